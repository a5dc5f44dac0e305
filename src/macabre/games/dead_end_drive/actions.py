"""The numbers of a seat's actions."""

from __future__ import annotations

from macabre.games.dead_end_drive.state import COUNTS, KINDS, PAWNS, SIDES, SPACES
from macabre.kernel import inner

LEAVE_PORTRAIT, CHANGE_PORTRAIT, DRAW_CARD, KEEP_CARD, SPRING_TRAP = range(5)
LOSE_DIE = SPRING_TRAP  # plus the die's value
PLAY_CARD = LOSE_DIE + SIDES + 1  # plus the card's kind
MOVE_PAWN = PLAY_CARD + KINDS

TARGETS = SPACES + 1  # the last is outside
SEAT_PAWN = MOVE_PAWN + PAWNS * COUNTS * TARGETS  # plus the pawn and the chair: see seat_action


@inner
def move_action(pawn: int, count: int, to: int) -> int:
    """Move a pawn by a count to a space, or outside."""
    return MOVE_PAWN + (pawn * COUNTS + count - 1) * TARGETS + to


@inner
def pawn_of(action: int) -> int:
    """The pawn that a move is of."""
    return (action - MOVE_PAWN) // (COUNTS * TARGETS)


@inner
def count_of_move(action: int) -> int:
    """The count that a move uses: a die, or the total of a double."""
    return (action - MOVE_PAWN) // TARGETS % COUNTS + 1


@inner
def target_of(action: int) -> int:
    """Where a move ends."""
    return (action - MOVE_PAWN) % TARGETS


@inner
def seat_action(pawn: int, chair: int) -> int:
    """Seat a pawn on one of the red chairs (DED-39)."""
    return SEAT_PAWN + pawn * PAWNS + chair


@inner
def is_move(action: int) -> bool:
    """Whether an action moves a pawn."""
    return MOVE_PAWN <= action < SEAT_PAWN
