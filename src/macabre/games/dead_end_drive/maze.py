"""Reads the drawing of a mansion: rows of spaces, bars and dashes for walls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from macabre.data import Source
from macabre.games.dead_end_drive.state import SPACES
from macabre.language import sayings

_say = sayings("dead-end-drive")

FLOOR, CHAIR, PASSAGE = ".", "h", "@"
WALL_BESIDE, WALL_BELOW = "|", "-"
LABEL = 3  # characters before the first space of a row
ROW = re.compile(r"([ \d]\d) ")


def column_name(column: int) -> str:
    """A to Z, then AA and on."""
    return ("" if column < 26 else column_name(column // 26 - 1)) + chr(ord("A") + column % 26)


@dataclass
class Maze:
    """Spaces by number, from the front row up and from left to right, with the walls between them."""

    source: Source
    width: int = 0
    height: int = 0
    marks: list[str] = field(default_factory=list)
    walls: set[frozenset[int]] = field(default_factory=set)
    lines: list[int] = field(default_factory=list)  # of the rows in the file, from the top

    def name(self, space: int) -> str:
        """A space as people call it, such as K5."""
        return f"{column_name(space % self.width)}{space // self.width + 1}"

    @property
    def names(self) -> list[str]:
        """All spaces as people call them."""
        return [self.name(space) for space in range(len(self.marks))]

    def neighbours(self, space: int) -> Iterator[int]:
        """The spaces up, down, left and right that the board has (DED-13)."""
        column, row = space % self.width, space // self.width
        for across, up in ((0, 1), (0, -1), (-1, 0), (1, 0)):
            if 0 <= column + across < self.width and 0 <= row + up < self.height:
                yield space + across + up * self.width

    def is_walled(self, space: int, other: int) -> bool:
        """Whether a wall stands between two neighbours (DED-19)."""
        return frozenset((space, other)) in self.walls

    def is_furniture(self, space: int) -> bool:
        """Whether a space is taken up for good (DED-16)."""
        return self.marks[space].isalpha() and self.marks[space] != CHAIR

    def place(self, space: int) -> tuple[int, int]:
        """Line and column of a space in the file."""
        row = self.height - 1 - space // self.width
        return self.lines[row], LABEL + 1 + 2 * (space % self.width)


def read_maze(source: Source) -> Maze:
    """The maze under the key `mansion`; faults are pointed at by line and column."""
    maze = Maze(source)
    first = source.line_of("mansion")
    text = source.value("mansion", str)
    first += source.text.splitlines()[first - 1].rstrip().endswith('"""')
    rows: list[str] = []
    dashes: list[tuple[int, int, str]] = []
    for line, drawn in enumerate(text.splitlines(), first):
        if ROW.match(drawn):
            rows.append(drawn)
            maze.lines.append(line)
        elif set(drawn) <= {" ", WALL_BELOW}:
            dashes.append((len(rows), line, drawn))
        elif drawn.split() != [column_name(i) for i in range(len(drawn.split()))]:
            raise source.fault(_say("board-strange-line"), line)
    _read_rows(maze, rows)
    for above, line, drawn in dashes:
        _read_dashes(maze, above, line, drawn)
    return maze


def _read_rows(maze: Maze, rows: list[str]) -> None:
    maze.height = len(rows)
    maze.width = (max((len(row.rstrip()) for row in rows), default=0) - LABEL + 1) // 2
    if not 1 <= maze.height * maze.width <= SPACES:
        line = maze.source.line_of("mansion")
        raise maze.source.fault(_say("board-spaces", most=SPACES, found=maze.height * maze.width), line)
    maze.marks = [""] * (maze.height * maze.width)
    for place, row in enumerate(rows):
        _read_row(maze, place, row)


def _read_row(maze: Maze, place: int, row: str) -> None:
    source, line, number = maze.source, maze.lines[place], maze.height - place
    found = ROW.match(row)
    if found is None or int(found[1]) != number:
        raise source.fault(_say("board-row", number=number), line, 1)
    for column in range(maze.width):
        at = LABEL + 2 * column
        mark, beside = row[at : at + 1], row[at + 1 : at + 2]
        if not (mark.isascii() and (mark.isalnum() or mark in (FLOOR, PASSAGE))) or mark == "0":
            raise source.fault(_say("board-no-space", mark=mark, columns=maze.width), line, at + 1)
        if beside.strip() not in ("", WALL_BESIDE):
            raise source.fault(_say("board-between", mark=beside), line, at + 2)
        space = (number - 1) * maze.width + column
        maze.marks[space] = mark
        if beside == WALL_BESIDE and column + 1 < maze.width:
            maze.walls.add(frozenset((space, space + 1)))


def _read_dashes(maze: Maze, above: int, line: int, drawn: str) -> None:
    for at, mark in enumerate(drawn):
        if mark != WALL_BELOW:
            continue
        column, between = divmod(at - LABEL, 2)
        if between or not 0 <= column < maze.width or not 0 < above < maze.height:
            raise maze.source.fault(_say("board-dash"), line, at + 1)
        below = (maze.height - above - 1) * maze.width + column
        maze.walls.add(frozenset((below, below + maze.width)))
