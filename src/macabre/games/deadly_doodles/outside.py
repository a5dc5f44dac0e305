"""What Deadly Doodles says and takes, as data: the shapes of its moves, events, view and chart."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Side = Literal["N", "E", "S", "W"]


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


class DrawMove(TypedDict):
    """Draw a segment (DOO-7)."""

    type: Literal["draw"]
    card: str
    room: str
    ends: list[Side]


class TrapMove(TypedDict):
    """Set a trap (DOO-11)."""

    type: Literal["trap"]
    room: str


class MarkMove(TypedDict):
    """Give up a card that cannot be drawn (DOO-10)."""

    type: Literal["mark"]
    card: str


class NoTrapMove(TypedDict):
    """Give up a trap for which there is no room (DOO-11)."""

    type: Literal["no-trap"]


Move = DrawMove | TrapMove | MarkMove | NoTrapMove


# --- events


class Event(TypedDict):
    """What every event has."""

    clause: str


class CardEvent(Event):
    """Somebody has used a card; `left` says how many are left."""

    seat: int
    left: int


class DrawEvent(CardEvent):
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


class TrapEvent(CardEvent):
    """A trap was set."""

    type: Literal["trap"]
    room: str
    points: int


class MarkEvent(CardEvent):
    """A segment was given up."""

    type: Literal["mark"]
    card: str
    points: int


class NoTrapEvent(CardEvent):
    """A trap was given up."""

    type: Literal["no-trap"]
    points: int


class UsedEvent(CardEvent):
    """What the others are told of all this."""

    type: Literal["used"]


class TurnUpEvent(Event):
    """A card was turned up."""

    type: Literal["turn-up"]
    card: str
    round: int


class RoundEvent(Event):
    """All cards of a round are turned up."""

    type: Literal["round"]
    round: int
    cards: list[str]
    last: NotRequired[bool]


class PathsEvent(Event):
    """A round is over, and all paths are shown."""

    type: Literal["paths"]
    round: int
    rooms: list[Rooms]


class SprungEvent(Event):
    """A trap is told, and whom it hits: its owner if another trap is in the same room."""

    type: Literal["sprung"]
    seat: int
    room: str
    hit: list[int]
    clash: NotRequired[bool]


class ScoresEvent(Event):
    """Everybody's score at the end."""

    type: Literal["scores"]
    sheet: list[Sheet]


AnyEvent = (
    DrawEvent
    | TrapEvent
    | MarkEvent
    | NoTrapEvent
    | UsedEvent
    | TurnUpEvent
    | RoundEvent
    | PathsEvent
    | SprungEvent
    | ScoresEvent
)


# --- the view and the chart


class StandingView(TypedDict):
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


class View(StandingView):
    """What a viewer may know."""

    map: Outline


class Item(TypedDict):
    """An item of the score sheet."""

    name: str
    each: int
    about: str
    clause: str


class Preview(TypedDict):
    """What a move would look like: a segment or a trap in a room; nothing for a card that is only marked."""

    room: NotRequired[str]
    round: NotRequired[int]
    shape: NotRequired[str]
    ends: NotRequired[list[Side]]
    trap: NotRequired[Literal[True]]


class Chart(TypedDict):
    """The map, the cards and the score sheet."""

    map: Outline
    names: dict[str, str]
    deck: dict[str, int]
    turns: dict[str, list[list[Side]]]
    items: list[Item]
