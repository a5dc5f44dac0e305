"""What the machines cost that rules run on: `python benchmarks/machines.py [GAME...]` measures, and writes machines.md.

Searches take turns, so that what else the machine does falls on all of them; the best round of each counts, in CPU
time. Then the package is installed from the clone into an empty environment, and the hall is started twice.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from macabre.bots import Sight
from macabre.bots.searcher import Searcher
from macabre.bots.tree import BELIEVED
from macabre.catalogue import games, load
from macabre.desk import Machine
from macabre.machines import machines_of, module_path

ROOT = Path(__file__).parent.parent
PAGE = Path(__file__).with_suffix(".md")
CHUNK_SECONDS = 0.5
PORT = 8177


def speed(game_id: str, machine: Machine, iterations: int) -> float:
    """Iterations of the search in a CPU second, at the opening of a match of four."""
    match = load(game_id).new(players=4, seed=1)
    sight = Sight.of(match, match.to_act[0])
    searcher = Searcher(sight.rules, sight.board, machine)
    searcher.set_out(sight.record, sight.seat, BELIEVED, 99)
    begun = time.process_time()
    searcher.run(iterations)
    return iterations / (time.process_time() - begun)


def speeds(game_id: str, rounds: int) -> dict[str, float]:
    """The best of several rounds, in which the machines take turns."""
    machines = machines_of(load(game_id).rules)
    chunks = {name: max(20, int(speed(game_id, machine, 20) * CHUNK_SECONDS)) for name, machine in machines.items()}
    found = [{name: speed(game_id, machine, chunks[name]) for name, machine in machines.items()} for _ in range(rounds)]
    return {name: max(turn[name] for turn in found) for name in machines}


def ready(game_id: str, cache: str) -> float:
    """CPU seconds of a process without Numba until a bot has moved."""
    script = (
        "import sys, time, macabre; from macabre.bots import Sight, make_bot;"
        f"match = macabre.load({game_id!r}).new(2, seed=1); seat = match.to_act[0];"
        "make_bot('hard', iterations=1).choose(Sight.of(match, seat)); print(time.process_time())"
    )
    settings = {"MACABRE_MACHINE": "wasm", "MACABRE_CACHE": cache}
    run = subprocess.run([sys.executable, "-c", script], env=os.environ | settings, capture_output=True, check=True)
    return float(run.stdout)


def table_of_searches(wanted: list[str], rounds: int) -> Iterator[str]:
    """A row for each game."""
    yield "| | module | Numba | WebAssembly | of Numba's | interpreted | ready at first | then |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for game_id in wanted:
        found, size = speeds(game_id, rounds), module_path(load(game_id).rules).stat().st_size
        with tempfile.TemporaryDirectory() as cache:
            first, later = ready(game_id, cache), ready(game_id, cache)
        cells = [f"{size / 1000:.0f} kB", f"{found['numba']:,.0f}", f"{found['wasm']:,.0f}"]
        cells += [f"{found['wasm'] / found['numba']:.2f}", f"{found['python']:,.0f}"]
        yield f"| {game_id} | {' | '.join(cells)} | {first:.1f} s | {later:.1f} s |"


# --- from nothing to the hall


@contextmanager
def empty_home() -> Iterator[Path]:
    """A folder that is everything to those who install."""
    with tempfile.TemporaryDirectory(prefix="macabre-install-") as folder:
        yield Path(folder)


def size_of(folder: Path) -> float:
    """In megabytes, as files are long."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


def answering(start: list[str], home: Path) -> float:
    """Seconds until a hall that is started answers; then it is closed."""
    begun = time.perf_counter()
    settings = {"HOME": str(home), "MACABRE_CACHE": str(home / "cache")}
    hall = subprocess.Popen([*start, "--port", str(PORT)], env=os.environ | settings, stdout=subprocess.DEVNULL)
    try:
        while hall.poll() is None:
            with suppress(OSError), urllib.request.urlopen(f"http://localhost:{PORT}/ready", timeout=1):
                return time.perf_counter() - begun
            time.sleep(0.02)
    finally:
        hall.terminate()
        hall.wait()
    raise RuntimeError("the hall did not open")


def installation() -> Iterator[str]:
    """What somebody waits for, and what lies on the disk then."""
    with empty_home() as home:
        venv.create(home / "plain", with_pip=True)
        python = str(home / "plain/bin/python")
        before = size_of(home / "plain")
        subprocess.run([python, "-m", "pip", "--quiet", "install", "--no-compile", str(ROOT)], check=True)
        size = size_of(home / "plain") - before
        clone = home / "clone"
        subprocess.run(["git", "clone", "--quiet", "--depth", "1", ROOT.as_uri(), str(clone)], check=True)
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-m", "venv", str(home / "alone")], check=True)
        pip = [str(home / "alone/bin/python"), "-m", "pip", "--quiet", "install", "--require-hashes"]
        subprocess.run([*pip, "-r", str(clone / "requirements/play.txt")], check=True)
        alone = time.perf_counter() - begun
        hall = [str(clone / "play"), "serve"]
        first, second = answering(hall, home), answering(hall, home)
    yield f"- `pip install` of the package with all it needs: {size:.0f} MB, without Python's own compiled files."
    yield f"- Making an environment and installing `requirements/play.txt`, alone: {alone:.1f} s."
    yield f"- From a fresh clone to the hall answering (`./play`): {first:.1f} s, {first / alone:.2f} times that."
    yield f"- The second start: {second:.1f} s."


def main(wanted: list[str], rounds: int = 3) -> None:
    """Measure everything, and write the page."""
    lines = ["# Machines", "", (__doc__ or "").partition("\n\n")[2].replace("\n", " ").strip(), ""]
    lines += [
        "## Search",
        "",
        "Iterations in a CPU second at the opening of a match of four, from one seat's sight.",
        "",
    ]
    lines += [*table_of_searches(wanted, rounds), "", "## From nothing to the hall", "", *installation(), ""]
    PAGE.write_text("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:] or games())
