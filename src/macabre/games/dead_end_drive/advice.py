"""What a quick player thinks of each move, from what it sees.

It wants its own favourite out of the door while the portrait hangs, the others' pawns on traps, and its own
portrait on the wall; it springs traps under others' pawns and bluffs with its own.
"""

from __future__ import annotations

from macabre.games.dead_end_drive.actions import (
    CHANGE_PORTRAIT,
    MOVE_PAWN,
    PLAY_CARD,
    SEAT_PAWN,
    SPRING_TRAP,
    pawn_of,
    target_of,
)
from macabre.games.dead_end_drive.cards import count_of
from macabre.games.dead_end_drive.rules import may_play_held
from macabre.games.dead_end_drive.state import OUTSIDE, MansionRecord, Scratch, State
from macabre.kernel import inner, size
from macabre.rules import legal

ESCAPE_VALUE = 10_000
TRAP_VALUE = 60
CARD_VALUE = 200
FAVOURITE_STEP = 12  # a step of the pawn on the portrait towards the door, or away from it
STEP = 1
NEAR = 20  # distances beyond this are all the same


@inner
def is_mine(s: State, seat: int, pawn: int) -> bool:
    """Whether the seat holds the pawn's open card."""
    return (s.characters[seat] >> pawn) & 1 == 1


@inner
def is_nobodys(s: State, seat: int) -> bool:
    """Whether the seat has no open card left, so that it may as well win by a secret one (DED-35)."""
    return size(s.characters[seat]) == 0


@inner
def holds_card_for(board: MansionRecord, s: State, seat: int, trap: int) -> bool:
    """Whether the seat could spring a trap at once."""
    for kind in range(board.kinds):
        if count_of(s.hand[seat], kind) and (board.springs[kind] >> trap) & 1:
            return may_play_held(s)
    return False


@inner
def value_of_trap(board: MansionRecord, s: State, seat: int, pawn: int, to: int) -> int:
    """Others' pawns belong on traps, best where a card waits; one's own do not."""
    if is_mine(s, seat, pawn):
        return -TRAP_VALUE
    value = TRAP_VALUE + (TRAP_VALUE if pawn == s.portrait else 0)
    return value + (CARD_VALUE if holds_card_for(board, s, seat, board.trap_at[to] - 1) else 0)


@inner
def value_of_place(board: MansionRecord, s: State, seat: int, pawn: int, place: int) -> int:
    """How well a pawn stands somewhere: one's own near the door, others' near traps and far from the door."""
    door = min(NEAR, board.door_distance[place])
    if is_mine(s, seat, pawn):
        return -door * (FAVOURITE_STEP if pawn == s.portrait else STEP)
    return door * (FAVOURITE_STEP if pawn == s.portrait else 0) - STEP * min(NEAR, board.trap_distance[place])


@inner
def value_of_move(board: MansionRecord, s: State, seat: int, pawn: int, to: int) -> int:
    """Win at once, never let others; else what the pawn gains by standing there."""
    if to == OUTSIDE:
        return ESCAPE_VALUE if is_mine(s, seat, pawn) or is_nobodys(s, seat) else -ESCAPE_VALUE
    value = value_of_place(board, s, seat, pawn, to) - value_of_place(board, s, seat, pawn, s.places[pawn])
    if board.trap_at[to]:
        value += value_of_trap(board, s, seat, pawn, to)
    return value


@inner
def value_of_action(board: MansionRecord, s: State, seat: int, action: int) -> int:
    """The portrait should be one's own, traps are sprung under the pawns of others, and any chair will do (DED-39)."""
    if action >= SEAT_PAWN:
        return 0
    if action >= MOVE_PAWN:
        return value_of_move(board, s, seat, pawn_of(action), target_of(action))
    if action >= PLAY_CARD or action == SPRING_TRAP:
        return -CARD_VALUE if is_mine(s, seat, s.pending) else CARD_VALUE
    if action == CHANGE_PORTRAIT:
        return -1 if is_mine(s, seat, s.portrait) else 1
    return 0


def advise(board: MansionRecord, s: State, seat: int, out: Scratch) -> int:
    """Every legal move with its value."""
    n = legal(board, s, seat, out)
    for i in range(n):
        out.values[i] = value_of_action(board, s, seat, out.moves[i])
    return n
