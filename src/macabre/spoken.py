"""What a game says to the outside: moves, views, and sayings, which a speech puts into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from macabre.data import Board
from macabre.grammar import Grammar, Move, is_number
from macabre.language import Saying, SeatName, Speech, sayings
from macabre.language.saying import Argument, plain
from macabre.record import MatchRecord

if TYPE_CHECKING:
    from macabre.rules import Viewer

AnyBoard = TypeVar("AnyBoard", bound=Board)
AnyState = TypeVar("AnyState", bound=MatchRecord)

Refusal = tuple[str, Saying]  # the clause, and what is said
Thing = tuple[str, str]  # what studies count: a heading such as «Card», and a name under it

UNSAID = frozenset({"type", "clause", "to", "number"})  # of events and moves: what no sentence has to tell

_say = sayings()


class Notation(Generic[AnyBoard, AnyState]):
    """What a game says; every record that it is given is masked for its reader.

    Only what is told to a viewer may depend on the record, and only on the masked one. Words are in the game's folder
    `language`: the message `move-…` for each type of move, `type-…` for the type alone, `ask-…` for a field that is
    chosen by itself, `event-…` for each type of event, `task-…` for each phase, `option-…` for each house rule;
    for studies `counted-…` for each heading, `ending-…` for each ending and `luck-…` for each purpose.
    """

    game: str
    """The game whose words these are; it is set from the rules."""
    moves: Grammar
    """The types of moves, with the words that their fields can take."""
    chances: Grammar
    """The same for what chance does."""
    purposes: tuple[str, ...]
    """The kinds of luck by their numbers: each has a stream of its own."""
    turn_clause: str
    """The clause that says who may act, and when."""
    over_clause: str
    """The clause that says when the match ends."""
    chores: tuple[str, ...] = ()
    """Types of moves that need no thought: an interface offers to make them all at once."""
    endings: tuple[str, ...] = ("played to the end",)
    """The ways in which a match can end."""
    winless: tuple[str, ...] = ()
    """Those of the endings that nobody wins."""
    seat_fields: frozenset[str] = frozenset({"seat", "player"})
    """Fields of moves and events that name a player."""

    def ended_by(self, s: AnyState) -> str:
        """The clause by which a finished match has ended."""
        return self.over_clause

    def refuse_seat(self, s: AnyState, seat: int) -> Refusal:
        """Why it is not a seat's turn."""
        return self.turn_clause, _say("refuse-seat", seat=SeatName(seat))

    def are_chores(self, board: AnyBoard, actions: Sequence[int]) -> bool:
        """Whether there are actions and none of them needs thought, so that one may as well be made at once."""
        types = (self.to_move(board, action)["type"] for action in actions)  # most often the first one decides
        return bool(self.chores and actions) and all(kind in self.chores for kind in types)

    # --- moves and views

    def to_move(self, board: AnyBoard, action: int) -> Move:
        """An action as people see it."""
        raise NotImplementedError

    def to_action(self, board: AnyBoard, move: Move) -> int:
        """The action of a checked move."""
        raise NotImplementedError

    def chance_move(self, board: AnyBoard, s: AnyState, action: int) -> Move:
        """What chance did, as people see it."""
        raise NotImplementedError

    def view(self, board: AnyBoard, s: AnyState, viewer: Viewer) -> Mapping[str, Any]:
        """The game's own part of a view."""
        raise NotImplementedError

    def standing(self, board: AnyBoard, s: AnyState, viewer: Viewer) -> Mapping[str, Any]:
        """The same without what never changes in a match, where the chart has that: what browsers are sent."""
        return self.view(board, s, viewer)

    def chart(self, board: AnyBoard, speech: Speech) -> Mapping[str, Any]:
        """The board or deck as data for drawing: geometry, names, texts; nothing of any match."""
        return {}

    def preview(self, board: AnyBoard, s: AnyState, seat: int, move: Move) -> Mapping[str, Any]:
        """What a legal move would look like, such as the path of a pawn."""
        return {}

    def wishes(self, board: AnyBoard, s: AnyState, seat: int) -> list[Move]:
        """Moves that a seat may wish to make, by what it sees; those that are not legal are asked about."""
        return [{"type": kind} for kind, fields in self.moves.moves.items() if not fields]

    def tell(
        self, board: AnyBoard, before: AnyState, after: AnyState, who: int, move: Move | None
    ) -> Sequence[Mapping[str, Any]]:
        """Events for one viewer: what happened between two masked records.

        They are a seat's own where `audience` or `reveals` names it; all others are told what spectators see.
        `move` is None where the viewer is not in the move's audience.
        """
        raise NotImplementedError

    # --- sayings

    def saying(self, key: str, **arguments: Argument) -> Saying:
        """A message of the game's own words."""
        return Saying(self.game, key, arguments)

    def said(self, board: AnyBoard, field: str, value: Any) -> Argument:
        """The value of a field of a move or an event, as an argument of a message."""
        return SeatName(value) if field in self.seat_fields and is_number(value) else plain(value)

    def filled(self, board: AnyBoard, key: str, data: Mapping[str, Any]) -> Saying:
        """A message whose arguments are the fields of a move or an event."""
        said = self.said
        return Saying(
            self.game, key, {field: said(board, field, value) for field, value in data.items() if field not in UNSAID}
        )

    def phrase(self, board: AnyBoard, move: Move) -> Saying:
        """A move in words, as buttons, hints and reviews have it."""
        return self.filled(board, f"move-{move['type']}", move)

    def part(self, board: AnyBoard, field: str, value: Any) -> Argument | None:
        """The value of a field, or a type, where it is chosen by itself; None if it needs no words."""
        if field == "type":
            return self.saying(f"type-{value}")
        return SeatName(value) if field in self.seat_fields and is_number(value) else None

    def say(self, board: AnyBoard, event: Mapping[str, Any]) -> Saying | None:
        """An event in words; None for what needs none."""
        return self.filled(board, f"event-{event['type']}", event)

    def task(self, view: Mapping[str, Any]) -> Saying:
        """What those whose turn it is must do, as it follows «Anna: »."""
        return self.saying(f"task-{view['phase']}")

    def explain(self, board: AnyBoard, s: AnyState, seat: int, move: Move) -> Refusal:
        """The clause by which a move that is not legal is refused, and what is said of it."""
        raise NotImplementedError

    def verdict(self, board: AnyBoard, s: AnyState) -> Saying | None:
        """How a match that is over was won, in one sentence, from what everybody sees; None if none is needed."""
        return None

    def picture(self, view: Mapping[str, Any], speech: Speech) -> str:
        """The view drawn in plain text."""
        raise NotImplementedError

    def option(self, name: str) -> Saying:
        """What a house rule does; the message's attributes say what choices mean whose own words do not tell."""
        return self.saying(f"option-{name}")

    # --- studies

    def counted(self, board: AnyBoard, kind: str, field: str, word: str) -> list[Thing]:
        """What a study counts of the word of a field, in moves of a kind: cards, spaces; a bare number is no name."""
        return [(field.capitalize(), word.replace("-", " "))] if any(map(str.isalpha, word)) else []

    def happened(self, board: AnyBoard, before: AnyState, after: AnyState, seat: int, move: Move) -> list[Thing]:
        """What else a study counts of a seat's move, from the true records: a trap that was sprung, a square."""
        return []

    def heading(self, heading: str) -> Saying:
        """A heading of what is counted, as readers of a study have it."""
        return self.saying(f"counted-{_as_key(heading)}")

    def thing(self, board: AnyBoard, heading: str, name: str) -> Argument:
        """What was counted under a heading, as readers of a study have it; files keep its name."""
        return name

    def ending(self, name: str) -> Saying:
        """One of the ways in which a match can end, as readers have it."""
        return self.saying(f"ending-{_as_key(name)}")

    def luck(self, purpose: str) -> Saying:
        """What luck is drawn for, as readers of a study have it."""
        return self.saying(f"luck-{purpose}")


def _as_key(name: str) -> str:
    return name.lower().replace(" ", "-")
