"""`macabre board copy`, `check` and `draw`: boards and decks of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from macabre.catalogue import load
from macabre.cli.arguments import GameId, write_text_file
from macabre.cli.help import Commands
from macabre.cli.reader import speech
from macabre.data import Board, Source
from macabre.errors import Error
from macabre.language import sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

app = Commands("board")

File = Annotated[Path, typer.Argument(metavar="FILE", help="help-board-toml")]

NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-board-new")]


def _load(file: Path) -> Board:
    source = Source.of(file)
    return load(source.value("game", str)).load_board(source)


@app.add("copy")
def copy(game: GameId, file: NewFile) -> None:
    """Write a game's own board or deck to a new file, to change it there."""
    chosen = load(game)
    if file.exists():
        raise Error(_report("fault-exists", file=str(file)))
    write_text_file(file, chosen.default_board.source.text)
    print(speech().report("board-copied", file=str(file), game=chosen.id))


@app.add("check")
def check(file: File) -> None:
    """Say whether a board can be played on, and if not, why and where."""
    board = _load(file)
    print(speech().report("board-good", file=str(file), game=board.source.table["game"]))


@app.add("draw")
def draw(file: File) -> None:
    """Print a board."""
    print(_load(file).picture(speech()))
