"""Kernels as WebAssembly, run by the browser.

In the archive for browsers this module takes the place of `macabre.machines.webassembly`. A module lives in the
memory of Python itself: the addresses that ctypes knows are those that kernels know.
"""

from __future__ import annotations

from ctypes import addressof, create_string_buffer
from functools import cached_property
from pathlib import Path
from typing import Any

from pyodide.code import run_js  # type: ignore[import-not-found]
from pyodide.ffi import to_js  # type: ignore[import-not-found]

from macabre.desk import Code, Desk, Here, Records
from macabre.kernel import Kernel

CONSTANTS, STACK = 1 << 16, 1 << 20  # bytes
UNIT = 64  # that places are multiples of

_instantiate = run_js("""
(bytes, memory, base, stack) => new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: {
  __linear_memory: memory,
  __memory_base: new WebAssembly.Global({ value: "i32", mutable: false }, base),
  __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, stack),
}}).exports
""")
_caller = run_js("(kernel) => (desk, ...numbers) => kernel(desk, ...numbers.map(BigInt))")


class LoadedModule(Here):
    """A game's kernels."""

    def __init__(self, name: str, path: Path) -> None:
        self.name, self.path = name, path
        self._codes: dict[str, Code] = {}
        self._room = create_string_buffer(CONSTANTS + STACK + UNIT)

    @cached_property
    def _exports(self) -> Any:
        """Made when they are first needed: a table that nobody plays at needs none."""
        import pyodide_js  # type: ignore[import-not-found]

        base = addressof(self._room) + -addressof(self._room) % UNIT
        memory = pyodide_js._module.memory
        return _instantiate(to_js(self.path.read_bytes()), memory, base, base + CONSTANTS + STACK)

    def desk_for(self, desk: Desk) -> int:
        """Its address."""
        return self.place_of(desk.places)

    def entry(self, kernel: Kernel, rules: Records) -> Code:
        """The module's function of that name."""
        if kernel.name not in self._codes:
            self._codes[kernel.name] = _caller(getattr(self._exports, kernel.name))
        return self._codes[kernel.name]
