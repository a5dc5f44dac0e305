"""Observations in batches: a plan sorted by what its steps do, so that most are followed without being told apart."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from macabre.kernel import inner, shift_right, write_members
from macabre.observation import COUNTS, MEMBERS, NUMBER, SEAT_SET
from macabre.plan import CELL, Plan, clipped, write_cell

EIGHT = 8  # members of a set are written eight at a time
ALL_BITS = -1
NUMBER_STEP = np.dtype([("cell", np.uint32), ("at", np.uint32), ("shift", np.int64), ("kept", np.int64)])
SET_STEP = np.dtype([("cell", np.uint32), ("at", np.uint32), ("eights", np.int64), ("last", np.int64)])


class SortedPlan(NamedTuple):
    """A plan, with a row for each seat."""

    numbers: Any  # for each number that is some bits of a cell, which ones
    sets: Any  # of at least eight
    others: Any  # steps as the plan has them
    tables: Any
    masks: Any  # what each seat may know of a record


def sorted_by_kind(plan: Plan) -> SortedPlan:
    """What gives the same observations as a plan."""
    steps: list[list[list[int]]] = plan.steps.tolist()
    numbers = [[number for step in row for number in _numbers(*step)] for row in steps]
    sets = [[_set(*step) for step in row if _is_large_set(*step)] for row in steps]
    others = [[step for step in row if not _numbers(*step) and not _is_large_set(*step)] for row in steps]
    return SortedPlan(
        np.array(numbers, NUMBER_STEP),
        np.array(sets, SET_STEP),
        np.array(others, np.int64).reshape(len(steps), -1, plan.steps.shape[2]),
        plan.tables,
        plan.state.masks,
    )


def _numbers(kind: int, cell: int, at: int, width: int, first: int, more: int) -> list[tuple[int, int, int, int]]:
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


def _is_large_set(kind: int, cell: int, at: int, width: int, first: int, more: int) -> bool:
    return kind == MEMBERS and width >= EIGHT


def _set(kind: int, cell: int, at: int, width: int, first: int, more: int) -> tuple[int, int, int, int]:
    """How many members are written in whole eights, and where the last eight begin, which overlap those."""
    return cell, at, width // EIGHT * EIGHT, width - EIGHT


@inner
def look_by(plan: SortedPlan, cells: Any, seat: int, out: Any) -> None:
    """Write an observation over whatever was there; every cell goes through the seat's mask."""
    numbers, sets, others, mask = plan.numbers[seat], plan.sets[seat], plan.others[seat], plan.masks[seat]
    for k in range(len(out)):
        out[k] = 0
    for k in range(len(numbers)):
        step = numbers[k]
        out[step.at] = clipped((cells[step.cell] & mask[step.cell]) >> step.shift & step.kept)
    for k in range(len(sets)):
        step = sets[k]
        members = cells[step.cell] & mask[step.cell]
        write_members(members, out, step.at, step.eights)
        write_members(shift_right(members, step.last), out, step.at + step.last, EIGHT)
    for k in range(len(others)):
        cell = others[k][CELL]
        write_cell(others[k], cells[cell] & mask[cell], plan.tables, out)
