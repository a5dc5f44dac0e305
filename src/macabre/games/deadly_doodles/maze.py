"""A map drawn in text: a line of column letters, then rooms and the walls between them (DOO-3)."""

from __future__ import annotations

import string
from collections.abc import Iterable

from macabre.data import Source
from macabre.errors import BadBoard
from macabre.games.deadly_doodles.outside import Side
from macabre.games.deadly_doodles.state import EAST, NORTH, ROOMS, SIDES, SOUTH, WEST
from macabre.language import Saying, sayings

_say = sayings("deadly-doodles")

LOOT, DRAGON, EMPTY = "$", "*", "."
THINGS = LOOT + DRAGON + "abcdefABCDEF"
SIDE_NAMES: tuple[Side, ...] = ("N", "E", "S", "W")
FIRST = 3  # where the first column stands in its line
STEP = 2  # from one column to the next
HEAD = 2  # lines above the first row: letters, and entryways from the north


class Maze:
    """Rooms by number, row by row; walls, entryways and things."""

    def __init__(self, source: Source) -> None:
        self._source = source
        text: str = source.value("map", str)
        self._lines = text.rstrip().split("\n")
        found = source.text.find(text)
        self._first_line = source.text.count("\n", 0, found) + 1 if found >= 0 else source.line_of("map")
        self.columns = self._read_columns()
        self.rows = range(1, (len(self._lines) - 1) // 2 + 1)
        self._check_size()
        self.rooms = [f"{column}{row}" for row in self.rows for column in self.columns]
        self.things: dict[int, str] = {}
        self.walls: set[tuple[int, int]] = set()
        self.doors: list[set[int]] = [set() for _ in range(SIDES)]
        for row in range(len(self.rows)):
            self._read_gaps(row)
            self._read_row(row)
        self._read_gaps(len(self.rows))

    # --- reading

    def _read_columns(self) -> str:
        letters = "".join(self._lines[0].split())
        wanted = " " * FIRST + " ".join(letters)
        if not letters or letters != string.ascii_uppercase[: len(letters)] or self._lines[0].rstrip() != wanted:
            raise self._fault(_say("board-columns"), 0, 0)
        return letters

    def _check_size(self) -> None:
        if not self.rows:
            raise self._fault(_say("board-no-rows"), 0, 0)
        if len(self.rows) * len(self.columns) > ROOMS:
            found = len(self.rows) * len(self.columns)
            raise self._fault(_say("board-rooms", most=ROOMS, found=found), 0, 0)

    def _read_row(self, row: int) -> None:
        """A row's number, its rooms, walls between them, and an entryway at either end."""
        line = HEAD + 2 * row
        width = FIRST + STEP * len(self.columns)
        text = self._line(line, width)
        if text[:2].strip() != str(row + 1):
            raise self._fault(_say("board-row", row=row + 1, found=text[:2]), line, 0)
        for column in range(len(self.columns)):
            room, place = row * len(self.columns) + column, FIRST + STEP * column
            self._read_room(room, text[place], line, place)
            if column and self._sign(line, place - 1, text[place - 1], "|", "wall"):
                self.walls.add((room - 1, room))
        first, last = row * len(self.columns), (row + 1) * len(self.columns) - 1
        if self._sign(line, FIRST - 1, text[FIRST - 1], ">", "entryway"):
            self.doors[WEST].add(first)
        if self._sign(line, width - 1, text[width - 1], "<", "entryway"):
            self.doors[EAST].add(last)

    def _read_room(self, room: int, sign: str, line: int, place: int) -> None:
        if sign in THINGS:
            self.things[room] = sign
        elif sign != EMPTY:
            raise self._fault(_say("board-no-room", sign=sign, signs=" ".join(EMPTY + THINGS)), line, place)

    def _read_gaps(self, row: int) -> None:
        """The line above a row: walls, or entryways above the first and below the last."""
        line = HEAD + 2 * row - 1
        text = self._line(line, FIRST + STEP * len(self.columns))
        north, south = row == 0, row == len(self.rows)
        mark = "v" if north else "^" if south else "-"
        for place, sign in enumerate(text):
            column, beside = divmod(place - FIRST, STEP)
            if beside or column not in range(len(self.columns)):
                self._sign(line, place, sign, " ", "blank")
            elif self._sign(line, place, sign, mark, "wall" if mark == "-" else "entryway"):
                room = row * len(self.columns) + column
                self._add_gap(room, north, south)

    def _add_gap(self, room: int, north: bool, south: bool) -> None:
        above = room - len(self.columns)
        if north:
            self.doors[NORTH].add(room)
        elif south:
            self.doors[SOUTH].add(above)
        else:
            self.walls.add((above, room))

    def _sign(self, line: int, place: int, sign: str, mark: str, what: str) -> bool:
        """Whether a place bears its mark; refuse anything but that or a blank."""
        if sign not in (mark, " "):
            raise self._fault(_say(f"board-sign-{what}", mark=mark, sign=sign), line, place)
        return sign == mark and mark != " "

    def _line(self, number: int, width: int) -> str:
        text = self._lines[number] if number < len(self._lines) else ""
        if len(text.rstrip()) > width:
            raise self._fault(_say("board-long-line"), number, width)
        return text.ljust(width)[:width]

    # --- what follows

    def is_open(self, room: int, side: int) -> bool:
        """Whether a room has a passage on a side; an entryway is one (DOO-8)."""
        if room in self.doors[side]:
            return True
        other = self.neighbour(room, side)
        return other is not None and (min(room, other), max(room, other)) not in self.walls

    def neighbour(self, room: int, side: int) -> int | None:
        """The room beyond a side, whether or not there is a wall."""
        row, column = divmod(room, len(self.columns))
        row += (side == SOUTH) - (side == NORTH)
        column += (side == EAST) - (side == WEST)
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.columns)
        return row * len(self.columns) + column if inside else None

    def beyond(self, room: int) -> set[int]:
        """The rooms one step away through a passage."""
        others = {self.neighbour(room, side) for side in range(SIDES) if self.is_open(room, side)}
        return {other for other in others if other is not None}

    def distances(self, start: int) -> list[int]:
        """How many steps through passages lead to each room; as many as there are rooms if none do."""
        steps = [len(self.rooms)] * len(self.rooms)
        fresh, count = {start}, 0
        while fresh:
            for room in fresh:
                steps[room] = count
            count += 1
            fresh = {other for room in fresh for other in self.beyond(room) if steps[other] > count}
        return steps

    def traffic(self) -> list[int]:
        """Of the shortest ways between things and entryways, how many lead through each room, out of 64."""
        ends = sorted({room for doors in self.doors for room in doors} | set(self.things))
        steps = {room: self.distances(room) for room in ends}
        pairs = [(a, b) for a in ends for b in ends if a < b]
        on_the_way = [sum(steps[a][r] + steps[b][r] == steps[a][b] for a, b in pairs) for r in range(len(self.rooms))]
        return [64 * count // max(1, len(pairs)) for count in on_the_way]

    def within_reach(self, rooms: Iterable[int]) -> set[int]:
        """All rooms to which passages lead from these."""
        reached = set(rooms)
        fresh = set(reached)
        while fresh:
            fresh = {other for room in fresh for other in self.beyond(room)} - reached
            reached |= fresh
        return reached

    def fault(self, said: Saying, room: int) -> BadBoard:
        """The error to raise for what lies in a room."""
        row, column = divmod(room, len(self.columns))
        return self._fault(said, HEAD + 2 * row, FIRST + STEP * column)

    def _fault(self, said: Saying, line: int, place: int) -> BadBoard:
        return self._source.fault(said, self._first_line + line, place + 1)
