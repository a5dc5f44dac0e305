"""What a quick player thinks of each move, from what it sees."""

from __future__ import annotations

from macabre.games.cluedo_cards.rules import MISS_NOBODY, MISS_SEAT, SWAP_SEAT, TAKE
from macabre.games.cluedo_cards.state import (
    ANOTHER_TURN,
    MISS,
    MISS_A_TURN,
    NEXT_MISSES,
    PLAY,
    SWAP_HANDS,
    DeckRecord,
    Scratch,
    State,
)
from macabre.kernel import inner, size
from macabre.rules import legal

SOON = 10  # a hand of this size or more is no threat


@inner
def threat(s: State, seat: int) -> int:
    """How close a player is to going out."""
    return SOON - min(SOON, s.sizes[seat])


@inner
def smallest_other_hand(s: State, seat: int) -> int:
    """The size of the hand that a Revolver could bring."""
    smallest = SOON
    for other in range(s.seats):
        if other != seat:
            smallest = min(smallest, s.sizes[other])
    return smallest


@inner
def value_of_card(board: DeckRecord, s: State, seat: int, card: int) -> int:
    """Strike those who are close to going out, keep cards that fit, take a smaller hand."""
    left = s.hand[seat] & ~(1 << card)
    if left == 0:
        return 1000
    value = 2 * size(left & board.fits[card])
    effect = board.effect[card]
    if effect == ANOTHER_TURN:
        return value + (30 if left & board.fits[card] else -5)
    if effect == NEXT_MISSES:
        return value + 3 * threat(s, (seat + 1) % s.seats)
    if effect == MISS_A_TURN:
        return value + 3 * (SOON - smallest_other_hand(s, seat))
    if effect == SWAP_HANDS:
        return value + 12 * (size(left) - smallest_other_hand(s, seat))
    return value + 5


@inner
def value_of_move(board: DeckRecord, s: State, seat: int, action: int) -> int:
    """Weapons are aimed at the smallest hand."""
    if s.phase == PLAY:
        return 0 if action == TAKE else value_of_card(board, s, seat, action)
    if action == MISS_NOBODY:
        return 0
    target = action - (MISS_SEAT if s.phase == MISS else SWAP_SEAT)
    return threat(s, target) * (2 if s.misses[target] == 0 else 1)


def advise(board: DeckRecord, s: State, seat: int, out: Scratch) -> int:
    """Every legal move with its value."""
    n = legal(board, s, seat, out)
    for i in range(n):
        out.values[i] = value_of_move(board, s, seat, out.moves[i])
    return n
