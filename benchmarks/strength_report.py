"""Writes docs/strength.md from the figures of the rows that were played."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from pathlib import Path

import msgspec
from exact import Exact, read_figures
from strength_rows import EVEN, ROWS, has_belief

from macabre.arena.files import write_whole
from macabre.catalogue import games, load

REPORT = Path(__file__).parent.parent / "docs/strength.md"
FOLDER = REPORT.with_suffix("")
REMARKS = Path(__file__).with_name("strength_remarks.toml")

# Digests of the sources before the search gave a head start to what looks best at first sight.
BEFORE_HEAD_START = {"49ad4c6d491bb461", "4443159d5c299d4f", "2ca1f0b831402170", "5b01ee278a8416ed"}
OLD = "†"
STEPS = ("expert", "hard", "normal")  # each against three of the next lower level

HEAD = """# How strong the bots are

Four seats. Every deal is played in all four rotations of the seats, on the same luck. Intervals are 95 % and resample
deals. A share is that of one copy of a bot, so an even share is 25 %. We look at a series against a goal every 25
deals and end it once the lower end of the interval is above the goal, at 1,000 deals at the latest. For all other rows
the number of deals stands in `benchmarks/strength_rows.py`, and was fixed before they were played.
Levels were made and measured on different deals. They are in order if each of them, alone among three of the next
lower, wins more than its share.

`expert:N` searches N iterations a decision. When a game's N was chosen, it took about 50 ms of one core where there is
most to think about; it takes less today, as the tables show. At the table `expert` thinks for 0.9 seconds.

Four times the budget is measured from the root of N on, not from N, because there it is worth most. The search
imagines the others as quick players. With more thought it kept finding better answers to quick players, but it soon
had its answer to others who search; each game's section says how far a budget carried against them.

`python benchmarks/strength.py` plays the rows that are missing and writes this page. The figures are in
`docs/strength/`, a file for each row, with the version and the digest of the sources that played.
"""


OLDER = f"""What is marked {OLD} is older than the head start that the search now gives to what looks best at first
sight ([decisions](decisions.md)), and says how the bots were before. Some of those series were ended by hand once their
goal was passed, and those with seed 2 were looked at every 25 deals and ended likewise.
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

    @property
    def bots(self) -> list[str]:
        """Who took part, in the order in which they were named."""
        return list(dict.fromkeys(self.command.partition("--bots ")[2].partition(" ")[0].split(",")))

    @property
    def first(self) -> Standing:
        """Whom the row is about."""
        return next(standing for standing in self.standings if standing.bot == self.bots[0])

    @property
    def mark(self) -> str:
        """What stands behind figures of bots that search otherwise today."""
        return f" {OLD}" if self.made_by.rpartition(" ")[2] in BEFORE_HEAD_START else ""

    @property
    def goal(self) -> float | None:
        """What the lower end of the interval was to pass."""
        return ROWS[self.row].goal(self.game)


Found = dict[str, Outcome]  # the rows of one game


def read_outcomes() -> list[Outcome]:
    """The rows that are there."""
    paths = [FOLDER / f"{game}-{row}.json" for row in ROWS for game in games()]
    return [msgspec.json.decode(path.read_bytes(), type=Outcome) for path in paths if path.exists()]


def write_report(outcomes: list[Outcome]) -> None:
    """The page, from whatever is there."""
    write_whole(REPORT, report_text(outcomes))


def report_text(outcomes: list[Outcome]) -> str:
    """A summary, then every game with its tables, a remark, and the commands that play it again."""
    remarks = msgspec.toml.decode(REMARKS.read_bytes(), type=dict[str, str])
    found = {game: {outcome.row: outcome for outcome in outcomes if outcome.game == game} for game in games()}
    exact = read_figures()
    older = [outcome.mark for outcome in outcomes] + [_is_old(each, bot) for each in exact.values() for bot in BOTS]
    lines = [HEAD, *([OLDER] if any(older) else []), *_summary(found)]
    for game, rows in found.items():
        lines += [f"## {load(game).title}\n", *_against(rows), *_levels(rows), *_belief(rows)]
        lines += [f"{remarks[game].strip()}\n"] if remarks[game] else []
        lines += _commands(rows)
    return "\n".join([*lines, *_exact(exact)])


# --- all games


def _summary(found: dict[str, Found]) -> Iterator[str]:
    yield "The lower end of each interval, beside the figure that it has to pass:\n"
    yield "| | N | three greedy | three random | four times the budget | levels in order |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for game, rows in found.items():
        budget = next((str(outcome.budget) for outcome in rows.values()), "")
        cells = [_passed(rows.get(name)) for name in ("greedy", "random", "ladder")]
        yield f"| {load(game).title} | {budget} | {' | '.join(cells)} | {_order(rows)} |"
    yield ""


def _passed(outcome: Outcome | None) -> str:
    if outcome is None or outcome.goal is None:
        return "not played yet"
    verdict = "" if outcome.first.low > outcome.goal else ", **missed**"
    return f"{_percent(outcome.first.low)} ({_percent(outcome.goal, 0)}{verdict}){outcome.mark}"


def _order(rows: Found) -> str:
    """Whether each level, alone among three of the next lower, wins more than its share."""
    steps = [rows.get(level) for level in STEPS]
    if None in steps:
        return "not played yet"
    lows = [step.first.low for step in steps if step]
    verdict = "yes" if min(lows) > EVEN else "**not shown**"
    return f"{verdict}: {', '.join(f'{_percent(step.first.low)}{step.mark}' for step in steps if step)}"


# --- one game


def _against(rows: Found) -> Iterator[str]:
    yield "| bot | against | ms a decision | deals | share | 95 % interval | goal | |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for name in ("greedy", "random", *STEPS, "ladder", "cheater", "fair", "uniform"):
        if name in rows:
            yield _line(rows[name])
    yield ""


def _line(outcome: Outcome) -> str:
    first, goal = outcome.first, outcome.goal
    verdict = "" if goal is None else f"{_percent(goal, 0)}: {'met' if first.low > goal else '**missed**'}"
    chart = f"[chart](strength/{outcome.game}-{outcome.row}.svg)"
    return (
        f"| {first.bot}{outcome.mark} | three {outcome.bots[1]} | {_time(first)} | {outcome.deals} | "
        f"{_percent(first.share)} | {_interval(first)} | {verdict} | {chart} |"
    )


def _time(standing: Standing) -> str:
    return f"{standing.milliseconds:.1f}, 95 % within {ceil(standing.slowest)}"


def _percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def _points(gap: float) -> str:
    return f"{100 * gap:+.1f} points"


def _interval(standing: Standing) -> str:
    return f"{100 * standing.low:.1f} to {_percent(standing.high)}"


def _levels(rows: Found) -> Iterator[str]:
    levels = rows.get("levels")
    if levels is None:
        return
    gaps = [*(f"{100 * gap:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})" for gap, low, high in levels.gaps), ""]
    chart = f"[chart](strength/{levels.game}-levels.svg)"
    yield f"The levels at one table, over {levels.deals} deals{levels.mark} ({chart}):\n"
    yield "| level | ms a decision | share | 95 % interval | points above the next |"
    yield "| --- | --- | --- | --- | --- |"
    for bot, gap in zip(levels.bots, gaps, strict=True):
        level = levels.of(bot)
        yield f"| {bot} | {_time(level)} | {_percent(level.share)} | {_interval(level)} | {gap} |"
    yield ""


def _belief(rows: Found) -> Iterator[str]:
    """What part of the cheater's lead the belief recovers; the three have played the same deals."""
    played = [rows[name] for name in ("cheater", "fair", "uniform") if name in rows]
    if not {"cheater", "fair"} <= rows.keys() or len({outcome.mark for outcome in played}) > 1:
        return
    cheater, fair = (rows[name].first.share for name in ("cheater", "fair"))
    mark = rows["fair"].mark
    if "uniform" in rows:
        uniform = rows["uniform"].first.share
        yield (
            "The cheater is the same search on the truth; uniform takes all possible worlds to be equally likely. "
            f"To know everything is worth {_points(cheater - uniform)} over uniform, "
            f"the belief {_points(fair - uniform)}"
            + (
                f": {_percent((fair - uniform) / (cheater - uniform), 0)} of it{mark}.\n"
                if cheater > fair > uniform
                else f"{mark}.\n"
            )
        )
    elif not has_belief(rows["fair"].game):
        yield (
            "The cheater is the same search on the truth. What a seat sees rules worlds out but makes none of the "
            "others likelier, so there is no belief to measure; "
            f"to know everything is worth {_points(cheater - fair)}{mark}.\n"
        )


def _commands(rows: Found) -> Iterator[str]:
    yield "```"
    yield from (outcome.command for outcome in rows.values())
    yield "```\n"


# --- settings that can be solved


EXACT = """## What each loses to whoever knows it

For each game, `examples/small/` has a setting for two that is small enough to write out as a tree and solve by CFR+
(`python benchmarks/exact.py`). The exploitability of a bot is what the best answer to its policy gets, on average over
both seats, where winning instead of losing is worth 1: 0 is perfect, 0.5 is the worst. The policies of random and
greedy are known, so their figures are exact. A searching bot is asked with several seeds, 0, 1 and so on, in every
situation in which it has a choice, and the shares of its answers count as its policy. With so few answers a policy
looks surer than it is, so its figure is rather too high. Expert has N iterations, as above. In the two settings that
are cut off, bots play on for a later win, as they do in a whole match; that is part of what they lose.

OpenSpiel's own CFR+ comes to nearly the same on these trees, written in Gambit's format (`macabre.envs.gambit`). What
it leaves after ten iterations, by its `nash_conv` over two, and what ours leaves by our measure: in Dead House 0.003609
and 0.003609, in Deadly Doodles 0.015914 and 0.015914, in 13 Dead End Drive 0.007669 and 0.007686, in Cluedo 0.000205
and 0.000222. What random play loses agrees to twelve digits.
"""
BOTS = ("random", "greedy", "normal", "expert")
NOTES = """- Cluedo, the card game: a deck of nine, cut off after four decisions.
- 13 Dead End Drive: a mansion of 5 × 5 with three pawns left; each player owns one and has one turn, the first with
  the dice 1 and 2. All twelve pawns, as in the rules, could be seated in too many ways for a tree.
- Dead House: a track of twelve, three kinds of cards; the last pawn of each, cut off after six decisions.
- Deadly Doodles: a map of 3 × 5, since the rules ask for six weapons and six monsters; only the last round, four cards.
"""


def _exact(found: dict[str, Exact]) -> Iterator[str]:
    yield EXACT
    yield f"| | positions | situations | value | solved to | {' | '.join(BOTS)} |"
    yield f"| --- | --- | --- | --- | --- |{' --- |' * len(BOTS)}"
    for game in games():
        if game in found:
            yield _solved(load(game).title, found[game])
    yield ""
    yield NOTES


def _solved(title: str, exact: Exact) -> str:
    cells = [_lost(exact, bot) if bot in exact.bots else "not measured" for bot in BOTS]
    size = f"{exact.positions:,} | {exact.situations:,}"
    return f"| {title} | {size} | {exact.value:+.4f} | {exact.solved:.6f} | {' | '.join(cells)} |"


def _lost(exact: Exact, bot: str) -> str:
    exploitability, asked = exact.bots[bot]
    return f"{exploitability:.4f}" + (f" ({asked} seeds)" if asked else "") + (f" {OLD}" if _is_old(exact, bot) else "")


def _is_old(exact: Exact, bot: str) -> bool:
    """Whether a bot that searches was asked before the head start; digests have been kept only since then."""
    return bot in exact.bots and exact.bots[bot][1] > 0 and bot not in exact.sources
