"""CLU-15 to CLU-19: how rounds and matches end."""

from __future__ import annotations

from typing import Any

import pytest

from macabre import BadOption, IllegalMove
from macabre.games.cluedo_cards.tests.positions import (
    DECK,
    GAME,
    NOTHING_FITS,
    cards,
    deck_text,
    draw,
    legal_texts,
    load_deck,
    stuck,
    table,
    texts,
    turn_up,
)
from macabre.match import Match

DAGGER, CANDLESTICK, REVOLVER, ROPE = range(4)  # the miniatures, by the first picture on each


def last_card(last: str, *miniatures: int, scores: tuple[int, ...] = (), target: int = 10) -> Match:
    """Seat 0 of three has laid its last card, and these miniatures were turned up."""
    match = table([last, "green-1 green-2", "white-1 white-2"], f"{last[:-1]}3", scores=scores, target=target)
    match.play(f"play {last}")
    turn_up(match, *miniatures)
    return match


def event(match: Match, kind: str) -> dict[str, Any]:
    """The last event of that kind."""
    return [told for told in match.events if told["type"] == kind][-1]


# --- CLU-15


def test_clu_15_the_first_without_cards_wins_the_round_and_scores_3() -> None:
    match = last_card("plum-1", CANDLESTICK, REVOLVER, ROPE)
    view = match.view(0)
    assert view["scores"] == [3, 0, 0]
    assert (view["last_round"]["winner"], view["last_round"]["card"]) == (0, cards("plum-1")[0])
    assert (view["round"], view["hand_sizes"]) == (2, [0, 0, 0])
    assert event(match, "round-end")["winner"] == 0


def test_clu_15_a_hand_with_a_card_left_has_not_won() -> None:
    match = table(["plum-1 white-1", "green-1"], "plum-2")
    match.play("play plum-1")
    assert (match.to_act, match.scores) == ([1], [0, 0])


@pytest.mark.parametrize("last", ["dagger-1", "candlestick-1", "revolver-1", "rope-1"])
def test_clu_15_the_effect_of_the_last_card_is_not_carried_out(last: str) -> None:
    match = table([last, "green-1 green-2", "white-1 white-2"], f"{last[:-1]}3", target=3)
    match.play(f"play {last}")
    assert match.to_act == []
    assert match.legal_moves("chance")[0]["type"] == "miniature"
    turn_up(match, *(miniature for miniature in range(4) if last[:-2] not in shown(miniature)))
    view = match.view(None)
    assert (match.winners, view["misses"]) == ([0], [0, 0, 0])
    assert [texts(hand) for hand in view["hands"]] == ["", "green-1 green-2", "white-1 white-2"]


def shown(miniature: int) -> list[str]:
    """The pictures on a miniature."""
    pictures: list[str] = DECK.miniatures[miniature]["pictures"]
    return pictures


def test_clu_15_a_hand_got_by_a_swap_wins_only_by_its_last_card() -> None:
    match = table(["revolver-1 plum-2 plum-3", "plum-1"], "revolver-2")
    match.play("play revolver-1")
    match.play("swap 1")
    assert (match.to_act, match.scores) == ([1], [0, 0])


# --- CLU-16


@pytest.mark.parametrize("loser", [0, 1, 2])
def test_clu_16_whose_miniature_shows_the_last_card_loses_its_points(loser: int) -> None:
    """The winner of the round included."""
    miniatures = [CANDLESTICK, REVOLVER, ROPE]
    miniatures[loser] = DAGGER
    expected = [3, 0, 0]
    expected[loser] -= 1
    assert last_card("plum-1", *miniatures).scores == expected


def test_clu_16_the_points_are_those_of_the_miniature() -> None:
    assert last_card("spanner-1", DAGGER, ROPE, REVOLVER, scores=(0, 5, 5)).scores == [3, 3, 5]
    assert last_card("peacock-1", DAGGER, ROPE, REVOLVER, scores=(0, 5, 5)).scores == [3, 5, 4]


def test_clu_16_nobody_loses_if_the_miniature_is_set_aside() -> None:
    assert last_card("plum-1", CANDLESTICK, REVOLVER, ROPE, scores=(1, 2, 3)).scores == [4, 2, 3]


def test_clu_16_a_score_may_fall_below_zero() -> None:
    assert last_card("white-3", DAGGER, ROPE, REVOLVER, scores=(0, 1, 0)).scores == [3, -1, 0]
    assert last_card("white-3", DAGGER, ROPE, REVOLVER, scores=(0, -4, 0)).scores == [3, -6, 0]


def test_clu_16_all_miniatures_are_turned_up() -> None:
    match = last_card("plum-1", DAGGER, REVOLVER, ROPE)
    last = match.view("spectator")["last_round"]
    assert [miniature["pictures"] for miniature in last["miniatures"]] == [shown(i) for i in (DAGGER, REVOLVER, ROPE)]
    assert [miniature["points"] for miniature in last["miniatures"]] == [1, 1, 2]
    told = [told for told in match.events if told["type"] == "miniature"]
    assert [(turned["seat"], turned["lost"]) for turned in told] == [(0, 1), (1, 0), (2, 0)]


# --- CLU-17


def test_clu_17_the_first_to_reach_10_wins() -> None:
    match = last_card("plum-1", CANDLESTICK, DAGGER, ROPE, scores=(7, 9, 9))
    assert (match.finished, match.winners, match.scores) == (True, [0], [10, 8, 9])
    assert match.view(1)["phase"] == "over"
    assert (match.to_act, match.legal_moves(), match.chance_to_act) == ([], [], False)


def test_clu_17_nine_points_do_not_win() -> None:
    match = last_card("plum-1", CANDLESTICK, DAGGER, ROPE, scores=(6, 9, 9))
    assert (match.finished, match.winners, match.view(0)["round"]) == (False, [], 2)


def test_clu_17_points_are_counted_after_the_miniatures() -> None:
    """Ten points less the miniature's are not ten; twelve less two are."""
    match = last_card("plum-1", DAGGER, CANDLESTICK, ROPE, scores=(7, 0, 0))
    assert (match.finished, match.scores) == (False, [9, 0, 0])
    match = last_card("spanner-1", ROPE, CANDLESTICK, DAGGER, scores=(9, 0, 0))
    assert (match.finished, match.winners, match.scores) == (True, [0], [10, 0, 0])


@pytest.mark.parametrize("target", [1, 3, 4, 50])
def test_clu_17_the_option_target_says_how_many_points_win(target: int) -> None:
    match = last_card("plum-1", CANDLESTICK, REVOLVER, ROPE, scores=(target - 3, 0, 0), target=target)
    assert (match.view(0)["target"], match.winners) == (target, [0])
    match = last_card("plum-1", CANDLESTICK, REVOLVER, ROPE, scores=(target - 4, 0, 0), target=target)
    assert (match.finished, match.winners) == (False, [])


def test_clu_17_the_target_is_1_to_50_and_10_unless_told() -> None:
    assert GAME.new(2, seed=1).view(0)["target"] == GAME.options["target"].default == 10
    for wrong in (0, 51, -1, "ten", None, True):
        with pytest.raises(BadOption):
            GAME.new(2, options={"target": wrong})


def test_clu_17_nobody_moves_when_the_match_is_over() -> None:
    match = last_card("plum-1", CANDLESTICK, REVOLVER, ROPE, target=1)
    assert match.explain("draw", 1) == ("CLU-17", "the match is over")
    with pytest.raises(IllegalMove, match="CLU-17"):
        match.play("draw", 1)


# --- CLU-18


def test_clu_18_all_of_the_discards_but_the_top_card_are_shuffled_into_a_new_pile() -> None:
    match = table(["plum-1 green-1", "white-1 rope-3"], "scarlett-2", pile="")
    below = texts(match.view(0)["discards"][:-1]).split()
    assert (len(below), legal_texts(match)) == (31, {"draw"})
    match.play("draw")
    view = match.view("spectator")
    assert (view["discards"], view["draw_pile"]) == (cards("scarlett-2"), 31)
    chances = match.legal_moves("chance")
    assert {move["weight"] for move in chances} == {1}
    assert sorted(texts(move["card"] for move in chances).split()) == sorted(below)
    match.play("draw 0 mustard-2", "chance")
    view = match.view(0)
    assert (view["draw_pile"], view["hand_sizes"], match.to_act) == (30, [3, 2], [1])
    assert "mustard-2" in texts(view["hands"][0]).split()


def test_clu_18_nothing_is_shuffled_until_somebody_must_draw() -> None:
    match = table(["plum-1 green-1", "white-3 rope-1"], "scarlett-2", pile="mustard-3")
    draw(match, "mustard-3")
    view = match.view(0)
    assert (view["draw_pile"], len(view["discards"])) == (0, 31)
    draw(match, "dagger-1")
    assert match.view(0)["draw_pile"] == 29


def test_clu_18_nothing_is_shuffled_for_who_can_play() -> None:
    match = table(["plum-1 green-1", "white-1 rope-3"], "plum-2", pile="")
    match.play("play plum-1")
    view = match.view(0)
    assert (view["draw_pile"], len(view["discards"])) == (0, 33)


# --- CLU-19

ONE_PAIR_FITS = load_deck(
    deck_text([("a", "none", [1, 2]), *((letter, "none", [ord(letter)]) for letter in "cdefghi")], deal=1)
)


def test_clu_19_who_can_neither_play_nor_draw_makes_the_move_draw_which_draws_nothing() -> None:
    match = stuck()
    before = match.view(None)
    assert match.legal_moves() == [{"type": "draw"}]
    match.play("draw")
    after = match.view(None)
    assert match.to_act == [2]
    for key in ("hands", "hand_sizes", "draw_pile", "discards", "misses", "scores", "round"):
        assert after[key] == before[key]


@pytest.mark.parametrize("players", [2, 3])
def test_clu_19_if_that_happens_to_every_seat_in_a_row_the_round_is_void(players: int) -> None:
    match = stuck(players)
    for _ in range(players - 1):
        match.play("draw")
        assert match.view(0)["round"] == 1
    match.play("draw")
    view = match.view(0)
    assert (view["round"], view["scores"]) == (2, [2, -1, 3][:players])
    assert view["last_round"]["winner"] is None
    assert (view["starter"], view["turn"]) == (2 % players, 2 % players)
    assert [move["type"] for move in match.legal_moves("chance")] == ["deal"] * 9
    assert event(match, "void")["round"] == 1


def test_clu_19_a_void_round_is_followed_by_a_new_one() -> None:
    match = GAME.new(2, seed=1, board=NOTHING_FITS, options={"first_player": 0})
    starters = {}
    for _ in range(3 * 8):  # six cards are drawn, then both find nothing
        view = match.view(0)
        starters[view["round"]] = view["starter"]
        match.play("draw")
    assert starters == {1: 0, 2: 1, 3: 0}
    view = match.view(0)
    assert (view["round"], view["scores"]) == (4, [0, 0])
    assert (view["hand_sizes"], view["draw_pile"], view["misses"]) == ([1, 1], 6, [0, 0])


def test_clu_19_every_seat_must_be_stuck_not_as_many_turns_as_there_are_seats() -> None:
    match = stuck(misses=(2, 0, 0))
    for acting in (1, 2, 1, 2, 1, 2):
        assert match.to_act == [acting]
        assert match.view(0)["round"] == 1
        match.play("draw")
    assert match.to_act == [0]
    match.play("draw")
    assert match.view(0)["round"] == 2


def test_clu_19_a_card_laid_in_between_begins_the_row_anew() -> None:
    """Seats 0 and 1 are stuck, seat 2 plays: then there is a card to draw again."""
    hands = ["c-99 d-100", "e-101 f-102", "a-1 g-103 h-104 i-105"]
    match = table(hands, "a-2", deck=ONE_PAIR_FITS)
    match.play("draw")
    match.play("draw")
    match.play("play a-1")
    assert (match.to_act, match.view(0)["round"]) == ([0], 1)
    draw(match, "a-2")
    match.play("draw")
    assert (match.to_act, match.view(0)["round"]) == ([2], 1)
    match.play("draw")
    assert (match.to_act, match.view(0)["round"]) == ([0], 1)
    match.play("play a-2")
    assert match.to_act == [1]
