"""The search as Python calls it: buffers, budgets, and what comes out of the tree."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from macabre.bots.sight import Sight
from macabre.bots.thought import Considered, Thought
from macabre.bots.tree import DEEPEST, FULL, NONE, TRUTH, Node, TreeSettings, grow
from macabre.drive import Driver
from macabre.kernel import interpreted, signed
from macabre.record import Layout
from macabre.rules import OVER, Rules, actor, stage, winners

if TYPE_CHECKING:
    from macabre.data import Board

MOST_NODES = 1 << 15
FIRST_CHUNK = 16  # iterations before the clock is looked at for the first time
LONGEST_CHUNK = 0.05  # seconds, since a busy machine may slow down
WORLDS_TRIED = 3  # in which a winning move must win


class Searcher:
    """The buffers of a search in one game on one board, compiled or interpreted."""

    def __init__(self, rules: Rules, board: Board, compiled: bool = True, nodes: int = MOST_NODES) -> None:
        self.rules, self.board, self.compiled = rules, board, compiled
        self._states = rules.state.array(2)
        self._nodes, self._settings = Node.layout.array(nodes), TreeSettings.layout.array()
        self._plan = TreeSettings.layout.structs(self._settings)[0]
        self._grow: Any = grow if compiled else interpreted(grow)
        self._records = [
            self._ready(layout, array)
            for layout, array in (
                (board.layout, board.array),
                (rules.state, self._states),
                (rules.scratch, rules.scratch.array()),
                (Node.layout, self._nodes),
                (TreeSettings.layout, self._settings),
            )
        ]
        self._path = np.zeros(DEEPEST, np.int64)

    def _ready(self, layout: Layout, array: Any) -> Any:
        return array if self.compiled else layout.structs(array)

    def set_out(self, record: bytes, seat: int, worlds: int, bits: int) -> None:
        """Begin a new search from a record, which is masked unless it is the truth."""
        self._states[1:] = np.frombuffer(record, self.rules.state.dtype)
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
        self._grow(*self._records, self._path, self._bits, self._done, self._done + iterations)
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

    def thought(self, sight: Sight, seats: int) -> Thought:
        """What has come out so far."""
        root = self._nodes[0]
        options = range(root["options"], root["options"] + root["option_count"]) if root["options"] != NONE else []
        tried = [self._nodes[i] for i in options if self._nodes[i]["visits"]]
        tried.sort(key=lambda node: (-node["visits"], -node["totals"][sight.seat]))
        judged = tried[0] if tried else root
        return Thought(
            [self._considered(sight, node, seats) for node in tried],
            _chances(judged, seats),
            self._done,
        )

    def _considered(self, sight: Sight, node: Any, seats: int) -> Considered:
        share = int(node["visits"]) / max(1, self._done)
        chances = _chances(node, seats)
        action = int(node["action"])
        return Considered(sight.move(action), share, chances[sight.seat], chances, action)


def _chances(node: Any, seats: int) -> list[float]:
    return [int(node["totals"][seat]) / (FULL * max(1, int(node["visits"]))) for seat in range(seats)]


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
