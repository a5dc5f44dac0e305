"""Bots of the benchmark's table that are not the package's own: what was learnt, and OpenSpiel's search.

Policies lie in build/baselines, a file for each game; `benchmarks/baselines.py` learns them.
"""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from macabre.bots import Sight, bot_from, read_policy
from macabre.chance import mix
from macabre.steps import CUT_OFF, RANDOM, SCORES, WINNERS, contest, contest_states

POLICIES = Path(__file__).parent.parent / "build/baselines"
SIMULATIONS = 50  # of a decision
ONE = 2  # how much what was seldom tried is preferred, as OpenSpiel's own examples have it


class Learner:
    """The learner of `examples/learn.py`."""

    def choose(self, sight: Sight) -> int:
        """What the policy of the game says."""
        return _learnt("learner", sight.game).choose(sight)


class Maskable:
    """MaskablePPO, whose network sees plain numbers and bends them by tanh."""

    def choose(self, sight: Sight) -> int:
        """What the policy of the game says."""
        policy = _learnt("maskable-ppo", sight.game).policy
        x = sight.observation.astype(np.float32)
        for weights, shift in policy.layers[:-1]:
            x = np.tanh(x @ weights + shift)
        weights, shift = policy.layers[-1]
        return int(sight.plan.actions[np.where(sight.mask, x @ weights + shift, -np.inf).argmax()])


@cache
def _learnt(folder: str, game: str) -> Any:
    return bot_from(read_policy(POLICIES / folder / f"{game}.npz"))()


class IsMcts:
    """OpenSpiel's search over information sets, through our environment; at its leaves, compiled random play."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._search: Any = None

    def choose(self, sight: Sight) -> int:
        """The most visited action; the search is handed a record with nothing in it that the seat may not see."""
        game = _spiel_game(sight.game, sight.players)
        self._search = self._search or _search(game, self.seed)
        action = self._search.step(game.new_initial_state(f"0 {sight.record.hex()}"))
        return int(game.setting.plan.actions[action])


@cache
def _spiel_game(game: str, players: int) -> Any:
    import pyspiel

    from macabre.envs.openspiel import name_of

    return pyspiel.load_game(f"{name_of(game)}(players={players})")


def _search(game: Any, seed: int) -> Any:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    class Search(ISMCTSBot):  # type: ignore[misc]
        """The same without the drawing that a state's text begins with, which takes longer than all else."""

        def get_state_key(self, state: Any) -> tuple[int, str]:
            return state.current_player(), state.memories[state.current_player()]

    return Search(game, RandomPlay(game, seed), ONE, SIMULATIONS, random_state=np.random.RandomState(seed % 2**32))


class RandomPlay:
    """What OpenSpiel's search asks of a leaf: a match played to its end at random, and all actions as likely."""

    def __init__(self, game: Any, seed: int) -> None:
        self.setting, self.dice = game.setting, random.Random(seed)
        rules = self.setting.game.rules
        self._states, self._cells = contest_states(rules, self.setting.start.state(0))
        self._scratch, self._policies = rules.scratch.array(), np.full(self.setting.players, RANDOM, np.int64)
        self._found = np.zeros((1, SCORES + self.setting.players), np.int64)

    def evaluate(self, state: Any) -> list[float]:
        """The returns of one match."""
        rules, board, seats = self.setting.game.rules, self.setting.board.array, self.setting.players
        self._cells[2] = np.frombuffer(state.record, np.int64)
        bits, limit = mix(self.dice.getrandbits(63)), self.setting.limit
        contest(
            board, self._states, self._cells, rules.state.masks, self._scratch, self._policies, self._found, bits, limit
        )
        won = int(self._found[0, WINNERS])
        winners = [seat for seat in range(seats) if won != CUT_OFF and won >> seat & 1]
        return [(seat in winners) / len(winners) - 1 / seats if winners else 0.0 for seat in range(seats)]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """No action is preferred."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
