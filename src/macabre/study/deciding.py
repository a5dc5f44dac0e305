"""Which luck decides a match, from pairs of matches that took one kind of luck from each other."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from macabre.study.estimates import FigureRow, Numbers
from macabre.study.names import Names
from macabre.study.playing import Task, Winners


class LuckShares:
    """Which luck decides: each pair's matches, played again with one kind of luck from each other.

    Two matches that share one kind of luck and nothing else are alike only by it: the mean
    product of their results' distances from the mean is the part of the variance that it
    decides alone (the first-order index of Sobol's method).
    """

    def __init__(self, pairs: Sequence[Task], seats: int, names: Names | None = None) -> None:
        self.pairs, self.seats, self.names = pairs, seats, names or Names()
        self.results = [self._results([task.matches[side].winners for task in pairs]) for side in (0, 1)]
        self.mean = (self.results[0].mean(axis=0) + self.results[1].mean(axis=0)) / 2

    def _results(self, winners: Sequence[Winners]) -> Numbers:
        """A row for each pair, in which each seat has its share of the win."""
        return np.array([[(seat in won) / max(1, len(won)) for seat in range(self.seats)] for won in winners])

    def _swapped(self, kind: str, side: int) -> Numbers:
        """The results of one match of each pair with that luck of the other."""
        return self._results([task.swaps.get(kind, _unswapped(task))[side] for task in self.pairs])

    def alone(self, kinds: Sequence[str]) -> list[FigureRow]:
        """For each kind of luck, what it decides alone."""
        spread = sum(((result - self.mean) ** 2).sum(axis=1) for result in self.results) / 2
        return [FigureRow(self.names.luck(kind), self._likeness(kind), spread) for kind in kinds]

    def _likeness(self, kind: str) -> Numbers:
        """How alike are a match and the other of its pair with this match's luck."""
        first, second = (result - self.mean for result in self.results)
        likeness = first * (self._swapped(kind, 1) - self.mean) + second * (self._swapped(kind, 0) - self.mean)
        return np.asarray(likeness.sum(axis=1) / 2)

    def changed(self, kinds: Sequence[str]) -> list[FigureRow]:
        """For each kind of luck, how often swapping only it changes the winner."""
        return [FigureRow.mean(self.names.luck(kind), self._changes(kind)) for kind in kinds]

    def _changes(self, kind: str) -> Numbers:
        changed = [(self._swapped(kind, side) != self.results[side]).any(axis=1) for side in (0, 1)]
        return np.mean(changed, axis=0)


def _unswapped(task: Task) -> tuple[Winners, Winners]:
    first, second = task.matches
    return first.winners, second.winners
