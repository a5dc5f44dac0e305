"""`macabre check GAME`: prove a game by the kit, as a whole or by one check alone."""

from __future__ import annotations

from typing import Annotated

import typer

from macabre.cli.arguments import GameId
from macabre.cli.reader import speech

Only = Annotated[list[str] | None, typer.Option("--only", metavar="CHECK", help="help-check-only")]
Record = Annotated[bool, typer.Option("--record", help="help-check-record")]


def run(game: GameId, only: Only = None, record: Record = False) -> None:
    """Check that a game keeps its promises: legal moves, secrets, possible worlds, compiled play and more."""
    from macabre.testing.__main__ import prove
    from macabre.testing.conformance import NAMES

    raise typer.Exit(prove(game, only or NAMES, record, speech()))
