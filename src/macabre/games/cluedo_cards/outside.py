"""What the card game says and takes, as data: the shapes of its moves, events, view and chart."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Card(TypedDict):
    """A card: its picture and the number on it."""

    picture: str
    number: int


class Miniature(TypedDict):
    """A miniature card: three pictures, and what they may cost."""

    pictures: list[str]
    points: int


# --- moves


class PlayMove(TypedDict):
    """Lay a card (CLU-7)."""

    type: Literal["play"]
    card: Card


class DrawMove(TypedDict):
    """Draw a card (CLU-8)."""

    type: Literal["draw"]


class MissMove(TypedDict):
    """Make somebody miss a turn by the Dagger, or nobody (CLU-9)."""

    type: Literal["miss"]
    player: int | None


class SwapMove(TypedDict):
    """Swap hands by the Revolver (CLU-12)."""

    type: Literal["swap"]
    player: int


Move = PlayMove | DrawMove | MissMove | SwapMove


# --- events


class Event(TypedDict):
    """What every event has."""

    clause: str


class PlayEvent(Event):
    """A card was laid."""

    type: Literal["play"]
    seat: int
    card: Card


class DrawEvent(Event):
    """No card fitted."""

    type: Literal["draw"]
    seat: int


class MissedEvent(Event):
    """A turn was missed; `left` more are to be."""

    type: Literal["missed"]
    seat: int
    picture: str
    left: int


class MissEvent(Event):
    """The Dagger was used."""

    type: Literal["miss"]
    seat: int
    picture: str
    player: int | None


class SwapEvent(Event):
    """Hands were swapped."""

    type: Literal["swap"]
    seat: int
    player: int


class AgainEvent(Event):
    """A weapon gives another turn."""

    type: Literal["again"]
    seat: int
    picture: str


class ShuffledEvent(Event):
    """The discards became the draw pile."""

    type: Literal["shuffled"]
    cards: int


class NothingEvent(Event):
    """There was nothing to draw, or nothing more."""

    type: Literal["nothing", "nothing-more", "drawn-on", "fits"]
    seat: int


class DrawnEvent(Event):
    """A card was drawn or dealt, which only its owner is told."""

    type: Literal["drawn", "dealt"]
    seat: int
    card: Card | None


class StartEvent(Event):
    """Who starts."""

    type: Literal["start"]
    seat: int


class RoundEvent(Event):
    """A round begins."""

    type: Literal["round"]
    round: int
    starter: int
    card: Card
    won_last: NotRequired[bool]


class VoidEvent(Event):
    """A round that nobody can go on with."""

    type: Literal["void"]
    round: int


class RoundWonEvent(Event):
    """Somebody has laid the last card."""

    type: Literal["round-won"]
    seat: int
    round: int
    points: int


class MiniatureEvent(Event):
    """A miniature is turned up."""

    type: Literal["miniature"]
    seat: int
    lost: int
    last: str
    last_number: NotRequired[int]
    miniature: Miniature | None


class RoundEndEvent(Event):
    """The scores after a round."""

    type: Literal["round-end"]
    round: int
    winner: int
    scores: list[int]


class WonEvent(Event):
    """The target is reached."""

    type: Literal["won"]
    seat: int
    points: int
    target: int


AnyEvent = (
    PlayEvent
    | DrawEvent
    | MissedEvent
    | MissEvent
    | SwapEvent
    | AgainEvent
    | ShuffledEvent
    | NothingEvent
    | DrawnEvent
    | StartEvent
    | RoundEvent
    | VoidEvent
    | RoundWonEvent
    | MiniatureEvent
    | RoundEndEvent
    | WonEvent
)


# --- the view and the chart


class LastRound(TypedDict):
    """How the round before ended."""

    winner: int | None
    card: Card | None
    miniatures: list[Miniature | None]


class View(TypedDict):
    """What a viewer may know."""

    phase: str
    hands: list[list[Card | None]]
    hand_sizes: list[int]
    draw_pile: int
    discards: list[Card]
    miniatures: list[Miniature | None]
    misses: list[int]
    turn: int
    starter: int
    round: int
    last_round: LastRound | None
    scores: list[int]
    target: int


class Picture(TypedDict):
    """An illustration, and what its cards do."""

    picture: str
    name: str
    effect: str


class Chart(TypedDict):
    """The deck."""

    pictures: list[Picture]
    cards: int
    miniatures: list[Miniature]
