"""Observations in batches: a plan sorted by what its steps do, so that they are followed without being told apart.

Whatever does not depend on the record, such as the viewer's own seat, is written once, into what every observation
of a seat begins as.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from macabre.kernel import inner, shift_right, size, write_members
from macabre.observation import (
    COUNTS,
    MEASURE,
    MEMBERS,
    NUMBER,
    ONE_OF,
    PLACE,
    SEAT,
    SEAT_SET,
    TALLY,
    VIEWER,
    Tables,
)
from macabre.plan import Plan, clipped

EIGHT = 8  # members of a set are written eight at a time
ALL_BITS = -1
ANY = 1 << 62  # values, where the game vouches that its table has a place for each
NUMBER_STEP = np.dtype([("cell", np.uint32), ("at", np.uint32), ("shift", np.int64), ("kept", np.int64)])
TALLY_STEP = np.dtype([("cell", np.uint32), ("at", np.uint32), ("kind", np.int64)])
SET_STEP = np.dtype([("cell", np.uint32), ("at", np.uint32), ("eights", np.int64), ("last", np.int64)])
LOOKUP_STEP = np.dtype(
    [("cell", np.uint32), ("at", np.uint32), ("first", np.int64), ("values", np.int64), ("table", np.int64)]
)


class SortedPlan(NamedTuple):
    """A plan, with a row for each seat."""

    blank: Any  # what an observation begins as: what is the same in all of a seat's
    numbers: Any  # for each number that is some bits of a cell, which ones
    tallies: Any  # for each number that counts members of a kind, which ones
    sets: Any  # of at least eight
    measures: Any  # for each number that a table has for a value
    marks: Any  # for each cell that marks a place, which a table has for its value: negative if there is none
    tables: Any
    masks: Any  # what each seat may know of a record


def sorted_by_kind(plan: Plan) -> SortedPlan:
    """What gives the same observations as a plan."""
    steps: list[list[list[int]]] = plan.steps.tolist()
    tables = Tables()
    tables.numbers += plan.tables.tolist()
    kinds: dict[str, tuple[Callable[..., list[tuple[int, ...]]], Any]] = {
        "numbers": (_numbers, NUMBER_STEP),
        "tallies": (partial(_tallies, tables), TALLY_STEP),
        "sets": (_sets, SET_STEP),
        "measures": (_measures, LOOKUP_STEP),
        "marks": (partial(_marks, tables), LOOKUP_STEP),
    }
    rows = {
        name: np.array([[made for step in row for made in make(*step)] for row in steps], dtype)
        for name, (make, dtype) in kinds.items()
    }
    blank = np.array([_blank(plan.size, row) for row in steps], np.int8)
    return SortedPlan(blank=blank, **rows, tables=np.array(tables.numbers), masks=plan.state.masks)


def _blank(size: int, row: list[list[int]]) -> list[int]:
    """An observation in which only the viewer's own seat is marked."""
    marked = {at + first for kind, _, at, _, first, _ in row if kind == VIEWER}
    return [int(at in marked) for at in range(size)]


def _numbers(kind: int, cell: int, at: int, width: int, first: int, more: int) -> list[tuple[int, ...]]:
    """The numbers that a step writes, if each is some bits of its cell: where, from which bit on, and which bits."""
    if kind == NUMBER:
        return [(cell, at, 0, ALL_BITS)]
    if kind == COUNTS:
        return [(cell, at + i, i * first, (1 << first) - 1) for i in range(width)]
    if kind == SEAT_SET:
        return [(cell, at + i, (first + i) % more, 1) for i in range(min(width, more))]
    if kind == MEMBERS and width < EIGHT:
        return [(cell, at + i, i, 1) for i in range(width)]
    return []


def _tallies(tables: Tables, kind: int, cell: int, at: int, width: int, first: int, more: int) -> list[tuple[int, ...]]:
    """Which members each number counts."""
    return [(cell, at + i, tables.numbers[first + i]) for i in range(width)] if kind == TALLY else []


def _sets(kind: int, cell: int, at: int, width: int, first: int, more: int) -> list[tuple[int, ...]]:
    """How many members are written in whole eights, and where the last eight begin, which overlap those."""
    return [(cell, at, width // EIGHT * EIGHT, width - EIGHT)] if kind == MEMBERS and width >= EIGHT else []


def _measures(kind: int, cell: int, at: int, width: int, first: int, more: int) -> list[tuple[int, ...]]:
    """From which value on the table has numbers, and where they begin there."""
    return [(cell, at, first, ANY, more)] if kind == MEASURE else []


def _marks(tables: Tables, kind: int, cell: int, at: int, width: int, first: int, more: int) -> list[tuple[int, ...]]:
    """From which value on there are places, for how many values, and where they begin in the tables."""
    if kind == ONE_OF:
        return [(cell, at, first, width, tables.add(range(width)))]
    if kind == SEAT:
        return [(cell, at, 0, more, tables.add((seat - first) % more for seat in range(more)))]
    return [(cell, at, first, ANY, more)] if kind == PLACE else []


@inner
def look_by(plan: SortedPlan, cells: Any, seat: int, out: Any) -> None:
    """Write an observation over whatever was there; every cell goes through the seat's mask."""
    blank, mask, tables = plan.blank[seat], plan.masks[seat], plan.tables
    for k in range(len(out)):
        out[k] = blank[k]
    numbers, tallies, measures = plan.numbers[seat], plan.tallies[seat], plan.measures[seat]
    for k in range(len(numbers)):
        step = numbers[k]
        out[step.at] = clipped((cells[step.cell] & mask[step.cell]) >> step.shift & step.kept)
    for k in range(len(tallies)):
        step = tallies[k]
        out[step.at] = size(cells[step.cell] & mask[step.cell] & step.kind)
    for k in range(len(measures)):
        step = measures[k]
        out[step.at] = clipped(tables[step.table + (cells[step.cell] & mask[step.cell]) - step.first])
    write_sets(plan.sets[seat], cells, mask, out)
    write_marks(plan.marks[seat], cells, mask, tables, out)


@inner
def write_sets(sets: Any, cells: Any, mask: Any, out: Any) -> None:
    """Sets of at least eight."""
    for k in range(len(sets)):
        step = sets[k]
        members = cells[step.cell] & mask[step.cell]
        write_members(members, out, step.at, step.eights)
        write_members(shift_right(members, step.last), out, step.at + step.last, EIGHT)


@inner
def write_marks(marks: Any, cells: Any, mask: Any, tables: Any, out: Any) -> None:
    """One more at each place that is marked."""
    for k in range(len(marks)):
        step = marks[k]
        value = (cells[step.cell] & mask[step.cell]) - step.first
        if 0 <= value < step.values:
            place = tables[step.table + value]
            if place >= 0:
                out[step.at + place] += 1
