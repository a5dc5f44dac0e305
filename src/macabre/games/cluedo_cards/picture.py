"""The table drawn in plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from macabre.games.cluedo_cards.words import say
from macabre.language import NONE, Listed, Speech
from macabre.language.columns import centred, flush_right, padded

WIDTH = 13

View = Mapping[str, Any]
AnyCard = Mapping[str, Any] | None


def _card(card: AnyCard, speech: Speech) -> list[str]:
    """One card, five lines high."""
    number, name = ("?", "") if card is None else (str(card["number"]), _name(card["picture"], speech).upper())
    return [
        "╭" + "─" * WIDTH + "╮",
        "│" + f" {number}".ljust(WIDTH) + "│",
        "│" + centred(name, WIDTH) + "│",
        "│" + f"{number} ".rjust(WIDTH) + "│",
        "╰" + "─" * WIDTH + "╯",
    ]


def _name(picture: str, speech: Speech) -> str:
    """A picture's short name; a deck of your own has none but the word by which it is typed."""
    short = say(f"short-{picture}")
    return speech.say(short) if speech.has(short) else picture


def _side_by_side(cards: list[list[str]], per_row: int = 5) -> str:
    rows = []
    for first in range(0, len(cards), per_row):
        rows += ["".join(lines) for lines in zip(*cards[first : first + per_row], strict=True)]
    return "\n".join(rows)


def _listed(cards: Sequence[AnyCard], speech: Speech) -> Listed:
    """Cards by their short names."""
    known = (say("card", picture=_name(card["picture"], speech), number=card["number"]) for card in cards if card)
    return Listed(tuple(known), "plain")


def _seat_line(view: View, seat: int, speech: Speech) -> str:
    mark = "▶" if seat in view["to_act"] else " "
    count, misses, miniature = view["hand_sizes"][seat], view["misses"][seat], view["miniatures"][seat]
    points = speech.say(say("terminal-points", points=view["scores"][seat]))
    cards = speech.say(say("terminal-cards", count=count))
    parts = [f"{mark} {padded(speech.label(seat), 12)} {flush_right(points, 10)}", f"{'▮' * count} {cards}"]
    if misses:
        parts.append(speech.say(say("terminal-misses", count=misses)))
    known = _listed(view["hands"][seat] if seat != view["seat"] else (), speech)
    if known.items:
        parts.append(speech.say(say("terminal-known", cards=known)))
    if miniature:
        pictures = Listed(tuple(_name(picture, speech) for picture in miniature["pictures"]), "plain")
        parts.append(speech.say(say("terminal-miniature", pictures=pictures, points=miniature["points"])))
    return "   ".join(parts)


def draw_table(view: View, speech: Speech) -> str:
    """Round, players, piles, and the viewer's hand."""
    head = say("terminal-round", round=view["round"], target=view["target"], pile=view["draw_pile"])
    lines = [speech.say(head), *(_seat_line(view, seat, speech) for seat in range(view["players"]))]
    if view["discards"]:
        under = _listed(view["discards"][-4:-1], speech)
        lines += ["", speech.say(say("terminal-top", under=under if under.items else NONE))]
        lines.append(_side_by_side([_card(view["discards"][-1], speech)]))
    if view["seat"] is not None:
        hand = [_card(card, speech) for card in view["hands"][view["seat"]]]
        lines += ["", speech.say(say("terminal-hand")), _side_by_side(hand)]
    return "\n".join(lines)
