"""What learners are given of the card game, from what their seat may know (CLU-20)."""

from __future__ import annotations

from collections.abc import Iterable

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.rules import MISS_NOBODY, MISS_SEAT, SWAP_SEAT, TAKE
from macabre.games.cluedo_cards.state import FINISHED, SEATS
from macabre.observation import (
    EACH_SEAT,
    OWN,
    OWN_OF_OTHERS,
    Members,
    Number,
    Observation,
    OneOf,
    OwnSeat,
    Part,
    RelativeSeat,
    SeatSet,
)


def card_names(deck: Deck) -> list[str]:
    """The cards in the order of the deck."""
    return [f"{card['picture']}-{card['number']}" for card in deck.cards]


def actions(deck: Deck) -> Iterable[int]:
    """Lay a card, draw, name who misses a turn or nobody, name with whom to swap."""
    yield from range(len(deck.cards))
    yield from (TAKE, MISS_NOBODY)
    yield from range(MISS_SEAT, MISS_SEAT + SEATS)
    yield from range(SWAP_SEAT, SWAP_SEAT + SEATS)


CARDS = Members("cards")

OBSERVATION = Observation(
    (
        Part("seat", "seats", OwnSeat(), "your own seat"),
        Part("players", "seats", OneOf(SEATS - 1, 2), "how many play", labels=lambda _: ["2", "3", "4"]),
        Part("phase", "phase", OneOf(FINISHED), "what is to be decided", labels=lambda _: ["play", "miss", "swap"]),
        Part("turn", "turn", RelativeSeat(), "whose turn it is (CLU-6)"),
        Part("starter", "starter", RelativeSeat(), "who started the round (CLU-6)"),
        Part("hand", "hand", CARDS, "the cards in one's hand", OWN, card_names),
        Part(
            "known", "known", CARDS, "cards that one knows in a hand since a swap (CLU-12)", OWN_OF_OTHERS, card_names
        ),
        Part("sizes", "sizes", Number(), "cards in each hand", EACH_SEAT),
        Part("fresh", "fresh", Number(), "cards of each hand drawn since the pile was last shuffled", EACH_SEAT),
        Part("top", "top", OneOf("cards"), "the card on top of the discard pile (CLU-7)", labels=card_names),
        Part("discarded", "discarded", CARDS, "the discard pile", labels=card_names),
        Part("shuffled", "shuffled", CARDS, "the draw pile when it was last shuffled (CLU-18)", labels=card_names),
        Part("pile", "pile_size", Number(), "cards in the draw pile"),
        Part("misses", "misses", Number(), "turns that each must miss (CLU-14)", EACH_SEAT),
        Part("stuck", "stuck", SeatSet(), "who in a row could neither play nor draw (CLU-19)"),
        Part("scores", "scores", Number(), "points of each (CLU-15, CLU-16)", EACH_SEAT),
        Part("target", "target", Number(), "points that win (CLU-17)"),
        Part("round", "round_number", Number(), "the number of the round"),
    ),
    actions,
)
