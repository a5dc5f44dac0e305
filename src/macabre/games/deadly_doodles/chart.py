"""The map, the cards and the score sheet as data for drawing: whatever draws a table knows no map by itself."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from macabre.games.deadly_doodles.board import CALLED, KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.cards import KIND_OF_ENDS, count_of
from macabre.games.deadly_doodles.maps import (
    HIT_POINTS,
    LOOT_POINTS,
    MARK_POINTS,
    MAULED_POINTS,
    SLAIN_POINTS,
    WEAPON_POINTS,
)
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.state import PATTERNS, SIDES, TRAP

# The items of the score sheet in order (DOO-13 to DOO-19): name, points for each, what is counted.
ITEMS = (
    ("Loot", LOOT_POINTS, "each bag entered, doubled if you entered the dragon's room"),
    ("Weapons", WEAPON_POINTS, "each weapon entered"),
    ("Slain", SLAIN_POINTS, "each monster entered whose weapon you have"),
    ("Mauled", MAULED_POINTS, "each monster entered without its weapon"),
    ("Unused entryways", 1, "each entryway without your path"),
    ("Marked", MARK_POINTS, "each segment that could not be drawn"),
    ("Traps", HIT_POINTS, "each trap that hit you"),
)
FIRST_ITEM = 13  # the clause of the first


def chart_of(board: Dungeon) -> dict[str, Any]:
    """All that is drawn before the first card is turned up."""
    return {
        "map": deepcopy(board.outline),
        "names": dict(CALLED),
        "deck": {name: count_of(board.record.deck, kind) for kind, name in enumerate(KIND_NAMES)},
        "turns": {name: _turns(kind) for kind, name in enumerate(KIND_NAMES[:TRAP])},
        "items": [
            {"name": name, "each": each, "about": about, "clause": f"DOO-{FIRST_ITEM + place}"}
            for place, (name, each, about) in enumerate(ITEMS)
        ],
    }


def _turns(kind: int) -> list[list[str]]:
    """The ends of a segment, turned a quarter to the right each time until it looks the same again."""
    first = KIND_OF_ENDS.index(kind)
    turned = [(first << quarter | first >> SIDES - quarter) % PATTERNS for quarter in range(SIDES)]
    return [[SIDE_NAMES[side] for side in range(SIDES) if ends >> side & 1] for ends in dict.fromkeys(turned)]
