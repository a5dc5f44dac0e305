"""Kernels that probe the mansion from one position: is there a way, and how long is the shortest one out?"""

from __future__ import annotations

from typing import Any

from macabre.desk import BOARD, SCRATCH, STATE, Desk
from macabre.games.dead_end_drive.moving import candidates, confirm_one, seated
from macabre.games.dead_end_drive.paths import (
    close_spaces,
    find_walk,
    fits,
    forget_survey,
    leaving_count,
    open_spaces,
    survey,
)
from macabre.games.dead_end_drive.state import COUNTS
from macabre.kernel import kernel

NO_WAY, ONLY_TWICE, A_WAY = range(3)  # what a probe finds: nothing, only by using a space twice, a path


class HouseDesk(Desk):
    """One position in one mansion."""

    boards: Any = BOARD
    states: Any = STATE
    scratch: Any = SCRATCH


@kernel(HouseDesk)
def probe(desk: HouseDesk, pawn: int, count: int, to: int, blocking: int) -> int:
    """Whether a pawn comes to a space by exactly the count; the path lies in `trail`, its end first."""
    board, s, out = desk.boards[0], desk.states[0], desk.scratch[0]
    start = s.places[pawn]
    close_spaces(board, s, out)
    survey(board, out, start, count, blocking)
    found = NO_WAY
    if to != start and fits(board, out, start, to, count, 0):
        found = A_WAY if find_walk(board, out, start, to, count) else ONLY_TWICE
    forget_survey(out)
    open_spaces(board, s, out)
    return found


@kernel(HouseDesk)
def count_to_leave(desk: HouseDesk, pawn: int, blocking: int) -> int:
    """The least count by which a pawn can leave the house, up to the longest move; 0 if there is none."""
    board, s, out = desk.boards[0], desk.states[0], desk.scratch[0]
    close_spaces(board, s, out)
    survey(board, out, s.places[pawn], COUNTS, blocking)
    least = leaving_count(board, out)
    forget_survey(out)
    open_spaces(board, s, out)
    return least


@kernel(HouseDesk)
def can_move(desk: HouseDesk, pawn: int, count: int, blocking: int) -> int:
    """Whether a pawn has any full move by a count (DED-12, DED-17)."""
    board, s, out = desk.boards[0], desk.states[0], desk.scratch[0]
    close_spaces(board, s, out)
    survey(board, out, s.places[pawn], count, blocking)
    n = candidates(board, s, out, pawn, count, seated(board, s) != 0)
    found = confirm_one(board, s, out, pawn, count, n, 0)
    forget_survey(out)
    open_spaces(board, s, out)
    return found
