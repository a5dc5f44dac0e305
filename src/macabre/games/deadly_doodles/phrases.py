"""Moves in words, moves that one may wish to make, and how a match was won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from macabre.games.deadly_doodles.board import CALLED, KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.cards import PATTERNS_OF, count_of
from macabre.games.deadly_doodles.maps import MARK_POINTS
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.sheets import final_sheets
from macabre.games.deadly_doodles.state import PATTERNS, SIDES, TRAP, State
from macabre.grammar import Move

QUESTIONS = {"card": "Which card?", "room": "Into which room?", "ends": "Open to which sides?"}
TYPES = {"draw": "Draw a path", "trap": "Set a trap", "mark": "Give up a card", "no-trap": "Set no trap"}
TOWARDS = {"N": "north", "E": "east", "S": "south", "W": "west"}


def sides(ends: Sequence[str]) -> str:
    """Sides as they are said: north, east and south."""
    *first, last = [TOWARDS[end] for end in ends]
    return f"{', '.join(first)} and {last}" if first else last


def call_thing(thing: str) -> str:
    """What lies in a room, as it is said: the loot, monster B."""
    kind, _, pair = thing.partition("-")
    return f"{kind} {pair}" if pair else f"the {kind}"


PHRASES: dict[str, Callable[[Dungeon, Move, Sequence[str]], str]] = {
    "draw": lambda board, move, names: (
        f"Draw a {CALLED[move['card']]} in {move['room']}, open to the {sides(move['ends'])}"
    ),
    "trap": lambda board, move, names: f"Set a trap in {move['room']}",
    "mark": lambda board, move, names: f"Give up the {CALLED[move['card']]} and lose {-MARK_POINTS} points",
    "no-trap": lambda board, move, names: TYPES["no-trap"],
}


def say_part(board: Dungeon, field: str, value: Any, names: Sequence[str]) -> str:
    """A type of move, a card, a room or sides, to be chosen by itself."""
    if field == "type":
        return TYPES[value]
    if field == "card":
        return CALLED[value][0].upper() + CALLED[value][1:]
    return sides(value).capitalize() if field == "ends" else str(value)


# --- what one may wish


def wish(board: Dungeon, s: State, seat: int) -> list[Move]:
    """To draw any card that is left into any room, or to give it up."""
    kinds = [kind for kind in range(TRAP) if count_of(s.left[seat], kind)]
    segments = [move for kind in kinds for move in _wish_segments(board, kind)]
    marks: list[Move] = [{"type": "mark", "card": KIND_NAMES[kind]} for kind in kinds]
    return [*segments, *marks, *(_wish_traps(board) if count_of(s.left[seat], TRAP) else ())]


def _wish_segments(board: Dungeon, kind: int) -> Iterator[Move]:
    patterns = [pattern for pattern in range(PATTERNS) if PATTERNS_OF[kind] >> pattern & 1]
    for room in board.rooms:
        for pattern in patterns:
            ends = [SIDE_NAMES[side] for side in range(SIDES) if pattern >> side & 1]
            yield {"type": "draw", "card": KIND_NAMES[kind], "room": room, "ends": ends}


def _wish_traps(board: Dungeon) -> Iterator[Move]:
    yield from ({"type": "trap", "room": room} for room in board.rooms)
    yield {"type": "no-trap"}


def judge(board: Dungeon, s: State, names: Sequence[str]) -> str:
    """The most points (DOO-20)."""
    totals = [sheet["total"] for sheet in final_sheets(board, s)]
    if len(totals) == 1:
        return f"{names[0]} explored the dungeon alone and scored {totals[0]}."
    best, *others = sorted(totals, reverse=True)
    winners = [name for name, total in zip(names, totals, strict=False) if total == best]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the highest score: {best} points each."
    return f"{winners[0]} has the most points: {best}, which is {best - others[0]} more than the next."
