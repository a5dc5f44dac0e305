"""What a seat may consider possible (CAN-5)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from macabre.chance import mix, pick, tick

from .state import DeckRecord, State

if TYPE_CHECKING:
    from .notation import Deck


def determinise(board: DeckRecord, s: State, seat: int, bits: int) -> int:
    """Deal the others any cards that the seat has not seen."""
    unseen = ((1 << board.cards) - 1) << 1
    for other in range(s.seats):
        unseen &= ~(1 << s.shown[other])
    unseen &= ~(1 << s.card[seat])
    for other in range(s.dealt):
        if other != seat and s.shown[other]:
            s.card[other] = s.shown[other]
        elif other != seat:
            bits = tick(bits)
            s.card[other] = pick(mix(bits), unseen)
            unseen &= ~(1 << s.card[other])
    return bits


def worlds(board: Deck, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """Every full record that the seat's masked one may stand for; None if there are more than the limit."""
    s = State.read(sight)
    seen = {s.card[seat], *s.shown}
    hidden = [other for other in range(s.dealt) if other != seat and not s.shown[other]]
    unseen = [card for card in range(1, board.record.cards + 1) if card not in seen]
    found: list[bytes] = []
    for cards in permutations(unseen, len(hidden)):
        if len(found) == limit:
            return None
        world = State.read(sight)
        for other in range(s.dealt):
            world.card[other] = s.shown[other] or s.card[other]
        for other, card in zip(hidden, cards, strict=True):
            world.card[other] = card
        found.append(bytes(world))
    return found
