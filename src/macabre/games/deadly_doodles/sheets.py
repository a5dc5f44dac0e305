"""A player's sheet: what is drawn on the map, and the seven items of the score."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from macabre.games.deadly_doodles.board import KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.cards import KIND_OF_ENDS, count_of
from macabre.games.deadly_doodles.maps import (
    HIT_POINTS,
    MARK_POINTS,
    entryway_points,
    loot_points,
    mauled_points,
    segments,
    slain_points,
    too_soon,
    weapon_points,
)
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.outside import Rooms, Sheet, Side
from macabre.games.deadly_doodles.rules import unarmed
from macabre.games.deadly_doodles.state import KINDS, SIDES, State


def sheet_of(board: Dungeon, ends: Any, unarmed: int, marks: int, hits: int) -> Sheet:
    """The seven items in points (DOO-13 to DOO-19)."""
    entered = segments(ends)
    taken = [item(board.record, entered) for item in (loot_points, weapon_points)]
    fought = [item(board.record, entered, unarmed) for item in (slain_points, mauled_points)]
    items = [*taken, *fought, entryway_points(board.record, ends), MARK_POINTS * marks, HIT_POINTS * hits]
    return {"items": items, "total": sum(items)}


def sheet_so_far(board: Dungeon, s: State, seat: int) -> Sheet:
    """A seat's own, from its map."""
    return sheet_of(board, s.ends[seat], unarmed(board.record, s, seat), s.marks[seat], s.hits[seat])


def final_sheets(board: Dungeon, s: State) -> list[Sheet]:
    """Everybody's, from what is shown at the end."""
    return [
        sheet_of(board, s.shown_ends[q], _shown_unarmed(board, s, q), s.shown_marks[q], s.hits[q])
        for q in range(s.seats)
    ]


def _shown_unarmed(board: Dungeon, s: State, seat: int) -> int:
    """As `unarmed`, from what is shown."""
    return too_soon(board.record, s.shown_ends[seat], s.shown_rounds[seat], s.round_number) if s.weapon_first else 0


def sides_of(pattern: int) -> list[Side]:
    """The names of a pattern's open sides."""
    return [SIDE_NAMES[side] for side in range(SIDES) if pattern >> side & 1]


def card_names(cards: int) -> list[str]:
    """A multiset of cards as a list, kind by kind."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(count_of(cards, kind))]


def drawn_on(board: Dungeon, ends: Any, rounds: Any, traps: int) -> Rooms:
    """The segments and traps of a map, by room."""
    found: Rooms = {}
    opens, numbers = list(enumerate(ends[:SIDES])), list(enumerate(rounds))
    anything = reduce(or_, (rooms for _, rooms in opens), traps)
    for room, name in enumerate(board.rooms):
        if not anything >> room & 1:
            continue
        number = sum((rooms >> room & 1) << bit for bit, rooms in numbers)
        pattern = sum((rooms >> room & 1) << side for side, rooms in opens)
        if pattern:
            found[name] = {"shape": KIND_NAMES[KIND_OF_ENDS[pattern]], "ends": sides_of(pattern), "round": number}
        else:
            found[name] = {"trap": True, "round": number}
    return found
