"""The search as Python calls it: buffers, budgets, and what comes out of the tree."""

from __future__ import annotations

import hashlib
import time
from ctypes import addressof, c_int64, memmove
from functools import partial
from math import isqrt
from typing import TYPE_CHECKING, Any

from macabre.bots.sight import Sight
from macabre.bots.thought import Considered, Thought
from macabre.bots.tree import DEEPEST, FULL, TRUTH, Node, TreeDesk, TreeSettings, grow
from macabre.desk import Machine
from macabre.drive import Driver
from macabre.kernel import signed
from macabre.machines import machine_of
from macabre.rules import OVER, Rules, actor, stage, winners

if TYPE_CHECKING:
    from macabre.data import Board

MOST_NODES = 1 << 15
FIRST_CHUNK = 16  # iterations before the clock is looked at for the first time
LONGEST_CHUNK = 0.05  # seconds, since a busy machine may slow down
WORLDS_TRIED = 3  # in which a winning move must win


class Searcher:
    """The buffers of a search in one game on one board."""

    def __init__(self, rules: Rules, board: Board, machine: Machine | None = None, nodes: int = MOST_NODES) -> None:
        self.rules, self.board = rules, board
        machine = machine or machine_of(rules)
        self._desk = TreeDesk(
            machine,
            boards=board.rows_for(machine),
            states=rules.state.rows(2),
            scratch=rules.scratch.rows(),
            nodes=Node.layout.rows(nodes),
            settings=TreeSettings.layout.rows(),
            path=(c_int64 * DEEPEST)(),
        )
        self._plan = self._desk.settings[0]
        self._grow = partial(machine.entry(grow, rules), self._desk.handle)

    @property
    def tree(self) -> bytes:
        """The nodes of the tree, as they are in memory."""
        return bytes(self._desk.nodes)[: self._plan.used * Node.layout.size]

    def set_out(self, record: bytes, seat: int, worlds: int, bits: int) -> None:
        """Begin a new search from a record, which is masked unless it is the truth."""
        memmove(addressof(self._desk.states[1]), record, self.rules.state.size)
        self._bits, self._done = bits, 0
        plan, outlook = self._plan, self.rules.outlook
        s = self.rules.state.read(record)
        plan.seat, plan.worlds = seat, worlds
        plan.seats, plan.judged = s.seats, min(self.rules.state.seats, max(2, s.seats))
        plan.horizon = stage(self.board.record, s) + outlook.stages
        plan.broad, plan.slope, plan.daring = outlook.broad, outlook.slope, outlook.daring
        plan.by_promise = outlook.by_promise and worlds != TRUTH

    def run(self, iterations: int) -> None:
        """Go on for a number of iterations."""
        self._grow(self._bits, self._done, self._done + iterations)
        self._done += iterations

    def run_for(self, seconds: float) -> None:
        """Go on until the time is up, in chunks that get longer."""
        end = time.perf_counter() + seconds
        chunk = FIRST_CHUNK
        while (left := end - time.perf_counter()) > 0:
            begun = time.perf_counter()
            self.run(chunk)
            pace = chunk / max(1e-9, time.perf_counter() - begun)
            chunk = max(1, min(4 * chunk, int(pace * min(LONGEST_CHUNK, left / 2))))

    def _options(self) -> list[Any]:
        """What the seat can do now, what looks best at first sight first; nothing where it does not decide."""
        nodes, root = self._desk.nodes, self._desk.nodes[0]
        return [nodes[root.options + k] for k in range(root.option_count)]

    def at_first_sight(self, count: int) -> list[int]:
        """The given number of actions that looked best before anything was imagined."""
        return [node.action for node in self._options()[:count]]

    def thought(self, sight: Sight, seats: int) -> Thought:
        """What has come out so far, the best first.

        Of two that were looked at about as often, luck decides which comes first. So what looked best at first sight
        has a head start of half the root of all iterations, and little thought is not worse than none.
        """
        options = self._options()
        head_start = {options[0].action: isqrt(self._done) // 2} if options else {}
        tried = [node for node in options if node.visits]
        tried.sort(key=lambda node: (-node.visits - head_start.get(node.action, 0), -node.totals[sight.seat]))
        judged = tried[0] if tried else self._desk.nodes[0]
        return Thought(
            [self._considered(sight, node, seats) for node in tried],
            _chances(judged, seats),
            self._done,
        )

    def _considered(self, sight: Sight, node: Any, seats: int) -> Considered:
        chances = _chances(node, seats)
        share = node.visits / max(1, self._done)
        return Considered(sight.move(node.action), share, chances[sight.seat], chances, node.action)


def _chances(node: Any, seats: int) -> list[float]:
    return [total / (FULL * max(1, node.visits)) for total in node.totals[:seats]]


def bits_of(seed: int, record: bytes) -> int:
    """64 bits that a seed and a record make; the same give the same."""
    digest = hashlib.sha256(f"{seed} ".encode() + record).digest()[:8]
    return signed(int.from_bytes(digest, "big"))


def winning_move(sight: Sight, actions: list[int], hidden: bool = True) -> int | None:
    """A move that wins at once in every world that is tried."""
    driver = Driver(sight.rules, sight.board)
    worlds = [_world(sight, driver, number, hidden) for number in range(WORLDS_TRIED if hidden else 1)]
    for action in actions:
        if all(_wins(sight, driver, world, action) for world in worlds):
            return action
    return None


def _world(sight: Sight, driver: Driver, number: int, hidden: bool) -> bytes:
    driver.state = sight.record
    if hidden:
        driver.determinise(sight.seat, number)
    return driver.state


def _wins(sight: Sight, driver: Driver, world: bytes, action: int) -> bool:
    driver.state = world
    over = driver.act(sight.seat, action) == OVER
    return over and bool(winners(sight.board.record, driver.s) >> sight.seat & 1)


def is_to_act(sight: Sight) -> bool:
    """Whether the seat must decide now."""
    acting = actor(sight.board.record, sight.driver.s)
    return acting > 0 and bool(acting >> sight.seat & 1)


def seats_of(sight: Sight) -> int:
    """How many play."""
    return min(sight.rules.state.seats, int(sight.driver.s.seats))
