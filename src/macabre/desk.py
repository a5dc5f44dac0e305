"""Desks: where a kernel finds its arrays, whatever machine runs it.

A desk is a block of numbers that holds the address, length and stride of each array. Compiled code is handed the
block's address, which takes a fraction of the time that arrays do; interpreted code is handed the desk itself.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof, c_int64, sizeof
from inspect import get_annotations
from struct import pack_into
from typing import Any, ClassVar, Protocol

from macabre.kernel import Kernel
from macabre.record import Layout

EACH = 24  # bytes of a desk for an array

BOARD, STATE, SCRATCH = "board", "state", "scratch"  # records that differ from game to game
NUMBERS = None  # an array of numbers

Rows = Any  # an array of ctypes
Code = Callable[..., int]  # takes what a machine calls a desk, then numbers


class Records(Protocol):
    """What differs from game to game."""

    @property
    def board(self) -> Layout:
        """Of its board."""

    @property
    def state(self) -> Layout:
        """Of a match."""

    @property
    def scratch(self) -> Layout:
        """Of the buffers that verbs write into."""


class Machine(Protocol):
    """Runs kernels, and has the memory in which they find what they work on."""

    name: str

    def laid(self, rows: Rows) -> Rows:
        """The rows where the kernels can reach them: themselves, or else a copy."""

    def place_of(self, rows: Rows) -> int:
        """The address of rows that were laid, as kernels know it."""

    def desk_for(self, desk: Desk) -> Any:
        """What a kernel is handed for a desk."""

    def entry(self, kernel: Kernel, rules: Records) -> Code:
        """A kernel for the records of a game."""


class Desk:
    """Arrays by name, which a machine's kernels find; a class derived from it says which records they consist of."""

    arrays: ClassVar[dict[str, str | Layout | None]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.arrays = {name: getattr(cls, name) for name in get_annotations(cls)}

    def __init__(self, machine: Machine, **arrays: Rows) -> None:
        self.machine = machine
        self.places = machine.laid((c_int64 * (3 * len(self.arrays)))())
        self._at = {name: EACH * place for place, name in enumerate(self.arrays)}
        self.handle = machine.desk_for(self)
        self.lay(**arrays)

    def lay(self, **arrays: Rows) -> None:
        """Put arrays of ctypes on the desk; they are kept here."""
        for name, given in arrays.items():
            rows = self.machine.laid(given)
            self.__dict__[name] = rows
            size = sizeof(rows) // len(rows)
            pack_into("3q", self.places, self._at[name], self.machine.place_of(rows), len(rows), size)

    @classmethod
    def layouts(cls, rules: Records) -> dict[str, Layout | None]:
        """What the arrays consist of in a game."""
        return {name: getattr(rules, kind) if isinstance(kind, str) else kind for name, kind in cls.arrays.items()}


class Here:
    """The memory of this process, in which any rows are where they are."""

    def laid(self, rows: Rows) -> Rows:
        """As they are."""
        return rows

    def place_of(self, rows: Rows) -> int:
        """Their address."""
        return addressof(rows)


class Interpreter(Here):
    """Plain Python."""

    name = "python"

    def desk_for(self, desk: Desk) -> Desk:
        """Itself."""
        return desk

    def entry(self, kernel: Kernel, rules: Records) -> Code:
        """The function."""
        return kernel.function


INTERPRETER = Interpreter()
