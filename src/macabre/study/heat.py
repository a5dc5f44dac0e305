"""Heat maps: how often each place is used, on the board as it is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise

from macabre.arena import svg
from macabre.data import Board
from macabre.language import Figure, Speech
from macabre.language.columns import filled
from macabre.language.labels import shown

LETTER, LINE = 8.4, 17.0  # pixels of the drawing
EDGE, TITLE, FOOT = 14, 34, 13
PLACE = re.compile(r"([A-Z]+)(\d+)")
SQUARE = re.compile(r"(\d+)\b.*")
COLUMNS = re.compile(r"\s+A(?:\s+[A-Z]+)+\s*")
ROW = re.compile(r"\s*(\d+)[ >]")
SIDE = 24  # pixels of a square of a track
ENOUGH = 0.9  # of all names
HOTTEST = 0  # which of the drawing's colours

Box = tuple[float, float, float, float]  # left, top, width, height


def draw_heat(title: str, board: Board, uses: Mapping[str, float], made: str, speech: Speech) -> str | None:
    """A map of numbers by place; nothing where they are of no places that the board draws."""
    grid = _grid(board, uses)
    if grid:
        lines, boxes = grid
        return _finish(title, made, list(_text(lines)), boxes, uses, speech)
    boxes = _track(board, uses)
    return _finish(title, made, [], boxes, uses, speech) if boxes else None


def _most_are(kind: re.Pattern[str], names: Iterable[str]) -> bool:
    """Whether nearly all names are of places; beside them there may be one such as the way out."""
    known = [bool(kind.fullmatch(name)) for name in names]
    return sum(known) > ENOUGH * len(known)


# --- a plan with columns A, B … and rows


def _grid(board: Board, uses: Mapping[str, float]) -> tuple[list[str], dict[str, Box]] | None:
    """The lines of the drawing, and the box of each place on it."""
    if not _most_are(PLACE, uses):
        return None
    lines = board.picture(Speech()).split("\n\n")[0].splitlines()
    heads = [line for line in lines if COLUMNS.fullmatch(line)]
    rows = {int(found[1]): number for number, line in enumerate(lines) if (found := ROW.match(line))}
    if not heads or len(rows) < 2:
        return None
    columns = {found[0]: found.start() for found in re.finditer(r"[A-Z]+", heads[0])}
    wide = min(right - left for left, right in pairwise(columns.values()))
    high = max(1, min(abs(b - a) for a, b in pairwise(rows.values())) - 1)
    boxes = {}
    for name in filter(PLACE.fullmatch, uses):
        column, row = re.findall(r"[A-Z]+|\d+", name)
        if column in columns and int(row) in rows:
            boxes[name] = (
                EDGE + LETTER * (columns[column] + 0.5 - wide / 2),
                TITLE + LINE * rows[int(row)],
                LETTER * wide,
                LINE * high,
            )
    return lines, boxes


def _text(lines: Sequence[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        yield (
            f'<text x="{EDGE}" y="{TITLE + LINE * (number + 0.75):.1f}" xml:space="preserve" class="plan" '
            f'textLength="{LETTER * len(line):.1f}">{escape(line)}</text>'
        )


# --- a loop of squares


def _track(board: Board, uses: Mapping[str, float]) -> dict[str, Box]:
    """The box of each square, round a loop that goes on clockwise from its upper left corner."""
    squares = len(getattr(board, "squares", ()))
    if not squares or not _most_are(SQUARE, uses):
        return {}
    side = -(-squares // 4)
    names = {int(_number(name)): name for name in filter(SQUARE.fullmatch, uses)}
    return {names.get(number, str(number)): _square(number, side) for number in range(squares)}


def _number(name: str) -> str:
    return name.partition(" ")[0]


def _square(number: int, side: int) -> Box:
    turn, along = divmod(number, side)
    column, row = ((along, 0), (side, along), (side - along, side), (0, side - along))[turn]
    return EDGE + SIDE * column, TITLE + SIDE * row, SIDE - 2, SIDE - 2


# --- all of it


def _finish(
    title: str, made: str, drawn: list[str], boxes: dict[str, Box], uses: Mapping[str, float], speech: Speech
) -> str:
    most = max(uses.get(name, 0.0) for name in boxes) or 1.0
    width = max([box[0] + box[2] for box in boxes.values()], default=0) + EDGE
    height = max([box[1] + box[3] for box in boxes.values()], default=0) + 2 * LINE
    parts = [svg.text(EDGE, 22, title, "heading")]
    numbers = {name: "" if drawn else _number(name) for name in boxes}
    said = {name: f"{shown(name, speech)}: {speech.figure(uses.get(name, 0.0), '.3g')}" for name in boxes}
    parts += [_heat(said[n], numbers[n], box, uses.get(n, 0.0), most) for n, box in boxes.items()]
    letters = max(40, int(width / 5.6))
    foot = [speech.report("study-deepest", most=Figure(most, ".3g")), *filled(made, letters).split("\n")]
    parts += drawn + [svg.text(EDGE, height + FOOT * number, line, "made") for number, line in enumerate(foot)]
    return svg.inline(round(max(width, 400)), round(height + FOOT * len(foot) + 8), title, parts)


def _heat(said: str, number: str, box: Box, value: float, most: float) -> str:
    left, top, width, height = box
    text = svg.text(left + width / 2, top + height / 2 + 4, number, "middle") if number else ""
    return (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" rx="2" '
        f'fill="var(--c{HOTTEST})" fill-opacity="{0.06 + 0.84 * value / most:.2f}">'
        f"<title>{escape(said)}</title></rect>{text}"
    )
