"""What a thoughtful player goes by: how the pawns stand, and which special cards are left.

The weights are parts of a doubling of the chance to win, measured over matches of quick players.
"""

from __future__ import annotations

from macabre.games.dead_house.moves import ALL_PAWNS, CODES, MOVE, POSSESS, PUSH, STEAL_FROM
from macabre.games.dead_house.state import HOME, PAWNS, POSSESSION, REANIMATE, SAFETY, STEAL, State, TrackRecord
from macabre.games.dead_house.track import UNEQUALLED, distance, of_needed, side_of
from macabre.kernel import inner
from macabre.rules import doubled

SQUARE = 3
SAFE, GRAVESTONE = 372, 28
DONE, ONE_TO_GO = 507, 58
UNUSED_POSSESSION, UNUSED_STEAL, UNUSED_REANIMATE = 153, 48, 99
ON_TURN = 34


def stage(board: TrackRecord, s: State) -> int:
    """The number of turns."""
    return s.turns


@inner
def standing(board: TrackRecord, s: State, seat: int, pawn: int) -> int:
    """What a pawn's place is worth."""
    place = s.pawns[seat][pawn]
    if place == HOME:
        return 0
    if place == board.house:
        return DONE
    if place >= SAFETY:
        return SAFE + GRAVESTONE * (place - SAFETY)
    return SQUARE * (board.squares - distance(board, place, board.turn_offs[side_of(s, seat)]))


@inner
def promise(board: TrackRecord, s: State, seat: int) -> int:
    """Pawns that are home and dry, pawns on their way, special cards."""
    parts = ON_TURN if s.turn == seat else 0
    finished, total, least, most = 0, 0, UNEQUALLED, 0
    for pawn in range(PAWNS):
        worth = standing(board, s, seat, pawn)
        total += worth
        least = min(least, worth)
        most = max(most, worth)
        finished += s.pawns[seat][pawn] == board.house
    parts += of_needed(s, total, least, most) + (ONE_TO_GO if finished == s.pawns_to_win - 1 else 0)
    unused = s.specials[seat]
    parts += UNUSED_POSSESSION * (unused >> POSSESSION & 1)
    parts += UNUSED_STEAL * (unused >> STEAL & 1)
    return doubled(parts + UNUSED_REANIMATE * (unused >> REANIMATE & 1))


@inner
def is_later_twin(s: State, seat: int, pawn: int) -> bool:
    """Whether a pawn stands at Home Base beside one of a lower number."""
    if s.pawns[seat][pawn] != HOME:
        return False
    twin = False
    for other in range(pawn):
        twin = twin or s.pawns[seat][other] == HOME
    return twin


def is_pointless(board: TrackRecord, s: State, seat: int, action: int) -> bool:
    """Pawns at Home Base are alike: the first will do."""
    if action >= STEAL_FROM:
        return False
    if action >= POSSESS:
        return is_later_twin(s, seat, (action - POSSESS) // ALL_PAWNS)
    code = action % CODES
    return MOVE <= code < PUSH and is_later_twin(s, seat, code - MOVE)
