"""The results as tables: on the terminal, and as Markdown to keep."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

from compilation import Compilation
from goals import CACHED_SECONDS, COLD_SECONDS, LISTS, Contest
from ours import Lists
from rich import box
from rich.console import Console
from rich.table import Table

MET, MISSED, UNMEASURED = "met", "missed", "not measured"
TEXTS = ("", "peer")  # headings of columns that are not numbers
STYLES = {MET: "green", MISSED: "bold red"}
NOTES = (
    "Playouts are random matches in compiled code with all seats taken, in decisions per CPU second on one core: "
    "players' choices, forced ones included; what chance does takes time on both sides and is counted on neither. "
    "Copies are of a whole state. The loop by number is legal_actions and act on a Match, in Python, the Python loop "
    "legal_moves and play with dicts; both keep the history and draw chance from a keyed stream. We and the peers take "
    "turns over several rounds, the best of each counts, and nothing is compiled while the clock runs. "
    "How each peer is run and counted is said in benchmarks/peers.py.",
    "Lists are made by a call from Python each, for the positions that random play comes to; the percentile is over "
    "positions, each at its best round.",
    "Compilation is all that macabre prepare does for a game, in a process of its own; imports come on top.",
)


@dataclass
class Results:
    """All that one run measured."""

    contests: Sequence[Contest]
    seats: dict[str, int]
    ours: dict[tuple[str, str], float] = field(default_factory=dict)  # by measure and game
    peers: dict[str, float] = field(default_factory=dict)
    lists: list[Lists] = field(default_factory=list)
    compilations: list[Compilation] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Sheet:
    """A table before it is drawn; its last column tells whether the goal is met."""

    title: str
    headings: tuple[str, ...]
    rows: list[tuple[str, ...]]


def verdict(*met: bool) -> str:
    """Whether all goals are met; nothing where there are none."""
    return "" if not met else MET if all(met) else MISSED


def speed_sheet(results: Results) -> Sheet:
    """Ours beside the peers'."""
    headings = ("", "ours", "peer", "its", "times", "goal", "")
    return Sheet("Speed, per CPU second", headings, [_speed_row(contest, results) for contest in results.contests])


def _speed_row(contest: Contest, results: Results) -> tuple[str, ...]:
    ours = results.ours[contest.measure, contest.game_id]
    peer = results.peers.get(contest.peer or "")
    ratio = ours / peer if peer else None
    cells = (
        count(ours),
        contest.peer or "",
        count(peer),
        ratio_text(ratio),
        _goal(contest),
        _judge(contest, ours, ratio),
    )
    return (f"{contest.game_id} {contest.measure}", *cells)


def _goal(contest: Contest) -> str:
    return f"× {contest.times:,.0f}" if contest.times else count(contest.per_second)


def _judge(contest: Contest, ours: float, ratio: float | None) -> str:
    if contest.times:
        return verdict(ratio >= contest.times) if ratio else UNMEASURED
    return verdict(ours >= contest.per_second) if contest.per_second else ""


def list_sheet(results: Results) -> Sheet:
    """How fast complete lists of legal moves are made."""
    headings = ("", "moves", "at most", "lists", "goal", "99th percentile", "goal", "")
    return Sheet("Complete lists of legal moves, per CPU second", headings, list(map(_list_row, results.lists)))


def _list_row(lists: Lists) -> tuple[str, ...]:
    goal = LISTS.get(lists.game_id)
    goals = (count(goal.per_second), f"{goal.microseconds:,.0f} µs") if goal else ("", "")
    met = (lists.per_second >= goal.per_second, lists.slowest < goal.microseconds) if goal else ()
    lengths = f"{lists.lengths.mean():.1f}", f"{lists.lengths.max():,}"
    slowest = f"{lists.slowest:,.1f} µs"
    return (lists.game_id, *lengths, count(lists.per_second), goals[0], slowest, goals[1], verdict(*met))


def compilation_sheet(results: Results) -> Sheet:
    """Seconds until a game can be played."""
    headings = ("", "cold", "goal", "from the cache", "goal", "imports", "")
    return Sheet("Compilation, seconds", headings, list(map(_compilation_row, results.compilations)))


def _compilation_row(c: Compilation) -> tuple[str, ...]:
    met = verdict(c.cold < COLD_SECONDS, c.cached < CACHED_SECONDS)
    goals = f"{COLD_SECONDS:.0f}", f"{CACHED_SECONDS:.0f}"
    return (c.game_id, f"{c.cold:.1f}", goals[0], f"{c.cached:.2f}", goals[1], f"{c.imports:.2f}", met)


def count(number: float | None) -> str:
    """Three digits are more than such a measurement can tell."""
    if number is None:
        return ""
    size, unit = (1e6, " M") if number >= 1e6 else (1e3, " k") if number >= 1e3 else (1.0, "")
    return _digits(number / size) + unit


def ratio_text(ratio: float | None) -> str:
    """How many times as fast; nothing where it is not known."""
    return "" if ratio is None else _digits(ratio)


def _digits(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def sheets(results: Results) -> list[Sheet]:
    """All tables, in order."""
    return [speed_sheet(results), list_sheet(results), compilation_sheet(results)]


def show(results: Results) -> None:
    """Draw the tables on the terminal."""
    console = Console()
    for sheet, note in zip(sheets(results), NOTES, strict=True):
        console.print(drawn(sheet))
        console.print(note + "\n", style="dim", highlight=False)


def drawn(sheet: Sheet) -> Table:
    """A table for the terminal."""
    table = Table(title=sheet.title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=0)
    for heading in sheet.headings:
        table.add_column(heading, justify="right" if heading not in TEXTS else "left")
    for row in sheet.rows:
        table.add_row(*row[:-1], f"[{STYLES[row[-1]]}]{row[-1]}[/]" if row[-1] in STYLES else row[-1])
    return table


def record(results: Results, path: Path) -> None:
    """Keep the tables as Markdown, with the day, the machine and the versions."""
    tables = [f"{markdown(sheet)}\n\n{note}" for sheet, note in zip(sheets(results), NOTES, strict=True)]
    parts = ["# Throughput", circumstances(results.versions), *tables]
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def markdown(sheet: Sheet) -> str:
    """A table for a file."""
    rules = ("---" if heading in TEXTS else "---:" for heading in sheet.headings)
    rows = [sheet.headings, rules, *sheet.rows]
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([f"## {sheet.title}", "", *lines])


def circumstances(versions: dict[str, str]) -> str:
    """When, where and with what."""
    ours = {name: version(name) for name in ("numba", "numpy")}
    software = {"Python": platform.python_version(), **ours} | {f"the peers' {k}": v for k, v in versions.items()}
    return "\n".join(
        [
            f"- Day: {time.strftime('%Y-%m-%d')}",
            f"- Machine: {processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
            "- Versions: " + ", ".join(f"{name} {number}" for name, number in software.items()),
        ]
    )


def processor() -> str:
    """What the machine calls its processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"
