"""What learners are given, from what their seat may know (CAN-5)."""

from __future__ import annotations

from collections.abc import Iterable

from macabre.data import Board
from macabre.observation import EACH_SEAT, OWN, Number, Observation, OneOf, OwnSeat, Part, RelativeSeat

from .state import LEAVES, STAYS


def actions(board: Board) -> Iterable[int]:
    """Stay or leave (CAN-3)."""
    return STAYS, LEAVES


OBSERVATION = Observation(
    (
        Part("seat", "seats", OwnSeat(), "your own seat"),
        Part("turn", "turn", RelativeSeat(), "who speaks (CAN-3)"),
        Part("card", "card", Number(), "one's card", OWN),
        Part("said", "said", OneOf(2, STAYS), "what each has said", EACH_SEAT, lambda _: ["stay", "leave"]),
        Part("shown", "shown", Number(), "cards of those who stayed (CAN-4)", EACH_SEAT),
    ),
    actions,
)
