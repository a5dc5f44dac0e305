"""The score sheet: seven items for each player."""

from __future__ import annotations

from typing import Any

from macabre.games.deadly_doodles.dungeon import Dungeon
from macabre.games.deadly_doodles.maps import (
    HIT_POINTS,
    MARK_POINTS,
    entryway_points,
    loot_points,
    mauled_points,
    segments,
    slain_points,
    weapon_points,
)
from macabre.games.deadly_doodles.state import State


def sheet_of(board: Dungeon, ends: Any, marks: int, hits: int) -> dict[str, Any]:
    """The seven items in points (DOO-13 to DOO-19)."""
    entered = segments(ends)
    counted = [item(board.record, entered) for item in (loot_points, weapon_points, slain_points, mauled_points)]
    items = [*counted, entryway_points(board.record, ends), MARK_POINTS * marks, HIT_POINTS * hits]
    return {"items": items, "total": sum(items)}


def final_sheets(board: Dungeon, s: State) -> list[dict[str, Any]]:
    """Everybody's, from what is shown at the end."""
    return [sheet_of(board, s.shown_ends[q], s.shown_marks[q], s.hits[q]) for q in range(s.seats)]
