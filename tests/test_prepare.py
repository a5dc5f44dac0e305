"""Games are compiled ahead once, and again only when what they are made of has changed."""

import io
import subprocess
import sys

import pytest

import macabre
from macabre import compiler
from macabre.bots.tree import grow
from macabre.cache import Cache, own_folder
from macabre.catalogue import load
from macabre.cli import prepare
from macabre.errors import Error
from macabre.machines import Numba
from tests.conftest import OUTSIDE, installed


@pytest.fixture
def compiled(tmp_path, monkeypatch):
    """The games that were compiled, in order; nothing is really compiled."""
    done = []
    monkeypatch.setattr(prepare, "CACHE", Cache(own_folder(tmp_path / "kernels"), bytes(32)))
    monkeypatch.setattr(prepare, "STAGES", (lambda game: done.append(game.id),))
    monkeypatch.setattr(prepare, "cores", lambda: 1)
    return done


def test_what_is_ready_is_not_compiled_again(compiled, capsys):
    prepare.prepare(["cluedo-cards"])
    begun, done = capsys.readouterr().err.splitlines()
    assert begun == "Compiling cluedo-cards. This can take a few minutes."
    assert done.startswith("Compiled cluedo-cards in ")
    prepare.prepare(["cluedo-cards"])
    assert capsys.readouterr().err == "", "it says nothing where there is nothing to do"
    prepare.prepare(["cluedo-cards", "dead-house"])
    prepare.prepare(["dead-house", "cluedo-cards"])
    assert compiled == ["cluedo-cards", "dead-house"]


def test_in_a_terminal_a_bar_says_it(compiled, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setenv("TERM", "xterm")
    prepare.prepare(["cluedo-cards"])
    said = sys.stderr.getvalue()
    assert "━" in said
    assert "minutes" not in said
    assert "Compiled cluedo-cards in" in said


@pytest.mark.process
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "This can take a few minutes."),
        ("de", "Das kann einige Minuten dauern."),
        ("fr", "Cela peut prendre quelques minutes."),
        ("es", "Puede tardar unos minutos."),
        ("ja", "数分かかることがあります。"),
    ],
)
@pytest.mark.usually(1)
def test_a_server_says_that_it_compiles_a_game_from_outside_before_it_does(tmp_path, language, words):
    """Nothing of it is compiled yet, and its output is a pipe, as where it is a service."""
    env = installed(OUTSIDE, tmp_path / "site") | {"MACABRE_CACHE": str(tmp_path / "cache"), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "macabre", "--language", language, "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        try:
            said = server.stderr.readline().decode().strip()
            is_compiling = server.poll() is None
        finally:
            server.kill()
    assert "kuhn-poker" in said
    assert said.endswith(words)
    assert is_compiling


def test_what_has_changed_is_compiled_again(compiled, monkeypatch):
    prepare.prepare(["cluedo-cards"])
    monkeypatch.setattr("macabre.compiler.COMPILER", "numba 0.0")
    prepare.prepare(["cluedo-cards"])
    assert compiled == ["cluedo-cards", "cluedo-cards"]


@pytest.mark.parametrize("game", macabre.games())
def test_bots_that_search_wait_for_no_compiler(game, monkeypatch):
    """A match may begin with a forced move, for which no bot searches."""
    asked, entry = set(), Numba.entry
    monkeypatch.setattr(Numba, "entry", lambda self, kernel, rules: asked.add(kernel) or entry(self, kernel, rules))
    prepare.compile_search(load(game))
    assert asked == {grow}
    assert prepare.compile_search in prepare.STAGES


def test_kernels_of_another_game_do_not_count(monkeypatch):
    """13 Dead End Drive has kernels of its own, which are known once it is loaded."""
    load("dead-end-drive")  # before we look, if no other test has done so
    monkeypatch.setattr(compiler, "KERNEL_MODULES", {"macabre.steps"})
    before = {name: prepare._ready_file(name) for name in ("cluedo-cards", "dead-end-drive")}
    compiler.KERNEL_MODULES.add("macabre.games.dead_end_drive.probes")
    assert prepare._ready_file("cluedo-cards") == before["cluedo-cards"]
    assert prepare._ready_file("dead-end-drive") != before["dead-end-drive"]


def test_where_processes_are_ended_games_are_compiled_here(compiled, monkeypatch):
    def ended(work, numbers):
        raise Error("a process was ended")
        yield

    monkeypatch.setattr(prepare, "cores", lambda: 2)
    monkeypatch.setattr(prepare, "in_processes", lambda jobs: ended)
    prepare.prepare(["cluedo-cards", "dead-house"])
    assert compiled == ["cluedo-cards", "dead-house"]
