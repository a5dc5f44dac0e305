"""What the README shows is true."""

import re
import tomllib

import pytest

import macabre
from tests.conftest import ROOT

README = (ROOT / "README.md").read_text("utf-8")


EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_there_is_an_example_of_the_library_and_one_for_learners():
    assert len(EXAMPLES) == 2


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
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)[1]
    assert macabre.__version__ == project == newest


def test_it_is_an_independent_implementation():
    assert "independent implementation" in README
