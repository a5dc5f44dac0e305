"""Writes docs/strength.md from the figures of the rows that were played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from strength_rows import EVEN, ROWS

from macabre.arena.files import write_whole
from macabre.catalogue import games, load

REPORT = Path(__file__).parent.parent / "docs/strength.md"
FOLDER = REPORT.with_suffix("")

HEAD = """# How strong the bots are

Four seats. Every deal is played in all four rotations of the seats, on the same luck; intervals are 95 % and
resample deals, and a share is that of one copy of a bot, so that an even share is 25 %. A series against a goal
is looked at every 25 deals and ends once the lower end of the interval is above it, at 1,000 deals at the latest.
`expert:N` searches N iterations a decision; N is worth about 50 ms of one core where it was chosen.

Made by `python benchmarks/strength.py`, which plays the rows that are missing and writes this page; a row's own
command stands in its file in `docs/strength/`, beside its chart.
"""


class Standing(msgspec.Struct, frozen=True):
    """One bot in a row."""

    bot: str
    copies: int
    share: float
    low: float
    high: float
    milliseconds: float
    slowest: float


class Outcome(msgspec.Struct, frozen=True):
    """What came out of a row in one game."""

    game: str
    row: str
    budget: int
    deals: int
    command: str
    made_by: str
    standings: list[Standing]
    gaps: list[tuple[float, float, float]]  # between neighbours, in the order in which they were named

    def of(self, bot: str) -> Standing:
        """The standing of a bot, by how its name begins."""
        return next(standing for standing in self.standings if standing.bot.startswith(bot))


def read_outcomes() -> list[Outcome]:
    """The rows that are there."""
    paths = [FOLDER / f"{game}-{row}.json" for row in ROWS for game in games()]
    return [msgspec.json.decode(path.read_bytes(), type=Outcome) for path in paths if path.exists()]


def write_report(outcomes: list[Outcome]) -> None:
    """The page, from whatever is there."""
    found = {(outcome.game, outcome.row): outcome for outcome in outcomes}
    write_whole(REPORT, "\n".join([HEAD, *_goals(found), *_levels(found), *_belief(found)]))


Found = dict[tuple[str, str], Outcome]


def _goals(found: Found) -> Iterator[str]:
    for name in ("random", "greedy", "ladder"):
        row = ROWS[name]
        yield f"## {row.title[0].upper()}{row.title[1:]}\n"
        yield "| game | N | ms a decision | deals | share | 95 % interval | goal | |"
        yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
        for game in games():
            yield _goal_line(found.get((game, name)), game, row.goal(game))
        yield ""


def _goal_line(outcome: Outcome | None, game: str, goal: float | None) -> str:
    if outcome is None or goal is None:
        return f"| {load(game).title} | | | | not played yet | | {goal or 0:.0%} | |"
    first = next(s for s in outcome.standings if outcome.command.partition("--bots ")[2].startswith(s.bot + ","))
    verdict = "met" if first.low > goal else "missed"
    chart = f"[chart](strength/{game}-{outcome.row}.svg)"
    time = f"{first.milliseconds:.0f} (95 % under {first.slowest:.0f})"
    return (
        f"| {load(game).title} | {outcome.budget} | {time} | {outcome.deals} | {first.share:.1%} | "
        f"{_interval(first)} | {goal:.0%}: **{verdict}** | {chart} |"
    )


def _interval(standing: Standing) -> str:
    return f"{100 * standing.low:.1f} to {standing.high:.1%}"


def _levels(found: Found) -> Iterator[str]:
    yield "## Levels in order\n"
    yield "All four at one table; expert with four times the budget above, the others with their own."
    yield "The last column is the smallest gap between neighbours, with its interval.\n"
    yield "| game | deals | expert | hard | normal | easy | in order |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for game in games():
        outcome = found.get((game, "levels"))
        yield _levels_line(outcome) if outcome else f"| {load(game).title} | | not played yet | | | | |"
    yield ""


def _levels_line(outcome: Outcome) -> str:
    shares = [f"{outcome.of(level).share:.1%}" for level in ("expert", "hard", "normal", "easy")]
    gap, low, high = min(outcome.gaps)
    verdict = "yes" if low > 0 else "yes, within the noise" if gap > 0 else "no"
    return (
        f"| {load(outcome.game).title} | {outcome.deals} | {' | '.join(shares)} | "
        f"**{verdict}**: {100 * gap:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f}) |"
    )


def _belief(found: Found) -> Iterator[str]:
    yield "## Beside the cheater\n"
    yield "The cheater is the same search with the same budget on the true state, against the same three greedy bots"
    yield "on the same deals. Its lead over an even share is what could be won by knowing everything; the last column"
    yield "is the part of that lead which the expert has from what its seat may know.\n"
    yield "| game | N | deals | expert | cheater | part of the cheater's lead |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for game in games():
        fair, cheater = found.get((game, "fair")), found.get((game, "cheater"))
        yield _belief_line(fair, cheater) if fair and cheater else f"| {load(game).title} | | | not played yet | | |"
    yield ""


def _belief_line(fair: Outcome, cheater: Outcome) -> str:
    own, all_seeing = fair.of("expert"), cheater.of("cheater")
    lead = all_seeing.share - EVEN
    part = f"{(own.share - EVEN) / lead:.0%}" if lead > 0 else "the cheater has no lead"
    shares = " | ".join(f"{standing.share:.1%} ({_interval(standing)})" for standing in (own, all_seeing))
    return f"| {load(fair.game).title} | {fair.budget} | {fair.deals} | {shares} | {part} |"
