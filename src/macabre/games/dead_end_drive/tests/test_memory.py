"""What a perfect memory keeps of the moves."""

import pytest

from macabre.games.dead_end_drive.memory import (
    BITS,
    FAVOURITE_ASIDE,
    FAVOURITE_TO_DOOR,
    MOST,
    TO_DOOR,
    TO_TRAP,
    note_move,
    times_led,
)
from macabre.games.dead_end_drive.state import DIRECTIONS
from macabre.games.dead_end_drive.tests.table import BOARD, GAME, PAWNS, space, table
from macabre.testing.walk import record_of

LULU = PAWNS.index("Lulu")


def moved(start, to, portrait):
    match = table(4, dice=(3, 4), portrait=portrait, pawns={"Lulu": start})
    match.play({"type": "move", "pawn": "Lulu", "die": 3, "to": to})
    return match


def remembered(match):
    """By whom, where and whom, as often as it was; everybody may see it."""
    led = GAME.rules.state.read(match.sight("spectator")).led
    counts = {
        (seat, where, pawn): times_led(led[seat][where], pawn)
        for seat in range(4)
        for where in range(DIRECTIONS)
        for pawn in range(len(PAWNS))
    }
    return {key: count for key, count in counts.items() if count}


@pytest.mark.parametrize(
    ("start", "to", "portrait", "where"),
    [
        ("G4", "H2", "Lulu", FAVOURITE_TO_DOOR),
        ("G4", "F2", "Lulu", FAVOURITE_TO_DOOR),  # as near to a trap
        ("G4", "H4", "Lulu", FAVOURITE_ASIDE),
        ("G3", "D3", "Lulu", FAVOURITE_ASIDE),  # onto a trap
        ("G4", "H2", "Clay", TO_DOOR),
        ("K4", "H4", "Clay", TO_DOOR),  # by 3 nearer, to a trap by 2
        ("G4", "E5", "Clay", TO_TRAP),
        ("G3", "D3", "Clay", TO_TRAP),  # onto a trap
    ],
)
def test_ded_37_a_move_is_remembered_by_where_it_leads(start, to, portrait, where):
    assert remembered(moved(start, to, portrait)) == {(0, where, LULU): 1}


@pytest.mark.parametrize(("start", "to"), [("G4", "F2"), ("G4", "H4"), ("N4", "L3")])
def test_a_move_to_the_door_and_a_trap_alike_or_to_neither_leads_nowhere(start, to):
    assert remembered(moved(start, to, "Clay")) == {}


def test_a_count_that_is_full_stays_and_leaves_its_neighbours_alone():
    s = record_of(table(4, portrait="Clay", pawns={"Lulu": "G4"}))
    for _ in range(MOST + 5):
        note_move(BOARD.record, s, LULU, space("H2"))
    assert s.led[0][TO_DOOR] == MOST << BITS * LULU


def test_it_is_the_seat_on_turn_that_leads():
    s = record_of(table(4, portrait="Clay", pawns={"Lulu": "G4"}, turn=2))
    note_move(BOARD.record, s, LULU, space("H2"))
    assert [s.led[seat][TO_DOOR] for seat in range(4)] == [0, 0, 1 << BITS * LULU, 0]
