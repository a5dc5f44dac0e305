"""What a quick player thinks of each move, from what it sees."""

from __future__ import annotations

from macabre.kernel import inner
from macabre.rules import legal

from .state import DeckRecord, Scratch, State

SURE = 1 << 16


@inner
def chance_of_second(board: DeckRecord, s: State, card: int) -> int:
    """How likely a card takes the silver, in parts of SURE, if those who come later lay any card."""
    above = 0
    later = s.seats - 1
    for other in range(s.seats):
        later -= s.laid[other] > 0
        above += s.laid[other] > card
    stays_below = SURE
    for _ in range(later):
        stays_below = stays_below * card // board.cards
    if above == 1:
        return stays_below
    return later * stays_below * (board.cards - card) // card if above == 0 else 0


def advise(board: DeckRecord, s: State, seat: int, out: Scratch) -> int:
    """At first away with what is low; when there is more to take, what may well take it."""
    n = legal(board, s, seat, out)
    late = 2 * s.round_number > board.deal
    for i in range(n):
        chance = chance_of_second(board, s, out.moves[i]) if late else 0
        out.values[i] = chance * board.cards - out.moves[i]
    return n
