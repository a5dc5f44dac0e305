"""Makes observations: the plan of a game's parts on one board, and the compiled code that follows it.

A plan reads the record through the seat's mask, so that nothing hidden can get into an observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from macabre.kernel import compiled, inner, size, write_members
from macabre.observation import (
    COUNTS,
    HIGHEST,
    LOWEST,
    MEASURE,
    MEMBERS,
    NUMBER,
    ONE_OF,
    PLACE,
    SEAT,
    TALLY,
    VIEWER,
    Observation,
    Tables,
)
from macabre.record import Layout

if TYPE_CHECKING:
    from macabre.data import Board

KIND, CELL, AT, WIDTH, FIRST, MORE = range(6)  # the columns of a step


class Plan:
    """A game's observation on one board, at a table with that number of seats."""

    def __init__(self, observation: Observation, board: Board, state: Layout, seats: int) -> None:
        self.observation, self.board, self.state, self.seats = observation, board, state, seats
        self.shapes = {part.name: part.shape(board, state) for part in observation.parts}
        sizes = [int(np.prod(shape)) for shape in self.shapes.values()]
        ends = np.cumsum(sizes).tolist()
        self.slices = dict(zip(self.shapes, map(slice, [0, *ends[:-1]], ends), strict=True))
        self.size: int = ends[-1]
        tables = Tables()
        self.steps = np.array([self._steps(tables, viewer) for viewer in range(seats)], np.int64)
        self.tables = np.array([*tables.numbers, 0], np.int64)
        self.actions = np.array(sorted(observation.actions(board)), np.int64)
        self.codes: list[int] = self.actions.tolist()
        self.numbers = np.full(int(self.actions[-1]) + 1, -1, np.int64)
        self.numbers[self.actions] = np.arange(len(self.actions))

    def _steps(self, tables: Tables, viewer: int) -> list[list[int]]:
        """What a viewer's observation is made of, cell by cell."""
        steps = []
        for part in self.observation.parts:
            width = part.code.width(self.board, self.state)
            row_size = width if part.code.pooled else width * int(np.prod(part.inner_axes(self.state)))
            for row, place, owner, cell in part.cells(self.state, self.seats, viewer):
                at = self.slices[part.name].start + row * row_size + (0 if part.code.pooled else place * width)
                more = part.code.step(self.board, tables, self.seats, viewer, owner)
                steps.append([part.code.kind, cell, at, width, *more])
        return steps

    def named(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """An observation's parts, or those of a batch, each in its shape."""
        lead = observation.shape[:-1]
        return {name: observation[..., self.slices[name]].reshape(*lead, *shape) for name, shape in self.shapes.items()}

    def observe(self, record: bytes | npt.NDArray[np.int64], seat: int) -> npt.NDArray[np.int8]:
        """What a seat is given, from a record, of which its mask lets no more through than it may know."""
        out = np.zeros(self.size, np.int8)
        cells = np.frombuffer(record, np.int64)
        look_once(cells, self.state.masks, self.steps, self.tables, seat, out)
        return out

    def mask(self, legal: Sequence[int]) -> npt.NDArray[np.int8]:
        """Which actions are legal, as ones and zeros."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[self.numbers[legal]] = 1
        return mask


@inner
def clipped(number: int) -> int:
    """As far as an observation's numbers go."""
    return min(max(number, LOWEST), HIGHEST)


@inner
def number_at(kind: int, value: int, i: int, first: int, more: int, tables: Any) -> int:
    """The i-th of several numbers that a cell is written down as."""
    if kind == TALLY:
        return size(value & tables[first + i])
    if kind == COUNTS:
        return clipped(value >> i * first & (1 << first) - 1)
    return value >> (first + i) % more & 1 if i < more else 0


@inner
def place_of(kind: int, value: int, width: int, first: int, more: int, tables: Any) -> int:
    """The one place that a cell is marked at; negative if there is none."""
    if kind == VIEWER:
        return first
    if kind == ONE_OF:
        return value - first if value < first + width else -1
    if kind == PLACE:
        return tables[more + value - first]
    return (value - first + more) % more if 0 <= value < more else -1


@inner
def write_cell(step: Any, value: int, tables: Any, out: Any) -> None:
    """Write one cell down as its step of the plan says; the numbers were 0."""
    kind, at, width, first, more = step[KIND], step[AT], step[WIDTH], step[FIRST], step[MORE]
    if kind == NUMBER:
        out[at] = clipped(value)
    elif kind == MEASURE:
        out[at] = clipped(tables[more + value - first])
    elif kind == MEMBERS:
        write_members(value, out, at, width)
    elif kind in (ONE_OF, PLACE, SEAT, VIEWER):
        place = place_of(kind, value, width, first, more, tables)
        if place >= 0:
            out[at + place] += 1
    else:
        for i in range(width):
            out[at + i] = number_at(kind, value, i, first, more, tables)


@inner
def look(cells: Any, masks: Any, steps: Any, tables: Any, seat: int, out: Any) -> None:
    """Write an observation into zeros; every cell goes through the seat's mask."""
    plan, mask = steps[seat], masks[seat]
    for i in range(len(plan)):
        cell = plan[i][CELL]
        write_cell(plan[i], cells[cell] & mask[cell], tables, out)


@compiled
def look_once(cells: Any, masks: Any, steps: Any, tables: Any, seat: int, out: Any) -> None:
    """One observation, into zeros."""
    look(cells, masks, steps, tables, seat, out)
