"""PettingZoo's own tests, in turns for every game, in parallel where play is simultaneous."""

import copy
import pickle

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


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_in_turns(game):
    players = macabre.load(game).players[-1]
    api_test(env(game, players=players, limit=40), num_cycles=60)
    seed_test(lambda: env(game, players=players, limit=12), num_cycles=2)


@pytest.mark.parametrize("game", TOGETHER)
def test_in_parallel(game):
    parallel_api_test(parallel_env(game, players=3), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(game, players=2), num_cycles=2)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_without_masks_the_rules_sample_what_is_listed(game):
    bare, masked = (raw_env(game, players=2, limit=60, masks=masks) for masks in (False, True))
    for table in (bare, masked):
        table.reset(seed=2)
    with pytest.raises(macabre.BadAction, match="forbids"):
        bare.step(int(np.flatnonzero(masked.last()[0]["action_mask"] == 0)[0]))
    for agent in bare.agent_iter():
        (seen, *told), (twin, *expected) = bare.last(), masked.last()
        assert (agent, told[1:3]) == (masked.agent_selection, expected[1:3])
        assert seen.keys() == {"observation"}
        assert seen["observation"].tolist() == twin["observation"].tolist()
        action = None if any(told[1:3]) else bare.sample()
        if action is not None:
            assert sorted(bare.legal_actions()) == np.flatnonzero(twin["action_mask"]).tolist()
            assert twin["action_mask"][action]
        for table in (bare, masked):
            table.step(action)


def test_the_winner_gets_the_reward():
    table = raw_env("cluedo-cards", players=3, options={"target": 1})
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut_off, _ = table.last()
        total[agent] += reward
        table.step(None if over or cut_off else int(np.flatnonzero(seen["action_mask"])[0]))
    assert [total[f"seat_{seat}"] for seat in range(3)] == [seat in table.table.winners for seat in range(3)]


def test_everybody_sees_the_end_and_what_they_may_do_is_safe_to_sample_from():
    table = raw_env("deadly-doodles", players=2, options={"number_of_rounds": 3})
    table.reset(seed=1)
    while not any(table.terminations.values()):
        other = next(agent for agent in table.agents if agent != table.agent_selection)
        assert not table.observe(other)["action_mask"].any()
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert seen["action_mask"].all()
        assert seen["observation"].tolist() == table.table.setting.observation(table.table.match, seat).tolist()


def test_an_environment_is_pickled_and_copied_in_the_middle_of_a_match():
    for table in (raw_env("cluedo-cards", players=3), env("cluedo-cards", players=3)):
        table.reset(seed=1)
        others = []
        for step in range(20):
            if step == 9:
                others = [pickle.loads(pickle.dumps(table)), copy.deepcopy(table)]
            action = int(np.flatnonzero(table.last()[0]["action_mask"])[0])
            seen = [each.last()[0]["observation"].tolist() for each in (table, *others)]
            assert seen[1:] == seen[:1] * len(others)
            for each in (table, *others):
                each.step(action)


def test_an_action_against_the_mask_is_refused_or_loses():
    bare, wrapped = raw_env("cluedo-cards", players=2), env("cluedo-cards", players=2)
    for table in (bare, wrapped):
        table.reset(seed=1)
    wrong = int(np.flatnonzero(bare.last()[0]["action_mask"] == 0)[0])
    for each in (wrong, -1, 10**30):
        with pytest.raises(macabre.BadAction, match="forbids"):
            bare.step(each)
    agent = wrapped.agent_selection
    wrapped.step(wrong)
    assert (wrapped.terminations[agent], wrapped.rewards[agent]) == (True, -1)


def test_turns_cannot_be_taken_in_parallel():
    with pytest.raises(macabre.NoEnvironment, match="in turns"):
        parallel_env("cluedo-cards")


def test_it_draws_itself():
    table = env("deadly-doodles", players=2, render_mode="svg")
    table.reset(seed=1)
    assert table.render().startswith("<svg")


# --- SuperSuit


def supersuit():
    return pytest.importorskip("supersuit", reason="SuperSuit is not installed: pip install supersuit")


def step_all(batch, steps):
    """Take every seat's first legal action in each step; a match that ends begins anew by itself."""
    seen, _ = batch.reset()
    for _ in range(steps):
        assert set(seen) == {"observation", "action_mask"}
        seen, rewards, *_ = batch.step(seen["action_mask"].argmax(axis=1))
    return rewards


@pytest.mark.slow
@pytest.mark.parametrize("processes", [0, 2])
def test_supersuit_makes_a_batch_of_seats_that_act_together(processes):
    """Two matches for three: six rows, each with its mask."""
    one = supersuit().pettingzoo_env_to_vec_env_v1(parallel_env("deadly-doodles", players=3))
    both = supersuit().concat_vec_envs_v1(one, 2, num_cpus=processes, base_class="gymnasium")
    assert step_all(both, 200).shape == (6,)


@pytest.mark.slow
def test_supersuit_makes_a_batch_of_seats_that_act_in_turns():
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    parallel = turn_based_aec_to_parallel(env("dead-house", players=2))
    assert step_all(supersuit().pettingzoo_env_to_vec_env_v1(parallel), 200).shape == (2,)
