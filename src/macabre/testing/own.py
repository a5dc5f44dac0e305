"""A game's own tests, which prove it clause by clause."""

from __future__ import annotations

import re
import subprocess
import sys

from macabre.game import Game

LINES = 12  # of what a failing test says


def run_own_tests(game: Game) -> int:
    """Run the tests in the game's folder; how many passed. AssertionError says what failed."""
    tests = game.rules.folder / "tests"
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--tb=line",
        "-p",
        "no:cacheprovider",
        "-o",
        "addopts=",
        str(tests),
    ]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "No module named pytest" not in run.stderr, (
        "to run the game's own tests, pytest must be installed (pip install pytest)"
    )
    said = "\n".join((run.stdout + run.stderr).splitlines()[-LINES:])
    assert run.returncode == 0, f"the game's own tests fail:\n{said}"
    return int(re.findall(r"(\d+) passed", run.stdout)[-1])


def check_tests(game: Game) -> None:
    """The game's own tests pass."""
    run_own_tests(game)
