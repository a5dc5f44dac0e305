"""The loop of the track in plain text."""

from __future__ import annotations

from macabre.language.columns import padded

WIDEST = 16  # squares in a row
CELL = 5

MARKS = {
    "plain": "·",
    "ahead-3": "»",
    "turn-off": "⌂",
    "start": "○",
    "gnome-blue": "▼",
    "gnome-red": "▲",
    "again": "↻",
}

Row = tuple[str, str, str]  # a cell, what lies between, and a cell


def cell(what: int | str, kind: str) -> str:
    """A square as it is drawn: its number or a pawn, and what the square does."""
    return padded(f"{what:>3}{MARKS[kind]}", CELL)


def ring(cells: list[str]) -> list[Row]:
    """The loop, clockwise from the lower right corner; an odd one has a gap before it."""
    cells = cells + [" " * CELL] * (len(cells) % 2)
    across = min(WIDEST, len(cells) // 4 + 1)
    up = len(cells) // 2 - across + 1
    bottom, left = cells[:across], cells[across : across + up - 1]
    top = cells[across + up - 1 : 2 * across + up - 1]
    right = cells[2 * across + up - 1 :]
    blank = " " * CELL * (across - 2)
    middle = [(one, blank, other) for one, other in zip(left[::-1], right, strict=True)]
    return [_row(top), *middle, _row(bottom[::-1])]


def _row(cells: list[str]) -> Row:
    return cells[0], "".join(cells[1:-1]), cells[-1]
