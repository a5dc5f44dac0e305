"""Thousands of crashes of simulated servers: nothing is lost, doubled, reordered, shown too soon, or stuck."""

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT
from tests.effort import LONG
from tests.simulation.planted import FAULTS, a_failed_group_is_acknowledged
from tests.simulation.shrink import fails, shrink
from tests.simulation.world import Plan, World, run

PARTS = 4
CRASHES = (50_000 if LONG else 5_000) // PARTS
MOST_SEEDS = 2_000
FEW = 15  # faults that kill, about, where a world is to be small


def told(outcome):
    """What a failure looks like: its seed makes the same world again, whose last lines are these."""
    return f"seed {outcome.seed}: {outcome.failure}"


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_crashes_lose_double_reorder_and_leave_stuck_nothing(part):
    crashes, seed = 0, part
    while crashes < CRASHES:
        outcome = run(seed)
        assert outcome.failure is None, told(outcome)
        crashes, seed = crashes + outcome.crashes, seed + PARTS


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_seed_gives_the_same_world_to_the_byte(database):
    one, two = (run(7, keeps_trace=True, database=database, crashes=FEW) for _ in range(2))
    assert one.trace == two.trace
    assert len(one.trace) > 100


@pytest.mark.process
def test_a_seed_gives_the_same_world_in_another_process():
    work = f"from tests.simulation.world import run; print(run(7, keeps_trace=True, crashes={FEW}).digest)"
    elsewhere = [
        subprocess.run(
            [sys.executable, "-c", work], cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": hashes}, text=True,
            capture_output=True, check=True,
        ).stdout.strip()
        for hashes in ("1", "2")
    ]  # fmt: skip
    assert elsewhere == [run(7, keeps_trace=True, crashes=FEW).digest] * 2


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_what_is_planted_is_found(monkeypatch, fault):
    fault(monkeypatch.setattr)
    assert any(run(seed, crashes=FEW).failure for seed in range(MOST_SEEDS))


@pytest.mark.slow
def test_a_world_that_fails_is_shrunk_to_what_it_takes(monkeypatch):
    a_failed_group_is_acknowledged(monkeypatch.setattr)
    plans = (Plan.of(seed, database="sqlite", crashes=FEW) for seed in range(MOST_SEEDS))
    plan = next(plan for plan in plans if fails(plan))
    smallest = shrink(plan)
    assert len(smallest.faults) == 1
    assert smallest.faults[0].kind in ("disk sync", "disk write")


def test_what_a_world_leaves_behind_harms_no_other():
    """Worlds that end in the midst of everything, one after the other."""
    worlds = [World(Plan.of(seed, crashes=FEW)) for seed in range(4)]
    outcomes = [world.run() for world in worlds]
    assert all(world.loop.world.is_dead for world in worlds)
    assert [told(outcome) for outcome in outcomes if outcome.failure] == []
