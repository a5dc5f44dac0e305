"""What moves say about who owns whom: the record keeps it as a perfect memory would (DED-37).

How far it is from a seat's moves of a pawn to its being theirs was counted over matches of quick and of
thoughtful players, and is held back, since people feint.
"""

from __future__ import annotations

from macabre.games.dead_end_drive.state import PAWNS, MansionRecord, State
from macabre.kernel import inner

BITS = 5
NOTHING = 16  # how a pawn's share of the bits says that there is no evidence
MOST = (1 << BITS) - 1
NO_EVIDENCE = sum(NOTHING << BITS * pawn for pawn in range(PAWNS))
STRONG, SOME = 6, 3
FAR = 3  # spaces nearer to the door that cannot be chance


@inner
def evidence_of(evidence: int, pawn: int) -> int:
    """From 0, surely another's, to MOST."""
    return (evidence >> (BITS * pawn)) & MOST


@inner
def testimony(board: MansionRecord, s: State, pawn: int, to: int) -> int:
    """Owners lead to the door, above all the pawn on the portrait; the others lead away from it, or to a trap."""
    here = s.places[pawn]
    nearer = board.door_distance[here] - board.door_distance[to]
    to_trap = board.trap_distance[to] < board.trap_distance[here]
    if board.trap_at[to]:
        return -STRONG
    if pawn == s.portrait:
        return STRONG if nearer > 0 else -STRONG
    if nearer > 0 and to_trap:
        return SOME if nearer >= FAR else 0
    if nearer > 0:
        return STRONG
    return -STRONG if to_trap else 0


@inner
def note_move(board: MansionRecord, s: State, pawn: int, to: int) -> None:
    """A pawn is about to be moved by the seat on turn."""
    before = evidence_of(s.evidence[s.turn], pawn)
    after = min(MOST, max(0, before + testimony(board, s, pawn, to)))
    s.evidence[s.turn] += (after - before) << (BITS * pawn)
