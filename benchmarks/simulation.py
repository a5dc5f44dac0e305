"""Crashes of simulated servers, by the million: `python -m benchmarks.simulation --crashes 1000000`.

Each seed is a world (`tests/simulation`): its servers die again and again, and in the end nothing may be lost, doubled,
reordered, shown too soon or stuck. `--first SEED` begins there; `--record FILE` keeps what was reached, and goes on
from there; with `--crashes 0` it is only told. A seed that fails is shrunk to the fewest faults and told with its last
lines.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from benchmarks.ahead import in_order
from benchmarks.record import Record
from tests.simulation.shrink import shrink
from tests.simulation.world import Plan, World, run

console = Console()
MESSAGES = ("to server", "to browser", "requests", "thoughts")  # between people, servers, database and bots
TOLD_LINES = 30


def one(seed: int) -> tuple[int, str | None, dict[str, float]]:
    """In a process of its own: seed, failure and figures of a world, seconds of CPU among them."""
    begun = time.process_time()
    outcome = run(seed)
    counted = {"crashes": outcome.crashes, "worlds": 1, "CPU": time.process_time() - begun}
    return seed, outcome.failure, outcome.figures | counted


def main(
    crashes: Annotated[int, typer.Option(help="how often servers die, at least")] = 1_000_000,
    seconds: Annotated[float, typer.Option(help="after which no more worlds are counted; 0 for no limit")] = 0.0,
    first: Annotated[int, typer.Option(help="seed")] = 0,
    processes: Annotated[int, typer.Option(help="that run worlds at once")] = os.cpu_count() or 1,
    record: Annotated[Path | None, typer.Option(help="file that keeps the figures, and from which to go on")] = None,
) -> None:
    """Run worlds from a seed on, until servers have died so often."""
    kept, begun = Record(record, first), time.monotonic()
    with Progress(console=console) as progress:
        task = progress.add_task("crashes", total=crashes, completed=kept.figures["crashes"])
        worlds = in_order(one, count(kept.next), processes)
        while kept.figures["crashes"] < crashes and not 0 < seconds < time.monotonic() - begun:
            seed, failure, figures = next(worlds)
            kept.add(seed, figures, failure)
            progress.update(task, completed=kept.figures["crashes"])
    kept.write()
    cpu = f"{kept.figures['CPU']:.0f} s of CPU"
    console.print(f"seeds {kept.first} to {kept.next - 1}: {report(kept.figures)}; {cpu}")
    for failing in kept.failures:
        tell(int(failing), kept.failures[failing])
    raise typer.Exit(bool(kept.failures))


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
