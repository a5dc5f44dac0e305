"""What a quick player thinks of each move, from what it sees."""

from __future__ import annotations

from macabre.games.dead_end_drive.rules import legal
from macabre.record import Record


def advise(board: Record, s: Record, seat: int, out: Record) -> int:
    """Every legal move with its value."""
    n = legal(board, s, seat, out)
    for i in range(n):
        out.values[i] = 0
    return n
