"""A small game for two written out as a tree: solved by CFR+, and what a policy loses to whoever knows it.

A setting must be tiny: every deal and every line of play is a node. Nodes are in the order of their depth. Two nodes
are one to a seat, in one of its *situations*, if it has seen the same in the same order.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre import notation
from macabre.drive import Driver
from macabre.envs.setting import Setting
from macabre.errors import BadOption, BadPlayers
from macabre.rules import CHANCE, OVER, score, winners

Numbers = npt.NDArray[Any]
Node = tuple[bytes, tuple[bytes, bytes], int]  # the record, what each seat has seen, and how many decisions there were
Policy = Callable[[bytes, int, Sequence[int]], Sequence[float]]  # of a sight, a seat and its actions: their chances

MOST_NODES = 3_000_000


class Tree:
    """All that can happen in a setting; a policy is a number for each choice, which is an action in a situation."""

    def __init__(self, setting: Setting, most_nodes: int = MOST_NODES) -> None:
        if setting.players != 2:
            raise BadPlayers(f"a tree is for 2 players, not {setting.players}")
        self.setting, self.driver = setting, Driver(setting.game.rules, setting.board)
        self.sights: list[tuple[bytes, int, list[int]]] = []  # of each situation: what is seen, by whom, the actions
        self._situations: dict[bytes, int] = {}
        self._firsts: list[int] = []  # the first choice of each situation
        self.choices = 0
        self._levels: list[tuple[Numbers, ...]] = []
        self._grow(most_nodes)
        self.starts = np.array(self._firsts)
        self.seat_of = np.repeat([seat for _, seat, _ in self.sights], np.diff([*self._firsts, self.choices]))

    @property
    def nodes(self) -> int:
        """How many positions there are, the first included."""
        return 1 + sum(len(level[0]) for level in self._levels)

    # --- growing

    def _grow(self, most_nodes: int) -> None:
        """Level by level; of each node its parent's place in the level before, its choice or its chance, its worth."""
        level: list[Node] = [(self.setting.start.state(0), (b"", b""), 0)]
        while True:
            parents, who, choice, chance, worth, after = [], [], [], [], [], []
            for place, node in enumerate(level):
                for child, actor, number, weight in self._children(node):
                    parents.append(place)
                    who.append(actor)
                    choice.append(number)
                    chance.append(weight)
                    worth.append(self._worth(child))
                    after.append(child)
            if not after:
                return
            self._levels.append(tuple(map(np.array, (parents, who, choice, chance, worth))))
            if self.nodes > most_nodes:
                raise BadOption(f"this setting has more than {most_nodes:,} positions; a tree is for smaller ones")
            level = after

    def _actor(self, node: Node) -> int:
        self.driver.state = node[0]
        actor = self.driver.actor()
        return OVER if actor > 0 and node[2] >= self.setting.limit else actor

    def _worth(self, node: Node) -> float:
        """What the end is worth to the first seat; nothing if it is none."""
        if self._actor(node) != OVER:
            return 0.0
        board, s = self.setting.board.record, self.driver.s
        rewards = self.setting.rewards_at(winners(board, s), [score(board, s, seat) for seat in range(2)])
        return (rewards[0] - rewards[1]) / 2

    def _children(self, node: Node) -> list[tuple[Node, int, int, float]]:
        actor = self._actor(node)
        if actor == OVER:
            return []
        if actor == CHANCE:
            outcomes = self.driver.weights()
            total = sum(weight for _, weight in outcomes)
            return [(self._after(node, CHANCE, code), CHANCE, 0, weight / total) for code, weight in outcomes]
        seat = notation.seats_in(actor)[0]
        codes = sorted(self.driver.legal(seat))
        first = self._situation(node, seat, codes)
        return [(self._after(node, seat, code), seat, first + number, 1.0) for number, code in enumerate(codes)]

    def _situation(self, node: Node, seat: int, codes: list[int]) -> int:
        """The first choice of the situation that a seat is in."""
        key = b"%d" % seat + node[1][seat]
        if key not in self._situations:
            self._situations[key] = len(self._firsts)
            self._firsts.append(self.choices)
            self.sights.append((self.setting.game.rules.state.masked(node[0], seat), seat, codes))
            self.choices += len(codes)
        return self._firsts[self._situations[key]]

    def _after(self, node: Node, who: int, code: int) -> Node:
        rules, board = self.setting.game.rules, self.setting.board
        self.driver.state = node[0]
        self.driver.act(who, code)
        record = self.driver.state
        seen = []
        for seat in range(2):
            shown = notation.is_shown(rules, board, node[0], who, seat)
            told = b"%s %d %d " % (node[1][seat], who, code if shown else -1) + rules.state.masked(record, seat)
            seen.append(hashlib.blake2b(told, digest_size=16).digest())
        return record, (seen[0], seen[1]), node[2] + (who != CHANCE)

    # --- play

    def policy(self, choose: Policy) -> Numbers:
        """A policy by what it does in each situation."""
        return np.concatenate([choose(*sight) for sight in self.sights]).astype(float)

    def normalised(self, weights: Numbers) -> Numbers:
        """Weights of choices as chances; where all are 0, each as likely."""
        counts = np.diff([*self.starts, self.choices])
        sums = np.repeat(np.add.reduceat(weights, self.starts), counts)
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), np.repeat(1 / counts, counts))

    def _reach(self, policy: Numbers, but: int | None) -> list[Numbers]:
        """How likely each node is, level by level, if one seat does all that leads there."""
        reached, found = np.ones(1), []
        for parents, who, choice, chance, _ in self._levels:
            step = np.where(who == CHANCE, chance, np.where(who == but, 1.0, policy[choice]))
            reached = reached[parents] * step
            found.append(reached)
        return found

    def _back(self, policy: Numbers, seat: int, best: bool) -> tuple[float, Numbers]:
        """A seat's value of the whole by a policy, or by its best answer to it, and that of each of its choices."""
        reach, sign = self._reach(policy, seat), 1 - 2 * seat
        worth: Numbers = np.zeros(0)
        values: Numbers = np.zeros(self.choices)
        for depth in reversed(range(len(self._levels))):
            parents, who, choice, _, ends = self._levels[depth]
            total = sign * ends * reach[depth]
            total[: len(worth)] += worth[: len(total)]
            own = who == seat
            values += np.bincount(choice[own], total[own], self.choices)
            share = self._is_best(values)[choice] if best else policy[choice]
            counted = np.where(own, share, 1.0) * total
            worth = np.bincount(parents, counted, len(self._levels[depth - 1][0]) if depth else 1)
        return float(worth[0]), values

    def _is_best(self, values: Numbers) -> Numbers:
        """1 for the first of the best choices of each situation."""
        counts = np.diff([*self.starts, self.choices])
        tops = np.repeat(np.maximum.reduceat(values, self.starts), counts)
        places = np.where(values == tops, np.arange(self.choices), self.choices)
        firsts = np.repeat(np.minimum.reduceat(places, self.starts), counts)
        return (places == firsts).astype(float)

    def value(self, policy: Numbers) -> float:
        """What the first seat gets if both play a policy."""
        return self._back(policy, 0, best=False)[0]

    def exploitability(self, policy: Numbers) -> float:
        """What a seat that knows the policy gets against it, on average over both seats."""
        return sum(self._back(policy, seat, best=True)[0] for seat in range(2)) / 2

    def solve(self, iterations: int) -> Numbers:
        """A policy that nobody can gain much against: the average of CFR+ with weights that grow."""
        regrets, total = np.zeros(self.choices), np.zeros(self.choices)
        for iteration in range(1, iterations + 1):
            for seat in range(2):
                policy, own = self.normalised(regrets), self.seat_of == seat
                _, values = self._back(policy, seat, best=False)
                counts = np.diff([*self.starts, self.choices])
                mean = np.repeat(np.add.reduceat(values * policy, self.starts), counts)
                regrets = np.where(own, np.maximum(regrets + values - mean, 0), regrets)
                total += iteration * np.where(own, self._own_reach(seat, policy), 0) * policy
        return self.normalised(total)

    def _own_reach(self, seat: int, policy: Numbers) -> Numbers:
        """How likely a seat itself comes to each of its choices."""
        reached, found = np.ones(1), np.zeros(self.choices)
        for parents, who, choice, _, _ in self._levels:
            own = who == seat
            found[choice[own]] = reached[parents][own]
            reached = reached[parents] * np.where(own, policy[choice], 1.0)
        return found
