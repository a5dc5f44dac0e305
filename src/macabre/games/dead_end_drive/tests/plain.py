"""The plainest depth-first search for targets, to compare the fast one with."""

from __future__ import annotations

from typing import Any

from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.state import OUTSIDE, PAWNS, SPACES


def blocked(board: Mansion, s: Any, crossing: bool) -> set[int]:
    spaces = {place for place in s.places if 0 <= place < SPACES}
    return spaces if crossing else spaces | set(board.record.chair)


def ways(board: Mansion, here: int, hopped: bool) -> list[tuple[int, bool]]:
    maze, record = board.maze, board.record
    steps = [
        (there, hopped)
        for there in maze.neighbours(here)
        if not maze.is_furniture(there) and not maze.is_walled(here, there)
    ]
    passages = record.passage[: record.passages] if record.is_passage[here] and not hopped else []
    return steps + [(there, True) for there in passages if there != here]


def ends(board: Mansion, start: int, count: int, closed: set[int]) -> tuple[set[int], bool]:
    """Every end of a walk of exactly the count, and whether the door was met before the count was used up."""
    found: set[int] = set()
    door_met = False
    trail = [start]

    def walk(here: int, left: int, hopped: bool) -> None:
        nonlocal door_met
        if left == 0:
            found.add(here)
            return
        door_met = door_met or here == board.record.door
        for there, by_passage in ways(board, here, hopped):
            if there not in closed and there not in trail:
                trail.append(there)
                walk(there, left - 1, by_passage)
                trail.pop()

    walk(start, count, False)
    return found, door_met


def targets(board: Mansion, s: Any, pawn: int, count: int) -> set[int]:
    """Where a pawn may go by DED-14 to DED-20 and DED-32, in the order in which the rules say it."""
    record = board.record
    sitting = any(s.places[p] in list(record.chair) for p in range(PAWNS))
    for crossing in (False, True):
        found, door_met = ends(board, s.places[pawn], count, blocked(board, s, crossing))
        found = {space for space in found if not record.is_chair[space] and not (sitting and record.trap_at[space])}
        if door_met and pawn == s.portrait:
            found.add(OUTSIDE)
        if found:
            return found
    return set()
