"""A review as a drawing and as a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import pairwise

from macabre.arena import svg
from macabre.arena.review import Chances, Moment, Review, Turn, how_made
from macabre.notation import called

WIDTH, LEFT, RIGHT = 960, 56, 130
PANEL, TOP, GAP = 220, 76, 64
MARKS = (0.0, 0.25, 0.5, 0.75, 1.0)
LABEL, DIGIT = 16, 12  # the least distance between two names, and between two numbers

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
body {{ margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#f3ede2, #14100e); color: light-dark(#2b2420, #efe6da) }}
svg {{ width: 100%; height: auto }}
table {{ border-collapse: collapse; width: 100% }}
th, td {{ text-align: left; padding: .45rem .6rem; border-bottom: 1px solid light-dark(#d9d0c3, #3d342e) }}
.figures {{ white-space: nowrap; font-variant-numeric: tabular-nums }}
</style>
</head>
<body>
<h1>{title}</h1>
{chart}
<h2>Turning points</h2>
{turns}
<p>{made}</p>
</body>
</html>
"""


def draw_review(review: Review, names: Sequence[str]) -> str:
    """Two panels: the chances as they truly stood, and as each could know them."""
    second = TOP + PANEL + GAP
    parts = [
        svg.text(24, 34, f"{review.title}: everybody's chance to win", "title"),
        svg.text(LEFT, TOP - 14, "As it truly stood", "faint"),
        *_panel(review, names, TOP, lambda moment: moment.true),
        svg.text(LEFT, second - 14, "As far as each could know", "faint"),
        *_panel(review, names, second, lambda moment: moment.known),
        *_turn_marks(review, second + PANEL),
    ]
    title = f"{review.title}: everybody's chances move by move"
    return svg.picture(WIDTH, second + PANEL + 44, title, parts)


def _panel(review: Review, names: Sequence[str], top: float, chances: Callable[[Moment], Chances]) -> Iterator[str]:
    for mark in MARKS:
        y = _y(top, mark)
        yield svg.line(LEFT, y, WIDTH - RIGHT, y, "grid")
        yield svg.text(LEFT - 8, y + 4, f"{mark:.0%}", "faint end")
    heights = _apart([_y(top, chance) for chance in chances(review.moments[-2])], LABEL)
    for seat, name in enumerate(names):
        colour = seat % len(svg.COLOURS)
        points = [(_x(review, moment), _y(top, chances(moment)[seat])) for moment in review.moments]
        yield svg.path(points, colour, name)
        yield svg.text(WIDTH - RIGHT + 12, heights[seat] + 4, name, f"c{colour}")


def _turn_marks(review: Review, bottom: float) -> Iterator[str]:
    places = [_x(review, turn.moment) for turn in review.turns]
    for number, (x, label) in enumerate(zip(places, _apart(places, DIGIT), strict=True), 1):
        yield svg.line(x, TOP, x, bottom + 8, "even")
        yield svg.text(label, bottom + 24, str(number), "middle")


def _x(review: Review, moment: Moment) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * moment.number / max(1, review.moments[-1].number)


def _y(top: float, chance: float) -> float:
    return top + PANEL * (1 - chance)


def _apart(places: list[float], least: float) -> list[float]:
    """The same places, moved on so that what stands there does not cover each other."""
    moved = list(places)
    for before, after in pairwise(sorted(range(len(places)), key=places.__getitem__)):
        moved[after] = max(moved[after], moved[before] + least)
    return moved


def page(review: Review, names: Sequence[str]) -> str:
    """The chart and the turning points as one file for the browser."""
    rows = "".join(_row(number, turn, names) for number, turn in enumerate(review.turns, 1))
    head = "<tr><th>#</th><th>decision</th><th>move</th><th>chance</th><th>looked best then</th></tr>"
    return PAGE.format(
        title=escape(f"{review.title}: review"),
        chart=draw_review(review, names),
        turns=f"<table>{head}{rows}</table>" if rows else "<p>Nothing turned the match at once.</p>",
        made=how_made(review.iterations),
    )


def _row(number: int, turn: Turn, names: Sequence[str]) -> str:
    cells = [
        str(number),
        str(turn.moment.number + 1),
        made_by(turn, names),
        change(turn, names),
        alternative(turn, names),
    ]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def made_by(turn: Turn, names: Sequence[str]) -> str:
    """Who did what."""
    return f"{names[turn.moment.seat or 0]}: {called(turn.moment.words, names)}"


def change(turn: Turn, names: Sequence[str]) -> str:
    """Whose chance changed, and how."""
    return f"{names[turn.seat]}: {turn.before:.0%} → {turn.after:.0%}"


def alternative(turn: Turn, names: Sequence[str]) -> str:
    """What would have looked better, or that nothing did."""
    moment = turn.moment
    if moment.best == moment.move or moment.cost < 0.01:
        return "this"
    return f"{called(moment.best_words, names)} (a chance better by {100 * moment.cost:.0f} points)"
