"""Why a move is not legal, with its clause."""

from __future__ import annotations

from macabre.games.deadly_doodles.board import CALLED, KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.cards import KIND_OF_ENDS, count_of, one, patterns
from macabre.games.deadly_doodles.maps import places, segments
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.phrases import call_thing, sides
from macabre.games.deadly_doodles.state import DRAW_2, PATTERNS, TRAP, State
from macabre.grammar import Move

Refusal = tuple[str, str]

SHAPES = {
    "straight": "a straight passage has two opposite ends",
    "corner": "a corner has two neighbouring ends",
    "t": "a T-junction has three ends",
    "cross": "a crossing has four ends",
    "dead-end": "a dead end has one end",
}


def refuse(board: Dungeon, s: State, seat: int, move: Move) -> Refusal:
    """The clause and the sentence by which a move that is not legal is refused."""
    card = move.get("card", "trap")
    if card == "trap" and s.without_traps:
        return "DOO-22", "this match is played without Trap cards"
    if not count_of(s.left[seat], KIND_NAMES.index(card)):
        return "DOO-5", f"you have no {CALLED[card]} left to draw this round"
    if move["type"] in ("draw", "mark") and card not in SHAPES:
        return "DOO-11", "a Trap is not a path segment: set it in an empty room"
    if move["type"] == "draw":
        return _refuse_segment(board, s, seat, move)
    if move["type"] == "trap":
        return _refuse_trap(board, s, seat, move["room"])
    return _refuse_mark(board, s, seat, move)


def _refuse_segment(board: Dungeon, s: State, seat: int, move: Move) -> Refusal:
    name, ends = move["room"], [SIDE_NAMES.index(side) for side in move["ends"]]
    room = board.rooms.index(name)
    if KIND_NAMES[KIND_OF_ENDS[sum(1 << side for side in ends)]] != move["card"]:
        return "DOO-8", f"{SHAPES[move['card']]}, not {sides(move['ends'])}"
    if segments(s.ends[seat]) >> room & 1:
        return "DOO-7", f"you have already drawn in {name}"
    if s.traps[seat] >> room & 1:
        return "DOO-7", f"your own trap is in {name}"
    for side in ends:
        if not board.record.open[side] >> room & 1:
            return "DOO-8", f"there is a wall on the {sides(SIDE_NAMES[side])} side of {name}"
    if not segments(s.ends[seat]):
        return "DOO-9", "your first segment must have an end on an entryway"
    return "DOO-9", f"with these ends a segment in {name} joins neither your path nor an entryway"


def _refuse_trap(board: Dungeon, s: State, seat: int, name: str) -> Refusal:
    room = board.rooms.index(name)
    if name in board.outline["things"]:
        return "DOO-11", f"a trap needs an empty room, and {name} has {call_thing(board.outline['things'][name])}"
    what = "your other trap" if s.traps[seat] >> room & 1 else "a segment"
    return "DOO-11", f"a trap needs an empty room, and {name} has {what}"


def _refuse_mark(board: Dungeon, s: State, seat: int, move: Move) -> Refusal:
    """What can still be drawn must be (DOO-10)."""
    drawable = [kind for kind in range(DRAW_2) if _can_be_drawn(board, s, seat, kind)]
    if move["type"] == "no-trap" and TRAP in drawable:
        return "DOO-11", "there is still an empty room for your trap"
    names = " or ".join(f"a {CALLED[KIND_NAMES[kind]]}" for kind in drawable)
    return "DOO-10", f"you can still draw {names}"


def _can_be_drawn(board: Dungeon, s: State, seat: int, kind: int) -> bool:
    if not count_of(s.left[seat], kind):
        return False
    found = patterns(one(kind))
    ways = [pattern for pattern in range(PATTERNS) if found >> pattern & 1]
    return any(places(board.record, s.ends[seat], s.traps[seat], pattern) for pattern in ways)
