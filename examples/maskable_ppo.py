"""MaskablePPO of sb3-contrib over the compiled batch: python -m pip install "macabre[sb3]"."""

from sb3_contrib import MaskablePPO

from macabre.envs.stable_baselines3 import SeatVecEnv

env = SeatVecEnv("dead-house", 256, players=4, bots="random")
model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=4096, n_epochs=4, learning_rate=1e-3, verbose=1)
model.learn(1_000_000, progress_bar=False)
model.save("dead-house-ppo")
