"""How long it takes until a game can be played: compiled cold, and from the cache.

Run with a game's id, this does once what `macabre prepare` does for that game, and tells how long it took.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Compilation:
    """Seconds that somebody waits."""

    game_id: str
    cold: float
    cached: float
    imports: float  # besides, for Python to load Numba and us, compiled or not


def measure_compilation(game_id: str, repeats: int) -> Compilation:
    """In processes of their own, over a fresh cache folder: cold once, then the best of several from the cache."""
    with tempfile.TemporaryDirectory(prefix="macabre-cold-") as cache:
        cold, _ = _prepare_apart(game_id, cache)
        cached, imports = zip(*(_prepare_apart(game_id, cache) for _ in range(repeats)), strict=True)
    return Compilation(game_id, cold, min(cached), min(imports))


def _prepare_apart(game_id: str, cache: str) -> tuple[float, float]:
    command, environment = [sys.executable, __file__, game_id], os.environ | {"MACABRE_CACHE": cache}
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment)
    compiling, imports = json.loads(done.stdout)
    return compiling, imports


class Stopwatch:
    """Seconds by the lesser of wall clock and CPU time, so that others' use of the machine does not count."""

    def __init__(self) -> None:
        self._wall, self._used = time.perf_counter(), time.process_time()

    def seconds(self) -> float:
        """Since it was started."""
        return min(time.perf_counter() - self._wall, time.process_time() - self._used)


def main(game_id: str) -> None:
    """Prepare a game; tell the seconds of that, and of the imports before."""
    watch = Stopwatch()
    from macabre.catalogue import load
    from macabre.cli.prepare import STAGES

    imports, watch = watch.seconds(), Stopwatch()
    for stage in STAGES:
        stage(load(game_id))
    print(json.dumps([watch.seconds(), imports]))


if __name__ == "__main__":
    main(sys.argv[1])
