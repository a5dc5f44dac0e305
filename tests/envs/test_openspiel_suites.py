"""OpenSpiel's own suites as they ship, over our games and two from outside, in a process that knows them all."""

import re
import subprocess
import sys

import pytest

pytest.importorskip("pyspiel")
pytestmark = [pytest.mark.process, pytest.mark.slow]

RUN = "import unittest, macabre.envs.openspiel; from absl import flags; {}; unittest.main(module={!r}, argv={!r})"
SIMULATION = "open_spiel.python.tests.games_sim_test"
INTERFACE = "open_spiel.integration_tests.api_test"
ONLY_OURS = f"import {INTERFACE} as suite; flags.FLAGS(['suite', '--test_only_games=macabre_.*'])"


def run(env, module, before, *options):
    """A suite's summary and what it said."""
    code = RUN.format(before, module, ["suite", *options])
    command = [sys.executable, "-W", "error::ResourceWarning", "-c", code]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=600, check=False)


def count_of(found):
    return int(re.search(r"Ran (\d+) tests", found.stderr)[1])


def test_simulation(six_seats):
    """Each game once, and once for each number of players: 3 + 3 + 3 + 3 of ours, 4 of Stolen Silver."""
    found = run(six_seats, SIMULATION, "pass", "-k", "macabre_")
    assert found.returncode == 0, found.stderr[-3000:]
    assert count_of(found) == 6 + 3 * 4 + 4


def test_interface(six_seats):
    found = run(six_seats, INTERFACE, ONLY_OURS)
    assert found.returncode == 0, found.stderr[-3000:]
    assert count_of(found) % 6 == 0
    assert count_of(found) > 6
