"""CLU-9 to CLU-14: what the weapons do."""

from __future__ import annotations

import pytest

from macabre import IllegalMove
from macabre.games.cluedo_cards.tests.positions import deal, draw, laid, legal_texts, table, texts, turn_up
from macabre.match import Match

NO_EFFECT = ["lead-piping", "spanner", "mustard", "plum", "green", "peacock", "scarlett", "white"]
NEXT_ROUND = [
    "plum-1 plum-2 plum-3 green-1 green-2",
    "mustard-1 mustard-2 mustard-3 white-1 white-2",
    "peacock-1 peacock-2 peacock-3 scarlett-1 scarlett-2",
]


def refused(match: Match, move: str) -> str | None:
    """The clause that forbids a move; it is indeed not made."""
    refusal = match.explain(move)
    assert refusal is not None
    before = match.digest()
    with pytest.raises(IllegalMove):
        match.play(move)
    assert match.digest() == before
    return refusal[0]


# --- CLU-9


def test_clu_9_dagger_asks_for_another_player_to_miss_a_turn() -> None:
    match = laid("dagger-1")
    assert (match.to_act, match.view(0)["phase"]) == ([0], "miss")
    assert legal_texts(match) == {"miss nobody", "miss 1", "miss 2"}


def test_clu_9_dagger_victim_misses_a_turn() -> None:
    match = laid("dagger-1")
    match.play("miss 1")
    assert match.to_act == [2]
    match = laid("dagger-1")
    match.play("miss 2")
    assert (match.to_act, match.view(0)["misses"]) == ([1], [0, 0, 1])
    draw(match, "rope-2")
    assert (match.to_act, match.view(0)["misses"]) == ([0], [0, 0, 0])


def test_clu_9_dagger_victim_misses_one_turn_only() -> None:
    match = laid("dagger-1")
    match.play("miss 1")
    match.play("play green-1")
    match.play("play plum-1")
    assert match.to_act == [1]


def test_clu_9_dagger_may_name_nobody() -> None:
    match = laid("dagger-1")
    assert {"type": "miss", "player": None} in match.legal_moves()
    match.play({"type": "miss", "player": None})
    assert (match.to_act, match.view(0)["misses"]) == ([1], [0, 0, 0])


@pytest.mark.parametrize("wrong", ["miss 0", "miss 3", "play plum-1", "draw", "swap 1"])
def test_clu_9_dagger_waits_for_its_victim_and_nothing_else(wrong: str) -> None:
    """Not for its owner, not for an empty chair, not for a second card."""
    assert refused(laid("dagger-1"), wrong) == "CLU-9"


def test_clu_9_nobody_is_named_without_a_dagger() -> None:
    assert refused(table(["plum-1 green-1", "plum-2 white-1"], "plum-3"), "miss 1") == "CLU-9"


# --- CLU-10


@pytest.mark.parametrize(("players", "next_to_act"), [(2, 0), (3, 2), (4, 2)])
def test_clu_10_candlestick_makes_the_next_player_miss_a_turn(players: int, next_to_act: int) -> None:
    match = laid("candlestick-1", players)
    view = match.view(0)
    assert (match.to_act, view["phase"], view["misses"]) == ([next_to_act], "play", [0] * players)


def test_clu_10_candlestick_of_the_last_seat_strikes_the_first() -> None:
    match = table(["plum-1 green-1", "plum-2 white-1", "candlestick-1 plum-3"], "candlestick-2", turn=2)
    match.play("play candlestick-1")
    assert match.to_act == [1]


def test_clu_10_candlestick_strikes_the_next_seat_even_if_it_must_already_miss() -> None:
    match = laid("candlestick-1", 4, misses=(0, 1, 0, 0))
    assert (match.to_act, match.view(0)["misses"]) == ([2], [0, 1, 0, 0])


# --- CLU-11


def test_clu_11_rope_gives_another_turn() -> None:
    match = laid("rope-1")
    assert (match.to_act, match.view(0)["phase"], match.view(0)["misses"]) == ([0], "play", [0, 0, 0])
    assert legal_texts(match) == {"play plum-1"}
    match.play("play plum-1")
    assert match.to_act == [1]


def test_clu_11_rope_without_a_fitting_card_is_another_turn_to_draw() -> None:
    match = table(["rope-1 plum-3 green-2", "plum-2 green-3"], "rope-2")
    match.play("play rope-1")
    assert (match.to_act, legal_texts(match)) == ([0], {"draw"})
    draw(match, "white-1")
    assert texts(match.view(0)["hands"][0]).split() == ["plum-3", "green-2", "white-1"]
    assert match.to_act == [1]


def test_clu_11_rope_after_rope_gives_yet_another_turn() -> None:
    match = table(["rope-1 rope-2 plum-2 green-2", "plum-1 green-3"], "rope-3")
    match.play("play rope-1")
    match.play("play rope-2")
    assert match.to_act == [0]


# --- CLU-12


def test_clu_12_revolver_must_swap_with_another_player() -> None:
    match = laid("revolver-1")
    assert (match.to_act, match.view(0)["phase"]) == ([0], "swap")
    assert legal_texts(match) == {"swap 1", "swap 2"}


def test_clu_12_revolver_swaps_the_whole_hands() -> None:
    match = laid("revolver-1")
    match.play("swap 2")
    view = match.view(None)
    assert [set(texts(hand).split()) for hand in view["hands"]] == [
        {"plum-3", "green-1"},
        {"plum-2", "green-3"},
        {"plum-1", "green-2"},
    ]
    assert (match.to_act, view["phase"]) == ([1], "play")


def test_clu_12_revolver_swaps_hands_of_other_sizes() -> None:
    match = table(["revolver-1 plum-1", "plum-2 green-1 white-1 rope-1"], "revolver-2")
    match.play("play revolver-1")
    match.play("swap 1")
    assert match.view("spectator")["hand_sizes"] == [4, 1]
    assert texts(match.view(1)["hands"][1]) == "plum-1"
    match.play("play plum-1")
    assert match.view(None)["hand_sizes"] == [4, 0]
    assert match.legal_moves("chance")[0]["type"] == "miniature"


@pytest.mark.parametrize("wrong", ["swap 0", "swap 3", "miss nobody", "play plum-1", "draw"])
def test_clu_12_revolver_waits_for_the_swap_and_nothing_else(wrong: str) -> None:
    assert refused(laid("revolver-1"), wrong) == "CLU-12"


def test_clu_12_nobody_swaps_without_a_revolver() -> None:
    assert refused(table(["plum-1 green-1", "plum-2 white-1"], "plum-3"), "swap 1") == "CLU-12"


# --- CLU-13


@pytest.mark.parametrize("picture", NO_EFFECT)
def test_clu_13_every_other_card_has_no_effect(picture: str) -> None:
    hands = [f"{picture}-1 rope-2", "dagger-1 dagger-2", "revolver-1 revolver-2"]
    match = table(hands, f"{picture}-3")
    match.play(f"play {picture}-1")
    view = match.view(None)
    assert (match.to_act, view["phase"], view["misses"]) == ([1], "play", [0, 0, 0])
    assert [texts(hand) for hand in view["hands"]] == ["rope-2", "dagger-1 dagger-2", "revolver-1 revolver-2"]
    assert view["scores"] == [0, 0, 0]


# --- CLU-14


def test_clu_14_a_player_named_twice_misses_two_turns() -> None:
    match = table(["dagger-1 plum-1", "dagger-2 plum-3", "white-1 white-3", "green-1 green-3"], "dagger-3")
    for move in ("play dagger-1", "miss 3", "play dagger-2", "miss 3"):
        match.play(move)
    assert match.view("spectator")["misses"] == [0, 0, 0, 2]
    acted = []
    for drawn in ("rope-1", "rope-3", "peacock-1", "peacock-3", "scarlett-1", "scarlett-3", "spanner-1"):
        acted += match.to_act
        draw(match, drawn)
    assert acted == [2, 0, 1, 2, 0, 1, 2]
    assert match.to_act == [3]


def test_clu_14_dagger_adds_to_turns_already_to_be_missed() -> None:
    match = laid("dagger-1", 4, misses=(0, 0, 1, 2))
    match.play("miss 3")
    assert (match.to_act, match.view(0)["misses"]) == ([1], [0, 0, 1, 3])
    draw(match, "rope-2")
    assert (match.to_act, match.view(0)["misses"]) == ([0], [0, 0, 0, 2])


def test_clu_14_candlestick_adds_to_turns_already_to_be_missed() -> None:
    match = laid("candlestick-1", 4, misses=(0, 2, 1, 0))
    assert (match.to_act, match.view(0)["misses"]) == ([3], [0, 2, 0, 0])


@pytest.mark.parametrize("moves", [["play dagger-1", "miss 1"], ["play candlestick-1"]])
def test_clu_14_with_two_players_dagger_and_candlestick_give_another_turn(moves: list[str]) -> None:
    match = table(["dagger-1 candlestick-1 plum-1", "plum-2 green-3"], "rope-1")
    for move in moves:
        match.play(move)
    assert (match.to_act, match.view(0)["misses"]) == ([0], [0, 0])
    match.play("play plum-1")
    assert match.to_act == [1]


def test_clu_14_with_two_players_a_dagger_for_nobody_gives_no_other_turn() -> None:
    match = laid("dagger-1", 2)
    match.play("miss nobody")
    assert match.to_act == [1]


def test_clu_14_turns_still_to_be_missed_are_forgotten_when_a_round_ends() -> None:
    match = table(["plum-1", "green-2 green-3", "white-1 white-2"], "plum-2", misses=(0, 2, 1))
    match.play("play plum-1")
    turn_up(match, 1, 2, 3)
    deal(match, NEXT_ROUND, "green-3")
    assert match.view("spectator")["misses"] == [0, 0, 0]
    assert match.to_act == [1]
    match.play("play mustard-3")
    assert match.to_act == [2]
