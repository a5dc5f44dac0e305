"""What moves say about who owns whom, as bots judge it: owners lead to the door, the others from it or to traps.

How strongly a seat's moves of a pawn speak for its being theirs was counted over matches of quick and of
thoughtful players, and is toned down, since people feint.
"""

from __future__ import annotations

from macabre.games.dead_end_drive.memory import FAVOURITE_ASIDE, FAVOURITE_TO_DOOR, TO_DOOR, TO_TRAP, times_led
from macabre.games.dead_end_drive.state import PAWNS, State
from macabre.kernel import inner
from macabre.record import Row

BITS = 5  # of a pawn's evidence, in one integer for all pawns
NOTHING = 16  # no evidence
MOST = (1 << BITS) - 1
FAVOURITE_WEIGHT = 6  # of a move
WEIGHT = 6


@inner
def evidence_of(evidence: int, pawn: int) -> int:
    """From 0, surely another's, to MOST."""
    return (evidence >> (BITS * pawn)) & MOST


@inner
def weigh_pawn(led: Row, pawn: int) -> int:
    """The evidence for one pawn, by where a seat has led it."""
    favourite = times_led(led[FAVOURITE_TO_DOOR], pawn) - times_led(led[FAVOURITE_ASIDE], pawn)
    other = times_led(led[TO_DOOR], pawn) - times_led(led[TO_TRAP], pawn)
    return min(MOST, max(0, NOTHING + FAVOURITE_WEIGHT * favourite + WEIGHT * other))


@inner
def weigh_moves(s: State, seat: int) -> int:
    """The evidence for all pawns together."""
    evidence = 0
    for pawn in range(PAWNS):
        evidence |= weigh_pawn(s.led[seat], pawn) << (BITS * pawn)
    return evidence
