"""Which machine runs the rules of a game: Numba, WebAssembly, or plain Python."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from macabre.desk import INTERPRETER, Code, Desk, Here, Machine, Records
from macabre.errors import BadMachine, Error
from macabre.kernel import CHECKED, KERNELS, MACHINES, NUMBA, PYTHON, USES_NUMBA, WANTED, WASM, Kernel
from macabre.language import Listed
from macabre.rules import Rules
from macabre.sources import digest_of_functions

ENGINE = ("macabre.bots.tree", "macabre.sha256", "macabre.steps")  # where the kernels are that every game has
NO_CODE = ("macabre.cache", "macabre.clauses", "macabre.errors", "macabre.grammar", "macabre.sources")
FORMAT = 1  # how modules are built, and called


class Numba(Here):
    """The compiler, where it is there."""

    name = NUMBA

    def __init__(self) -> None:
        self._codes: dict[tuple[Kernel, Records], Code] = {}

    def desk_for(self, desk: Desk) -> int:
        """Its address."""
        return self.place_of(desk.places)

    def entry(self, kernel: Kernel, rules: Records) -> Code:
        """Machine code, compiled now unless it is kept."""
        from macabre.compiler import entry

        if (kernel, rules) not in self._codes:
            self._codes[kernel, rules] = entry(kernel.compiled, numba_desk(kernel, rules), kernel.numbers)
        return self._codes[kernel, rules]


def numba_desk(kernel: Kernel, rules: Records) -> Any:
    """What the compiler calls the desk of a kernel."""
    from macabre.compiler import desk_type

    layouts = kernel.desk.layouts(rules).items()
    return desk_type({name: layout and layout.compiled_type for name, layout in layouts})


COMPILER = Numba()


# --- modules


def kernels_of(rules: Rules) -> list[Kernel]:
    """Those that a game's module has: the engine's, and the game's own."""
    for name in ENGINE:
        import_module(name)
    found = [kernel for kernel in KERNELS if kernel.module in ENGINE or _is_of(rules, kernel)]
    return sorted(found, key=lambda kernel: kernel.name)


def _is_of(rules: Rules, kernel: Kernel) -> bool:
    return kernel.module.startswith(f"{package_of(rules)}.")


def package_of(rules: Rules) -> str:
    """The package that a game is."""
    return str(rules.verbs.__name__.rpartition(".")[0])


def module_digest(rules: Rules) -> str:
    """Tells what a game's module is made from, in its present version: kernels, verbs, and the functions behind them.

    A few modules that rules import are of no use to kernels: a new error needs no new code.
    """
    own = {kernel.module for kernel in KERNELS if _is_of(rules, kernel)}
    return digest_of_functions([*ENGINE, *sorted(own), *rules.modules], f"wasm {FORMAT}", NO_CODE)


def module_path(rules: Rules, checked: bool = False) -> Path:
    """Where a game's module is, if it was built of the sources as they are; one checks every index."""
    return rules.folder / f"{rules.id}-{module_digest(rules)}{'.checked' if checked else ''}.wasm"


# --- the choice


@cache
def machine_of(rules: Rules) -> Machine:
    """The machine that a game is played by: the one that $MACABRE_MACHINE names, else the fastest that there is."""
    if WANTED and WANTED not in MACHINES:
        raise BadMachine.because("fault-no-machine", machine=WANTED, machines=", ".join(MACHINES))
    machines = machines_of(rules)
    name = WANTED or next(iter(machines))
    if name not in machines:
        raise BadMachine.because("fault-machine", game=rules.id, machine=name, machines=Listed(tuple(machines), "or"))
    return machines[name]


@cache
def machines_of(rules: Rules) -> dict[str, Machine]:
    """All machines that can run a game here, the fastest first."""
    found: dict[str, Machine] = {NUMBA: COMPILER} if USES_NUMBA else {}
    return found | _modules_of(rules) | {PYTHON: INTERPRETER}


def _modules_of(rules: Rules) -> dict[str, Machine]:
    try:
        paths = {name: module_path(rules, name == CHECKED) for name in (WASM, CHECKED)}
    except Error:  # there are no sources, so nobody knows what a module would be made of
        return {}
    try:
        from macabre.machines.webassembly import LoadedModule
    except (ImportError, RuntimeError):  # wasmtime is not there, or not for this computer
        return {}
    return {name: LoadedModule(name, path) for name, path in paths.items() if path.is_file()}
