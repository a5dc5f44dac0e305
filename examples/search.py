"""A bot that searches in one seat of a Gymnasium environment, against bots of your choice.

pip install "macabre[gym]"
python examples/search.py dead-house --bot normal --against greedy --matches 20
"""

from __future__ import annotations

import argparse

from macabre.bots import make_bot, player_of
from macabre.envs.gymnasium import SeatEnv


def play(env: SeatEnv, bot_name: str, seed: int) -> float:
    """One match; the seat's reward."""
    player = player_of(make_bot(bot_name, seed))
    env.reset(seed=seed)
    while True:
        action = player(env.match, env.seat)  # from what the seat sees, as a learner's action would be
        _, reward, over, cut_off, _ = env.step(env.setting.number_of(action))
        if over or cut_off:
            return reward


def main() -> None:
    """Play some matches, and say how many were won."""
    parser = argparse.ArgumentParser(description="A bot that searches, in a Gymnasium environment.")
    parser.add_argument("game", nargs="?", default="cluedo-cards")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--matches", type=int, default=10)
    chosen = parser.parse_args()
    env = SeatEnv(chosen.game, chosen.players, bots=chosen.against)
    won = 0.0
    for seed in range(chosen.matches):
        won += play(env, chosen.bot, seed)
        print(f"{chosen.bot} has won {won:g} of {seed + 1} against {chosen.players - 1} × {chosen.against}", flush=True)


if __name__ == "__main__":
    main()
