"""`macabre board check FILE` and `macabre board draw FILE`: boards and decks of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from macabre.catalogue import load
from macabre.data import Board, Source

app = typer.Typer(help="Boards and decks of your own.", no_args_is_help=True, rich_markup_mode=None)

File = Annotated[Path, typer.Argument(metavar="FILE", help='A TOML file whose first key is game = "…".')]


def _load(file: Path) -> Board:
    source = Source.of(file)
    return load(source.value("game", str)).load_board(source)


@app.command()
def check(file: File) -> None:
    """Say whether a board can be played on, and if not, why and where."""
    board = _load(file)
    print(f"{file}: a good board for {board.source.table['game']}.")


@app.command()
def draw(file: File) -> None:
    """Print a board."""
    print(_load(file).picture())
