"""MaskablePPO of sb3-contrib in every seat of a game, for some minutes of processor time, saved as weights.

    python benchmarks/maskable.py dead-house --minutes 10 --save build/baselines/maskable-ppo/dead-house.npz

It needs `pip install "macabre[sb3]"`. `benchmarks/baseline_bots.py` plays what was saved.
"""

from __future__ import annotations

import argparse
import time
from itertools import chain
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from macabre.envs.stable_baselines3 import SeatVecEnv

MATCHES, PLAYERS = 256, 4


class AllSeats(VecEnv):
    """The learner's table once for each seat, as one batch: who plays well in one seat alone is lost in the others."""

    def __init__(self, game: str, seed: int) -> None:
        each = {"players": PLAYERS, "bots": "random"}
        self.parts = [
            SeatVecEnv(game, MATCHES // PLAYERS, seat, seed=seed * PLAYERS + seat, **each) for seat in range(PLAYERS)
        ]
        super().__init__(MATCHES, self.parts[0].observation_space, self.parts[0].action_space)

    def reset(self) -> Any:
        """What the learner sees of each match."""
        return np.concatenate([part.reset() for part in self.parts])

    def step_async(self, actions: Any) -> None:
        """Note what it does."""
        for part, chosen in zip(self.parts, np.split(actions, PLAYERS), strict=True):
            part.step_async(chosen)

    def step_wait(self) -> Any:
        """What came of it."""
        seen, rewards, ended, infos = zip(*(part.step_wait() for part in self.parts), strict=True)
        return np.concatenate(seen), np.concatenate(rewards), np.concatenate(ended), list(chain(*infos))

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        """The masks."""
        return [mask for part in self.parts for mask in part.env_method(method_name)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """What all matches share."""
        return self.parts[0].get_attr(attr_name) * PLAYERS

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing of a match can be set."""
        self.parts[0].set_attr(attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No match is wrapped."""
        return [False] * MATCHES

    def close(self) -> None:
        """Nothing is open."""


class Clock(BaseCallback):
    """Ends learning when its processor time is up."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds, self.begun = seconds, time.process_time()

    def _on_step(self) -> bool:
        return time.process_time() - self.begun < self.seconds


def main() -> None:
    """Learn, and save the layers of the policy."""
    parser = argparse.ArgumentParser(description="MaskablePPO in every seat of a game.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", required=True)
    chosen = parser.parse_args()
    env = AllSeats(chosen.game, chosen.seed)
    given: dict[str, Any] = {"n_steps": 64, "batch_size": 4096, "n_epochs": 4, "learning_rate": 1e-3}
    model = MaskablePPO("MlpPolicy", env, seed=chosen.seed, verbose=1, **given)
    model.learn(10**12, callback=Clock(60 * chosen.minutes))
    policy, game = model.policy, env.parts[0].env.game
    layers = {"first": policy.mlp_extractor.policy_net[0], "second": policy.mlp_extractor.policy_net[2]}
    weights = {
        f"{name}.{part}": value.detach().numpy().T
        for name, layer in (layers | {"policy": policy.action_net}).items()
        for part, value in (("w", layer.weight), ("b", layer.bias))
    }
    np.savez(chosen.save, made_for=f"{game.id} {game.rules.version}", **weights)


if __name__ == "__main__":
    main()
