"""A series as a drawing: shares of wins with their intervals, by bot and by seat."""

from __future__ import annotations

from collections.abc import Iterator

from macabre.arena import svg
from macabre.arena.standings import Interval, Standings
from macabre.arena.statistics import resampled_interval
from macabre.catalogue import load
from macabre.language import Speech

WIDTH, ROW, LEFT, RIGHT = 760, 34, 170, 120
TOP, GAP, FOOT = 56, 62, 84


def draw_series(standings: Standings, speech: Speech | None = None) -> str:
    """The chart of a series; it says which bots, seeds, options and version made it."""
    series, said = standings.series, speech or Speech()
    bots = [(_name(row.bot, row.copies), row.share, row.interval) for row in standings.table]
    seats = [
        (said.report("study-seat", seat=seat), float(shares.mean()), resampled_interval(shares))
        for seat, shares in enumerate(map(standings.seat_shares, range(series.seats)))
    ]
    most = _round_up(max(high for _, _, (_, high) in bots + seats))
    scale = ShareScale(most)
    second = TOP + ROW * len(bots) + GAP
    foot = second + ROW * len(seats) + FOOT - 30
    title = said.report("arena-chart", game=load(series.game).text(said.code).title)
    parts = [
        svg.text(24, 32, title, "title"),
        *_panel(bots, TOP, scale, 1 / series.seats, said),
        svg.text(24, second - 14, said.report("arena-by-seat"), "faint"),
        *_panel(seats, second, scale, 1 / series.seats, said, grey=True),
        *(svg.text(24, foot + 18 * i, words, "faint") for i, words in enumerate(describe(standings, said))),
    ]
    return svg.picture(WIDTH, foot + 36, title, parts)


class ShareScale:
    """Shares along the width."""

    def __init__(self, most: float) -> None:
        self.most = most

    def __call__(self, share: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * share / self.most

    @property
    def marks(self) -> list[float]:
        """Where the grid's lines stand."""
        step = 0.1 if self.most <= 0.6 else 0.2
        return [step * i for i in range(int(self.most / step + 1e-9) + 1)]


def _panel(
    rows: list[tuple[str, float, Interval]],
    top: float,
    scale: ShareScale,
    even: float,
    said: Speech,
    grey: bool = False,
) -> Iterator[str]:
    bottom = top + ROW * len(rows)
    for mark in scale.marks:
        yield svg.line(scale(mark), top, scale(mark), bottom, "grid")
        yield svg.text(scale(mark), bottom + 16, said.figure(mark, ".0%"), "faint middle")
    yield svg.line(scale(even), top - 4, scale(even), bottom, "even")
    for number, (name, share, (low, high)) in enumerate(rows):
        y = top + ROW * (number + 0.5)
        colour = 4 if grey else number % len(svg.COLOURS)
        value, least, most = (said.figure(part, ".1%") for part in (share, low, high))
        words = said.report("figure-interval", value=value, low=least, high=most)
        yield svg.text(LEFT - 14, y + 4, name, "end")
        yield svg.line(scale(low), y, scale(high), y, colour=colour)
        yield svg.dot(scale(share), y, colour, f"{name}: {words}")
        yield svg.text(WIDTH - RIGHT + 14, y + 4, value)


def _name(bot: str, copies: int) -> str:
    return f"{bot} ×{copies}" if copies > 1 else bot


def _round_up(share: float) -> float:
    return min(1.0, 0.1 * (int(share * 10) + 1))


def describe(standings: Standings, speech: Speech) -> list[str]:
    """What made the figures, so that they can be made again."""
    from macabre import __version__

    series = standings.series
    defaults = {name: option.default for name, option in load(series.game).options.items()}
    changed = [f"{name}={value}" for name, value in series.options.items() if value != defaults[name]]
    played = {"deals": standings.deals, "seats": series.seats, "matches": len(standings.matches)}
    options = ", ".join(changed) or speech.report("study-as-in-the-box")
    made = {"release": __version__, "rules": series.rules, "sources": series.sources}
    first = [
        speech.report("arena-deals", seed=str(series.seed), **played),
        speech.report("arena-budget", iterations=series.iterations),
    ]
    own = [speech.report("arena-own-board")] if series.board else []
    second = [speech.report("arena-options", options=options), *own, speech.report("arena-made", **made)]
    return ["; ".join(first), "; ".join(second)]
