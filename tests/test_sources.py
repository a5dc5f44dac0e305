"""What compiled code and stored results depend on is found by reading imports, and nothing else counts."""

import os
import shutil
import subprocess
import sys
from types import SimpleNamespace

import pytest

import macabre
from macabre import compiler, sources
from macabre.arena.deals import sources_of
from macabre.data import Source
from macabre.errors import Error
from macabre.sources import digest, modules_behind
from tests.conftest import ROOT

GAMES = macabre.games()
FACE = {"macabre", "macabre.match", "macabre.game", "macabre.catalogue", "macabre.notation", "macabre.transcript"}


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package that can be written; what was read of it before is forgotten."""
    folder = tmp_path / "manor"
    folder.mkdir()
    monkeypatch.syspath_prepend(tmp_path)

    def write(**modules):
        for name, text in modules.items():
            path = folder / (name.replace("__sub__", "/") + ".py")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        for read in (sources.read_module, sources.file_of):
            read.cache_clear()

    write(__init__="")
    return SimpleNamespace(write=write)


def names(*roots):
    return {name.removeprefix("manor.") for name in modules_behind([f"manor.{root}" for root in roots])}


# --- reading


def test_imports_are_followed_wherever_they_stand(package):
    package.write(
        rules="from manor.dice import roll\nimport manor.cards\ndef late():\n    from manor import clock\n",
        dice="from .luck import *\nfrom . import doors as d",
        cards="class Hand:\n    if 1:\n        from .wing__sub__ import x".replace("wing__sub__", "wing"),
        clock="import os, numpy",
        luck="",
        doors="",
        wing="x = 1",
        unused="",
    )
    assert names("rules") == {"rules", "dice", "cards", "clock", "luck", "doors", "wing"}


def test_a_name_is_a_module_or_what_its_package_holds(package):
    package.write(wing__sub____init__="room = 1\nfrom . import far", wing__sub__far="", wing__sub__near="")
    package.write(one="from manor.wing import near", two="from manor.wing import room", three="import manor.wing.far")
    assert names("one") == {"one", "wing.near"}
    assert names("two") == {"two", "wing", "wing.far"}
    assert names("three") == {"three", "wing.far"}


def test_what_only_the_type_checker_imports_does_not_count(package):
    package.write(
        rules="if TYPE_CHECKING:\n    from manor import face\nelse:\n    import manor.dice",
        face="",
        dice="",
    )
    assert names("rules") == {"rules", "dice"}


def test_modules_that_import_each_other_are_read_once(package):
    package.write(one="from manor import two", two="import manor.one")
    assert names("one") == names("two") == {"one", "two"}


def test_a_source_that_cannot_be_read_is_one_sentence(package):
    with pytest.raises(Error, match=r"the source of manor\.nowhere cannot be read"):
        modules_behind(["manor.nowhere"])


RULES = '''"""Rules."""
from manor.dice import SIDES
def roll(word):  # a comment
    """A docstring."""
    return word % SIDES
class Cup:
    """A cup."""
    dice = 2
'''


def test_only_code_changes_a_digest(package):
    package.write(rules=RULES, dice="SIDES = 6\n")
    before = digest(["manor.rules"])
    package.write(rules=RULES.replace("A docstring", "Another").replace("# a comment", "").replace("\n", "\n\n"))
    assert digest(["manor.rules"]) == before
    package.write(rules=RULES.replace("word %", "word //"))
    changed = digest(["manor.rules"])
    package.write(rules=RULES + '    """How many are in it."""\n')
    assert digest(["manor.rules"]) == before
    package.write(rules=RULES, dice="SIDES = 8\n")
    assert len({before, changed, digest(["manor.rules"]), digest(["manor.rules"], "more")}) == 4


def test_what_was_loaded_counts_not_what_is_written_later(package, tmp_path):
    package.write(rules=RULES, dice="SIDES = 6\n")
    before = digest(["manor.rules"])
    (tmp_path / "manor/dice.py").write_text("SIDES = 8\n")
    assert digest(["manor.rules"]) == before


# --- what games depend on


def behind_code(game):
    """All that the compiled play of a game can depend on; batches of environments are compiled by themselves."""
    aside = ("macabre.games.", "macabre.envs.")
    engine = [name for name in compiler.KERNEL_MODULES if name.startswith("macabre.") and not name.startswith(aside)]
    assert {"macabre.steps", "macabre.bots.tree"} <= set(engine)
    return set(modules_behind([*engine, *macabre.load(game).rules.modules]))


@pytest.mark.parametrize("game", GAMES)
def test_compiled_play_depends_on_its_own_rules_alone(game):
    rules, found = macabre.load(game).rules, behind_code(game)
    own = rules.verbs.__name__.rpartition(".")[0]
    assert set(rules.modules) | {f"{own}.state", "macabre.kernel", "macabre.rules", "macabre.record"} <= found
    assert {name for name in found if ".games." in name} == {name for name in found if name.startswith(f"{own}.")}
    assert not found & (
        FACE | {type(rules.notation).__module__, "macabre.data", "macabre.spoken", "macabre.language", own}
    )
    assert not [name for name in found if name.split(".")[1] in ("arena", "envs", "study", "server", "storage", "cli")]


@pytest.mark.parametrize("game", GAMES)
def test_words_and_pictures_are_behind_neither_code_nor_results(game):
    """Everything that the notation alone is made of."""
    rules = macabre.load(game).rules
    spoken = set(modules_behind([type(rules.notation).__module__])) - set(modules_behind(rules.modules))
    folder = rules.verbs.__name__.rpartition(".")[0]
    assert {f"{folder}.words", f"{folder}.picture"} <= spoken
    players = modules_behind([*rules.modules, "macabre.bots.levels", "macabre.bots.playing", "macabre.luck"])
    assert not {name for name in spoken if ".games." in name} & ({*players} | behind_code(game))
    assert not {*players} & FACE
    assert "macabre.bots.names" not in players


def test_series_depend_on_rules_bots_board_and_compiler(monkeypatch):
    game, other = macabre.load("cluedo-cards"), macabre.load("dead-house")
    board = game.default_board
    before = sources_of(game, board)
    assert before == sources_of(game, board)
    text = board.source.text
    renamed, changed = text.replace("Dagger", "Knife"), text.replace("numbers = [1, 2, 3]", "numbers = [1, 2, 4]", 1)
    assert text not in (renamed, changed)
    assert sources_of(game, game.load_board(Source(renamed))) == before
    found = {before, sources_of(other, other.default_board), sources_of(game, game.load_board(Source(changed)))}
    monkeypatch.setattr("macabre.arena.deals.COMPILER", "numba 0.0")
    found.add(sources_of(game, board))
    assert len(found) == 4


@pytest.mark.parametrize("version", ["compiler.COMPILER", "compiler.llvmlite.__version__", "compiler.np.__version__"])
def test_another_compiler_is_another_digest(monkeypatch, version):
    before = compiler.code_digest(["macabre.steps"])
    monkeypatch.setattr(f"macabre.{version}", "0.0")
    assert compiler.code_digest(["macabre.steps"]) != before


def test_another_setting_of_the_compiler_is_another_digest(monkeypatch):
    before = compiler.code_digest(["macabre.steps"])
    monkeypatch.setenv("NUMBA_OPT", "1")
    assert compiler.code_digest(["macabre.steps"]) != before


# --- in processes, with files that change

PLAYS = """
import sys
from pathlib import Path
import macabre
from macabre.arena.run import run_series
from macabre.arena.series import make_series
from macabre.compiler import KERNEL_MODULES
from macabre.kernel import KERNELS
from macabre.study.journal import run_study
from macabre.study.plan import make_study

deals, folder = int(sys.argv[1]), Path(sys.argv[2])
game = macabre.load("cluedo-cards")
run_series(make_series(game, ["greedy", "easy"], options={"target": 1}), deals, path=folder / "series.json")
run_study(make_study(game, ["greedy"], 2, options={"target": 1}), 2 * deals, path=folder / "study.jsonl")
kernels = [thing for name in KERNEL_MODULES for thing in vars(sys.modules[name]).values() if hasattr(thing, "stats")]
kernels += [kernel.compiled for kernel in KERNELS]
print(sum(sum(kernel.stats.cache_misses.values()) for kernel in kernels), macabre.__file__)
"""


@pytest.fixture
def copied(tmp_path):
    """The package, to be changed, and how to play with it."""
    package = tmp_path / "copy/macabre"
    shutil.copytree(ROOT / "src/macabre", package, ignore=shutil.ignore_patterns("tests", "web", "__pycache__"))

    def play(deals):
        command = [sys.executable, "-c", PLAYS, str(deals), str(tmp_path)]
        env = os.environ | {"PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=tmp_path)

    def change(path, old="", new="\nADDED = 1\n"):
        text = (package / path).read_text("utf-8")
        assert old in text
        (package / path).write_text(text.replace(old, new, 1) if old else text + new, "utf-8")

    return SimpleNamespace(play=play, change=change, package=package)


WORDS = ["games/cluedo_cards/words.py", "games/cluedo_cards/notation.py", "spoken.py", "bots/names.py"]
THE_FACE = ["notation.py", "match.py", "game.py", "transcript.py", "data.py", "study/report.py"]
OTHER_GAMES = ["games/dead_house/rules.py", "games/dead_house/track.toml", "games/dead_end_drive/judgement.py"]


@pytest.mark.process
def test_a_change_of_words_face_or_another_game_compiles_nothing_and_lets_series_and_studies_go_on(copied):
    run = copied.play(2)
    assert run.returncode == 0, run.stderr
    for path in WORDS + THE_FACE + OTHER_GAMES:
        copied.change(path)
    copied.change("match.py", "the match is over", "the match, is over")
    copied.change("games/cluedo_cards/rules.py", '"""', '"""Or so: ')
    run = copied.play(3)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["0", str(copied.package / "__init__.py")]


@pytest.mark.process
@pytest.mark.parametrize(
    "place",
    [
        ("games/cluedo_cards/rules.py",),
        ("games/cluedo_cards/judgement.py",),
        ("games/cluedo_cards/__init__.py", "broad=1", "broad=2"),
        ("games/cluedo_cards/cards.toml", "numbers = [1, 2, 3]", "numbers = [1, 2, 4]"),
        ("bots/levels.py", "careless=40", "careless=41"),
        ("luck.py",),
    ],
    ids=lambda place: place[0],
)
@pytest.mark.usually(3)
def test_a_change_of_rules_bots_or_board_ends_a_series(copied, place):
    assert copied.play(2).returncode == 0
    copied.change(*place)
    run = copied.play(2)
    assert "series.json was played with other rules, bots, board or compiler; begin in another folder" in run.stderr


HELPED = """
from macabre.kernel import compiled
from manor.helper import factor
@compiled
def multiply(x):
    return x * factor()
"""
SCRIPT = """
from manor.kernels import multiply
print(multiply(7), sum(multiply.stats.cache_misses.values()))
"""
HELPER = "from macabre.kernel import inner\n@inner\ndef factor():\n    return {}\n"


@pytest.mark.process
@pytest.mark.compile
def test_code_is_compiled_anew_where_a_module_behind_it_changed(tmp_path):
    (tmp_path / "manor").mkdir()
    (tmp_path / "manor/kernels.py").write_text(HELPED)
    apart = {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1", "MACABRE_CACHE": str(tmp_path / "cache")}

    def multiply(factor):
        (tmp_path / "manor/helper.py").write_text(HELPER.format(factor))
        command = [sys.executable, "-c", SCRIPT]
        return subprocess.run(command, env=os.environ | apart, capture_output=True, text=True, check=True).stdout

    assert [multiply(factor) for factor in (2, 2, 3, 2)] == ["14 1\n", "14 0\n", "21 1\n", "14 0\n"]


IN_A_TUPLE = """
from typing import Any, NamedTuple
import numpy as np
from macabre.compiler import record_type, rely_on
from macabre.kernel import compiled
class Hall(NamedTuple):
    states: Any
    guests: int
@compiled
def count(hall):
    return hall.states[0].rooms * hall.guests
STATE = np.dtype([("rooms", "i8")])
rely_on(record_type(STATE), ["manor.helper"])
print(count(Hall(np.ones(1, STATE), 7)), sum(count.stats.cache_misses.values()))
"""


@pytest.mark.process
@pytest.mark.compile
def test_the_verbs_of_a_record_in_a_tuple_count_too(tmp_path):
    (tmp_path / "manor").mkdir()
    (tmp_path / "manor/halls.py").write_text(IN_A_TUPLE)
    apart = {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1", "MACABRE_CACHE": str(tmp_path / "cache")}

    def count(factor):
        (tmp_path / "manor/helper.py").write_text(HELPER.format(factor))
        command = [sys.executable, "-c", "import manor.halls"]
        return subprocess.run(command, env=os.environ | apart, capture_output=True, text=True, check=True).stdout

    assert [count(factor) for factor in (2, 2, 3, 2)] == ["7 1\n", "7 0\n", "7 1\n", "7 0\n"]
