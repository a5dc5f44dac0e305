"""What a quick player thinks of each move: a small planner over the cards of one round."""

from __future__ import annotations

from macabre.record import Record
from macabre.rules import legal


def advise(board: Record, s: Record, seat: int, out: Record) -> int:
    n = legal(board, s, seat, out)
    for i in range(n):
        out.values[i] = 0
    return n
