"""Why a move is not legal, with its clause."""

from __future__ import annotations

from macabre.games.deadly_doodles.board import KIND_NAMES, Dungeon
from macabre.games.deadly_doodles.cards import KIND_OF_ENDS, count_of, one, patterns
from macabre.games.deadly_doodles.maps import places, segments
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.state import DRAW_2, PATTERNS, TRAP, State
from macabre.games.deadly_doodles.words import listed, say, say_card, say_sides, say_thing
from macabre.grammar import Move
from macabre.spoken import Refusal


def refuse(board: Dungeon, s: State, seat: int, move: Move) -> Refusal:
    """The clause, and what is said, for a move that is not legal."""
    card = move.get("card", "trap")
    if card == "trap" and s.without_traps:
        return "DOO-22", say("refuse-without-traps")
    if not count_of(s.left[seat], KIND_NAMES.index(card)):
        return "DOO-5", say("refuse-none-left", card=say_card(card))
    if move["type"] in ("draw", "mark") and card == "trap":
        return "DOO-11", say("refuse-no-segment")
    if move["type"] == "draw":
        return _refuse_segment(board, s, seat, move)
    if move["type"] == "trap":
        return _refuse_trap(board, s, seat, move["room"])
    return _refuse_mark(board, s, seat, move)


def _refuse_segment(board: Dungeon, s: State, seat: int, move: Move) -> Refusal:
    name, ends = move["room"], [SIDE_NAMES.index(side) for side in move["ends"]]
    room = board.rooms.index(name)
    if KIND_NAMES[KIND_OF_ENDS[sum(1 << side for side in ends)]] != move["card"]:
        return "DOO-8", say(f"refuse-shape-{move['card']}", ends=say_sides(move["ends"]))
    if segments(s.ends[seat]) >> room & 1:
        return "DOO-7", say("refuse-drawn-already", room=name)
    if s.traps[seat] >> room & 1:
        return "DOO-7", say("refuse-own-trap", room=name)
    for side in ends:
        if not board.record.open[side] >> room & 1:
            return "DOO-8", say("refuse-wall", side=say_sides(SIDE_NAMES[side]), room=name)
    if not segments(s.ends[seat]):
        return "DOO-9", say("refuse-first-segment")
    return "DOO-9", say("refuse-joins-nothing", room=name)


def _refuse_trap(board: Dungeon, s: State, seat: int, name: str) -> Refusal:
    room, things = board.rooms.index(name), board.outline["things"]
    if name in things:
        return "DOO-11", say("refuse-trap-on-thing", room=name, thing=say_thing(things[name]))
    if s.traps[seat] >> room & 1:
        return "DOO-11", say("refuse-trap-on-trap", room=name)
    return "DOO-11", say("refuse-trap-on-segment", room=name)


def _refuse_mark(board: Dungeon, s: State, seat: int, move: Move) -> Refusal:
    """What can still be drawn must be (DOO-10)."""
    drawable = [kind for kind in range(DRAW_2) if _can_be_drawn(board, s, seat, kind)]
    if move["type"] == "no-trap" and TRAP in drawable:
        return "DOO-11", say("refuse-room-for-trap")
    return "DOO-10", say("refuse-can-draw", cards=listed((say_card(KIND_NAMES[kind]) for kind in drawable), "or"))


def _can_be_drawn(board: Dungeon, s: State, seat: int, kind: int) -> bool:
    if not count_of(s.left[seat], kind):
        return False
    found = patterns(one(kind))
    ways = [pattern for pattern in range(PATTERNS) if found >> pattern & 1]
    return any(places(board.record, s.ends[seat], s.traps[seat], pattern) for pattern in ways)
