"""Every picture of the documents is made by a script, and those that are quickly made are as it makes them."""

import re

import msgspec
import pytest

import macabre
from macabre.study import run_study
from scripts import drawings, league_chart, study_counts, study_pictures, terminal_picture
from tests.command import have_compiled
from tests.conftest import ROOT

DOCS = ROOT / "docs"
TINY = {"macabre": ("--matches", "16", "--iterations", "2", "--jobs", "1"), "python": ("--matches", "16")}


def named(path):
    return path.relative_to(DOCS).as_posix()


@pytest.mark.process
def test_every_picture_has_a_script_that_makes_it():
    pytest.importorskip("playwright")
    from scripts.pictures import names

    made = {f"pictures/{name}" for name in names([])} | {f"pictures/{name}.svg" for name in study_pictures.CHARTS}
    made |= {
        named(terminal_picture.FILE),
        named(league_chart.FILE),
        *(f"drawings/{name}.svg" for name in drawings.DRAWINGS),
    }
    made |= {named(path.with_suffix(".svg")) for path in DOCS.glob("strength/*.json")}  # made with these figures
    there = {named(path) for kind in ("svg", "webp", "png", "jpg") for path in DOCS.rglob(f"*.{kind}")}
    assert there - made == set()
    assert {name for name in made - there if not name.startswith("strength/exact")} == set()


@pytest.mark.parametrize("name", drawings.DRAWINGS)
def test_a_drawing_is_what_is_said_of_it(name):
    file = drawings.FOLDER / f"{name}.svg"
    assert file.read_text("utf-8") == drawings.drawn(drawings.DRAWINGS[name]), "run python -m scripts.drawings"


def test_the_chart_of_the_league_is_drawn_from_its_curve():
    assert league_chart.FILE.read_text("utf-8") == league_chart.chart(), "run python -m scripts.league_chart"


@pytest.mark.process
def test_the_terminal_looks_as_it_does_in_its_picture(monkeypatch):
    monkeypatch.setenv("MACABRE_MACHINE", "wasm")
    assert terminal_picture.FILE.read_text("utf-8") == terminal_picture.picture(), (
        "run python -m scripts.terminal_picture"
    )


def test_the_charts_come_from_commands_that_their_page_shows():
    lines = study_pictures.PAGE.read_text("utf-8").splitlines()
    assert [command for command, _ in study_pictures.CHARTS.values() if command not in lines] == []


@pytest.mark.process
@pytest.mark.slow
@pytest.mark.usually(1)
@pytest.mark.parametrize("command", sorted({command for command, _ in study_pictures.CHARTS.values()}))
def test_a_small_study_has_the_charts_of_the_page(command, tmp_path):
    """The same charts of the same figures, though of other numbers."""
    have_compiled(next(game for game in macabre.games() if game in command))
    names = [name for name, (made_by, _) in study_pictures.CHARTS.items() if made_by == command]
    study_pictures.make(names, tmp_path / "studies", tmp_path, *TINY[command.split()[0]])
    for name in names:
        assert heading(tmp_path / f"{name}.svg") == heading(study_pictures.PICTURES / f"{name}.svg")


@pytest.mark.slow
def test_what_is_counted_is_what_a_study_counts(tmp_path):
    study = study_counts.study_of("dead-house", "pawns_to_win=1")
    assert study.options["pawns_to_win"] == 1
    for _ in range(2):
        counted = study_counts.count(study, 4, tmp_path / "counts.jsonl")
    seen, studied = (
        [seen for task in found.tasks.values() for seen in task.matches] for found in (counted, run_study(study, 4))
    )
    assert seen == [msgspec.structs.replace(match, chances=[]) for match in studied]


def heading(picture):
    return re.search('aria-label="([^"]+)"', picture.read_text("utf-8"))[1].casefold()
