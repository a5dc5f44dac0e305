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


PawnPlace = Literal["home", "house"] | OnTrack | OnGravestone

_From = TypedDict("_From", {"from": PawnPlace})
_With = TypedDict("_With", {"with": AnyPawn})


# --- moves


class PawnMove(TypedDict):
    """Move a pawn of your own by a card's count (HOU-15, HOU-18)."""

    type: Literal["move"]
    card: str
    pawn: int


class BackMove(TypedDict):
    """Push an opponent's pawn back (HOU-16)."""

    type: Literal["back"]
    card: str
    player: int
    pawn: int


class SplitMove(TypedDict):
    """Divide a count between two pawns (HOU-17); each part is a pawn and its steps."""

    type: Literal["split"]
    parts: list[list[int]]


class SwapMove(_With):
    """Swap two pawns (HOU-19, HOU-20)."""

    type: Literal["swap"]
    card: str
    pawn: int


class SpecialMove(TypedDict):
    """Play a special card (HOU-22): Possession has a pawn and whom it replaces, Steal has a player."""

    type: Literal["special"]
    card: Special
    pawn: NotRequired[int]
    replace: NotRequired[AnyPawn]
    player: NotRequired[int]


class DiscardMove(TypedDict):
    """Discard a card, since none can be used (HOU-8)."""

    type: Literal["discard"]
    card: str


Move = PawnMove | BackMove | SplitMove | SwapMove | SpecialMove | DiscardMove


# --- events


class Event(TypedDict):
    """What every event has."""

    clause: str


class MoveEvent(Event):
    """A card was played with a pawn."""

    type: Literal["move"]
    seat: int
    card: str
    pawn: int


class BackEvent(Event):
    """A card was played with an opponent's pawn."""

    type: Literal["back"]
    seat: int
    card: str
    player: int
    pawn: int


class SplitEvent(Event):
    """A card was divided."""

    type: Literal["split"]
    seat: int
    parts: list[list[int]]


class SwapEvent(Event, _With):
    """A card was played by which two pawns change places."""

    type: Literal["swap"]
    seat: int
    card: str
    pawn: int


class SpecialEvent(Event):
    """A special card was played."""

    type: Literal["special"]
    seat: int
    card: Special
    pawn: NotRequired[int]
    replace: NotRequired[AnyPawn]
    player: NotRequired[int]


class DiscardEvent(Event):
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


class MovedEvent(Event, _From):
    """A pawn has moved: `via` these squares, and it `rests` on one that matters; or it was sent home `by` another."""

    type: Literal["moved"]
    player: int
    pawn: int
    place: PawnPlace
    via: NotRequired[list[Lead]]
    rests: NotRequired[str]
    pushed: NotRequired[bool]
    by: NotRequired[AnyPawn | Literal["gnome"]]


class StartsOutEvent(Event):
    """A pawn stands on the track from the beginning."""

    type: Literal["starts-out"]
    player: int
    pawn: int
    place: PawnPlace


class StartEvent(Event):
    """Somebody begins, or takes another turn."""

    type: Literal["start", "again"]
    seat: int


class DealtEvent(Event):
    """A card was dealt or drawn, which only its owner is told."""

    type: Literal["dealt", "drawn"]
    seat: int
    card: str | None


class ReshuffledEvent(Event):
    """The discards became the deck."""

    type: Literal["reshuffled"]
    cards: int


class LimitEvent(Event):
    """The match ends without a winner."""

    type: Literal["limit"]
    turns: int


class WonEvent(Event):
    """Enough pawns are in Dead House."""

    type: Literal["won"]
    seat: int
    pawns: int


AnyEvent = (
    MoveEvent
    | BackEvent
    | SplitEvent
    | SwapEvent
    | SpecialEvent
    | DiscardEvent
    | MovedEvent
    | StartsOutEvent
    | StartEvent
    | DealtEvent
    | ReshuffledEvent
    | LimitEvent
    | WonEvent
)


# --- the view and the chart


class Loop(TypedDict):
    """The loop as the seats have it."""

    squares: list[str]
    starts: list[int]
    turn_offs: list[int]
    gravestones: int
    homes: list[str]


class StandingView(TypedDict):
    """What a viewer may know, without the board."""

    phase: str
    pawns: list[list[PawnPlace]]
    hands: list[list[str | None]]
    hand_sizes: list[int]
    special_used: bool
    specials: list[list[str]]
    deck: int
    discards: list[str]
    turn: int
    turns: int
    known: NotRequired[list[list[list[str]]]]  # for the referee


class View(StandingView):
    """What a viewer may know."""

    board: Loop


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


class Description(TypedDict):
    """What something is called and does."""

    title: str
    text: str
    notes: list[Note]


class SpecialDescription(Description):
    """A special card."""

    name: str


class Preview(TypedDict):
    """What a move would look like: where everybody's pawns would stand."""

    pawns: list[list[PawnPlace]]


class Chart(TypedDict):
    """The board and the deck."""

    squares: list[str]
    leads: list[int | None]
    gravestones: int
    pawns: int
    sides: list[Side]
    seated: dict[str, list[int]]  # by how many play: the side of each seat
    cards: list[Card]
    specials: list[SpecialDescription]
    kinds: dict[str, Description]
