"""Stable-Baselines3: one seat in many matches, with masks for `MaskablePPO` of sb3-contrib.

`MaskablePPO("MlpPolicy", SeatVecEnv("dead-house", 256, players=4, bots="random"))`
"""

from __future__ import annotations

from typing import Any

import numpy as np

from macabre.envs.seat import SeatBatch
from macabre.errors import NoEnvironment

try:
    from gymnasium.spaces import Box, Discrete
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    raise NoEnvironment.because("env-not-installed", package="Stable-Baselines3", extra="sb3") from None


class SeatVecEnv(SeatBatch, VecEnv):
    """The batch as Stable-Baselines3 knows its kind."""

    def __init__(self, game: str, matches: int, seat: int = 0, **setting: Any) -> None:
        SeatBatch.__init__(self, game, matches, seat, **setting)
        plan = self.env.plan
        VecEnv.__init__(self, matches, Box(-128, 127, (plan.size,), np.int8), Discrete(len(plan.actions)))
