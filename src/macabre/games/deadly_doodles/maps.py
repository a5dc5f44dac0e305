"""One map: where segments and traps can go, and what it scores. Whole sets of rooms at a time.

`ends` are the four sets of rooms that have a segment's end on each side; a `pattern` is the set of
ends of one segment, or 0 for a trap.
"""

from __future__ import annotations

from macabre.games.deadly_doodles.state import EAST, NORTH, PAIRS, ROUND_BITS, SIDES, SOUTH, WEST, DungeonRecord
from macabre.kernel import inner, shared, size
from macabre.record import Row

LOOT_POINTS, WEAPON_POINTS, SLAIN_POINTS = 2, 1, 4
MAULED_POINTS, MARK_POINTS, HIT_POINTS = -2, -2, -3


@inner
def segments(ends: Row) -> int:
    """The rooms that were entered: those with a segment (DOO-13)."""
    return ends[NORTH] | ends[EAST] | ends[SOUTH] | ends[WEST]


@inner
def beside(board: DungeonRecord, rooms: int, side: int) -> int:
    """The rooms that have one of these on that side, leaving out those of these that face an entryway."""
    return ((rooms & ~board.doors[side ^ 2]) << board.up[side]) >> board.down[side]


@inner
def across(board: DungeonRecord, ends: Row, side: int) -> int:
    """The rooms whose neighbour on that side has an end on the passage between them."""
    return beside(board, ends[side ^ 2], side)


@inner
def places(board: DungeonRecord, ends: Row, traps: int, pattern: int) -> int:
    """Where a segment with these ends can be drawn (DOO-7 to DOO-9), or a trap set (DOO-11)."""
    rooms = board.rooms & ~(segments(ends) | traps)
    if pattern == 0:
        return rooms & board.empty
    joined = 0
    for side in range(SIDES):
        if pattern >> side & 1:
            rooms &= board.open[side]
            joined |= board.doors[side] | across(board, ends, side)
    return rooms & joined


@inner
def is_joined(board: DungeonRecord, ends: Row, start: int, rooms: int) -> bool:
    """Whether these rooms' segments can be drawn one by one, each meeting an earlier one or an entryway (DOO-9)."""
    reached = start
    for side in range(SIDES):
        reached |= rooms & ends[side] & board.doors[side]
    last = -1
    while reached != last:
        last = reached
        for side in range(SIDES):
            reached |= rooms & ends[side] & beside(board, last & ends[side ^ 2], side)
    return rooms & ~reached == 0


# --- the score sheet, item by item


@inner
def loot_points(board: DungeonRecord, entered: int) -> int:
    """Item 1: loot, doubled by the dragon (DOO-13)."""
    points = LOOT_POINTS * size(entered & board.loot)
    return 2 * points if entered & board.dragon else points


@inner
def weapon_points(board: DungeonRecord, entered: int) -> int:
    """Item 2: weapons (DOO-14)."""
    return WEAPON_POINTS * size(entered & board.weapons)


@inner
def number_in(rounds: Row, room: int) -> int:
    """The round's number that is noted in a room (DOO-5)."""
    number = 0
    for bit in range(ROUND_BITS):
        number |= 1 << bit if rounds[bit] & room else 0
    return number


@shared
def too_soon(board: DungeonRecord, ends: Row, rounds: Row, now: int) -> int:
    """Monsters entered before this round, and before the round of their weapon (DOO-24)."""
    entered = segments(ends)
    found = 0
    for pair in range(PAIRS):
        weapon, monster = entered & board.weapon[pair], entered & board.monster[pair]
        met = number_in(rounds, monster)
        if monster and met < now and not (weapon and number_in(rounds, weapon) <= met):
            found |= monster
    return found


@inner
def slain(board: DungeonRecord, entered: int, unarmed: int) -> int:
    """How many monsters were entered whose weapon was too, those left out that were entered unarmed (DOO-24)."""
    found = 0
    for pair in range(PAIRS):
        found += (entered & board.weapon[pair] != 0) & (entered & board.monster[pair] & ~unarmed != 0)
    return found


@inner
def slain_points(board: DungeonRecord, entered: int, unarmed: int) -> int:
    """Item 3: monsters whose weapon was entered too (DOO-15)."""
    return SLAIN_POINTS * slain(board, entered, unarmed)


@inner
def mauled_points(board: DungeonRecord, entered: int, unarmed: int) -> int:
    """Item 4: monsters whose weapon was not (DOO-16)."""
    return MAULED_POINTS * (size(entered & board.monsters) - slain(board, entered, unarmed))


@inner
def entryway_points(board: DungeonRecord, ends: Row) -> int:
    """Item 5: entryways without an end on them (DOO-17)."""
    points = 0
    for side in range(SIDES):
        points += size(board.doors[side] & ~ends[side])
    return points


@inner
def points(board: DungeonRecord, ends: Row, unarmed: int, marks: int, hits: int) -> int:
    """The whole sheet, with items 6 and 7: segments that could not be drawn (DOO-18), traps (DOO-19)."""
    entered = segments(ends)
    return (
        loot_points(board, entered)
        + weapon_points(board, entered)
        + slain_points(board, entered, unarmed)
        + mauled_points(board, entered, unarmed)
        + entryway_points(board, ends)
        + MARK_POINTS * marks
        + HIT_POINTS * hits
    )
