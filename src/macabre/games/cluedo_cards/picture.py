"""The table drawn in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDTH = 13

SHORT = {"lead-piping": "LEAD PIPING"}


def _card(card: dict[str, Any] | None) -> list[str]:
    """One card, five lines high."""
    number, name = (
        ("?", "") if card is None else (str(card["number"]), SHORT.get(card["picture"], card["picture"].upper()))
    )
    return [
        "╭" + "─" * WIDTH + "╮",
        "│" + f" {number}".ljust(WIDTH) + "│",
        "│" + name[:WIDTH].center(WIDTH) + "│",
        "│" + f"{number} ".rjust(WIDTH) + "│",
        "╰" + "─" * WIDTH + "╯",
    ]


def _side_by_side(cards: list[list[str]], per_row: int = 5) -> str:
    rows = []
    for first in range(0, len(cards), per_row):
        rows += ["".join(lines) for lines in zip(*cards[first : first + per_row], strict=True)]
    return "\n".join(rows)


def _seat_line(view: dict[str, Any], seat: int, names: Sequence[str]) -> str:
    known = [f"{card['picture']}-{card['number']}" for card in view["hands"][seat] if card and seat != view["seat"]]
    mark = "▶" if seat in view["to_act"] else " "
    count = view["hand_sizes"][seat]
    line = f"{mark} {names[seat]:<12} {view['scores'][seat]:>3} points   {'▮' * count} {count} card{'s'[: count != 1]}"
    if view["misses"][seat]:
        line += f"   misses {view['misses'][seat]} turn{'s'[: view['misses'][seat] != 1]}"
    if known:
        line += f"   known: {', '.join(known)}"
    miniature = view["miniatures"][seat]
    if miniature:
        line += f"   miniature: {', '.join(miniature['pictures'])} ({miniature['points']})"
    return line


def draw_table(view: dict[str, Any], names: Sequence[str]) -> str:
    """Round, players, piles, and the viewer's hand."""
    lines = [f"Round {view['round']}, first to {view['target']} points; draw pile {view['draw_pile']}"]
    lines += [_seat_line(view, seat, names) for seat in range(view["players"])]
    if view["discards"]:
        under = ", ".join(f"{card['picture']}-{card['number']}" for card in view["discards"][-4:-1])
        lines += ["", "On top of the discard pile" + (f" (below it {under})" if under else "") + ":"]
        lines.append(_side_by_side([_card(view["discards"][-1])]))
    if view["seat"] is not None:
        lines += ["", "Your hand:", _side_by_side([_card(card) for card in view["hands"][view["seat"]]])]
    return "\n".join(lines)
