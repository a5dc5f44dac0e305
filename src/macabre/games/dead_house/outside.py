"""What Dead House says and takes, as data: the shapes of its moves, events, view and chart."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

AnyPawn = list[int]  # a player and one of that player's pawns
Special = Literal["possession", "steal", "reanimate"]


@final
class OnTrack(TypedDict):
    """A square of the loop."""

    track: int


@final
class OnGravestone(TypedDict):
    """A gravestone of the pawn's own."""

    safety: int


Place = Literal["home", "house"] | OnTrack | OnGravestone

_From = TypedDict("_From", {"from": Place})
_With = TypedDict("_With", {"with": AnyPawn})


# --- moves


class Walk(TypedDict):
    """Move a pawn of one's own by a card's count (HOU-15, HOU-18)."""

    type: Literal["move"]
    card: str
    pawn: int


class Push(TypedDict):
    """Push an opponent's pawn back (HOU-16)."""

    type: Literal["back"]
    card: str
    player: int
    pawn: int


class Split(TypedDict):
    """Divide a count between two pawns (HOU-17); each part is a pawn and its steps."""

    type: Literal["split"]
    parts: list[list[int]]


class Swap(_With):
    """Change the places of two pawns (HOU-19, HOU-20)."""

    type: Literal["swap"]
    card: str
    pawn: int


class PlaySpecial(TypedDict):
    """Play a special card (HOU-22): Possession has a pawn and whom it replaces, Steal has a player."""

    type: Literal["special"]
    card: Special
    pawn: NotRequired[int]
    replace: NotRequired[AnyPawn]
    player: NotRequired[int]


class Discard(TypedDict):
    """Discard a card, since none can be used (HOU-8)."""

    type: Literal["discard"]
    card: str


Move = Walk | Push | Split | Swap | PlaySpecial | Discard


# --- events


class Event(TypedDict):
    """What every event has."""

    clause: str


class Walked(Event):
    """A card was played with a pawn."""

    type: Literal["move"]
    seat: int
    card: str
    pawn: int


class Pushed(Event):
    """A card was played with an opponent's pawn."""

    type: Literal["back"]
    seat: int
    card: str
    player: int
    pawn: int


class Divided(Event):
    """A card was divided."""

    type: Literal["split"]
    seat: int
    parts: list[list[int]]


class Swapped(Event, _With):
    """A card was played by which two pawns change places."""

    type: Literal["swap"]
    seat: int
    card: str
    pawn: int


class SpecialPlayed(Event):
    """A special card was played."""

    type: Literal["special"]
    seat: int
    card: Special
    pawn: NotRequired[int]
    replace: NotRequired[AnyPawn]
    player: NotRequired[int]


class Discarded(Event):
    """A card was discarded."""

    type: Literal["discard"]
    seat: int
    card: str


class Lead(TypedDict):
    """A square that led a pawn on, and where to."""

    square: int
    kind: str
    to: int
    clause: str


class Moved(Event, _From):
    """A pawn has moved: `via` these squares, and it `rests` on one that matters; or it was sent home `by` another."""

    type: Literal["moved"]
    player: int
    pawn: int
    place: Place
    via: NotRequired[list[Lead]]
    rests: NotRequired[str]
    pushed: NotRequired[bool]
    by: NotRequired[AnyPawn | Literal["gnome"]]


class StartsOut(Event):
    """A pawn stands on the track from the beginning."""

    type: Literal["starts-out"]
    player: int
    pawn: int
    place: Place


class Turn(Event):
    """Somebody begins, or takes another turn."""

    type: Literal["start", "again"]
    seat: int


class Drawn(Event):
    """A card was dealt or drawn, which only its owner is told."""

    type: Literal["dealt", "drawn"]
    seat: int
    card: str | None


class Reshuffled(Event):
    """The discards became the deck."""

    type: Literal["reshuffled"]
    cards: int


class Limit(Event):
    """The match ends without a winner."""

    type: Literal["limit"]
    turns: int


class Won(Event):
    """Enough pawns are in Dead House."""

    type: Literal["won"]
    seat: int
    pawns: int


AnyEvent = (
    Walked
    | Pushed
    | Divided
    | Swapped
    | SpecialPlayed
    | Discarded
    | Moved
    | StartsOut
    | Turn
    | Drawn
    | Reshuffled
    | Limit
    | Won
)


# --- the view and the chart


class Board(TypedDict):
    """The loop as the seats have it."""

    squares: list[str]
    starts: list[int]
    turn_offs: list[int]
    gravestones: int
    homes: list[str]


class Standing(TypedDict):
    """What a viewer may know, without the board."""

    phase: str
    pawns: list[list[Place]]
    hands: list[list[str | None]]
    hand_sizes: list[int]
    special_used: bool
    specials: list[list[str]]
    deck: int
    discards: list[str]
    turn: int
    turns: int
    known: NotRequired[list[list[list[str]]]]  # for the referee


class View(Standing):
    """What a viewer may know."""

    board: Board


class Side(TypedDict):
    """A side of the board."""

    name: str
    start: int
    turn_off: int


class Card(TypedDict):
    """A kind of movement card."""

    name: str
    title: str
    count: int
    forward: int
    back: int
    push: int
    divide: bool
    swap: str | None
    text: str


class Note(TypedDict):
    """What a house rule adds to a text."""

    option: str
    value: str | bool
    text: str


class Words(TypedDict):
    """What something is called and does."""

    title: str
    text: str
    notes: list[Note]


class SpecialWords(Words):
    """A special card."""

    name: str


class Chart(TypedDict):
    """The board and the deck."""

    squares: list[str]
    leads: list[int | None]
    gravestones: int
    pawns: int
    sides: list[Side]
    seated: dict[str, list[int]]  # by how many play: the side of each seat
    cards: list[Card]
    specials: list[SpecialWords]
    kinds: dict[str, Words]
