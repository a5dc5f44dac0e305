"""Drives records by the verbs of their game, on whatever machine runs its rules."""

from __future__ import annotations

from ctypes import addressof, c_int64, memmove, sizeof
from functools import partial
from typing import TYPE_CHECKING

from macabre.desk import Machine
from macabre.kernel import Kernel
from macabre.machines import machine_of
from macabre.record import MatchRecord
from macabre.rules import CHANCE, Rules, actor, best, setup
from macabre.steps import NOBODY, MatchDesk, Notes, draw_one, fill, go, sample_one, weigh

if TYPE_CHECKING:
    from macabre.data import Board


def set_up(rules: Rules, board: Board, s: MatchRecord, seats: int, options: dict[str, int]) -> None:
    """Make a blank record the start of a match; the options are fields of it."""
    setattr(s, rules.state.name, rules.version)
    for name, value in options.items():
        setattr(s, name, value)
    setup(board.record, s, seats)


class Driver:
    """One state and the buffers to drive it."""

    def __init__(self, rules: Rules, board: Board, machine: Machine | None = None, checked: bool = False) -> None:
        self.rules, self.board, self.machine = rules, board, machine or machine_of(rules)
        boards = board.rows_for(self.machine)
        if checked:
            boards = (board.layout.checked_struct * 1).from_buffer(boards)
        states, scratch = rules.state.rows(1, checked), rules.scratch.rows(1, checked)
        self.desk = MatchDesk(self.machine, boards=boards, states=states, scratch=scratch, notes=Notes.layout.rows())
        self.s, self.out, self.notes = self.desk.states[0], self.desk.scratch[0], self.desk.notes[0]
        self.desk.lay(cells=(c_int64 * rules.state.cells).from_buffer(self.desk.states))
        self.code = self.machine.entry(go, rules)
        self.go = partial(self.code, self.desk.handle)

    def _run(self, kernel: Kernel, *numbers: int) -> int:
        return self.machine.entry(kernel, self.rules)(self.desk.handle, *numbers)

    @property
    def state(self) -> bytes:
        """The whole record."""
        return bytes(self.s)

    @state.setter
    def state(self, data: bytes) -> None:
        memmove(addressof(self.s), data, sizeof(self.s))
        self.notes.listed = NOBODY

    def begin(self, seats: int, options: dict[str, int]) -> None:
        """Set a match up; the options are fields of the record."""
        self.state = bytes(sizeof(self.s))
        set_up(self.rules, self.board, self.s, seats, options)

    def actor(self) -> int:
        """Who must act now."""
        return actor(self.board.record, self.s)

    def act(self, who: int, action: int) -> int:
        """Carry out an action; who must act next."""
        return self.go(who, action)

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions."""
        self.go(NOBODY, seat)
        return self.out.moves[: self.notes.length]

    def weights(self) -> list[tuple[int, int]]:
        """Chance's outcomes, each with its weight, in canonical order."""
        keyed, self.notes.keyed = self.notes.keyed, False
        self.go(NOBODY, CHANCE)
        self.notes.keyed = keyed
        return [(action, weight) for action, weight in self.out.outcomes[: self.notes.length]]

    def advise(self, seat: int) -> list[tuple[int, int]]:
        """A seat's legal actions with what is thought of each; the state is a masked one."""
        n = self._run(weigh, seat)
        return list(zip(self.out.moves[:n], self.out.values[:n], strict=True))

    def best(self, seat: int, bits: int) -> int:
        """One of the actions that look best, by 64 random bits; the state is a masked one."""
        return best(self.out, self._run(weigh, seat), bits)

    def determinise(self, seat: int, bits: int) -> int:
        """Fill in the state, which is masked, with a world that the seat considers possible."""
        return self._run(fill, seat, bits)

    def sample(self, seat: int, bits: int) -> int:
        """A legal action by 64 random bits."""
        return self._run(sample_one, seat, bits)

    def draw(self, bits: int) -> int:
        """An outcome of chance by 64 random bits."""
        return self._run(draw_one, bits)
