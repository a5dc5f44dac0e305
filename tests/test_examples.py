"""The examples run, and the learner learns."""

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec

import numpy as np
import pytest

import macabre
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
    assert set(np.load(tmp_path / "policy.npz")) == {*layers, "made_for"}


def lead_in(game):
    """How far those who decide are ahead when a match begins."""
    from learn import table

    tables = table(game, 4, 8, seed=1)
    return tables.lead(tables.seen)


@pytest.mark.skipif(not find_spec("optax"), reason="the extra for learners is not installed")
@pytest.mark.parametrize("game", macabre.games())
@pytest.mark.usually(1)
def test_nobody_is_far_ahead_when_a_match_begins(game):
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as own:
        leads = own.submit(lead_in, game).result()
    assert leads.shape == (8,)
    assert np.abs(leads).max() < 0.1


def a_league(rounds):
    """The results of some rounds at each table, where greedy players come as soon as matches have ended."""
    import league
    from learn import Recipe

    league.ENOUGH, league.EVERY = -1.0, 1
    found = league.League("dead-house", 3, Recipe(matches=32, steps=32, minibatches=2, width=32), 1)
    played = [results for results, _ in zip(found.league(), range(rounds), strict=False)]
    return [list(results) for results in played], len(found.members), sum(len(r.get("league", [])) for r in played)


def gains(discount):
    """Two decisions of one match and one of another's between them, which ends with a win."""
    from learn import Play, Recipe, advantages

    value, reward, ended = (np.array([column], float).T for column in ([0.5, 0.9, 0.2], [0, 0, 1], [0, 0, 1]))
    play = Play(None, None, None, None, value, reward, ended)
    own = np.array([[True], [False], [True]])
    recipe = Recipe(discount=discount, trace=1.0)
    found = [advantages(play, whose, np.zeros_like(value), np.zeros(1), recipe)[:, 0] for whose in (own, ~own)]
    return found[0].tolist(), found[1][1]


@pytest.mark.skipif(not find_spec("optax"), reason="the extra for learners is not installed")
@pytest.mark.usually(0)
def test_the_league_seats_copies_of_the_learner_and_learns_from_its_own_decisions_alone():
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as own:
        tables, members, ended = own.submit(a_league, 8).result()
        (first, _, third), others = own.submit(gains, 0.5).result()
    assert tables[0] == ["0 greedy", "league"]
    assert tables[-1] == ["2 greedy", "league"]
    assert members > 1
    assert ended > 0
    assert third == pytest.approx(1 - 0.2)
    assert first == pytest.approx((0 + 0.5 * 0.2 - 0.5) + 0.5 * (1 - 0.2))
    assert others == pytest.approx(1 - 0.9)  # the win came at another's decision: it is what one's own led to


@pytest.mark.slow
def test_maskable_ppo_learns():
    """About a minute of processor time, where Stable-Baselines3 is installed."""
    pytest.importorskip("sb3_contrib", reason='Stable-Baselines3 is not installed: pip install "macabre[sb3]"')
    from maskable_ppo import learn, share_won

    assert share_won(learn(262_144), 150) > 0.4
