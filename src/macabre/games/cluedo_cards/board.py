"""Reads and checks a deck (CLU-1 to CLU-3)."""

from __future__ import annotations

from typing import Any

from macabre.data import Board, Source
from macabre.games.cluedo_cards.outside import Card, Miniature
from macabre.games.cluedo_cards.state import (
    ANOTHER_TURN,
    CARDS,
    MINIATURES,
    MISS_A_TURN,
    NEXT_MISSES,
    NO_EFFECT,
    SEATS,
    SWAP_HANDS,
    DeckRecord,
)

EFFECTS = {
    "none": NO_EFFECT,
    "miss": MISS_A_TURN,
    "next-misses": NEXT_MISSES,
    "swap": SWAP_HANDS,
    "again": ANOTHER_TURN,
}

HIGHEST = 999_999_999  # a card's number has nine digits where moves are written


class Deck(Board):
    """The cards and miniatures, and what their pictures are called."""

    record: DeckRecord

    def __init__(self, source: Source) -> None:
        super().__init__(source, DeckRecord)
        source.only({"game", "cards", "deal", "illustration", "miniature"})
        self.names: dict[str, str] = {}
        self.cards: list[Card] = []
        self.miniatures: list[Miniature] = []
        for index in range(len(source.tables("illustration"))):
            self._add_illustration(index)
        for index in range(len(source.tables("miniature"))):
            self._add_miniature(index)
        self._check_counts()
        self._numbers = {(card["picture"], card["number"]): number for number, card in enumerate(self.cards)}
        self._fill_record()

    def number_of(self, card: Card) -> int:
        """A card's number in the record; ValueError if the deck has none such."""
        number = self._numbers.get((card["picture"], card["number"]))
        if number is None:
            raise ValueError(f"{card['picture']}-{card['number']} is not in the deck")
        return number

    def _add_illustration(self, index: int) -> None:
        source, table = self.source, "illustration"
        source.only({"picture", "name", "effect", "numbers"}, table, index)
        picture = source.called("picture", table, index)
        if picture in self.names or not picture or any(c.isspace() for c in picture):
            line = source.line_of("picture", table, index)
            raise source.fault(f"'{picture}' must be one word that no other illustration has", line)
        if len(self.names) == CARDS:
            line = source.line_of("picture", table, index)
            raise source.fault(f"a deck has at most {CARDS} illustrations", line)
        self.names[picture] = source.called("name", table, index)
        effect = source.value("effect", str, table, index)
        if effect not in EFFECTS:
            line = source.line_of("effect", table, index)
            raise source.fault(f"the effect '{effect}' is none of {', '.join(EFFECTS)}", line)
        for number in source.value("numbers", list, table, index):
            card: Card = {"picture": picture, "number": number}
            if type(number) is not int or not 1 <= number <= HIGHEST or card in self.cards:
                line = source.line_of("numbers", table, index)
                raise source.fault(
                    f"{picture} cannot have the number {number!r}: each is 1 to {HIGHEST}, and there once", line
                )
            if len(self.cards) == CARDS:
                raise source.fault(f"a deck has at most {CARDS} cards", source.line_of("numbers", table, index))
            self.record.effect[len(self.cards)] = EFFECTS[effect]
            self.record.number[len(self.cards)] = number
            self.cards.append(card)

    def _add_miniature(self, index: int) -> None:
        source, table = self.source, "miniature"
        source.only({"pictures", "points"}, table, index)
        pictures = source.value("pictures", list, table, index)
        for picture in pictures:
            if not isinstance(picture, str) or picture not in self.names:
                raise source.fault(f"no illustration is called {picture!r}", source.line_of("pictures", table, index))
        if len(set(pictures)) != len(pictures):
            raise source.fault("a miniature shows each illustration once", source.line_of("pictures", table, index))
        points = source.value("points", int, table, index)
        if not 0 <= points <= 100:
            raise source.fault(f"points must be 0 to 100, not {points}", source.line_of("points", table, index))
        self.miniatures.append({"pictures": pictures, "points": points})

    def _check_counts(self) -> None:
        source = self.source
        stated, deal = source.value("cards", int), source.value("deal", int)
        if stated != len(self.cards):
            raise source.fault(
                f"says {stated} cards, but its illustrations have {len(self.cards)}", source.line_of("cards")
            )
        if not 1 <= deal <= (len(self.cards) - 1) // SEATS:
            raise source.fault(
                f"cannot deal {deal} cards to each of {SEATS} players and turn one up out of {stated}",
                source.line_of("deal"),
            )
        if not SEATS <= len(self.miniatures) <= MINIATURES:
            raise source.fault(
                f"needs {SEATS} to {MINIATURES} miniatures, not {len(self.miniatures)}", source.line_of("", "miniature")
            )

    def _fill_record(self) -> None:
        deck = self.record
        deck.cards, deck.miniatures = len(self.cards), len(self.miniatures)
        deck.dealt = self.source.table["deal"]
        for number, card in enumerate(self.cards):
            deck.fits[number] = _as_set(
                card["picture"] == other["picture"] or card["number"] == other["number"] for other in self.cards
            )
            deck.shown_by[number] = _as_set(card["picture"] in m["pictures"] for m in self.miniatures)
        for number, miniature in enumerate(self.miniatures):
            deck.points[number] = miniature["points"]


def _as_set(members: Any) -> int:
    return sum(1 << number for number, member in enumerate(members) if member)
