"""The examples run, and the learner learns."""

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec

import numpy as np
import pytest

from tests.conftest import ROOT

pytestmark = pytest.mark.process

ROUNDS = 30  # of play; the learner wins three of four matches by then

sys.path.insert(0, str(ROOT / "examples"))


def test_random_play():
    from random_play import play

    won, ended = play("cluedo-cards", 3, 32, 200)
    assert ended > 0
    assert won.sum() == ended


def test_a_search_beats_random_players():
    pytest.importorskip("gymnasium")
    from search import SeatEnv, play

    env = SeatEnv("dead-house", 2)
    assert sum(play(env, "greedy", seed) for seed in range(6)) >= 5


def learn_a_little(rounds, file):
    """The results of some rounds of play, the last of them learnt from all others."""
    from learn import Learner, Recipe, table

    recipe = Recipe(matches=128, steps=32, minibatches=4, width=64)
    learner = Learner(table("dead-house", 4, recipe.matches, seed=1), recipe)
    won = [result for results, _ in zip(learner.learn(), range(rounds), strict=False) for result in results]
    learner.save(file)
    return won, {f"{layer}.{part}" for layer in learner.params for part in "wb"}


@pytest.mark.skipif(not find_spec("optax"), reason="the extra for learners is not installed")
def test_the_learner_learns(tmp_path):
    """In a process of its own: where JAX has been loaded, other tests cannot fork."""
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as own:
        won, layers = own.submit(learn_a_little, ROUNDS, str(tmp_path / "policy.npz")).result()
    assert "jax" not in sys.modules
    assert 0.1 < np.mean(won[:200]) < 0.4
    assert np.mean(won[-200:]) > 0.5
    assert set(np.load(tmp_path / "policy.npz")) == layers
