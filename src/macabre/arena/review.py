"""What a match looked like while it was played: everybody's chances, decision by decision, and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from macabre.bots import Sight, Thought, evaluate, evaluate_truth
from macabre.errors import Error
from macabre.language import Saying, sayings
from macabre.match import Match
from macabre.rules import Rules

EFFORT = 0.5  # of what takes a twentieth of a second, for each position and everybody's view of it
FEWEST = 40  # iterations that give chances worth drawing
TURNS = 5  # turning points that are marked
SWING = 0.1  # the least change of somebody's chance that is one

Chances = tuple[float, ...]
Progress = Callable[[int], None]

_say = sayings()


@dataclass(frozen=True)
class Moment:
    """A decision, with everybody's chances before it was made; the last moment is the end."""

    number: int  # of decisions made before
    known: Chances  # each seat's chance to win, as far as that seat could tell
    true: Chances  # as it truly stood
    seat: int | None = None  # whose decision it was
    move: str | None = None
    best: str | None = None  # the move that looked best, from what that seat could know
    cost: float = 0.0  # how much less than the best the move looked then
    said: Saying | None = None  # the move, to be said in any language
    best_said: Saying | None = None


@dataclass(frozen=True)
class Turn:
    """A turning point: a decision, and what came of it, that changed the chances."""

    moment: Moment
    seat: int  # whose chance changed most
    before: float
    after: float

    @property
    def swing(self) -> float:
        """How much that seat's chance to win changed."""
        return self.after - self.before


@dataclass(frozen=True)
class Review:
    """A match that is over, moment by moment."""

    game: str
    title: str
    players: int
    winners: tuple[int, ...]
    iterations: int
    moments: list[Moment]

    @cached_property
    def turns(self) -> list[Turn]:
        """Where the match turned, in order of play."""
        turns = [_turn(before, after) for before, after in pairwise(self.moments)]
        large = sorted((turn for turn in turns if abs(turn.swing) >= SWING), key=lambda turn: -abs(turn.swing))
        return sorted(large[:TURNS], key=lambda turn: turn.moment.number)


def how_made(iterations: int) -> Saying:
    """What the chances are worth."""
    return _say("review-made", iterations=iterations)


def usual_iterations(rules: Rules) -> int:
    """How long each position is thought about where nobody says."""
    return max(FEWEST, int(EFFORT * rules.outlook.pace))


def review(match: Match, iterations: int | None = None, progress: Progress = lambda done: None) -> Review:
    """Look back on a match that is over; progress is told how many of its decisions are looked at.

    The same match and iterations give the same review.
    """
    if not match.finished:
        raise Error(_say("review-not-over"))
    budget = iterations or usual_iterations(match.game.rules)
    return assemble(match, list(_look_back(match, budget, progress)), budget)


def assemble(match: Match, moments: list[Moment], iterations: int) -> Review:
    """A review of moments that were looked at one by one."""
    game = match.game
    return Review(game.id, game.title, match.players, tuple(match.winners), iterations, [*moments, _end(match)])


def _look_back(match: Match, iterations: int, progress: Progress) -> Iterator[Moment]:
    for number in range(len(match.decision_points()) - 1):
        moment = look_at(match, number, iterations)
        if moment:
            yield moment
        progress(number + 1)


def look_at(match: Match, number: int, iterations: int) -> Moment | None:
    """One decision of a match, by how many were made before; None if there was nothing to decide."""
    point = match.decision_points()[number]
    entry, then = match.entries[point], match.at(point)
    if number and len(then.legal_moves(entry.who)) == 1:
        return None
    return _moment(then, number, entry.who, _text(match, entry.action), iterations)


def _moment(match: Match, number: int, seat: int, move: str, iterations: int) -> Moment:
    thoughts = [evaluate(Sight.of(match, other), iterations) for other in range(match.players)]
    known = tuple(thought.chances[other] for other, thought in enumerate(thoughts))
    true = tuple(evaluate_truth(match, seat, iterations).chances)
    best, cost = _compare(match, thoughts[seat], move)
    return Moment(number, known, true, seat, move, best, cost, match.saying(move), match.saying(best))


def _compare(match: Match, thought: Thought, move: str) -> tuple[str, float]:
    """The move that looked best, and how much less the one that was made did."""
    texts = {match.move_text(option.move): option.chance for option in thought.options}
    best = next(iter(texts))
    return best, max(0.0, texts[best] - texts.get(move, min(texts.values())))


def _end(match: Match) -> Moment:
    share = 1 / max(1, len(match.winners))
    chances = tuple(share * (seat in match.winners) for seat in range(match.players))
    return Moment(len(match.decision_points()) - 1, chances, chances)


def _turn(before: Moment, after: Moment) -> Turn:
    seat = max(range(len(before.true)), key=lambda seat: abs(after.true[seat] - before.true[seat]))
    return Turn(before, seat, before.true[seat], after.true[seat])


def _text(match: Match, action: int) -> str:
    return match.move_text(match.game.rules.notation.to_move(match.board, action))
