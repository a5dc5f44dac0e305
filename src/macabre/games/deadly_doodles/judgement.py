"""What a thoughtful player goes by: their own map, drawn on to the end with the cards that may come.

The others' maps are not imagined: they say little about it, and would take long. The others are taken to reach
as many points as quick players do.
"""

from __future__ import annotations

from macabre.games.deadly_doodles.advice import POINT, TRIAL, take_map, weigh_trial
from macabre.games.deadly_doodles.cards import nth_kind, one
from macabre.games.deadly_doodles.maps import points
from macabre.games.deadly_doodles.rules import MARK, unarmed, use_card
from macabre.games.deadly_doodles.state import FINISHED, ROUNDS, SEATS, STRAIGHT, DungeonRecord, Scratch, State
from macabre.kernel import inner, lowest
from macabre.rules import best, determinise, doubled, legal

UNIMAGINED = -1000  # marks on a map that is not looked at
USUAL_POINTS = 32  # after seven rounds
FLOOR = -20  # fewer points make no difference
PARTS = 107  # of a doubling of the chance to win, for a point


def stage(board: DungeonRecord, s: State) -> int:
    """The round."""
    return s.round_number


def hunch(board: DungeonRecord, s: State, seat: int, bits: int, out: Scratch) -> int:
    """The next card where the map looks best."""
    if s.marks[seat] < 0:
        return MARK + nth_kind(s.left[seat], 0)
    n = legal(board, s, seat, out)
    for i in range(n):
        out.values[i] = 0
        if out.moves[0] < MARK:
            take_map(s, seat, out)
            use_card(out, TRIAL, out.moves[i], 0)
            weigh_trial(board, s, seat, out)
            out.values[i] = out.worth[TRIAL]
    return best(out, n, bits)


def believe(board: DungeonRecord, s: State, seat: int, bits: int) -> int:
    """Leave the others' maps alone; at the end they are known."""
    if s.phase == FINISHED:
        return determinise(board, s, seat, bits)
    for other in range(SEATS):
        if other != seat:
            s.marks[other] = UNIMAGINED
            s.left[other] = s.remaining[other] * one(STRAIGHT)
    return bits


@inner
def lures(board: DungeonRecord, traps: int) -> int:
    """What traps may cost the others."""
    worth = 0
    while traps:
        worth += board.traffic[lowest(traps)]
        traps &= traps - 1
    return worth


def promise(board: DungeonRecord, s: State, seat: int) -> int:
    """Points, against what is usual."""
    if s.marks[seat] < 0:
        return doubled((USUAL_POINTS * s.number_of_rounds // ROUNDS - FLOOR) * PARTS)
    reached = points(board, s.ends[seat], unarmed(board, s, seat), s.marks[seat], s.hits[seat])
    return doubled((reached - FLOOR) * PARTS + lures(board, s.traps[seat]) * PARTS // POINT)
