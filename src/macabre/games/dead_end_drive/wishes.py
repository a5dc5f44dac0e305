"""Moves that a player may want to make."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from macabre.games.dead_end_drive.board import OUT, Mansion
from macabre.games.dead_end_drive.cards import count_of
from macabre.games.dead_end_drive.state import DICE, SEATING, State
from macabre.grammar import Move


def wish(board: Mansion, s: State, seat: int) -> list[Move]:
    """To choose a chair, to bring a character to a trap or out of the house, to use a card, to change the portrait."""
    simple: list[Move] = [{"type": kind} for kind in ("draw", "keep", "spring")]
    portraits: list[Move] = [{"type": "portrait", "change": change} for change in (True, False)]
    return [
        *_wish_chairs(board, s),
        *_wish_moves(board, s),
        *_wish_cards(board, s, seat),
        *portraits,
        *simple,
        *_wish_losses(s),
    ]


def _wish_moves(board: Mansion, s: State) -> Iterator[Move]:
    record = board.record
    traps = [name for space, name in enumerate(board.spaces) if record.trap_at[space]]
    counts = sorted({*s.dice[:DICE], sum(s.dice[:DICE])} - {0})
    for pawn, die, to in product(board.pawns, counts, [*traps, OUT]):
        yield {"type": "move", "pawn": pawn, "die": die, "to": to}


def _wish_chairs(board: Mansion, s: State) -> Iterator[Move]:
    if s.phase == SEATING:
        for pawn, chair in product(board.pawns, board.record.chair):
            yield {"type": "place", "pawn": pawn, "to": board.spaces[chair]}


def _wish_cards(board: Mansion, s: State, seat: int) -> Iterator[Move]:
    for kind in range(board.record.kinds):
        if count_of(s.hand[seat], kind):
            yield {"type": "play", "card": board.kinds[kind]}


def _wish_losses(s: State) -> Iterator[Move]:
    yield from ({"type": "lose", "die": die} for die in sorted(set(s.dice[:DICE]) - {0}))
