"""What an end is worth to each seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[Any]
Rewards = npt.NDArray[np.float32]


def win(won: Numbers, points: Numbers) -> Rewards:
    """The winners share 1; all others, and all if nobody has won, get 0."""
    return (won / np.maximum(won.sum(axis=1, keepdims=True), 1)).astype(np.float32)


def rank(won: Numbers, points: Numbers) -> Rewards:
    """From 1 for the first to -1 for the last, evenly; winners first, then by points; equals get the mean."""
    standing = np.where(won, np.inf, points)
    ahead = (standing[:, None, :] > standing[:, :, None]).sum(axis=2)
    behind = (standing[:, None, :] < standing[:, :, None]).sum(axis=2)
    return ((behind - ahead) / max(1, won.shape[1] - 1)).astype(np.float32)


def score(won: Numbers, points: Numbers) -> Rewards:
    """A seat's points less the mean of the others'; alone, the points."""
    others = (points.sum(axis=1, keepdims=True) - points) / max(1, points.shape[1] - 1)
    return (points - others).astype(np.float32)


REWARDS = {kind.__name__: kind for kind in (win, rank, score)}


def rewards_of(kind: str, winners: Numbers, points: Numbers) -> Rewards:
    """The rewards of ends, a row for each: of its winners as a set, and the points of its seats."""
    won = (winners[:, None] >> np.arange(points.shape[1]) & 1).astype(bool)
    return REWARDS[kind](won, points)


def worst_of(kind: str) -> float:
    """What whoever breaks the rules gets: always less than any loser."""
    return {"win": -1.0, "rank": -2.0, "score": -1000.0}[kind]


def lowest_and_highest(kind: str, seats: int) -> tuple[float, float]:
    """The least and the most that a seat can get where all rewards add up to 0; of points, what no game comes near."""
    if kind == "win":
        return -1 / seats, 1 - 1 / seats
    return (-1.0, 1.0) if kind == "rank" else (worst_of(kind), -worst_of(kind))
