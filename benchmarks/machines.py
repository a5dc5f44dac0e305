"""What the machines cost that rules run on: `python benchmarks/machines.py [GAME...]` measures, and writes machines.md.

Searches take turns, so that what else the machine does falls on all of them; the best round of each counts, in CPU
time. Then the package is installed from the clone into an empty environment, and the hall is started twice; each time,
pip has the packages at hand. How long that takes by the clock depends on what else the machine does.
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
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Cost:
    """What something takes, in seconds."""

    clock: float
    cpu: float  # of the processor's time

    def __str__(self) -> str:
        return f"{self.clock:.1f} s by the clock, {self.cpu:.2f} s of the processor's time"


def run(*command: str, **settings: str) -> Cost:
    """Do something, and all that it starts and waits for."""
    begun, before = time.perf_counter(), os.times()
    subprocess.run(command, env=os.environ | settings, check=True)
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Cost(time.perf_counter() - begun, cpu)


def answering(*command: str, **settings: str) -> Cost:
    """Until a hall that is started answers; then it is closed."""
    begun = time.perf_counter()
    start = [*command, "--port", str(PORT)]
    hall = subprocess.Popen(start, env=os.environ | settings, stdout=subprocess.DEVNULL)
    try:
        while hall.poll() is None:
            with suppress(OSError), urllib.request.urlopen(f"http://localhost:{PORT}/ready", timeout=1):
                return Cost(time.perf_counter() - begun, _cpu_of(hall.pid))
            time.sleep(0.02)
    finally:
        hall.terminate()
        hall.wait()
    raise RuntimeError("the hall did not open")


def _cpu_of(process: int) -> float:
    """Of a process, and of those that it started and that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def installation() -> Iterator[str]:
    """What somebody waits for, and what lies on the disk then."""
    with empty_home() as home:
        settings = {"HOME": str(home), "MACABRE_CACHE": str(home / "cache"), "PIP_CACHE_DIR": str(home / "packages")}
        venv.create(home / "plain", with_pip=True)
        before = size_of(home / "plain")
        run(str(home / "plain/bin/pip"), "--quiet", "install", "--no-compile", str(ROOT), **settings)
        size = size_of(home / "plain") - before
        (packages,) = home.glob("plain/lib/*/site-packages")
        wasmtime, own = size_of(packages / "wasmtime"), size_of(packages / "macabre")
        clone = home / "clone"
        subprocess.run(["git", "clone", "--quiet", "--depth", "1", ROOT.as_uri(), str(clone)], check=True)
        making = run(sys.executable, "-m", "venv", str(home / "alone"))
        pip = (str(home / "alone/bin/pip"), "--quiet", "install", "--require-hashes")
        installing = run(*pip, "-r", str(clone / "requirements/play.txt"), **settings)
        alone = Cost(making.clock + installing.clock, making.cpu + installing.cpu)
        hall = (str(clone / "play"), "serve")
        first, second = answering(*hall, **settings), answering(*hall, **settings)
    yield (
        f"- `pip install` of the package with all it needs: {size:.0f} MB, without Python's own compiled files; "
        f"{wasmtime:.0f} of them are wasmtime, {own:.0f} our own."
    )
    yield f"- Making an environment and installing `requirements/play.txt`, alone: {alone}."
    yield (
        f"- From a fresh clone to the hall answering (`./play`): {first}, "
        f"{first.cpu / alone.cpu:.2f} times as much of the processor's. Nothing is compiled."
    )
    yield f"- The second start: {second}."


def main(wanted: list[str], rounds: int = 3) -> None:
    """Measure everything, and write the page."""
    before = os.getloadavg()[0]
    lines = ["# Machines", "", (__doc__ or "").partition("\n\n")[2].replace("\n", " ").strip(), ""]
    lines += [
        "## Search",
        "",
        "Iterations in a CPU second at the opening of a match of four, from one seat's sight. Numba compiles for the "
        "processor that it runs on; a module is for all of them.",
        "",
    ]
    lines += [*table_of_searches(wanted, rounds), "", "## From nothing to the hall", "", *installation(), ""]
    after = os.getloadavg()[0]
    lines += [f"The load of the machine, of {os.cpu_count()} cores, was {before:.0f} before and {after:.0f} after.", ""]
    PAGE.write_text("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1:] or games())
