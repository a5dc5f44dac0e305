"""`macabre benchmark BOTS`: a fixed suite for any bot, and the table that comes out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from macabre.arena.benchmark import QUICK, WHOLE, Result, run_benchmark, table_of, write_results
from macabre.arena.crews import choose_crew
from macabre.arena.entrants import read_entrants
from macabre.cli.arguments import open_folder
from macabre.cli.prepare import prepare, progress_bar
from macabre.cli.reader import speech
from macabre.language import Figure

Bots = Annotated[
    str,
    typer.Argument(
        metavar="BOTS",
        help="help-benchmark-bots",
    ),
]
Quick = Annotated[bool, typer.Option("--quick", help="help-benchmark-quick")]
Out = Annotated[
    Path,
    typer.Option("--out", metavar="DIR", help="help-out"),
]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="help-jobs")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray")]


def run(bots: Bots, quick: Quick = False, out: Out = Path("benchmark"), jobs: Jobs = None, ray: Ray = None) -> None:
    """Put bots through the same series in all four games; print one table with intervals."""
    suite, names = (QUICK if quick else WHOLE), list(dict.fromkeys(read_entrants(bots)))
    folder, crew = open_folder(out), choose_crew(jobs, ray)
    prepare(list(suite.games))
    results: list[Result] = []
    for bot in names:
        with progress_bar(f"{suite.name}: {bot}", suite.most_deals) as tell:
            results.append(run_benchmark(suite, bot, folder, crew, tell))
        write_results(results, folder)
    said, even = speech(), Figure(1 / suite.seats, ".0%")
    _show(table_of(results, said))
    print(said.report("benchmark-suite", suite=suite.name, deals=suite.deals, seats=suite.seats, seed=str(suite.seed)))
    print(said.report("benchmark-metric", even=even))
    print(said.report("benchmark-files", table=str(folder / "table.md"), data=str(folder / "table.json")))


def _show(table: str) -> None:
    console = Console()
    console.print(Markdown(table) if console.is_terminal else table, markup=False, soft_wrap=True)
