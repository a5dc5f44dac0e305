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
from macabre.language import sayings

EFFECTS = {
    "none": NO_EFFECT,
    "miss": MISS_A_TURN,
    "next-misses": NEXT_MISSES,
    "swap": SWAP_HANDS,
    "again": ANOTHER_TURN,
}

_say = sayings("cluedo-cards")

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
        """A card's number in the record; KeyError if the deck has none such."""
        return self._numbers[card["picture"], card["number"]]

    def _add_illustration(self, index: int) -> None:
        source, table = self.source, "illustration"
        source.only({"picture", "name", "effect", "numbers"}, table, index)
        picture = source.called("picture", table, index)
        if picture in self.names or not picture or any(c.isspace() for c in picture):
            line = source.line_of("picture", table, index)
            raise source.fault(_say("board-picture", picture=picture), line)
        if len(self.names) == CARDS:
            line = source.line_of("picture", table, index)
            raise source.fault(_say("board-many-pictures", most=CARDS), line)
        self.names[picture] = source.called("name", table, index)
        effect = source.value("effect", str, table, index)
        if effect not in EFFECTS:
            line = source.line_of("effect", table, index)
            raise source.fault(_say("board-effect", effect=effect, effects=", ".join(EFFECTS)), line)
        for number in source.value("numbers", list, table, index):
            card: Card = {"picture": picture, "number": number}
            if type(number) is not int or not 1 <= number <= HIGHEST or card in self.cards:
                line = source.line_of("numbers", table, index)
                said = _say("board-number", picture=picture, number=repr(number), most=str(HIGHEST))
                raise source.fault(said, line)
            if len(self.cards) == CARDS:
                raise source.fault(_say("board-many-cards", most=CARDS), source.line_of("numbers", table, index))
            self.record.effect[len(self.cards)] = EFFECTS[effect]
            self.record.number[len(self.cards)] = number
            self.cards.append(card)

    def _add_miniature(self, index: int) -> None:
        source, table = self.source, "miniature"
        source.only({"pictures", "points"}, table, index)
        pictures = source.value("pictures", list, table, index)
        for picture in pictures:
            if not isinstance(picture, str) or picture not in self.names:
                line = source.line_of("pictures", table, index)
                raise source.fault(_say("board-no-picture", picture=repr(picture)), line)
        if len(set(pictures)) != len(pictures):
            raise source.fault(_say("board-miniature"), source.line_of("pictures", table, index))
        points = source.value("points", int, table, index)
        if not 0 <= points <= 100:
            raise source.fault(_say("board-points", points=points), source.line_of("points", table, index))
        self.miniatures.append({"pictures": pictures, "points": points})

    def _check_counts(self) -> None:
        source = self.source
        stated, deal = source.value("cards", int), source.value("deal", int)
        if stated != len(self.cards):
            raise source.fault(_say("board-count", stated=stated, found=len(self.cards)), source.line_of("cards"))
        if not 1 <= deal <= (len(self.cards) - 1) // SEATS:
            said = _say("board-deal", dealt=deal, players=SEATS, cards=stated)
            raise source.fault(said, source.line_of("deal"))
        if not SEATS <= len(self.miniatures) <= MINIATURES:
            said = _say("board-miniatures", low=SEATS, high=MINIATURES, found=len(self.miniatures))
            raise source.fault(said, source.line_of("", "miniature"))

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
