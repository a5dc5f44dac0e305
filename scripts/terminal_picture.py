"""Draws what the terminal shows: `python -m scripts.terminal_picture` makes docs/pictures/terminal.svg."""

import subprocess
import sys
from pathlib import Path

from macabre.envs.drawing import as_svg

FILE = Path(__file__).parent.parent / "docs/pictures/terminal.svg"
COMMAND = ["play", "cluedo-cards", "--players", "3", "--seed", "5", "--names", "Anna"]
TYPED = ["1", "? swap 2"]
TITLE = "A match of the Cluedo card game in the terminal"


def screen() -> list[str]:
    """The lines of a match in which a few things were typed."""
    typed = "".join(f"{line}\n" for line in TYPED)
    command = [sys.executable, "-m", "macabre", "--language", "en", *COMMAND]
    out = subprocess.run(command, input=typed, capture_output=True, text=True, check=True).stdout
    parts = out.split("Anna> ")
    shown = parts[0] + "".join(f"Anna> {line}\n{part}" for line, part in zip(TYPED, parts[1:], strict=False))
    return [f"$ macabre {' '.join(COMMAND)}", *shown.rstrip().splitlines()]


def picture() -> str:
    """It as SVG."""
    return as_svg(screen(), TITLE)


if __name__ == "__main__":
    FILE.write_text(picture(), "utf-8")
