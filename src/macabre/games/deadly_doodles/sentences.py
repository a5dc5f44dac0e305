"""Events and tasks in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from macabre.games.deadly_doodles.dungeon import CALLED
from macabre.games.deadly_doodles.phrases import sides

Event = dict[str, Any]


def card_list(cards: Sequence[str]) -> str:
    """Cards as people say them: 2 corners and a T-junction."""
    said = [f"{count} {CALLED[card]}s" if count > 1 else f"a {CALLED[card]}" for card, count in Counter(cards).items()]
    return " and ".join([", ".join(said[:-1]), *said[-1:]]) if len(said) > 1 else "".join(said)


def say(event: Event, names: Sequence[str]) -> str:
    """An event's sentence."""
    return _SENTENCES[event["type"]](event, names)


def sum_up(view: dict[str, Any]) -> str:
    """What is to be done now."""
    mine = view["left"][view["seat"]] if view["seat"] is not None else []
    if view["seat"] in view["to_act"] and mine:
        return f"draw your {len(mine)} cards on your map, in any order" if len(mine) > 1 else "draw your last card"
    return "draw all the cards in play, each on their own map"


def _say_draw(event: Event, names: Sequence[str]) -> str:
    what = f"a {CALLED[event['card']]} in {event['room']}, open to the {sides(event['ends'])}"
    return f"{names[event['seat']]} draws {what}."


def _say_used(event: Event, names: Sequence[str]) -> str:
    """Only the last card is worth a line, or a round would fill the log."""
    return "" if event["left"] else f"{names[event['seat']]} is done with this round."


def _say_sprung(event: Event, names: Sequence[str]) -> str:
    owner, room = names[event["seat"]], event["room"]
    if event["hit"] == [event["seat"]]:
        return f"{owner} is hit by their own trap in {room}, since somebody else set one there too."
    if not event["hit"]:
        return f"{owner}'s trap in {room} hits nobody."
    return f"{owner}'s trap in {room} hits {', '.join(names[q] for q in event['hit'])}."


def _say_scores(event: Event, names: Sequence[str]) -> str:
    totals = [entry["total"] for entry in event["sheet"]]
    return "Scores: " + ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=False)) + "."


_SENTENCES = {
    "draw": _say_draw,
    "trap": lambda event, names: f"{names[event['seat']]} sets a trap in {event['room']}.",
    "mark": lambda event, names: f"{names[event['seat']]} cannot draw a {CALLED[event['card']]} and marks it.",
    "no-trap": lambda event, names: f"{names[event['seat']]} has no room for a trap.",
    "used": _say_used,
    "turn-up": lambda event, names: "Draw 2: two more cards are turned up." if event["card"] == "draw-2" else "",
    "round": lambda event, names: f"Round {event['round']}: {card_list(event['cards'])}.",
    "paths": lambda event, names: f"Round {event['round']} is over, and all paths are shown.",
    "sprung": _say_sprung,
    "scores": _say_scores,
}
