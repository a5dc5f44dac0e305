"""The command line, in real processes."""

import csv
import os
import re
import select
import signal
import subprocess
import sys
import time

import pytest

import macabre as library
from macabre.cli.table import begins_words
from macabre.testing.walk import random_match
from tests.command import macabre

fcntl, pty, termios = map(pytest.importorskip, ("fcntl", "pty", "termios"))  # not on Windows
pytestmark = pytest.mark.process

GAME = "cluedo-cards"


def good(run):
    assert run.returncode == 0, run.stderr
    assert "Traceback" not in run.stdout + run.stderr
    return run.stdout


def bad(run):
    """One sentence, exit code 2."""
    assert run.returncode == 2, run.stdout + run.stderr
    assert "Traceback" not in run.stderr
    lines = [line for line in run.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, run.stderr
    assert lines[0].startswith("macabre: ")
    return lines[0]


def test_games_are_listed():
    out = good(macabre("games"))
    assert all(game in out for game in library.games())
    assert "--option turn_limit=none" in out
    assert "none, or 1 to" in out
    assert "null" not in out
    assert "none (chosen at random), 0, 1, 2, 3" in out
    assert "turn (for the rest of the turn), pawn (until you move the other pawn)" in out


def test_rules_whole_and_by_clause():
    out = good(macabre("rules", GAME))
    assert "CLU-20" in out
    assert out.index("In a minute") < out.index("Aim: Be the first") < out.index("Components")
    assert "choose nobody" in good(macabre("rules", GAME, "clu-9"))


def test_a_match_is_played_to_its_end():
    out = good(macabre("play", GAME, "--players", 3, "--seed", 4, "--option", "target=3", typed="1\n" * 400))
    assert "wins." in out


def test_end_of_input_leaves_without_a_traceback():
    assert "You leave the table." in good(macabre("play", GAME))


def test_without_a_game_it_asks():
    out = good(macabre("play", typed="nonsense\n1\n9\n2\nquit\n"))
    assert "“nonsense” is not one of them." in out
    assert "is for 2 to 4 players" in out


def test_typed_moves_questions_and_orders():
    typed = "? play rope-9\n? draw\n?\nmoves\nlog\nrules CLU-9\nrules XYZ-1\ntable\n99\nfly\nundo\nsave\nquit\n"
    out = good(macabre("play", GAME, "--seed", 5, typed=typed))
    for words in ("rope-9 is not in the deck", "why a move is not allowed", "Dagger", "no clause XYZ-1"):
        assert words in out
    assert "numbered from 1" in out
    assert re.search(r"\d  play [a-z-]+-\d +Lay [A-Z]|\d  draw +Draw a card", out)
    assert "no move of type 'fly'" in out
    assert "say where: save FILE" in out
    assert "you have not decided anything yet" in out


def test_a_refused_move_is_explained_with_its_clause():
    out = good(macabre("play", GAME, "--seed", 5, typed="? miss 1\nswap 1\nquit\n"))
    assert "CLU-9: lay a Dagger first; then you choose another player." in out
    assert "CLU-12: lay a Revolver first" in out


def test_a_move_can_be_typed_as_it_is_read():
    """In Dead House pawns are counted from 1 in words, and from 0 in a move's text."""
    typed = "pawn 2 goes\npawn 2 goes 2 squares forward\nquit\n"
    out = good(macabre("play", "dead-house", "--seed", 4, "--players", 2, "--names", "Anna", typed=typed))
    assert "That could be" in out
    assert re.search(r"\d  move 2 1 +Pawn 2 goes 2 squares forward", out)
    assert "Anna plays “2” with pawn 2." in out


def test_moves_are_found_by_words_wherever_they_stand():
    out = good(
        macabre(
            "play", "deadly-doodles", "--seed", 4, "--players", 1, typed="moves draw B1\nmoves nothing such\nquit\n"
        )
    )
    assert re.search(r"\d  draw \S+ B1", out)
    assert "No move contains “nothing such”." in out


def test_bots_have_names_that_no_person_has():
    first = good(macabre("play", GAME, "--seed", 5, "--names", "Anna", "--bots", "easy,random"))
    bots = re.findall(r"(\w+) \(bot: (\w+)\)", first)
    assert [level for _, level in bots] == ["Easy", "Random"]
    again = good(macabre("play", GAME, "--seed", 5, "--names", bots[0][0].upper(), "--bots", "easy,random"))
    called = [name for name, _ in re.findall(r"(\w+) \(bot: (\w+)\)", again)]
    assert len({bots[0][0], *called}) == 3


def test_undo_takes_the_persons_last_decision_back():
    out = good(macabre("play", GAME, "--seed", 5, "--option", "first_player=0", typed="1\nundo\nquit\n"))
    assert out.count("5 cards") > 4


def test_save_load_and_replay(tmp_path):
    file = tmp_path / "match.txt"
    out = good(macabre("play", GAME, "--seed", 5, typed=f"1\nsave {file}\nquit\n"))
    assert "Saved." in out
    again = good(macabre("play", "--load", file, typed="log\nquit\n"))
    assert "lays" in again
    assert "discard pile" in good(macabre("replay", file))
    assert "known:" not in good(macabre("replay", file, "--seat", 0))


def test_hot_seat_draws_a_curtain_between_people():
    typed = "\n" + "1\n\n" * 30
    out = good(macabre("play", GAME, "--players", 2, "--bots", "none", "--names", "Anna,Ben", "--seed", 2, typed=typed))
    assert "Anna is next. Everybody else, look away" in out
    assert "Ben is next. Everybody else, look away" in out


def test_simulate_prints_wins_lengths_and_csv(tmp_path):
    file = tmp_path / "matches.csv"
    out = good(macabre("simulate", GAME, "--matches", 50, "--bots", "greedy,random,random", "--csv", file))
    assert "95 % interval" in out
    assert "Length in decisions" in out
    with file.open() as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 50
    assert {int(row["winners"]) for row in rows} <= {0, 1, 2}


def test_simulate_is_the_same_for_the_same_seed(tmp_path):
    files = [tmp_path / "one.csv", tmp_path / "two.csv", tmp_path / "other.csv"]
    for file, seed in zip(files, (1, 1, 2), strict=True):
        good(macabre("simulate", GAME, "--matches", 20, "--seed", seed, "--csv", file))
    one, two, other = (file.read_text() for file in files)
    assert one == two != other


def test_boards_are_checked_and_drawn(tmp_path):
    deck = tmp_path / "deck.toml"
    text = library.load(GAME).default_board.source.text
    deck.write_text(text)
    assert "a good board for cluedo-cards" in good(macabre("board", "check", deck))
    assert "dagger" in good(macabre("board", "draw", deck))
    deck.write_text(text.replace("numbers = [1, 2, 3]", "numbers = [1, 2]", 1))
    line = text[: text.index("cards = 36")].count("\n") + 1
    expected = f"macabre: {deck}, line {line}: it says 36 cards, but the pictures add up to 35"
    assert bad(macabre("board", "check", deck)) == expected
    assert bad(macabre("play", GAME, "--board", deck)) == expected


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", GAME, "CLU-99"], "has no clause CLU-99; they go from CLU-1 to CLU-24"),
        (["play", GAME, "--players", "7"], "is for 2 to 4 players, not 7"),
        (["play", GAME, "--option", "colour=red"], "has no option 'colour'"),
        (["play", GAME, "--option", "target=99"], "cannot be 99"),
        (["play", GAME, "--option", "target"], "NAME=VALUE"),
        (["play", GAME, "--bots", "clever"], "no bot 'clever'"),
        (["play", GAME, "--players", "2", "--bots", "greedy,greedy,greedy"], "do not fit"),
        (["simulate", GAME, "--bots", "greedy,random", "--players", "3"], "2 bots were named for 3 seats"),
        (["simulate", GAME, "--bots", "random", "--players", "9"], "not 9"),
        (
            ["simulate", GAME, "--matches", "1", "--csv", "/nowhere/x.csv"],
            "x.csv cannot be written: there is no such folder",
        ),
        (["replay", "/nowhere"], "/nowhere cannot be read: there is no such file"),
        (["replay", "/"], "/ cannot be read: it is a folder"),
        (["serve", "--pace", "-1"], "--pace cannot have that value; it must be 0 or more"),
        (["serve", "--study", "/nowhere"], "there is no report to read at /nowhere"),
        (["board", "check", "/nowhere"], "/nowhere: this cannot be read: there is no such file"),
    ],
)
@pytest.mark.usually(8)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments, says):
    assert says in bad(macabre(*arguments))


@pytest.mark.parametrize(
    "wrong", [["--players", "7"], ["--option", "target=99"], ["--board", "/nowhere"], ["--bots", "nonsense"]]
)
def test_what_is_asked_for_is_checked_before_anything_is_compiled(wrong, tmp_path):
    run = macabre("play", GAME, *wrong, env=os.environ | {"MACABRE_CACHE": str(tmp_path)})
    bad(run)
    assert not list(tmp_path.rglob("*.nbc"))


def test_a_broken_transcript_is_one_sentence(tmp_path):
    text = random_match(library.load(GAME), 2, 1).transcript()
    file = tmp_path / "match.txt"
    file.write_text(text[: len(text) // 2])
    assert "cut off" in bad(macabre("replay", file))
    assert "cut off" in bad(macabre("play", "--load", file))


def test_a_save_that_fails_leaves_the_old_file(tmp_path):
    out = good(macabre("play", GAME, typed=f"save {tmp_path}/no/where.txt\nsave {tmp_path}\nquit\n"))
    assert out.count("cannot be written") == 2
    assert list(tmp_path.iterdir()) == []


def test_every_command_has_help():
    for command in ("games", "rules", "play", "simulate", "replay", "bench", "prepare", "board"):
        assert "Usage" in good(macabre(command, "--help"))


def test_help_and_errors_speak_the_readers_language():
    said = good(macabre("--language", "de", "play", "--help"))
    assert re.match(r"Aufruf: .* play \[OPTIONEN\] \[GAME\]\n", said)
    assert "help-" not in said
    assert "Wie viele Plätze, Bots mitgezählt." in said
    assert "voulais-tu dire --players" in bad(macabre("--language", "fr", "play", "--playrs", "3"))
    assert "no se puede leer" in bad(macabre("--language", "es", "board", "check", "/nowhere"))


def test_bench_measures_every_game():
    """For a moment each."""
    briefly = "from macabre.cli import bench, main; bench.SECONDS = 0.05; main()"
    printed = good(
        subprocess.run([sys.executable, "-c", briefly, "bench"], capture_output=True, text=True, check=False)
    )
    assert all(game in printed for game in library.games())


@pytest.mark.parametrize(
    ("typed", "text", "meant"),
    [("p dag", "play dagger-1", True), ("dagger", "play dagger-1", True), ("dag p", "play dagger-1", False)],
)
def test_short_texts(typed, text, meant):
    assert begins_words(typed, text) is meant


def _own_terminal():
    """Make the terminal on standard input the one whose Ctrl-C is meant for this process, whoever ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A real terminal with a person who waits for a text and then types."""

    def __init__(self, *arguments):
        self.master, slave = pty.openpty()
        command = [sys.executable, "-m", "macabre", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=_own_terminal,  # noqa: PLW1509
        )
        os.close(slave)
        self.seen = ""

    def wait_for(self, text):
        limit = time.monotonic() + 60
        while text not in self.seen and time.monotonic() < limit:
            self._read()
        assert text in self.seen, self.seen

    def _read(self):
        """Whether there may be more to read; a terminal that nobody reads holds its program up."""
        if select.select([self.master], [], [], 0.2)[0]:
            try:
                self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:
                return False
        return True

    def type(self, keys):
        self.seen = ""
        os.write(self.master, keys.encode())

    def type_until_it_ends(self, keys):
        """A key that is pressed while the prompt is being set up is heard only with the next one."""
        for _ in range(10):
            self.type(keys)
            limit = time.monotonic() + 8
            while time.monotonic() < limit:
                if not self._read() or self.process.poll() is not None:
                    return

    def close(self):
        limit = time.monotonic() + 60
        while self._read():
            assert time.monotonic() < limit, f"the program does not end: {self.seen}"
        code = self.process.wait(30)
        os.close(self.master)
        return code


def test_replay_steps_through_in_a_real_terminal(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(random_match(library.load(GAME), 2, 1).transcript())
    terminal = Terminal("replay", str(file))
    terminal.wait_for("[0 of ")
    terminal.type("\n")
    terminal.wait_for("[1 of ")
    terminal.type("e\n")
    terminal.wait_for("wins round")
    terminal.type("b\n")
    terminal.wait_for(" of ")
    terminal.type("q\n")
    assert terminal.close() == 0


def test_control_d_and_control_c_in_a_real_terminal():
    for keys, code in (("\x04", 0), ("\x03", 130)):
        terminal = Terminal("play", GAME)
        terminal.wait_for("You>")
        terminal.type_until_it_ends(keys)
        assert terminal.close() == code
        assert "Traceback" not in terminal.seen


def test_the_curtain_clears_a_real_screen():
    terminal = Terminal("play", GAME, "--players", "2", "--bots", "none", "--seed", "3")
    terminal.wait_for("presses Enter")
    assert "\x1b[2J" in terminal.seen
    terminal.type_until_it_ends("\x04")
    assert terminal.close() == 0


def test_the_release_is_told():
    assert macabre("--version").stdout == f"macabre {library.__version__}\n"


def test_what_commands_print_is_in_the_readers_language(tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(random_match(library.load(GAME), 2, 7, {"target": 1}).transcript())
    bots = ("--bots", "greedy,random", "--option", "target=1")
    said = {
        ("arena", GAME, *bots, "--deals", "2", "--jobs", "1"): ["95-%-Intervall"],
        ("simulate", GAME, *bots, "--matches", "4", "--limit", "1"): ["Länge in Entscheidungen", "0,0 %"],
        ("verify", str(file)): ["folgen aus den Regeln"],
        ("board", "copy", GAME, str(tmp_path / "mine.toml")): ["ist der Spielplan von cluedo-cards"],
    }
    for words, german in said.items():
        printed = macabre("--language", "de", *words).stdout
        assert all(sentence in printed for sentence in german), words


def test_a_language_is_added_by_adding_files_alone(tmp_path):
    """What the files lack is said in English, and the log tells of it."""
    own = tmp_path / "more" / "nds"
    own.mkdir(parents=True)
    (own / "language.toml").write_text('name = "Plattdüütsch"\n[plurals]\none = "n = 1"\n', "utf-8")
    (own / "house.ftl").write_text("games-line = { $title }, { $low } bet { $high } Lüüd\n", "utf-8")
    (own / "cluedo-cards.ftl").write_text("option-penalty = wo veel Punkten dat köst\n", "utf-8")
    run = macabre("--language", "nds", "games", env={**os.environ, "MACABRE_LANGUAGES": str(tmp_path / "more")})
    assert "Cluedo, the card game, 2 bet 4 Lüüd" in good(run)
    assert "wo veel Punkten dat köst" in run.stdout
    assert "the words of cluedo-cards in 'nds' lack 'option-target'; English is shown instead" in run.stderr


def test_a_language_that_is_added_brings_rules_and_rulebooks(tmp_path):
    """Where nobody has translated them, the English ones are shown."""
    own = tmp_path / "nds"
    own.mkdir()
    (own / "language.toml").write_text('name = "Plattdüütsch"\n', "utf-8")
    (own / f"{GAME}.RULES.md").write_text("# Cluedo\n\nKaarten.\n\n## Speel\n- **CLU-1** Twee Lüüd.\n", "utf-8")
    (own / f"{GAME}.BOOK.md").write_text("# Cluedo\n\n## Worüm dat geiht\n\nDree Punkten.\n", "utf-8")
    added = {**os.environ, "MACABRE_LANGUAGES": str(tmp_path)}

    def read(*arguments):
        return good(macabre("--language", "nds", "rules", *arguments, env=added))

    whole = read(GAME)
    assert all(said in whole for said in ("Kaarten.", "Worüm dat geiht\n---", "Dree Punkten.", "CLU-1   Twee Lüüd."))
    assert read("dead-house", "HOU-1") == good(macabre("rules", "dead-house", "HOU-1"))
