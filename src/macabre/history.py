"""What happened in a match: compiled code writes it down as it goes, and it is read when somebody asks."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from ctypes import addressof, c_int64, memmove, string_at
from dataclasses import dataclass, field
from functools import cache, cached_property, partial
from itertools import groupby
from threading import local
from typing import Any, NamedTuple

from macabre.chance import Stream
from macabre.data import Board
from macabre.desk import Machine
from macabre.drive import Driver
from macabre.machines import machine_of
from macabre.notation import purpose_text
from macabre.rules import CHANCE, Rules
from macabre.sha256 import block_of, prepared
from macabre.steps import FULL, HEAD, NOBODY, SIZE, Drawn, Kind

JOURNAL = 2048  # cells, until they are put aside
PURPOSES = 32  # that are counted at first


@dataclass(frozen=True)
class Draw:
    """How chance came to its outcome: the count-th number of a purpose picked the index-th weight."""

    code: int = field(repr=False)
    purpose: str
    count: int
    index: int
    weigh: Callable[[], tuple[int, ...]] = field(repr=False, compare=False)

    @cached_property
    def weights(self) -> tuple[int, ...]:
        """How likely each outcome was, in canonical order."""
        return self.weigh()

    @property
    def text(self) -> str:
        """As transcripts have it; equal neighbours are counted: 36x1 is thirty-six outcomes of weight 1."""
        weights = ",".join(f"{len(list(group))}x{weight}" for weight, group in groupby(self.weights))
        return f"{self.purpose} {self.count} {weights} {self.index}"


class Step(NamedTuple):
    """One step: what a seat decided, or what chance did and how."""

    who: int
    action: int
    draw: Draw | None = None


class Scales(local):
    """The drivers by which weights are found out: of each thread, one for the newest board of each game."""

    def __init__(self) -> None:
        self.drivers: dict[str, Driver] = {}


_scales = Scales()


def weights_in(rules: Rules, board: Board, state: bytes) -> tuple[int, ...]:
    """The weights of chance's outcomes in a state."""
    game = rules.notation.game
    driver = _scales.drivers.get(game)
    if driver is None or driver.board is not board or driver.machine is not machine_of(rules):
        driver = _scales.drivers[game] = Driver(rules, board)
    driver.state = state
    return tuple(weight for _, weight in driver.weights())


class History(Driver):
    """A driver that keeps every step, refuses what is not legal, and may let chance draw from a stream."""

    def __init__(self, rules: Rules, board: Board, machine: Machine | None = None, checked: bool = False) -> None:
        super().__init__(rules, board, machine, checked)
        most = HEAD + 2 * rules.state.cells  # cells of a step
        self.desk.lay(journal=(c_int64 * (rules.state.cells + JOURNAL + most))())
        self.notes.room = rules.state.cells + JOURNAL
        self._aside: list[bytes] = []  # what was written and not read yet
        self._entries: list[Step] = []
        self._earlier: list[bytes] = []  # before each entry

    def stand(self, record: bytes, counts: Mapping[int, int]) -> None:
        """Go on from a record and the counts of numbers drawn of each purpose."""
        self.state, self._aside = record, []
        memmove(self.desk.journal, record, len(record))
        self.notes.used, self.notes.steps = self.rules.state.cells, len(self._entries)
        self.count(counts)

    def rewind(self, length: int, spent: Mapping[int, int]) -> None:
        """Forget all steps after the first `length`, and what was drawn since, unless it is spent."""
        record = self.states[length]
        del self._entries[length:], self._earlier[length:]
        counts = dict(spent)
        for draw in (entry.draw for entry in self._entries if entry.draw):
            counts[draw.code] = max(draw.count + 1, counts.get(draw.code, 0))
        self.stand(record, counts)

    def copy(self) -> History:
        """A history of its own, which goes on from here."""
        copy = History(self.rules, self.board, self.machine)
        copy.stand(self.state, self.counts)
        self._put_aside()
        copy._entries, copy._earlier, copy._aside = list(self._entries), list(self._earlier), list(self._aside)
        copy.notes.steps = self.notes.steps
        copy.notes.keyed = self.notes.keyed
        if self.notes.keyed:
            copy.desk.lay(kinds=self.desk.kinds)
        return copy

    def draw_by(self, stream: Stream | None) -> None:
        """Let chance draw from a stream, or wait for whoever plays it; then no key is left behind."""
        self.notes.keyed = stream is not None
        rules = self.rules
        self.desk.lay(kinds=kinds_of(rules, stream, self.machine) if stream else unkeyed(rules.notation.purposes))

    def settle(self) -> int:
        """Make room, and let chance act as long as it can; who acts after that."""
        acting = FULL
        while acting == FULL:
            self._put_aside()
            if self.notes.known == len(self.desk.drawn):
                self.count(self.counts)
            acting = self.go(NOBODY, NOBODY)
        return acting

    # --- numbers that were drawn

    @property
    def counts(self) -> dict[int, int]:
        """How many numbers of each purpose were drawn, and so which one is next."""
        return {row.purpose: row.count for row in self.desk.drawn[: self.notes.known]}

    def count(self, counts: Mapping[int, int]) -> None:
        """Say how many numbers of each purpose were drawn."""
        rows = Drawn.layout.rows(2 * len(counts) + PURPOSES)
        for row, (purpose, count) in zip(rows, counts.items(), strict=False):
            row.purpose, row.count = purpose, count
        self.desk.lay(drawn=rows)
        self.notes.known = len(counts)

    # --- what was written

    @property
    def entries(self) -> list[Step]:
        """All steps."""
        self.read()
        return self._entries

    @property
    def states(self) -> list[bytes]:
        """The record before each step."""
        self.read()
        return self._earlier

    def _put_aside(self) -> None:
        first = self.rules.state.cells
        if self.notes.used > first:
            self._aside.append(string_at(addressof(self.desk.journal) + 8 * first, 8 * (self.notes.used - first)))
        self.notes.used = first

    def read(self) -> None:
        """Read what was written since: each step with the record before it, found by going back from the present."""
        if len(self._entries) == self.notes.steps:
            return
        self._put_aside()
        journal, now, steps = array("q", b"".join(self._aside)), array("q", self.state), [0]
        self._aside = []
        while steps[-1] < len(journal):
            steps.append(steps[-1] + journal[steps[-1] + SIZE])
        states = []
        for at in reversed(steps[:-1]):
            for change in range(at + HEAD, at + journal[at + SIZE], 2):
                now[journal[change]] = journal[change + 1]
            states.append(now.tobytes())
        self._earlier += reversed(states)
        for at in steps[:-1]:
            self._entries.append(self._entry(self._earlier[len(self._entries)], *journal[at : at + SIZE]))

    def _entry(self, before: bytes, who: int, action: int, code: int, count: int, index: int) -> Step:
        if who != CHANCE:
            return Step(who, action)
        weigh = partial(weights_in, self.rules, self.board, before)
        return Step(who, action, Draw(code, purpose_text(self.rules, code), count, index, weigh))

    def text(self, place: int) -> str:
        """A step as transcripts have it: who acted, the move, and for chance how it was drawn."""
        (who, action, draw), spoken = self.entries[place], self.rules.notation
        if draw is None:
            return f"{who} {spoken.moves.write(spoken.to_move(self.board, action))}"
        before = self.rules.state.read(self.states[place])
        return f"chance {spoken.chances.write(spoken.chance_move(self.board, before, action))} ; {draw.text}"


@cache
def unkeyed(purposes: tuple[str, ...]) -> Any:
    """What messages begin with, for each kind of purpose: its name behind the length."""
    rows = Kind.layout.rows(max(1, len(purposes)))
    for row, name in zip(rows, map(str.encode, purposes), strict=False):
        row.letters = len(name)
        row.label[:] = block_of(len(name).to_bytes(2, "big") + name)
    return rows


def kinds_of(rules: Rules, stream: Stream, machine: Machine) -> Any:
    """The same with the key of each kind."""
    purposes = rules.notation.purposes
    kinds = unkeyed(purposes)
    rows = type(kinds).from_buffer_copy(kinds)
    keys = {key: prepared(key, machine, rules) for key in set(map(stream.key_of, purposes))}
    for row, name in zip(rows, purposes, strict=False):
        row.key[:] = keys[stream.key_of(name)]
    return rows
