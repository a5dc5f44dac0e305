"""Draws a position as text, and the text as SVG."""

from __future__ import annotations

from html import escape

from macabre.envs.setting import Setting
from macabre.language import Speech
from macabre.match import Match
from macabre.rules import Viewer

CELL, LINE = 8.4, 17  # pixels of a letter


def draw_match(match: Match, viewer: Viewer, svg: bool = False) -> str:
    """What a seat, or a spectator, sees of a match."""
    text = match.game.rules.notation.picture(match.view(viewer), Speech())
    return as_svg(text.splitlines(), match.game.title) if svg else text


def draw_record(setting: Setting, state: bytes, viewer: Viewer, svg: bool = False) -> str:
    """The same for a match of which only the record is known."""
    return draw_match(setting.game.at(state, board=setting.board, chance="manual"), viewer, svg)


def as_svg(lines: list[str], title: str) -> str:
    """Lines of text, light on dark."""
    width = max(map(len, lines)) * CELL + 40
    height = len(lines) * LINE + 40
    rows = (f'<tspan x="20" dy="{LINE}">{escape(line) or " "}</tspan>' for line in lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" role="img"'
        f' aria-label="{escape(title)}">'
        f'<rect width="100%" height="100%" rx="10" fill="#1b1618"/>'
        f'<text y="16" xml:space="preserve" fill="#ead9b8" font-size="14"'
        f' font-family="DejaVu Sans Mono, Menlo, Consolas, monospace">{"".join(rows)}</text></svg>\n'
    )
