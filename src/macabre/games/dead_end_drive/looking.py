"""Looks into the mansion for those who ask: paths to show, and whether a target can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from macabre.desk import Rows
from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.paths import CROSSING_CHAIRS, STRICT
from macabre.games.dead_end_drive.probes import HouseDesk, can_move, count_to_leave, probe
from macabre.games.dead_end_drive.state import OUTSIDE, Scratch, State
from macabre.kernel import Kernel
from macabre.machines import machine_of
from macabre.rules import rules_of

MOST_TRIED = 10_000


class Inquiry:
    """One position, in which a pawn's ways can be asked for, also as they would be without a rule."""

    def __init__(self, board: Mansion, s: State) -> None:
        self.board, self.machine = board, machine_of(rules_of(s))
        states = State.layout.rows()
        states[0] = s
        self.desk = HouseDesk(
            self.machine, boards=board.rows_for(self.machine), states=states, scratch=Scratch.layout.rows()
        )
        self.s, self.out = self.desk.states[0], self.desk.scratch[0]

    def _ask(self, kernel: Kernel, *numbers: int) -> int:
        return self.machine.entry(kernel, rules_of(self.s))(self.desk.handle, *numbers)

    def without_pawns(self, pawn: int) -> Inquiry:
        """The same with all other pawns out of the way."""
        look = Inquiry(self.board, self.s)
        for other in range(len(look.s.places)):
            if other != pawn:
                look.s.places[other] = -1
        return look

    def blocking(self, pawn: int, count: int) -> int:
        """What stops the pawn now: empty chairs too, unless it has no full move otherwise (DED-17)."""
        return STRICT if self._ask(can_move, pawn, count, STRICT) else CROSSING_CHAIRS

    def can_move(self, pawn: int, count: int) -> bool:
        """Whether the pawn has a full move by the count."""
        return bool(self._ask(can_move, pawn, count, self.blocking(pawn, count)))

    def find(self, pawn: int, count: int, to: int, blocking: int, plan: Rows = None) -> int:
        """Whether the pawn comes to a space, in this mansion or in a changed one."""
        self.desk.lay(boards=self.board.rows_for(self.machine) if plan is None else plan)
        return self._ask(probe, pawn, count, to, blocking)

    def count_to_leave(self, pawn: int, blocking: int) -> int:
        """The least count by which the pawn could leave the house, 0 if there is none."""
        return self._ask(count_to_leave, pawn, blocking)

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
