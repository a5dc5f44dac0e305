"""How rules run: interpreted, by Numba or as WebAssembly. Nothing above knows which.

A rule is plain Python. `inner` lets one rule call another, `twin` gives the compiler something faster than the
Python it stands for, and `compiled` and `kernel` say what Python calls. If Numba is installed and wanted, these hand
a rule to it; otherwise they leave it as it is, and `machines` finds the module that was built from it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from ctypes import addressof, memmove, sizeof
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from macabre.errors import NeedsNumba

NUMBA, WASM, CHECKED, PYTHON = MACHINES = ("numba", "wasm", "checked", "python")
WANTED = os.environ.get("MACABRE_MACHINE", "")  # one of the machines; else the fastest that there is


def _is_there(package: str) -> bool:
    """Whether a package can be imported; None in sys.modules says that it shall not be."""
    try:
        return find_spec(package) is not None
    except ValueError:
        return False


USES_NUMBA = WANTED in ("", NUMBA) and _is_there("numba")

if TYPE_CHECKING or USES_NUMBA:
    from macabre import compiler
else:
    compiler = None

Function = TypeVar("Function", bound=Callable[..., Any])

SPAN = 1 << 64  # how many values 64 bits have
HALF = (1 << 32) - 1
COMPILER: str = compiler.COMPILER if USES_NUMBA else ""
HAS_SHA: bool = USES_NUMBA and compiler.HAS_SHA
hash_block: Any = compiler.hash_block if USES_NUMBA else None  # hashes by the processor's own instructions


# --- rules, and what Python calls


def inner(function: Function) -> Function:
    """A rule that other rules call."""
    return compiler.inner(function) if USES_NUMBA else function


def shared(function: Function) -> Function:
    """A long rule that several places call: compiled once, not into each of them."""
    return compiler.shared(function) if USES_NUMBA else function


def twin(function: Callable[..., Any], replacement: Callable[..., Any]) -> None:
    """Let the compiler use something else in place of a function, which stays as it is in Python."""
    if USES_NUMBA:
        compiler.twin(function, replacement)


def choose_by_record(function: Callable[..., Any], choose: Callable[[Any], Any]) -> None:
    """Let the compiler replace a verb by what `choose` finds for the type of its second argument."""
    if USES_NUMBA:
        compiler.choose_by_record(function, choose)


def table(numbers: Iterable[int]) -> Any:
    """Numbers that rules look up."""
    return compiler.table(numbers) if USES_NUMBA else tuple(numbers)


def compiled(function: Function) -> Function:
    """A kernel over NumPy's arrays, for those who play millions of matches: it needs Numba."""
    return compiler.compiled(function) if USES_NUMBA else _needing_numba(function)


def need_numba() -> None:
    """Say so where something cannot be done without Numba and NumPy."""
    if not USES_NUMBA:
        raise NeedsNumba


def _needing_numba(function: Function) -> Function:
    def refuse(*_: Any) -> None:
        need_numba()

    refuse.py_func = function  # type: ignore[attr-defined]
    return refuse  # type: ignore[return-value]


def entry_for(kernel: Callable[..., Any], *examples: Any) -> Callable[..., int]:
    """The code of a kernel over arrays for arguments like these, which it takes to be so without a look."""
    need_numba()
    return compiler.entry_for(kernel, *examples)


@dataclass(frozen=True, eq=False)
class Kernel:
    """What Python calls with a desk and numbers, on whatever machine."""

    function: Callable[..., Any]
    desk: Any  # the class of its desk
    compiled: Any  # what Numba makes of it; None without Numba

    @property
    def name(self) -> str:
        """As modules call it."""
        return self.function.__name__

    @property
    def module(self) -> str:
        """Where it is."""
        return self.function.__module__

    @property
    def numbers(self) -> int:
        """How many it takes besides the desk."""
        return self.function.__code__.co_argcount - 1


KERNELS: list[Kernel] = []  # as far as they are loaded


def kernel(desk: Any) -> Callable[[Callable[..., Any]], Kernel]:
    """Decorates a kernel that finds its arrays on such a desk, and so runs on every machine."""

    def register(function: Callable[..., Any]) -> Kernel:
        KERNELS.append(Kernel(function, desk, compiler.compiled(function) if USES_NUMBA else None))
        return KERNELS[-1]

    return register


# --- sums that wrap, and sets of at most 62 things in one integer


def signed(bits: int) -> int:
    """Read 64 bits as the record does: with a sign."""
    bits &= SPAN - 1
    return bits - SPAN if bits >> 63 else bits


def size(members: int) -> int:
    """How many are in the set."""
    return members.bit_count()


def lowest(members: int) -> int:
    """The first of a set that is not empty."""
    return (members & -members).bit_length() - 1


def shift_right(bits: int, places: int) -> int:
    """Shift without the sign."""
    return (bits & (SPAN - 1)) >> places


def plus(bits: int, other: int) -> int:
    """Add and drop what does not fit into 64 bits; Numba's own `+` lets the compiler assume that it always fits."""
    return signed(bits + other)


def times(bits: int, other: int) -> int:
    """Multiply and drop what does not fit into 64 bits."""
    return signed(bits * other)


def nth(members: int, k: int) -> int:
    """The k-th of the set, counted from 0."""
    for _ in range(k):
        members &= members - 1
    return lowest(members)


def write_members(members: int, out: Any, at: int, width: int) -> None:
    """Write membership of 0 to width - 1 into an array of bytes, from `at` on: 1 for a member, else 0."""
    for i in range(width):
        out[at + i] = members >> i & 1


def copy_record(target: Any, source: Any) -> None:
    """Overwrite a record with another; `array[0] = array[1]` does the same but takes seconds to compile."""
    memmove(addressof(target), addressof(source), sizeof(target))


if USES_NUMBA:
    for _function in (copy_record, lowest, nth, plus, shift_right, size, times, write_members):
        compiler.twin(_function, compiler.TWINS[_function.__name__])
