"""`macabre new game` and `new bot`: something small that works, to make your own."""

from __future__ import annotations

import re
import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

import macabre
from macabre.bots.levels import is_ours
from macabre.catalogue import games
from macabre.cli.arguments import open_folder, write_text_file
from macabre.cli.help import Commands
from macabre.cli.reader import speech
from macabre.errors import Error
from macabre.game import Game
from macabre.language import sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

app = Commands("new")

Name = Annotated[str, typer.Argument(metavar="NAME", help="help-new-name")]
Within = Annotated[Path, typer.Option("--in", metavar="DIR", help="help-new-in")]

TEMPLATE = Path(macabre.__file__).parent / "games" / "_template"
BOT = Path(__file__).with_name("new_bot.txt")
MADE_BY_THE_KIT = ("playthroughs", "counts.toml")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{id}"
version = "1"
description = "{title}, a game for Macabre"
requires-python = ">=3.11"
dependencies = ["macabre"]

[project.entry-points."macabre.games"]
{id} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["{package}"]
"""


@app.add("game")
def game(name: Name, within: Within = Path()) -> None:
    """Write a small game that is whole: it can be played, and passes the kit. Then make your own of it."""
    if not NAME.fullmatch(name):
        raise Error(_report("fault-game-name", name=name))
    if name in games():
        raise Error(_report("fault-game-taken", name=name))
    folder = within / name
    if folder.exists():
        raise Error(_report("fault-exists", file=str(folder)))
    write_game(name, open_folder(folder))
    said = speech()
    print(said.report("new-game-made", folder=str(folder)))
    print(f"  pip install -e {folder}\n  macabre play {name}\n  macabre check {name}")
    print(said.report("new-game-guide", page="docs/first-game.md"))


def write_game(name: str, folder: Path) -> None:
    """The template under another name, with golden playthroughs of its own."""
    package = name.replace("-", "_")
    title = name.replace("-", " ").title()
    for source in sorted(TEMPLATE.rglob("*")):
        path = source.relative_to(TEMPLATE)
        if source.is_file() and path.parts[0] not in MADE_BY_THE_KIT and "__pycache__" not in path.parts:
            open_folder((folder / package / path).parent)
            write_text_file(folder / package / path, renamed(source.read_text("utf-8"), name, title))
    write_text_file(folder / "pyproject.toml", PROJECT.format(id=name, title=title, package=package))
    try:
        record_game(folder, package)
    except BaseException:
        shutil.rmtree(folder)
        raise


def renamed(text: str, name: str, title: str) -> str:
    """A text of the template as that of another game: its name, and its clauses by three letters of it."""
    clauses = re.sub(r"[^a-z]", "", name)[:3].upper()
    for old, new in (
        ("Last Candle: the smallest complete game, to copy when adding one.", f"{title}."),
        (", the template of a game; our own invention ", " "),
        ("Last Candle", title),
        ("last-candle", name),
        ("CandleNotation", f"{title.replace(' ', '')}Notation"),
        ("CAN-", f"{clauses}-"),
        ("clauses CAN", f"clauses {clauses}"),
        ("test_can_", f"test_{clauses.lower()}_"),
    ):
        text = text.replace(old, new)
    return text


def record_game(folder: Path, package: str) -> None:
    """What the kit compares with from now on."""
    from macabre.testing.__main__ import record

    sys.path.insert(0, str(folder.resolve()))
    try:
        record(Game(import_module(package).RULES))
    finally:
        sys.path.pop(0)


@app.add("bot")
def bot(name: Name, within: Within = Path()) -> None:
    """Write a small bot, one file, that can play at once."""
    if not NAME.fullmatch(name) or is_ours(name):
        raise Error(_report("fault-bot-name-new", name=name))
    file = within / f"{name.replace('-', '_')}.py"
    if file.exists():
        raise Error(_report("fault-exists", file=str(file)))
    text = BOT.read_text("utf-8").format(title=name.replace("-", " ").title(), file=file.name)
    write_text_file(open_folder(within) / file.name, text)
    said = speech()
    print(said.report("new-bot-made", file=str(file)))
    print(f"  macabre simulate cluedo-cards --bots ./{file},greedy --matches 20")
    print(said.report("new-bot-guide", page="docs/first-bot.md"))
