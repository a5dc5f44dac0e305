"""docs/first-game.md, done step by step as a reader would, from `macabre new game` to the browser."""

import json
import subprocess
import sys
import urllib.request

import pytest

from tests.command import macabre
from tests.conftest import ROOT, installed
from tests.server.serving import Server
from tests.tutorials import blocks, write_block

pytestmark = [pytest.mark.process, pytest.mark.compile]

PAGE = (ROOT / "docs/first-game.md").read_text("utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("game")


@pytest.fixture(scope="module")
def env(folder):
    """After all of the page: what its commands need to know of the game. Each command has run, each piece is there."""
    known = {}
    for kind, file, body in blocks(PAGE):
        if file:
            write_block(folder / "night-watch", file, body)
        for line in body.splitlines() if kind == "console" else ():
            known = run_command(line, folder, known)
    return known


def run_command(line, folder, env):
    """What a reader types; installing is done by hand, since it would fetch tools. The environment from there on."""
    if line.startswith("pip install -e "):
        return installed(folder / line.split()[-1], folder / "site")
    if line == "macabre serve":
        with Server(f"sqlite:///{folder}/tables.db", env=env) as server:
            assert "night-watch" in [
                game["id"] for game in json.load(urllib.request.urlopen(f"{server.url}/api/games"))
            ]
        return env
    run = macabre(*line.split()[1:], typed="stay\n", env=env or None, cwd=folder)
    assert run.returncode == 0, (line, run.stdout, run.stderr)
    return env


def test_every_step_of_the_page_works(env, folder):
    own = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts=", "night_watch/tests"]
    run = subprocess.run(own, env=env, capture_output=True, text=True, cwd=folder / "night-watch", check=False)
    assert "9 passed" in run.stdout, run.stdout


def test_one_check_can_be_run_alone(env):
    run = macabre("check", "night-watch", "--only", "worlds", env=env)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_fault_is_told_in_a_sentence(env, folder):
    rules = folder / "night-watch/night_watch/rules.py"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace("return points * (winners", "return points * 2 * (winners"), "utf-8")
    run = macabre("check", "night-watch", env=env)
    rules.write_text(text, "utf-8")
    assert run.returncode == 1
    assert run.stderr.startswith("night-watch: ")
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Night", "a game's name has lower-case letters, digits and hyphens, such as night-watch, not 'Night'"),
        ("dead-house", "there is already a game dead-house; choose another name"),
        ("there", "there already exists; name a new one"),
    ],
)
def test_a_game_that_cannot_be_made_is_refused(name, sentence, tmp_path):
    (tmp_path / "there").mkdir()
    run = macabre("new", "game", name, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (2, f"macabre: {sentence}\n")
    assert [*tmp_path.rglob("*")] == [tmp_path / "there"]
