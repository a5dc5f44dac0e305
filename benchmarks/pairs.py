"""Pairs of worlds that a viewer must not tell apart, by the million: `python -m benchmarks.pairs --pairs 10000000`.

A pair is a position and the same with other secrets (`macabre.testing.secrecy`), or what becomes of both within six
steps: every byte of views, moves, events and refusals that the viewer is given must be the same. `--first SEED` goes on
where an earlier run ended. `--wire` compares pairs at two simulated servers instead, to the byte and to the moment.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from macabre.catalogue import games, load
from macabre.testing.secrecy import compare_pairs
from macabre.testing.walk import Dice

DECISIONS = 80  # of each seed, over all house rules
MOST_PLAYERS = 4

Work = tuple[str, int, bool]  # a game, a seed, and whether over the wire


def one(work: Work) -> tuple[Work, int, float]:
    """In a process of its own: how many pairs were compared, and in how many seconds of CPU."""
    game, seed, on_wire = work
    begun = time.process_time()
    players = 2 + seed % (min(MOST_PLAYERS, load(game).players[-1]) - 1)
    compared = over_wire(game, seed) if on_wire else compare_pairs(load(game), players, DECISIONS, seed)
    return work, compared, time.process_time() - begun


def over_wire(game: str, seed: int) -> int:
    """One pair at two simulated servers."""
    from tests.server.twins import Pair
    from tests.simulation.pairs import compare

    seat, on_move = seed // 2 % 2, seed // 4 % 2 == 0
    compare(Pair(game, 2 + seed % 2, seat, seed, "BCDFGH", 3 + seed % 30, on_move), Dice(seed))
    return 1


def compared_in(works: Iterator[Work], processes: int) -> Iterator[tuple[Work, int, float]]:
    """Seed after seed."""
    if processes == 1:
        yield from map(one, works)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        waiting = [pool.apply_async(one, (work,)) for work in islice(works, 4 * processes)]
        for work in works:
            yield waiting.pop(0).get()
            waiting.append(pool.apply_async(one, (work,)))


def main(
    pairs: Annotated[int, typer.Option(help="to be compared, at least")] = 10_000_000,
    seconds: Annotated[float, typer.Option(help="after which no more are counted; 0 for no limit")] = 0.0,
    first: Annotated[int, typer.Option(help="seed")] = 0,
    processes: Annotated[int, typer.Option(help="that compare at once")] = os.cpu_count() or 1,
    wire: Annotated[bool, typer.Option("--wire", help="Compare at two simulated servers.")] = False,
) -> None:
    """Compare pairs from a seed on, game by game in turn; a difference ends it with its seed."""
    found, cpu, begun, last = Counter[str](), Counter[str](), time.monotonic(), first
    works = ((game, seed, wire) for seed in count(first) for game in games())
    with Progress(console=(console := Console())) as progress:
        task = progress.add_task("pairs", total=pairs)
        for (game, seed, _), compared, spent in compared_in(works, processes):
            last = max(last, seed)
            found[game] += compared
            cpu[game] += spent
            progress.update(task, completed=found.total())
            if found.total() >= pairs or 0 < seconds < time.monotonic() - begun:
                break
    told = ", ".join(f"{game} {found[game]:,} ({found[game] / cpu[game]:,.0f} a second of CPU)" for game in found)
    console.print(f"seeds {first} to {last}: {found.total():,} pairs, none told apart; {told}")


if __name__ == "__main__":
    typer.run(main)
