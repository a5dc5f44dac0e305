"""Small settings written out as trees: the same as OpenSpiel's of Kuhn poker, and solved."""

import math
import subprocess
import sys

import numpy as np
import pytest

import macabre
from macabre.envs import Setting
from macabre.envs.gambit import extensive_form
from macabre.envs.small import read_small
from macabre.envs.tree import Tree
from tests.conftest import ROOT

KUHN = """
import numpy as np, pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, expected_game_score
from macabre.envs import Setting
from macabre.envs.tree import Tree
tree, game = Tree(Setting("kuhn-poker", 2, reward="score")), pyspiel.load_game("kuhn_poker")
assert (tree.nodes, len(tree.sights), tree.choices) == (58, 12, 24)
even, theirs = tree.normalised(np.zeros(24)), policy.UniformRandomPolicy(game)
assert abs(tree.exploitability(even) / 2 - exploitability.exploitability(game, theirs)) < 1e-9
known = expected_game_score.policy_value(game.new_initial_state(), [theirs, theirs])
assert abs(tree.value(even) / 2 - known[0]) < 1e-9
solved = tree.solve(300)
assert tree.exploitability(solved) < 0.002, tree.exploitability(solved)
assert abs(tree.value(solved) / 2 + 1 / 18) < 1e-4
"""
SMALL = ROOT / "examples/small/settings.toml"
SIZES = {"cluedo-cards": 2, "dead-house": 5, "dead-end-drive": 4, "deadly-doodles": None}  # decisions, for a quick test


@pytest.mark.process
def test_kuhn_poker_comes_out_as_in_openspiel(six_seats):
    """Points there are half of what one is ahead by here."""
    found = subprocess.run([sys.executable, "-c", KUHN], env=six_seats, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr[-2000:]


@pytest.mark.slow
@pytest.mark.parametrize("name", SIZES)
@pytest.mark.usually(2)
def test_a_small_setting_of_each_game_is_solved(name):
    """All of it takes minutes, so the longer ones are cut off sooner here."""
    small = read_small(SMALL)[name]
    setting = Setting(**small.setting.arguments | {"limit": SIZES[name] or small.setting.limit})
    tree = Tree(setting, positions=small.positions)
    even = tree.normalised(np.zeros(tree.choices))
    assert (tree.policy(lambda _, __, actions: [1 / len(actions)] * len(actions)) == even).all()
    assert tree.exploitability(even) > 0.002
    assert tree.exploitability(tree.solve(30)) < 0.005


def test_a_position_begins_with_every_deal_that_it_may_stand_for():
    """Of three pawns each player owns one: six ways. Two hands of two cards out of 3, 3 and 3: by their numbers."""
    settings = read_small(SMALL)
    assert list(settings["dead-end-drive"].positions.values()) == [1] * 6
    hands = settings["dead-house"].positions
    assert len(hands) == 33
    least = hands[min(hands, key=hands.__getitem__)]  # a pair in both hands: 3 ways each
    assert sum(hands.values()) / least * 9 == pytest.approx(math.comb(9, 2) * math.comb(7, 2))
    assert settings["cluedo-cards"].positions is None


def test_what_is_too_large_or_not_for_two_is_refused():
    with pytest.raises(macabre.BadPlayers, match="for 2 players"):
        Tree(Setting("cluedo-cards", 3))
    with pytest.raises(macabre.BadOption, match="more than 100 positions"):
        Tree(Setting("cluedo-cards", 2), most_nodes=100)


# --- other programs' files

GAMBIT = """
import sys
import numpy as np, pyspiel
from macabre.envs import Setting
from macabre.envs.gambit import extensive_form
from macabre.envs.tree import Tree
tree = Tree(Setting("kuhn-poker", 2, reward="score"))
file = sys.argv[1]
open(file, "w").write(extensive_form(tree))
game = pyspiel.load_game("efg_game", {"filename": file})
even = tree.normalised(np.zeros(tree.choices))
assert abs(tree.exploitability(even) - pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) / 2) < 1e-9
theirs = pyspiel.CFRPlusSolver(game)
for _ in range(100):
    theirs.evaluate_and_update_policy()
assert abs(pyspiel.nash_conv(game, theirs.average_policy()) / 2 - tree.exploitability(tree.solve(100))) < 0.005
"""


@pytest.mark.process
def test_openspiel_solves_a_tree_that_was_written_as_gambit_has_it(six_seats, tmp_path):
    pytest.importorskip("pyspiel")
    command = [sys.executable, "-c", GAMBIT, str(tmp_path / "kuhn.efg")]
    found = subprocess.run(command, env=six_seats, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr[-2000:]


@pytest.mark.slow
@pytest.mark.parametrize("name", SIZES)
@pytest.mark.usually(1)
def test_openspiels_cfr_solves_a_small_setting_of_each_game(name, tmp_path):
    """Cut off sooner, as above: random play loses the same there, and so does what either finds in ten iterations."""
    pyspiel = pytest.importorskip("pyspiel")
    small = read_small(SMALL)[name]
    setting = Setting(**small.setting.arguments | {"limit": SIZES[name] or small.setting.limit})
    tree = Tree(setting, positions=small.positions)
    (tmp_path / "small.efg").write_text(extensive_form(tree))
    game = pyspiel.load_game("efg_game", {"filename": str(tmp_path / "small.efg")})
    even = tree.normalised(np.zeros(tree.choices))
    assert pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game)) / 2 == pytest.approx(tree.exploitability(even))
    theirs = pyspiel.CFRPlusSolver(game)
    for _ in range(10):
        theirs.evaluate_and_update_policy()
    left = tree.exploitability(tree.solve(10))
    assert left < 0.03
    assert pyspiel.nash_conv(game, theirs.average_policy()) / 2 == pytest.approx(left, abs=1e-3)
