"""How long it takes until a game can be played: compiled cold, and from the cache.

Run with a game's id, this does once what `macabre prepare` does for that game.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Compilation:
    """Seconds that somebody waits, from the start of a process to its end."""

    game_id: str
    cold: float
    cached: float
    imports: float  # of these, what loading Python and Numba takes in any case


def measure_compilation(game_id: str, repeats: int) -> Compilation:
    """In processes of their own, over a fresh cache folder: cold once, then the best of several from the cache."""
    with tempfile.TemporaryDirectory(prefix="macabre-cold-") as cache:
        cold = _seconds([game_id], cache)
        cached = min(_seconds([game_id], cache) for _ in range(repeats))
        imports = min(_seconds([], cache) for _ in range(repeats))
    return Compilation(game_id, cold, cached, imports)


def _seconds(arguments: list[str], cache: str) -> float:
    """The lesser of wall clock and CPU time: others' use of the machine lengthens the one, a second core the other."""
    begun, used = time.perf_counter(), _cpu_of_children()
    environment = os.environ | {"MACABRE_CACHE": cache}
    subprocess.run([sys.executable, __file__, *arguments], check=True, env=environment)
    return min(time.perf_counter() - begun, _cpu_of_children() - used or math.inf)


def _cpu_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system


def main(game_ids: list[str]) -> None:
    """Prepare games; with none, only load what that takes."""
    from macabre.catalogue import load
    from macabre.cli.prepare import STAGES

    for game_id in game_ids:
        for stage in STAGES:
            stage(load(game_id))


if __name__ == "__main__":
    main(sys.argv[1:])
