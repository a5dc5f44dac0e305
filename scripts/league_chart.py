"""Makes docs/strength/league-dead-house.svg from the curve beside it: `python -m scripts.league_chart`.

The curve is what `python examples/league.py dead-house --curve docs/strength/league-dead-house.csv` has written; the
matches that the learner played against the league are left out.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from pathlib import Path

CURVE = Path(__file__).parent.parent / "docs/strength/league-dead-house.csv"
FILE = CURVE.with_suffix(".svg")
TITLE = "Share of matches won by the league's learner in Dead House"
TABLES = {  # as the curve calls them; what is said of them, and in which colour
    "0 greedy": ("three random", "#8a8a8a"),
    "1 greedy": ("one greedy", "#b58900"),
    "2 greedy": ("two greedy", "#2a7fb8"),
    "3 greedy": ("three greedy", "#b03030"),
}
WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 630, 12, 226  # of the curve
MOST_SECONDS, MOST_WON = 400, 0.6


def drawn(rows: list[Mapping[str, str]]) -> str:
    """The chart of a curve."""
    return "\n".join([*_frame(), *_curves(rows), *_legend(), "</svg>", ""])


def _frame() -> Iterator[str]:
    font = 'font-family="sans-serif" font-size="12" role="img"'
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {font} aria-label="{TITLE}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    )
    for percent in (0, 25, 50):
        y = _y(percent / 100)
        line = f'<path d="M{LEFT} {y:.1f}H{RIGHT}" stroke="{"#ccc" if percent else "#666"}"/>'
        yield f'{line}<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
    for seconds in range(0, MOST_SECONDS + 1, 100):
        yield f'<text x="{_x(seconds):.1f}" y="244" text-anchor="middle">{seconds}</text>'
    yield f'<text x="{RIGHT}" y="257" text-anchor="end">seconds of processor time</text>'


def _curves(rows: list[Mapping[str, str]]) -> Iterator[str]:
    for table, (_, colour) in TABLES.items():
        own = [row for row in rows if row["table"] == table]
        points = " ".join(f"{_x(float(row['seconds'])):.1f},{_y(float(row['won'])):.1f}" for row in own)
        yield f'<polyline fill="none" stroke="{colour}" stroke-width="1.5" points="{points}"/>'


def _legend() -> Iterator[str]:
    for line, (others, colour) in enumerate(TABLES.values()):
        yield f'<text x="624" y="{150 + 16 * line}" fill="{colour}" text-anchor="end">against {others}</text>'


def _x(seconds: float) -> float:
    return LEFT + (RIGHT - LEFT) * seconds / MOST_SECONDS


def _y(won: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * won / MOST_WON


def chart() -> str:
    """The chart of the curve that was kept."""
    with CURVE.open(newline="", encoding="utf-8") as file:
        return drawn(list(csv.DictReader(file)))


if __name__ == "__main__":
    FILE.write_text(chart(), "utf-8")
