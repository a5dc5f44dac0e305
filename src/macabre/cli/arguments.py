"""What several commands ask for, and how it is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from macabre.arena.files import write_whole
from macabre.bots import known
from macabre.errors import BadOption, BadPlayers, Error, reason
from macabre.game import Game
from macabre.language import Saying, sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
BoardFile = Annotated[Path | None, typer.Option("--board", metavar="FILE", help="help-board-file")]
Seed = Annotated[int | None, typer.Option("--seed", help="help-seed")]


def read_options(game: Game, given: list[str] | None) -> dict[str, Any]:
    """House rules from texts such as target=5."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(_report("fault-option-form", text=text))
        options[name] = _read_value(value)
    return options


def _read_value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None if text.lower() == "none" else text


def read_bots(text: str, seats: int) -> list[str]:
    """Names of bots for a number of seats; a single name serves for all."""
    names = [known(name.strip()) for name in text.split(",") if name.strip()]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadPlayers(_report("fault-bots-named", bots=len(names), seats=seats))
    return names


def read_text_file(path: Path) -> str:
    """A file that the person named."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Error(_report("fault-unreadable", file=str(path), why=reason(error))) from None


def write_text_file(path: Path, text: str) -> None:
    """Write a whole file or nothing."""
    try:
        write_whole(path.expanduser(), text)
    except (OSError, ValueError, RuntimeError) as error:
        raise Error(unwritable(path, error)) from None


def unwritable(path: Path, error: Exception) -> Saying:
    """That nothing can be written there."""
    return _report("fault-unwritable", file=str(path), why=reason(error))


def open_folder(folder: Path) -> Path:
    """A folder that is there now."""
    try:
        folder.expanduser().mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        raise Error(_report("fault-no-folder", folder=str(folder), why=reason(error))) from None
    return folder.expanduser()
