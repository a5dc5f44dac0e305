"""`macabre arena GAME`: bots against each other on the same deals, in every seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from macabre.arena.chart import describe, draw_series
from macabre.arena.crews import choose_crew
from macabre.arena.entrants import read_entrants
from macabre.arena.run import run_series
from macabre.arena.series import make_series
from macabre.arena.standings import Standing, Standings
from macabre.catalogue import load
from macabre.cli.arguments import BoardFile, GameId, Options, open_folder, read_options, unwritable, write_text_file
from macabre.cli.prepare import prepare, progress_bar
from macabre.cli.reader import speech
from macabre.errors import Error
from macabre.language import Figure, Speech

Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        help="help-arena-bots",
    ),
]
Deals = Annotated[int, typer.Option("--deals", min=1, help="help-arena-deals")]
Iterations = Annotated[int | None, typer.Option("--iterations", min=1, help="help-iterations")]
Seed = Annotated[int, typer.Option("--seed", help="help-deals-seed")]
Above = Annotated[
    float | None,
    typer.Option("--until-above", metavar="PERCENT", help="help-arena-above"),
]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="help-csv")]
Chart = Annotated[Path | None, typer.Option("--chart", metavar="FILE.svg", help="help-arena-chart")]
Out = Annotated[
    Path | None,
    typer.Option("--out", metavar="DIR", help="help-out"),
]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="help-jobs")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="help-ray")]
Limit = Annotated[int | None, typer.Option("--limit", min=1, help="help-limit")]


def run(
    game: GameId,
    bots: Bots,
    deals: Deals = 100,
    iterations: Iterations = None,
    seed: Seed = 0,
    option: Options = None,
    board: BoardFile = None,
    until_above: Above = None,
    csv: Csv = None,
    chart: Chart = None,
    out: Out = None,
    jobs: Jobs = None,
    ray: Ray = None,
    limit: Limit = None,
) -> None:
    """Let bots meet on the same deals in every seat; rank them, with intervals."""
    chosen = load(game)
    entrants = read_entrants(bots)
    series = make_series(chosen, entrants, seed, read_options(chosen, option), board, iterations, limit)
    prepare([chosen.id])
    out = open_folder(out) if out else None
    path = out / "series.json" if out else None
    with progress_bar(f"{chosen.id}: {', '.join(entrants)}", deals) as tell:
        goal = until_above / 100 if until_above is not None else None
        standings = run_series(series, deals, choose_crew(jobs, ray), path, goal, tell)
    show(standings)
    for place in [csv, out and out / "matches.csv"]:
        if place:
            _write_csv(standings, place)
    for place in [chart, out and out / "chart.svg"]:
        if place:
            write_text_file(place, draw_series(standings, speech()))


def _write_csv(standings: Standings, path: Path) -> None:
    try:
        standings.write_csv(path)
    except OSError as error:
        raise Error(unwritable(path, error)) from None


def show(standings: Standings) -> None:
    """The table, and what made it."""
    said = speech()
    table = Table(title=load(standings.series.game).text(said.code).title)
    table.add_column(said.report("head-bot"))
    for heading in (*_headings(standings, said), f"ms ({said.figure(0.95, '.0%')})"):
        table.add_column(heading, justify="right")
    for row in standings.table:
        table.add_row(*_cells(row, said))
    Console().print(table)
    print("\n".join(describe(standings, said)))
    print(said.report("arena-means"))
    if standings.cut_off:
        print(said.report("arena-cut-off", count=standings.cut_off, limit=standings.series.limit))
    if not any(row.rating for row in standings.table):
        print(said.report("install-ratings"))


def _headings(standings: Standings, said: Speech) -> Iterator[str]:
    yield from (said.report("head-wins"), said.report("head-interval"), said.report("head-rank"))
    if standings.has_scores:
        yield said.report("head-lead")
    if any(row.rating for row in standings.table):
        yield "OpenSkill"


def _cells(row: Standing, said: Speech) -> list[str]:
    low, high = row.interval
    cells = [f"{row.bot} ×{row.copies}" if row.copies > 1 else row.bot]
    interval = said.report("range", low=Figure(100 * low, ".1f"), high=Figure(100 * high, ".1f"))
    cells += [said.figure(row.share, ".1%"), interval, said.figure(row.rank, ".2f")]
    if row.lead is not None:
        cells.append(said.figure(row.lead, "+.1f"))
    if row.rating:
        cells.append(f"{said.figure(row.rating.skill, '.1f')} ± {said.figure(row.rating.spread, '.1f')}")
    return [*cells, f"{said.figure(row.milliseconds, '.1f')} ({said.figure(row.slowest, '.1f')})"]
