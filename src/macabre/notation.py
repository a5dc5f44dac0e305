"""Moves, views and events as dicts and texts, for any game; the one door by which they leave.

Whoever is told something is told it from a record that was masked for them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from marshal import dumps, loads
from typing import Any
from weakref import WeakKeyDictionary

from macabre.data import Board
from macabre.errors import Error
from macabre.grammar import Grammar, Move
from macabre.language import Speech
from macabre.record import MOST_SEATS
from macabre.rules import CHANCE, EVERYBODY, PURPOSE, Rules, Viewer, audience, reveals

Event = dict[str, Any]


_SEATS_IN = [[seat for seat in range(MOST_SEATS) if members >> seat & 1] for members in range(1 << MOST_SEATS)]


def seats_in(members: int) -> list[int]:
    """A set of seats as a list; CHANCE and OVER have none."""
    return list(_SEATS_IN[members]) if members > 0 else []


def purpose_text(rules: Rules, code: int) -> str:
    """A purpose as files and streams call it."""
    kind, detail = divmod(code, PURPOSE)
    name = rules.notation.purposes[kind]
    return f"{name}:{detail}" if detail else name


def as_move(grammar: Grammar, board: Board, move: Any) -> Move:
    """A move given as dict or text, checked, in its canonical form."""
    return grammar.check(board, grammar.read(move) if isinstance(move, str) else move)


def move_numbered(rules: Rules, board: Board, action: int) -> Move | None:
    """The move with a number; None if the game knows no such move."""
    spoken = rules.notation
    try:
        move = as_move(spoken.moves, board, spoken.to_move(board, action))
        return move if spoken.to_action(board, move) == action else None
    except (LookupError, ValueError, ArithmeticError, Error):
        return None


class Vocabulary:
    """The moves of a board that were listed so far, by their numbers, and back; callers get copies.

    A move is known by its bytes: what is equal but of another type differs. Of bytes a copy is made sooner than of
    dicts within dicts, and of a flat dict sooner still.
    """

    def __init__(self) -> None:
        self._copies: dict[int, Callable[[], Move]] = {}
        self._actions: dict[bytes, int] = {}

    def moves(self, rules: Rules, board: Board, actions: list[int]) -> list[Move]:
        """The moves of legal actions."""
        kept = self._copies
        return [(kept.get(action) or self._keep(rules, board, action))() for action in actions]

    def _keep(self, rules: Rules, board: Board, action: int) -> Callable[[], Move]:
        move = rules.notation.to_move(board, action)
        data = dumps(move, 0)
        is_flat = not any(isinstance(value, list | dict) for value in move.values())
        self._actions[data] = action
        self._copies[action] = move.copy if is_flat else partial(loads, data)
        return self._copies[action]

    def action(self, rules: Rules, board: Board, move: Any) -> int:
        """The action of a move, which is checked unless it was listed."""
        try:
            known = self._actions.get(dumps(move, 0))
        except ValueError:
            known = None
        if known is None:
            return rules.notation.to_action(board, as_move(rules.notation.moves, board, move))
        return known


_VOCABULARIES: WeakKeyDictionary[Board, Vocabulary] = WeakKeyDictionary()


def vocabulary(board: Board) -> Vocabulary:
    """The one of a board."""
    return _VOCABULARIES.setdefault(board, Vocabulary())


def tell(
    rules: Rules, board: Board, before: bytes, after: bytes, who: int, action: int, players: int
) -> list[tuple[Event, list[Viewer]]]:
    """The events of one step, each with the viewers who get that version."""
    telling, viewers = Telling(rules, board, before, after, who, action), [*range(players), "spectator"]
    if not telling.concerned:
        return [(event, viewers) for event in telling.to("spectator")]
    told: list[list[tuple[Event, list[Viewer]]]] = []  # by place, what is told there and to whom
    for viewer in viewers:
        events = telling.to(viewer)
        told += [[] for _ in events[len(told) :]]
        for versions, event in zip(told, events, strict=False):
            _tell_too(versions, event, viewer)
    return [version for versions in told for version in versions]


def _tell_too(versions: list[tuple[Event, list[Viewer]]], event: Event, viewer: Viewer) -> None:
    """One more viewer, who is told the same as others or something of its own."""
    for known, viewers in versions:
        if known is event or known == event:
            viewers.append(viewer)
            return
    versions.append((event, [viewer]))


class Telling:
    """One step, to be told to viewers: once to all who see no more of it than spectators do."""

    def __init__(self, rules: Rules, board: Board, before: bytes, after: bytes, who: int, action: int) -> None:
        self._rules, self._board, self._before, self._after = rules, board, before, after
        self._who, self._action, self._truth = who, action, rules.state.read(before)
        self._seen_by = audience(board.record, self._truth, who)
        taught = reveals(board.record, self._truth, who, action)
        # the seats that may be told what not all are: it is done before their eyes alone, or teaches them something
        self.concerned = _named(self._seen_by) | _named(taught)
        self._told: dict[tuple[int, bool], list[Event]] = {}

    def to(self, viewer: Viewer) -> list[Event]:
        """What one viewer is told of it, not to be changed."""
        return self.from_view(viewer if is_among(self.concerned, viewer) else "spectator", viewer)

    def from_view(self, view: Viewer, viewer: Viewer) -> list[Event]:
        """What a viewer would be told who was given that view."""
        given = self._rules.state.row_of(view), is_among(self._seen_by, viewer)
        if given not in self._told:
            self._told[given] = self._tell(given[0], self._move() if given[1] else None)
        return self._told[given]

    def _tell(self, row: int, move: Move | None) -> list[Event]:
        state = self._rules.state
        before, after = state.read(state.masked(self._before, row)), state.read(state.masked(self._after, row))
        return list(map(dict, self._rules.notation.tell(self._board, before, after, self._who, move)))

    def _move(self) -> Move:
        notation, board = self._rules.notation, self._board
        if self._who == CHANCE:
            return notation.chance_move(board, self._truth, self._action)
        return notation.to_move(board, self._action)


def _named(seats: int) -> int:
    """The seats of a set, if it is not EVERYBODY, who need not be named."""
    return 0 if seats == EVERYBODY else seats


def is_among(seen_by: int, viewer: Viewer) -> bool:
    """Whether a viewer belongs to an audience."""
    if seen_by == EVERYBODY or viewer is None:
        return True
    return viewer != "spectator" and bool(seen_by >> int(viewer) & 1)


def is_shown(rules: Rules, board: Board, before: bytes, who: int, viewer: Viewer) -> bool:
    """Whether a viewer may see what was done."""
    return is_among(audience(board.record, rules.state.read(before), who), viewer)


def with_texts(rules: Rules, board: Board, event: Event, speech: Speech) -> Event:
    """An event with its sentence."""
    return _copied(event) | {"text": speech.say(rules.notation.say(board, event))}


def _copied(value: Any) -> Any:
    """What is told is made of dicts and lists, which the reader may change."""
    if isinstance(value, dict):
        return {key: _copied(item) for key, item in value.items()}
    return [_copied(item) for item in value] if isinstance(value, list) else value
