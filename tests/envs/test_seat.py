"""One seat in many matches: what Stable-Baselines3 and Gymnasium ask of a batch."""

import numpy as np
import pytest

import macabre
from macabre.envs.seat import SeatBatch, learners_batch

gymnasium = pytest.importorskip("gymnasium")
from macabre.envs.gymnasium import SeatVectorEnv  # noqa: E402

# The abstract methods of Stable-Baselines3's VecEnv, and what it calls besides; it is not installed with the tests.
ASKED_FOR = (
    "reset", "step_async", "step_wait", "step", "close", "seed", "get_attr", "set_attr", "env_method", "env_is_wrapped",
)  # fmt: skip
EASY = {"players": 2, "options": {"pawns_to_win": 1, "special_cards": False}}


def chosen(rng, masks, scores):
    """An action of each row that its mask allows, by scores."""
    luck = rng.gumbel(size=masks.shape)
    return np.where(masks, scores + luck, -np.inf).argmax(axis=1)


def test_a_batch_is_what_stable_baselines_steps():
    env = SeatBatch("cluedo-cards", 6, seat=1, players=3, bots=["greedy", "random"], options={"target": 1}, seed=1)
    assert all(callable(getattr(env, name)) for name in ASKED_FOR)
    env.seed(4)
    seen, rng, ended = env.reset(), np.random.default_rng(1), 0
    assert (seen.shape, seen.dtype) == ((6, env.env.plan.size), np.int8)
    kept = [(seen, seen.copy())]
    for _ in range(120):
        masks = np.stack(env.env_method("action_masks"))
        assert masks.any(axis=1).all()
        seen, rewards, done, infos = env.step(chosen(rng, masks, 0.0))
        kept.append((seen, seen.copy()))
        assert (rewards.dtype, done.dtype, len(infos)) == (np.float32, np.bool_, 6)
        for match in range(6):
            assert ("terminal_observation" in infos[match]) == done[match]
            assert rewards[match] == 0 or done[match]
            ended += done[match]
    assert ended > 3
    assert all((array == copy).all() for array, copy in kept)
    assert env.get_attr("render_mode", [0, 2]) == [None, None]
    assert env.env_is_wrapped(object) == [False] * 6
    with pytest.raises(AttributeError, match="has action_masks"):
        env.env_method("fly")


def test_a_match_that_is_cut_off_says_so_and_shows_its_last_observation():
    env = SeatBatch("dead-house", 3, limit=6, **EASY)
    env.reset()
    seen, cut = [], []
    for _ in range(8):
        _, _, _, infos = env.step(env.env.sample())
        cut += [info["TimeLimit.truncated"] for info in infos if info]
        seen += [info["terminal_observation"] for info in infos if info]
    assert True in cut
    assert all(last.shape == (env.env.plan.size,) and last.any() for last in seen)


def test_what_the_seat_sees_does_and_gets_is_the_batchs():
    """Step by step the same as the batch below: what `examples/learn.py` learns from, Stable-Baselines3 learns from."""
    env, twin = (
        SeatBatch("dead-house", 8, seat=1, seed=3, **EASY),
        learners_batch("dead-house", 8, seat=1, seed=3, **EASY),
    )
    seen, batch, rng, total = env.reset(), twin.reset(), np.random.default_rng(2), 0.0
    for _ in range(80):
        assert (batch.seats == 1).all()
        assert (seen == batch.observations).all()
        assert (env.action_masks() == batch.masks).all()
        actions = chosen(rng, batch.masks, 0.0)
        (seen, rewards, done, _), batch = env.step(actions), twin.step(actions)
        assert (rewards == batch.rewards[:, 1]).all()
        assert (done == (batch.over | batch.cut_off)).all()
        total += rewards.sum()
    assert total > 0


# --- Gymnasium's vector


def test_gymnasium_makes_a_batch_by_its_vector_entry_point():
    name = f"macabre/dead-house-v{macabre.load('dead-house').rules.version}"
    env = gymnasium.make_vec(name, num_envs=5, vectorization_mode="vector_entry_point", players=3, bots="greedy")
    seen, _ = env.reset(seed=3)
    assert seen in env.observation_space
    again, _ = env.reset(seed=3)
    assert (seen["observation"] == again["observation"]).all()
    for _ in range(10):
        actions = chosen(np.random.default_rng(1), seen["action_mask"].astype(bool), 0.0)
        assert actions in env.action_space
        seen, rewards, over, cut_off, _ = env.step(actions)
        assert seen in env.observation_space
        assert rewards.shape == over.shape == cut_off.shape == (5,)


def test_gymnasiums_batch_gives_what_was_seen_at_the_end():
    env = SeatVectorEnv("cluedo-cards", 4, players=2, options={"target": 1}, render_mode="ansi")
    seen, _ = env.reset(seed=1)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(150):
        seen, rewards, over, cut_off, infos = env.step(chosen(rng, seen["action_mask"].astype(bool), 0.0))
        for match in np.flatnonzero(over | cut_off):
            ended += 1
            assert infos["_final_obs"][match]
            last = infos["final_obs"][match]["observation"]
            assert last in env.single_observation_space["observation"]
            assert (last != seen["observation"][match]).any()
            assert rewards[match] == (0 in infos["final_info"]["winners"][match])
    assert ended
    assert len(env.render()) == 4


@pytest.mark.parametrize(
    ("wrong", "error"),
    [({"seat": 2}, macabre.BadSeat), ({"bots": ["random"] * 2}, macabre.BadPlayers)],
)
def test_what_cannot_be_is_refused(wrong, error):
    with pytest.raises(error):
        SeatBatch("cluedo-cards", 2, players=2, **wrong)
