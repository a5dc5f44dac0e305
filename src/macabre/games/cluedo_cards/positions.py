"""Positions laid out by hand, for the examples of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from macabre.games.cluedo_cards.board import Deck
from macabre.games.cluedo_cards.state import PLAY, State


def lay(board: Deck, s: State, wanted: Mapping[str, Any]) -> None:
    """Hands, cards laid, scores, the round and whose turn it is; the draw pile is what is nowhere else."""
    s.phase, s.turn = PLAY, wanted.get("turn", 0)
    left = (1 << len(board.cards)) - 1
    for seat, hand in enumerate(wanted["hands"]):
        s.hand[seat] = _as_set(board, hand)
        s.sizes[seat] = s.fresh[seat] = len(hand.split())
        left &= ~s.hand[seat]
    laid = _numbers(board, wanted["laid"])
    s.discards[: len(laid)] = laid
    s.discarded, s.height, s.top = _as_set(board, wanted["laid"]), len(laid), laid[-1]
    s.pile = s.shuffled = left & ~s.discarded
    s.pile_size = s.pile.bit_count()
    s.round_number = wanted.get("round", 1)
    scores = wanted.get("scores", [])
    s.scores[: len(scores)] = scores


def _numbers(board: Deck, cards: str) -> list[int]:
    """Cards written like dagger-1, parted by spaces."""
    pairs = [word.rpartition("-") for word in cards.split()]
    return [board.number_of({"picture": picture, "number": int(number)}) for picture, _, number in pairs]


def _as_set(board: Deck, cards: str) -> int:
    return sum(1 << number for number in _numbers(board, cards))
