"""The ways of the pawns that a move moves: where each was counted to, what led it on, and whom it sent home."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from macabre.games.dead_house.board import SQUARE_NAMES, Track
from macabre.games.dead_house.grammar import place_of
from macabre.games.dead_house.outside import Lead, MovedEvent
from macabre.games.dead_house.state import AGAIN, AHEAD, AHEAD_BY, BLUE, HOME, PAWNS, State, TrackRecord
from macabre.games.dead_house.track import (
    ahead_along,
    backward_place,
    forward_place,
    is_on_track,
    move_backward,
    move_forward,
    push_back,
    sends_ahead,
)
from macabre.grammar import Move

Walk = tuple[int, int, int]  # a seat, its pawn, and how many steps it is counted; backward if negative

SQUARE_CLAUSES = {AHEAD: "HOU-10", BLUE: "HOU-11"}


def tell_pawns(board: Track, before: State, seat: int, move: Move, clause: str) -> list[MovedEvent]:
    """Every pawn that moves, in the order in which they do, each followed by those that it sent home."""
    s = State.read(bytes(before))
    if move["type"] in ("swap", "special"):
        return _tell_places(board, s, seat, move, clause)
    return [event for walk in _walks(board, seat, move) for event in _tell_walk(board, s, seat, walk, clause)]


def _walks(board: Track, seat: int, move: Move) -> list[Walk]:
    if move["type"] == "split":
        return [(seat, pawn, steps) for pawn, steps in move["parts"]]
    record, kind = board.record, board.cards.index(move["card"])
    if move["type"] == "move":
        return [(seat, move["pawn"], record.forward[kind] or -record.backward[kind])]
    return [(move["player"], move["pawn"], -record.pushes[kind])] if move["type"] == "back" else []


# --- counted


def _tell_walk(board: Track, s: State, mover: int, walk: Walk, clause: str) -> list[MovedEvent]:
    """One pawn walks, and the record is played on."""
    seat, pawn, steps = walk
    start, standing = s.pawns[seat][pawn], _standing(s)
    counted = forward_place if steps > 0 else backward_place
    stops = list(_stops(board.record, s, walk, counted(board.record, s, seat, start, abs(steps)), seat != mover))
    _carry_out(board.record, s, mover, walk)
    moved = _moved(board, (seat, pawn), (start, s.pawns[seat][pawn]), clause)
    moved["via"] = [_lead(board.record, square, to) for square, to in pairwise(stops)]
    _add_rest(board.record, moved, seat != mover, stops[-1])
    moved["clause"] = _clause(moved)
    gone = [one for one in standing if one != (seat, pawn) and s.pawns[one[0]][one[1]] == HOME]
    return [moved, *(_sent_home(board, one, standing[one], (seat, pawn), stops) for one in gone)]


def _standing(s: State) -> dict[tuple[int, int], int]:
    """The pawns that are not at Home Base, with their places."""
    pawns = ((seat, pawn) for seat in range(s.seats) for pawn in range(PAWNS))
    return {(seat, pawn): s.pawns[seat][pawn] for seat, pawn in pawns if s.pawns[seat][pawn] != HOME}


def _stops(board: TrackRecord, s: State, walk: Walk, place: int, pushed: bool) -> Iterator[int]:
    """Where the pawn was counted to, and each square that it is led on to (HOU-12)."""
    yield place
    acting = is_on_track(place) and (not pushed or s.squares_catch_pushed)
    while acting and (sends_ahead(board, s, walk[0], place) or board.square[place] == BLUE):
        place = ahead_along(board, place, AHEAD_BY) if board.square[place] == AHEAD else board.red_after[place]
        yield place


def _carry_out(board: TrackRecord, s: State, mover: int, walk: Walk) -> None:
    seat, pawn, steps = walk
    if seat != mover:
        push_back(board, s, seat, pawn, -steps)
    elif steps > 0:
        move_forward(board, s, seat, pawn, steps)
    else:
        move_backward(board, s, seat, pawn, -steps)


def _lead(board: TrackRecord, square: int, to: int) -> Lead:
    kind = board.square[square]
    return {"square": square, "kind": SQUARE_NAMES[kind], "to": to, "clause": SQUARE_CLAUSES[kind]}


def _add_rest(board: TrackRecord, moved: MovedEvent, pushed: bool, place: int) -> None:
    """The square that matters where the pawn stays: Take Another Turn, or one that does not act on it."""
    if not is_on_track(place):
        return
    kind = board.square[place]
    if kind in SQUARE_CLAUSES:
        moved["pushed"] = pushed
    if kind in SQUARE_CLAUSES or (kind == AGAIN and not pushed):
        moved["rests"] = SQUARE_NAMES[kind]


def _clause(moved: MovedEvent) -> str:
    """That of the square which did or did not lead the pawn on last; else the card's."""
    if "pushed" in moved:
        return "HOU-12" if moved["pushed"] else "HOU-10"
    return moved["via"][-1]["clause"] if moved["via"] else moved["clause"]


def _sent_home(board: Track, one: tuple[int, int], place: int, by: tuple[int, int], stops: list[int]) -> MovedEvent:
    """By another pawn that lands there (HOU-6), or by a gnome (HOU-11)."""
    landed = place in stops
    told = _moved(board, one, (place, HOME), "HOU-6" if landed else "HOU-11")
    told["by"] = list(by) if landed else "gnome"
    return told


# --- set


def _tell_places(board: Track, s: State, seat: int, move: Move, clause: str) -> list[MovedEvent]:
    """Two pawns that change places (HOU-19, HOU-20), or one that is sent home for the other (HOU-23)."""
    other = move.get("with", move.get("replace"))
    if other is None:
        return []
    own, theirs = s.pawns[seat][move["pawn"]], s.pawns[other[0]][other[1]]
    first = _moved(board, (seat, move["pawn"]), (own, theirs), clause)
    second = _moved(board, (other[0], other[1]), (theirs, HOME if "replace" in move else own), clause)
    if "replace" in move:
        second["by"] = [seat, move["pawn"]]
    return [first, second]


def _moved(board: Track, one: tuple[int, int], way: tuple[int, int], clause: str) -> MovedEvent:
    """A pawn, and whence it went where."""
    start, end = (place_of(board, place) for place in way)
    return {"type": "moved", "player": one[0], "pawn": one[1], "from": start, "place": end, "clause": clause}
