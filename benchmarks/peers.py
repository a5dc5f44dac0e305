"""The peers' speed: runs in their own environment and answers requests, a line of JSON for a line of JSON.

Decisions are players' choices. What chance does (a card dealt, a die rolled) takes the peers'
time as it takes ours, and is counted on neither side. A choice among one is a choice, on both sides.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from typing import Any

from answering import serve
from timing import Batch, timed

MATCHES = 20  # in a batch
CLONES = 20_000  # in a batch


def decisions_of(states: Iterable[Any]) -> int:
    """The players' choices that led to these states; chance has a negative number."""
    return sum(step.player >= 0 for state in states for step in state.full_history())


def compiled_loop(name: str) -> Batch:
    """OpenSpiel's own loop in C++ with its random bots in C++: one call from Python plays a match.

    The choices are counted after the clock has stopped, from the history that each final state
    keeps of the very match that was timed.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def batch(number: int) -> tuple[int, float]:
        ended = []
        begun = time.process_time()
        for seed in range(number * MATCHES, (number + 1) * MATCHES):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            ended.append(state)
        spent = time.process_time() - begun
        return decisions_of(ended), spent

    return batch


def python_loop(name: str) -> Batch:
    """OpenSpiel's documented loop in Python.

    Its example draws chance by numpy.random.choice, which takes most of the time;
    random.choices makes the loop three times as fast, so that is what we are compared with.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    return timed(lambda _: sum(play_in_python(game.new_initial_state()) for _ in range(MATCHES)))


def play_in_python(state: Any) -> int:
    """One match to its end; how many choices that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def clones(name: str) -> Batch:
    """Copies of a state in the middle of a match, by a loop in Python whose own time is taken off.

    What is left is the call into C++, the copy and its freeing: what a search in Python pays.
    """
    state = middle_of_match(name)

    def batch(_: int) -> tuple[int, float]:
        begun = time.process_time()
        for _ in range(CLONES):
            state.clone()
        cloned = time.process_time()
        for _ in range(CLONES):
            pass
        return CLONES, (cloned - begun) - (time.process_time() - cloned)

    return batch


def middle_of_match(name: str) -> Any:
    """A state with half of a random match behind it."""
    import pyspiel

    game = pyspiel.load_game(name)
    ended, state = game.new_initial_state(), game.new_initial_state()
    play_in_python(ended)
    for action in ended.history()[: len(ended.history()) // 2]:
        state.apply_action(action)
    return state


def uno_loop(choose: Callable[[Any], int]) -> Batch:
    """RLCard's UNO, always for two, step by step; it has no chance between the choices, so each step is one.

    This loop is faster than RLCard's own `env.run`, which also keeps the trajectories.
    """
    import rlcard

    env = rlcard.make("uno")

    def play(_: int) -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose(state))
            decisions += 1
        return decisions

    return timed(play)


def uno_agents() -> Batch:
    """With RLCard's random agent, which draws by numpy.random.choice."""
    from rlcard.agents import RandomAgent

    agent = RandomAgent(num_actions=61)
    return uno_loop(agent.step)


def uno_bare() -> Batch:
    """With random.choice, as in our loop in Python: what remains is the environment's own time."""
    return uno_loop(lambda state: random.choice(list(state["legal_actions"])))


CONTENDERS: dict[str, Callable[[], Batch]] = {
    "OpenSpiel crazy_eights, C++": lambda: compiled_loop("crazy_eights(players=4)"),
    "OpenSpiel crazy_eights, Python": lambda: python_loop("crazy_eights(players=4)"),
    "OpenSpiel crazy_eights, clone": lambda: clones("crazy_eights(players=4)"),
    "OpenSpiel maedn, C++": lambda: compiled_loop("maedn(players=4)"),
    "OpenSpiel battleship, C++": lambda: compiled_loop("battleship"),
    "OpenSpiel hanabi, C++": lambda: compiled_loop("hanabi(players=4)"),
    "RLCard UNO": uno_agents,
    "RLCard UNO, random.choice": uno_bare,
}


if __name__ == "__main__":
    serve(CONTENDERS, ("open_spiel", "rlcard", "numpy"))
