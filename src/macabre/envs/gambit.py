"""A tree as Gambit's extensive form (`.efg`), which Gambit and OpenSpiel read: any setting that can be written out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np

from macabre.envs.tree import Tree
from macabre.rules import CHANCE

Node = tuple[int, int]  # how deep it lies, and its place there; (-1, 0) is where everything begins


def extensive_form(tree: Tree) -> str:
    """The text of such a file. Situations are information sets; moves are named by their place among those legal."""
    return "\n".join(['EFG 2 R "Macabre" { "0" "1" }', *_Writer(tree).lines((-1, 0)), ""])


class _Writer:
    """Writes nodes one after another, each before what follows from it."""

    def __init__(self, tree: Tree) -> None:
        self.tree, self.levels, self.outcomes = tree, tree.levels, count(1)
        self.situations = np.zeros(tree.choices, np.int64)  # of each choice, counted from 1 for each player
        for seat in range(2):
            begins = np.isin(np.arange(tree.choices), tree.starts) & (tree.seat_of == seat)
            self.situations[tree.seat_of == seat] = begins.cumsum()[tree.seat_of == seat]

    def lines(self, node: Node) -> Iterator[str]:
        """A node and all that follows."""
        depth, place = node
        first, end = self._children(depth, place)
        if first == end:
            yield self._end(float(self.levels[depth][4][place]))
            return
        yield self._branching(depth + 1, first, end)
        for child in range(first, end):
            yield from self.lines((depth + 1, child))

    def _children(self, depth: int, place: int) -> tuple[int, int]:
        if depth + 1 == len(self.levels):
            return 0, 0
        first, end = np.searchsorted(self.levels[depth + 1][0], [place, place + 1]).tolist()
        return first, end

    def _branching(self, depth: int, first: int, end: int) -> str:
        """A move of chance or of a player."""
        _, who, choice, chance, _ = self.levels[depth]
        if who[first] == CHANCE:
            moves = " ".join(f'"{n}" {share}' for n, share in enumerate(_shares(chance[first:end])))
            return f'c "" {next(self.outcomes)} "" {{ {moves} }} 0'
        moves = " ".join(f'"{n}"' for n in range(end - first))
        return f'p "" {who[first] + 1} {self.situations[choice[first]]} "" {{ {moves} }} 0'

    def _end(self, worth: float) -> str:
        return f't "" {next(self.outcomes)} "" {{ {worth!r} {-worth!r} }}'


def _shares(chances: Any) -> list[str]:
    """Chances that add up to 1 as they are written."""
    return [f"{share:.15f}" for share in (chances / chances.sum()).tolist()]
