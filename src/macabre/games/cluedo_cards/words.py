"""Cards and pictures as they are said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.outside import Miniature
from macabre.games.cluedo_cards.state import NONE
from macabre.language import Listed, Named, Saying, SeatName, sayings

say = sayings("cluedo-cards")


def say_picture(board: Deck, picture: str) -> Named:
    """An illustration; a deck of your own may call it otherwise."""
    return Named(say(f"picture-{picture}"), board.names[picture])


def say_card(board: Deck, card: Mapping[str, Any]) -> Saying:
    """A card."""
    return say("card", picture=say_picture(board, card["picture"]), number=card["number"])


def miniature_shown(board: Deck, number: int) -> Miniature | None:
    """A miniature as people see it."""
    if number == NONE:
        return None
    return {"pictures": list(board.miniatures[number]["pictures"]), "points": board.miniatures[number]["points"]}


def say_miniature(board: Deck, miniature: Mapping[str, Any]) -> Listed:
    """The pictures on a miniature."""
    return Listed(tuple(say_picture(board, picture) for picture in miniature["pictures"]), "plain")


def say_scores(scores: list[int]) -> Listed:
    """Everybody's points."""
    return Listed(
        tuple(say("score", seat=SeatName(seat), points=points) for seat, points in enumerate(scores)), "plain"
    )
