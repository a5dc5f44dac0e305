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

Bots = Annotated[
    str,
    typer.Argument(
        metavar="BOTS",
        help="Bots, separated by commas: names such as greedy or expert:250, those that other packages bring, and "
        "your own by ./mine.py:Bot or module:object.",
    ),
]
Quick = Annotated[bool, typer.Option("--quick", help="A suite of minutes instead of one of an hour.")]
Out = Annotated[
    Path,
    typer.Option("--out", metavar="DIR", help="Where everything goes; the same command goes on where it was stopped."),
]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="How many processes; one for each core by default.")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="A Ray cluster; «local» starts one here.")]


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
    _show(table_of(results))
    print(
        f"Suite {suite.name}: {suite.deals} deals a series, each played in all {suite.seats} seats, seed {suite.seed}."
    )
    print(f"The figure is {suite.metric}; an even share is {1 / suite.seats:.0%}, intervals are 95 %.")
    print(f"The table is {folder / 'table.md'}, and for programs {folder / 'table.json'}.")


def _show(table: str) -> None:
    console = Console()
    console.print(Markdown(table) if console.is_terminal else table, markup=False, soft_wrap=True)
