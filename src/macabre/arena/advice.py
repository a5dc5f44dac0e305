"""What one would do in a seat, and why: from what that seat may know and no more."""

from __future__ import annotations

from collections.abc import Sequence

from macabre import bots
from macabre.bots import Sight, Thought
from macabre.errors import BadSeat
from macabre.match import Match
from macabre.notation import called

HINT_SECONDS = 0.7


def hint(match: Match, seat: int | None = None, seconds: float = HINT_SECONDS) -> Thought:
    """The two or three best moves of a seat that is to act, or of the only one; each with its chance and a reason."""
    who = match.seat_meant(seat)
    if who not in match.to_act:
        raise BadSeat(f"player {who} is not to act now, so there is no hint")
    return bots.hint(Sight.of(match, who), seconds)


def hint_lines(match: Match, thought: Thought, names: Sequence[str]) -> list[str]:
    """A hint as people read it, a line for each move; players are called by name."""
    return [
        f"{option.chance:4.0%}  {match.phrase(option.move, names)} ({match.move_text(option.move)}): "
        f"{called(option.reason, names)}"
        for option in thought.options
    ]
