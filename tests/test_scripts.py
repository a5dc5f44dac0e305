"""`./play` and `./test` call what they say they call."""

import shutil
import subprocess
import sys

import pytest
import typer

import macabre
from macabre.cli import app
from tests.conftest import ROOT

pytestmark = pytest.mark.process

TOOLS = ("macabre", "pytest", "ruff", "mypy", "coverage")
ECHO = """#!/usr/bin/env bash
echo "${0##*/}" "$@"
"""
READY = """
make_environment() { return 1; }
ensure_browsers() { echo browsers; }
check_browser_modules() { echo modules; }
"""


@pytest.fixture
def clone(tmp_path):
    """A clone whose environment is there, and whose tools say how they were called."""
    for name in ("play", "test"):
        shutil.copy(ROOT / name, tmp_path)
    for folder in ("scripts", ".venv/bin", "src"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "src/macabre").symlink_to(ROOT / "src/macabre")
    (tmp_path / "scripts/environment").write_text(READY)
    for tool in TOOLS:
        (tmp_path / ".venv/bin" / tool).write_text(ECHO)
        (tmp_path / ".venv/bin" / tool).chmod(0o755)
    return tmp_path


def said(clone, script, *arguments):
    command = [str(clone / script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def commands():
    return typer.main.get_command(app).commands


def test_play_opens_the_hall(clone):
    assert said(clone, "play") == ["macabre serve --open"]
    assert said(clone, "play", "--lan") == ["macabre serve --open --lan"]


@pytest.mark.parametrize("game", [*macabre.games(), "nonsense"])
def test_play_plays_a_game(clone, game):
    assert said(clone, "play", game, "--players", "3") == [f"macabre play {game} --players 3"]


def test_play_carries_out_every_command(clone):
    assert {"arena", "study", "review", "board"} <= set(commands())
    for command in commands():
        assert said(clone, "play", command, "x") == [f"macabre {command} x"]


def test_test_runs_everything(clone):
    first, beside = ["browsers", "ruff check .", "ruff format --check ."], ["macabre prepare", "modules", "mypy"]
    for arguments, last in (((), "pytest"), (("--long",), "pytest --long")):
        steps = said(clone, "test", *arguments)
        assert (steps[:3], sorted(steps[3:-1]), steps[-1]) == (first, beside, last)


def test_test_runs_parts(clone):
    assert said(clone, "test", "-m", "not browser") == ["pytest -m not browser"]
    assert said(clone, "test", "quick", "-k", "undo") == ["ruff check --quiet .", "pytest --quick -k undo"]
    measured = ["coverage erase", "coverage run -m pytest -k undo", "coverage combine --quiet", "coverage report"]
    assert said(clone, "test", "--coverage", "-k", "undo") == ["browsers", *measured]


def test_tests_that_fail_are_told_of_after_what_they_covered(clone):
    coverage = clone / ".venv/bin/coverage"
    coverage.write_text(ECHO + '[ "$1" != run ] || exit 1\n')
    run = subprocess.run([clone / "test", "--coverage"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout.splitlines()[-1]) == (1, "coverage report")


# --- how pytest is set up


def collected(*arguments):
    """The tests that would be run."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-n", "0", *arguments]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [line for line in run.stdout.splitlines() if "::" in line]


def test_quick_tests_start_no_browser_and_no_server():
    quick = collected("--quick")
    assert len(quick) > 1000
    assert not [test for test in quick if test.startswith(("tests/test_cli.py", "tests/server/test_kill.py"))]
    assert not [test for test in quick if "tests/web/test_browser.py" in test]
    for kind in ("rules", "tests/test_conformance.py", "tests/test_match.py", "tests/server/test_table.py"):
        assert [test for test in quick if kind in test]


def test_tests_can_be_chosen_by_kind():
    browser, rest = collected("tests/web", "-m", "browser"), collected("tests/web", "-m", "not browser")
    assert browser
    assert rest
    assert not set(browser) & set(rest)
