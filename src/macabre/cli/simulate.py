"""`macabre simulate GAME`: many matches between bots, and what came out."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.console import Console
from rich.table import Table

from macabre.arena import Results, simulate, wilson
from macabre.arena.statistics import draw_histogram, quartiles
from macabre.catalogue import load
from macabre.cli.arguments import BOTS_HELP, BoardFile, GameId, Options, read_bots, read_options
from macabre.cli.prepare import prepare, progress_bar
from macabre.errors import Error

Matches = Annotated[int, typer.Option("--matches", min=1, help="How many matches.")]
Players = Annotated[int | None, typer.Option("--players", help="How many seats; as many as there are bots by default.")]
Bots = Annotated[str, typer.Option("--bots", help=BOTS_HELP)]
Csv = Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="Write a line for each match.")]
Limit = Annotated[int | None, typer.Option("--limit", min=1, help="Cut a match off after this many decisions.")]
Seed = Annotated[int, typer.Option("--seed", help="A different seed gives different luck.")]


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
            raise Error(f"{csv} cannot be written ({error.__class__.__name__})") from None
        print(f"\nEvery match is in {csv}.")


def show(results: Results, seconds: float) -> None:
    """Tables and bars."""
    console = Console()
    console.print(_wins(results))
    low, middle, high = quartiles(results.decisions)
    print(f"\nLength in decisions: half of all matches between {low} and {high}, median {middle}")
    print("\n".join(draw_histogram(results.decisions)))
    if results.has_scores:
        everybody = np.concatenate([results.scores(seat) for seat in range(len(results.bots))])
        print(f"\nScores of all seats: {everybody.mean():.1f} ± {everybody.std():.1f}")
        print("\n".join(draw_histogram(everybody)))
    if len(results.endings()) > 1:
        print("\nHow matches ended")
        for name, count in results.endings().items():
            low_share, high_share = wilson(count, results.matches)
            print(f"  {name:<24} {count / results.matches:6.1%}  ({low_share:.1%} to {high_share:.1%})")
    decisions = int(results.decisions.sum())
    print(f"\n{results.matches} matches, {decisions} decisions in {seconds:.1f} CPU seconds.")


def _wins(results: Results) -> Table:
    table = Table(title=f"{results.game.title}: {results.matches} matches")
    headings = ["seat", "bot", "wins", "share", "95 % interval", *(["mean score"] if results.has_scores else [])]
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat, bot in enumerate(results.bots):
        wins = results.wins(seat)
        low, high = wilson(wins, results.matches)
        cells = [str(seat), bot, f"{wins:.0f}", f"{wins / results.matches:.1%}", f"{low:.1%} to {high:.1%}"]
        if results.has_scores:
            cells.append(f"{results.scores(seat).mean():.1f} ± {results.scores(seat).std():.1f}")
        table.add_row(*cells)
    return table
