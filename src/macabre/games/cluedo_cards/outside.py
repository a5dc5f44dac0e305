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


class Play(TypedDict):
    """Lay a card (CLU-7)."""

    type: Literal["play"]
    card: Card


class Draw(TypedDict):
    """Draw a card (CLU-8)."""

    type: Literal["draw"]


class Miss(TypedDict):
    """Make somebody miss a turn by the Dagger, or nobody (CLU-9)."""

    type: Literal["miss"]
    player: int | None


class Swap(TypedDict):
    """Swap hands by the Revolver (CLU-12)."""

    type: Literal["swap"]
    player: int


Move = Play | Draw | Miss | Swap


# --- events


class Event(TypedDict):
    """What every event has."""

    clause: str


class Played(Event):
    """A card was laid."""

    type: Literal["play"]
    seat: int
    card: Card


class Drew(Event):
    """No card fitted."""

    type: Literal["draw"]
    seat: int


class Missed(Event):
    """A turn was missed; `left` more are to be."""

    type: Literal["missed"]
    seat: int
    picture: str
    left: int


class NamedForMissing(Event):
    """The Dagger was used."""

    type: Literal["miss"]
    seat: int
    picture: str
    player: int | None


class Swapped(Event):
    """Hands were swapped."""

    type: Literal["swap"]
    seat: int
    player: int


class Again(Event):
    """A weapon gives another turn."""

    type: Literal["again"]
    seat: int
    picture: str


class Shuffled(Event):
    """The discards became the draw pile."""

    type: Literal["shuffled"]
    cards: int


class Nothing(Event):
    """There was nothing to draw, or nothing more."""

    type: Literal["nothing", "nothing-more", "drawn-on", "fits"]
    seat: int


class Drawn(Event):
    """A card was drawn or dealt, which only its owner is told."""

    type: Literal["drawn", "dealt"]
    seat: int
    card: Card | None


class Start(Event):
    """Who starts."""

    type: Literal["start"]
    seat: int


class Round(Event):
    """A round begins."""

    type: Literal["round"]
    round: int
    starter: int
    card: Card
    won_last: NotRequired[bool]


class Void(Event):
    """A round that nobody can go on with."""

    type: Literal["void"]
    round: int


class RoundWon(Event):
    """Somebody has laid the last card."""

    type: Literal["round-won"]
    seat: int
    round: int
    points: int


class MiniatureShown(Event):
    """A miniature is turned up."""

    type: Literal["miniature"]
    seat: int
    lost: int
    last: str
    last_number: NotRequired[int]
    miniature: Miniature | None


class RoundEnd(Event):
    """The scores after a round."""

    type: Literal["round-end"]
    round: int
    winner: int
    scores: list[int]


class Won(Event):
    """The target is reached."""

    type: Literal["won"]
    seat: int
    points: int
    target: int


AnyEvent = (
    Played
    | Drew
    | Missed
    | NamedForMissing
    | Swapped
    | Again
    | Shuffled
    | Nothing
    | Drawn
    | Start
    | Round
    | Void
    | RoundWon
    | MiniatureShown
    | RoundEnd
    | Won
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
