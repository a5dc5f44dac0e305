"""What a seat may consider possible (DED-37): who owns whom, and who holds which trap cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from macabre.chance import below, mix, pick, tick
from macabre.games.dead_end_drive.cards import all_cards, count_of, one, size_of
from macabre.games.dead_end_drive.state import PAWNS, MansionRecord, State
from macabre.kernel import inner, size

if TYPE_CHECKING:
    from macabre.games.dead_end_drive.board import Mansion


@inner
def hidden_characters(s: State, seat: int) -> int:
    """The pawns alive whose open cards others may hold, those shown left out."""
    pawns = s.alive & ~s.characters[seat]
    for other in range(s.seats):
        pawns &= ~(s.shown[other] | s.secret[other])
    return pawns


@inner
def hidden_cards(board: MansionRecord, s: State, seat: int) -> int:
    """The trap and Wild cards that are in other hands or in the pile."""
    return all_cards(board) - s.hand[seat] - s.discards


@inner
def random_kind(board: MansionRecord, cards: int, number: int) -> int:
    """The kind of the card at a place, if all cards lay in a row."""
    kind = 0
    while number >= count_of(cards, kind):
        number -= count_of(cards, kind)
        kind += 1
    return kind


def determinise(board: MansionRecord, s: State, seat: int, bits: int) -> int:
    """Deal what the seat does not see, as it may lie: every deal of single cards is as likely."""
    pawns = hidden_characters(s, seat)
    for other in range(s.seats):
        if other != seat:
            s.characters[other] = s.shown[other]
            for _ in range(s.owned[other] - size(s.shown[other])):
                bits = tick(bits)
                bit = 1 << pick(mix(bits), pawns)
                s.characters[other] |= bit
                pawns ^= bit
    return deal_cards(board, s, seat, bits)


@inner
def deal_cards(board: MansionRecord, s: State, seat: int, bits: int) -> int:
    """Deal the others their trap cards; the rest is the pile."""
    cards = hidden_cards(board, s, seat)
    left = size_of(board, cards)
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0
            for _ in range(s.hand_sizes[other]):
                bits = tick(bits)
                card = one(random_kind(board, cards, below(mix(bits), left)))
                s.hand[other] += card
                cards -= card
                left -= 1
    s.pile = cards
    return bits


# --- the same slowly, for all worlds


def worlds(board: Mansion, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """Every full record that the seat's masked one may stand for; None if there are more than the limit.

    A record comes once for each deal of single cards that gives it, though cards of one kind look alike.
    """
    s = State.read(sight)
    others = [other for other in range(s.seats) if other != seat]
    pawns = {pawn for pawn in range(PAWNS) if hidden_characters(s, seat) >> pawn & 1}
    hidden = hidden_cards(board.record, s, seat)
    cards = [kind for kind in range(board.record.kinds) for _ in range(count_of(hidden, kind))]
    lacking = [s.owned[other] - s.shown[other].bit_count() for other in others]
    sizes = [s.hand_sizes[other] for other in others]
    if _ways(len(pawns), lacking) * _ways(len(cards), sizes) > limit:
        return None
    return [
        _world(board, sight, others, characters, hands, cards)
        for characters in _deals(pawns, lacking)
        for hands in _deals(set(range(len(cards))), sizes)
    ]


def _ways(things: int, sizes: list[int]) -> int:
    """In how many ways a number of things can be dealt."""
    product = 1
    for number in sizes:
        product *= comb(things, number)
        things -= number
    return product


def _deals(things: set[int], sizes: list[int]) -> Iterator[list[set[int]]]:
    """All ways to give each its number of things."""
    if not sizes:
        yield []
        return
    for share in combinations(sorted(things), sizes[0]):
        for rest in _deals(things - set(share), sizes[1:]):
            yield [set(share), *rest]


def _world(
    board: Mansion, sight: bytes, others: list[int], characters: list[set[int]], hands: list[set[int]], cards: list[int]
) -> bytes:
    world = State.read(sight)
    world.pile = sum(one(kind) for kind in cards)
    for other, pawns, hand in zip(others, characters, hands, strict=True):
        world.characters[other] = world.shown[other] | sum(1 << pawn for pawn in pawns)
        world.hand[other] = sum(one(cards[place]) for place in hand)
        world.pile -= world.hand[other]
    return bytes(world)
