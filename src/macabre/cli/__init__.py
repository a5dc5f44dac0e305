"""The command `macabre`: one module a command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Annotated, Any

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
    tables,
    verify,
)
from macabre.cli.reader import choose_language, speech
from macabre.errors import Error
from macabre.kernel import USES_NUMBA, need_numba

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
    language: Annotated[
        str | None,
        typer.Option("--language", metavar="CODE", help="Speak this language; else the locale's, if there is one."),
    ] = None,
) -> None:
    choose_language(language)


def _needing_numba() -> None:
    """Needs Numba and NumPy: pip install 'macabre[fast]'."""
    need_numba()


def _for_millions(name: str) -> Callable[..., Any]:
    """A command that plays very many matches, or says that it cannot."""
    return import_module(f"macabre.cli.{name}").run if USES_NUMBA else _needing_numba


ANYTHING = {"allow_extra_args": True, "ignore_unknown_options": True}

for command in (games, rules, play, serve, replay, review, verify, modules, prepare):
    app.command(command.__name__.rpartition(".")[2])(command.run)
for name in ("simulate", "arena", "study", "check", "bench", "benchmark"):
    app.command(name, context_settings=None if USES_NUMBA else ANYTHING)(_for_millions(name))
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
        message = error.format_message() if hasattr(error, "format_message") else str(error)
        print(message if "\n" in message else f"macabre: {message}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
