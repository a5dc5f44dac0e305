"""The fast search for targets against the plainest depth-first search, for every count."""

import random
from typing import Any

import numba
import numpy as np
import pytest

from macabre.desk import INTERPRETER
from macabre.drive import Driver
from macabre.games.dead_end_drive.actions import MOVE_PAWN, count_of_move, pawn_of, target_of
from macabre.games.dead_end_drive.paths import (
    CROSSING_CHAIRS,
    STRICT,
    close_spaces,
    fits,
    forget_survey,
    leaving_count,
    open_spaces,
    reaches,
    survey,
)
from macabre.games.dead_end_drive.state import MOVE, PAWNS
from macabre.games.dead_end_drive.tests import plain
from macabre.games.dead_end_drive.tests.table import BOARD, GAME
from macabre.kernel import compiled
from macabre.rules import sample

FREE = [space for space in range(BOARD.record.spaces) if not BOARD.maze.is_furniture(space)]


def records_of(driver: Driver) -> list[Any]:
    """The board, the state and the buffers as arrays."""
    desk, rules = driver.desk, driver.rules
    rows = ((desk.boards, rules.board), (desk.states, rules.state), (desk.scratch, rules.scratch))
    return [np.frombuffer(array, layout.dtype) for array, layout in rows]


@compiled
def fast_ends(boards: Any, states: Any, scratch: Any, pawn: int, count: int, blocking: int, found: Any) -> int:
    """Mark every end in `found`; the least count that leads out."""
    board, s, out = boards[0], states[0], scratch[0]
    start = s.places[pawn]
    close_spaces(board, s, out)
    survey(board, out, start, count, blocking)
    for space in range(board.spaces):
        if space != start and fits(board, out, start, space, count, 0) and reaches(board, out, start, space, count):
            found[space] = 1
    least = leaving_count(board, out)
    forget_survey(out)
    open_spaces(board, s, out)
    return least


@numba.njit  # without a cache: what calls itself cannot be loaded from it
def wander(
    steps: Any,
    passages: Any,
    closed: Any,
    trail: Any,
    here: int,
    depth: int,
    left: int,
    hopped: int,
    door: int,
    found: Any,
) -> int:
    """All walks, one by one; 1 if the door was met with a count to spare."""
    if left == 0:
        found[here] = 1
        return 0
    trail[depth] = here
    met = 1 if here == door else 0
    closed[here] += 1
    for i in range(4):
        there = steps[here][i]
        if there >= 0 and closed[there] == 0:
            met |= wander(steps, passages, closed, trail, there, depth + 1, left - 1, hopped, door, found)
    if hopped == 0 and here in passages:
        for there in passages:
            if closed[there] == 0:
                met |= wander(steps, passages, closed, trail, there, depth + 1, left - 1, 1, door, found)
    closed[here] -= 1
    return met


def scatter(dice: random.Random) -> list[int]:
    """Twelve places: anywhere, crowded together, or half of them still on chairs; some knocked off."""
    kind = dice.random()
    if kind < 0.4:
        middle = dice.choice(FREE)
        near = sorted(FREE, key=lambda space: abs(space % 21 - middle % 21) + abs(space // 21 - middle // 21))
        places = dice.sample(near[:22], PAWNS)
    elif kind < 0.6:
        chairs = dice.sample(list(BOARD.record.chair), 6)
        places = chairs + dice.sample([space for space in FREE if space not in chairs], 6)
    else:
        places = dice.sample(FREE, PAWNS)
    dead = dice.randrange(PAWNS) if dice.random() < 0.3 else 0
    return [-1] * dead + places[dead:]


def set_places(driver: Driver, places: list[int], dice: random.Random) -> None:
    s = driver.s
    s.phase, s.turn, s.used, s.moved = MOVE, 0, 0, 0
    s.places[:] = places
    s.alive = sum(1 << pawn for pawn in range(PAWNS) if places[pawn] >= 0)
    s.portrait = dice.choice([pawn for pawn in range(PAWNS) if places[pawn] >= 0])


def new_driver() -> Driver:
    driver = Driver(GAME.rules, BOARD)
    driver.begin(4, {"after_drawing": 0, "turn_limit": -1})
    return driver


@pytest.mark.slow
@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.usually(4)
def test_ded_13_to_20_targets_equal_the_plainest_search(count):
    dice, driver = random.Random(count), new_driver()
    steps = np.full((BOARD.record.spaces, 4), -1)
    for here in range(BOARD.record.spaces):
        found = [there for there, _ in plain.ways(BOARD, here, True)]
        steps[here][: len(found)] = found
    passages = np.array(BOARD.record.passage[: BOARD.record.passages])
    trail = np.zeros(14, np.int64)
    for _ in range(3000 if count < 8 else 1000):
        set_places(driver, scatter(dice), dice)
        pawn = dice.choice([pawn for pawn in range(PAWNS) if driver.s.places[pawn] >= 0])
        blocking = dice.choice([STRICT, CROSSING_CHAIRS])
        closed = np.zeros(BOARD.record.spaces, np.int64)
        closed[list(plain.blocked(BOARD, driver.s, blocking == CROSSING_CHAIRS))] = 1
        closed[driver.s.places[pawn]] = 0
        slow, fast = np.zeros(BOARD.record.spaces, np.int64), np.zeros(BOARD.record.spaces, np.int64)
        met = wander(
            steps, passages, closed, trail, driver.s.places[pawn], 0, count, 0, BOARD.record.door, slow
        )  # fmt: skip
        least = fast_ends(*records_of(driver), pawn, count, blocking, fast)
        assert (slow == fast).all(), (driver.s.places[:], pawn, count)
        assert bool(met) == (0 < least <= count)


def test_ded_12_to_20_whole_lists_equal_the_plain_rules():
    dice, driver = random.Random(99), new_driver()
    for _ in range(150):
        set_places(driver, scatter(dice), dice)
        s = driver.s
        s.dice[:] = [dice.randint(1, 5), dice.randint(1, 5)]
        if s.dice[0] == s.dice[1]:
            s.used = 2
        counts = {s.dice[0]} if s.used else {s.dice[0], s.dice[1]}
        found: dict[tuple[int, int], list[int]] = {}
        lost = set()
        for action in driver.legal(0):
            if action < MOVE_PAWN:
                lost.add(action)
            else:
                found.setdefault((pawn_of(action), count_of_move(action)), []).append(target_of(action))
        chairs = list(BOARD.record.chair)
        sitting = [pawn for pawn in range(PAWNS) if s.places[pawn] in chairs]
        movable = sitting or [pawn for pawn in range(PAWNS) if s.places[pawn] >= 0]
        usable = set()
        for pawn in range(PAWNS):
            for count in counts:
                expected = plain.targets(BOARD, s, pawn, count) if pawn in movable else set()
                assert sorted(found.get((pawn, count), [])) == sorted(expected)
                usable |= {count} if expected else set()
        assert len(lost) == len(counts - usable)


@compiled
def sample_many(boards: Any, states: Any, scratch: Any, bits: Any, actions: Any) -> None:
    board, s, out = boards[0], states[0], scratch[0]
    for i in range(len(bits)):
        actions[i] = sample(board, s, 0, bits[i], out)


@pytest.mark.slow
@pytest.mark.parametrize("dice", [(1, 2), (3, 3), (6, 5)])
@pytest.mark.usually(1)
def test_sampling_gives_every_legal_move_and_no_other(dice):
    random_places, driver = random.Random(5), new_driver()
    set_places(driver, random_places.sample(FREE, PAWNS), random_places)
    driver.s.dice[:] = dice
    legal = set(driver.legal(0))
    bits = np.array([random_places.getrandbits(64) - 2**63 for _ in range(100_000)])
    actions = np.zeros(len(bits), np.int64)
    sample_many(*records_of(driver), bits, actions)
    assert set(actions.tolist()) == legal
    interpreted = Driver(GAME.rules, BOARD, INTERPRETER)
    interpreted.state = driver.state
    assert actions[:200].tolist() == [interpreted.sample(0, one) for one in bits[:200].tolist()]
