"""The command `macabre`: one module a command."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import Annotated

import typer
from typer.exceptions import TyperException

from macabre import __version__
from macabre.cli import (
    board,
    games,
    modules,
    new,
    play,
    prepare,
    replay,
    review,
    rules,
    serve,
    site,
    tables,
    verify,
)
from macabre.cli.help import Commands, said_of
from macabre.cli.reader import choose_language, speech
from macabre.errors import Error
from macabre.kernel import USES_NUMBA

app = Commands()


def _tell_version(wanted: bool) -> None:
    if wanted:
        print(f"macabre {__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="help-version")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option("--language", metavar="CODE", callback=choose_language, is_eager=True, help="help-language"),
    ] = None,
) -> None:
    pass


def _add_for_millions(name: str) -> None:
    """A command that plays very many matches, or says that it cannot."""
    if USES_NUMBA:
        app.add(name)(import_module(f"macabre.cli.{name}").run)
    else:
        app.add(name, "help-needs-numba", context_settings=ANYTHING)(_refuse)


def _refuse() -> None:
    """Say what is amiss."""
    import_module("macabre.fast")


ANYTHING = {"allow_extra_args": True, "ignore_unknown_options": True}

for command in (games, rules, play, serve, site, replay, review, verify, modules, prepare):
    app.add(command.__name__.rpartition(".")[2])(command.run)
for name in ("simulate", "arena", "study", "check", "bench", "benchmark"):
    _add_for_millions(name)
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
        print(f"macabre: {error.in_words(speech())}", file=sys.stderr)
        sys.exit(2)
    except TyperException as error:
        message = speech().say(said_of(error))
        print(message if "\n" in message else f"macabre: {message}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
