"""PettingZoo's own tests, in turns for every game, in parallel where play is simultaneous."""

import numpy as np
import pytest

import macabre

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from macabre.envs.pettingzoo import env, parallel_env, raw_env

# It warns of every observation that is not one bare array, as those with masks never are.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")

GAMES = macabre.games()
TOGETHER = [game for game in GAMES if macabre.load(game).rules.simultaneous]


@pytest.mark.parametrize("game", GAMES)
def test_in_turns(game):
    players = macabre.load(game).players[-1]
    api_test(env(game, players=players, limit=40), num_cycles=60)
    seed_test(lambda: env(game, players=players, limit=12), num_cycles=2)


@pytest.mark.parametrize("game", TOGETHER)
def test_in_parallel(game):
    parallel_api_test(parallel_env(game, players=3), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(game, players=2), num_cycles=2)


def test_the_winner_gets_the_reward():
    table = raw_env("cluedo-cards", players=3, options={"target": 1})
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut_off, _ = table.last()
        total[agent] += reward
        table.step(None if over or cut_off else int(np.flatnonzero(seen["action_mask"])[0]))
    assert [total[f"seat_{seat}"] for seat in range(3)] == [seat in table.table.match.winners for seat in range(3)]


def test_turns_cannot_be_taken_in_parallel():
    with pytest.raises(macabre.NoEnvironment, match="in turns"):
        parallel_env("cluedo-cards")


def test_it_draws_itself():
    table = env("deadly-doodles", players=2, render_mode="svg")
    table.reset(seed=1)
    assert table.render().startswith("<svg")
