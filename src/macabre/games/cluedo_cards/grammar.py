"""How moves are written: `play dagger-1`, `draw`, `miss nobody`, `swap 2`."""

from __future__ import annotations

from typing import Any

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.outside import Card
from macabre.games.cluedo_cards.state import SEATS
from macabre.grammar import Grammar, Misfit, Word, is_number, number_word, or_none, unlike

CARD_FIELDS = {"picture", "number"}
EXAMPLE = """{"picture": "dagger", "number": 1}"""


def read_card(text: str) -> Card:
    """A card from its word."""
    picture, _, number = text.rpartition("-")
    if not picture or not number.isdecimal() or len(number) > 9:
        raise unlike("dagger-1", text)
    return {"picture": picture, "number": int(number)}


def _write_card(card: Card) -> str:
    return f"{card['picture']}-{card['number']}"


def _check_card(deck: Deck, value: Any) -> Card:
    if not isinstance(value, dict) or value.keys() != CARD_FIELDS:
        raise unlike(EXAMPLE, value)
    if not isinstance(value["picture"], str) or not is_number(value["number"]):
        raise unlike(EXAMPLE, value)
    card: Card = {"picture": value["picture"], "number": value["number"]}
    try:
        return deck.cards[deck.number_of(card)].copy()
    except KeyError:
        raise Misfit.because("misfit-deck", card=_write_card(card)) from None


CARD = Word(_write_card, read_card, _check_card)
SEAT = number_word(0, SEATS - 1)
MINIATURE_NUMBER = number_word(0, 61)

MOVES = Grammar(
    {"play": {"card": CARD}, "draw": {}, "miss": {"player": or_none(SEAT, "nobody")}, "swap": {"player": SEAT}}
)
CHANCES = Grammar(
    {
        "start": {"player": SEAT},
        "deal": {"player": SEAT, "card": CARD},
        "turn-up": {"card": CARD},
        "draw": {"player": SEAT, "card": CARD},
        "miniature": {"player": SEAT, "miniature": MINIATURE_NUMBER},
    }
)
