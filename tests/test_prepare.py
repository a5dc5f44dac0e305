"""Games are compiled ahead once, and again only when what they are made of has changed."""

import pytest

from macabre import compiler
from macabre.cache import Cache, own_folder
from macabre.cli import prepare
from macabre.errors import Error


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
    assert "Compiled cluedo-cards in" in capsys.readouterr().err
    prepare.prepare(["cluedo-cards", "dead-house"])
    prepare.prepare(["dead-house", "cluedo-cards"])
    assert compiled == ["cluedo-cards", "dead-house"]


def test_what_has_changed_is_compiled_again(compiled, monkeypatch):
    prepare.prepare(["cluedo-cards"])
    monkeypatch.setattr("macabre.compiler.COMPILER", "numba 0.0")
    prepare.prepare(["cluedo-cards"])
    assert compiled == ["cluedo-cards", "cluedo-cards"]


def test_kernels_of_another_game_do_not_count(monkeypatch):
    """13 Dead End Drive has kernels of its own, which are known once it is loaded."""
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
