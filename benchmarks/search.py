"""The search's speed: against OpenSpiel's C++ MCTSBot in one run, and in all games by itself.

    python benchmarks/search.py [--seconds S]

The peer plays crazy_eights with four players, one random rollout to the end for each simulation; we play
cluedo-cards with four seats and target 1, where a match is about one round, and each of our simulations
imagines a world first. Both search from decisions of random play, in CPU seconds of one core, by turns.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy as np
from timing import Batch, rate, timed

import macabre
from macabre.bots import Sight, make_bot
from macabre.bots.tree import BELIEVED
from macabre.testing.walk import random_walk

SIMULATIONS = 1000
ROUNDS = 3
GOAL = 8
DECISIONS = 40
BUDGET = 0.05  # seconds of a decision in the arena
UCT = 2.0
MEMORY_MB = 1000


def peer_batch() -> Batch:
    """Simulations of OpenSpiel's bot from the first decisions of matches."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, UCT, SIMULATIONS, MEMORY_MB, False, 7, False)
    states = [_peer_state(game, seed) for seed in range(DECISIONS)]

    def work(number: int) -> int:
        bot.mcts_search(states[number % DECISIONS])
        return SIMULATIONS

    return timed(work)


def _peer_state(game: Any, seed: int) -> Any:
    """A decision of a random match with more than one action."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    steps = 0
    while steps < seed or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(dice.choice(state.legal_actions()))
        steps += not state.is_chance_node()
        if state.is_terminal():
            state = game.new_initial_state()
    return state


def our_sights(game_id: str, options: dict[str, Any] | None = None) -> list[Sight]:
    """Decisions of random matches with more than one move."""
    game = macabre.load(game_id)
    walk = random_walk(game, game.players[-1], 5, 20 * DECISIONS, options)
    sights = (Sight.of(match, match.to_act[0]) for match in walk if len(match.legal_moves(match.to_act[0])) > 1)
    return [sight for _, sight in zip(range(DECISIONS), sights, strict=False)]


def our_batch(sights: list[Sight]) -> Batch:
    """Simulations of our search, determinisation included."""
    bot = make_bot("expert", 1, iterations=SIMULATIONS)
    bot.think(sights[0])  # type: ignore[attr-defined]

    def work(number: int) -> int:
        return int(bot.search(sights[number % len(sights)], worlds=BELIEVED).iterations)  # type: ignore[attr-defined]

    return timed(work)


def compare(seconds: float) -> tuple[float, float]:
    """The best rate of each, taken by turns."""
    ours, peers = our_batch(our_sights("cluedo-cards", {"target": 1})), peer_batch()
    pairs = [(rate(ours, seconds), rate(peers, seconds)) for _ in range(ROUNDS)]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def answer_times(sights: list[Sight]) -> list[float]:
    """How long an expert takes, in seconds on the clock."""
    bot = make_bot("expert", 1)
    times = []
    for sight in sights[:10]:
        begun = time.perf_counter()
        bot.choose(sight)
        times.append(time.perf_counter() - begun)
    return times


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a measurement")
    seconds = parser.parse_args().seconds
    ours, peers = compare(seconds)
    met = "met" if ours >= GOAL * peers else "missed"
    print(f"cluedo-cards, target 1: {ours:,.0f} simulations a CPU second")
    print(
        f"OpenSpiel MCTSBot, crazy_eights: {peers:,.0f}; ours are {ours / peers:.1f} times as many (goal {GOAL}: {met})"
    )
    for game_id in macabre.games():
        sights = our_sights(game_id)
        pace = rate(our_batch(sights), seconds)
        times = np.quantile(answer_times(sights), 0.95)
        print(
            f"{game_id}: {pace:,.0f} simulations a CPU second, {pace * BUDGET:,.0f} in 50 ms; expert p95 {times:.2f} s"
        )


if __name__ == "__main__":
    main()
