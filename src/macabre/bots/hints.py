"""Advice for people, and estimates for reviews."""

from __future__ import annotations

from dataclasses import replace

from macabre.bots.sight import Sight
from macabre.bots.thinker import Care, SearchBot, make_cheater
from macabre.bots.thought import Thought
from macabre.language import Saying, SeatName, sayings
from macabre.match import Match

HINTS = 3
HINT_SECONDS = 0.7
REVIEW_ITERATIONS = 300
WORTH_NAMING = 0.03  # of the time that must have gone into a move for it to be a hint
THREAT = 0.1  # by which a chance must fall for a threat to be averted
CLOSE = 0.02  # chances that differ by less are about the same

_say = sayings()


def hint(sight: Sight, seconds: float = HINT_SECONDS, seed: int = 0) -> Thought:
    """The two or three best moves for a seat that is to act, each with a reason in words."""
    thought = SearchBot("hint", seed, Care(seconds=seconds)).think(sight)
    named = [option for option in thought.options[:HINTS] if option.share >= WORTH_NAMING] or thought.options[:1]
    best, *others = named
    options = [replace(best, why=_reason(thought, sight))]
    options += [replace(option, why=_behind(best.chance - option.chance)) for option in others]
    return replace(thought, options=options)


def _reason(thought: Thought, sight: Sight) -> Saying:
    """Why the best move is that."""
    if thought.decisive:
        return _say("hint-wins")
    if len(thought.options) == 1:
        return _say("hint-only")
    rival = None if sight.rules.simultaneous else _rival_held_back(thought, sight.seat)
    if rival is not None:
        return _say("hint-holds-back", seat=SeatName(rival))
    lead = thought.options[0].chance - thought.options[1].chance
    return _say("hint-better", points=round(100 * lead)) if lead >= CLOSE else _say("hint-others")


def _rival_held_back(thought: Thought, seat: int) -> int | None:
    """The other seat whose chance the best move lowers by much, against what else was considered."""
    best, *others = thought.options
    visits = sum(option.share for option in others)
    for rival, chance in enumerate(best.chances):
        usual = sum(option.chances[rival] * option.share for option in others) / visits
        if rival != seat and usual - chance >= THREAT:
            return rival
    return None


def _behind(gap: float) -> Saying:
    return _say("hint-worse", points=round(100 * gap)) if gap >= CLOSE else _say("hint-equal")


def evaluate(sight: Sight, iterations: int = REVIEW_ITERATIONS, seed: int = 0) -> Thought:
    """Everybody's chances as far as a seat can tell, whosever turn it is."""
    return SearchBot("review", seed, Care(iterations)).think(sight)


def evaluate_truth(match: Match, seat: int, iterations: int = REVIEW_ITERATIONS, seed: int = 0) -> Thought:
    """Everybody's chances as they truly stand, with a seat playing as well as it can."""
    return make_cheater(iterations, seed).think_in(match, seat)
