"""What the log says of turns that are missed or taken again, and of the piles."""

from __future__ import annotations

from macabre.games.cluedo_cards.tests.positions import draw, laid, stuck, table
from macabre.match import Match


def told(match: Match) -> list[str]:
    """The sentences so far, as everybody hears them."""
    return [event["text"] for event in match.told("spectator") if event["text"]]


def test_clu_10_a_turn_that_the_candlestick_takes_is_told() -> None:
    match = laid("candlestick-1")
    missed = "Player 2 misses a turn because of the Candlestick."
    assert told(match) == ["Player 1 lays Candlestick 1.", missed]
    assert match.events[-1]["clause"] == "CLU-10"


def test_clu_11_another_turn_is_told() -> None:
    assert told(laid("rope-1")) == ["Player 1 lays Rope 1.", "The Rope gives Player 1 another turn."]


def test_clu_14_a_missed_turn_is_told_when_it_is_missed() -> None:
    match = laid("dagger-1")
    match.play("miss 2")
    assert told(match)[-1] == "Player 1 uses the Dagger on Player 3."
    draw(match, "rope-2")
    missed = "Player 3 misses a turn because of the Dagger."
    assert told(match)[-2:] == ["Player 2 has no card that fits and must draw.", missed]
    assert match.events[-1]["clause"] == "CLU-9"


def test_clu_14_several_missed_turns_are_told_in_order_with_what_is_left() -> None:
    match = laid("candlestick-1", misses=(0, 0, 2))
    assert match.to_act == [0]
    first, second = match.events[-2:]
    assert (first["text"], first["clause"]) == ("Player 2 misses a turn because of the Candlestick.", "CLU-10")
    assert second["text"] == "Player 3 misses a turn because of the Dagger, and must miss 1 more."
    assert second["clause"] == "CLU-9"


def test_clu_9_a_dagger_may_be_used_on_nobody() -> None:
    match = laid("dagger-1")
    match.play("miss nobody")
    assert told(match)[-1] == "Player 1 uses the Dagger on nobody."


def test_clu_14_with_two_players_the_other_misses_a_turn() -> None:
    match = laid("candlestick-1", players=2)
    assert (match.to_act, told(match)[-1]) == ([0], "Player 2 misses a turn because of the Candlestick.")


def test_clu_6_an_ordinary_turn_tells_of_nobody_who_misses() -> None:
    match = table(["spanner-1 plum-1", "green-1 green-2", "white-1 white-2"], "spanner-2")
    match.play("play spanner-1")
    assert told(match) == ["Player 1 lays Spanner 1."]


def test_clu_15_the_last_card_gives_no_other_turn() -> None:
    match = table(["rope-1", "green-1 green-2"], "rope-2")
    match.play("play rope-1")
    assert told(match)[:2] == [
        "Player 1 lays Rope 1.",
        "Player 1 has laid the last card, so round 1 is over: 3 points.",
    ]


def test_clu_18_a_new_pile_is_told() -> None:
    match = table(["plum-1 green-1", "white-1 rope-3"], "scarlett-2", pile="")
    match.play("draw")
    assert told(match) == [
        "Player 1 has no card that fits and must draw.",
        "The draw pile is empty: all discards except the top card are shuffled into a new pile of 31.",
    ]
    match.play("draw 0 mustard-2", "chance")
    draw(match, "mustard-3")
    assert told(match)[-1] == "Player 2 has no card that fits and must draw."


def test_clu_19_that_there_is_nothing_to_draw_is_told() -> None:
    match = stuck()
    match.play("draw")
    assert told(match) == ["Player 2 has no card that fits and must draw.", "There is nothing to draw."]
