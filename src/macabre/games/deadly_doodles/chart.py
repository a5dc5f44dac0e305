"""The map, the cards and the score sheet as data for drawing: whatever draws a table knows no map by itself."""

from __future__ import annotations

from macabre.games.deadly_doodles.board import KIND_NAMES, Dungeon
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
from macabre.games.deadly_doodles.outside import Chart, Item, Side
from macabre.games.deadly_doodles.state import PATTERNS, SIDES, TRAP
from macabre.games.deadly_doodles.words import say, say_card
from macabre.language import Speech

# The items of the score sheet in order (DOO-13 to DOO-19), with the points for each.
ITEMS = {
    "loot": LOOT_POINTS,
    "weapons": WEAPON_POINTS,
    "slain": SLAIN_POINTS,
    "mauled": MAULED_POINTS,
    "entryways": 1,
    "marked": MARK_POINTS,
    "traps": HIT_POINTS,
}
FIRST_ITEM = 13  # the clause of the first


def chart_of(board: Dungeon, speech: Speech) -> Chart:
    """Everything that is drawn before the first card is turned up."""
    return {
        "map": board.described(),
        "names": {name: speech.say(say_card(name)) for name in KIND_NAMES},
        "deck": {name: count_of(board.record.deck, kind) for kind, name in enumerate(KIND_NAMES)},
        "turns": {name: _turns(kind) for kind, name in enumerate(KIND_NAMES[:TRAP])},
        "items": [_item(place, item, speech) for place, item in enumerate(ITEMS)],
    }


def _item(place: int, item: str, speech: Speech) -> Item:
    return {
        "name": speech.say(say(f"item-{item}")),
        "each": ITEMS[item],
        "about": speech.say(say(f"about-{item}")),
        "clause": f"DOO-{FIRST_ITEM + place}",
    }


def _turns(kind: int) -> list[list[Side]]:
    """The ends of a segment, turned a quarter to the right each time until it looks the same again."""
    first = KIND_OF_ENDS.index(kind)
    turned = [(first << quarter | first >> SIDES - quarter) % PATTERNS for quarter in range(SIDES)]
    return [[SIDE_NAMES[side] for side in range(SIDES) if ends >> side & 1] for ends in dict.fromkeys(turned)]
