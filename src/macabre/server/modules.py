"""The files that pages and drawings are made of, and which modules need which: a page asks for all at once."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

from macabre.catalogue import load
from macabre.errors import Error
from macabre.game import Game
from macabre.language import Speech, languages_of_pages
from macabre.server.shelf import Shelf

STATIC, OF_GAMES = "/static/", "/static/games/"
WEB_FOLDER = Path(__file__).parent.parent / "web"
WEB = Shelf(WEB_FOLDER)
MANIFEST = "manifest.webmanifest"

_IMPORT = re.compile(rb"""^(?:import|export)\b[^"';]*"([^"\n]+\.js)";""", re.MULTILINE)
_ENTRY = re.compile(rb'<script type="module" src="(.+?)"></script>')


def web_folder(game: Game) -> Path:
    """Where a game, of this package or another, keeps its drawing."""
    return game.rules.folder / "web"


@cache
def shelf_of(game: str) -> Shelf:
    """The files of a game's drawing."""
    return Shelf(web_folder(load(game)))


def page_body(name: str, language: str) -> bytes:
    """A page of the web folder, which asks at once for words and for all that its module needs."""
    page = WEB.read(name).replace(b"<!-- head -->", WEB.read("page/head.html"))
    page = page.replace(b"<!-- languages -->", f"{_languages()}\n{_words_link(language)}".encode())
    return _ENTRY.sub(lambda entry: entry[0] + _preloads(entry[1].decode()), page)


def manifest(speech: Speech) -> dict[str, Any]:
    """What a device must know to install the hall, described in the reader's language."""
    return {**json.loads(WEB.read(MANIFEST)), "description": speech("hall-description")}


def _languages() -> str:
    known = [{"code": one.code, "name": one.name, "direction": one.direction} for one in languages_of_pages().values()]
    return f"<meta name=\"languages\" content='{json.dumps(known, ensure_ascii=False)}'>"


def words_address(language: str, of: str = "house") -> str:
    """Where the words of a game, or of the house, are served."""
    return f"{STATIC}words/{language}/{of}.ftl"


def _words_link(language: str) -> str:
    """Words are asked for before any module runs."""
    return f'<link rel="preload" href="{words_address(language)}" as="fetch" crossorigin>'


def _preloads(entry: str) -> bytes:
    return "".join(map(module_link, needed(entry)[1:])).encode()


def module_link(module: str) -> str:
    """By which a page asks for a module before another needs it."""
    return f'\n<link rel="modulepreload" href="{module}">'


def needed(entry: str) -> list[str]:
    """The addresses of a module and of everything that it needs, which are there."""
    found: dict[str, None] = {}
    waiting = [entry]
    while waiting:
        module = waiting.pop()
        body = None if module in found else _read(module)
        if body is not None:
            found[module] = None
            waiting += [normpath(join(dirname(module), name)) for name in _imports(body)]
    return list(found)


@lru_cache(maxsize=1024)
def _imports(body: bytes) -> tuple[str, ...]:
    return tuple(name.decode() for name in _IMPORT.findall(body))


def _read(address: str) -> bytes | None:
    """What is served at an address; None if there is no such file."""
    try:
        if address.startswith(OF_GAMES):
            game, _, name = address.removeprefix(OF_GAMES).partition("/")
            return shelf_of(game).read(name)
        return WEB.read(address.removeprefix(STATIC))
    except (Error, KeyError, OSError):
        return None
