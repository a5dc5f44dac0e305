"""Small settings written out as trees: the same as OpenSpiel's of Kuhn poker, and solved."""

import subprocess
import sys

import numpy as np
import pytest

import macabre
from macabre.envs import Setting
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
NINE = {"target": 1, "miniatures": False, "first_player": 0}


@pytest.mark.process
def test_kuhn_poker_comes_out_as_in_openspiel(six_seats):
    """Points there are half of what one is ahead by here."""
    found = subprocess.run([sys.executable, "-c", KUHN], env=six_seats, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr[-2000:]


@pytest.mark.slow
def test_a_deck_of_nine_is_solved():
    setting = Setting("cluedo-cards", 2, NINE, ROOT / "examples/small/cluedo-cards.toml", limit=2)
    tree = Tree(setting)
    even = tree.normalised(np.zeros(tree.choices))
    assert (tree.policy(lambda _, __, actions: [1 / len(actions)] * len(actions)) == even).all()
    assert tree.exploitability(even) > 0.002
    assert tree.exploitability(tree.solve(25)) < 0.0001


def test_what_is_too_large_or_not_for_two_is_refused():
    with pytest.raises(macabre.BadPlayers, match="for 2 players"):
        Tree(Setting("cluedo-cards", 3))
    with pytest.raises(macabre.BadOption, match="more than 100 positions"):
        Tree(Setting("cluedo-cards", 2), most_nodes=100)
