"""The table of docs/benchmark.md: what was learnt and what searches, put through the suite one after another.

    python benchmarks/baselines.py                      all that is missing, then the page
    python benchmarks/baselines.py --bots normal,hard   some of them
    python benchmarks/baselines.py --report             only write the page anew, from what is finished

What is played is kept in build/benchmark, so that a run that was stopped goes on; what came out is docs/benchmark.json.
Policies that are missing are learnt first, ten minutes of processor time for each game. MaskablePPO learns in
`benchmarks/maskable.py`, by a Python that has Stable-Baselines3 (`--sb3 PYTHON`).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import msgspec
from baseline_bots import POLICIES

from macabre.arena.benchmark import GAMES, QUICK, WHOLE, Result, Suite, run_benchmark, table_of
from macabre.arena.crews import choose_crew
from macabre.arena.files import write_whole
from macabre.bots import known

ROOT = Path(__file__).parent.parent
PAGE, FIGURES, FOLDER = ROOT / "docs/benchmark.md", ROOT / "docs/benchmark.json", ROOT / "build/benchmark"
BEGIN, END = "<!-- baselines -->\n", "<!-- end of baselines -->\n"
MINUTES = 10

OURS = ("random", "greedy", "easy", "normal", "hard", "expert:250")
LEARNT = {"learner": "Learner", "maskable-ppo": "Maskable"}
SEARCHES = {"is-mcts": "IsMcts"}
SUITES = dict.fromkeys((*OURS, *LEARNT), WHOLE) | dict.fromkeys(SEARCHES, QUICK)  # OpenSpiel's search is slow


def learn(bot: str, sb3: str | None) -> bool:
    """Learn the policies of a bot that are missing; False if that cannot be done here."""
    missing = [path for game in GAMES if not (path := POLICIES / bot / f"{game}.npz").exists()]
    script = {"learner": "examples/learn.py", "maskable-ppo": "benchmarks/maskable.py"}[bot]
    python = sys.executable if bot == "learner" else sb3
    if missing and python is None:
        return False
    for path in missing:
        path.parent.mkdir(parents=True, exist_ok=True)
        command = [str(python), str(ROOT / script), path.stem, "--minutes", str(MINUTES), "--save", str(path)]
        subprocess.run(command, check=True)
    return True


def put_through(bot: str, jobs: int | None) -> None:
    """Put a bot through its suite, and keep what came out."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    thing = (LEARNT | SEARCHES).get(bot)
    name = known(f"{bot}={ROOT / 'benchmarks/baseline_bots.py'}:{thing}") if thing else bot
    result = run_benchmark(SUITES[bot], name, FOLDER, choose_crew(jobs, None))
    write_whole(_kept(bot), msgspec.json.encode(result).decode())
    write_page()


def _kept(bot: str) -> Path:
    return FOLDER / f"result-{bot.replace(':', '-')}.json"


def finished() -> list[Result]:
    """What came out so far: what the page has, and newer figures where there are some."""
    kept = [msgspec.json.decode(_kept(bot).read_bytes(), type=Result) for bot in SUITES if _kept(bot).exists()]
    every = [*msgspec.json.decode(FIGURES.read_bytes(), type=list[Result]), *kept]
    found = {(result.bot, result.suite.name): result for result in every}
    return sorted(found.values(), key=lambda result: list(SUITES).index(result.bot))


def write_page() -> None:
    """The figures, and the tables in the page."""
    results = finished()
    write_whole(FIGURES, msgspec.json.format(msgspec.json.encode(results)).decode() + "\n")
    head, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    tables = "\n".join(_part(suite, results) for suite in (WHOLE, QUICK))
    write_whole(PAGE, head + BEGIN + tables + END + rest.partition(END)[2])


def _part(suite: Suite, results: list[Result]) -> str:
    """The table of one suite, and who is not in it yet."""
    played = [result for result in results if result.suite == suite]
    missing = [bot for bot, own in SUITES.items() if own == suite and bot not in {result.bot for result in played}]
    lines = [f"Of `{suite.name}`:\n", table_of(played)] if played else []
    return "\n".join([*lines, f"Not played yet in `{suite.name}`: {', '.join(missing)}.\n"] if missing else lines)


def main() -> None:
    """Put those who are missing through the suite."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", help=f"some of {','.join(SUITES)}")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--sb3", metavar="PYTHON", help="a Python that has Stable-Baselines3")
    parser.add_argument("--report", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    for bot in [] if chosen.report else (chosen.bots or ",".join(SUITES)).split(","):
        if not _kept(bot).exists() and (bot not in LEARNT or learn(bot, chosen.sb3)):
            put_through(bot, chosen.jobs)
    write_page()


if __name__ == "__main__":
    main()
