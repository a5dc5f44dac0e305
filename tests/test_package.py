"""What people install: a pure wheel, and a game from outside."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from functools import partial

import pytest

from macabre.catalogue import games, load
from macabre.machines import module_path
from tests.command import macabre
from tests.conftest import ROOT

pytestmark = [pytest.mark.process, pytest.mark.compile]

OUTSIDE = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "last-candle"
version = "1"
[project.entry-points."macabre.games"]
last-candle = "last_candle"
[tool.hatch.build.targets.wheel]
packages = ["last_candle"]
"""


def pip(*arguments, python=sys.executable):
    subprocess.run([python, "-m", "pip", "--quiet", "--disable-pip-version-check", *map(str, arguments)], check=True)


def test_one_pure_wheel_installed_elsewhere_plays(tmp_path):
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "macabre/games/cluedo_cards/RULES.md" in names
    assert "macabre/games/_template/tests/test_rules.py" in names  # `macabre new game` copies it
    assert "macabre/cli/new_bot.txt" in names
    for game in games():
        assert module_path(load(game).rules).relative_to(ROOT / "src").as_posix() in names
    assert not [name for name in names if "/tests/" in name and "/_template/" not in name]
    home = tmp_path / "elsewhere"
    venv.create(home, with_pip=True, system_site_packages=False)
    python = home / "bin" / "python"
    site = next((home / "lib").glob("python*/site-packages"))
    (site / "borrowed.pth").write_text(f"{_site_of_tests()}\n")
    pip("install", "--no-deps", "--force-reinstall", wheel, python=str(python))
    command = [str(home / "bin" / "macabre"), "play", "cluedo-cards", "--option", "target=1", "--seed", "1"]
    run = subprocess.run(command, input="1\n" * 300, capture_output=True, text=True, cwd=tmp_path, check=True)
    assert "You win." in run.stdout
    place = [str(python), "-c", "import macabre; print(macabre.__file__)"]
    assert str(home) in subprocess.run(place, capture_output=True, text=True, check=True, cwd=tmp_path).stdout


def _site_of_tests():
    """Where the dependencies of these tests are: they need not be fetched again."""
    import numpy

    return os.path.dirname(os.path.dirname(numpy.__file__))


@pytest.fixture(scope="module")
def outside(tmp_path_factory):
    """The template, copied out of the package, installed as another package."""
    folder = tmp_path_factory.mktemp("outside")
    shutil.copytree(ROOT / "src/macabre/games/_template", folder / "source/last_candle")
    (folder / "source/pyproject.toml").write_text(OUTSIDE)
    pip("install", "--no-deps", "--no-build-isolation", "--target", folder / "site", folder / "source")
    return os.environ | {"PYTHONPATH": str(folder / "site")}, folder / "site/last_candle"


def test_a_game_from_outside_is_found_played_and_studied(outside, tmp_path):
    env, _ = outside
    assert "Last Candle" in macabre("games", env=env).stdout
    run = macabre("play", "last-candle", "--players", 3, typed="stay\n", env=env)
    assert "You show the" in run.stdout  # whoever stays shows their card, whatever was dealt
    assert "95 % interval" in macabre("simulate", "last-candle", "--matches", 20, env=env).stdout
    run = macabre("study", "last-candle", "--matches", 30, "--jobs", 1, "--out", tmp_path, env=env)
    assert "A match of Greedy bots takes" in run.stdout, run.stderr
    assert "Move: how often it is chosen when on offer" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.usually(0)
def test_learners_play_a_game_from_outside(outside):
    env, _ = outside
    script = "from macabre.envs import VectorEnv as V; e = V('last-candle', 9, 3); print(e.step(e.sample()).masks.size)"
    run = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert run.stdout == "18\n"


def test_a_game_from_outside_passes_the_shipped_kit_and_its_own_tests(outside):
    env, folder = outside
    kit = [sys.executable, "-m", "macabre.testing", "last-candle"]
    assert "all checks passed" in subprocess.run(kit, env=env, capture_output=True, text=True, check=True).stdout
    own = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts=", str(folder / "tests")]
    run = subprocess.run(own, env=env, capture_output=True, text=True, cwd=folder, check=False)
    assert run.returncode == 0, run.stdout


def test_a_change_in_an_outside_game_is_compiled_anew(outside):
    env, folder = outside
    script = "import macabre, macabre.compiler as k; print(k.code_digest(macabre.load('last-candle').rules.modules))"
    tell = partial(subprocess.run, [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    before, rules = tell().stdout, folder / "rules.py"
    rules.write_text(rules.read_text() + "\n# the same, with a comment\n")
    assert tell().stdout == before
    rules.write_text(rules.read_text() + "\nCHANGED = True\n")
    assert tell().stdout != before
