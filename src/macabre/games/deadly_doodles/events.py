"""What is told of Deadly Doodles, from masked records only."""

from __future__ import annotations

from macabre.games.deadly_doodles import outside as o
from macabre.games.deadly_doodles.board import Dungeon
from macabre.games.deadly_doodles.cards import in_play
from macabre.games.deadly_doodles.maps import segments
from macabre.games.deadly_doodles.maze import SIDE_NAMES
from macabre.games.deadly_doodles.rules import unarmed
from macabre.games.deadly_doodles.sheets import card_names, drawn_on, final_sheets, sheet_of
from macabre.games.deadly_doodles.state import FINISHED, ROUNDS, SIDES, TURN_UP, State
from macabre.grammar import Move
from macabre.rules import CHANCE

Events = list[o.AnyEvent]


def tell(board: Dungeon, before: State, after: State, who: int, move: Move | None) -> Events:
    """What a step tells; everything that is not theirs is masked already."""
    if who == CHANCE:
        assert move is not None  # all see the cards that are turned up
        return _tell_card(after, move)
    told: Events = [_tell_used(board, before, after, who, move)]
    if after.phase == FINISHED:
        return [*told, *_tell_traps(board, after), _tell_scores(board, after)]
    if after.phase == TURN_UP and after.open_paths:
        told.append(_tell_paths(board, after))
    return told


def _tell_used(board: Dungeon, before: State, after: State, seat: int, move: Move | None) -> o.AnyEvent:
    """For the player alone what was drawn and what came of it; for the others that a card was used (DOO-21)."""
    left = after.remaining[seat]
    if move is None:
        return {"type": "used", "seat": seat, "left": left, "clause": "DOO-5"}
    points = _points(board, after, seat) - _points(board, before, seat)
    if move["type"] == "draw":
        return _tell_drawn(board, after, seat, move, points)
    if move["type"] == "trap":
        room = move["room"]
        return {"type": "trap", "seat": seat, "left": left, "room": room, "points": points, "clause": "DOO-11"}
    if move["type"] == "mark":
        card = move["card"]
        return {"type": "mark", "seat": seat, "left": left, "card": card, "points": points, "clause": "DOO-10"}
    return {"type": "no-trap", "seat": seat, "left": left, "points": points, "clause": "DOO-11"}


def _points(board: Dungeon, s: State, seat: int) -> int:
    """What a map is worth so far, no trap having been told."""
    return sheet_of(board, s.ends[seat], unarmed(board.record, s, seat), s.marks[seat], 0)["total"]


def _tell_drawn(board: Dungeon, s: State, seat: int, move: Move, points: int) -> o.DrawEvent:
    """The thing that is entered (DOO-13), the rooms that are joined, and the entryways that are linked (DOO-9)."""
    room = board.rooms.index(move["room"])
    ends = [SIDE_NAMES.index(side) for side in move["ends"]]
    doors = [side for side in ends if board.record.doors[side] >> room & 1]
    inner = [(side, _neighbour(board, room, side)) for side in ends if side not in doors]
    told: o.DrawEvent = {
        "type": "draw",
        "seat": seat,
        "left": s.remaining[seat],
        "card": move["card"],
        "room": move["room"],
        "ends": list(move["ends"]),
        "points": points,
        "entered": board.outline["things"].get(move["room"]),
        "joined": [
            board.rooms[there] for side, there in inner if s.ends[seat][(side + SIDES // 2) % SIDES] >> there & 1
        ],
        "entryways": [SIDE_NAMES[side] for side in doors],
        "clause": "DOO-9",
    }
    if _is_too_late(board, s, seat, room):
        told["too_late"], told["clause"] = True, "DOO-24"
    return told


def _is_too_late(board: Dungeon, s: State, seat: int, room: int) -> bool:
    """Whether a room has a weapon whose monster was met in an earlier round (DOO-24)."""
    record = board.record
    pairs = zip(record.weapon, record.monster, strict=True)
    return any(weapon >> room & 1 and monster & unarmed(record, s, seat) for weapon, monster in pairs)


def _neighbour(board: Dungeon, room: int, side: int) -> int:
    return room + (-len(board.maze.columns), 1, len(board.maze.columns), -1)[side]


def _tell_card(after: State, move: Move) -> Events:
    turned: o.TurnUpEvent = {"type": "turn-up", "card": move["card"], "round": after.round_number, "clause": "DOO-4"}
    return [turned] if after.phase == TURN_UP else [turned, _tell_round(after)]


def _tell_round(s: State) -> o.RoundEvent:
    """The cards in play; and that it is the last round, if fewer than usual were agreed on (DOO-23)."""
    cards = card_names(in_play(s.turned[s.round_number - 1]))
    told: o.RoundEvent = {"type": "round", "round": s.round_number, "cards": cards, "clause": "DOO-5"}
    if s.round_number == s.number_of_rounds < ROUNDS:
        told["last"], told["clause"] = True, "DOO-23"
    return told


def _tell_traps(board: Dungeon, s: State) -> list[o.SprungEvent]:
    """Each seat's traps and whom they hit (DOO-12)."""
    return [
        _sprung(s, seat, room, name)
        for seat in range(s.seats)
        for room, name in enumerate(board.rooms)
        if s.shown_traps[seat] >> room & 1
    ]


def _sprung(s: State, seat: int, room: int, name: str) -> o.SprungEvent:
    """Whom a trap hits: its owner if others set one in the same room, else all who drew there."""
    owners = [q for q in range(s.seats) if s.shown_traps[q] >> room & 1]
    if len(owners) > 1:
        return {"type": "sprung", "seat": seat, "room": name, "hit": [seat], "clash": True, "clause": "DOO-12"}
    hit = [q for q in range(s.seats) if segments(s.shown_ends[q]) >> room & 1]
    return {"type": "sprung", "seat": seat, "room": name, "hit": hit, "clause": "DOO-12"}


def _tell_scores(board: Dungeon, s: State) -> o.ScoresEvent:
    return {"type": "scores", "sheet": final_sheets(board, s), "clause": "DOO-20"}


def _tell_paths(board: Dungeon, s: State) -> o.PathsEvent:
    """What everybody has drawn so far, without traps (DOO-21)."""
    paths = [drawn_on(board, s.shown_ends[q], s.shown_rounds[q], 0) for q in range(s.seats)]
    return {"type": "paths", "round": s.round_number - 1, "rooms": paths, "clause": "DOO-21"}
