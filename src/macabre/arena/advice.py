"""What a good player would do in a seat, and why: from what that seat may know and no more."""

from __future__ import annotations

from macabre import bots
from macabre.bots import Sight, Thought
from macabre.bots.thought import Considered
from macabre.errors import BadSeat
from macabre.language import SeatName, Speech, sayings
from macabre.language.columns import flush_right
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
    return [f"{flush_right(speech.figure(o.chance, '.0%'), 5)}  {_advised(match, o, speech)}" for o in thought.options]


def _advised(match: Match, option: Considered, speech: Speech) -> str:
    """A move, how it is typed, and what speaks for it."""
    return f"{speech.say(match.saying(option.move))} ({match.move_text(option.move)}): {speech.say(option.why)}"
