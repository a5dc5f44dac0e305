"""What 13 Dead End Drive says and takes, as data: the shapes of its moves, events, view and chart."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Card(TypedDict):
    """A trap card; one that shows traps says which."""

    kind: Literal["trap", "wild", "detective"]
    traps: NotRequired[list[str]]


# --- moves


class PlaceMove(TypedDict):
    """Seat a pawn on a red chair (DED-39)."""

    type: Literal["place"]
    pawn: str
    to: str


class PortraitMove(TypedDict):
    """Change the portrait or keep it, after a double (DED-10)."""

    type: Literal["portrait"]
    change: bool


class PawnMove(TypedDict):
    """Move a pawn by a die, or by the total of a double (DED-8, DED-10)."""

    type: Literal["move"]
    pawn: str
    die: int
    to: str


class LoseMove(TypedDict):
    """Give up a die by which no pawn can move (DED-12)."""

    type: Literal["lose"]
    die: int


class PlayMove(TypedDict):
    """Play a trap card (DED-23)."""

    type: Literal["play"]
    card: Card


class TrapMove(TypedDict):
    """Draw a trap card, keep it, or spring the trap with it (DED-23, DED-24)."""

    type: Literal["draw", "keep", "spring"]


Move = PlaceMove | PortraitMove | PawnMove | LoseMove | PlayMove | TrapMove


# --- events


class Event(TypedDict):
    """What every event has."""

    clause: str


class PlaceEvent(Event):
    """A player seated a pawn."""

    type: Literal["place"]
    seat: int
    pawn: str
    target: str


class PortraitEvent(Event):
    """The portrait was changed or kept."""

    type: Literal["portrait"]
    seat: int
    change: bool


MoveEvent = TypedDict(
    "MoveEvent",
    {
        "type": Literal["move"],
        "clause": str,
        "seat": int,
        "pawn": str,
        "die": int,
        "from": str,
        "target": str,
        "trap": str | None,
        "path": list[str],
    },
)
"""A pawn was moved, onto a trap or not; `target` is "out" if it left the house."""


class LoseEvent(Event):
    """No pawn could move by a die."""

    type: Literal["lose"]
    seat: int
    die: int


class PlayEvent(Event):
    """A card sprang a trap."""

    type: Literal["play", "spring"]
    seat: int
    card: Card


class DrawEvent(Event):
    """A card is drawn, unless none is left."""

    type: Literal["draw"]
    seat: int
    nothing: NotRequired[bool]


class KeepEvent(Event):
    """The card that was drawn is kept."""

    type: Literal["keep"]
    seat: int


class DrawnEvent(Event):
    """A card was drawn, which only its owner is told."""

    type: Literal["drawn"]
    seat: int
    card: Card | None


class DetectiveEvent(Event):
    """A Detective card was drawn."""

    type: Literal["detective"]
    seat: int
    steps: int


class DetectiveStartsEvent(Event):
    """The Detective starts further on."""

    type: Literal["detective-starts"]
    steps: int
    left: int


class PlacedEvent(Event):
    """Chance put a pawn on a chair."""

    type: Literal["placed"]
    pawn: str
    target: str


class SeatedEvent(Event):
    """Who sits where."""

    type: Literal["seated"]
    places: dict[str, str]


class DealtEvent(Event):
    """A character card was dealt, which its owner is told, or everybody if they are open."""

    type: Literal["dealt"]
    seat: int
    character: str | None


class StartRollEvent(Event):
    """A roll for the first turn."""

    type: Literal["start-roll"]
    seat: int
    dice: list[int]
    total: int


class StartEvent(Event):
    """Who begins."""

    type: Literal["start"]
    seat: int


class ShownEvent(Event):
    """A portrait came up, and why."""

    type: Literal["shown"]
    name: str
    alive: bool
    why: Literal["start", "double", "knocked-off"]


class RollEvent(Event):
    """The dice of a turn."""

    type: Literal["roll"]
    seat: int
    dice: list[int]
    double: bool


class SecretEvent(Event):
    """A secret card is turned up."""

    type: Literal["secret"]
    seat: int
    character: str


class ReshuffledEvent(Event):
    """The discards became the pile."""

    type: Literal["reshuffled"]
    cards: int


class KnockedOffEvent(Event):
    """A pawn was knocked off; its owner shows the card, if it has one."""

    type: Literal["knocked-off"]
    pawn: str
    owner: int | None


class OutEvent(Event):
    """A player lost the last character, and discards the trap cards."""

    type: Literal["out"]
    seat: int
    cards: list[Card]
    die_lost: bool


class OverEvent(Event):
    """Who inherits, and how."""

    type: Literal["over"]
    seat: int | None
    pawn: str | None
    how: str


AnyEvent = (
    PlaceEvent
    | PortraitEvent
    | MoveEvent
    | LoseEvent
    | PlayEvent
    | DrawEvent
    | KeepEvent
    | DrawnEvent
    | DetectiveEvent
    | DetectiveStartsEvent
    | PlacedEvent
    | SeatedEvent
    | DealtEvent
    | StartRollEvent
    | StartEvent
    | ShownEvent
    | RollEvent
    | SecretEvent
    | ReshuffledEvent
    | KnockedOffEvent
    | OutEvent
    | OverEvent
)


# --- the view


class Die(TypedDict):
    """A die that was rolled."""

    value: int
    used: bool


class PendingTrap(TypedDict):
    """A pawn on a trap that must be decided on."""

    pawn: str
    trap: str


class Floor(TypedDict):
    """What a view tells of the board."""

    text: str
    columns: int
    rows: int
    door: str
    traps: dict[str, str]
    passages: list[str]
    furniture: dict[str, str]


class Portraits(TypedDict):
    """The frame on the wall."""

    portrait: str | None
    portraits_left: int
    portraits_back: list[str]


class TrapCards(TypedDict):
    """The trap cards: a viewer's own, and how many others have."""

    drew: bool
    drawn: Card | None
    trap_cards: list[list[Card | None]]
    hand_sizes: list[int]
    pile: int
    discards: list[Card]


class Characters(TypedDict):
    """The character cards, as far as a viewer knows them."""

    characters: list[list[str | None]]
    secret_characters: list[list[str | None]] | None
    lost: dict[str, int | None]


class StandingView(Portraits, TrapCards, Characters):
    """What a viewer may know, without the board."""

    phase: str
    turn: int
    turn_number: int
    pawns: dict[str, str | None]
    chairs: list[str]
    detective: int
    detective_steps: int
    dice: list[Die]
    moved: list[str]
    out: list[int]
    pending_trap: PendingTrap | None
    ending: str | None


class View(StandingView):
    """What a viewer may know."""

    board: Floor


class Preview(TypedDict):
    """What a move would look like: the spaces that a pawn comes through; nothing where no pawn moves."""

    path: NotRequired[list[str]]


# --- the chart


class Room(TypedDict):
    """A room, and what it is called if something in it gives a name."""

    name: str | None
    spaces: list[str]


class Trap(TypedDict):
    """A trap: the word by which it is typed, what it is called, and where it is."""

    name: str
    title: str
    space: str


class Furniture(TypedDict):
    """A piece of furniture: as the board's file calls it, and as the reader does."""

    name: str
    title: str
    spaces: list[str]


class Pawn(TypedDict):
    """A character: by the name that moves have, as the reader says it, and in two letters."""

    name: str
    title: str
    letters: str


class Chart(TypedDict):
    """Everything that a drawing of the mansion needs and that never changes in a match."""

    columns: int
    rows: int
    rooms: list[Room]
    walls: list[list[int]]
    doorways: list[list[int]]
    door: str
    chairs: list[str]
    passages: list[str]
    traps: list[Trap]
    furniture: list[Furniture]
    pawns: list[Pawn]
    detective_steps: int
