"""The benchmark: a fixed suite of series for any bot, and the table of its results."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from macabre.arena.crews import Crew, alone
from macabre.arena.files import write_whole
from macabre.arena.run import run_series
from macabre.arena.series import make_series
from macabre.arena.standings import Standings
from macabre.arena.statistics import resampled_interval
from macabre.catalogue import load
from macabre.language import Figure, Speech

GAMES = ("cluedo-cards", "dead-end-drive", "dead-house", "deadly-doodles")
ALL = "all games"


class Suite(msgspec.Struct, frozen=True):
    """What is played: the bot alone among copies of each opponent, in every game, on the same deals for all bots."""

    name: str
    opponents: tuple[str, ...]
    deals: int  # of each series; each deal is played once in each seat
    games: tuple[str, ...] = GAMES
    seats: int = 4
    seed: int = 1993
    metric: str = "the bot's share of wins; a shared win is divided, and a match that is cut off has no winner"

    @property
    def most_deals(self) -> int:
        """How many deals a bot plays that is not one of the opponents."""
        return len(self.games) * len(self.opponents) * self.deals


# A suite never changes: another one has another name. In macabre-1, of 100 deals, normal and hard searched otherwise.
WHOLE = Suite("macabre-2", ("random", "greedy", "normal", "hard"), 50)
QUICK = Suite("macabre-1-quick", ("random", "greedy"), 10)


class BenchmarkLine(msgspec.Struct, frozen=True):
    """What came out of one series, or of those with one opponent in all games, in which each game counts alike."""

    game: str
    opponent: str
    share: float
    low: float
    high: float
    cut_off: int
    sources: str  # digests of the rules and bots that played


class Result(msgspec.Struct, frozen=True):
    """What came out for one bot; against copies of itself there is nothing to play for."""

    suite: Suite
    bot: str
    lines: list[BenchmarkLine]

    def line(self, game: str, opponent: str) -> BenchmarkLine | None:
        """The line of one series."""
        return next((line for line in self.lines if (line.game, line.opponent) == (game, opponent)), None)


def run_benchmark(
    suite: Suite,
    bot: str,
    folder: Path,
    crew: Crew = alone,
    progress: Callable[[int], None] = lambda done: None,
) -> Result:
    """Put a bot through a suite; whatever is finished is kept in the folder, and the same call goes on from there."""
    found: dict[str, list[Standings]] = {opponent: [] for opponent in suite.opponents if opponent != bot}
    for number, (game, opponent) in enumerate((game, opponent) for game in suite.games for opponent in found):
        series = make_series(load(game), [bot, *[opponent] * (suite.seats - 1)], suite.seed)
        path = folder / f"{suite.name}-{_as_file(bot)}-{game}-{opponent}.json"
        tell = partial(_tell_after, number * suite.deals, progress)
        found[opponent].append(run_series(series, suite.deals, crew, path, progress=tell))
    lines = [
        _line(game, opponent, [one])
        for opponent in found
        for game, one in zip(suite.games, found[opponent], strict=True)
    ]
    return Result(suite, bot, [*lines, *(_line(ALL, opponent, each) for opponent, each in found.items())])


def _tell_after(before: int, progress: Callable[[int], None], done: int) -> None:
    progress(before + done)


def _line(game: str, opponent: str, found: list[Standings]) -> BenchmarkLine:
    """Deals of different games have nothing to do with each other: what is drawn again is the mean of one of each."""
    bot = found[0].series.entrants[0]
    shares = np.mean([standings.shares(bot) for standings in found], axis=0)
    low, high = resampled_interval(shares)
    sources = " ".join(standings.series.sources for standings in found)
    return BenchmarkLine(game, opponent, float(shares.mean()), low, high, sum(one.cut_off for one in found), sources)


def _as_file(bot: str) -> str:
    return re.sub(r"[^a-z0-9-]", "-", bot)


# --- the table


def table_of(results: Sequence[Result], speech: Speech | None = None) -> str:
    """The results of one suite as a table in Markdown: a row for each bot and game, a column for each opponent."""
    suite, said = results[0].suite, speech or Speech()
    heads = [said.report("benchmark-against", opponent=opponent) for opponent in suite.opponents]
    rows = [[said.report("head-bot"), said.report("bench-game"), *heads], ["---"] * (2 + len(heads))]
    for result in results:
        for game in (*suite.games, ALL):
            cells = [_cell(result.line(game, opponent), said) for opponent in suite.opponents]
            rows.append([result.bot, said.report("benchmark-all") if game == ALL else game, *cells])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _cell(line: BenchmarkLine | None, said: Speech) -> str:
    if line is None:
        return said.report("benchmark-itself")
    low, high = (Figure(100 * value, ".1f") for value in (line.low, line.high))
    return said.report("figure-interval", value=Figure(line.share, ".1%"), low=low, high=high)


def write_results(results: Sequence[Result], folder: Path) -> None:
    """The table, and the same for programs; files are the same in every language."""
    write_whole(folder / "table.md", table_of(results))
    write_whole(folder / "table.json", msgspec.json.format(msgspec.json.encode(list(results))).decode() + "\n")
