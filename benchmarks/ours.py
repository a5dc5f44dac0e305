"""Our speed: random playouts, copies, the loop in Python, complete lists of legal moves."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from goals import ACTION_LOOP, COPIES, PLAYOUTS, PYTHON_LOOP
from timing import Batch, rate, timed

from macabre.catalogue import load
from macabre.chance import mix, tick
from macabre.drive import Driver
from macabre.game import Game
from macabre.kernel import compiled, copy_record, lowest
from macabre.record import cells_of
from macabre.rules import CHANCE, actor, apply, draw, happen, sample
from macabre.steps import NOBODY, MatchDesk, rollout

COPIED_ROWS = 64
COPY_ROUNDS = 1000
LOOP_DECISIONS = 100
SHORTEST_BATCH = 0.01  # CPU seconds; below, the clock and the call would be measured too


@compiled
def shift_rows(states: Any, rounds: int) -> None:
    """Overwrite each record with the next one, again and again.

    Each round copies what the last one wrote, and the caller looks at the outcome: no copy can be left out.
    """
    for _ in range(rounds):
        for row in range(len(states) - 1):
            copy_record(states[row], states[row + 1])


@compiled
def stroll(boards: Any, states: Any, scratch: Any, bits: int) -> None:
    """Play at random in states[0], from states[1] again and again; the positions that seats decide in follow."""
    board, s, out = boards[0], states[0], scratch[0]
    copy_record(s, states[1])
    row = 2
    while row < len(states):
        bits = tick(bits)
        who = actor(board, s)
        if who > 0:
            copy_record(states[row], s)
            row += 1
            seat = lowest(who)
            apply(board, s, seat, sample(board, s, seat, mix(bits), out))
        elif who == CHANCE:
            happen(board, s, draw(board, s, mix(bits), out))
        else:
            copy_record(s, states[1])


def seats_of(game: Game) -> int:
    """Games are measured with all their seats taken."""
    return game.players[-1]


def beginning(game: Game, rows: int) -> tuple[Any, Any, Any]:
    """The board, records of which the second is the start of a match, and the buffers."""
    match = game.new(seats_of(game), chance="manual")
    states = game.rules.state.array(rows)
    states[1] = np.frombuffer(match.state(), states.dtype)[0]
    return match.board.array, states, game.rules.scratch.array()


def playouts(game: Game) -> Batch:
    """Random playouts in compiled code; a batch is as many matches as take long enough to be timed well."""
    board, states, scratch = beginning(game, 2)
    rollout(board, states, scratch, 0, 1)

    def of(matches: int) -> Batch:
        return timed(lambda number: rollout(board, states, scratch, mix(number), matches))

    matches = 1
    while of(matches)(0)[1] < SHORTEST_BATCH:
        matches *= 2
    return of(matches)


def copies(game: Game) -> Batch:
    """Copies of a state in compiled code. The rows fit the cache, as does the one state that the peer clones."""
    states = game.rules.state.array(COPIED_ROWS)
    cells = cells_of(states)

    def copy(number: int) -> int:
        cells[:] = np.arange(COPIED_ROWS)[:, None]
        shift_rows(states, COPY_ROUNDS)
        assert (cells == COPIED_ROWS - 1).all()
        return COPY_ROUNDS * (COPIED_ROWS - 1)

    return timed(copy)


def action_loop(game: Game) -> Batch:
    """What a researcher writes first: legal_actions and act by number, one match after another.

    Chance is drawn from the match's keyed stream, and every match can be told, undone and written down afterwards.
    """
    rng, together = random.Random(1), game.rules.simultaneous
    match = game.new(seats_of(game), seed=0)

    def play(number: int) -> int:
        nonlocal match
        for _ in range(LOOP_DECISIONS):
            if match.finished:
                match = game.new(seats_of(game), seed=number)
            seat = match.to_act[0] if together else None
            match.act(rng.choice(match.legal_actions(seat)), seat)
        return LOOP_DECISIONS

    return timed(play)


def python_loop(game: Game) -> Batch:
    """A loop of legal_moves and play, one match after another; chance is drawn from the match's keyed stream."""
    rng = random.Random(1)
    match = game.new(seats_of(game), seed=0)

    def play(number: int) -> int:
        nonlocal match
        for _ in range(LOOP_DECISIONS):
            if match.finished:
                match = game.new(seats_of(game), seed=number)
            match.play(rng.choice(match.legal_moves()))
        return LOOP_DECISIONS

    return timed(play)


MEASURES: dict[str, Callable[[Game], Batch]] = {
    PLAYOUTS: playouts,
    COPIES: copies,
    ACTION_LOOP: action_loop,
    PYTHON_LOOP: python_loop,
}


@cache
def contender(measure: str, game_id: str) -> Batch:
    """Made ready once: what must be compiled is compiled before the clock starts."""
    batch = MEASURES[measure](load(game_id))
    batch(0)
    return batch


def measure_rate(measure: str, game_id: str, seconds: float) -> float:
    """Decisions, or copies, in a CPU second."""
    return rate(contender(measure, game_id), seconds)


@dataclass(frozen=True)
class Lists:
    """How fast complete lists of legal moves are made, each by a call from Python."""

    game_id: str
    lengths: npt.NDArray[np.int64]
    per_second: float
    microseconds: npt.NDArray[np.float64]  # of each position

    @property
    def slowest(self) -> float:
        """The 99th percentile, in microseconds."""
        return float(np.quantile(self.microseconds, 0.99))


Calls = list[tuple[Any, int, int]]


def measure_lists(game_id: str, positions: int, rounds: int) -> Lists:
    """Lists for the positions of random play; of every position, and of the whole, the best round counts."""
    driver = Driver(load(game_id).rules, load(game_id).default_board)
    look, calls = driver.code, calls_in_random_play(load(game_id), driver, positions)
    lengths = np.array([look(desk.handle, *rest) and driver.notes.length for desk, *rest in calls])
    addressed = [(desk.handle, *rest) for desk, *rest in calls]
    per_second = max(rate(timed(lambda _: look_at_all(look, addressed)), 0) for _ in range(rounds))
    times = np.min([list(time_each(look, addressed)) for _ in range(rounds)], axis=0)
    return Lists(game_id, lengths, per_second, times / 1000)


def calls_in_random_play(game: Game, driver: Driver, positions: int) -> Calls:
    """What a list is asked for with: a desk at which each position lies, and the first seat that must decide there."""
    board, states, scratch = beginning(game, positions + 2)
    stroll(board, states, scratch, 1)
    record, rows = game.default_board.record, (game.rules.state.struct * len(states)).from_buffer(states)
    shared = {name: driver.desk.__dict__[name] for name in ("boards", "scratch", "notes")}
    row = game.rules.state.struct * 1
    desks = [
        MatchDesk(driver.machine, states=row.from_buffer(rows, at * game.rules.state.size), **shared)
        for at in range(2, len(rows))
    ]
    seats = [lowest(actor(record, s)) for s in rows[2:]]
    return [(desk, NOBODY, seat) for desk, seat in zip(desks, seats, strict=True)]


def look_at_all(look: Callable[..., int], calls: list[tuple[int, int, int]]) -> int:
    """How many lists were made."""
    for call in calls:
        look(*call)
    return len(calls)


def time_each(look: Callable[..., int], calls: list[tuple[int, int, int]]) -> Iterable[int]:
    """Nanoseconds by the wall clock: the CPU's clock is too coarse for a single list."""
    for call in calls:
        begun = time.perf_counter_ns()
        look(*call)
        yield time.perf_counter_ns() - begun
