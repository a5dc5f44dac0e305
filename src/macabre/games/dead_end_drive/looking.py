"""Looks into the mansion for those who ask: paths to show, and whether a target can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.moving import candidates, confirm_one, seated
from macabre.games.dead_end_drive.paths import (
    CROSSING_CHAIRS,
    STRICT,
    close_spaces,
    find_walk,
    fits,
    forget_survey,
    leaving_count,
    open_spaces,
    survey,
)
from macabre.games.dead_end_drive.state import COUNTS, OUTSIDE, Scratch, State
from macabre.kernel import compiled
from macabre.record import Array

NO_WAY, ONLY_TWICE, A_WAY = range(3)  # what a probe finds: nothing, only by using a space twice, a path
MOST_TRIED = 10_000


@compiled
def probe(boards: Any, states: Any, scratch: Any, pawn: int, count: int, to: int, blocking: int) -> int:
    """Whether a pawn comes to a space by exactly the count; the path lies in `trail`, its end first."""
    board, s, out = boards[0], states[0], scratch[0]
    start = s.places[pawn]
    close_spaces(board, s, out)
    survey(board, out, start, count, blocking)
    found = NO_WAY
    if to != start and fits(board, out, start, to, count, 0):
        found = A_WAY if find_walk(board, out, start, to, count) else ONLY_TWICE
    forget_survey(out)
    open_spaces(board, s, out)
    return found


@compiled
def count_to_leave(boards: Any, states: Any, scratch: Any, pawn: int, blocking: int) -> int:
    """The least count by which a pawn can leave the house, up to the longest move; 0 if there is none."""
    board, s, out = boards[0], states[0], scratch[0]
    close_spaces(board, s, out)
    survey(board, out, s.places[pawn], COUNTS, blocking)
    least = leaving_count(board, out)
    forget_survey(out)
    open_spaces(board, s, out)
    return least


@compiled
def can_move(boards: Any, states: Any, scratch: Any, pawn: int, count: int, blocking: int) -> int:
    """Whether a pawn has any full move by a count (DED-12, DED-17)."""
    board, s, out = boards[0], states[0], scratch[0]
    close_spaces(board, s, out)
    survey(board, out, s.places[pawn], count, blocking)
    n = candidates(board, s, out, pawn, count, seated(board, s) != 0)
    found = confirm_one(board, s, out, pawn, count, n, 0)
    forget_survey(out)
    open_spaces(board, s, out)
    return found


class Inquiry:
    """One position, in which a pawn's ways can be asked for, also as they would be without a rule."""

    def __init__(self, board: Mansion, s: State) -> None:
        self.board = board
        self.states: Array = np.frombuffer(bytes(s), State.layout.dtype).copy()
        self.s: State = State.layout.structs(self.states)[0]
        self.scratch = Scratch.layout.array()
        self.out: Scratch = Scratch.layout.structs(self.scratch)[0]

    def without_pawns(self, pawn: int) -> Inquiry:
        """The same with all other pawns out of the way."""
        look = Inquiry(self.board, self.s)
        for other in range(len(look.s.places)):
            if other != pawn:
                look.s.places[other] = -1
        return look

    def blocking(self, pawn: int, count: int) -> int:
        """What stops the pawn now: empty chairs too, unless it has no full move otherwise (DED-17)."""
        return STRICT if can_move(self.board.array, self.states, self.scratch, pawn, count, STRICT) else CROSSING_CHAIRS

    def can_move(self, pawn: int, count: int) -> bool:
        """Whether the pawn has a full move by the count."""
        blocking = self.blocking(pawn, count)
        return bool(can_move(self.board.array, self.states, self.scratch, pawn, count, blocking))

    def find(self, pawn: int, count: int, to: int, blocking: int, plan: Array | None = None) -> int:
        """Whether the pawn comes to a space, in this mansion or in a changed one."""
        boards = self.board.array if plan is None else plan
        return int(probe(boards, self.states, self.scratch, pawn, count, to, blocking))

    def count_to_leave(self, pawn: int, blocking: int) -> int:
        """The least count by which the pawn could leave the house, 0 if there is none."""
        return int(count_to_leave(self.board.array, self.states, self.scratch, pawn, blocking))

    def path(self, pawn: int, count: int, to: int) -> list[int]:
        """The spaces of one path, from where the pawn stands to the target."""
        blocking = self.blocking(pawn, count)
        if to != OUTSIDE:
            self.find(pawn, count, to, blocking)
            return list(reversed(self.out.trail[: count + 1]))
        steps = self.count_to_leave(pawn, blocking) - 1
        if steps:
            self.find(pawn, steps, self.board.record.door, blocking)
        return [*(reversed(self.out.trail[: steps + 1]) if steps else [self.s.places[pawn]]), OUTSIDE]

    def finds_with_more_hops(self, pawn: int, count: int, to: int, blocking: int) -> bool:
        """Whether the target could be reached if the passages might be used again and again."""
        tries = iter(range(MOST_TRIED))
        closed = self._closed(blocking)
        return self._wander([self.s.places[pawn]], count, to, closed, tries)

    def _closed(self, blocking: int) -> set[int]:
        closed = {place for place in self.s.places if 0 <= place < OUTSIDE}
        return closed | set(self.board.record.chair) if blocking == STRICT else closed

    def _wander(self, trail: list[int], left: int, to: int, closed: set[int], tries: Iterator[int]) -> bool:
        if left == 0 or next(tries, None) is None:
            return trail[-1] == to
        return any(
            self._wander([*trail, there], left - 1, to, closed, tries)
            for there in self._ways(trail[-1])
            if there not in closed and there not in trail
        )

    def _ways(self, here: int) -> list[int]:
        record = self.board.record
        hops = record.passage[: record.passages] if record.is_passage[here] else []
        return [*hops, *record.steps[here][: record.degree[here]]]
