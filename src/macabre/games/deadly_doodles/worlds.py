"""The same, slowly and obviously: every map that another seat may have, by trying all that it could have done."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product
from math import comb, prod
from typing import NamedTuple

from macabre.games.deadly_doodles.board import Dungeon
from macabre.games.deadly_doodles.cards import KIND_OF_ENDS, count_of, how_many, one
from macabre.games.deadly_doodles.knowledge import given
from macabre.games.deadly_doodles.maps import places, segments
from macabre.games.deadly_doodles.state import DRAW_2, FINISHED, PATTERNS, ROUND_BITS, SIDES, TRAP, State


class Map(NamedTuple):
    """A seat's map and the cards that it has left, as in the state."""

    left: int = 0
    ends: tuple[int, ...] = (0,) * SIDES
    rounds: tuple[int, ...] = (0,) * ROUND_BITS
    traps: int = 0
    marks: int = 0


def worlds(board: Dungeon, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """Every full record that the seat's masked one may stand for; None if there are more than the limit."""
    s = State.read(sight)
    others = [other for other in range(s.seats) if other != seat]
    maps: list[list[Map]] = []
    for other in others:
        found = {_shown(s, other)} if s.phase == FINISHED else _maps(board, _history(s, other), limit)
        if found is None or prod(map(len, maps)) * len(found) > limit:
            return None
        maps.append(sorted(found))
    return [_world(sight, others, chosen) for chosen in product(*maps)]


class Round(NamedTuple):
    """What is known of a round: its cards, how many of them a seat has used, and the map it showed, if it did."""

    cards: int
    used: int
    shown: Map | None


def _history(s: State, other: int) -> tuple[Round, ...]:
    """All rounds so far, as they are known of a seat."""
    earlier = range(1, s.round_number)
    shown = _shown(s, other) if s.open_paths else None
    rounds = [Round(given(s, number), how_many(given(s, number)), shown) for number in earlier]
    now = given(s, s.round_number)
    return (*rounds, Round(now, how_many(now) - s.remaining[other], None))


@lru_cache(maxsize=64)
def _maps(board: Dungeon, history: tuple[Round, ...], limit: int) -> set[Map] | None:
    """All maps that a seat may have; None if they are too many. Matches share their beginnings, so some are kept."""
    if not history:
        return {Map()}
    found = _maps(board, history[:-1], limit)
    if found is None:
        return None
    number, (cards, used, shown) = len(history), history[-1]
    found = {m._replace(left=cards) for m in found}
    for step in range(1, used + 1):
        # The most beginnings that a map may have: more would lead to too many maps.
        most = limit * comb(used, step)
        found = set(islice(_all_after(board, found, number, shown), most + 1))
        if len(found) > most:
            return None
    return found


def _all_after(board: Dungeon, maps: set[Map], number: int, shown: Map | None) -> Iterator[Map]:
    """Everything that can become of some maps by one card, each once; nothing but what was shown, if it was."""
    seen = set()
    for m in maps:
        for after in _after(board, m, number):
            if after not in seen and (shown is None or _agrees(after, shown, number)):
                seen.add(after)
                yield after


def _after(board: Dungeon, m: Map, number: int) -> Iterator[Map]:
    """Everything that can become of a map by one card."""
    stuck = True
    for pattern in range(PATTERNS):
        if count_of(m.left, KIND_OF_ENDS[pattern]):
            for room in _members(places(board.record, list(m.ends), m.traps, pattern)):
                yield _with(m, pattern, room, number)
                stuck = False
    if stuck:
        for kind in range(DRAW_2):
            if count_of(m.left, kind):
                yield m._replace(left=m.left - one(kind), marks=m.marks + (kind != TRAP))


def _with(m: Map, pattern: int, room: int, number: int) -> Map:
    """A map with one more segment, or with a trap."""
    return Map(
        m.left - one(KIND_OF_ENDS[pattern]),
        tuple(rooms | room * (pattern >> side & 1) for side, rooms in enumerate(m.ends)),
        tuple(rooms | room * (number >> bit & 1) for bit, rooms in enumerate(m.rounds)),
        m.traps | room * (pattern == 0),
        m.marks,
    )


def _members(rooms: int) -> Iterator[int]:
    while rooms:
        yield rooms & -rooms
        rooms &= rooms - 1


def _agrees(m: Map, shown: Map, number: int) -> bool:
    """Whether a round's segments are among those that were shown, and all of them once its cards are used."""
    drawn, wanted = _segments(m, number), _segments(shown, number)
    return drawn == wanted if m.left == 0 else drawn <= wanted


def _segments(m: Map, number: int) -> set[tuple[int, ...]]:
    """A round's segments: rooms with the ends drawn in them."""
    noted = [room for room in _members(segments(list(m.ends))) if number == _number(m, room)]
    return {(room, *(bool(rooms & room) for rooms in m.ends)) for room in noted}


def _number(m: Map, room: int) -> int:
    return sum(bool(rooms & room) << bit for bit, rooms in enumerate(m.rounds))


def _shown(s: State, other: int) -> Map:
    """What everybody has been shown of a map."""
    ends, rounds = tuple(s.shown_ends[other]), tuple(s.shown_rounds[other])
    return Map(0, ends, rounds, s.shown_traps[other], s.shown_marks[other])


def _world(sight: bytes, others: list[int], maps: tuple[Map, ...]) -> bytes:
    world = State.read(sight)
    for other, m in zip(others, maps, strict=True):
        world.left[other], world.traps[other], world.marks[other] = m.left, m.traps, m.marks
        world.ends[other][:], world.rounds[other][:] = m.ends, m.rounds
    return bytes(world)
