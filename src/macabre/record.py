"""Records: a match's whole state as one flat row of 64-bit integers, with who may see each field.

A record is declared as a class, for people and for mypy; a `Layout` is made of it. The same bytes are
read in two ways: by compiled code as a record, by Python as a ctypes structure. `Layout.mask` is the one
place that decides what a seat or a spectator is given. The NumPy side works only where NumPy is installed.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from inspect import get_annotations
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, overload

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Array = npt.NDArray[Any]

CELL = 8  # bytes

MOST_SEATS = 8  # that the records of any game may have


# --- fields


class Row(Protocol):
    """Numbers of a record, side by side."""

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, part: slice, /) -> list[int]: ...
    @overload
    def __setitem__(self, index: int, value: int, /) -> None: ...
    @overload
    def __setitem__(self, part: slice, values: Sequence[int], /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Rows(Protocol):
    """Rows of a record, one below the other."""

    def __getitem__(self, index: int, /) -> Row: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row]: ...


@dataclass(frozen=True)
class Field:
    """An integer, or array of integers, of a record, and who may see it."""

    shape: tuple[int, ...]
    seen_by: Visibility

    @property
    def cells(self) -> int:
        """How many integers it has."""
        return prod(self.shape)


@dataclass(frozen=True)
class Visibility:
    """Who may see a field. Called, it declares one: a number, a row of a given length, or several such rows."""

    name: str

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, length: int, /) -> Row: ...
    @overload
    def __call__(self, rows: int, length: int, /) -> Rows: ...
    def __call__(self, *shape: int) -> Any:
        return Field(shape, self)


everybody = Visibility("everybody")
owner = Visibility("owner")  # row q only seat q may see
nobody = Visibility("nobody")
numbers = nobody  # for boards and scratch, of which no view is made


# --- layouts


class CheckedRow:
    """Mixed into ctypes arrays: refuses an index that compiled code would read past or wrap round."""

    _length_: int

    def __getitem__(self, index: int) -> Any:
        self._check(index)
        return super().__getitem__(index)  # type: ignore[misc]

    def __setitem__(self, index: int, value: Any) -> None:
        self._check(index)
        super().__setitem__(index, value)  # type: ignore[misc]

    def _check(self, index: Any) -> None:
        if not isinstance(index, slice) and not 0 <= index < self._length_:
            raise IndexError(f"index {index} is outside 0 to {self._length_ - 1}")


class Layout:
    """The fields of a record. The first field bears the layout's name, so that no two games look alike."""

    def __init__(self, name: str, fields: Mapping[str, Field], seats: int = 0) -> None:
        self.name, self.seats = name, seats
        self.spectator, self.referee = seats, seats + 1  # rows of `masks`: who only watches, and who sees all
        self.fields = {name: Field((), everybody), **fields}
        self._check_owners()
        ends = list(accumulate(field.cells for field in self.fields.values()))
        self.first_cells, self.cells = dict(zip(self.fields, [0, *ends], strict=False)), ends[-1]
        self.size = CELL * self.cells  # in bytes

    def _check_owners(self) -> None:
        for name, field in self.fields.items():
            if field.seen_by == owner and field.shape[:1] != (self.seats,):
                raise TypeError(f"{name}: a field seen by its owner needs the seat as its first axis")

    @cached_property
    def struct(self) -> Any:
        """The same bytes for Python."""
        return self._structure(self.name, checked=False)

    @cached_property
    def checked_struct(self) -> Any:
        """The same bytes for Python, with every index checked."""
        return self._structure(f"{self.name}_checked", checked=True)

    def _structure(self, name: str, checked: bool) -> Any:
        fields = [(field, _ctype(spec.shape, checked)) for field, spec in self.fields.items()]
        return type(name, (ctypes.Structure,), {"_fields_": fields, "__slots__": ()})

    def rows(self, count: int = 1, checked: bool = False) -> Any:
        """Blank records."""
        return ((self.checked_struct if checked else self.struct) * count)()

    def read(self, data: bytes | Array) -> Any:
        """One record to look at: a copy, so that nothing can be changed through it."""
        return self.struct.from_buffer_copy(data)

    # --- who sees what

    def mask(self, row: int) -> bytes:
        """A record of what a seat may know, or spectators, or the referee: -1 shown, 0 hidden."""
        rows = self.rows()
        for name, field in self.fields.items():
            first, size = CELL * self.first_cells[name], CELL * field.cells
            if field.seen_by == everybody or row == self.referee:
                ctypes.memset(ctypes.addressof(rows) + first, -1, size)
            elif field.seen_by == owner and row < self.seats:
                part = size // self.seats
                ctypes.memset(ctypes.addressof(rows) + first + part * row, -1, part)
        return bytes(rows)

    @cached_property
    def _masks(self) -> list[int]:
        """The same as numbers, for each seat, for spectators and for the referee."""
        return [int.from_bytes(self.mask(row), "little") for row in range(self.seats + 2)]

    def row_of(self, viewer: int | str | None) -> int:
        """The row of the masks of a viewer: a seat, "spectator", or None for the referee."""
        if viewer is None:
            return self.referee
        return self.spectator if viewer == "spectator" else int(viewer)

    def masked(self, data: bytes, row: int) -> bytes:
        """What the holder of that row of the masks may know of a record."""
        return (int.from_bytes(data, "little") & self._masks[row]).to_bytes(self.size, "little")

    # --- for NumPy, and for the compiler that knows its records

    @cached_property
    def dtype(self) -> Any:
        """A record as NumPy knows it."""
        import numpy as np

        return np.dtype([(name, "i8", field.shape) for name, field in self.fields.items()], align=True)

    @cached_property
    def compiled_type(self) -> Any:
        """What the compiler calls this record."""
        from macabre.compiler import record_type

        return record_type(self.dtype)

    def array(self, rows: int = 1) -> Array:
        """Blank records, for compiled code."""
        import numpy as np

        return np.zeros(rows, self.dtype)

    @cached_property
    def masks(self) -> npt.NDArray[np.int64]:
        """A row of cells for each seat, for spectators and for the referee: -1 shown, 0 hidden."""
        import numpy as np

        return np.array([np.frombuffer(self.mask(row), np.int64) for row in range(self.seats + 2)])


def cells_of(array: Array) -> npt.NDArray[np.int64]:
    """The same bytes as rows of bare cells."""
    return array.view("i8").reshape(len(array), -1)


def _ctype(shape: tuple[int, ...], checked: bool) -> Any:
    kind: Any = ctypes.c_int64
    for length in reversed(shape):
        plain = kind * length
        kind = type("Row", (CheckedRow, plain), {"_type_": kind, "_length_": length}) if checked else plain
    return kind


# --- records


class Record:
    """Declares a record: annotated fields in order, those of a base first; a field that says no more is secret.

    Nobody makes one of these: what has such a type is a compiled record or a ctypes structure of the layout.
    """

    layout: ClassVar[Layout]

    def __init_subclass__(cls, seats: int = 0) -> None:
        super().__init_subclass__()
        name = re.sub(r"\W+", "_", f"{cls.__module__}.{cls.__qualname__}")
        cls.layout = Layout(name, _declared_fields(cls), seats)

    @classmethod
    def read(cls, data: bytes | Array) -> Self:
        """One record to look at: a copy, so that nothing can be changed through it."""
        return cls.layout.read(data)

    def __bytes__(self) -> bytes:
        """The whole record."""
        raise NotImplementedError


def _declared_fields(cls: type[Record]) -> dict[str, Field]:
    classes = [base for base in reversed(cls.__mro__) if issubclass(base, Record) and base is not Record]
    kinds = {name: kind for base in classes for name, kind in get_annotations(base).items()}
    for name, given in vars(cls).items():
        if isinstance(given, Field) and name not in kinds:
            raise TypeError(f"{name}: a field needs its kind, as in {name}: int = everybody()")
    return {name: _declared_field(name, kind, getattr(cls, name, None)) for name, kind in kinds.items()}


def _declared_field(name: str, kind: Any, given: Any) -> Field:
    if given is None and kind in (int, "int"):
        return Field((), nobody)
    if not isinstance(given, Field):
        raise TypeError(f"{name}: an array must be declared with its size, as in {name} = nobody(4)")
    return given


class MatchRecord(Record):
    """What a match consists of; a game says for how many seats."""

    seats: int = everybody()
    """How many are taken."""

    def __init_subclass__(cls, seats: int) -> None:
        if not 1 <= seats <= MOST_SEATS:
            raise TypeError(f"{cls.__name__}: a game is for 1 to {MOST_SEATS} seats, not {seats}")
        super().__init_subclass__(seats)


class ScratchRecord(Record):
    """The buffers that verbs write into; a game says how many, and adds what else it needs to compute."""

    moves: Row = numbers(0)
    values: Row = numbers(0)
    """What `advise` thinks of each move."""
    outcomes: Rows = numbers(0, 2)
    """What chance may do, each with its weight."""

    def __init_subclass__(cls, moves: int, outcomes: int) -> None:
        cls.moves, cls.values, cls.outcomes = numbers(moves), numbers(moves), numbers(outcomes, 2)
        super().__init_subclass__()
