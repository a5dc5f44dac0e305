"""Reads and checks a deck (SIL-1)."""

from __future__ import annotations

from macabre.data import Board, Source

from .state import CARDS, SEATS, DeckRecord


class Deck(Board):
    """Numbered cards."""

    record: DeckRecord

    def __init__(self, source: Source) -> None:
        super().__init__(source, DeckRecord)
        source.only({"game", "cards", "deal"})
        self.record.cards, self.record.deal = source.value("cards", int), source.value("deal", int)
        if not SEATS <= self.record.cards <= CARDS:
            raise source.fault(f"cards must be {SEATS} to {CARDS}", source.line_of("cards"))
        if not 1 <= self.record.deal <= self.record.cards // SEATS:
            raise source.fault(f"there are not {SEATS} hands of {self.record.deal} cards", source.line_of("deal"))
