"""What it costs to store a move on SQLite, in CPU: alone, and where several tables' moves share a commit.

`python -m benchmarks.appends` lets 1, 4 and 16 tables append one entry after the other, each as soon as its last one is
durable. What is told apart is the event loop's own part; the rest is the writer's thread, SQLite and the disk.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time

from rich.console import Console

from macabre.storage import Append, Store

TABLES = (1, 4, 16)
APPENDS = 480  # for each number of tables
BODY = '{"e":"moved","seat":1,"move":"suggest plum rope kitchen"}'


async def play(store: Store, code: str, appends: int) -> None:
    """One table, move by move."""
    await store.append(Append(code, 0, [BODY], None, phase="playing"))
    for number in range(1, appends):
        await store.append(Append(code, number, [BODY], f"command-{number}", phase="playing", asked="x" * 64))


async def measure(tables: int) -> tuple[float, float, float]:
    """Milliseconds for each entry: of CPU, of the event loop's CPU, and of time."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/tables.db")
        begun = time.process_time(), time.thread_time(), time.perf_counter()
        await asyncio.gather(*(play(store, f"TABLE{number}", APPENDS // tables) for number in range(tables)))
        ended = time.process_time(), time.thread_time(), time.perf_counter()
        await store.close()
    cpu, loop, seconds = (1000 * (end - begin) / APPENDS for begin, end in zip(begun, ended, strict=True))
    return cpu, loop, seconds


def main() -> None:
    """Print a line for each number of tables."""
    console = Console(width=120)
    for tables in TABLES:
        cpu, loop, seconds = asyncio.run(measure(tables))
        console.print(
            f"{tables:>2} tables at once: {cpu:.2f} ms of CPU a move ({loop:.2f} the loop's), {seconds:.1f} ms"
        )
    console.print(f"load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
