"""Advice for people, and estimates for reviews."""

from __future__ import annotations

from dataclasses import replace

from macabre.bots.sight import Sight
from macabre.bots.thinker import Care, SearchBot, make_cheater
from macabre.bots.thought import Considered, Thought
from macabre.match import Match

HINTS = 3
HINT_SECONDS = 0.7
REVIEW_ITERATIONS = 300
WORTH_NAMING = 0.03  # of the time that must have gone into a move for it to be a hint
CLOSE = 0.02  # chances that differ by less are about the same


def hint(sight: Sight, seconds: float = HINT_SECONDS, seed: int = 0) -> Thought:
    """The two or three best moves for a seat that is to act, each with a reason in words."""
    thought = SearchBot("hint", seed, Care(seconds=seconds)).think(sight)
    options = [option for option in thought.options[:HINTS] if option.share >= WORTH_NAMING] or thought.options[:1]
    return replace(thought, options=[replace(o, reason=_reason(thought, options, o)) for o in options])


def _reason(thought: Thought, options: list[Considered], option: Considered) -> str:
    """Why a move is good, or how far it falls behind."""
    best = options[0]
    if thought.decisive:
        return "this wins at once"
    if option is not best:
        return _behind(best.chance - option.chance)
    if len(thought.options) == 1:
        return "there is nothing else to do"
    return f"about {_percent(best.chance)} to win; {_ahead(thought)}"


def _ahead(thought: Thought) -> str:
    """How the best move compares with the rest."""
    others = [option for option in thought.options[1:] if option.share >= WORTH_NAMING]
    if not others:
        return "everything else looks clearly worse"
    lead = thought.options[0].chance - max(option.chance for option in others)
    return f"{_percent(lead)} more than the next" if lead >= CLOSE else "others are about as good"


def _behind(gap: float) -> str:
    return f"about {_percent(gap)} less" if gap >= CLOSE else "about as good"


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def evaluate(sight: Sight, iterations: int = REVIEW_ITERATIONS, seed: int = 0) -> Thought:
    """Everybody's chances as far as a seat can tell, whoever is to act."""
    return SearchBot("review", seed, Care(iterations)).think(sight)


def evaluate_truth(match: Match, seat: int, iterations: int = REVIEW_ITERATIONS, seed: int = 0) -> Thought:
    """Everybody's chances as they truly stand, with a seat playing as well as it can."""
    return make_cheater(iterations, seed).think_in(match, seat)
