"""Random play in a batch of matches: how long they are, who wins, and how fast it goes.

python examples/random_play.py dead-house --players 4
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from macabre.envs import VectorEnv


def play(game: str, players: int, matches: int, steps: int) -> tuple[np.ndarray, int]:
    """How often each seat won, and how many matches ended."""
    env = VectorEnv(game, matches, players, seed=1)
    won, ended = np.zeros(players), 0
    for _ in range(steps):
        batch = env.step(env.sample())  # any legal action: batch.masks says which there are
        won += batch.rewards.sum(axis=0)
        ended += int((batch.over | batch.cut_off).sum())
    return won, ended


def main() -> None:
    """Play, and say how it went."""
    parser = argparse.ArgumentParser(description="Random play in a batch of matches.")
    parser.add_argument("game", nargs="?", default="cluedo-cards")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=500)
    chosen = parser.parse_args()
    play(chosen.game, chosen.players, chosen.matches, 1)  # compiles
    begun = time.perf_counter()
    won, ended = play(chosen.game, chosen.players, chosen.matches, chosen.steps)
    pace = chosen.matches * chosen.steps / (time.perf_counter() - begun)
    print(f"{ended:,} matches ended; {pace:,.0f} steps a second")
    for seat, wins in enumerate(won):
        print(f"seat {seat} won {wins / max(1, ended):.1%}")


if __name__ == "__main__":
    main()
