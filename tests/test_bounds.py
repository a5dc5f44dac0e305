"""Compiled play with the compiler's own index checks finds nothing, by Numba and as WebAssembly."""

import os
import subprocess
import sys

import pytest

import macabre
from macabre.bots import Sight
from macabre.bots.searcher import Searcher
from macabre.bots.tree import BELIEVED
from macabre.drive import Driver
from macabre.machines import machines_of
from macabre.machines.assembly import build
from macabre.machines.webassembly import LoadedModule
from macabre.testing.conformance import check_compiled
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
ITERATIONS, OUT_OF_REACH = 500, 1 << 20
GAMES = soonest(macabre.games(), "cluedo-cards")  # the others take minutes; interpreted play has its own checks


@pytest.mark.parametrize("game", GAMES)
def test_compiled_play_stays_within_its_arrays(game):
    run = subprocess.run([sys.executable, "-c", SCRIPT, game], env=CHECKED, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("game", GAMES)
def test_a_module_that_checks_its_indices_plays_and_searches_to_the_same_bytes(game, decisions, monkeypatch, tmp_path):
    game, path = macabre.load(game), tmp_path / "module.wasm"
    path.write_bytes(build(game.rules, checked=True))
    checked = LoadedModule("checked", path)
    monkeypatch.setattr("macabre.testing.conformance.machines_of", lambda _: {"checked": checked})
    for players in game.players:
        check_compiled(game, players, decisions // len(game.players))
    assert searched(game, checked) == searched(game, machines_of(game.rules)["wasm"])
    with pytest.raises(RuntimeError, match="has failed"):
        Driver(game.rules, game.default_board, checked).act(OUT_OF_REACH, 1)


def searched(game, machine):
    """The tree that a search at the opening leaves."""
    sight = Sight.of(match := game.new(players=2, seed=1), match.to_act[0])
    searcher = Searcher(sight.rules, sight.board, machine)
    searcher.set_out(sight.record, sight.seat, BELIEVED, 99)
    searcher.run(ITERATIONS)
    return searcher.tree


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
