"""One source, three machines: modules that are shipped are what the sources give, and behave like any other machine."""

import gc
import os
import shutil
import subprocess
import sys
from ctypes import sizeof

import pytest

import macabre
from macabre.drive import Driver
from macabre.machines import ENGINE, NO_CODE, machines_of, module_path
from macabre.machines.assembly import build
from macabre.sources import file_of, modules_behind, read_module
from tests.command import macabre as command
from tests.conftest import OUTSIDE, installed
from tests.kernels import functions_of, kernels, reached
from tests.without import without_numba

GAMES = macabre.games()


def wasm(game):
    rules = macabre.load(game).rules
    return rules, macabre.load(game).default_board, machines_of(rules)["wasm"]


@pytest.mark.parametrize("game", GAMES)
def test_the_module_that_is_shipped_is_made_from_these_sources(game):
    """If this fails, `macabre modules` builds it anew."""
    rules = macabre.load(game).rules
    assert [path.name for path in rules.folder.glob("*-????????????????.wasm")] == [module_path(rules).name]


def test_the_engine_is_every_module_that_has_kernels_and_belongs_to_no_game():
    assert sorted(ENGINE) == sorted({module for module, _ in kernels() if ".games." not in module})


@pytest.mark.parametrize("game", GAMES)
def test_no_kernel_takes_anything_from_modules_that_do_not_count(game):
    rules = macabre.load(game).rules
    verbs = [place for module in rules.modules for place in functions_of(module)]
    found = reached([*kernels(), ("macabre.compiler", "TWINS"), *verbs])
    assert {"macabre.kernel", "macabre.chance", *ENGINE} <= found.keys()
    assert not {module: found[module] for module in NO_CODE if module in found}
    assert modules_behind([*ENGINE, *rules.modules]).keys() >= {*NO_CODE}, "what is imported nowhere need not be named"


def test_what_a_kernel_takes_is_found():
    assert reached([("macabre.sources", "digest")])["macabre.cache"] == "CACHE"


@pytest.mark.compile
@pytest.mark.process
@pytest.mark.usually(1)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_sources_give_the_same_bytes(game):
    rules = macabre.load(game).rules
    assert build(rules) == module_path(rules).read_bytes()


def test_a_change_of_a_function_counts_and_one_of_a_method_does_not(tmp_path, monkeypatch):
    path = tmp_path / "rules.py"
    monkeypatch.setattr("macabre.sources.file_of", lambda name: path if name == "manor" else file_of(name))

    def read(text):
        path.write_text(text)
        read_module.cache_clear()
        return read_module("manor")

    one = read("class Words:\n    size = 1\n    def say(self): return 1\ndef roll(): return 6\n")
    other = read("class Words:\n    size = 1\n    def say(self): return 2\ndef roll(): return 6\n")
    assert one.functions == other.functions
    assert one.code != other.code
    assert read("class Words:\n    size = 1\ndef roll(): return 8\n").functions != one.functions
    assert read("class Words:\n    size = 2\ndef roll(): return 6\n").functions != one.functions
    read_module.cache_clear()


# --- its memory


def test_blocks_are_used_again_once_nobody_looks_at_them():
    rules, board, machine = wasm("cluedo-cards")
    Driver(rules, board, machine)
    gc.collect()
    before = machine.used
    for _ in range(200):
        Driver(rules, board, machine)
    gc.collect()
    assert machine.used == before


def test_what_somebody_looks_at_is_not_given_away():
    rules, board, machine = wasm("cluedo-cards")
    match = macabre.load("cluedo-cards").new(4, seed=1)
    driver = Driver(rules, board, machine)
    driver.state = match.state()
    s = driver.s
    del driver
    gc.collect()
    others = [Driver(rules, board, machine) for _ in range(20)]
    assert bytes(s) == match.state()
    assert all(not any(bytes(other.s)) for other in others)


def test_memory_grows_and_stays_where_it_is():
    rules, board, machine = wasm("cluedo-cards")
    first = Driver(rules, board, machine)
    first.begin(4, {name: option.encode(option.default) for name, option in rules.options.items()})
    state, acting = first.state, first.actor()
    rows = [machine.laid((rules.scratch.struct * 1000)()) for _ in range(20)]
    assert sum(map(sizeof, rows)) > 1 << 24
    assert first.state == state
    assert first.go(-2, -2) == acting


def test_a_number_beyond_64_bits_is_refused_not_cut():
    driver = Driver(*wasm("cluedo-cards"))
    with pytest.raises(OverflowError):
        driver.legal(1 << 64)


# --- the choice


def tells(script, **env):
    return subprocess.run(
        [sys.executable, "-c", script], env=os.environ | env, capture_output=True, text=True, check=False
    )


PLAYED_BY = (
    "import macabre; from macabre.machines import machine_of; print(machine_of(macabre.load('dead-house').rules).name)"
)


@pytest.mark.process
@pytest.mark.parametrize("name", ["wasm", "python", "numba"])
def test_a_machine_can_be_asked_for(name):
    assert tells(PLAYED_BY, MACABRE_MACHINE=name).stdout == f"{name}\n"


@pytest.mark.process
def test_a_machine_that_is_not_there_is_refused_in_one_sentence():
    run = command("play", "dead-house", env=os.environ | {"MACABRE_MACHINE": "steam"})
    assert run.stderr == "macabre: there is no machine 'steam'; the machines are numba, wasm, checked, python\n"
    run = command("play", "dead-house", env=os.environ | {"MACABRE_MACHINE": "checked"})
    assert run.stderr == "macabre: dead-house cannot run on checked here; it can run on wasm or python\n"


# --- a game from outside, built by the same command

STRAYS = """
import macabre
from macabre.drive import Driver
from macabre.machines import machine_of
game = macabre.load("kuhn-poker")
driver = Driver(game.rules, game.default_board)
print(machine_of(game.rules).name)
driver.begin(2, {})
driver.act(1 << 20, 1)
"""


@pytest.fixture(scope="module")
def outside(tmp_path_factory):
    """A copy of Kuhn poker, as if it were installed, and where it is."""
    folder = shutil.copytree(OUTSIDE, tmp_path_factory.mktemp("outside") / "games")
    return installed(folder, tmp_path_factory.mktemp("site")), folder / "kuhn_poker"


@pytest.mark.compile
@pytest.mark.process
def test_a_game_from_outside_has_a_module_of_its_own(outside, tmp_path):
    env, folder = outside
    run = command("modules", "kuhn-poker", env=env)
    assert "bytes" in run.stderr
    (module,) = folder.glob("kuhn-poker-*.wasm")
    assert command("modules", "kuhn-poker", env=env).stderr == ""
    apart = without_numba(tmp_path) | {"PYTHONPATH": os.pathsep.join((str(tmp_path), env["PYTHONPATH"]))}
    by = PLAYED_BY.replace("dead-house", "kuhn-poker")
    assert tells(by, **apart).stdout == "wasm\n"
    module.unlink()
    assert tells(by, **apart).stdout == "python\n"


@pytest.mark.compile
@pytest.mark.process
@pytest.mark.usually(0)
def test_a_module_that_checks_its_indices_stops_at_one_that_is_wrong(outside):
    env, _ = outside
    assert command("modules", "--checked", "kuhn-poker", env=env).returncode == 0
    run = tells(STRAYS, **env | {"MACABRE_MACHINE": "checked"})
    assert run.stdout == "checked\n"
    assert "has failed" in run.stderr.splitlines()[-1]
