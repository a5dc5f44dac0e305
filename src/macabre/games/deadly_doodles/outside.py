"""What Deadly Doodles says and takes, as data: the shapes of its moves, events, view and chart."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = str  # N, E, S or W


class Segment(TypedDict):
    """A room with a piece of a path."""

    shape: str
    ends: list[Side]
    round: int


class SetTrap(TypedDict):
    """A room with a trap."""

    trap: Literal[True]
    round: int


Rooms = dict[str, Segment | SetTrap]


class Sheet(TypedDict):
    """The items of the score in points, and their sum."""

    items: list[int]
    total: int


class Entryway(TypedDict):
    """Where the map is entered."""

    room: str
    side: Side


class Outline(TypedDict):
    """The bare map."""

    columns: list[str]
    rows: list[int]
    walls: list[list[str]]
    entryways: list[Entryway]
    things: dict[str, str]


# --- moves


class Draw(TypedDict):
    """Draw a segment (DOO-7)."""

    type: Literal["draw"]
    card: str
    room: str
    ends: list[Side]


class Trap(TypedDict):
    """Set a trap (DOO-11)."""

    type: Literal["trap"]
    room: str


class Mark(TypedDict):
    """Give up a card that cannot be drawn (DOO-10)."""

    type: Literal["mark"]
    card: str


class NoTrap(TypedDict):
    """Give up a trap for which there is no room (DOO-11)."""

    type: Literal["no-trap"]


Move = Draw | Trap | Mark | NoTrap


# --- events


class Event(TypedDict):
    """What every event has."""

    clause: str


class CardUsed(Event):
    """Somebody has used a card, and has so many left."""

    seat: int
    left: int


class Drew(CardUsed):
    """A segment was drawn: what it enters, the rooms that it joins, the entryways that it links."""

    type: Literal["draw"]
    card: str
    room: str
    ends: list[Side]
    points: int
    entered: str | None
    joined: list[str]
    entryways: list[Side]
    too_late: NotRequired[bool]


class TrapSet(CardUsed):
    """A trap was set."""

    type: Literal["trap"]
    room: str
    points: int


class Marked(CardUsed):
    """A segment was given up."""

    type: Literal["mark"]
    card: str
    points: int


class TrapGivenUp(CardUsed):
    """A trap was given up."""

    type: Literal["no-trap"]
    points: int


class Used(CardUsed):
    """What the others are told of all this."""

    type: Literal["used"]


class TurnedUp(Event):
    """A card was turned up."""

    type: Literal["turn-up"]
    card: str
    round: int


class Round(Event):
    """All cards of a round are turned up."""

    type: Literal["round"]
    round: int
    cards: list[str]
    last: NotRequired[bool]


class Paths(Event):
    """A round is over, and all paths are shown."""

    type: Literal["paths"]
    round: int
    rooms: list[Rooms]


class Sprung(Event):
    """A trap is told, and whom it hits: its owner if another trap is in the same room."""

    type: Literal["sprung"]
    seat: int
    room: str
    hit: list[int]
    clash: NotRequired[bool]


class Scores(Event):
    """Everybody's score at the end."""

    type: Literal["scores"]
    sheet: list[Sheet]


AnyEvent = Drew | TrapSet | Marked | TrapGivenUp | Used | TurnedUp | Round | Paths | Sprung | Scores


# --- the view and the chart


class Standing(TypedDict):
    """What a viewer may know, without the map."""

    phase: str
    round: int
    rounds: int
    cards: list[str]
    left: list[list[str] | list[None]]
    rooms: list[Rooms | None]
    marks: list[int | None]
    deck: int
    discards: list[str]
    scores: list[int] | None
    sheet: list[Sheet] | None
    so_far: list[Sheet | None]


class View(Standing):
    """What a viewer may know."""

    map: Outline


class Item(TypedDict):
    """An item of the score sheet."""

    name: str
    each: int
    about: str
    clause: str


class Chart(TypedDict):
    """The map, the cards and the score sheet."""

    map: Outline
    names: dict[str, str]
    deck: dict[str, int]
    turns: dict[str, list[list[Side]]]
    items: list[Item]
