"""Without Numba and NumPy the games are played, served and thought about all the same; what needs them says so."""

import subprocess
import sys

import pytest

import macabre
from tests.command import macabre as command
from tests.server.client import Client, make_table
from tests.server.loops import complete
from tests.server.serving import Server
from tests.without import without_numba

pytestmark = pytest.mark.process

SENTENCE = 'this needs Numba and NumPy: install them with pip install "macabre[fast]"'

PLAYS = """
import sys
import macabre
from macabre.bots import make_bot, play_on, player_of
from macabre.machines import machine_of

game = macabre.load(sys.argv[1])
match = game.new(2, seed=3)
players = [player_of(make_bot(name, seed=1)) for name in ("hard", "greedy")]
play_on(match, players, limit=10**6)
assert match.finished
assert not [name for name in ("llvmlite", "numba", "numpy") if sys.modules.get(name)]
print(machine_of(game.rules).name)
print(match.transcript(), end="")
"""


@pytest.fixture(scope="module")
def apart(tmp_path_factory):
    return without_numba(tmp_path_factory.mktemp("without"))


def played(env, game):
    """The machine that a match was played by, and its transcript."""
    run = subprocess.run([sys.executable, "-c", PLAYS, game], env=env, capture_output=True, text=True, check=False)
    assert not run.stderr
    machine, _, transcript = run.stdout.partition("\n")
    return machine, transcript


@pytest.mark.parametrize("game", macabre.games())
def test_hard_plays_to_the_end_as_webassembly(apart, game):
    machine, transcript = played(apart, game)
    assert machine == "wasm"
    assert macabre.replay(transcript).finished


def test_a_server_serves_a_table(apart, tmp_path):
    async def play(url):
        anna = await Client(url, make_table(url, options={"target": 1})).connect()
        await anna.sit(0, "Anna")
        await anna.ask(t="seat-bot", seat=1, bot="hard")
        await anna.ask(t="start", seat=0)
        await anna.play_to_the_end()
        await anna.close()
        return anna.seen

    with Server(f"sqlite:///{tmp_path / 'tables.db'}", env=apart) as server:
        assert complete(play(server.url))["phase"] == "over"


def test_a_match_is_played_in_the_terminal(apart):
    play = ("play", "cluedo-cards", "--option", "target=1", "--seed", 1)
    run = command(*play, typed="\n".join(["1", "hint", *["1"] * 300]), env=apart)
    assert "The chance of winning" in run.stdout
    assert "You win.\nYou won round" in run.stdout, run.stderr


def test_a_match_is_verified_replayed_and_reviewed(apart, tmp_path):
    saved = tmp_path / "match.txt"
    saved.write_text(played(apart, "cluedo-cards")[1])
    for deed in ("verify", "replay", "review"):
        run = command(deed, saved, env=apart)
        assert run.returncode < 2, run.stderr


@pytest.mark.parametrize("wish", [("simulate", "cluedo-cards"), ("study", "cluedo-cards", "--matches", 3), ("bench",)])
def test_what_needs_numba_says_so(apart, wish):
    run = command(*wish, env=apart)
    assert run.returncode == 2
    assert run.stderr == f"macabre: {SENTENCE}\n"


@pytest.mark.parametrize("package", ["macabre.envs", "macabre.study"])
def test_a_package_that_needs_numba_says_so_when_it_is_imported(apart, package):
    run = subprocess.run([sys.executable, "-c", f"import {package}"], env=apart, capture_output=True, text=True)  # noqa: PLW1510
    assert run.stderr.splitlines()[-1].endswith(
        'this needs Numba and NumPy: install them with pip install "macabre[fast]"'
    )
