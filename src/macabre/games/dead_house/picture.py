"""The board drawn in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDEST = 16  # squares in a row
CELL = 5

MARKS = {
    "plain": "·",
    "ahead-3": "»",
    "turn-off": "⌂",
    "start": "○",
    "gnome-blue": "▼",
    "gnome-red": "▲",
    "again": "↻",
}
LEGEND = "» ahead 3   ⌂ turn-off   ○ start   ▼ blue gnome   ▲ red gnome   ↻ another turn"


def _letter(view: dict[str, Any], seat: int) -> str:
    """The first letter of the seat's Home Base."""
    return str(view["board"]["homes"][seat][:1].upper())


def _pawns_at(view: dict[str, Any]) -> dict[int, str]:
    """The pawn on each square of the loop that has one."""
    return {
        place["track"]: f"{_letter(view, seat)}{pawn}"
        for seat, places in enumerate(view["pawns"])
        for pawn, place in enumerate(places, 1)
        if isinstance(place, dict) and "track" in place
    }


def _cells(view: dict[str, Any]) -> list[str]:
    """The squares as they are drawn: a number or a pawn, and what the square does."""
    pawns = _pawns_at(view)
    return [
        (f"♟{pawns[square]}" if square in pawns else f"{square:>3}") + MARKS[kind] + " "
        for square, kind in enumerate(view["board"]["squares"])
    ]


def _ring(cells: list[str]) -> list[str]:
    """The loop, clockwise from the lower right corner; an odd one has a gap before it."""
    cells = cells + [" " * CELL] * (len(cells) % 2)
    across = min(WIDEST, len(cells) // 4 + 1)
    up = len(cells) // 2 - across + 1
    bottom, left = cells[:across], cells[across : across + up - 1]
    top = cells[across + up - 1 : 2 * across + up - 1]
    right = cells[2 * across + up - 1 :]
    blank = " " * CELL * (across - 2)
    middle = [one + blank + other for one, other in zip(left[::-1], right, strict=True)]
    return ["".join(top), *middle, "".join(bottom[::-1])]


def _zone(view: dict[str, Any], seat: int) -> str:
    """The seat's Home Base, gravestones and Dead House."""
    places, letter = view["pawns"][seat], _letter(view, seat)
    home = " ".join(f"♟{letter}{pawn}" if place == "home" else " · " for pawn, place in enumerate(places, 1))
    stones = [
        next((f"{letter}{pawn}" for pawn, place in enumerate(places, 1) if place == {"safety": stone}), f"{stone} ")
        for stone in range(1, view["board"]["gravestones"] + 1)
    ]
    house = " ".join(f"♟{letter}{pawn}" if place == "house" else " · " for pawn, place in enumerate(places, 1))
    return f"home {home}  ⌂ {''.join(f'∩{stone}' for stone in stones)} ▟▙ {house}"


def _seat_lines(view: dict[str, Any], seat: int, names: Sequence[str]) -> list[str]:
    """Who sits there, where the pawns are that are not on the track, and what is left to play."""
    board = view["board"]
    mark = "▶" if seat in view["to_act"] else " "
    title = f"{mark} {_letter(view, seat)} {names[seat]} ({board['homes'][seat]}, start {board['starts'][seat]},"
    known = [card for card in view["hands"][seat] if card is not None]
    lines = [f"{title} turn-off {board['turn_offs'][seat]})", f"    {_zone(view, seat)}"]
    if known and seat != view["seat"]:
        lines.append(f"    known cards: {', '.join(known)}")
    return lines


def _put_inside(ring: list[str], lines: list[str]) -> list[str]:
    """The lines in the middle of the loop, or below it if it is too small."""
    width = len(ring[0]) - 2 * CELL
    if len(lines) > len(ring) - 2 or max(map(len, lines)) > width:
        return [*ring, "", *lines]
    first = 1 + (len(ring) - 2 - len(lines)) // 2
    drawn = list(ring)
    for place, line in enumerate(lines, first):
        drawn[place] = ring[place][:CELL] + line.ljust(width) + ring[place][-CELL:]
    return drawn


def _cards(cards: list[str]) -> list[str]:
    """Cards side by side."""
    widths = [max(5, len(card) + 2) for card in cards]
    return [
        " ".join("╭" + "─" * width + "╮" for width in widths),
        " ".join(f"│{card:^{width}}│" for card, width in zip(cards, widths, strict=True)),
        " ".join("╰" + "─" * width + "╯" for width in widths),
    ]


def draw_house(view: dict[str, Any], names: Sequence[str]) -> str:
    """The loop with its pawns, the seats, the piles, and the viewer's hand."""
    inside = [line for seat in range(view["players"]) for line in _seat_lines(view, seat, names)]
    letter = _letter(view, 0)
    typed = f"In a typed move such as «move 6 0» ♟{letter}1 is 0, ♟{letter}2 is 1 and ♟{letter}3 is 2."
    lines = [*_put_inside(_ring(_cells(view)), inside), LEGEND, typed]
    recent = ", ".join(reversed(view["discards"][-6:])) or "none"
    lines.append(f"deck {view['deck']}   discards {len(view['discards'])}, the last ones first: {recent}")
    for seat in range(view["players"]):
        left = ", ".join(view["specials"][seat]) or "none"
        lines.append(f"{_letter(view, seat)} {names[seat]}: {view['hand_sizes'][seat]} cards, special cards: {left}")
    if view["seat"] is not None and view["hands"][view["seat"]]:
        lines += ["Your hand:", *_cards(view["hands"][view["seat"]])]
    return "\n".join(lines)
