"""The same slowly and obviously: every map that another seat may have, by trying all that it could have done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

from macabre.data import Board
from macabre.games.deadly_doodles.cards import how_many
from macabre.games.deadly_doodles.knowledge import given, rooms_of_round
from macabre.games.deadly_doodles.maps import segments
from macabre.games.deadly_doodles.rules import legal, use_card
from macabre.games.deadly_doodles.state import FINISHED, ROOMS, SCRATCH, STATE
from macabre.record import Record

MAP_FIELDS = ("left", "ends", "rounds", "traps", "marks")
SLACK = 20  # a round's cards come to one map in several orders, so fewer maps may follow from more

Map = bytes  # a whole record in which one seat's map counts


def worlds(board: Board, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """Every full record that the seat's masked one may stand for; None if there are more than the limit."""
    s = STATE.read(sight)
    others = [other for other in range(s.seats) if other != seat]
    maps = [_maps(board, sight, other, limit) for other in others]
    if any(found is None for found in maps) or prod(len(found or ()) for found in maps) > limit:
        return None
    return [_world(sight, others, chosen) for chosen in product(*(found or () for found in maps))]


def _maps(board: Board, sight: bytes, other: int, limit: int) -> list[Map] | None:
    """All maps that a seat may have; None if they, or those on the way to them, are too many."""
    s = STATE.read(sight)
    if s.phase == FINISHED:
        return [_shown_map(s, other)]
    found = {bytes(STATE.read(sight))}
    for number in range(1, s.round_number + 1):
        cards, now = given(s, number), number == s.round_number
        found = {_given(m, other, cards) for m in found}
        for _ in range(how_many(cards) - (s.remaining[other] if now else 0)):
            found = {after for m in found for after in _after(board, m, other, number)}
            if len(found) > SLACK * limit:
                return None
        if s.open_paths and not now:
            found = {m for m in found if _segments(m, other, number) == _shown(s, other, number)}
    return sorted(found) if len(found) <= limit else None


def _after(board: Board, m: Map, other: int, number: int) -> Iterator[Map]:
    """All that can become of a map by one card; of earlier rounds only what was shown, if paths are open."""
    s, out = STATE.read(m), SCRATCH.structs(SCRATCH.array())[0]
    shown = s.open_paths and number < s.round_number
    for action in list(out.moves[: legal(board.record, s, other, out)]):
        after = STATE.read(m)
        use_card(after, other, action, number)
        if not shown or _segments(after, other, number) <= _shown(s, other, number):
            yield bytes(after)


def _segments(m: Any, other: int, number: int) -> frozenset[tuple[int, ...]]:
    """A round's segments: rooms with the ends drawn in them."""
    s = STATE.read(m)
    return _listed(s.ends[other], rooms_of_round(s.rounds[other], number))


def _shown(s: Record, other: int, number: int) -> frozenset[tuple[int, ...]]:
    return _listed(s.shown_ends[other], rooms_of_round(s.shown_rounds[other], number))


def _listed(ends: Any, rooms: int) -> frozenset[tuple[int, ...]]:
    drawn = rooms & segments(ends)
    return frozenset((room, *(side >> room & 1 for side in ends)) for room in range(ROOMS) if drawn >> room & 1)


def _given(m: Map, other: int, cards: int) -> Map:
    s = STATE.read(m)
    s.left[other] = cards
    return bytes(s)


def _shown_map(s: Record, other: int) -> Map:
    for name in ("ends", "rounds", "traps", "marks"):
        getattr(s, name)[other] = getattr(s, f"shown_{name}")[other]
    return bytes(s)


def _world(sight: bytes, others: list[int], maps: tuple[Map, ...]) -> bytes:
    world = STATE.read(sight)
    for other, m in zip(others, maps, strict=True):
        for name in MAP_FIELDS:
            getattr(world, name)[other] = getattr(STATE.read(m), name)[other]
    return bytes(world)
