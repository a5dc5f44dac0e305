"""The board drawn in plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macabre.games.dead_house.loop import Row, cell, ring
from macabre.games.dead_house.words import say, say_side, say_special
from macabre.language import NONE, Listed, Saying, Speech
from macabre.language.columns import centred, padded, width
from macabre.language.saying import Argument

RECENT = 6  # discards that are shown

View = Mapping[str, Any]


def _letter(view: View, seat: int, speech: Speech) -> str:
    """The letter of the seat's Home Base."""
    return speech.say(say("terminal-letter", side=say_side(view["board"]["homes"][seat])))[:1].upper()


def _pawns_at(view: View, speech: Speech) -> dict[int, str]:
    """The pawn on each square of the loop that has one."""
    return {
        place["track"]: f"{_letter(view, seat, speech)}{pawn}"
        for seat, places in enumerate(view["pawns"])
        for pawn, place in enumerate(places, 1)
        if isinstance(place, dict) and "track" in place
    }


def _cells(view: View, speech: Speech) -> list[str]:
    """The squares as they are drawn: a number or a pawn, and what the square does."""
    pawns = _pawns_at(view, speech)
    return [
        cell(f"♟{pawns[square]}" if square in pawns else square, kind)
        for square, kind in enumerate(view["board"]["squares"])
    ]


def _zone(view: View, seat: int, speech: Speech) -> str:
    """The seat's Home Base, gravestones and Dead House."""
    places, letter = view["pawns"][seat], _letter(view, seat, speech)
    stones = [
        next((f"{letter}{pawn}" for pawn, place in enumerate(places, 1) if place == {"safety": stone}), f"{stone} ")
        for stone in range(1, view["board"]["gravestones"] + 1)
    ]
    home, house = (_pawns_in(letter, places, where) for where in ("home", "house"))
    return speech.say(say("terminal-zone", home=home, stones="".join(f"∩{stone}" for stone in stones), house=house))


def _pawns_in(letter: str, places: list[Any], where: str) -> str:
    return " ".join(f"♟{letter}{pawn}" if place == where else " · " for pawn, place in enumerate(places, 1))


def _seat_lines(view: View, seat: int, speech: Speech) -> list[str]:
    """Who sits there, where the pawns are that are not on the track, and what is left to play."""
    board, letter = view["board"], _letter(view, seat, speech)
    title = say(
        "terminal-seat",
        letter=letter,
        seat=speech.label(seat),
        home=say_side(board["homes"][seat]),
        start=board["starts"][seat],
        turn_off=board["turn_offs"][seat],
    )
    mark = "▶" if seat in view["to_act"] else " "
    lines = [f"{mark} {speech.say(title)}", f"    {_zone(view, seat, speech)}"]
    known = _listed([_card(card, speech) for card in view["hands"][seat] if card is not None])
    if known != NONE and seat != view["seat"]:
        lines.append("    " + speech.say(say("terminal-known", cards=known)))
    return lines


def _card(card: str, speech: Speech) -> str:
    """A movement card by its name; most are called by a number, and a deck of your own has only what is typed."""
    named = say(f"card-{card}")
    return speech.say(named) if speech.has(named) else card


def _listed(cards: Sequence[Argument]) -> Listed | str:
    return Listed(tuple(cards), "plain") if cards else NONE


def _put_inside(loop: list[Row], lines: list[str]) -> list[str]:
    """The lines in the middle of the loop, or below it if it is too small."""
    room = width(loop[0][1])
    if len(lines) > len(loop) - 2 or max(map(width, lines)) > room:
        return [*map("".join, loop), "", *lines]
    first = 1 + (len(loop) - 2 - len(lines)) // 2
    rows = list(loop)
    for place, line in enumerate(lines, first):
        rows[place] = (loop[place][0], padded(line, room), loop[place][2])
    return ["".join(row) for row in rows]


def _cards(cards: list[str]) -> list[str]:
    """Cards side by side."""
    widths = [max(5, width(card) + 2) for card in cards]
    return [
        " ".join("╭" + "─" * places + "╮" for places in widths),
        " ".join(f"│{centred(card, places)}│" for card, places in zip(cards, widths, strict=True)),
        " ".join("╰" + "─" * places + "╯" for places in widths),
    ]


def draw_house(view: View, speech: Speech) -> str:
    """The loop with its pawns, the seats, the piles, and the viewer's hand."""
    seats = range(view["players"])
    inside = [line for seat in seats for line in _seat_lines(view, seat, speech)]
    recent = _listed([_card(card, speech) for card in view["discards"][: -RECENT - 1 : -1]])
    said = [
        say("terminal-legend"),
        say("terminal-typed", letter=_letter(view, 0, speech)),
        say("terminal-deck", deck=view["deck"], discards=len(view["discards"]), recent=recent),
        *(_held(view, seat, speech) for seat in seats),
    ]
    lines = [*_put_inside(ring(_cells(view, speech)), inside), *map(speech.say, said)]
    hand = [_card(card, speech) for card in view["hands"][view["seat"]]] if view["seat"] is not None else []
    if hand:
        lines += [speech.say(say("terminal-hand")), *_cards(hand)]
    return "\n".join(lines)


def _held(view: View, seat: int, speech: Speech) -> Saying:
    """How many cards a seat has, and which special ones."""
    return say(
        "terminal-held",
        letter=_letter(view, seat, speech),
        seat=speech.label(seat),
        count=view["hand_sizes"][seat],
        specials=_listed([say_special(card) for card in view["specials"][seat]]),
    )
