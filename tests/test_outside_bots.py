"""Bots from outside, wherever ours play: as a file, as a module, and installed with an entry point."""

import subprocess
import sys

import pytest

import macabre
from macabre.arena import simulate
from macabre.bots import Sight, all_bots, bot_names, known, make_bot
from macabre.bots.apart import Ask
from macabre.bots.guest import OutsideBot
from macabre.bots.outside import Brought, digest_of, limit
from macabre.testing.secrecy import fill_in
from macabre.testing.walk import Dice, decision_walk, in_world
from tests.command import have_compiled
from tests.command import macabre as command
from tests.conftest import OUTSIDE, installed

pytestmark = pytest.mark.process

OWLS = OUTSIDE / "bots/owls.py"
SHORT = ("--option", "target=2")
GAME = macabre.load("cluedo-cards")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The environment of processes in which a package of bots is installed."""
    return installed(OUTSIDE / "bots", tmp_path_factory.mktemp("site"))


# --- where they play


def test_a_file_is_a_bot_in_a_simulation():
    have_compiled("cluedo-cards")
    run = command("simulate", "cluedo-cards", "--bots", f"{OWLS}:Grey,greedy", "--matches", 3, *SHORT)
    assert "grey" in run.stdout, run.stderr
    assert run.stderr == ""


def test_a_bot_of_a_file_sits_at_a_table_in_the_terminal():
    run = command(
        "play", "cluedo-cards", "--bots", f"{OWLS}:Grey", "--players", 2, "--seed", 3, *SHORT, typed="1\n" * 200
    )
    assert "(bot: grey)" in run.stdout, run.stderr
    assert "You win." in run.stdout


def test_an_installed_bot_is_known_by_its_name_everywhere(site, tmp_path):
    run = command("arena", "cluedo-cards", "--bots", "barn-owl,2xgreedy", "--deals", 2, "--jobs", 2, *SHORT, env=site)
    assert "barn-owl" in run.stdout, run.stderr
    run = command("study", "cluedo-cards", "--bots", "greedy,barn-owl", "--matches", 2, "--jobs", 1, *SHORT,
                  "--players", 2, "--out", tmp_path, env=site)  # fmt: skip
    assert "The report is" in run.stdout, run.stderr
    script = "from macabre.bots import all_bots; print([*all_bots()][0])"
    told = subprocess.run([sys.executable, "-c", script], env=site, capture_output=True, text=True, check=True)
    assert told.stdout == "barn-owl\n"


def test_a_bot_of_a_file_is_an_opponent_in_an_environment():
    gymnasium = pytest.importorskip("macabre.envs.gymnasium")
    env = gymnasium.SeatEnv("cluedo-cards", 2, bots=f"{OWLS}:Grey", options={"target": 1})
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        seen, _, over, _, info = env.step(seen["action_mask"].argmax())
    assert not info["forfeited"]


def test_any_object_with_choose_is_a_bot_in_python():
    class Last:
        def choose(self, sight):
            return sight.rules.notation.moves.write(sight.legal_moves[-1])

    assert simulate(GAME, [Last(), "greedy"], 2, options={"target": 2}).bots == ("Last", "greedy")


# --- memory


def test_a_bot_is_made_anew_for_each_match_and_seat(caplog):
    name = known(f"{OWLS}:Forgetful")
    match = GAME.new(2, seed=1)
    sight = Sight.of(match, match.to_act[0])
    first, second = (OutsideBot(name, seed) for seed in (1 << 200, 2))
    assert first.ask(sight) == second.ask(sight) == sight.legal_actions[0]
    with pytest.raises(Exception, match=r"failed \(KeyError in line \d+ of owls.py\)") as failed:
        first.ask(sight)
    assert "secret" not in str(failed.value)
    first.leave()
    third = OutsideBot(name, 3)
    assert third.ask(sight) == sight.legal_actions[0]


# --- what goes wrong


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Slow", "took too long"),
        ("Nonsense", "made an illegal move"),
        ("Illegal", "made an illegal move"),
        ("Hungry", "failed (MemoryError"),
        ("Dying", "failed (its process has ended)"),
    ],
)
@pytest.mark.usually(3)
def test_greedy_plays_on_for_a_bot_that_goes_wrong(bot, why, caplog):
    limit(10.0, 1024)
    results = simulate(GAME, [f"{OWLS}:{bot}", "greedy"], 1, options={"target": 2})
    assert results.cut_off == 0
    (line,) = caplog.messages
    assert line.startswith(f"the bot {bot.lower()} {why}")
    assert line.endswith("; greedy plays on in its seat")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nothing.py", "there is no file nothing.py"),
        ("bad.py", "bad.py is not Python: line 2 cannot be read"),
        ("failing.py", "cannot be loaded: ZeroDivisionError: division by zero"),
        ("empty.py", "cannot be loaded: it has no Bot"),
        ("zoo.py", "zoo.py:Bot cannot be loaded: it has no Bot; write :Owl or :Hawk after its name"),
        ("empty.py:NUMBER", "cannot be loaded: NUMBER has no choose(sight)"),
        ("no_such_module:Bot", "there is no Python module no_such_module, here or installed"),
        ("greedy=empty.py", "there is already a bot 'greedy'; give yours another name: other-greedy=FILE"),
        ("cheater.py", "there is already a bot 'cheater'"),
        ("Large=empty.py", "a bot's name has 1 to 24 lower-case letters, digits and hyphens, not 'Large'"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(text, sentence, tmp_path, monkeypatch):
    (tmp_path / "bad.py").write_text("\nclass Bot\n")
    (tmp_path / "failing.py").write_text("1 / 0\n")
    (tmp_path / "empty.py").write_text("NUMBER = 1\n")
    bots = "".join(f"class {name}:\n    def choose(self, sight): ...\n" for name in ("Owl", "Hawk"))
    (tmp_path / "zoo.py").write_text(f"class Nest: ...\n{bots}")
    (tmp_path / "cheater.py").write_text("class Bot: pass\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(macabre.UnknownBot) as refused:
        known(text)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_command_refuses_what_is_no_bot_before_anybody_waits():
    run = command("arena", "cluedo-cards", "--bots", "./nothing.py:Bot,greedy")
    assert (run.returncode, run.stderr) == (2, "macabre: there is no file nothing.py\n")


# --- which version it was


@pytest.mark.usually(0)
def test_a_series_goes_on_only_with_the_same_bot(tmp_path):
    bot, out = tmp_path / "owl.py", tmp_path / "out"
    bot.write_text("from wing import Bot\n")
    (tmp_path / "wing.py").write_text(
        "class Bot:\n    def choose(self, sight):\n        return sight.legal_actions[0]\n"
    )

    def arena(deals):
        bots = ("--bots", "./owl.py,greedy", "--jobs", 1)
        return command("arena", "cluedo-cards", *bots, "--deals", deals, *SHORT, "--out", out, cwd=tmp_path)

    assert arena(1).returncode == 0
    assert arena(2).returncode == 0
    (tmp_path / "wing.py").write_text((tmp_path / "wing.py").read_text().replace("[0]", "[-1]"))
    assert "was played with other rules, bots, board or compiler" in arena(3).stderr


def test_a_digest_covers_the_files_that_a_bot_names(tmp_path):
    (tmp_path / "owl.py").write_text("WEIGHTS = 'owl.npz'\nclass Bot: pass\n")
    (tmp_path / "owl.npz").write_bytes(b"1")
    Brought({"owl": f"{tmp_path}/owl.py:Bot"}).hand_on()
    before = digest_of("owl")
    (tmp_path / "other.npz").write_bytes(b"1")
    assert digest_of("owl") == before
    (tmp_path / "owl.npz").write_bytes(b"2")
    assert digest_of("owl") != before


# --- what it is told


@pytest.mark.parametrize("game", macabre.games())
def test_what_a_bot_is_sent_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(game):
    """Its process is told of the game, the board and the seat, which all know, and of the record as that seat may."""
    dice, chosen = Dice(7), macabre.load(game)
    for match in decision_walk(chosen, chosen.players[-1], 29, 40):
        seat = match.to_act[0]
        other = in_world(match, fill_in(match, seat, dice.bits()))
        sights = [Sight.of(world, seat) for world in (match, other)]
        assert Ask(sights[0].record) == Ask(sights[1].record)
        assert sights[0].view == sights[1].view
        assert sights[0].legal_moves == sights[1].legal_moves
        assert sights[0].observation.tobytes() == sights[1].observation.tobytes()


def test_a_bots_process_knows_nothing_of_the_server(tmp_path, monkeypatch):
    (tmp_path / "spy.py").write_text(
        "import os\nclass Bot:\n    def choose(self, sight):\n"
        "        return 'draw' if 'MACABRE_DATABASE' in os.environ else sight.legal_actions[0]\n"
    )
    monkeypatch.setenv("MACABRE_DATABASE", "postgresql://secret")
    match = GAME.new(2, seed=1)
    sight = Sight.of(match, match.to_act[0])
    assert sight.legal_actions[0] != sight.action("draw")
    assert make_bot(known(str(tmp_path / "spy.py"))).choose(sight) == sight.legal_moves[0]


def test_bots_from_outside_are_offered_before_ours():
    assert [*all_bots()] == bot_names()
    known(f"zoo={OWLS}:Grey")
    assert [*all_bots()][:2] == ["zoo", "random"]
