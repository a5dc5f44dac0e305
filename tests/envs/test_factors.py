"""Actions as several choices: masks of each, and nothing but legal actions at the end."""

import numpy as np
import pytest

import macabre
from macabre.envs import VectorEnv

GAMES = macabre.games()


def completions(env, match, begun=()):
    """Every action of a match that can be chosen factor by factor."""
    if len(begun) == len(env.factors.sizes):
        return [int(env.factors.actions(np.array(begun)))]
    mask = env.factor_masks(np.tile(begun, (env.matches, 1)).astype(int))[0][match]
    assert mask.any()
    return [action for choice in np.flatnonzero(mask) for action in completions(env, match, (*begun, choice))]


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_its_choices_and_no_two_are_alike(game):
    env = VectorEnv(game, 1, 2, seed=1)
    factors, table = env.factors, env.factors.table
    assert table.shape == (len(env.plan.actions), len(factors.names))
    assert (factors.actions(table) == np.arange(len(table))).all()
    for action in (0, len(table) // 2, len(table) - 1):
        words = [factors.words[place][choice] for place, choice in enumerate(table[action])]
        assert " ".join(word for word in words if word) == env.setting.move_of(action)


@pytest.mark.parametrize("game", GAMES)
def test_choice_by_choice_one_comes_to_what_is_legal_and_to_nothing_else(game):
    env, rng = VectorEnv(game, 3, 3, seed=2), np.random.default_rng(1)
    for step in range(40):
        if step % 20 == 19:
            assert sorted(completions(env, 1)) == np.flatnonzero(env.batch.masks[1]).tolist()
        alone = env.factor_masks()
        chosen = np.zeros((3, 0), int)
        for factor in range(len(env.factors.sizes)):
            mask = env.factor_masks(chosen)[0]
            assert not (mask & ~alone[factor]).any()
            chosen = np.column_stack([chosen, [rng.choice(np.flatnonzero(row)) for row in mask]])
        env.step(env.factors.actions(chosen))


def test_where_all_decide_at_once_each_seat_has_its_choices():
    env = VectorEnv("deadly-doodles", 2, 3, seed=1, together=True, masks=False)
    for factor, mask in enumerate(env.factor_masks()):
        assert mask.shape == (2, 3, env.factors.sizes[factor])
        assert mask.any(axis=-1).all()


def test_choices_that_are_no_action_are_refused():
    env = VectorEnv("cluedo-cards", 1, 2, seed=1)
    for wrong in ([[0] * len(env.factors.sizes)], [[99] * len(env.factors.sizes)], [[1]]):
        with pytest.raises(macabre.BadAction, match="type"):
            env.factors.actions(wrong)
