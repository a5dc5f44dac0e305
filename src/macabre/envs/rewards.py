"""What an end is worth to each seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from macabre.kernel import compiled, inner, size

Numbers = npt.NDArray[Any]
Rewards = npt.NDArray[np.float32]

REWARDS = ("win", "rank", "score")
WIN, RANK, SCORE = range(len(REWARDS))


@inner
def share(won: int, seat: int) -> float:
    """The winners share 1; all others, and all if nobody has won, get 0."""
    return (won >> seat & 1) / max(1, size(won))


@inner
def standing(won: int, points: Any, seat: int, seats: int) -> float:
    """From 1 for the first to -1 for the last, evenly; winners first, then by points; equals get the mean."""
    ahead = 0
    for other in range(seats):
        ahead += comes_before(won, points, seat, other) - comes_before(won, points, other, seat)
    return ahead / max(1, seats - 1)


@inner
def comes_before(won: int, points: Any, seat: int, other: int) -> bool:
    """Whether a seat stands before another."""
    first, second = won >> seat & 1, won >> other & 1
    return first > second or (first == second == 0 and points[seat] > points[other])


@inner
def lead(points: Any, seat: int, seats: int) -> float:
    """A seat's points less the mean of the others'; alone, the points."""
    others = 0
    for other in range(seats):
        others += points[other]
    return points[seat] - (others - points[seat]) / max(1, seats - 1)


@inner
def write_rewards(kind: int, won: int, points: Any, out: Any) -> None:
    """What an end is worth to each seat, given its winners as a set and everybody's points."""
    seats = len(out)
    for seat in range(seats):
        if kind == WIN:
            out[seat] = share(won, seat)
        elif kind == RANK:
            out[seat] = standing(won, points, seat, seats)
        else:
            out[seat] = lead(points, seat, seats)


@compiled
def write_all(kind: int, winners: Any, points: Any, out: Any) -> None:
    """The same of many ends."""
    for i in range(len(out)):
        write_rewards(kind, winners[i], points[i], out[i])


def rewards_of(kind: str, winners: Numbers, points: Numbers) -> Rewards:
    """The rewards of ends, a row for each: of its winners as a set, and the points of its seats."""
    out = np.zeros(points.shape, np.float32)
    write_all(REWARDS.index(kind), winners, points, out)
    return out


def worst_of(kind: str) -> float:
    """What whoever breaks the rules gets: always less than any loser."""
    return {"win": -1.0, "rank": -2.0, "score": -1000.0}[kind]


def lowest_and_highest(kind: str, seats: int) -> tuple[float, float]:
    """The least and the most that a seat can get where all rewards add up to 0; of points, what no game comes near."""
    if kind == "win":
        return -1 / seats, 1 - 1 / seats
    return (-1.0, 1.0) if kind == "rank" else (worst_of(kind), -worst_of(kind))
