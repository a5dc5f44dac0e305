"""What learners are given, from what their seat may know (KUH-5)."""

from __future__ import annotations

from collections.abc import Iterable

from macabre.data import Board
from macabre.observation import EACH_SEAT, OWN, Number, Observation, OwnSeat, Part

from .state import BETS, PASSES


def actions(board: Board) -> Iterable[int]:
    """Pass or bet (KUH-3)."""
    return PASSES, BETS


OBSERVATION = Observation(
    (
        Part("seat", "seats", OwnSeat(), "one's own seat"),
        Part("card", "card", Number(), "one's card", OWN),
        Part("spoken", "spoken", Number(), "how often somebody has spoken"),
        Part("chips", "chips", Number(), "chips of each in the pot (KUH-1, KUH-3)", EACH_SEAT),
        Part("shown", "shown", Number(), "cards that were shown (KUH-4)", EACH_SEAT),
    ),
    actions,
)
