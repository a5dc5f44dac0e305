"""Moves in words, moves that one may wish to make, and how a match was won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from macabre.games.cluedo_cards.board import Card, Deck
from macabre.games.cluedo_cards.state import State
from macabre.grammar import Move

QUESTIONS = {"card": "Which card?", "player": "Which player?"}
TYPES = {"play": "Lay a card", "draw": "Draw a card", "miss": "Make somebody miss a turn", "swap": "Swap hands"}


def card_name(board: Deck, card: Card) -> str:
    """A card as it is said."""
    return f"{board.names[card['picture']]} {card['number']}"


def _called(seat: int | None, names: Sequence[str]) -> str:
    return "Nobody" if seat is None else names[seat]


PHRASES: dict[str, Callable[[Deck, Move, Sequence[str]], str]] = {
    "play": lambda board, move, names: f"Lay {card_name(board, move['card'])}",
    "draw": lambda board, move, names: "Draw a card",
    "miss": lambda board, move, names: f"{_called(move['player'], names)} misses a turn",
    "swap": lambda board, move, names: f"Swap hands with {names[move['player']]}",
}


def say_part(board: Deck, field: str, value: Any, names: Sequence[str]) -> str:
    """A type of move, a card or a player, to be chosen by itself."""
    if field == "type":
        return TYPES[value]
    return card_name(board, value) if field == "card" else _called(value, names)


def wish(board: Deck, s: State, seat: int) -> list[Move]:
    """Any card in hand, to draw, and what the Dagger and the Revolver do."""
    cards = [card for number, card in enumerate(board.cards) if s.hand[seat] >> number & 1]
    others = [other for other in range(s.seats) if other != seat]
    named = [{"type": kind, "player": other} for kind in ("miss", "swap") for other in others]
    return [*({"type": "play", "card": dict(card)} for card in cards), {"type": "draw"}, *named]


def judge(board: Deck, s: State, names: Sequence[str]) -> str:
    """The target was reached (CLU-17)."""
    points = s.scores[s.last_winner]
    return f"{names[s.last_winner]} won round {s.round_number} and has {points} points: the target is {s.target}."
