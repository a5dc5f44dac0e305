"""Positions laid out by hand, for the examples of the rulebook."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from macabre.games.deadly_doodles.board import Dungeon
from macabre.games.deadly_doodles.cards import in_play, one
from macabre.games.deadly_doodles.state import DRAW, ROUND_BITS, State

KINDS = ("straight", "corner", "t", "cross", "dead-end", "trap", "draw-2")
SIDES = "NESW"


def lay(board: Dungeon, s: State, wanted: Mapping[str, Any]) -> None:
    """Cards turned up in a round, maps («B1 NS 1»: a room, its ends, its round), traps, marks, cards left to draw."""
    s.phase, s.round_number = DRAW, wanted.get("round", 1)
    turned = _cards(wanted["cards"])
    s.deck += s.turned[0] - turned
    s.turned[0], s.turned[s.round_number - 1] = 0, turned
    left = _cards(wanted["left"]) if "left" in wanted else in_play(turned)
    for seat in range(s.seats):
        s.left[seat], s.remaining[seat] = left, len(wanted.get("left", wanted["cards"]))
    for seat, drawn in enumerate(wanted.get("maps", [])):
        _draw(board, s, seat, drawn)
    for seat, rooms in enumerate(wanted.get("traps", [])):
        s.traps[seat] = sum(_room(board, s, seat, room) for room in rooms)
    marks = wanted.get("marks", [])
    s.marks[: len(marks)] = marks


def _cards(names: Sequence[str]) -> int:
    return sum(one(KINDS.index(name)) for name in names)


def _draw(board: Dungeon, s: State, seat: int, drawn: str) -> None:
    for room, ends, number in re.findall(r"(\w\d+) ([NESW]+)(?: (\d))?", drawn):
        place = _room(board, s, seat, room, int(number or 1))
        for end in ends:
            s.ends[seat][SIDES.index(end)] |= place


def _room(board: Dungeon, s: State, seat: int, name: str, used: int = 1) -> int:
    """A room as a set, which was used in a round."""
    place = 1 << board.rooms.index(name)
    for bit in range(ROUND_BITS):
        if used >> bit & 1:
            s.rounds[seat][bit] |= place
    return place
