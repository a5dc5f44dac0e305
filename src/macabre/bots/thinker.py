"""Bots that search."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import TYPE_CHECKING

from macabre.bots.searcher import Searcher, bits_of, is_to_act, seats_of, winning_move
from macabre.bots.sight import Sight
from macabre.bots.thought import Considered, Thought
from macabre.bots.tree import BELIEVED, EVEN, TRUTH
from macabre.chance import below, mix
from macabre.grammar import Move
from macabre.rules import Rules

if TYPE_CHECKING:
    from macabre.match import Match

HUNDRED = 100
FEWEST = 8  # iterations that any level has
SLIPS = 5  # moves that look best at first sight: a careless one is any of them


@dataclass(frozen=True)
class Care:
    """How much thought a bot gives to a move, and how often it is careless, in hundredths."""

    iterations: int | None = None
    seconds: float | None = None
    effort: int | None = None  # times the root of a game's pace: what more thought is worth grows no faster
    careless: int = 0

    def iterations_in(self, rules: Rules) -> int | None:
        """The budget in iterations; None if it is in seconds."""
        if self.effort is not None:
            return max(FEWEST, self.effort * isqrt(rules.outlook.pace))
        return self.iterations


class SearchBot:
    """A bot that imagines how the match may go on. The same sight, seed and iterations give the same move."""

    def __init__(self, name: str, seed: int, care: Care, worlds: int = BELIEVED) -> None:
        self.name, self.seed, self.care, self.worlds = name, seed, care, worlds
        self._searcher: Searcher | None = None

    def choose(self, sight: Sight) -> Move:
        """The best move, or when careless any of those that look best at first sight."""
        return sight.move(self.decide(sight))

    def decide(self, sight: Sight) -> int:
        """The same by its number."""
        actions = sight.driver.legal(sight.seat)
        if len(actions) == 1:
            return actions[0]
        thought = self.think(sight)
        bits = mix(bits_of(self.seed, sight.record))
        if thought.decisive or self._searcher is None or below(bits, HUNDRED) >= self.care.careless:
            return thought.options[0].action
        slips = self._searcher.at_first_sight(SLIPS)
        return slips[below(mix(bits), len(slips))]

    def think(self, sight: Sight) -> Thought:
        """What the seat can do, and everybody's chances as far as it can tell."""
        winning = winning_move(sight, sight.driver.legal(sight.seat)) if is_to_act(sight) else None
        if winning is not None:
            return certain(sight, winning)
        return self.search(sight, self.worlds)

    def search(self, sight: Sight, worlds: int) -> Thought:
        """What comes of imagining how the match may go on, in worlds of a kind."""
        searcher = self._searcher_for(sight)
        searcher.set_out(sight.record, sight.seat, worlds, bits_of(self.seed, sight.record))
        iterations = self.care.iterations_in(sight.rules)
        if iterations is None:
            searcher.run_for(self.care.seconds or 0.0)
        else:
            searcher.run(iterations)
        return searcher.thought(sight, seats_of(sight))

    def _searcher_for(self, sight: Sight) -> Searcher:
        if self._searcher is None or self._searcher.board is not sight.board:
            self._searcher = Searcher(sight.rules, sight.board)
        return self._searcher


def certain(sight: Sight, action: int) -> Thought:
    """A move that wins at once needs no search."""
    chances = [float(seat == sight.seat) for seat in range(seats_of(sight))]
    return Thought([Considered(sight.move(action), 1.0, 1.0, chances, action)], chances, 0, decisive=True)


class Cheater(SearchBot):
    """The same search on the true state: a measure of what knowing everything is worth, never a player at a table."""

    def decide_in(self, match: Match, seat: int) -> int:
        """The best action for one who sees all."""
        actions = match.legal_actions(seat)
        return self.think_in(match, seat).options[0].action if len(actions) > 1 else actions[0]

    def think_in(self, match: Match, seat: int) -> Thought:
        """Everybody's chances as they truly stand, and what the seat can do if it is to act."""
        sight = Sight(match.game.rules, match.board, seat, match.state())
        actions = match.legal_actions(seat)
        winning = winning_move(sight, actions, hidden=False) if actions else None
        return certain(sight, winning) if winning is not None else self.search(sight, TRUTH)


def make_cheater(iterations: int, seed: int = 0) -> Cheater:
    """A bot for the arena and for reviews, which is handed the whole match."""
    return Cheater("cheater", seed, Care(iterations))


def make_uniform(iterations: int, seed: int = 0) -> SearchBot:
    """A bot for the arena to which all possible worlds are equally likely: a measure of what belief is worth."""
    return SearchBot("uniform", seed, Care(iterations), EVEN)
