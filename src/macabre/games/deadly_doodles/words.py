"""Cards, sides and things as they are said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from macabre.games.deadly_doodles.outside import Sheet
from macabre.language import NONE, Listed, Saying, SeatName, sayings
from macabre.language.saying import Argument

say = sayings("deadly-doodles")


def say_card(card: str) -> Saying:
    """A card."""
    return say(f"card-{card}")


def say_cards(cards: Sequence[str]) -> Argument:
    """Cards as people count them: 2 corners and a T-junction."""
    return listed(say(f"cards-{card}", count=count) for card, count in Counter(cards).items())


def say_sides(ends: Sequence[str]) -> Argument:
    """Sides: north, east and south."""
    return listed(say(f"side-{end}") for end in ends)


def say_thing(thing: str) -> Saying:
    """What lies in a room: the loot, monster B."""
    kind, _, pair = thing.partition("-")
    return say(f"thing-{kind}", pair=pair)


def say_people(seats: Iterable[int], joined: str = "and") -> Argument:
    """Players in a row, the reader among them as "you"."""
    return listed((say("person", seat=SeatName(seat)) for seat in seats), joined)


def say_points(points: int) -> Argument:
    """What came of a card; nothing if it is no points."""
    if points == 0:
        return NONE
    return say("gain", points=points) if points > 0 else say("loss", points=-points)


def say_scores(sheets: Sequence[Sheet]) -> Listed:
    """Everybody's points."""
    scores = [say("score", seat=SeatName(seat), points=sheet["total"]) for seat, sheet in enumerate(sheets)]
    return Listed(tuple(scores), "plain")


def listed(items: Iterable[Argument], joined: str = "and") -> Argument:
    """Some things in a row, or none."""
    found = tuple(items)
    return Listed(found, joined) if found else NONE
