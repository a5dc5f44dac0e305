"""What a learner is given of a match: small numbers in named parts, made from what a seat may know.

A game declares its parts, each a field of the record and a way to write it down. From that one
declaration come the plan that compiled code follows, the shapes, and the page that says what each
number means.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from macabre.record import Layout

if TYPE_CHECKING:
    from macabre.data import Board

LOWEST, HIGHEST = -128, 127  # what one number of an observation can be

# What a step of a plan writes.
NUMBER, ONE_OF, MEMBERS, TALLY, COUNTS, SEAT, SEAT_SET, PLACE, MEASURE, VIEWER = range(10)

Sized = int | str | Callable[[Any], int]  # a number, a field of the board, or what a board says
Labels = Callable[[Any], Sequence[str]]
Lookup = Callable[[Any, int, int, int], Sequence[int]]  # of a board, the number of seats, the viewer, the owner


def size_on(board: Board, sized: Sized) -> int:
    """How much that is on a board."""
    if isinstance(sized, str):
        return int(getattr(board.record, sized))
    return sized if isinstance(sized, int) else int(sized(board))


# --- ways to write a cell of the record down


@dataclass(frozen=True)
class Code:
    """A way to write one cell of the record as numbers."""

    kind = NUMBER
    meaning = ""
    """What the numbers say."""
    pooled = False
    """Whether the cells of a row are written on top of each other."""

    def width(self, board: Board, state: Layout) -> int:
        """How many numbers it takes."""
        return 1

    def step(self, board: Board, tables: Tables, seats: int, viewer: int, owner: int) -> tuple[int, int]:
        """What the plan must know besides: FIRST and MORE."""
        return 0, 0


class Tables:
    """Numbers that plans look up, in one array."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self._begins: dict[tuple[int, ...], int] = {}

    def add(self, numbers: Iterable[int]) -> int:
        """Where they begin."""
        wanted = tuple(int(number) for number in numbers)
        if wanted not in self._begins:
            self._begins[wanted] = len(self.numbers)
            self.numbers += wanted
        return self._begins[wanted]


@dataclass(frozen=True)
class Number(Code):
    """The value itself, no further than an observation's numbers go."""

    meaning = f"the number, at most {HIGHEST}"


@dataclass(frozen=True)
class SizedCode(Code):
    """A way that takes as many numbers as the board says."""

    size: Sized

    def width(self, board: Board, state: Layout) -> int:
        return size_on(board, self.size)


@dataclass(frozen=True)
class OneOf(SizedCode):
    """1 at the value, 0 elsewhere; no 1 for a value outside."""

    first: int = 0
    kind = ONE_OF
    meaning = "1 for the one that it is, no 1 if it is none"

    def step(self, board: Board, tables: Tables, seats: int, viewer: int, owner: int) -> tuple[int, int]:
        return self.first, 0


@dataclass(frozen=True)
class Members(SizedCode):
    """A set: 1 for each member."""

    kind = MEMBERS
    meaning = "1 for each that is among them"


@dataclass(frozen=True)
class Tally(Code):
    """A set whose members are of kinds: how many of each kind."""

    kinds: Callable[[Any], Sequence[int]]
    """Gives the members of each kind on a board, as sets."""
    kind = TALLY
    meaning = "how many of each"

    def width(self, board: Board, state: Layout) -> int:
        return len(self.kinds(board))

    def step(self, board: Board, tables: Tables, seats: int, viewer: int, owner: int) -> tuple[int, int]:
        return tables.add(self.kinds(board)), 0


@dataclass(frozen=True)
class Counts(SizedCode):
    """Counts that are packed into a cell, `bits` bits each."""

    bits: int
    kind = COUNTS
    meaning = "how many of each"

    def step(self, board: Board, tables: Tables, seats: int, viewer: int, owner: int) -> tuple[int, int]:
        return self.bits, 0


@dataclass(frozen=True)
class RelativeSeat(Code):
    """A seat as the viewer counts: itself first, then clockwise."""

    kind = SEAT
    meaning = "1 for the seat that it is, counted clockwise from your own; no 1 if it is nobody"

    def width(self, board: Board, state: Layout) -> int:
        return state.seats

    def step(self, board: Board, tables: Tables, seats: int, viewer: int, owner: int) -> tuple[int, int]:
        return viewer, seats


@dataclass(frozen=True)
class OwnSeat(RelativeSeat):
    """The viewer's seat number as actions use it; the cell is ignored."""

    kind = VIEWER
    meaning = "1 for the seat, as actions name it"


@dataclass(frozen=True)
class SeatSet(RelativeSeat):
    """A set of seats as the viewer counts them."""

    kind = SEAT_SET
    meaning = "1 for each seat among them, counted clockwise from your own"


@dataclass(frozen=True)
class Place(SizedCode):
    """How many of a row's cells stand at each place, where a table says which place a value is."""

    table: Lookup
    first: int = 0
    pooled: bool = False
    kind = PLACE

    def step(self, board: Board, tables: Tables, seats: int, viewer: int, owner: int) -> tuple[int, int]:
        return self.first, tables.add(self.table(board, seats, viewer, owner))

    @property
    def meaning(self) -> str:  # type: ignore[override]
        return "how many stand at each place" if self.pooled else "1 for the place where it is"


@dataclass(frozen=True)
class Measure(Code):
    """What a table says of a value."""

    table: Lookup
    first: int = 0
    kind = MEASURE
    meaning = "the number"

    def step(self, board: Board, tables: Tables, seats: int, viewer: int, owner: int) -> tuple[int, int]:
        return self.first, tables.add(self.table(board, seats, viewer, owner))


# --- parts

ALL, EACH_SEAT, OTHERS, OWN, OWN_OF_OTHERS = range(5)
ROWS = {
    ALL: "",
    EACH_SEAT: "for each seat, your own first, then clockwise",
    OTHERS: "for each other seat, clockwise",
    OWN: "",
    OWN_OF_OTHERS: "as one knows it of each other seat, clockwise",
}


@dataclass(frozen=True)
class Part:
    """A named piece of an observation: which field, of which seats, and how it is written down."""

    name: str
    source: str
    """The field of the state that it reads."""
    code: Code
    about: str
    """What it says, for the page of observations."""
    rows: int = ALL
    """Of which seats: ALL for a field without seats, EACH_SEAT, OTHERS, OWN or OWN_OF_OTHERS."""
    labels: Labels | None = None
    """What the numbers of one cell stand for."""

    def shape(self, board: Board, state: Layout) -> tuple[int, ...]:
        """Rows of seats if there are any, cells if there are several, numbers if there are several."""
        width = self.code.width(board, state)
        shape = [*self._seat_axis(state.seats), *(() if self.code.pooled else self.inner_axes(state)), width]
        return tuple(shape[:-1] if width == 1 and len(shape) > 1 else shape)

    def _seat_axis(self, seats: int) -> tuple[int, ...]:
        return {EACH_SEAT: (seats,), OTHERS: (seats - 1,), OWN_OF_OTHERS: (seats - 1,)}.get(self.rows, ())

    def inner_axes(self, state: Layout) -> tuple[int, ...]:
        """The axes of the field that are not seats."""
        return state.fields[self.source].shape[self._seat_axes() :]

    def _seat_axes(self) -> int:
        return {ALL: 0, OWN_OF_OTHERS: 2}.get(self.rows, 1)

    def cells(self, state: Layout, seats: int, viewer: int) -> Iterable[tuple[int, int, int, int]]:
        """Row, place in the row, owner and cell of the record of everything that it reads."""
        for row, owner, first, length in self._blocks(state, seats, viewer):
            for place in range(length):
                yield row, place, owner, first + place

    def _blocks(self, state: Layout, seats: int, viewer: int) -> Iterable[tuple[int, int, int, int]]:
        """Of each row its number, whose it is, where its cells begin, and how many there are."""
        first, length = state.first_cells[self.source], prod(self.inner_axes(state))
        if self.rows in (ALL, OWN):
            yield 0, viewer, first + (viewer * length if self.rows == OWN else 0), length
            return
        if self.rows == OWN_OF_OTHERS:
            first += viewer * length * state.fields[self.source].shape[1]
        nearest = 0 if self.rows == EACH_SEAT else 1
        for away in range(nearest, seats):
            owner = (viewer + away) % seats
            yield away - nearest, owner, first + owner * length, length


@dataclass(frozen=True)
class Observation:
    """What a game declares for learners: the parts, and all actions that there can be on a board, in order."""

    parts: tuple[Part, ...]
    actions: Callable[[Any], Iterable[int]]
    """Gives every action that there can be on a board; a learner's action is its place in that order."""
