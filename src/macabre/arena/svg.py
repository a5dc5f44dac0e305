"""Draws charts as SVG that stands alone and can be read on a light or a dark background."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

# One for each seat or bot, in order.
COLOURS = ("#b3423a", "#2f7d6b", "#8a63b8", "#c2861f", "#3f74b5", "#a0527d", "#66702c", "#6a6a76")
DARK_COLOURS = ("#ef8a80", "#6fc7b2", "#c0a0ea", "#eebb5c", "#8bb8f0", "#e39ac0", "#bccb74", "#b9b9c6")

SVG_TAG = '<svg xmlns="http://www.w3.org/2000/svg"'

STYLE = """
.chart { --ground: #fbf8f1; --ink: #2b2420; --faint: #7a6f66; --line: #d9d0c3; font: 13px system-ui, sans-serif }
.chart text { fill: var(--ink) }
.chart .faint { fill: var(--faint) }
.chart .title { font-size: 16px; font-weight: 600 }
.chart .ground { fill: var(--ground) }
.chart .grid { stroke: var(--line) }
.chart .even { stroke: var(--faint); stroke-dasharray: 4 4 }
.chart .end { text-anchor: end }
.chart .made { font-size: 10px; fill: var(--faint) }
.chart .heading { font-weight: 600 }
.chart .clear { paint-order: stroke; stroke: var(--ground); stroke-width: 4px }
.chart .middle { text-anchor: middle }
.chart .plan { font: 14px DejaVu Sans Mono, Menlo, Consolas, monospace }
"""
STYLE += "\n".join(f".chart .c{i} {{ fill: var(--c{i}) }}" for i in range(len(COLOURS)))


def _colour_rules(colours: tuple[str, ...]) -> str:
    return " ".join(f".chart {{ --c{i}: {colour} }}" for i, colour in enumerate(colours))


def style() -> str:
    """The colours of charts, by what the reader's screen prefers."""
    dark = ".chart { --ground: #1b1614; --ink: #efe6da; --faint: #a89c8e; --line: #3d342e }"
    return (
        f"{STYLE}{_colour_rules(COLOURS)}\n"
        f"@media (prefers-color-scheme: dark) {{ {dark} {_colour_rules(DARK_COLOURS)} }}\n"
    )


def picture(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """A whole drawing as a file; its title is what a screen reader says."""
    return as_file(inline(width, height, title, parts))


def inline(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """A drawing for a page that has the style."""
    return (
        f'<svg class="chart" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(title)}">\n<rect class="ground" width="{width}" height="{height}" rx="8"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def as_file(drawing: str) -> str:
    """A page's drawing as a file of its own."""
    start, rest = drawing.split(">", 1)
    return f"{start.replace('<svg', SVG_TAG, 1)}>\n<style>{style()}</style>{rest}"


def text(x: float, y: float, words: str, kind: str = "") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str = "", colour: int | None = None) -> str:
    """A straight line, of a kind or of a colour."""
    stroke = f' stroke="var(--c{colour})" stroke-width="3" stroke-linecap="round"' if colour is not None else ""
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"{stroke}/>'


def dot(x: float, y: float, colour: int, words: str = "") -> str:
    """A dot, and what it says when pointed at."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="var(--c{colour})"><title>{escape(words)}</title></circle>'


def path(points: Sequence[tuple[float, float]], colour: int, words: str = "") -> str:
    """A line through points, and what it says when pointed at."""
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<polyline points="{places}" fill="none" stroke="var(--c{colour})" stroke-width="2.5" '
        f'stroke-linejoin="round"><title>{escape(words)}</title></polyline>'
    )


def area(points: Sequence[tuple[float, float]], colour: int) -> str:
    """What lies within a border, lightly filled."""
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{places}" fill="var(--c{colour})" fill-opacity="0.18"/>'


def bar(x: float, y: float, width: float, height: float, colour: int, words: str = "") -> str:
    """A bar, and what it says when pointed at."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="var(--c{colour})">'
        f"<title>{escape(words)}</title></rect>"
    )
