"""Crashes of simulated servers, by the million: `python -m benchmarks.simulation --crashes 1000000`.

Each seed is a world (`tests/simulation`): its servers die again and again, and in the end nothing may be lost, doubled,
reordered, shown too soon or stuck. `--first SEED` goes on where an earlier run ended; a seed that fails is shrunk to
the fewest faults and told with its last lines.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from tests.simulation.shrink import shrink
from tests.simulation.world import Plan, World, run

console = Console()
MESSAGES = ("to server", "to browser", "requests", "thoughts")  # between people, servers, database and bots
TOLD_LINES = 30


def one(seed: int) -> tuple[int, str | None, int, dict[str, int], float]:
    """In a process of its own: seed, failure, crashes, figures and seconds of CPU of a world."""
    begun = time.process_time()
    outcome = run(seed)
    return seed, outcome.failure, outcome.crashes, dict(outcome.figures), time.process_time() - begun


def outcomes(first: int, processes: int) -> Iterator[tuple[int, str | None, int, dict[str, int], float]]:
    """World after world, in order of their seeds."""
    if processes == 1:
        yield from map(one, count(first))
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        ahead = 8 * processes
        waiting = [pool.apply_async(one, (seed,)) for seed in range(first, first + ahead)]
        for seed in count(first + ahead):
            yield waiting.pop(0).get()
            waiting.append(pool.apply_async(one, (seed,)))


def main(
    crashes: Annotated[int, typer.Option(help="that servers are to die, at least")] = 1_000_000,
    seconds: Annotated[float, typer.Option(help="after which no more worlds are counted; 0 for no limit")] = 0.0,
    first: Annotated[int, typer.Option(help="seed")] = 0,
    processes: Annotated[int, typer.Option(help="that run worlds at once")] = os.cpu_count() or 1,
) -> None:
    """Run worlds from a seed on, until servers have died so often."""
    figures: Counter[str] = Counter()
    begun, cpu, last = time.monotonic(), 0.0, first
    with Progress(console=console) as progress:
        task = progress.add_task("crashes", total=crashes)
        for last, failure, died, more, spent in outcomes(first, processes):
            if failure:
                tell(last, failure)
                raise typer.Exit(1)
            figures.update(more | {"crashes": died, "worlds": 1})
            cpu += spent
            progress.update(task, completed=figures["crashes"])
            if figures["crashes"] >= crashes or 0 < seconds < time.monotonic() - begun:
                break
    console.print(f"seeds {first} to {last}: {report(figures)}; {cpu:.0f} s of CPU")


def report(figures: Counter[str]) -> str:
    """What was done, in a line."""
    told: dict[str, Any] = {
        "worlds": figures["worlds"],
        "crashes": figures["crashes"],
        "messages": sum(figures[name] for name in MESSAGES),
        "of them with browsers": figures["to server"] + figures["to browser"],
        "commits": figures["commits"],
        "commands acknowledged": figures["acknowledged"],
        "sent again": figures["copies"],
        "moves": figures["moves"],
        "matches": figures["matches"],
        "messages compared": figures["messages"],
    }
    return ", ".join(f"{value:,} {name}" for name, value in told.items())


def tell(seed: int, failure: str) -> None:
    """A world that fails, with as little as it takes."""
    console.print(f"[red]seed {seed} fails:[/] {failure}", highlight=False)
    plan = shrink(Plan.of(seed))
    outcome = World(plan, keeps_trace=True).run()
    console.print(plan, *outcome.trace[-TOLD_LINES:], sep="\n", highlight=False, markup=False)


if __name__ == "__main__":
    typer.run(main)
