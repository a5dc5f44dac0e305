"""Trap cards as packed counts: a few bits of one integer for each kind (DED-3).

Cards of one kind cannot be told apart, so a hand, the discards and the pile are numbers of each
kind. Detective cards are only ever in the pile or among the discards, and are counted by themselves.
"""

from __future__ import annotations

from macabre.games.dead_end_drive.state import KINDS, MansionRecord, State
from macabre.kernel import inner

BITS = 3
COPIES = (1 << BITS) - 1  # the most of one kind
DETECTIVE = KINDS  # as an outcome of drawing, the number after the last kind


@inner
def one(kind: int) -> int:
    """A single card."""
    return 1 << (BITS * kind)


@inner
def count_of(cards: int, kind: int) -> int:
    """How many of a kind there are."""
    return (cards >> (BITS * kind)) & COPIES


@inner
def size_of(board: MansionRecord, cards: int) -> int:
    """How many cards there are."""
    total = 0
    for kind in range(board.kinds):
        total += count_of(cards, kind)
    return total


@inner
def all_cards(board: MansionRecord) -> int:
    """Every trap and Wild card of the deck."""
    cards = 0
    for kind in range(board.kinds):
        cards += board.copies[kind] * one(kind)
    return cards


@inner
def pending_trap(board: MansionRecord, s: State) -> int:
    """The trap that the pawn just moved stands on."""
    return board.trap_at[s.places[s.pending]] - 1


@inner
def matches(board: MansionRecord, s: State, kind: int) -> bool:
    """Whether a card springs the trap at hand (DED-3, DED-23)."""
    return (board.springs[kind] >> pending_trap(board, s)) & 1 == 1
