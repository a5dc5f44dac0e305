"""How strong the bots are: every row of docs/strength.md, played in the arena and kept.

    python benchmarks/strength.py                       all rows that are missing, then the report
    python benchmarks/strength.py --game dead-house --row greedy
    python benchmarks/strength.py --report              only write the report anew

A row that was stopped goes on where it was. What is played is kept in build/strength, what came out
in docs/strength: a small file and a chart for each row, from which the report is written.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from strength_report import FOLDER, REPORT, Outcome, Standing, read_outcomes, write_report
from strength_rows import ROWS, Row, budget_for

from macabre import __version__
from macabre.arena.chart import draw_series
from macabre.arena.crews import alone, in_processes
from macabre.arena.files import write_whole
from macabre.arena.run import run_series
from macabre.arena.series import make_series
from macabre.arena.standings import Standings
from macabre.catalogue import games, load
from macabre.cli.prepare import prepare, progress_bar
from macabre.errors import Error
from macabre.system import cores

DATA = Path(__file__).parent.parent / "build/strength"


def play_row(game_id: str, row: Row, options: argparse.Namespace) -> Outcome:
    """Play what is missing of a row, and keep what came out."""
    budget = budget_for(game_id)
    entrants = row.entrants(budget)
    series = make_series(load(game_id), entrants, row.seed if options.seed is None else options.seed)
    folder = DATA / f"{game_id}-{'-'.join(entrants).replace(':', '_')}-{series.sources}"
    folder.mkdir(parents=True, exist_ok=True)
    deals = options.deals or row.most(game_id)
    crew = alone if options.jobs == 1 else in_processes(options.jobs)
    with progress_bar(f"{game_id}: {row.title}", deals) as tell:
        standings = run_series(series, deals, crew, folder / "series.json", row.goal(game_id), tell)
    return keep(game_id, row, budget, standings)


def keep(game_id: str, row: Row, budget: int, standings: Standings) -> Outcome:
    """The row's figures and its chart, as files of the report."""
    lines = [
        Standing(line.bot, line.copies, line.share, *line.interval, line.milliseconds, line.slowest)
        for line in standings.table
    ]
    order = [standings.lead_over(a, b) for a, b in zip(standings.bots, standings.bots[1:], strict=False)]
    gaps = [(gap, *interval) for gap, interval in order]
    series = standings.series
    command = (
        f"macabre arena {game_id} --bots {','.join(series.entrants)} --deals {standings.deals} --seed {series.seed}"
    )
    outcome = Outcome(
        game_id, row.name, budget, standings.deals, command, f"{__version__} {series.sources}", lines, gaps
    )
    FOLDER.mkdir(parents=True, exist_ok=True)
    write_whole(FOLDER / f"{game_id}-{row.name}.svg", draw_series(standings))
    write_whole(
        FOLDER / f"{game_id}-{row.name}.json", msgspec.json.format(msgspec.json.encode(outcome)).decode() + "\n"
    )
    return outcome


def wanted_rows(options: argparse.Namespace) -> Iterator[tuple[str, Row]]:
    """The rows that were asked for and are not there yet."""
    there = {(outcome.game, outcome.row) for outcome in read_outcomes()}
    for name, row in ROWS.items():
        for game_id in games():
            asked = options.game in (None, game_id) and options.row in (None, name) and row.is_for(game_id)
            if asked and (options.again or (game_id, name) not in there):
                yield game_id, row


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=games())
    parser.add_argument("--row", choices=list(ROWS))
    parser.add_argument("--deals", type=int, help="another number of deals at most than the row's own")
    parser.add_argument("--seed", type=int, help="another seed than the row's own")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--again", action="store_true", help="play rows whose figures are there already")
    parser.add_argument("--report", action="store_true", help="play nothing")
    return parser.parse_args()


def main() -> None:
    """Play the rows, and write the report after each."""
    options = read_arguments()
    rows = [] if options.report else list(wanted_rows(options))
    prepare(sorted({game_id for game_id, _ in rows}))
    for game_id, row in rows:
        play_row(game_id, row, options)
        write_report(read_outcomes())
    write_report(read_outcomes())
    print(f"{len(rows)} rows were played; the report is {REPORT}.")


if __name__ == "__main__":
    try:
        main()
    except Error as error:
        sys.exit(f"strength: {error}")
