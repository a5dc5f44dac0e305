"""Makes the charts of docs/the-four-games.md, by the commands at its end: `python -m scripts.study_pictures [CHART …]`.

What was played is kept in `build/studies`, so that a run which was stopped goes on. Where bots search, a study takes
hours.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/the-four-games.md"
PICTURES = ROOT / "docs/pictures"
STUDIES = ROOT / "build/studies"
STATUE = "python -m scripts.study_counts dead-end-drive --matches 2000 --against statue-at-the-door.toml"
HOUSE = "macabre study dead-house --bots greedy,normal --matches 240"
CHARTS = {  # the command, as the page has it, and which of its charts
    "study-cluedo-cards-curve": ("macabre study cluedo-cards --bots greedy,normal --matches 60", "curve-0"),
    "study-deadly-doodles-luck": ("macabre study deadly-doodles --bots greedy --matches 2000", "alone-0"),
    "study-dead-house-luck": ("macabre study dead-house --bots greedy --matches 2000", "others-0"),
    "study-dead-house-cards": (HOUSE, "chosen-card-0"),
    "study-statue-endings": (STATUE, "endings-0"),
    "study-statue-traps": (STATUE, "used-trap-entered-0"),
}


def make(names: Sequence[str], studies: Path, pictures: Path, *more: str) -> None:
    """Play the studies of these charts, as far as they have not been played, and copy the charts."""
    studies.mkdir(parents=True, exist_ok=True)
    move_the_statue(studies / "statue-at-the-door.toml")
    for command in dict.fromkeys(CHARTS[name][0] for name in names):
        play(command, studies, *more)
    for name in names:
        command, chart = CHARTS[name]
        shutil.copy(studies / folder_of(command) / f"charts/{chart}.svg", pictures / f"{name}.svg")


def play(command: str, studies: Path, *more: str) -> None:
    """Do what the page says; what is said more overrules it."""
    program, *words = shlex.split(command)
    begun = [sys.executable, "-m", program] if program == "macabre" else [sys.executable]
    found = os.environ | {"PYTHONPATH": str(ROOT)}
    subprocess.run([*begun, *words, "--out", folder_of(command), *more], cwd=studies, env=found, check=True)


def folder_of(command: str) -> str:
    """A name for what a command plays."""
    return re.sub(r"\W+", "-", command.removeprefix("macabre study "))


def move_the_statue(board: Path) -> None:
    """The board that the page plays, changed as it shows."""
    board.unlink(missing_ok=True)
    command = [sys.executable, "-m", "macabre", "board", "copy", "dead-end-drive", str(board)]
    subprocess.run(command, check=True, capture_output=True)
    text = board.read_text("utf-8")
    shown = re.findall(r"^([-+]) (.*)$", PAGE.read_text("utf-8").partition("```diff\n")[2].partition("```")[0], re.M)
    before, after = ([line for sign, line in shown if sign == own] for own in "-+")
    for old, new in zip(before, after, strict=True):
        assert text.count(old) == 1, f"the board has no line {old}"
        text = text.replace(old, new)
    board.write_text(text, "utf-8")


if __name__ == "__main__":
    make(sys.argv[1:] or list(CHARTS), STUDIES, PICTURES)
