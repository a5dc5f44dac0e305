"""`macabre check GAME`: prove a game by the kit, as a whole or by one check alone."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, cast

import typer

from macabre.cli.arguments import GameId

Only = Annotated[
    list[str] | None, typer.Option("--only", metavar="CHECK", help="One check alone; repeatable. All by default.")
]
Record = Annotated[bool, typer.Option("--record", help="First rewrite the golden playthroughs and counts.")]


def run(game: GameId, only: Only = None, record: Record = False) -> None:
    """Check that a game keeps its promises: legal moves, secrets, possible worlds, compiled play and more."""
    from macabre.testing.__main__ import main

    prove = cast(Callable[[list[str]], int | None], main)
    wanted = [f"--only={check}" for check in only or ()]
    try:
        fault = prove([game, *wanted, *(["--record"] if record else [])])
    except AssertionError as error:
        print(f"{game}: {error}", file=sys.stderr)
        fault = 1
    raise typer.Exit(fault or 0)
