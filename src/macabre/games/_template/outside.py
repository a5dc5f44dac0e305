"""What the game says and takes, as data: the shapes of its moves, events and view."""

from __future__ import annotations

from typing import Literal, TypedDict


class SpokenMove(TypedDict):
    """Stay, or leave (CAN-3)."""

    type: Literal["stay", "leave"]


Move = SpokenMove


class DealtEvent(TypedDict):
    """A card was dealt, which only its owner is told (CAN-2)."""

    type: Literal["dealt"]
    seat: int
    card: int | None


class SpokenEvent(TypedDict):
    """Somebody stays or leaves (CAN-3)."""

    type: Literal["stay", "leave"]
    seat: int


class ShownEvent(TypedDict):
    """The card of somebody who stayed (CAN-4)."""

    type: Literal["shown"]
    seat: int
    card: int


AnyEvent = DealtEvent | SpokenEvent | ShownEvent


class View(TypedDict):
    """What a viewer may know; None where they may not."""

    phase: str
    turn: int
    said: list[str | None]
    cards: list[int | None]
