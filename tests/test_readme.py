"""What the README shows is true."""

import re
import tomllib

import pytest
import typer

import macabre
from macabre.cli import app
from tests.conftest import ROOT

README = (ROOT / "README.md").read_text("utf-8")


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_there_are_examples_of_the_library_by_moves_and_by_numbers_and_one_for_learners():
    assert [name in example for example, name in zip(EXAMPLES, ("play(", "act(", "step("), strict=True)] == [True] * 3


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example, capsys):
    assert len(example.splitlines()) <= 25
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out


def test_every_picture_is_there():
    for path in re.findall(r"!\[[^]]*\]\(([^)]+)\)", README):
        assert (ROOT / path).exists(), path


def test_versions_agree():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    newest = re.search(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)[1]
    assert macabre.__version__ == project == newest


def test_every_link_leads_somewhere():
    for path in re.findall(r"\]\(((?!http)[^)#]+)[^)]*\)", README):
        assert (ROOT / path).exists(), path


def test_every_command_is_shown_and_every_command_shown_exists():
    shown = set(re.findall(r"^\| `macabre ([a-z]+)", README, re.MULTILINE))
    assert shown == commands() - {"prepare"}
    for line in re.findall(r"^(?:macabre|\./play) (.*)$", README, re.MULTILINE):
        first = line.split()[0]
        assert first.startswith("--") or first in commands() | set(macabre.games()), line


def commands():
    """What `macabre` can be asked to do."""
    return set(typer.main.get_command(app).commands)


def test_every_game_is_named_by_its_title():
    for game in macabre.games():
        title = macabre.load(game).title
        assert all(word in README for word in re.findall(r"\w+", title)), title
