"""Cards, pawns and places as they are said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.outside import Lead, PawnPlace
from macabre.language import Named, Saying, SeatName, sayings
from macabre.language.saying import Argument

say = sayings("dead-house")


def say_card(board: Track, card: str) -> Named | str:
    """A movement card, most of which are called by a number; of a special one the word that sentences are chosen by."""
    title = board.titles.get(card)
    if title is None:
        return card
    return title if _is_number(title) else Named(say(f"card-{card}"), title)


def _is_number(title: str) -> bool:
    return title.lstrip("-").isdecimal()


def choose_card(board: Track, card: str) -> Argument:
    """A card of any kind, to be chosen by itself."""
    if card not in board.titles:
        return say_special(card)
    said = say_card(board, card)
    return say("card-number", card=said) if isinstance(said, str) else said


def say_special(card: str) -> Saying:
    """A special card."""
    return say(f"special-{card}")


def say_side(name: str) -> Named:
    """A side of the board, which its Home Base is called by."""
    return Named(say(f"side-{name.lower()}"), name)


def say_pawn(pawn: int) -> Saying:
    """A pawn of the player who is spoken of; people count from 1."""
    return say("pawn", number=pawn + 1)


def say_any_pawn(pawn: Sequence[int]) -> Saying:
    """A pawn, with whose it is."""
    return say("pawn-of", seat=SeatName(pawn[0]), number=pawn[1] + 1)


def say_place(place: PawnPlace) -> Saying:
    """Where a pawn stands."""
    if isinstance(place, str):
        return say(f"place-{place}")
    return _say_square(place["track"]) if "track" in place else say("place-gravestone", number=place["safety"])


def _say_square(square: int) -> Saying:
    return say("place-square", number=square)


def say_way(leads: Sequence[Lead]) -> Saying | None:
    """Each square that led a pawn on, and where it came to; None if there is none."""
    return reduce(_say_lead, reversed(leads), _say_square(leads[-1]["to"])) if leads else None


def _say_lead(then: Saying, lead: Lead) -> Saying:
    return say(f"led-by-{lead['kind']}", square=lead["square"], then=then)


# --- what a move or an event says beyond its fields


def say_more(board: Track, data: Mapping[str, Any]) -> dict[str, Argument]:
    """What follows from several fields together, or from what is on the card."""
    kind = data["type"]
    if kind == "split":
        return _say_parts(data["parts"])
    if kind == "special":
        return {"card": data["card"]}  # even if a movement card is called so too
    whose = {"pawn": say_any_pawn((data["player"], data["pawn"]))} if "player" in data else {}
    return whose | (_say_count(board, data) if kind in ("move", "back") else {})


def _say_parts(parts: Sequence[Sequence[int]]) -> dict[str, Argument]:
    (first, part), (second, rest) = parts
    return {"first": say_pawn(first), "steps": part, "second": say_pawn(second), "rest": rest, "whole": part + rest}


def _say_count(board: Track, move: Mapping[str, Any]) -> dict[str, Argument]:
    """How far a card moves a pawn and which way; it is named where its title does not say so."""
    record, kind = board.record, board.cards.index(move["card"])
    forward = record.forward[kind] if move["type"] == "move" else 0
    steps = forward or (record.backward if move["type"] == "move" else record.pushes)[kind]
    named = board.titles[move["card"]].lstrip("-") != str(steps)
    return {"way": "forward" if forward else "back", "steps": steps, "named": named}
