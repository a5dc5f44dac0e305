"""`macabre simulate GAME`: many matches between bots, and what came out."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import numpy as np
import numpy.typing as npt
import typer
from rich.console import Console
from rich.table import Table

from macabre.arena import Results, simulate, wilson
from macabre.arena.statistics import draw_histogram, quartiles
from macabre.catalogue import load
from macabre.cli.arguments import BoardFile, GameId, Options, read_bots, read_options, unwritable
from macabre.cli.prepare import prepare, progress_bar
from macabre.cli.reader import speech
from macabre.errors import Error
from macabre.language import Figure, Speech
from macabre.language.columns import flush_right, padded
from macabre.language.labels import shown

Matches = Annotated[int, typer.Option("--matches", min=1, help="help-simulate-matches")]
Players = Annotated[int | None, typer.Option("--players", help="help-simulate-players")]
Bots = Annotated[str, typer.Option("--bots", help="help-bots")]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="help-csv")]
Limit = Annotated[int | None, typer.Option("--limit", min=1, help="help-limit")]
Seed = Annotated[int, typer.Option("--seed", help="help-luck-seed")]


def run(
    game: GameId,
    matches: Matches = 1000,
    bots: Bots = "random",
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    board: BoardFile = None,
    limit: Limit = None,
    csv: Csv = None,
) -> None:
    """Let bots play many matches; print wins by seat with intervals, and how long matches last."""
    chosen = load(game)
    seats = players
    if seats is None:
        seats = bots.count(",") + 1 if "," in bots else chosen.players[-1]
    names = read_bots(bots, seats)
    prepare([chosen.id])
    begun = time.process_time()
    with progress_bar(f"{chosen.id}: {', '.join(names)}", matches) as tell:
        options = read_options(chosen, option)
        results = simulate(chosen, names, matches, seed, options, board, limit, tell)
    show(results, time.process_time() - begun)
    if csv:
        try:
            results.write_csv(csv)
        except OSError as error:
            raise Error(unwritable(csv, error)) from None
        print(f"\n{speech().report('simulate-csv', file=str(csv))}")


def show(results: Results, seconds: float) -> None:
    """Tables and bars."""
    said = speech()
    Console().print(_wins(results, said))
    low, middle, high = quartiles(results.decisions)
    print(f"\n{said.report('simulate-length', low=low, high=high, median=middle)}")
    print("\n".join(draw_histogram(results.decisions, said)))
    if results.has_scores:
        everybody = np.concatenate([results.scores(seat) for seat in range(len(results.bots))])
        print(f"\n{said.report('simulate-scores', scores=_spread(everybody, said))}")
        print("\n".join(draw_histogram(everybody, said)))
    if len(results.endings()) > 1:
        print(f"\n{said.report('simulate-endings')}")
        for name, count in results.endings().items():
            low_share, high_share = wilson(count, results.matches)
            interval = said.report("range", low=Figure(low_share, ".1%"), high=Figure(high_share, ".1%"))
            share = flush_right(said.figure(count / results.matches, ".1%"), 7)
            print(f"  {padded(shown(name, said), 24)} {share}  ({interval})")
    decisions = int(results.decisions.sum())
    counts = {"matches": results.matches, "decisions": decisions}
    print(f"\n{said.report('simulate-time', seconds=Figure(seconds, '.1f'), **counts)}")


def _wins(results: Results, said: Speech) -> Table:
    title = results.game.text(said.code).title
    table = Table(title=said.report("simulate-title", game=title, count=results.matches))
    for head in ("seat", "bot", "wins", "share", "interval", *(["mean-score"] if results.has_scores else [])):
        table.add_column(said.report(f"head-{head}"), justify="left" if head == "bot" else "right")
    for seat, bot in enumerate(results.bots):
        wins = results.wins(seat)
        low, high = wilson(wins, results.matches)
        cells = [str(seat), bot, f"{wins:.0f}", said.figure(wins / results.matches, ".1%")]
        cells.append(said.report("range", low=Figure(low, ".1%"), high=Figure(high, ".1%")))
        if results.has_scores:
            cells.append(_spread(results.scores(seat), said))
        table.add_row(*cells)
    return table


def _spread(scores: npt.NDArray[np.int64], said: Speech) -> str:
    """The mean of scores, and how far they lie from it."""
    return f"{said.figure(scores.mean(), '.1f')} ± {said.figure(scores.std(), '.1f')}"
