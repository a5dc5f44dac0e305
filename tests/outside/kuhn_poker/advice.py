"""What a quick player thinks of each move."""

from __future__ import annotations

from macabre.rules import legal

from .state import BETS, DeckRecord, Scratch, State


def advise(board: DeckRecord, s: State, seat: int, out: Scratch) -> int:
    """Bet on the highest card, pass with the lowest; the others are all one."""
    n = legal(board, s, seat, out)
    for i in range(n):
        out.values[i] = 2 * s.card[seat] - board.cards - 1 if out.moves[i] == BETS else 0
    return n
