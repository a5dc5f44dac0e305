"""`macabre modules`: build the rules of games as WebAssembly."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from macabre.catalogue import games, load
from macabre.cli.prepare import progress_bar
from macabre.cli.reader import speech
from macabre.language import Figure
from macabre.machines import module_path
from macabre.rules import Rules
from macabre.system import cores


def run(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME...", help="help-modules-games")] = None,
    again: Annotated[bool, typer.Option("--again", help="help-modules-again")] = False,
    checked: Annotated[bool, typer.Option("--checked", help="help-modules-checked")] = False,
) -> None:
    """Build the modules that play where there is no compiler, each beside its rules; what is up to date stays."""
    import_module("macabre.fast")
    rules = {name: load(name).rules for name in names or games()}
    paths = {name: module_path(rules[name], checked) for name in rules}
    wanted = [name for name, path in paths.items() if again or not path.exists()]
    with progress_bar(speech().report("modules-building"), len(wanted)) as tell, ThreadPoolExecutor(cores()) as crew:
        building = [crew.submit(build_module, rules[name], paths[name], checked) for name in wanted]
        for done, built in enumerate(as_completed(building), 1):
            built.result()
            tell(done)
    for name in wanted:
        size = Figure(paths[name].stat().st_size, ",")
        print(speech().report("modules-built", file=str(paths[name]), size=size), file=sys.stderr)


def build_module(rules: Rules, path: Path, checked: bool) -> None:
    """Build one, in a process of its own, and forget those of before."""
    from macabre.machines.assembly import build

    path.write_bytes(build(rules, checked))
    for other in path.parent.glob(f"{rules.id}-*{''.join(path.suffixes)}"):
        if other.suffixes == path.suffixes and other != path:
            other.unlink()
