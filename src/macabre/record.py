"""Records: a match's whole state as one flat row of 64-bit integers, with who may see each field.

The same bytes are read in two ways: by compiled code as a NumPy record, by Python as a
ctypes structure. `masks` is the one place that decides what a seat or a spectator is given.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre.kernel import record_type

Record = Any  # a NumPy record in compiled code, a ctypes structure in Python
Array = npt.NDArray[Any]

SEATS = 4  # the most that any table has
SPECTATOR = SEATS  # the row of `masks` for those who only watch
REFEREE = SEATS + 1  # the row of `masks` that hides nothing

EVERYBODY, OWNER, NOBODY = "everybody", "owner", "nobody"


@dataclass(frozen=True)
class Field:
    """A named integer, or array of integers, of a record; secret unless it is declared otherwise."""

    name: str
    shape: tuple[int, ...] = ()
    seen_by: str = NOBODY

    def __post_init__(self) -> None:
        if self.seen_by == OWNER and self.shape[:1] != (SEATS,):
            raise TypeError(f"{self.name}: a field seen by its owner needs the seat as its first axis")


def everybody(name: str, *shape: int) -> Field:
    """A field that all may see."""
    return Field(name, shape, EVERYBODY)


def owner(name: str, *shape: int) -> Field:
    """A field whose row q only seat q may see."""
    return Field(name, shape, OWNER)


def nobody(name: str, *shape: int) -> Field:
    """A field that nobody may see."""
    return Field(name, shape, NOBODY)


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

    def __init__(self, name: str, fields: list[Field]) -> None:
        self.name = name
        self.fields = [everybody(name), *fields]
        self.dtype = np.dtype([(f.name, "i8", f.shape) for f in self.fields], align=True)
        self.names = {f.name for f in self.fields}
        self.words = self.dtype.itemsize // 8

    @cached_property
    def compiled_type(self) -> Any:
        """What the compiler calls this record."""
        return record_type(self.dtype)

    @cached_property
    def struct(self) -> Any:
        """The same bytes for Python."""
        return self._structure(self.name, checked=False)

    @cached_property
    def checked_struct(self) -> Any:
        """The same bytes for Python, with every index checked."""
        return self._structure(f"{self.name}_checked", checked=True)

    def _structure(self, name: str, checked: bool) -> Any:
        fields = [(f.name, _ctype(f.shape, checked)) for f in self.fields]
        return type(name, (ctypes.Structure,), {"_fields_": fields, "__slots__": ()})

    def array(self, rows: int = 1) -> Array:
        """Blank records, for compiled code."""
        return np.zeros(rows, self.dtype)

    def structs(self, array: Array, checked: bool = False) -> Any:
        """An array's records as Python reads and writes them."""
        struct = self.checked_struct if checked else self.struct
        return (struct * len(array)).from_buffer(array)

    def read(self, data: bytes | Array) -> Any:
        """One record to look at: a copy, so that nothing can be changed through it."""
        return self.struct.from_buffer_copy(data)

    @cached_property
    def masks(self) -> npt.NDArray[np.int64]:
        """A row of words for each seat, for spectators and for the referee: -1 shown, 0 hidden."""
        rows = self.array(SEATS + 2)
        for field in self.fields:
            if field.seen_by == EVERYBODY:
                rows[field.name] = -1
            elif field.seen_by == OWNER:
                for seat in range(SEATS):
                    rows[field.name][seat][seat] = -1
            rows[field.name][REFEREE] = -1
        return words_of(rows)

    def masked(self, data: bytes, row: int) -> bytes:
        """What the holder of that row of `masks` may know of a record."""
        shown: bytes = (np.frombuffer(data, np.int64) & self.masks[row]).tobytes()
        return shown


def words_of(array: Array) -> npt.NDArray[np.int64]:
    """The same bytes as rows of bare words."""
    return array.view(np.int64).reshape(len(array), -1)


def _ctype(shape: tuple[int, ...], checked: bool) -> Any:
    kind: Any = ctypes.c_int64
    for length in reversed(shape):
        plain = kind * length
        kind = type("Row", (CheckedRow, plain), {"_type_": kind, "_length_": length}) if checked else plain
    return kind
