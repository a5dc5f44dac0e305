"""What a bot thinks is no part of a match: no rule, record or observation knows it, and it may be tuned at any time."""

import ast
from importlib import import_module

import pytest

import macabre
from macabre.desk import INTERPRETER
from macabre.drive import Driver
from macabre.plan import Plan
from macabre.testing.walk import decision_walk
from tests.reading import FOLDER, absolute, module_of

OPINIONS = {"advice", "judgement", "belief", "evidence"}  # where a game tells bots what to think
FOLDERS = sorted(path.parent for path in FOLDER.glob("games/*/rules.py"))


def modules_of(folder):
    return {path.stem: path for path in folder.glob("*.py") if path.stem != "__init__"}


def neighbours(folder, path):
    """The modules of the game that one of them imports, by name."""
    home = f"{module_of(folder)}."
    nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    names = [f"{absolute(path, node)}.{alias.name}" for node in nodes for alias in node.names]
    return {name.removeprefix(home).partition(".")[0] for name in names if name.startswith(home)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_nothing_but_opinions_imports_opinions(folder):
    modules = modules_of(folder)
    assert modules.keys() & OPINIONS
    knowing = {name: neighbours(folder, path) & OPINIONS for name, path in modules.items() if name not in OPINIONS}
    assert not any(knowing.values()), knowing


# --- tuned anew


def tuned_anew(value):
    """Another number; in a row of them, every one."""
    if isinstance(value, tuple):
        return tuple(map(tuned_anew, value))
    return value + 1 if isinstance(value, int | float) else value


def opinions_of(game):
    package = type(game.rules.notation).__module__.rpartition(".")[0]
    names = [path for path in modules_of(game.rules.folder) if path in OPINIONS]
    return [import_module(f"{package}.{name}") for name in names]


def tune_anew(game, monkeypatch):
    for module in opinions_of(game):
        for name, value in list(vars(module).items()):
            if name.isupper():
                monkeypatch.setattr(module, name, tuned_anew(value))


def replayed(match):
    """The record that interpreted rules come to by the same decisions and the same luck, and what each seat sees."""
    driver = Driver(match.game.rules, match.board, INTERPRETER)
    driver.state = match.state(0)
    for entry in match.entries:
        driver.act(entry.who, entry.action)
    state = match.game.rules.state
    plan = Plan(match.game.rules.observation, match.board, state, driver.s.seats)
    seen = [plan.observe(state.masked(driver.state, seat), seat).tobytes() for seat in range(driver.s.seats)]
    return driver.state, seen


@pytest.mark.parametrize("game_id", macabre.games())
def test_a_bot_that_is_tuned_anew_changes_no_record_and_no_observation(game_id, monkeypatch):
    game = macabre.load(game_id)
    *_, match = decision_walk(game, game.players[-1], 3, 120)
    before = replayed(match)
    assert before[0] == match.state()
    tune_anew(game, monkeypatch)
    assert replayed(match) == before
