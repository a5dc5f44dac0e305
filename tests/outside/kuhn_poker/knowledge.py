"""What a seat may hold possible (KUH-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macabre.chance import mix, pick, tick

from .state import DeckRecord, State

if TYPE_CHECKING:
    from .notation import Deck


def determinise(board: DeckRecord, s: State, seat: int, bits: int) -> int:
    """Deal the other a card that the seat has not seen."""
    other = 1 - seat
    if s.shown[other]:
        s.card[other] = s.shown[other]
    elif s.dealt > other:
        bits = tick(bits)
        s.card[other] = pick(mix(bits), ((1 << board.cards) - 1) << 1 & ~(1 << s.card[seat]))
    return bits


def worlds(board: Deck, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """Every full record that the seat's masked one may stand for."""
    s = State.read(sight)
    other = 1 - seat
    cards = [card for card in range(1, board.record.cards + 1) if card != s.card[seat]] if s.dealt > other else [0]
    return [_world(sight, other, card) for card in ([s.shown[other]] if s.shown[other] else cards)]


def _world(sight: bytes, other: int, card: int) -> bytes:
    world = State.read(sight)
    world.card[other] = card
    return bytes(world)
