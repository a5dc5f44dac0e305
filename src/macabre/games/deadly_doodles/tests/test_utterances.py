"""Every refusal and every event of Deadly Doodles is uttered somewhere, by its clause."""

from __future__ import annotations

import pytest

from macabre.games.deadly_doodles.tests.table import (
    GAME,
    STREET,
    at_the_end,
    begin,
    own_map,
    put,
    weapon_too_late,
)
from macabre.match import Match
from macabre.testing.utterances import Uttered, asked, check_events, check_refusals
from macabre.testing.walk import Dice, play_random_move


def refused_by_hand() -> Uttered:
    match = begin("trap", "corner", "t", "cross", players=2)
    odd = ["mark trap", "draw straight B1 NS", "draw corner B1 NS", "draw t B1 NES", "draw corner C3 NE", "trap A1"]
    found = asked(match, *odd, "mark t", "no-trap", "draw corner D1 ES")
    match.play("trap A3", 0)
    found |= asked(match, "draw corner A3 NE", "trap B3")
    match = begin("trap", "trap", "corner", "t", players=2)
    match.play("trap A3", 0)
    found |= asked(match, "trap A3", "no-trap", "draw corner A3 NE")
    found |= asked(begin("t", "corner", "t", "cross", players=2, without_traps=True), "trap A3")
    drawn = put(begin("trap", "corner", "t", "cross", players=2), ["B1 NS", ""])
    return found | asked(drawn, "draw corner B1 NE", "trap B1", "draw corner G7 NW", "draw cross A1 NESW")


def seldom_told() -> list[Match]:
    """A Trap that cannot be set."""
    match = put(begin("trap", "trap", "t", "t", players=2, board=own_map(STREET)), ["A1 N"])
    match.play("trap N1", 0)
    match.play("no-trap", 0)
    return [match, weapon_too_late(), three_rounds()]


def three_rounds() -> Match:
    """A match of three rounds, played to its end."""
    match, dice = GAME.new(1, seed=1, options={"number_of_rounds": 3}), Dice(1)
    while not match.finished:
        play_random_move(match, dice)
    return match


@pytest.mark.slow
def test_every_refusal_is_uttered_somewhere() -> None:
    check_refusals(GAME, refused_by_hand())


@pytest.mark.slow
def test_every_event_and_its_clause_is_told_somewhere() -> None:
    check_events(GAME, seldom_told())


def test_doo_11_a_trap_card_and_a_taken_room_are_refused_by_its_clause() -> None:
    found = refused_by_hand()
    assert ("DOO-11", "a trap needs an empty room, and A1 has monster B") in found
    assert ("DOO-11", "a Trap is not a path segment: set it in an empty room") in found


def test_doo_4_after_the_last_round_its_clause_is_quoted() -> None:
    assert at_the_end(["B1 NS"]).explain("mark t", 0) == ("DOO-4", "the match is over")
