"""Moves that a player may want to make."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.grammar import SPECIALS, kinds_in
from macabre.games.dead_house.state import PAWNS, State
from macabre.grammar import Move


def wish(board: Track, s: State, seat: int) -> list[Move]:
    """Everything that the cards in hand can do with any pawn, and the special cards."""
    return [*_wish_cards(board, s, seat), *_wish_specials(s, seat)]


def _wish_cards(board: Track, s: State, seat: int) -> Iterator[Move]:
    for card in dict.fromkeys(kinds_in(board, s.hand[seat])):
        kind = board.cards.index(card)
        yield from ({"type": "move", "card": card, "pawn": pawn} for pawn in range(PAWNS))
        if board.record.pushes[kind]:
            yield from ({"type": "back", "card": card, "player": q, "pawn": pawn} for q, pawn in _others(s, seat))
        if board.record.divides[kind]:
            yield from _wish_splits(board.record.forward[kind])
        if board.record.swaps[kind]:
            pairs = product(range(PAWNS), product(range(s.seats), range(PAWNS)))
            yield from ({"type": "swap", "card": card, "pawn": pawn, "with": list(other)} for pawn, other in pairs)
        yield {"type": "discard", "card": card}


def _wish_splits(steps: int) -> Iterator[Move]:
    for (first, second), part in product(permutations(range(PAWNS), 2), range(1, steps)):
        yield {"type": "split", "parts": [[first, part], [second, steps - part]]}


def _wish_specials(s: State, seat: int) -> Iterator[Move]:
    possession, steal, reanimate = SPECIALS
    for pawn, other in product(range(PAWNS), _others(s, seat)):
        yield {"type": "special", "card": possession, "pawn": pawn, "replace": list(other)}
    for other_seat in range(s.seats):
        if other_seat != seat:
            yield {"type": "special", "card": steal, "player": other_seat}
    yield {"type": "special", "card": reanimate}


def _others(s: State, seat: int) -> list[tuple[int, int]]:
    """The opponents' pawns."""
    return [(other, pawn) for other in range(s.seats) if other != seat for pawn in range(PAWNS)]
