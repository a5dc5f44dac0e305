"""Moves that a player may want to make."""

from __future__ import annotations

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.state import State
from macabre.grammar import Move


def wish(board: Deck, s: State, seat: int) -> list[Move]:
    """Any card in hand, to draw, and what the Dagger and the Revolver do."""
    cards = [card for number, card in enumerate(board.cards) if s.hand[seat] >> number & 1]
    others = [other for other in range(s.seats) if other != seat]
    named = [{"type": kind, "player": other} for kind in ("miss", "swap") for other in others]
    return [*({"type": "play", "card": dict(card)} for card in cards), {"type": "draw"}, *named]
