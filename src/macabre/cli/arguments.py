"""What several commands ask for, and how it is read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from macabre.arena.files import write_whole
from macabre.bots import bot_names, known
from macabre.errors import BadOption, BadPlayers, Error
from macabre.game import Game

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game's id; `macabre games` lists them.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be given again.")
]
BoardFile = Annotated[Path | None, typer.Option("--board", metavar="FILE", help="A board or deck of your own.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Repeats the luck of an earlier match.")]
BOTS_HELP = (
    f"Bots, separated by commas; there are {', '.join(bot_names())}, those that other packages bring, "
    "and your own by ./mine.py:Bot or module:object."
)


def read_options(game: Game, given: list[str] | None) -> dict[str, Any]:
    """House rules from texts such as target=5."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not '{text}'")
        options[name] = _read_value(value)
    return options


def _read_value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None if text.lower() == "none" else text


def read_bots(text: str, seats: int) -> list[str]:
    """Names of bots for so many seats; a single name serves for all."""
    names = [known(name.strip()) for name in text.split(",") if name.strip()]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadPlayers(f"{len(names)} bots were named for {seats} seats")
    return names


def read_text_file(path: Path) -> str:
    """A file that the person named."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Error(f"{path} cannot be read ({error.__class__.__name__})") from None


def write_text_file(path: Path, text: str) -> None:
    """Write a whole file or nothing."""
    try:
        write_whole(path.expanduser(), text)
    except (OSError, ValueError, RuntimeError) as error:
        raise Error(f"{path} cannot be written ({error.__class__.__name__})") from None


def open_folder(folder: Path) -> Path:
    """A folder that is there now."""
    try:
        folder.expanduser().mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        raise Error(f"the folder {folder} cannot be made ({error.__class__.__name__})") from None
    return folder.expanduser()
