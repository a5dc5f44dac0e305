"""What a thoughtful player goes by: who is still alive, who stands near traps, whose portrait hangs.

The weights are parts of a doubling of the chance to win, measured over matches of quick players.
"""

from __future__ import annotations

from macabre.games.dead_end_drive.actions import MOVE_PAWN, PLAY_CARD, SPRING_TRAP
from macabre.games.dead_end_drive.beginning import has_secret_cards
from macabre.games.dead_end_drive.belief import believe
from macabre.games.dead_end_drive.state import PAWNS, SPACES, MansionRecord, State
from macabre.kernel import inner, size
from macabre.rules import doubled

__all__ = ["believe", "is_pointless", "promise", "stage"]

ALIVE = (0, 185, 522, 730, 900, 1040, 1160)  # five and six are not measured: only two with open characters have them
NOBODY_LEFT = 300  # with two players one may still win by a secret card
AT_THE_DOOR, NEAR_THE_DOOR, ON_THE_WAY, HUNTED = 272, 53, -84, -115  # the pawn on the portrait
AT, NEAR, WAY = 2, 4, 6
DOOR_STEP, DOOR_FAR = 4, 20
TRAPPED, TRAP_NEAR = -92, 4
CARD = 20
OFFSET = 1200


def stage(board: MansionRecord, s: State) -> int:
    """The number of turns."""
    return s.turn_number


@inner
def favourite_standing(board: MansionRecord, place: int) -> int:
    """What it is worth to own the pawn on the portrait: a danger, unless the door is near."""
    far = board.door_distance[place]
    if far <= AT:
        return AT_THE_DOOR
    if far <= NEAR:
        return NEAR_THE_DOOR
    return ON_THE_WAY if far <= WAY else HUNTED


@inner
def pawn_standing(board: MansionRecord, place: int) -> int:
    """What any other pawn's place is worth."""
    worth = DOOR_STEP * (DOOR_FAR - min(DOOR_FAR, board.door_distance[place]))
    return worth + (TRAPPED if board.trap_distance[place] <= TRAP_NEAR else 0)


@inner
def promise(board: MansionRecord, s: State, seat: int) -> int:
    """Pawns alive, where they stand, cards in hand."""
    owned = size(s.characters[seat])
    if owned == 0 and not has_secret_cards(s):
        return 0
    parts = OFFSET + (ALIVE[min(owned, len(ALIVE) - 1)] if owned else NOBODY_LEFT) + CARD * s.hand_sizes[seat]
    for pawn in range(PAWNS):
        place = s.places[pawn]
        if s.characters[seat] >> pawn & 1 and 0 <= place < SPACES:
            favourite = pawn == s.portrait
            parts += favourite_standing(board, place) if favourite else pawn_standing(board, place)
    return doubled(parts)


def is_pointless(board: MansionRecord, s: State, seat: int, action: int) -> bool:
    """Nobody springs a trap under a pawn of their own."""
    springs = PLAY_CARD <= action < MOVE_PAWN or action == SPRING_TRAP
    return springs and s.pending >= 0 and (s.characters[seat] >> s.pending) & 1 == 1
