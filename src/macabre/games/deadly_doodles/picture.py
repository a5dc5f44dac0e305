"""The table drawn in plain text: a large map to play on, what is left, and the score."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from macabre.games.deadly_doodles.drawing import draw_map, draw_small
from macabre.games.deadly_doodles.events import card_list

View = dict[str, Any]

ITEMS = ("loot", "weapons", "monsters slain", "monsters unslain", "entryways free", "marked", "traps")
LEGEND = ("$ loot  * dragon", "a–f weapons  A–F monsters", "▼ ◀ ▲ ▶ entryways")


def draw_table(view: View, names: Sequence[str]) -> str:
    """The viewer's map beside cards and scores; then the other maps that may be seen, and the sheet at the end."""
    seat = view["seat"]
    rooms = view["rooms"][seat] if seat is not None else {}
    lines = _side_by_side([draw_map(view["map"], rooms), _panel(view, names)], 3)
    others = [q for q in range(view["players"]) if q != seat and view["rooms"][q] is not None]
    if others:
        maps = [[names[q], *draw_small(view["map"], view["rooms"][q])] for q in others]
        lines += ["", *_side_by_side(maps, 4)]
    if view["finished"]:
        lines += ["", *_sheet_lines(view["sheet"], names[: view["players"]])]
    return "\n".join(lines)


def _panel(view: View, names: Sequence[str]) -> list[str]:
    """What stands beside the map."""
    lines = [
        f"Round {view['round']} of {view['rounds']}, {view['deck']} cards in the deck",
        f"In play: {card_list(view['cards'])}",
    ]
    lines += ["", *(_seat_line(view, q, names) for q in range(view["players"]))]
    seat = view["seat"]
    if seat is not None and not view["finished"]:
        lines += ["", f"Left to draw: {card_list(view['left'][seat]) or 'nothing'}"]
        lines += ["", *_sheet_lines([view["so_far"][seat]], ["so far"])]
    return [*lines, "", *LEGEND]


def _seat_line(view: View, seat: int, names: Sequence[str]) -> str:
    if view["finished"]:
        return f"{'★' if seat in view['winners'] else ' '} {names[seat]:<12} {view['scores'][seat]:>3} points"
    left = len(view["left"][seat])
    return f"{'▶' if seat in view['to_act'] else ' '} {names[seat]:<12} {'▮' * left if left else 'done'}"


def _sheet_lines(sheets: Sequence[View], heads: Sequence[str]) -> list[str]:
    """The score sheet, a column for each seat."""
    lines = [" " * 16 + "".join(f"{head[:8]:>9}" for head in heads)]
    for number, item in enumerate(ITEMS):
        lines.append(f"{item:<16}" + "".join(f"{sheet['items'][number]:>9}" for sheet in sheets))
    return [*lines, f"{'total':<16}" + "".join(f"{sheet['total']:>9}" for sheet in sheets)]


def _side_by_side(blocks: list[list[str]], gap: int) -> list[str]:
    """Several blocks of lines next to each other."""
    widths = [max(map(len, block)) + gap for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return ["".join(f"{line:<{width}}" for line, width in zip(row, widths, strict=True)).rstrip() for row in rows]
