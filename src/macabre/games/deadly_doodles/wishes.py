"""Moves that a player may want to make."""

from __future__ import annotations

from collections.abc import Iterator

from macabre.games.deadly_doodles.board import KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.cards import PATTERNS_OF, count_of
from macabre.games.deadly_doodles.sheets import sides_of
from macabre.games.deadly_doodles.state import PATTERNS, TRAP, State
from macabre.grammar import Move


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
            yield {"type": "draw", "card": KIND_NAMES[kind], "room": room, "ends": sides_of(pattern)}


def _wish_traps(board: Dungeon) -> Iterator[Move]:
    yield from ({"type": "trap", "room": room} for room in board.rooms)
    yield {"type": "no-trap"}
