"""The table drawn in plain text: a large map to play on, what is left, and the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from macabre.games.deadly_doodles.chart import ITEMS
from macabre.games.deadly_doodles.drawing import draw_map, draw_small
from macabre.games.deadly_doodles.words import say, say_cards
from macabre.language import Speech
from macabre.language.columns import cut, flush_right, padded, width

View = Mapping[str, Any]

HEAD, COLUMN = 16, 9  # of the score sheet, in places


def draw_table(view: View, speech: Speech) -> str:
    """The viewer's map beside cards and scores; then the other maps that may be seen, and the sheet at the end."""
    seat = view["seat"]
    rooms = view["rooms"][seat] if seat is not None else {}
    names = [speech.label(q) for q in range(view["players"])]
    lines = _side_by_side([draw_map(view["map"], rooms, speech), _panel(view, names, speech)], 3)
    others = [q for q in range(view["players"]) if q != seat and view["rooms"][q] is not None]
    if others:
        maps = [[names[q], *draw_small(view["map"], view["rooms"][q])] for q in others]
        lines += ["", *_side_by_side(maps, 4)]
    if view["finished"]:
        lines += ["", *_sheet_lines(view["sheet"], names, speech)]
    return "\n".join(lines)


def _panel(view: View, names: Sequence[str], speech: Speech) -> list[str]:
    """What stands beside the map."""
    lines = [
        speech.say(say("terminal-round", round=view["round"], rounds=view["rounds"], deck=view["deck"])),
        speech.say(say("terminal-in-play", cards=say_cards(view["cards"]))),
    ]
    lines += ["", *(_seat_line(view, seat, name, speech) for seat, name in enumerate(names))]
    seat = view["seat"]
    if seat is not None and not view["finished"]:
        lines += ["", speech.say(say("terminal-left", cards=say_cards(view["left"][seat])))]
        lines += ["", *_sheet_lines([view["so_far"][seat]], [speech.say(say("terminal-so-far"))], speech)]
    return [*lines, "", *speech.say(say("terminal-legend")).splitlines()]


def _seat_line(view: View, seat: int, name: str, speech: Speech) -> str:
    if view["finished"]:
        points = speech.say(say("terminal-points", points=view["scores"][seat]))
        return f"{'★' if seat in view['winners'] else ' '} {padded(name, 12)} {flush_right(points, 10)}"
    left = "▮" * len(view["left"][seat]) or speech.say(say("terminal-done"))
    return f"{'▶' if seat in view['to_act'] else ' '} {padded(name, 12)} {left}"


def _sheet_lines(sheets: Sequence[View], heads: Sequence[str], speech: Speech) -> list[str]:
    """The score sheet, a column for each seat."""
    lines = [" " * HEAD + "".join(flush_right(cut(head, COLUMN - 1), COLUMN) for head in heads)]
    for number, item in enumerate(ITEMS):
        name = speech.say(say(f"terminal-item-{item}"))
        lines.append(padded(name, HEAD) + _figures([sheet["items"][number] for sheet in sheets], speech))
    total = speech.say(say("terminal-total"))
    return [*lines, padded(total, HEAD) + _figures([sheet["total"] for sheet in sheets], speech)]


def _figures(points: Sequence[int], speech: Speech) -> str:
    """A row of the sheet."""
    return "".join(flush_right(speech.figure(one, "d"), COLUMN) for one in points)


def _side_by_side(blocks: list[list[str]], gap: int) -> list[str]:
    """Several blocks of lines next to each other."""
    widths = [max(map(width, block)) + gap for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return ["".join(padded(line, places) for line, places in zip(row, widths, strict=True)).rstrip() for row in rows]
