"""CLU-4 to CLU-8: how a round begins, and what a turn is."""

from __future__ import annotations

from typing import Any

import pytest

from macabre import BadOption, IllegalMove
from macabre.games.cluedo_cards.tests.positions import (
    DECK,
    GAME,
    card,
    cards,
    deal,
    draw,
    legal_texts,
    table,
    texts,
    turn_up,
)
from macabre.match import Match
from macabre.rules import Viewer

HANDS = [
    "plum-1 plum-2 green-1 green-2 white-1",
    "mustard-1 mustard-2 peacock-1 peacock-2 white-2",
    "spanner-1 spanner-2 rope-1 rope-2 white-3",
]
ALL_VIEWERS: list[Viewer] = [0, 1, 2, "spectator", None]


def dealt(top: str = "scarlett-3", first_player: int = 0) -> Match:
    """A match of three whose first round is just dealt."""
    match = GAME.new(3, options={"first_player": first_player}, chance="manual")
    deal(match, HANDS, top)
    return match


def after_round(winner: int = 0, starter: int = 0) -> Match:
    """A match of three whose first round is just over, before the second is dealt."""
    hands = ["green-1 green-2", "green-3 white-1", "white-2 white-3"]
    hands[winner] = "plum-1"
    match = table(hands, "plum-2", turn=winner, starter=starter)
    match.play("play plum-1")
    turn_up(match, 1, 2, 3)
    return match


def chances(match: Match, key: str) -> list[Any]:
    """What chance may do now, by one key of its moves; all must be equally likely."""
    moves = match.legal_moves("chance")
    assert len({move["weight"] for move in moves}) == 1
    return [move[key] for move in moves]


# --- CLU-4


def test_clu_4_the_miniatures_are_seen_by_nobody_their_owners_included() -> None:
    match = dealt()
    for viewer in ALL_VIEWERS:
        assert match.view(viewer)["miniatures"] == [None, None, None]


def test_clu_4_each_player_has_one_of_the_four_at_random() -> None:
    match = table(["plum-1", "green-2", "white-3"], "plum-2")
    match.play("play plum-1")
    left = {0, 1, 2, 3}
    for seat, miniature in enumerate((2, 0, 3)):
        assert set(chances(match, "miniature")) == left
        assert set(chances(match, "player")) == {seat}
        match.play(f"miniature {seat} {miniature}", "chance")
        left.remove(miniature)
    assert {move["type"] for move in match.legal_moves("chance")} == {"deal"}


def test_clu_4_the_miniatures_are_shuffled_anew_each_round() -> None:
    match = after_round()
    deal(match, HANDS, "scarlett-3")
    for viewer in ALL_VIEWERS:
        assert match.view(viewer)["miniatures"] == [None, None, None]
    match = _to_the_end_of_the_round(match)
    assert set(chances(match, "miniature")) == {0, 1, 2, 3}


def _to_the_end_of_the_round(match: Match) -> Match:
    """Play whatever comes first, until somebody has laid the last card."""
    round_number = match.view(None)["round"]
    while not (match.chance_to_act and match.legal_moves("chance")[0]["type"] == "miniature"):
        who = "chance" if match.chance_to_act else None
        match.play(match.legal_moves(who)[0], who)
    assert match.view(None)["round"] == round_number
    return match


# --- CLU-5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clu_5_five_cards_each_the_rest_is_the_pile_and_one_is_turned_up(players: int) -> None:
    view = GAME.new(players, seed=1).view(None)
    assert view["hand_sizes"] == [5] * players
    assert view["draw_pile"] == 36 - 5 * players - 1
    assert len(view["discards"]) == 1
    seen = texts([*view["discards"], *(c for hand in view["hands"] for c in hand)]).split()
    assert len(set(seen)) == 5 * players + 1


def test_clu_5_every_card_is_as_likely_and_comes_once() -> None:
    match = GAME.new(2, options={"first_player": 0}, chance="manual")
    left = texts(DECK.cards).split()
    for _ in range(11):
        assert texts(chances(match, "card")).split() == left
        match.play(match.legal_moves("chance")[-1], "chance")
        left.pop()
    assert match.to_act == [0]


def test_clu_5_all_cards_are_shuffled_anew_each_round() -> None:
    match = after_round()
    assert len(chances(match, "card")) == 36
    deal(match, HANDS, "plum-3")
    view = match.view(None)
    assert [texts(hand) for hand in view["hands"]] == [texts(hand) for hand in dealt().view(None)["hands"]]
    assert view["discards"] == cards("plum-3")
    assert (view["draw_pile"], view["hand_sizes"], view["round"]) == (20, [5, 5, 5], 2)


@pytest.mark.parametrize("top", ["dagger-3", "candlestick-3", "revolver-3", "rope-3"])
def test_clu_5_the_first_card_has_no_effect(top: str) -> None:
    match = dealt(top, first_player=1)
    view = match.view(None)
    assert (view["phase"], view["turn"], view["misses"]) == ("play", 1, [0, 0, 0])
    draw(match, "scarlett-3")
    assert match.to_act == [2]


# --- CLU-6


def test_clu_6_chance_chooses_who_starts_the_first_round() -> None:
    match = GAME.new(3, chance="manual")
    assert chances(match, "player") == [0, 1, 2]
    match.play("start 2", "chance")
    deal(match, HANDS, "scarlett-3")
    assert match.to_act == [2]
    assert match.view(0)["starter"] == 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_clu_6_the_option_first_player_says_who_starts(seat: int) -> None:
    match = dealt(first_player=seat)
    assert match.to_act == [seat]
    assert match.view(0)["starter"] == seat


def test_clu_6_the_option_first_player_is_a_seat_of_the_match() -> None:
    for wrong in (3, -1, "Anna", True):
        with pytest.raises(BadOption):
            GAME.new(3, options={"first_player": wrong})


@pytest.mark.parametrize("winner", [0, 1, 2])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_clu_6_a_later_round_starts_one_seat_clockwise_whoever_won(winner: int, starter: int) -> None:
    match = after_round(winner, starter)
    deal(match, HANDS, "scarlett-3")
    assert match.view(0)["starter"] == (starter + 1) % 3
    assert match.to_act == [(starter + 1) % 3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clu_6_play_goes_clockwise_and_round_again(players: int) -> None:
    hands = ["plum-1 green-1", "plum-2 green-2", "plum-3 green-3", "white-1 white-2"][:players]
    match = table(hands, "mustard-1", turn=1)
    turns = []
    for _ in range(players + 1):
        turns += match.to_act
        match.play(match.legal_moves()[0])
        if match.chance_to_act:
            match.play(match.legal_moves("chance")[-1], "chance")
    assert turns == [(1 + i) % players for i in range(players + 1)]


def test_clu_6_nobody_plays_out_of_turn() -> None:
    match = table(["plum-1 green-1", "plum-2 green-2"], "plum-3")
    assert match.legal_moves(1) == []
    refusal = match.explain("play plum-2", 1)
    assert refusal is not None
    assert refusal[0] == "CLU-6"
    with pytest.raises(IllegalMove):
        match.play("play plum-2", 1)
    assert match.to_act == [0]


# --- CLU-7


def test_clu_7_a_card_of_the_same_picture_or_number_may_be_laid() -> None:
    match = table(["plum-1 plum-3 green-2 white-1 rope-3 dagger-2", "green-1"], "plum-2")
    assert legal_texts(match) == {"play plum-1", "play plum-3", "play green-2", "play dagger-2"}


def test_clu_7_the_card_laid_is_the_new_top_and_has_left_the_hand() -> None:
    match = table(["plum-1 green-3", "white-1 rope-3"], "plum-2")
    match.play("play plum-1")
    view = match.view(0)
    assert view["discards"] == cards("plum-2 plum-1")
    assert texts(view["hands"][0]) == "green-3"
    assert view["hand_sizes"] == [1, 2]
    assert legal_texts(match) == {"play white-1"}


def test_clu_7_one_card_a_turn() -> None:
    match = table(["plum-1 plum-3 green-3", "white-1 rope-3"], "plum-2")
    match.play("play plum-1")
    assert match.to_act == [1]


@pytest.mark.parametrize(
    ("wrong", "called"), [("white-1", "Mrs White 1"), ("green-3", "Reverend Green 3"), ("plum-3", "Professor Plum 3")]
)
def test_clu_7_another_card_is_refused(wrong: str, called: str) -> None:
    """Neither picture nor number fits, or it is not in the hand."""
    match = table(["plum-1 white-1 green-3", "plum-3"], "plum-2")
    refusal = match.explain({"type": "play", "card": card(wrong)})
    assert refusal is not None
    assert refusal[0] == "CLU-7"
    assert refusal[1].startswith(called)
    before = match.digest()
    with pytest.raises(IllegalMove, match="CLU-7"):
        match.play(f"play {wrong}")
    assert match.digest() == before


# --- CLU-8


def test_clu_8_who_cannot_play_takes_the_top_card_and_the_turn_passes() -> None:
    match = table(["plum-1 green-1", "white-1 rope-3"], "scarlett-2")
    assert legal_texts(match) == {"draw"}
    match.play("draw")
    assert len(chances(match, "card")) == 36 - 5
    assert set(chances(match, "player")) == {0}
    match.play("draw 0 white-3", "chance")
    view = match.view(0)
    assert sorted(texts(view["hands"][0]).split()) == ["green-1", "plum-1", "white-3"]
    assert (view["hand_sizes"], view["draw_pile"], view["turn"]) == ([3, 2], 30, 1)
    assert view["discards"] == cards("scarlett-2")


def test_clu_8_the_card_just_drawn_waits_for_the_next_turn() -> None:
    match = table(["plum-1 green-1", "white-1 rope-3"], "scarlett-2")
    draw(match, "scarlett-3")
    assert match.to_act == [1]
    draw(match, "mustard-1")
    assert legal_texts(match) == {"play scarlett-3"}


def test_clu_8_who_can_play_must_play() -> None:
    match = table(["plum-1 green-1", "white-1 rope-3"], "plum-2")
    assert legal_texts(match) == {"play plum-1"}
    refusal = match.explain("draw")
    assert refusal is not None
    assert refusal[0] == "CLU-8"
    with pytest.raises(IllegalMove, match="CLU-8"):
        match.play("draw")
