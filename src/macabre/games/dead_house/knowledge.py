"""What a seat may consider possible (HOU-28)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from macabre.chance import mix, pick, tick
from macabre.games.dead_house.bundles import with_card, without_bundle, without_card
from macabre.games.dead_house.state import State, TrackRecord
from macabre.kernel import inner, size

if TYPE_CHECKING:
    from macabre.games.dead_house.board import Track


@inner
def unseen_cards(board: TrackRecord, s: State, seat: int) -> int:
    """The bundle of what is neither in the seat's hand nor discarded nor known to it."""
    unseen = without_bundle(board, board.all_cards, s.hand[seat])
    unseen = without_bundle(board, unseen, s.discarded)
    for other in range(s.seats):
        unseen = without_bundle(board, unseen, s.known[seat][other])
    return unseen


def determinise(board: TrackRecord, s: State, seat: int, bits: int) -> int:
    """Deal the unseen cards to the others, each card as likely; the rest is the deck."""
    unseen = unseen_cards(board, s, seat)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = s.known[seat][other]
            for _ in range(s.sizes[other] - size(s.hand[other])):
                bits = tick(bits)
                kind = board.kind_of[pick(mix(bits), unseen)]
                unseen = without_card(board, unseen, kind)
                s.hand[other] = with_card(board, s.hand[other], kind)
    s.deck = unseen
    return bits


# --- the same slowly, for all worlds


def worlds(board: Track, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """Every full record that the seat's masked one may stand for, once for each way to deal the unseen cards.

    Cards of one name are alike, so a record may come several times; None if there are more than the limit.
    """
    s = State.read(sight)
    others = [other for other in range(s.seats) if other != seat]
    unseen = _unseen(board.record, s, seat)
    if _how_many(s, seat, others, len(unseen)) > limit:
        return None
    return [_world(board.record, sight, seat, hands) for hands in _deals(s, seat, others, unseen)]


def _kinds_of(board: TrackRecord, bundle: int) -> list[int]:
    return [board.kind_of[card] for card in range(bundle.bit_length()) if bundle >> card & 1]


def _unseen(board: TrackRecord, s: State, seat: int) -> list[int]:
    """The kinds of the unseen cards, one by one."""
    unseen = _kinds_of(board, board.all_cards)
    for bundle in (s.hand[seat], s.discarded, *s.known[seat]):
        for kind in _kinds_of(board, bundle):
            unseen.remove(kind)
    return unseen


def _lacking(s: State, seat: int, other: int) -> int:
    return int(s.sizes[other]) - s.known[seat][other].bit_count()


def _how_many(s: State, seat: int, others: list[int], unseen: int) -> int:
    product = 1
    for other in others:
        product *= comb(unseen, _lacking(s, seat, other))
        unseen -= _lacking(s, seat, other)
    return product


def _deals(s: State, seat: int, others: list[int], unseen: list[int]) -> Iterator[dict[int, list[int]]]:
    """All ways to give the others what they lack."""
    if not others:
        yield {}
        return
    other, *rest = others
    for places in combinations(range(len(unseen)), _lacking(s, seat, other)):
        left = [kind for place, kind in enumerate(unseen) if place not in places]
        for deal in _deals(s, seat, rest, left):
            yield {other: [unseen[place] for place in places], **deal}


def _world(board: TrackRecord, sight: bytes, seat: int, hands: dict[int, list[int]]) -> bytes:
    world = State.read(sight)
    deck = without_bundle(board, without_bundle(board, board.all_cards, world.discarded), world.hand[seat])
    for other, kinds in hands.items():
        world.hand[other] = world.known[seat][other]
        for kind in kinds:
            world.hand[other] = with_card(board, world.hand[other], kind)
        deck = without_bundle(board, deck, world.hand[other])
    world.deck = deck
    return bytes(world)
