"""`macabre rules GAME [CLAUSE]`: the rules, or one of them."""

from __future__ import annotations

import shutil
import textwrap
from typing import Annotated

import typer

from macabre.catalogue import load
from macabre.clauses import IN_A_MINUTE, Point
from macabre.cli.arguments import GameId
from macabre.game import Game

Clause = Annotated[str | None, typer.Argument(metavar="CLAUSE", help="A clause's number, such as CLU-9.")]


def run(game: GameId, clause: Clause = None) -> None:
    """Print a game's rules, or one clause of them."""
    chosen = load(game)
    if clause:
        print(_paragraph(clause.upper(), chosen.clause(clause)))
    else:
        print(rules_text(chosen))


def rules_text(game: Game) -> str:
    """The rules in a minute, then all clauses under their headings."""
    text = game.rules.text
    lines = [text.title, "=" * len(text.title), "", textwrap.fill(text.summary, _width())]
    if text.minute:
        lines += ["", IN_A_MINUTE, "-" * len(IN_A_MINUTE), *map(_point, text.minute)]
    for section in text.sections:
        lines += ["", section.heading, "-" * len(section.heading)]
        lines += [_paragraph(number, text.clauses[number]) for number in section.clauses]
    return "\n".join(lines)


def _point(point: Point) -> str:
    return textwrap.fill(f"{point.topic}: {point.text} ({', '.join(point.clauses)})", _width(), subsequent_indent="  ")


def _paragraph(number: str, text: str) -> str:
    return textwrap.fill(f"{number:<7} {text}", _width(), subsequent_indent=" " * 8)


def _width() -> int:
    return min(100, shutil.get_terminal_size().columns)
