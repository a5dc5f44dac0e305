"""Bots from outside: installed with an entry point, or brought along as a file or `module:object`.

If you bring one along, you name it on a command line or in Python. Every process that is started from there learns
of it from the environment; nothing that comes over a network is ever taken for a place.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

import msgspec
from msgspec import Struct

from macabre.bots.levels import is_ours
from macabre.errors import Error, UnknownBot, reason
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.sources import digest, file_of

_report = sayings(COMMANDS)

ENTRY_POINTS = "macabre.bots"
VARIABLE = "MACABRE_BOTS"
USUAL_THING = "Bot"  # in a file where nothing else is named
NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")
BROUGHT = re.compile(
    r"(?:(?P<name>[^=/\\:]+)=)?"
    r"(?:(?P<file>.+\.py)|(?P<module>[A-Za-z_][\w.]*(?=:)))"
    r"(?::(?P<thing>[A-Za-z_]\w*))?"
)


class Brought(Struct, frozen=True):
    """What a process was told: where each bot is that was brought along, and what each may use."""

    places: dict[str, str] = {}  # by name, as module:object or file:object
    seconds: float = 5.0  # for a decision
    megabytes: int = 2048  # of memory

    def hand_on(self) -> None:
        """Tell this process, and those that it starts."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def handed_on(cls) -> Brought:
        """What this process was told."""
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)


def places() -> dict[str, str]:
    """Where each bot from outside is, by its name."""
    return _installed() | Brought.handed_on().places


def outside_names() -> list[str]:
    """The names of all bots from outside."""
    return sorted(places())


@cache
def _installed() -> dict[str, str]:
    """Those of other packages; a name that is ours already, or none, is passed over."""
    found = {point.name: point.value.replace(" ", "") for point in entry_points(group=ENTRY_POINTS)}
    return {name: place for name, place in found.items() if NAME.fullmatch(name) and not is_ours(name)}


def limit(seconds: float, megabytes: int) -> None:
    """What bots from outside may use from now on."""
    Brought(Brought.handed_on().places, seconds, megabytes).hand_on()


# --- bringing one along


def is_brought(text: str) -> bool:
    """Whether a text says where a bot is, rather than its name."""
    found = BROUGHT.fullmatch(text)
    return bool(found and (found["file"] or found["thing"]))


def bring(text: str) -> str:
    """Make a bot known by where it is: `./mine.py`, `mine.py:Bot`, `module:object`, or `name=` and any of these."""
    found = BROUGHT.fullmatch(text)
    if not found:
        raise UnknownBot(_report("fault-bot-place", place=text))
    place = _place_in_file(Path(found["file"]), found["thing"]) if found["file"] else text.rpartition("=")[2]
    if found["module"]:
        _check_module(found["module"])
    name = _checked_name(found["name"] or _name_of(place), place)
    told = Brought.handed_on()
    Brought(told.places | {name: place}, told.seconds, told.megabytes).hand_on()
    return name


def _place_in_file(file: Path, thing: str | None) -> str:
    path = file.expanduser().resolve()
    try:
        ast.parse(path.read_bytes())
    except FileNotFoundError:
        raise UnknownBot(_report("fault-bot-file", file=str(file))) from None
    except OSError as error:
        raise UnknownBot(_report("fault-unreadable", file=str(file), why=reason(error))) from None
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
        raise UnknownBot(_report("fault-bot-python", file=str(file), line=line)) from None
    return f"{path}:{thing or USUAL_THING}"


def _check_module(module: str) -> None:
    """Modules are also looked for where one is, as `python -m` does."""
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.insert(0, os.getcwd())
    if file_of(module) is None:
        raise UnknownBot(_report("fault-bot-module", module=module))


def _name_of(place: str) -> str:
    """The thing's own name, or the file's where it is called as usual: `owl.py:Bot` is owl, `zoo:GreyOwl` grey-owl."""
    where, _, thing = place.rpartition(":")
    stem = Path(where).stem if where.endswith(".py") else where.rpartition(".")[2]
    own = stem if thing.lower() == USUAL_THING.lower() else re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", thing)
    return re.sub(r"[^a-z0-9]+", "-", own.lower()).strip("-")


def _checked_name(name: str, place: str) -> str:
    if not NAME.fullmatch(name):
        raise UnknownBot(_report("fault-bot-name", name=name))
    if is_ours(name) or places().get(name, place) != place:
        raise UnknownBot(_report("fault-bot-taken", name=name))
    return name


# --- telling one version from another


def digest_of(name: str) -> str:
    """Tells one version of a bot from another: its source, what that imports beside it, and files that it names."""
    where, _, thing = places()[name].rpartition(":")
    file = Path(where) if where.endswith(".py") else file_of(where)
    if file is None:
        raise UnknownBot(_report("fault-source", name=name))
    package = "" if where.endswith(".py") else digest([where])
    lines = [name, thing, package, *(hashlib.sha256(path.read_bytes()).hexdigest() for path in _files_behind(file))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _files_behind(file: Path) -> list[Path]:
    """A source, the modules in its folder that it imports, and the files there that it names, such as weights."""
    found: list[Path] = []
    todo = [file]
    while todo:
        path = todo.pop()
        if path not in found:
            found.append(path)
            todo += _beside(path) if path.suffix == ".py" else []
    return sorted(found)


def _beside(source: Path) -> list[Path]:
    try:
        nodes = list(ast.walk(ast.parse(source.read_bytes())))
    except (OSError, SyntaxError) as error:
        raise Error(_report("fault-unreadable", file=str(source), why=reason(error))) from None
    names = {name for node in nodes for name in _named(node)}
    return [path for name in sorted(names) if len(name) < 200 and (path := source.parent / name).is_file()]


def _named(node: ast.AST) -> Iterator[str]:
    """The files that a piece of source may mean."""
    if isinstance(node, ast.Import):
        yield from (f"{alias.name.partition('.')[0]}.py" for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield f"{node.module.partition('.')[0]}.py"
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "\0" not in node.value:
        yield node.value
