"""`macabre review FILE`: where a match turned, and everybody's chances on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from macabre.arena.review import Review, how_made, review
from macabre.arena.review_chart import alternative, change, headings, made_by, page
from macabre.cli.arguments import read_text_file, write_text_file
from macabre.cli.prepare import prepare, progress_bar
from macabre.cli.reader import speech
from macabre.language import SeatName, Speech
from macabre.transcript import replay

File = Annotated[Path, typer.Argument(metavar="FILE", help="help-finished-file")]
Html = Annotated[Path | None, typer.Option("--html", metavar="OUT", help="help-review-html")]
Iterations = Annotated[int | None, typer.Option("--iterations", min=10, help="help-review-iterations")]

SPARKS = "▁▂▃▄▅▆▇█"
SPARK_WIDTH = 56


def run(file: File, html: Html = None, iterations: Iterations = None) -> None:
    """Look back on a match: everybody's chances move by move, and the turning points."""
    match = replay(read_text_file(file), str(file))
    prepare([match.game.id])
    with progress_bar(speech().report("review-working", file=file.name), len(match.decision_points()) - 1) as tell:
        found = review(match, iterations, tell)
    said = speech()
    show(found, said)
    if html:
        write_text_file(html, page(found, said))


def show(found: Review, speech: Speech) -> None:
    """The chances as sparklines, and the turning points as a table."""
    console = Console()
    print(speech("review-heading", game=found.title))
    lines = Table()
    for heading in ("", speech("review-truly"), speech("review-could-know")):
        lines.add_column(heading, no_wrap=True)
    half = min(SPARK_WIDTH, (console.width - 28) // 2)
    for seat in range(found.players):
        name = speech.say(SeatName(seat))
        true = sparkline([moment.true[seat] for moment in found.moments], half)
        known = sparkline([moment.known[seat] for moment in found.moments], half)
        lines.add_row(f"{name} ★" if seat in found.winners else name, true, known)
    console.print(lines)
    console.print(_turns(found, speech) if found.turns else speech("review-no-turns"))
    print(speech.say(how_made(found.iterations)))


def _turns(found: Review, speech: Speech) -> Table:
    table = Table(title=speech("review-turns"), title_justify="left")
    for column, heading in enumerate(headings(speech)):
        table.add_column(heading, justify="left" if column else "right")
    for turn in found.turns:
        table.add_row(
            str(turn.moment.number + 1), made_by(turn, speech), change(turn, speech), alternative(turn, speech)
        )
    return table


def sparkline(chances: list[float], width: int) -> str:
    """Chances as a row of bars, of as many columns as there is room for."""
    columns = min(width, len(chances))
    shown = [chances[round(i * (len(chances) - 1) / max(1, columns - 1))] for i in range(columns)]
    return "".join(SPARKS[min(len(SPARKS) - 1, int(chance * len(SPARKS)))] for chance in shown)
