"""Maps drawn in plain text, from the dicts that views hold: large to play on, small to look at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from macabre.games.deadly_doodles.outside import Outline
from macabre.games.deadly_doodles.words import say
from macabre.language import Speech
from macabre.language.columns import cut, padded

Rooms = Mapping[str, Mapping[str, Any]]

WIDTH = 5  # of a room, between its walls
MARGIN = 3  # for the numbers of the rows

# By the sides from which a line comes: N 1, E 2, S 4, W 8.
WALLS = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
PATHS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
SIDES = "NESW"
ARROWS = dict(zip(SIDES, "▼◀▲▶", strict=True))


class _Grid:
    """Where the walls, the entryways and the joined ends of a map are."""

    def __init__(self, outline: Outline, rooms: Rooms) -> None:
        self.columns, self.rows = outline["columns"], outline["rows"]
        self.things, self.rooms = outline["things"], rooms
        self._walls = {frozenset(pair) for pair in outline["walls"]}
        self._doors = {(door["room"], door["side"]) for door in outline["entryways"]}
        self.above, self.left = cache(self._above), cache(self._left)  # a border is part of several crossings

    def name(self, row: int, column: int) -> str | None:
        """The room at a place; None outside."""
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.columns)
        return f"{self.columns[column]}{self.rows[row]}" if inside else None

    def has_end(self, room: str | None, side: str) -> bool:
        """Whether a room's segment ends on a side."""
        return room is not None and side in self.rooms.get(room, {}).get("ends", ())

    def border(self, one: str | None, other: str | None, side: str) -> str:
        """What is between two rooms, `other` being on that side of `one`: wall, path, arrow or nothing."""
        opposite = SIDES[(SIDES.index(side) + 2) % 4]
        for room, towards in ((one, side), (other, opposite)):
            if room and (room, towards) in self._doors:
                return ARROWS[towards]
        if one is None and other is None:
            return " "
        if one is None or other is None or frozenset((one, other)) in self._walls:
            return "wall"
        return "path" if self.has_end(one, side) and self.has_end(other, opposite) else " "

    def _above(self, row: int, column: int) -> str:
        """The border above a place."""
        return self.border(self.name(row - 1, column), self.name(row, column), "S")

    def _left(self, row: int, column: int) -> str:
        """The border left of a place."""
        return self.border(self.name(row, column - 1), self.name(row, column), "E")

    def glyph(self, room: str) -> str:
        """A room's segment as one sign."""
        return PATHS[sum(1 << SIDES.index(side) for side in self.rooms[room].get("ends", ()))]

    def sign(self, room: str) -> str:
        """A room's thing as one sign."""
        kind, _, pair = self.things.get(room, "").partition("-")
        return {"": " ", "loot": "$", "dragon": "*", "monster": pair, "weapon": pair.lower()}[kind]


def draw_map(outline: Outline, rooms: Rooms, speech: Speech) -> list[str]:
    """A map as one plays on it, with walls, things, segments and the rounds they were drawn in."""
    grid = _Grid(outline, rooms)
    trap = padded(cut(speech.say(say("terminal-trap")), WIDTH), WIDTH)
    lines = [" " * (MARGIN + 1) + "".join(column.center(WIDTH + 1) for column in grid.columns).rstrip()]
    for row in range(len(grid.rows)):
        lines.append(_between(grid, row))
        lines += _row(grid, row, trap)
    return [*lines, _between(grid, len(grid.rows))]


def _between(grid: _Grid, row: int) -> str:
    """The line above a row of rooms."""
    line = " " * MARGIN
    for column in range(len(grid.columns) + 1):
        line += _crossing(grid, row, column)
        if column < len(grid.columns):
            border = grid.above(row, column)
            line += "─" * WIDTH if border == "wall" else ("┃" if border == "path" else border).center(WIDTH)
    return line.rstrip()


def _crossing(grid: _Grid, row: int, column: int) -> str:
    """Where up to four walls meet; an entryway is a gap only in its middle."""
    borders = (grid.left(row - 1, column), grid.above(row, column), grid.left(row, column), grid.above(row, column - 1))
    return WALLS[sum(1 << place for place, border in enumerate(borders) if border not in (" ", "path"))]


def _row(grid: _Grid, row: int, trap: str) -> list[str]:
    """The two lines of a row of rooms."""
    upper, lower = str(grid.rows[row]).rjust(MARGIN - 1) + " ", " " * MARGIN
    for column in range(len(grid.columns) + 1):
        border = grid.left(row, column)
        upper += {"wall": "│", "path": "━"}.get(border, border)
        lower += " " if border in (" ", "path") else "│"
        room = grid.name(row, column)
        if room:
            inside = _room(grid, room, trap)
            upper, lower = upper + inside[0], lower + inside[1]
    return [upper.rstrip(), lower.rstrip()]


def _room(grid: _Grid, room: str, trap: str) -> tuple[str, str]:
    """A room's two lines: its path, and below it the thing and the round."""
    drawn = grid.rooms.get(room)
    if drawn is None:
        return grid.sign(room).center(WIDTH), " " * WIDTH
    if drawn.get("trap"):
        return trap, f"    {drawn['round']}"
    west, south, east = (grid.has_end(room, side) for side in "WSE")
    upper = ("━━" if west else "  ") + grid.glyph(room) + ("━━" if east else "  ")
    return upper, f"{grid.sign(room)} {'┃' if south else ' '} {drawn['round']}"


def draw_small(outline: Outline, rooms: Rooms) -> list[str]:
    """A map in one sign a room: segments, traps as x, and things that were not entered."""
    grid = _Grid(outline, rooms)
    lines = ["   " + " ".join(grid.columns)]
    for row, number in enumerate(grid.rows):
        names = [grid.name(row, column) or "" for column in range(len(grid.columns))]
        lines.append(f"{number:>2} " + " ".join(_small_room(grid, room) for room in names))
    return lines


def _small_room(grid: _Grid, room: str) -> str:
    if room in grid.rooms:
        return "x" if grid.rooms[room].get("trap") else grid.glyph(room)
    return grid.sign(room).replace(" ", "·")
