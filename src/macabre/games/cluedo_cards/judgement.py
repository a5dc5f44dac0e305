"""What a thoughtful player goes by: a round is played out, then the scores tell."""

from __future__ import annotations

from macabre.games.cluedo_cards.state import DeckRecord, State
from macabre.kernel import inner
from macabre.rules import doubled

FARTHEST = 24  # points that are missing beyond this make no difference
POINT = 92  # parts of a doubling for each point: measured over matches of quick players
LAST_POINT = 36  # and so much less for each of the last ones, since a round brings three
LAST_POINTS = 6


def stage(board: DeckRecord, s: State) -> int:
    """The round."""
    return s.round_number


@inner
def promise(board: DeckRecord, s: State, seat: int) -> int:
    """The fewer points are missing, the better."""
    missing = min(FARTHEST, max(0, s.target - s.scores[seat]))
    return doubled((FARTHEST - missing) * POINT + min(missing, LAST_POINTS) * -LAST_POINT + LAST_POINTS * LAST_POINT)
