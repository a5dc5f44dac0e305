"""Environments for programs that learn: native batches here, and a module for each library with its own interface.

`macabre.envs.gymnasium`, `macabre.envs.pettingzoo` and `macabre.envs.openspiel` need those libraries.
"""

import macabre.fast  # noqa: F401
from macabre.envs.rewards import REWARDS
from macabre.envs.setting import Setting
from macabre.envs.vector import Batch, VectorEnv
from macabre.envs.visitors import Visitors

__all__ = ["REWARDS", "Batch", "Setting", "VectorEnv", "Visitors"]
