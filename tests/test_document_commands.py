"""What the documents tell people to type is done, page by page and in order, with a few matches instead of many."""

import re
import shlex
import shutil
import subprocess
import sys
from importlib.util import find_spec

import pytest

from scripts.study_pictures import move_the_statue
from tests.command import macabre
from tests.conftest import ROOT
from tests.server.serving import Server

pytestmark = [pytest.mark.process, pytest.mark.slow]

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```\w*\n(.*?)^```", re.DOTALL | re.MULTILINE)
TYPED = ("macabre ", "python examples/")
ELSEWHERE = ("first-bot.md", "first-game.md", "benchmark.md", "reproducibility.md")  # other tests do what they say
STATUE = "statue-at-the-door.toml"
SMALL = {
    "study": ("--matches", "2", "--iterations", "4", "--limit", "40", "--jobs", "1"),
    "arena": ("--deals", "1", "--iterations", "4", "--limit", "20", "--jobs", "1"),
    "simulate": ("--matches", "4"),
    "examples/learn.py": ("--minutes", "0.02"),
}


def lines_of(page):
    """What a page shows to be typed, except where somebody has a database server of their own."""
    lines = [line for block in BLOCK.findall(page.read_text("utf-8")) for line in block.splitlines()]
    return [line for line in lines if line.startswith(TYPED) and "postgresql:" not in line]


def is_a_list(lines):
    """Whether a page lists what made its figures, line by line, instead of leading through something."""
    return len(lines) > 12


SHOWN = {page.name: lines for page in PAGES if page.name not in ELSEWHERE and (lines := lines_of(page))}
TUTORIALS = ("first-study.md", "first-learner.md")
OTHERS = [name for name, lines in SHOWN.items() if name not in TUTORIALS and not is_a_list(lines)]
ALONE = list(dict.fromkeys(line for lines in SHOWN.values() if is_a_list(lines) for line in lines))


@pytest.fixture
def folder(tmp_path):
    """Where a reader is: the examples of the clone are there."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples", ignore=shutil.ignore_patterns("*.npz", "__pycache__"))
    return tmp_path


@pytest.mark.parametrize("page", TUTORIALS)
def test_a_tutorial_works_from_its_first_line_to_its_last(page, folder):
    follow(page, folder)


@pytest.mark.usually(1)
@pytest.mark.parametrize("page", OTHERS)
def test_the_commands_of_a_page_work_one_after_another(page, folder):
    follow(page, folder)


@pytest.mark.usually(1)
@pytest.mark.parametrize("line", ALONE)
def test_a_command_that_made_figures_works(line, folder):
    if STATUE in line and " copy " not in line:
        move_the_statue(folder / STATUE)
    carry_out(line, folder)


def follow(page, folder):
    """Type what a page shows, from above to below."""
    if any("learn.py" in line for line in SHOWN[page]) and not find_spec("optax"):
        pytest.skip("the extra for learners is not installed")
    for line in SHOWN[page]:
        carry_out(line, folder)


def carry_out(line, folder):
    """Do what a line says, small: it succeeds."""
    line = re.sub(r"expert:\d+|(?<=cheater|uniform):\d+", lambda found: re.sub(r"\d+", "4", found[0]), line)
    program, *words = shlex.split(line.replace("/srv/macabre", str(folder)), comments=True)
    if words[0] == "serve":
        with Server(f"sqlite:///{folder}/tables.db", 0, *unseen(words[1:])):
            return
    words += SMALL.get(words[0], ())
    if program == "python":
        run = subprocess.run([sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False)
    else:
        run = macabre(*words, cwd=folder)
    assert run.returncode == 0, (line, run.stdout, run.stderr)


def unseen(words):
    """A server's words without its port, since one that is free is taken, and without the browser."""
    pairs = zip(["", *words], words, strict=False)
    return [word for before, word in pairs if "--port" not in (before, word) and word != "--open"]
