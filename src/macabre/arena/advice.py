"""What a good player would do in a seat, and why: from what that seat may know and no more."""

from __future__ import annotations

from macabre import bots
from macabre.bots import Sight, Thought
from macabre.errors import BadSeat
from macabre.language import SeatName, Speech, sayings
from macabre.match import Match

_say = sayings()

HINT_SECONDS = 0.7


def hint(match: Match, seat: int | None = None, seconds: float = HINT_SECONDS) -> Thought:
    """The two or three best moves of a seat that is to act, or of the only one; each with its chance and a reason."""
    who = match.seat_meant(seat)
    if who not in match.to_act:
        raise BadSeat(_say("hint-not-your-turn", seat=SeatName(who)))
    return bots.hint(Sight.of(match, who), seconds)


def hint_lines(match: Match, thought: Thought, speech: Speech) -> list[str]:
    """A hint as people read it, a line for each move."""
    return [
        f"{option.chance:4.0%}  {speech.say(match.saying(option.move))} ({match.move_text(option.move)}): "
        f"{speech.say(option.why)}"
        for option in thought.options
    ]
