"""Gymnasium's own checker, and one seat against bots."""

import copy
import pickle

import numpy as np
import pytest

import macabre

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from macabre.envs.gymnasium import SeatEnv  # noqa: E402
from tests.effort import soonest  # noqa: E402


@pytest.mark.slow
@pytest.mark.parametrize("game", soonest(macabre.games(), "cluedo-cards", "dead-house"))
def test_every_game_is_registered_and_passes_the_checker(game):
    name = f"macabre/{game}-v{macabre.load(game).rules.version}"
    check_env(gymnasium.make(name, players=2, limit=50).unwrapped)


def play(env, seed):
    """A whole match at random; what was seen, and the reward."""
    rng = np.random.default_rng(seed)
    (seen, _), over, seen_all = env.reset(seed=seed), False, []
    while not over:
        assert seen["action_mask"].any()
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
        assert reward == 0 or over
        seen_all.append(seen["observation"].tolist())
    return seen_all, reward, info


def test_a_seed_gives_the_same_match():
    env = SeatEnv("cluedo-cards", 3, seat=1, bots=["greedy", "random"], options={"target": 1})
    assert play(env, 4) == play(env, 4)
    assert play(env, 4) != play(env, 5)


def test_the_reward_is_the_seats_own():
    env = SeatEnv("cluedo-cards", 2, seat=1, options={"target": 1})
    rewards = [(reward, info["winners"]) for _, reward, info in (play(env, seed) for seed in range(8))]
    assert all(reward == (winners == [1]) for reward, winners in rewards)
    assert {reward for reward, _ in rewards} == {0, 1}


def test_the_seat_plays_where_all_decide_at_once():
    env = SeatEnv("deadly-doodles", 3, seat=2, reward="score")
    _, reward, info = play(env, 1)
    assert (reward > 0) >= (info["winners"] == [2])


def test_whoever_acts_against_the_mask_has_lost():
    env = SeatEnv("cluedo-cards", 2, reward="rank")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info["forfeited"]) == (-2.0, True, True)


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_to_act_against_the_mask_costs_more_than_to_lose(reward):
    env = SeatEnv("cluedo-cards", 2, reward=reward, options={"target": 1})
    lost = min(play(env, seed)[1] for seed in range(6))
    seen, _ = env.reset(seed=1)
    assert env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))[1] < lost


def test_the_mask_of_the_last_observation_can_be_sampled_from():
    env = SeatEnv("cluedo-cards", 2, options={"target": 1})
    rng, (seen, _), over = np.random.default_rng(2), env.reset(seed=2), False
    while not over:
        seen, _, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert env.action_space.sample(seen["action_mask"]) in env.action_space
    assert seen["action_mask"].all()


def test_an_environment_is_pickled_and_copied_in_the_middle_of_a_match():
    env = SeatEnv("cluedo-cards", 3, seat=1, bots=["greedy", "random"])
    env.reset(seed=3)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.setting.mask(env.match, env.seat))[-1]))
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for _ in range(20):
        action = int(np.flatnonzero(env.setting.mask(env.match, env.seat))[0])
        seen = [each.step(action)[0]["observation"].tolist() for each in (env, *others)]
        assert seen[1:] == seen[:1] * 2


def test_a_match_is_cut_off():
    env = SeatEnv("dead-house", 2, limit=10)
    env.reset(seed=1)
    play(env, 1)
    assert env.table.cut_off
    assert not env.match.finished


@pytest.mark.slow
def test_bots_that_think_and_bots_of_ones_own_play_too():
    class Last:
        name = "last"

        def choose(self, sight):
            return sight.legal_moves[-1]

    env = SeatEnv("cluedo-cards", 3, bots=["easy", Last()], options={"target": 1}, limit=30)
    assert play(env, 4)[0] == play(env, 4)[0]
    seen, _ = env.reset(seed=4)
    other = SeatEnv("cluedo-cards", 3, bots=["easy", "random"], limit=30)
    other.reset(seed=4)
    again = pickle.loads(pickle.dumps(other))
    action = int(np.flatnonzero(other.table.seen_by(0)["action_mask"])[0])
    assert [again.step(action)[0]["observation"].tolist()] == [other.step(action)[0]["observation"].tolist()]
    assert env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))[4]["forfeited"]


@pytest.mark.parametrize(("mode", "begins"), [("ansi", "Round"), ("svg", "<svg")])
def test_it_draws_itself(mode, begins):
    env = SeatEnv("cluedo-cards", 2, render_mode=mode)
    env.reset(seed=1)
    assert begins in env.render()


def test_what_cannot_be_is_refused():
    with pytest.raises(macabre.BadSeat, match="no seat 5"):
        SeatEnv("cluedo-cards", 2, seat=5)
    with pytest.raises(macabre.BadPlayers, match="1 other seats"):
        SeatEnv("cluedo-cards", 2, bots=["random", "random"])
