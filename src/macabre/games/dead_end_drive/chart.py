"""The mansion as it is drawn: rooms, walls, doorways and furniture, all found in its plan."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, pairwise

from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.maze import Maze
from macabre.games.dead_end_drive.outside import Chart, Furniture, Pawn, Room, Trap
from macabre.games.dead_end_drive.picture import short_names
from macabre.games.dead_end_drive.words import say, say_furniture, say_pawn, say_trap
from macabre.language import Speech

Point = tuple[int, int]  # a corner of spaces: columns from the left, rows from the top
Edge = tuple[Point, Point]  # one side of a space, from its left or upper corner

WIDEST_DOORWAY = 3  # a wider gap between walls does not part two rooms
ROOMS = {
    "dining": "dining-room",
    "piano": "music-room",
    "book": "library",
    "easel": "gallery",
    "statue": "gallery",
    "sofa": "drawing-room",
    "bed": "bedroom",
    "stove": "kitchen",
    "bath": "bathroom",
    "billiard": "billiard-room",
    "desk": "study",
    "plant": "conservatory",
}  # what a room is by what the board's file says to stand in it, the first that fits
ENTRANCE = "entrance-hall"


def draw_chart(board: Mansion, speech: Speech) -> Chart:
    """Everything that a drawing of the mansion needs and that never changes in a match."""
    plan, maze, record = board.described(), board.maze, board.record
    walls = {_edge(maze, *sorted(pair)) for pair in maze.walls}
    doorways = set(_doorways(maze, walls))
    furniture = [_piece(board, speech, spaces) for spaces in _pieces(maze)]
    return {
        "columns": maze.width,
        "rows": maze.height,
        "rooms": _rooms(board, speech, walls | doorways, furniture),
        "walls": _runs(walls),
        "doorways": _runs(doorways),
        "door": plan["door"],
        "chairs": [board.spaces[chair] for chair in record.chair],
        "passages": plan["passages"],
        "traps": [_trap(board, speech, trap, plan["traps"][trap]) for trap in board.traps],
        "furniture": furniture,
        "pawns": [_pawn(speech, name, letters) for name, letters in short_names(board.pawns).items()],
        "detective_steps": record.detective_steps,
    }


def _trap(board: Mansion, speech: Speech, trap: str, space: str) -> Trap:
    return {"name": trap, "title": speech.say(say_trap(board, trap)), "space": space}


def _pawn(speech: Speech, name: str, letters: str) -> Pawn:
    return {"name": name, "title": speech.say(say_pawn(name)), "letters": letters}


# --- walls and doorways


def _edge(maze: Maze, low: int, high: int) -> Edge:
    """The side between two neighbouring spaces."""
    column, top = high % maze.width, maze.height - 1 - low // maze.width
    return ((column, top), (column, top + 1)) if high == low + 1 else ((column, top), (column + 1, top))


def _doorways(maze: Maze, walls: set[Edge]) -> Iterator[Edge]:
    """Narrow gaps in line with a wall: they let pawns through, and yet part two rooms."""
    corners = {corner for edge in walls for corner in edge}
    for axis, length in ((1, maze.height), (0, maze.width)):
        for line in sorted({edge[0][1 - axis] for edge in walls if _axis(edge) == axis}):
            marks = {corner[axis] for corner in corners if corner[1 - axis] == line} | {0, length}
            for start, end in _gaps(sorted(marks)):
                gap = [_unit(axis, line, place) for place in range(start, end)]
                if not walls.intersection(gap):
                    yield from gap


def _gaps(marks: list[int]) -> Iterator[tuple[int, int]]:
    return ((a, b) for a, b in pairwise(marks) if b - a <= WIDEST_DOORWAY)


def _axis(edge: Edge) -> int:
    """0 if it lies, 1 if it stands."""
    return int(edge[0][0] == edge[1][0])


def _unit(axis: int, line: int, place: int) -> Edge:
    return ((line, place), (line, place + 1)) if axis else ((place, line), (place + 1, line))


def _runs(edges: set[Edge]) -> list[list[int]]:
    """Straight runs of edges, each from x, y to x, y."""
    runs = []
    for (axis, line), group in groupby(sorted(edges, key=_order), key=lambda edge: _order(edge)[:2]):
        places = [edge[0][axis] for edge in group]
        for _, run in groupby(enumerate(places), key=lambda pair: pair[1] - pair[0]):
            found = [place for _, place in run]
            runs.append([*_unit(axis, line, found[0])[0], *_unit(axis, line, found[-1])[1]])
    return runs


def _order(edge: Edge) -> tuple[int, int, int]:
    axis = _axis(edge)
    return axis, edge[0][1 - axis], edge[0][axis]


# --- what belongs together


def _regions(maze: Maze, spaces: Iterable[int], joined: Callable[[int, int], bool]) -> Iterator[list[int]]:
    """Spaces that are joined step by step."""
    left = dict.fromkeys(spaces)
    while left:
        region = [next(iter(left))]
        del left[region[0]]
        for space in region:
            for other in maze.neighbours(space):
                if other in left and joined(space, other):
                    del left[other]
                    region.append(other)
        yield sorted(region)


def _pieces(maze: Maze) -> Iterator[list[int]]:
    furniture = (space for space in range(len(maze.marks)) if maze.is_furniture(space))
    return _regions(
        maze,
        furniture,
        lambda space, other: maze.marks[space] == maze.marks[other] and not maze.is_walled(space, other),
    )


def _piece(board: Mansion, speech: Speech, spaces: list[int]) -> Furniture:
    name = board.source.table["furniture"][board.maze.marks[spaces[0]]]
    return {"name": name, "title": speech.say(say_furniture(name)), "spaces": [board.spaces[space] for space in spaces]}


def _rooms(board: Mansion, speech: Speech, parted: set[Edge], furniture: list[Furniture]) -> list[Room]:
    """Rooms from the front row up, with their names where something in them gives one."""
    maze = board.maze
    regions = _regions(maze, range(len(maze.marks)), lambda a, b: _edge(maze, min(a, b), max(a, b)) not in parted)
    return [_room(board, speech, [board.spaces[space] for space in region], furniture) for region in regions]


def _room(board: Mansion, speech: Speech, spaces: list[str], furniture: list[Furniture]) -> Room:
    room = _kind_of_room(board, spaces, furniture)
    return {"name": speech.say(say(f"room-{room}")) if room else None, "spaces": spaces}


def _kind_of_room(board: Mansion, spaces: list[str], furniture: list[Furniture]) -> str | None:
    inside = set(spaces)
    standing = [piece["name"].casefold() for piece in furniture if inside.issuperset(piece["spaces"])]
    kinds = (room for word, room in ROOMS.items() if any(word in piece for piece in standing))
    return next(kinds, ENTRANCE if board.spaces[board.record.door] in inside else None)
