"""Where each seat has led each pawn: what a perfect memory keeps of the moves, for all to see (DED-37).

What that says about who owns whom is no part of the match: everybody judges it for themselves.
"""

from __future__ import annotations

from macabre.games.dead_end_drive.state import DIRECTIONS, NONE, MansionRecord, State
from macabre.kernel import inner

BITS = 5  # of a pawn's count, in one integer for all pawns
MOST = (1 << BITS) - 1  # where counting ends

# The favourite is the pawn whose portrait hangs. Any other is led to where it comes nearer by more spaces.
FAVOURITE_TO_DOOR, FAVOURITE_ASIDE, TO_DOOR, TO_TRAP = range(DIRECTIONS)


@inner
def times_led(counts: int, pawn: int) -> int:
    """How often, up to MOST."""
    return (counts >> (BITS * pawn)) & MOST


@inner
def direction(board: MansionRecord, s: State, pawn: int, to: int) -> int:
    """Where a move leads: onto a trap it never leads to the door. NONE if to both alike, or to neither."""
    here = s.places[pawn]
    nearer_door = board.door_distance[here] - board.door_distance[to]
    nearer_trap = board.trap_distance[here] - board.trap_distance[to]
    if pawn == s.portrait:
        return FAVOURITE_TO_DOOR if nearer_door > 0 and not board.trap_at[to] else FAVOURITE_ASIDE
    if nearer_trap > max(0, nearer_door) or board.trap_at[to]:
        return TO_TRAP
    return TO_DOOR if nearer_door > max(0, nearer_trap) else NONE


@inner
def note_move(board: MansionRecord, s: State, pawn: int, to: int) -> None:
    """The seat on turn is about to move a pawn within the house."""
    where = direction(board, s, pawn, to)
    if where != NONE and times_led(s.led[s.turn][where], pawn) < MOST:
        s.led[s.turn][where] += 1 << (BITS * pawn)
