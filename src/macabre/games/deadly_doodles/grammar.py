"""How moves are written: `draw corner B2 NE`, `trap C3`, `mark t`."""

from __future__ import annotations

from typing import Any

from macabre.games.deadly_doodles.board import KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.grammar import Grammar, Misfit, Word, choice_word, unlike


def _check_room(board: Dungeon, value: Any) -> str:
    if value not in board.rooms:
        raise Misfit.because("misfit-range", first=board.rooms[0], last=board.rooms[-1], given=repr(value))
    return str(value)


def _read_ends(text: str) -> list[str]:
    return list(text.upper())


def _check_ends(board: Dungeon, value: Any) -> list[str]:
    named = value if isinstance(value, list | tuple) else []
    if not named or len(set(map(str, named))) != len(named) or any(end not in list(SIDE_NAMES) for end in named):
        raise unlike('["N", "E"]', value)
    return [side for side in SIDE_NAMES if side in named]


CARD = choice_word(*KIND_NAMES)
ROOM_NAME = Word(str, str.upper, _check_room)
ENDS = Word("".join, _read_ends, _check_ends)

MOVES = Grammar(
    {
        "draw": {"card": CARD, "room": ROOM_NAME, "ends": ENDS},
        "trap": {"room": ROOM_NAME},
        "mark": {"card": CARD},
        "no-trap": {},
    }
)
CHANCES = Grammar({"turn-up": {"card": CARD}})
