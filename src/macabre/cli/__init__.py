"""The command `macabre`: one module a command."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer
from typer.exceptions import TyperException

from macabre import __version__
from macabre.cli import (
    arena,
    bench,
    board,
    check,
    games,
    new,
    play,
    prepare,
    replay,
    review,
    rules,
    serve,
    simulate,
    study,
    tables,
    verify,
)
from macabre.errors import Error

app = typer.Typer(
    help="Four deadly table games with secrets: play them in the terminal, simulate them, read their rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"macabre {__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="The release.")
    ] = False,
) -> None:
    pass


for command in (games, rules, play, serve, simulate, arena, study, replay, review, verify, check, bench, prepare):
    app.command(command.__name__.rpartition(".")[2])(command.run)
app.add_typer(board.app, name="board")
app.add_typer(tables.app, name="tables")
app.add_typer(new.app, name="new")


def main() -> None:
    """Run a command; whatever a person did wrong is one sentence and exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(app(standalone_mode=False))
    except Error as error:
        print(f"macabre: {error}", file=sys.stderr)
        sys.exit(2)
    except TyperException as error:
        message = error.format_message() if hasattr(error, "format_message") else str(error)
        print(message if "\n" in message else f"macabre: {message}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
