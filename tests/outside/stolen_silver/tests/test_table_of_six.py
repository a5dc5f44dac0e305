"""Six at a table: bots, series, learners and reviews."""

import random

import numpy as np
import pytest

import macabre
from macabre.arena.run import run_series
from macabre.arena.series import make_series
from macabre.bots import Sight, bot_names, make_bot
from macabre.envs import VectorEnv
from macabre.envs.setting import Setting

GAME = macabre.load("stolen-silver")
SIX = range(6)


def finished(seed=1):
    """A match of six, one bot of each level."""
    bots = [make_bot(name, seed) for name in bot_names()]
    match = GAME.new(6, seed=seed)
    while not match.finished:
        seat = match.to_act[0]
        match.play(bots[seat].choose(Sight.of(match, seat)), seat)
    return match


def test_bots_of_every_level_finish_a_match():
    assert len(bot_names()) == 6
    match = finished()
    assert sum(match.scores) == 1 + 2 + 3 + 4
    assert macabre.replay(match.transcript()).winners == match.winners


def test_who_thinks_ahead_wins_more_in_a_series_in_which_everybody_sits_in_all_six_seats():
    standings = run_series(make_series(GAME, ["hard", *["random"] * 5]), 10)
    seats = [match.seated.index(0) for match in standings.matches]
    assert [seats.count(seat) for seat in SIX] == [10] * 6
    assert standings.interval("hard")[0] > 1 / 6


def test_a_hint_knows_everybodys_chances():
    thought = macabre.hint(GAME.new(6, seed=3), seconds=0.1)
    assert len(thought.chances) == 6
    assert sum(thought.chances) == pytest.approx(1, abs=0.01)


def test_a_review_looks_back_on_all_six():
    looked = macabre.review(finished(), iterations=20)
    assert all(len(moment.true) == len(moment.known) == 6 for moment in looked.moments)
    assert looked.moments[-1].true == tuple(float(seat in looked.winners) / len(looked.winners) for seat in SIX)


def test_an_observation_has_one_size_for_any_number_of_players():
    sizes = {Setting(GAME, players).plan.size for players in GAME.players}
    assert len(sizes) == 1
    assert Setting(GAME, 3).plan.shapes["silver"] == (6,)


@pytest.mark.parametrize("players", [3, 6])
def test_learners_play_to_the_end_in_batches(players):
    env = VectorEnv(GAME, 16, players, seed=1, reward="win")
    ends = 0
    while ends < 100:
        batch = env.step(env.sample())
        ended = batch.over.nonzero()[0]
        ends += len(ended)
        assert batch.rewards.shape == (16, players)
        assert np.allclose(batch.rewards[ended].sum(axis=1), 1)
        silver = env.plan.named(batch.observations)["silver"]
        assert not silver[:, players:].any()


def test_a_batch_and_a_match_give_the_same_observations():
    env = VectorEnv(GAME, 1, 6, seed=2)
    for _ in range(20):
        seat = int(env.batch.seats[0])
        sight = GAME.rules.state.masked(env.state(0), seat)
        assert (env.plan.observe(sight, seat) == env.batch.observations[0]).all()
        env.step(env.sample())


def test_openspiel_plays_it_with_six():
    pyspiel = pytest.importorskip("pyspiel")
    import macabre.envs.openspiel  # noqa: F401

    state, dice = pyspiel.load_game("macabre_stolen_silver(players=6)").new_initial_state(), random.Random(1)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert len(state.returns()) == 6
    assert sum(state.returns()) == pytest.approx(0)
