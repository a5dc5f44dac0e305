"""Draws what the terminal shows as an SVG: `python scripts/terminal_picture.py docs/pictures/terminal.svg`."""

import subprocess
import sys
from html import escape
from pathlib import Path

COMMAND = ["play", "cluedo-cards", "--players", "3", "--seed", "5", "--names", "Anna"]
TYPED = ["1", "? swap 2"]
CELL, LINE = 8.4, 17


def screen() -> list[str]:
    """The lines of a match in which a few things were typed."""
    typed = "".join(f"{line}\n" for line in TYPED)
    command = [sys.executable, "-m", "macabre", *COMMAND]
    out = subprocess.run(command, input=typed, capture_output=True, text=True, check=True).stdout
    parts = out.split("Anna> ")
    shown = parts[0] + "".join(f"Anna> {line}\n{part}" for line, part in zip(TYPED, parts[1:], strict=False))
    return [f"$ macabre {' '.join(COMMAND)}", *shown.rstrip().splitlines()]


def svg(lines: list[str]) -> str:
    """The lines as white on dark."""
    width = max(map(len, lines)) * CELL + 40
    height = len(lines) * LINE + 40
    rows = (f'<tspan x="20" dy="{LINE}">{escape(line) or " "}</tspan>' for line in lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img"'
        f' aria-label="A match of the Cluedo card game in the terminal">'
        f'<rect width="100%" height="100%" rx="10" fill="#1b1618"/>'
        f'<text y="16" xml:space="preserve" fill="#ead9b8" font-size="14"'
        f' font-family="DejaVu Sans Mono, Menlo, Consolas, monospace">{"".join(rows)}</text></svg>\n'
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(svg(screen()), "utf-8")
