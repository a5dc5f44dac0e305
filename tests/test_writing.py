"""Slips of the pen in a game's rules are told in one sentence with file and line, before anything is compiled."""

import shutil
from importlib import import_module
from itertools import count

import pytest

import macabre
from macabre.errors import Error
from macabre.game import Game
from macabre.testing import NAMES, check
from macabre.testing.__main__ import main
from macabre.testing.own import run_own_tests
from tests.conftest import ROOT

TEMPLATE = ROOT / "src/macabre/games/_template"
NUMBER = count()


@pytest.fixture
def slip(tmp_path, monkeypatch):
    """Makes a game of the template in which something is written otherwise."""
    monkeypatch.syspath_prepend(tmp_path)

    def make(file, old, new):
        folder = tmp_path / f"slip_{next(NUMBER)}"
        shutil.copytree(TEMPLATE, folder)
        path = folder / file
        assert path.read_text("utf-8").count(old) == 1
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
        return Game(import_module(folder.name).RULES)

    return make


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "rules.py",
            "@inner\ndef show_cards",
            "def show_cards",
            "rules.py:38: show_cards lacks @inner: apply calls it (rules.py:35)",
        ),
        (
            "rules.py",
            "        show_cards(s)",
            "        show_cards(board, s)",
            "rules.py:35: show_cards takes (s), but is given (board, s)",
        ),
        ("rules.py", "if s.turn == s.seats:", "if s.turn == seats:", "rules.py:34: nothing is called 'seats' here"),
        ("rules.py", "s.turn += 1", "s.trun += 1", "rules.py:33: State has no field 'trun'; did you mean turn?"),
        (
            "advice.py",
            "board.cards if",
            "board.crads if",
            "advice.py:14: DeckRecord has no field 'crads'; did you mean cards?",
        ),
        (
            "rules.py",
            "def legal(board: DeckRecord, s: State, seat: int, out: Scratch)",
            "def legal(board: DeckRecord, s: State, out: Scratch)",
            "rules.py:23: legal takes (board, s, out), but is given (board, s, seat, out)",
        ),
        (
            "knowledge.py",
            "s: State, seat: int, bits: int",
            "s: State, bits: int, seat: int",
            "knowledge.py:16: determinise takes (board, s, bits, seat), but is given (board, s, seat, bits)",
        ),
    ],
)
def test_a_slip_is_told_in_one_sentence(slip, file, old, new, said):
    game = slip(file, old, new)
    with pytest.raises(AssertionError) as found:
        check(game)
    assert str(found.value) == f"writing: {said}"


@pytest.mark.parametrize("game", macabre.games())
def test_our_games_have_none(game):
    check(macabre.load(game), only=["writing", "clauses"])


def test_checks_are_run_alone_and_by_their_names(capsys):
    assert main(["cluedo-cards", "--only", "writing", "--only", "clauses"]) == 0
    assert capsys.readouterr().out == "cluedo-cards: writing, clauses passed\n"
    assert main(["cluedo-cards", "--only", "wrting"]) == 1
    assert capsys.readouterr().err == f"cluedo-cards: there is no check wrting; the checks are {', '.join(NAMES)}\n"
    with pytest.raises(Error, match="there is no check"):
        check(macabre.load("cluedo-cards"), only=["wrting"])


def test_a_slip_is_told_whatever_is_to_be_checked(slip, monkeypatch, capsys):
    game = slip("rules.py", "s.turn += 1", "s.trun += 1")
    monkeypatch.setattr("macabre.testing.__main__.load", lambda name: game)
    assert main(["last-candle", "--only", "moves"]) == 1
    assert capsys.readouterr().err.startswith("last-candle: writing: rules.py:33: State has no field 'trun'")


@pytest.mark.process
def test_a_games_own_tests_are_run_and_what_fails_is_told(slip):
    game = slip("tests/test_rules.py", "== list(range(1, 14))", "== [1]")
    (game.rules.folder / "tests/test_rules.py").write_text("def test_can_1():\n    assert 1 + 1 == 2\n")
    assert run_own_tests(game) == 1
    (game.rules.folder / "tests/test_rules.py").write_text("def test_can_1():\n    assert 1 + 1 == 3\n")
    with pytest.raises(AssertionError, match=r"(?s)the game's own tests fail:.*assert \(1 \+ 1\) == 3"):
        run_own_tests(game)
