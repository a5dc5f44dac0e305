"""Positions laid out by hand, for the examples of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.bundles import with_card, without_bundle
from macabre.games.dead_house.state import HOME, PAWNS, SAFETY, State


def lay(board: Track, s: State, wanted: Mapping[str, Any]) -> None:
    """Put pawns and hands where they are wanted; the seat `turn` is to act, and the deck is what is nowhere else."""
    s.turn = wanted.get("turn", 0)
    for seat, places in enumerate(wanted.get("pawns", [])):
        for pawn in range(PAWNS):
            s.pawns[seat][pawn] = _place(board, places[pawn])
    for seat, cards in enumerate(wanted.get("hands", [])):
        _hold(board, s, seat, cards)
    s.deck = board.record.all_cards
    for bundle in (s.discarded, *(s.hand[seat] for seat in range(s.seats))):
        s.deck = without_bundle(board.record, s.deck, bundle)
    s.deck_size = s.deck.bit_count()


def _place(board: Track, place: int | str) -> int:
    """A square's number, home, house, or stone-1 and so on."""
    if isinstance(place, int):
        return place
    known = {"home": HOME, "house": board.record.house}
    return known[place] if place in known else SAFETY + int(place.removeprefix("stone-"))


def _hold(board: Track, s: State, seat: int, cards: Sequence[str]) -> None:
    s.hand[seat] = 0
    for card in cards:
        s.hand[seat] = with_card(board.record, s.hand[seat], board.cards.index(card))
    s.sizes[seat] = len(cards)
