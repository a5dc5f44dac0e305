"""Pairs of worlds that a viewer must not tell apart, by the million: `python -m benchmarks.pairs --pairs 10000000`.

A pair is a position and the same with other secrets (`macabre.testing.secrecy`), or what becomes of both within six
steps: every byte of views, moves, events and refusals that the viewer is given must be the same. `--wire` compares
pairs at two simulated servers instead, and what becomes of them, to the byte and to the moment. `--first SEED` begins
there; `--record FILE` keeps what was reached, and goes on from there; with `--pairs 0` it is only told.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from benchmarks.ahead import in_order
from benchmarks.record import Record
from macabre.catalogue import games, load
from macabre.testing.secrecy import compare_pairs
from macabre.testing.walk import Dice

DECISIONS = 80  # of each seed, over all house rules
DRAWS = 7  # one swap in this many is also drawn in plain text
WIRE_MOVES = 8  # at most, of a pair at two servers
MOST_PLAYERS = 4

Work = tuple[str, int, bool, int]  # a game, a seed, whether over the wire, and of how many swaps one is drawn
Result = tuple[Work, int, str | None, float]  # pairs that were compared, a difference if there is one, seconds of CPU


def one(work: Work) -> Result:
    """In a process of its own: how many pairs were compared, what differed, and in how many seconds of CPU."""
    game, seed, on_wire, draws = work
    begun, compared, difference = time.process_time(), 0, None
    players = 2 + seed % (min(MOST_PLAYERS, load(game).players[-1]) - 1)
    try:
        compared = over_wire(game, seed) if on_wire else compare_pairs(load(game), players, DECISIONS, seed, draws)
    except AssertionError as error:
        difference = str(error)
    return work, compared, difference, time.process_time() - begun


def over_wire(game: str, seed: int) -> int:
    """A pair at two simulated servers, and those that become of it move by move."""
    from tests.server.twins import Pair
    from tests.simulation.pairs import compare

    seat, on_move = seed // 2 % 2, seed // 4 % 2 == 0
    pair = Pair(game, 2 + seed % 2, seat, seed, "BCDFGH", 3 + seed % 30, on_move)
    return compare(pair, Dice(seed), WIRE_MOVES)[0]


def main(
    pairs: Annotated[int, typer.Option(help="how many to compare, at least")] = 10_000_000,
    seconds: Annotated[float, typer.Option(help="after which no more are counted; 0 for no limit")] = 0.0,
    first: Annotated[int, typer.Option(help="seed")] = 0,
    processes: Annotated[int, typer.Option(help="that compare at once")] = os.cpu_count() or 1,
    record: Annotated[Path | None, typer.Option(help="file that keeps the figures, and from which to go on")] = None,
    wire: Annotated[bool, typer.Option("--wire", help="Compare at two simulated servers.")] = False,
    draws: Annotated[int, typer.Option(min=1, help="of as many swaps, one is drawn in plain text too")] = DRAWS,
) -> None:
    """Compare pairs from a seed on, game by game in turn; what differs is told with its seed."""
    kept, begun = Record(record, first), time.monotonic()
    works = ((game, seed, wire, draws) for seed in count(kept.next) for game in games())
    with Progress(console=(console := Console())) as progress:
        task = progress.add_task("pairs", total=pairs, completed=kept.figures["pairs"])
        found = in_order(one, works, processes)
        while kept.figures["pairs"] < pairs and not 0 < seconds < time.monotonic() - begun:
            of_all = [next(found) for _ in games()]
            kept.add(of_all[0][0][1], _figures(of_all), _failure(of_all))
            progress.update(task, completed=kept.figures["pairs"])
    kept.write()
    console.print(
        f"seeds {kept.first} to {kept.next - 1}: {_told(kept.figures)}; told apart: {kept.failures or 'none'}"
    )
    raise typer.Exit(bool(kept.failures))


def _figures(results: list[Result]) -> dict[str, float]:
    """Of one seed, in all games."""
    figures: Counter[str] = Counter()
    for (game, *_), compared, _, cpu in results:
        figures.update({"pairs": compared, game: compared, f"CPU {game}": cpu})
    return figures


def _failure(results: list[Result]) -> str | None:
    return "; ".join(f"{game}: {difference}" for (game, *_), _, difference, _ in results if difference) or None


def _told(figures: Counter[str]) -> str:
    rows = [
        f"{game} {figures[game]:,} ({figures[game] / (figures[f'CPU {game}'] or 1):,.0f} a second)" for game in games()
    ]
    return f"{figures['pairs']:,} pairs, by CPU: {', '.join(rows)}"


if __name__ == "__main__":
    typer.run(main)
