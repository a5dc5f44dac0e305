"""MaskablePPO of sb3-contrib over the compiled batch: python -m pip install "macabre[sb3]"."""

import numpy as np
from sb3_contrib import MaskablePPO

from macabre.envs.stable_baselines3 import SeatVecEnv


def learn(steps: int) -> MaskablePPO:
    """Play and learn in seat 0, against three random players."""
    env = SeatVecEnv("dead-house", 256, players=4, bots="random")
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=2048, n_epochs=4, learning_rate=1e-3, seed=0)
    return model.learn(steps)


def share_won(model: MaskablePPO, steps: int) -> float:
    """The share of other matches that it wins."""
    env = SeatVecEnv("dead-house", 256, players=4, bots="random", seed=1)
    seen, won = env.reset(), []
    for _ in range(steps):
        actions, _ = model.predict(seen, action_masks=env.action_masks())
        seen, rewards, ended, _ = env.step(actions)
        won += rewards[ended].tolist()
    return float(np.mean(won))


if __name__ == "__main__":
    learnt = learn(1_000_000)
    print(f"wins {share_won(learnt, 300):.0%} of its matches; an even share is 25 %")
    learnt.save("dead-house-ppo")
