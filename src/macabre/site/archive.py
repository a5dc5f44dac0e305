"""The Python of a hall without a server: our modules, what stands in for a server's, and the few that they import.

It speaks English; what it needs for another language is an archive of its own.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tarfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path

from macabre.catalogue import games, load
from macabre.errors import Error
from macabre.game import Game
from macabre.language import ENGLISH, sayings
from macabre.language.saying import COMMANDS
from macabre.machines import module_path
from macabre.server.modules import web_folder
from macabre.sources import Undocumented

_report = sayings(COMMANDS)

HOUSE = Path(__file__).parent.parent
BROWSER = Path(__file__).parent / "browser"
INSTEAD = {  # what stands in the place of what
    "anyio/__init__.py": "anyio.py",
    "anyio/abc.py": "anyio.py",
    "anyio/to_thread.py": "anyio.py",
    "msgspec.py": "msgspec.py",
    "typing_extensions.py": "typing_extensions.py",
    "macabre/sources.py": "sources.py",
    "macabre/storage/store.py": "store.py",
    "macabre/server/board_reader.py": "board_reader.py",
    "macabre/server/pools.py": "pools.py",
    "macabre/machines/webassembly.py": "webassembly.py",
}
UNUSED = ("cli", "compiler.py", "envs", "fast.py", "plan.py", "study", "testing", "web")
UNUSED_THERE = {  # of a folder that is used otherwise
    "arena": ("chart.py", "crews.py", "entrants.py", "files.py", "ratings.py", "review_chart.py", "run.py"),
    "machines": ("assembly.py",),
    "server": ("app.py", "lan.py", "wire.py"),
    "site": ("archive.py", "build.py", "pyodide.json", "pyodide.py"),
    "storage": (
        "accounts.py",
        "backup.py",
        "database.py",
        "files.py",
        "films.py",
        "migrations",
        "opening.py",
        "pool.py",
        "schema.py",
    ),
}
UNUSED_OF_GAMES = ("_template", "tests", "web", "playthroughs", "counts.toml", "BOOK*.md", "examples.toml", "*.wasm")
UNUSED_OF_LIBRARIES = ("middleware/[cghostw]*", "config.py", "schemas.py", "staticfiles.py", "te*.py")
LIBRARIES = ("fluent.syntax", "starlette")  # all plain Python


def games_packed() -> list[str]:
    """The games of this package: one from outside needs a server, where it is installed."""
    return [name for name in games() if load(name).rules.folder.is_relative_to(HOUSE)]


def make_archive() -> bytes:
    """All of it, packed; the same files make the same archive."""
    return _packed(_files())


def make_words(language: str) -> bytes:
    """What Python needs besides to speak another language than English."""
    return _packed((name, body) for name, body in _own() if _language_of(name) == language)


def _packed(files: Iterable[tuple[str, bytes]]) -> bytes:
    body = io.BytesIO()
    with tarfile.open(fileobj=body, mode="w:xz", preset=9) as archive:
        for name, data in sorted(files):
            packed = _bare(data) if name.endswith(".py") else data
            member = tarfile.TarInfo(name)
            member.size = len(packed)
            archive.addfile(member, io.BytesIO(packed))
    return body.getvalue()


def _bare(source: bytes) -> bytes:
    """A module without what is for people: comments and docstrings."""
    module = Undocumented().visit(ast.parse(source))
    module.body = [part for part in module.body if not isinstance(part, ast.Pass)]
    return ast.unparse(module).encode()


def _files() -> Iterator[tuple[str, bytes]]:
    yield from ((name, (BROWSER / ours).read_bytes()) for name, ours in INSTEAD.items())
    yield "macabre/digests.json", json.dumps(dict(_digests())).encode()
    yield from ((name, body) for name, body in _own() if _language_of(name) in (None, ENGLISH))
    for game in map(load, games_packed()):
        yield from _drawing_of(game)
        yield _module_of(game)
    for library in LIBRARIES:
        yield from _library(library)


def _language_of(name: str) -> str | None:
    """The language whose words or rules a file is."""
    found = re.search(r"/language/(?:\w+\.)?([a-z]+)(?:/\w+\.ftl|\.ftl|\.md)$", name)
    return found[1] if found else None


def _own() -> Iterator[tuple[str, bytes]]:
    for path in HOUSE.rglob("*"):
        place = path.relative_to(HOUSE)
        name = f"macabre/{place.as_posix()}"
        if path.is_file() and name not in INSTEAD and not _is_unused(place):
            yield name, path.read_bytes()


def _is_unused(place: Path) -> bool:
    top, *rest = place.parts
    is_other = top in UNUSED or (rest and rest[0] in UNUSED_THERE.get(top, ()))
    is_of_browser = place.parts[:2] == ("site", "browser") and place.name in INSTEAD.values()
    is_of_game = top == "games" and any(fnmatch(part, kind) for part in rest for kind in UNUSED_OF_GAMES)
    return bool(is_other or is_of_browser or is_of_game or "__pycache__" in place.parts)


def _drawing_of(game: Game) -> Iterator[tuple[str, bytes]]:
    """The files of a game's drawing lie beside the pages: tables ask whether they are there, and read the data."""
    for path in web_folder(game).rglob("*"):
        if path.is_file():
            name = path.relative_to(HOUSE.parent).as_posix()
            yield name, path.read_bytes() if path.suffix == ".json" else b""


def _module_of(game: Game) -> tuple[str, bytes]:
    path = module_path(game.rules)
    if not path.is_file():
        raise Error(_report("fault-module", game=game.id))
    return path.relative_to(HOUSE.parent).as_posix(), path.read_bytes()


def _digests() -> Iterator[tuple[str, str]]:
    """What each game's module is called by, by the package of its rules."""
    for game in map(load, games_packed()):
        yield game.rules.folder.name, module_path(game.rules).stem.rpartition("-")[2]


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    root = (folders or [Path(spec.origin)])[0].parents[name.count(".")]
    for path in [path for folder in folders for path in folder.rglob("*.py")] or [Path(spec.origin)]:
        if not any(path.match(kind) for kind in UNUSED_OF_LIBRARIES):
            yield path.relative_to(root).as_posix(), path.read_bytes()
