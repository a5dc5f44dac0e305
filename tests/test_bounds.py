"""Compiled play with the compiler's own index checks finds nothing."""

import os
import subprocess
import sys

import pytest

import macabre
from tests.effort import soonest

pytestmark = [pytest.mark.process, pytest.mark.compile]

SCRIPT = """
import sys
import macabre
from macabre.arena import simulate
from macabre.envs import Setting
from macabre.testing.secrecy import check_filling
from macabre.testing.walk import decision_walk

game = macabre.load(sys.argv[1])
for players in game.players:
    for bot in ("random", "greedy"):
        simulate(game, [bot] * players, 3, limit=2000)
    check_filling(game, players, 40)
    setting = Setting(game, players)
    for match in decision_walk(game, players, 1, 40):
        setting.observation(match, match.to_act[0])
"""


CHECKED = os.environ | {"NUMBA_BOUNDSCHECK": "1"}
GAMES = soonest(macabre.games(), "cluedo-cards")  # the others take minutes; interpreted play has its own checks


@pytest.mark.parametrize("game", GAMES)
def test_compiled_play_stays_within_its_arrays(game):
    run = subprocess.run([sys.executable, "-c", SCRIPT, game], env=CHECKED, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_the_check_itself_can_fail(tmp_path):
    script = tmp_path / "out_of_bounds.py"
    script.write_text("""
import numpy as np
from macabre.kernel import compiled
@compiled
def read(a, i):
    return a[i]
read(np.zeros(3, np.int64), 5)
""")
    run = subprocess.run([sys.executable, str(script)], env=CHECKED, capture_output=True, text=True, check=False)
    assert run.stderr.splitlines()[-1].startswith("IndexError")
