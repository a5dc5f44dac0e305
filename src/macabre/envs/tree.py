"""A small game for two written out as a tree: solved by CFR+, and what a policy loses to an opponent who knows it.

A setting must be tiny: every deal and every line of play is a node. Nodes are in the order of their depth. Two nodes
belong to the same *situation* of a seat if it has seen the same things in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

from macabre import notation
from macabre.drive import Driver
from macabre.envs.rewards import rewards_of
from macabre.envs.setting import Setting
from macabre.errors import BadOption, BadPlayers
from macabre.rules import CHANCE, EVERYBODY, OVER, audience, score, winners

Numbers = npt.NDArray[Any]
Node = tuple[bytes, tuple[bytes, ...], int, int]  # the record, what each seat has seen, how many decisions, who is next
Child = tuple[Node, int, int, float]  # a node after another, who led there, by which choice, how likely if by chance
Policy = Callable[[bytes, int, Sequence[int]], Sequence[float]]  # of a sight, a seat and its actions: their chances

MOST_NODES = 3_000_000


class Tree:
    """Everything that can happen in a setting; a policy is a number for each choice, which is an action in a situation.

    It begins with the first chance, or with one of the positions that are given, by their weights.
    """

    def __init__(
        self, setting: Setting, most_nodes: int = MOST_NODES, positions: Mapping[bytes, float] | None = None
    ) -> None:
        if setting.players != 2:
            raise BadPlayers.because("env-tree-players", players=setting.players)
        self.setting, self.driver = setting, Driver(setting.game.rules, setting.board)
        self._board = setting.board.record
        self.sights: list[tuple[bytes, int, list[int]]] = []  # of each situation: what is seen, by whom, the actions
        self._situations: dict[bytes, int] = {}
        self._firsts: list[int] = []  # the first choice of each situation
        self.choices = 0
        self.levels: list[tuple[Numbers, ...]] = []
        self._grow(most_nodes, positions or {setting.start.state(0): 1})
        self.starts = np.array(self._firsts)
        self.seat_of = np.repeat([seat for _, seat, _ in self.sights], np.diff([*self._firsts, self.choices]))

    @property
    def nodes(self) -> int:
        """How many positions there are, the first included."""
        return sum(len(level[0]) for level in self.levels)

    # --- growing

    def _grow(self, most_nodes: int, positions: Mapping[bytes, float]) -> None:
        """Level by level; of each node its parent's place in the level before, its choice or its chance, its worth."""
        found = [(0, *child) for child in self._first(positions)]
        while found:
            places, children, who, choice, chance = zip(*found, strict=True)
            self.levels.append((*map(np.array, (places, who, choice, chance)), self._worths(children)))
            if self.nodes > most_nodes:
                raise BadOption.because("env-tree-size", most=most_nodes)
            found = [(place, *child) for place, node in enumerate(children) for child in self._children(node)]

    def _first(self, positions: Mapping[bytes, float]) -> Iterator[Child]:
        """The positions that a match may begin with, each seen by both seats as far as they may."""
        mask, total = self.setting.game.rules.state.masked, sum(positions.values())
        for record, weight in positions.items():
            self.driver.state = record
            yield (record, (mask(record, 0), mask(record, 1)), 0, self.driver.actor()), CHANCE, 0, weight / total

    def _worths(self, nodes: Sequence[Node]) -> Numbers:
        """What each node is worth to the first seat; nothing if it is no end."""
        ends = [place for place, node in enumerate(nodes) if node[3] == OVER]
        won, points = np.zeros(len(ends), int), np.zeros((len(ends), 2), int)
        for place, end in enumerate(ends):
            self.driver.state = nodes[end][0]
            won[place] = winners(self._board, self.driver.s)
            points[place] = [score(self._board, self.driver.s, seat) for seat in range(2)]
        worth = np.zeros(len(nodes))
        worth[ends] = rewards_of(self.setting.reward, won, points) @ (0.5, -0.5)
        return worth

    def _children(self, node: Node) -> Iterator[Child]:
        record, _, _, actor = node
        self.driver.state = record
        if actor == CHANCE:
            outcomes = self.driver.weights()
            total, seen_by = sum(weight for _, weight in outcomes), audience(self._board, self.driver.s, CHANCE)
            for code, weight in outcomes:
                yield self._after(node, CHANCE, code, seen_by), CHANCE, 0, weight / total
        elif actor != OVER:
            seat = notation.seats_in(actor)[0]
            codes, seen_by = sorted(self.driver.legal(seat)), audience(self._board, self.driver.s, seat)
            first = self._situation(node, seat, codes)
            for number, code in enumerate(codes):
                yield self._after(node, seat, code, seen_by), seat, first + number, 1.0

    def _situation(self, node: Node, seat: int, codes: list[int]) -> int:
        """The first choice of the situation that a seat is in."""
        key = b"%d" % seat + node[1][seat]
        if key not in self._situations:
            self._situations[key] = len(self._firsts)
            self._firsts.append(self.choices)
            self.sights.append((self.setting.game.rules.state.masked(node[0], seat), seat, codes))
            self.choices += len(codes)
        return self._firsts[self._situations[key]]

    def _after(self, node: Node, who: int, code: int, seen_by: int) -> Node:
        before, seen, decisions, _ = node
        self.driver.state = before
        actor, decisions = self.driver.act(who, code), decisions + (who != CHANCE)
        record = self.driver.state
        if actor == OVER or (actor > 0 and decisions >= self.setting.limit):
            return record, (), decisions, OVER
        codes = [code if seen_by == EVERYBODY or seen_by >> seat & 1 else -1 for seat in range(2)]
        told = [self._told(record, seat, seen[seat], who, codes[seat]) for seat in range(2)]
        return record, tuple(told), decisions, actor

    def _told(self, record: bytes, seat: int, seen: bytes, who: int, code: int) -> bytes:
        """What a seat has seen once it has seen one thing more."""
        sight = self.setting.game.rules.state.masked(record, seat)
        return blake2b(b"%s %d %d %s" % (seen, who, code, sight), digest_size=16).digest()

    # --- play

    def policy(self, choose: Policy) -> Numbers:
        """A policy by what it does in each situation."""
        return np.concatenate([choose(*sight) for sight in self.sights]).astype(float)

    def normalised(self, weights: Numbers) -> Numbers:
        """Weights of choices as chances; all equally likely if every weight is 0."""
        counts = np.diff([*self.starts, self.choices])
        sums = np.repeat(np.add.reduceat(weights, self.starts), counts)
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), np.repeat(1 / counts, counts))

    def _reach(self, policy: Numbers, but: int | None) -> list[Numbers]:
        """How likely each node is, level by level, if one seat does everything that leads there."""
        reached, found = np.ones(1), []
        for parents, who, choice, chance, _ in self.levels:
            step = np.where(who == CHANCE, chance, np.where(who == but, 1.0, policy[choice]))
            reached = reached[parents] * step
            found.append(reached)
        return found

    def _back(self, policy: Numbers, seat: int, best: bool) -> tuple[float, Numbers]:
        """A seat's value of the whole by a policy, or by its best answer to it, and that of each of its choices."""
        reach, sign = self._reach(policy, seat), 1 - 2 * seat
        worth: Numbers = np.zeros(0)
        values: Numbers = np.zeros(self.choices)
        for depth in reversed(range(len(self.levels))):
            parents, who, choice, _, ends = self.levels[depth]
            total = sign * ends * reach[depth]
            total[: len(worth)] += worth[: len(total)]
            own = who == seat
            values += np.bincount(choice[own], total[own], self.choices)
            share = self._is_best(values)[choice] if best else policy[choice]
            counted = np.where(own, share, 1.0) * total
            worth = np.bincount(parents, counted, len(self.levels[depth - 1][0]) if depth else 1)
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
        for parents, who, choice, _, _ in self.levels:
            own = who == seat
            found[choice[own]] = reached[parents][own]
            reached = reached[parents] * np.where(own, policy[choice], 1.0)
        return found
