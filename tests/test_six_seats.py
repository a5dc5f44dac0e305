"""Seats are the game's: a game from outside with six of them, and others with as few and as many as there may be."""

import re
import shutil
import subprocess
import sys

import pytest

from macabre.catalogue import games
from tests.command import macabre
from tests.conftest import OUTSIDE, ROOT, installed

pytestmark = [pytest.mark.process, pytest.mark.compile]

TEMPLATE = ROOT / "src/macabre/games/_template"
GOLDEN = ("playthroughs", "counts")  # what is kept of a game is of its own number of seats
KIT = f"""
import sys, macabre
from macabre.testing import CHECKS
game = macabre.load(sys.argv[1])
for name, check in CHECKS.items():
    if name not in {GOLDEN}:
        check(game, int(sys.argv[2]), 120)
"""


def run(*command, env):
    return subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=False, cwd=ROOT)


def test_it_passes_the_whole_kit(six_seats):
    kit = run("-m", "macabre.testing", "stolen-silver", env=six_seats)
    assert kit.stdout == "stolen-silver: all checks passed, and the game's own tests\n", kit.stderr


def test_it_passes_its_own_tests_at_a_table_of_six(six_seats):
    own = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "addopts=", OUTSIDE / "stolen_silver/tests"]
    found = run(*own, env=six_seats)
    assert found.returncode == 0, found.stdout
    assert " passed" in found.stdout


def test_its_types_are_checked_like_ours(six_seats):
    checked = run("-m", "mypy", "--package", "stolen_silver", env=six_seats | {"MYPYPATH": str(OUTSIDE)})
    assert checked.stdout.startswith("Success: no issues found"), checked.stdout + checked.stderr


def test_it_is_played_in_the_terminal_compared_and_studied(six_seats, tmp_path):
    played = macabre("play", "stolen-silver", "--players", 6, "--seed", 1, typed="1\n" * 4, env=six_seats)
    assert "slips away with 4 pieces of silver" in played.stdout, played.stdout + played.stderr
    arena = macabre("arena", "stolen-silver", "--bots", "greedy,5xrandom", "--deals", 3, "--jobs", 1, env=six_seats)
    assert "3 deals, each in all 6 rotations (18 matches)" in arena.stdout, arena.stdout + arena.stderr
    study = macabre("study", "stolen-silver", "--matches", 12, "--jobs", 1, "--out", tmp_path, env=six_seats)
    assert "A match of Greedy bots takes" in study.stdout, study.stdout + study.stderr
    assert "seat 5" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("source", "game", "seats", "players"),
    [(TEMPLATE, "last-candle", 1, "range(1, 2)"), (OUTSIDE / "stolen_silver", "stolen-silver", 8, "range(3, 9)")],
)
@pytest.mark.usually(1)
def test_a_game_has_one_to_eight_seats(tmp_path, source, game, seats, players):
    package = game.replace("-", "_")
    shutil.copytree(source, tmp_path / "games" / package)
    about = (OUTSIDE / "pyproject.toml").read_text().replace("stolen_silver", package).replace("stolen-silver", game)
    (tmp_path / "games/pyproject.toml").write_text(about)
    rewrite(tmp_path / "games" / package / "state.py", r"SEATS = \d", f"SEATS = {seats}")
    rewrite(tmp_path / "games" / package / "__init__.py", r"range\(.*?\),", f"{players},")
    if seats * 4 > 30:
        rewrite(tmp_path / "games" / package / "board.toml", "cards = 30", "cards = 40")
    kit = run("-c", KIT, game, str(seats), env=installed(tmp_path / "games", tmp_path / "site"))
    assert kit.returncode == 0, kit.stderr


def rewrite(path, old, new):
    text, times = re.subn(old, new, path.read_text())
    assert times == 1
    path.write_text(text)


def test_everybody_in_an_example_of_its_rulebook_has_a_name(six_seats):
    example = "import macabre; from macabre.book import play_example; game = macabre.load('stolen-silver')"
    told = run("-c", f"{example}; print(*play_example(game, {{'players': 6}}).names)", env=six_seats)
    assert told.stdout == "Anna Ben Cleo Dora Emil Flora\n", told.stderr


def test_a_hall_without_a_server_does_without_games_from_outside(six_seats):
    packed = "from macabre.site.archive import games_packed, make_archive; make_archive(); print(*games_packed())"
    told = run("-c", packed, env=six_seats)
    assert told.stdout.split() == games(), told.stderr
