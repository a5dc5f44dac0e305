"""People, traps, cards and spaces as they are said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from macabre.games.dead_end_drive.board import OUT, Mansion
from macabre.games.dead_end_drive.outside import Card
from macabre.language import NONE, Listed, Named, Saying, sayings
from macabre.language.saying import Argument

say = sayings("dead-end-drive")


def _key(kind: str, name: str) -> str:
    return f"{kind}-{name.casefold().replace(' ', '-')}"


def say_pawn(name: str) -> Named:
    """A character; a mansion of your own has others."""
    return Named(say(_key("pawn", name)), name)


def say_furniture(name: str) -> Named:
    """A piece of furniture."""
    return Named(say(_key("furniture", name)), name)


def say_trap(board: Mansion, trap: str) -> Named:
    """A trap by its title."""
    return Named(say(_key("trap", trap)), board.titles[trap])


def say_trap_word(trap: str) -> Named:
    """A trap where only the word is known by which it is typed."""
    return Named(say(_key("short", trap)), trap)


def say_card(board: Mansion, card: Card) -> Saying:
    """A trap card."""
    if card["kind"] == "trap":
        return say("card-trap", traps=Listed(tuple(say_trap(board, trap) for trap in card["traps"])))
    return say(f"card-{card['kind']}")


def say_place(board: Mansion, name: str) -> Argument:
    """A space, with what is there; outside is outside."""
    if name == OUT:
        return OUT
    space = board.space_number(name)
    trap = board.record.trap_at[space]
    if trap:
        return say("place-trap", trap=say_trap(board, board.traps[trap - 1]), space=name)
    return say("place-passage" if board.record.is_passage[space] else "place-plain", space=name)


def say_seating(places: Mapping[str, str]) -> Listed:
    """Who sits where."""
    return listed(say("seated-on", pawn=say_pawn(pawn), space=space) for pawn, space in places.items())


def listed(items: Iterable[Argument]) -> Listed:
    """Things with commas between them."""
    return Listed(tuple(items), "plain")


def listed_or_none(items: Iterable[Argument]) -> Argument:
    """Things with commas between them; where there are none, a message chooses by that."""
    found = listed(items)
    return found if found.items else NONE
