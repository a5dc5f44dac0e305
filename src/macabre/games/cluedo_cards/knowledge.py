"""What a seat may consider possible (CLU-20)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from macabre.chance import mix, pick, tick
from macabre.games.cluedo_cards.state import START, DeckRecord, State
from macabre.kernel import size

if TYPE_CHECKING:
    from macabre.games.cluedo_cards.board import Deck


def determinise(board: DeckRecord, s: State, seat: int, bits: int) -> int:
    """Deal what the seat does not see, as it may lie.

    The pile and the cards drawn since it was last shuffled are of that pile; whatever
    else is unseen was in somebody's hand before.
    """
    unseen = ((1 << board.cards) - 1) & ~(s.hand[seat] | s.discarded)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = s.known[seat][other]
            unseen &= ~s.hand[other]
    for other in range(s.seats):
        if other != seat:
            fresh = s.fresh[other] - size(s.hand[other] & s.shuffled)
            old = s.sizes[other] - size(s.hand[other]) - fresh
            for i in range(fresh + old):
                bits = tick(bits)
                wanted = unseen & s.shuffled if i < fresh else unseen & ~s.shuffled
                bit = 1 << pick(mix(bits), wanted)
                s.hand[other] |= bit
                unseen ^= bit
    s.pile = unseen & s.shuffled
    return bits


# --- the same slowly, for all worlds


def worlds(board: Deck, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """Every full record that the seat's masked one may stand for; None if there are more than the limit."""
    s = State.read(sight)
    others = [other for other in range(s.seats) if other != seat]
    seen = s.hand[seat] | s.discarded
    for other in others:
        seen |= s.known[seat][other]
    in_play = range(board.record.cards if s.phase != START else 0)
    unseen = {card for card in in_play if not seen >> card & 1}
    if _at_most(s, seat, others, unseen) > limit:
        return None
    return [_world(sight, s, seat, hands) for hands in _deals(s, seat, others, unseen)]


def _at_most(s: State, seat: int, others: list[int], unseen: set[int]) -> int:
    product = 1
    for other in others:
        product *= comb(len(unseen), s.sizes[other] - s.known[seat][other].bit_count())
    return product


def _deals(s: State, seat: int, others: list[int], unseen: set[int]) -> Iterator[list[set[int]]]:
    """All ways to give the others the cards they lack: some from the last shuffled pile, the rest older."""
    if not others:
        if all(s.shuffled >> card & 1 for card in unseen):
            yield []
        return
    other, *rest = others
    known = s.known[seat][other]
    for hand in combinations(sorted(unseen), s.sizes[other] - known.bit_count()):
        drawn = sum(s.shuffled >> card & 1 for card in hand) + (known & s.shuffled).bit_count()
        if drawn == s.fresh[other]:
            for deal in _deals(s, seat, rest, unseen - set(hand)):
                yield [set(hand), *deal]


def _world(sight: bytes, s: State, seat: int, hands: list[set[int]]) -> bytes:
    world = State.read(sight)
    taken = s.hand[seat] | s.discarded
    others = [other for other in range(s.seats) if other != seat]
    for other, hand in zip(others, hands, strict=True):
        world.hand[other] = s.known[seat][other] | sum(1 << card for card in hand)
        taken |= world.hand[other]
    world.pile = s.shuffled & ~taken
    return bytes(world)
