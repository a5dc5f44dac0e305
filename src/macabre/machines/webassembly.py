"""Kernels as WebAssembly, run by wasmtime.

A module has a memory of its own, which does not move: rows are laid into it once, and Python reads and writes them
there as compiled code does. A kernel is handed the address of a desk and numbers; one that fails says so by a trap.
"""

from __future__ import annotations

import weakref
from array import array
from collections.abc import Callable
from contextlib import suppress
from ctypes import (
    POINTER,
    PyDLL,
    addressof,
    byref,
    c_char,
    c_size_t,
    c_void_p,
    cast,
    memmove,
    memset,
    py_object,
    pythonapi,
    sizeof,
)
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any

import wasmtime
from wasmtime import _ffi

from macabre.cache import CACHE
from macabre.desk import Code, Desk, Records, Rows
from macabre.kernel import Kernel

PAGE = 1 << 16
STACK_PAGES, GROWTH_PAGES, MOST_PAGES = 16, 16, 1 << 16
GAP = 1024  # below everything, so that no address is 0
UNIT = 64  # bytes; blocks are multiples of it


class LoadedModule:
    """A game's kernels, and the memory in which they work."""

    def __init__(self, name: str, path: Path) -> None:
        self.name, self.path = name, path
        self._codes: dict[str, Code] = {}

    @cached_property
    def _memory(self) -> Memory:
        """Made when it is first needed: a table that nobody plays at needs none."""
        return Memory(self.path)

    @property
    def used(self) -> int:
        """Bytes that are given out."""
        return self._memory.used

    def laid(self, rows: Rows) -> Rows:
        """The rows in the module's memory; a copy unless they are there."""
        if self._memory.has(rows):
            return rows
        there = type(rows).from_buffer(self._memory.block(sizeof(rows)))
        memmove(addressof(there), addressof(rows), sizeof(rows))
        return there

    def place_of(self, rows: Rows) -> int:
        """Where rows are, counted from the beginning of the memory."""
        return addressof(rows) - self._memory.base

    def desk_for(self, desk: Desk) -> int:
        """Its place."""
        return self.place_of(desk.places)

    def entry(self, kernel: Kernel, rules: Records) -> Code:
        """The module's function of that name."""
        if kernel.name not in self._codes:
            self._codes[kernel.name] = self._memory.function(kernel.name, kernel.numbers)
        return self._codes[kernel.name]


class Memory:
    """An instance of a module with its memory, of which blocks are given out and taken back."""

    def __init__(self, path: Path) -> None:
        self._name = path.name
        config = wasmtime.Config()
        config.memory_may_move = False  # Python keeps addresses
        engine = wasmtime.Engine(config)
        module = _translated(engine, path)
        self._store = wasmtime.Store(engine)
        for thing in (engine, self._store):
            pythonapi.Py_IncRef(py_object(thing))  # Python must not end them when it ends: somebody may still look
        kind = wasmtime.MemoryType(wasmtime.Limits(1 + STACK_PAGES, MOST_PAGES))
        self._memory = wasmtime.Memory(self._store, kind)
        self.base = addressof(self._memory.data_ptr(self._store).contents)
        self._size = self._memory.data_len(self._store)
        imports = [self._import(kind.name or "") for kind in module.imports]
        self._exports = wasmtime.Instance(self._store, module, imports).exports(self._store)
        self._top = self._size
        self._free: dict[int, list[int]] = {}
        self._held: dict[int, HeldBlock] = {}
        self._lock = Lock()

    def _import(self, name: str) -> wasmtime.Memory | wasmtime.Global:
        """The memory, or where in it the module's constants begin, or its stack."""
        if name == "__linear_memory":
            return self._memory
        is_stack = name == "__stack_pointer"
        place = (1 + STACK_PAGES) * PAGE if is_stack else GAP
        kind = wasmtime.GlobalType(wasmtime.ValType.i32(), is_stack)
        return wasmtime.Global(self._store, kind, wasmtime.Val.i32(place))

    # --- blocks

    def has(self, rows: Rows) -> bool:
        """Whether rows are in this memory."""
        return 0 <= addressof(rows) - self.base < self._size

    @property
    def used(self) -> int:
        """Bytes that are given out."""
        return sum(block.size for block in self._held.values())

    def block(self, size: int) -> Any:
        """A block of zeros, taken back when nobody uses it any more."""
        size += -size % UNIT
        place = self._place(size)
        memset(self.base + place, 0, size)
        block = (c_char * size).from_address(self.base + place)
        self._held[place] = HeldBlock.of(block, self._take_back, place, size)
        return block

    def _place(self, size: int) -> int:
        with self._lock:
            if places := self._free.get(size):
                return places.pop()
            place, self._top = self._top, self._top + size
            if self._top > self._size:
                pages = max(GROWTH_PAGES, -(-(self._top - self._size) // PAGE))
                self._memory.grow(self._store, pages)
                self._size += pages * PAGE
            return place

    def _take_back(self, block: Any) -> None:
        del self._held[block.place]
        self._free.setdefault(block.size, []).append(block.place)

    # --- calls

    def function(self, name: str, numbers: int) -> Code:
        """What Python calls: with the place of a desk, and some numbers."""
        function: Any = self._exports[name]
        return _caller(self._store, function, numbers, self._name)


class HeldBlock(weakref.ref[Any]):
    """Remembers where a block was that is gone."""

    __slots__ = ("place", "size")

    place: int
    size: int

    @classmethod
    def of(cls, block: Any, callback: Callable[[Any], None], place: int, size: int) -> HeldBlock:
        """Remember a block."""
        memory = cls(block, callback)
        memory.place, memory.size = place, size
        return memory


# Like Numba's code, and unlike what wasmtime's own calls do, a kernel keeps other threads waiting: they might use the
# same memory.
_call = PyDLL(str(_ffi.filename)).wasmtime_func_call_unchecked
_call.argtypes = [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]
_call.restype = c_void_p


def _caller(store: Any, function: Any, numbers: int, name: str) -> Code:
    context = cast(store._context(), c_void_p).value
    place = addressof(function._func)
    trap = c_void_p()
    trap_place = addressof(trap)
    count = 1 + numbers

    def call(desk: int, *given: int) -> int:
        values = array("q", (desk, 0))
        for number in given:
            values.append(number)
            values.append(0)
        if _call(context, place, values.buffer_info()[0], count, trap_place) or trap:
            raise _failure(name, trap)
        return values[0]

    call.keeps = store, function, byref(trap)  # type: ignore[attr-defined]
    return call


def _failure(name: str, trap: c_void_p) -> Exception:
    """What went wrong in one line; wasmtime says where in several before it."""
    said = str(wasmtime.Trap._from_ptr(cast(trap, POINTER(_ffi.wasm_trap_t)))) if trap else "it could not be called"
    trap.value = None
    return RuntimeError(f"{name} has failed: {said.strip().splitlines()[-1].strip()}")


def _translated(engine: wasmtime.Engine, path: Path) -> wasmtime.Module:
    """The module for this processor, from the cache if it is there."""
    name = f"{path.stem}.{version('wasmtime')}.cwasm"
    kept = CACHE.read(name)
    if kept is not None:
        with suppress(wasmtime.WasmtimeError):  # it was made for another processor
            return wasmtime.Module.deserialize(engine, kept)
    module = wasmtime.Module(engine, path.read_bytes())
    CACHE.write(name, bytes(module.serialize()))
    return module
