"""The same slowly and obviously: every map that another seat may have, by trying all that it could have done."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from math import comb, prod
from typing import Any

from macabre.data import Board
from macabre.games.deadly_doodles.cards import how_many
from macabre.games.deadly_doodles.knowledge import given, rooms_of_round
from macabre.games.deadly_doodles.maps import segments
from macabre.games.deadly_doodles.rules import legal, use_card
from macabre.games.deadly_doodles.state import FINISHED, ROOMS, SCRATCH, STATE
from macabre.record import Record

MAP_FIELDS = ("left", "ends", "rounds", "traps", "marks")

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
    """All maps that a seat may have; None if they are too many."""
    s = STATE.read(sight)
    if s.phase == FINISHED:
        return [_shown_map(s, other)]
    found = {bytes(STATE.read(sight))}
    for number in range(1, s.round_number + 1):
        found = {_given(m, other, given(s, number)) for m in found}
        used = how_many(given(s, number)) - (s.remaining[other] if number == s.round_number else 0)
        for step in range(1, used + 1):
            # A map has at most so many beginnings: if there are more, too many maps will come of them.
            most = limit * comb(used, step)
            found = set(islice(_all_after(board, found, other, number), most + 1))
            if len(found) > most:
                return None
    return sorted(found)


def _all_after(board: Board, maps: set[Map], other: int, number: int) -> Iterator[Map]:
    """All that can become of some maps by one card, each once."""
    seen = set()
    for m in maps:
        for after in _after(board, m, other, number):
            if after not in seen:
                seen.add(after)
                yield after


def _after(board: Board, m: Map, other: int, number: int) -> Iterator[Map]:
    """All that can become of a map by one card; of earlier rounds only what was shown, if paths are open."""
    s, out = STATE.read(m), SCRATCH.structs(SCRATCH.array())[0]
    shown = s.open_paths and number < s.round_number
    for action in list(out.moves[: legal(board.record, s, other, out)]):
        after = STATE.read(m)
        use_card(after, other, action, number)
        if not shown or _agrees(after, other, number):
            yield bytes(after)


def _agrees(s: Record, other: int, number: int) -> bool:
    """Whether a round's segments are among those that were shown, and all of them once its cards are used."""
    drawn = _listed(s.ends[other], rooms_of_round(s.rounds[other], number))
    shown = _listed(s.shown_ends[other], rooms_of_round(s.shown_rounds[other], number))
    return drawn == shown if s.left[other] == 0 else drawn <= shown


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
