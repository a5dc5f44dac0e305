"""`macabre board copy`, `check` and `draw`: boards and decks of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from macabre.catalogue import load
from macabre.cli.arguments import GameId, write_text_file
from macabre.cli.reader import speech
from macabre.data import Board, Source
from macabre.errors import Error

app = typer.Typer(help="Boards and decks of your own.", no_args_is_help=True, rich_markup_mode=None)

File = Annotated[Path, typer.Argument(metavar="FILE", help='A TOML file whose first key is game = "…".')]

NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it; nothing may be there yet.")]


def _load(file: Path) -> Board:
    source = Source.of(file)
    return load(source.value("game", str)).load_board(source)


@app.command()
def copy(game: GameId, file: NewFile) -> None:
    """Write a game's own board or deck to a new file, to change it there."""
    chosen = load(game)
    if file.exists():
        raise Error(f"{file} is there already; name a new file")
    write_text_file(file, chosen.default_board.source.text)
    print(speech().report("board-copied", file=str(file), game=chosen.id))


@app.command()
def check(file: File) -> None:
    """Say whether a board can be played on, and if not, why and where."""
    board = _load(file)
    print(speech().report("board-good", file=str(file), game=board.source.table["game"]))


@app.command()
def draw(file: File) -> None:
    """Print a board."""
    print(_load(file).picture(speech()))
