"""What learners are given, from what their seat may know (SIL-7)."""

from __future__ import annotations

from collections.abc import Iterable

from macabre.observation import EACH_SEAT, OWN, Members, Number, Observation, OneOf, OwnSeat, Part, RelativeSeat

from .board import Deck
from .state import SEATS


def actions(deck: Deck) -> Iterable[int]:
    """Lay a card."""
    return range(1, deck.record.cards + 1)


def _bits(deck: Deck) -> int:
    return deck.record.cards + 1


def _numbers(deck: Deck) -> list[str]:
    return ["nothing", *map(str, actions(deck))]


CARDS = Members(_bits)

OBSERVATION = Observation(
    (
        Part("seat", "seats", OwnSeat(), "one's own seat"),
        Part("players", "seats", OneOf(SEATS - 2, 3), "how many play", labels=lambda _: ["3", "4", "5", "6"]),
        Part("turn", "turn", RelativeSeat(), "whose turn it is (SIL-3)"),
        Part("leader", "leader", RelativeSeat(), "who leads the round (SIL-5)"),
        Part("hand", "hand", CARDS, "the cards in one's hand", OWN, _numbers),
        Part("gone", "gone", CARDS, "the cards that were laid", labels=_numbers),
        Part("laid", "laid", Number(), "the card of each in this round", EACH_SEAT),
        Part("silver", "silver", Number(), "pieces of each (SIL-4)", EACH_SEAT),
        Part("round", "round_number", Number(), "the number of the round"),
    ),
    actions,
)
