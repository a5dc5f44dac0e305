"""Makes the drawings of docs/drawings from what `scripts/drawings.toml` says of them: `python -m scripts.drawings`."""

from __future__ import annotations

import tomllib
from html import escape
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "docs/drawings"
DRAWINGS: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
WIDTH = 820
LINE = 18  # from one line of a box to the next
STYLE = """
.card{fill:#fffaf0;stroke:#5b4636;stroke-width:1.5}.dark{fill:#2b2320;stroke:#5b4636;stroke-width:1.5}
.gold{fill:#f3d9a4;stroke:#9c6b1e;stroke-width:1.5}.red{fill:#f2d0c9;stroke:#9c3b2e;stroke-width:1.5}
text{font:15px Georgia,serif;fill:#2b2320}.small{font-size:12.5px;fill:#5b4636}.light{fill:#f7ead2}
.head{font-weight:bold}.mid{text-anchor:middle}
path.arrow{fill:none;stroke:#5b4636;stroke-width:1.8;marker-end:url(#tip)}path.dash{stroke-dasharray:5 4}
"""
TIP = (
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">'
    '<path d="M0 0 10 5 0 10z" fill="#5b4636"/></marker></defs>'
)


def drawn(drawing: dict[str, Any]) -> str:
    """A drawing as SVG."""
    size = f"{WIDTH} {drawing['height']}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" aria-labelledby="t d">',
        f'<title id="t">{escape(drawing["title"])}</title><desc id="d">{escape(drawing["description"])}</desc>',
        f"<style>{STYLE}</style>{TIP}",
        f'<rect width="{WIDTH}" height="{drawing["height"]}" rx="12" fill="#f7ead2"/>',
        *(_box(**box) for box in drawing["boxes"]),
        *(_arrow(**arrow) for arrow in drawing["arrows"]),
        *(_note(**note) for note in drawing.get("notes", ())),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _box(at: list[int], look: str, lines: list[str]) -> str:
    """A box with its lines in the middle; the first is its name."""
    x, y, width, height = at
    light = " light" if look == "dark" else ""
    top = y + height / 2 + 5 - LINE / 2 * (len(lines) - 1)
    said = [
        _text(x + width / 2, top + LINE * number, f"{'small' if number else 'head'} mid{light}", line)
        for number, line in enumerate(lines)
    ]
    return f'<rect class="{look}" x="{x}" y="{y}" width="{width}" height="{height}" rx="8"/>' + "".join(said)


def _arrow(path: str, dashed: bool = False) -> str:
    return f'<path class="arrow{" dash" if dashed else ""}" d="{path}"/>'


def _note(at: list[int], line: str, left: bool = False) -> str:
    """A line beside the boxes, around a point or from it."""
    return _text(*at, "small" if left else "small mid", line)


def _text(x: float, y: float, look: str, line: str) -> str:
    return f'<text class="{look}" x="{x:g}" y="{y:g}">{escape(line)}</text>'


if __name__ == "__main__":
    for name, drawing in DRAWINGS.items():
        (FOLDER / f"{name}.svg").write_text(drawn(drawing), "utf-8")
