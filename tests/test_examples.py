"""The examples run, and the learner learns."""

import sys

import numpy as np
import pytest

from tests.conftest import ROOT

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


def test_the_learner_learns(tmp_path):
    pytest.importorskip("optax")
    from learn import Learner, Recipe, table

    recipe = Recipe(matches=128, steps=32, minibatches=4, width=64)
    learner = Learner(table("dead-house", 4, recipe.matches, seed=1), recipe)
    won = [result for results, _ in zip(learner.learn(), range(ROUNDS), strict=False) for result in results]
    assert 0.1 < np.mean(won[:200]) < 0.4
    assert np.mean(won[-200:]) > 0.5
    learner.save(str(tmp_path / "policy.npz"))
    assert set(np.load(tmp_path / "policy.npz")) == {f"{n}.{p}" for n in learner.params for p in "wb"}
