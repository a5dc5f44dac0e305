"""What ends are worth."""

import numpy as np
import pytest

from macabre.envs.rewards import rewards_of


@pytest.mark.parametrize(
    ("kind", "winners", "points", "worth"),
    [
        ("win", 0b001, [10, 3, 4], [1, 0, 0]),
        ("win", 0b101, [10, 3, 10], [0.5, 0, 0.5]),
        ("win", 0, [1, 2, 3], [0, 0, 0]),
        ("rank", 0b010, [0, 1, 0], [-0.5, 1, -0.5]),
        ("rank", 0b001, [5, 9, 7], [1, 0, -1]),
        ("rank", 0b001, [5], [0]),
        ("score", 0b001, [10, 4, 1], [7.5, -1.5, -6]),
        ("score", 0b001, [12], [12]),
    ],
)
def test_rewards(kind, winners, points, worth):
    assert rewards_of(kind, np.array([winners]), np.array([points]))[0].tolist() == worth
