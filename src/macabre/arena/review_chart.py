"""A review as a drawing and as a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from itertools import pairwise

from macabre.arena import svg
from macabre.arena.review import Chances, Moment, Review, Turn, how_made
from macabre.language import SeatName, Speech

WIDTH, LEFT, RIGHT = 960, 56, 130
PANEL, TOP, GAP = 220, 76, 64
MARKS = (0.0, 0.25, 0.5, 0.75, 1.0)
LABEL, DIGIT = 16, 12  # the least distance between two names, and between two numbers

PAGE = """<!doctype html>
<html lang="{language}" dir="{direction}">
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
<h2>{heading}</h2>
{turns}
<p>{made}</p>
</body>
</html>
"""


def draw_review(review: Review, speech: Speech) -> str:
    """Two panels: the chances as they truly stood, and as each could know them."""
    second = TOP + PANEL + GAP
    parts = [
        svg.text(24, 34, speech("review-title", game=review.title), "title"),
        svg.text(LEFT, TOP - 14, speech("review-true"), "faint"),
        *_panel(review, speech, TOP, lambda moment: moment.true),
        svg.text(LEFT, second - 14, speech("review-known"), "faint"),
        *_panel(review, speech, second, lambda moment: moment.known),
        *_turn_marks(review, second + PANEL),
    ]
    return svg.picture(WIDTH, second + PANEL + 44, speech("review-description", game=review.title), parts)


def _panel(review: Review, speech: Speech, top: float, chances: Callable[[Moment], Chances]) -> Iterator[str]:
    for mark in MARKS:
        y = _y(top, mark)
        yield svg.line(LEFT, y, WIDTH - RIGHT, y, "grid")
        yield svg.text(LEFT - 8, y + 4, speech.figure(mark, ".0%"), "faint end")
    heights = _apart([_y(top, chance) for chance in chances(review.moments[-2])], LABEL)
    for seat in range(review.players):
        name = speech.say(SeatName(seat))
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


def page(review: Review, speech: Speech) -> str:
    """The chart and the turning points as one file for the browser."""
    rows = "".join(_row(number, turn, speech) for number, turn in enumerate(review.turns, 1))
    head = "<tr><th>#</th>" + "".join(f"<th>{escape(heading)}</th>" for heading in headings(speech)) + "</tr>"
    return PAGE.format(
        language=speech.language.code,
        direction=speech.language.direction,
        heading=escape(speech("review-turns")),
        title=escape(speech("review-page", game=review.title)),
        chart=draw_review(review, speech),
        turns=f"<table>{head}{rows}</table>" if rows else f"<p>{escape(speech('review-no-turns'))}</p>",
        made=escape(speech.say(how_made(review.iterations))),
    )


def headings(speech: Speech) -> list[str]:
    """Of the columns that tell of a turning point."""
    return [speech(f"review-{column}") for column in ("decision", "move", "chance", "best")]


def _row(number: int, turn: Turn, speech: Speech) -> str:
    cells = [
        str(number),
        str(turn.moment.number + 1),
        made_by(turn, speech),
        change(turn, speech),
        alternative(turn, speech),
    ]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def made_by(turn: Turn, speech: Speech) -> str:
    """Who did what."""
    return speech("review-made-by", seat=SeatName(turn.moment.seat or 0), move=turn.moment.said)


def change(turn: Turn, speech: Speech) -> str:
    """Whose chance changed, and how."""
    before, after = (speech.figure(chance, ".0%") for chance in (turn.before, turn.after))
    return f"{speech.say(SeatName(turn.seat))}: {before} → {after}"


def alternative(turn: Turn, speech: Speech) -> str:
    """What would have looked better, or that nothing did."""
    moment = turn.moment
    if moment.best == moment.move or moment.cost < 0.01:
        return speech("review-this")
    return speech("review-better", move=moment.best_said, points=round(100 * moment.cost))
