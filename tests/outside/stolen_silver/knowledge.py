"""What a seat may hold possible (SIL-7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from macabre.chance import mix, pick, tick

from .state import DeckRecord, State

if TYPE_CHECKING:
    from .board import Deck


def determinise(board: DeckRecord, s: State, seat: int, bits: int) -> int:
    """Deal the others any cards that the seat has not seen; the rest is aside."""
    unseen = (((1 << board.cards) - 1) << 1) & ~(s.gone | s.hand[seat])
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.sizes[other]):
                bits = tick(bits)
                card = 1 << pick(mix(bits), unseen)
                s.hand[other] |= card
                unseen ^= card
    s.aside = unseen
    return bits


# --- the same slowly, for all worlds


def worlds(board: Deck, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """Every full record that the seat's masked one may stand for; None if there are more than the limit."""
    s = State.read(sight)
    seen = s.hand[seat] | s.gone
    unseen = frozenset(card for card in range(1, board.record.cards + 1) if not seen >> card & 1)
    sizes = [0 if other == seat else s.sizes[other] for other in range(s.seats)]
    if _ways(len(unseen), sizes) > limit:
        return None
    return [_world(sight, seat, hands, unseen) for hands in _deals(unseen, sizes)]


def _ways(cards: int, sizes: list[int]) -> int:
    ways = 1
    for size in sizes:
        ways *= comb(cards, size)
        cards -= size
    return ways


def _deals(unseen: frozenset[int], sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    for hand in combinations(sorted(unseen), sizes[0]):
        for rest in _deals(unseen - set(hand), sizes[1:]):
            yield [hand, *rest]


def _world(sight: bytes, seat: int, hands: list[tuple[int, ...]], unseen: frozenset[int]) -> bytes:
    world = State.read(sight)
    for other, hand in enumerate(hands):
        if other != seat:
            world.hand[other] = _as_set(hand)
    world.aside = _as_set(unseen.difference(*hands))
    return bytes(world)


def _as_set(cards: tuple[int, ...] | frozenset[int]) -> int:
    return sum(1 << card for card in cards)
