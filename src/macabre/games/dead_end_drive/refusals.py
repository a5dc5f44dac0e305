"""Why a move is refused: the rules are relaxed one at a time until it would be legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from macabre.games.dead_end_drive.board import OUT, Mansion
from macabre.games.dead_end_drive.cards import count_of, matches, pending_trap
from macabre.games.dead_end_drive.looking import Inquiry
from macabre.games.dead_end_drive.moving import movable, seated, single_counts, total_count
from macabre.games.dead_end_drive.paths import CROSSING_CHAIRS
from macabre.games.dead_end_drive.probes import A_WAY, NO_WAY, ONLY_TWICE
from macabre.games.dead_end_drive.rules import may_play_held
from macabre.games.dead_end_drive.state import COUNTS, DICE, DRAWN, MOVE, NONE, PAWNS, PORTRAIT, SEATING, State
from macabre.games.dead_end_drive.words import say, say_furniture, say_pawn, say_trap
from macabre.grammar import Move
from macabre.language import Named, Saying
from macabre.spoken import Refusal


def refuse(board: Mansion, s: State, seat: int, move: Move) -> Refusal:
    """The clause, and what is said, for a move that is not legal."""
    kind = move["type"]
    if kind == "place" or s.phase == SEATING:
        return _refuse_seating(board, s, move)
    if kind == "portrait" or s.phase == PORTRAIT:
        return _refuse_about_portrait(s)
    if s.phase == MOVE and kind == "move":
        return _refuse_pawn(board, s, move) or _refuse_target(board, s, move)
    if s.phase == MOVE and kind == "lose":
        return _refuse_loss(board, s, move["die"])
    if s.phase == MOVE:
        return "DED-22", say("refuse-no-trap")
    return _refuse_card(board, s, seat, move)


def _refuse_seating(board: Mansion, s: State, move: Move) -> Refusal:
    if s.phase != SEATING:
        return "DED-2", say("refuse-all-seated")
    if move["type"] != "place":
        return "DED-39", say("refuse-seat-first")
    place = s.places[board.pawns.index(move["pawn"])]
    if place != NONE:
        return "DED-39", say("refuse-sits", pawn=say_pawn(move["pawn"]), space=board.spaces[place])
    return "DED-39", _taken(board, s, board.space_number(move["to"])) or say("refuse-no-chair", space=move["to"])


def _refuse_about_portrait(s: State) -> Refusal:
    if s.phase == PORTRAIT:
        return "DED-10", say("refuse-portrait-first")
    if s.dice[0] == s.dice[1]:
        return "DED-10", say("refuse-portrait-decided")
    return "DED-10", say("refuse-no-double")


# --- cards


def _refuse_card(board: Mansion, s: State, seat: int, move: Move) -> Refusal:
    kind = move["type"]
    if kind in ("move", "lose"):
        return "DED-11", say("refuse-trap-first", pawn=say_pawn(board.pawns[s.pending]))
    if s.phase == DRAWN and kind == "spring":
        return "DED-24", say("refuse-drawn-card", trap=_trap(board, s))
    if s.phase == DRAWN and kind == "play":
        return _refuse_after_drawing(board, s, seat, move)
    if s.phase == DRAWN:
        return "DED-24", say("refuse-drawn-first")
    if kind in ("keep", "spring"):
        return "DED-24", say("refuse-not-drawn")
    return _refuse_play(board, s, seat, move)


def _refuse_after_drawing(board: Mansion, s: State, seat: int, move: Move) -> Refusal:
    """Only the drawn card counts now, and it is not played but springs the trap."""
    drawn = board.kinds[s.drawn[seat] - 1]
    if move["card"] != drawn:
        return "DED-25", say("refuse-other-card")
    if matches(board.record, s, s.drawn[seat] - 1):
        return "DED-24", say("refuse-spring-it")
    return "DED-24", say("refuse-keep-it", trap=_trap(board, s))


def _refuse_play(board: Mansion, s: State, seat: int, move: Move) -> Refusal:
    card = move["card"]
    if card["kind"] == "detective":
        return "DED-26", say("refuse-detective")
    kind = board.kind_of(card)
    if not count_of(s.hand[seat], kind):
        return "DED-23", say("refuse-not-in-hand")
    if not matches(board.record, s, kind):
        return "DED-23", say("refuse-wrong-card", trap=_trap(board, s))
    assert not may_play_held(s)
    return "DED-25", say("refuse-held-card")


def _trap(board: Mansion, s: State) -> Named:
    return say_trap(board, board.traps[pending_trap(board.record, s)])


# --- dice and pawns


def _refuse_loss(board: Mansion, s: State, count: int) -> Refusal:
    if not single_counts(s) >> count & 1:
        return "DED-12", say("refuse-no-die-left", die=count)
    look = Inquiry(board, s)
    free = [pawn for pawn in range(PAWNS) if movable(board.record, s) >> pawn & 1]
    able = next(board.pawns[pawn] for pawn in free if look.can_move(pawn, count))
    return "DED-12", say("refuse-lose", die=count, pawn=say_pawn(able))


def _refuse_pawn(board: Mansion, s: State, move: Move) -> Refusal | None:
    pawn, name, count = board.pawns.index(move["pawn"]), say_pawn(move["pawn"]), move["die"]
    if s.places[pawn] == NONE:
        return "DED-29", say("refuse-knocked-off", pawn=name)
    if not (single_counts(s) | total_count(s)) >> count & 1:
        return _refuse_count(s, count)
    if s.moved >> pawn & 1:
        return "DED-8", say("refuse-moved", pawn=name)
    sitting = seated(board.record, s)
    if sitting and not sitting >> pawn & 1:
        first = board.pawns[(sitting & -sitting).bit_length() - 1]
        return "DED-14", say("refuse-not-sitting", pawn=say_pawn(first))
    return None


def _refuse_count(s: State, count: int) -> Refusal:
    if count == sum(s.dice):
        if s.dice[0] != s.dice[1]:
            return "DED-10", say("refuse-total")
        return "DED-10", say("refuse-total-used")
    if count in s.dice[:DICE]:
        return "DED-8", say("refuse-die-used", die=count)
    return "DED-9", say("refuse-no-die", die=count)


# --- targets


def _refuse_target(board: Mansion, s: State, move: Move) -> Refusal:
    if move["to"] == OUT:
        return _refuse_leaving(board, s, move)
    return next(_forbidding(board, s, move))


def _refuse_leaving(board: Mansion, s: State, move: Move) -> Refusal:
    pawn, name = board.pawns.index(move["pawn"]), say_pawn(move["pawn"])
    if pawn != s.portrait:
        return "DED-32", say("refuse-not-heir", pawn=say_pawn(board.pawns[s.portrait]))
    look = Inquiry(board, s)
    needed = look.count_to_leave(pawn, look.blocking(pawn, move["die"]))
    if needed:
        return "DED-32", say("refuse-leaving", pawn=name, count=needed)
    if look.without_pawns(pawn).count_to_leave(pawn, look.blocking(pawn, move["die"])):
        return "DED-16", say("refuse-door-blocked", pawn=name)
    return "DED-32", say("refuse-door-far", pawn=name, count=COUNTS)


def _forbidding(board: Mansion, s: State, move: Move) -> Iterator[Refusal]:
    """The rules without any one of which the move could be made; in the end, what stands at the target."""
    pawn, name, space = board.pawns.index(move["pawn"]), say_pawn(move["pawn"]), move["to"]
    count, to = move["die"], board.space_number(move["to"])
    look = Inquiry(board, s)
    blocking = look.blocking(pawn, count)
    found = look.find(pawn, count, to, blocking)
    if to == s.places[pawn]:
        yield "DED-15", say("refuse-own-space", pawn=name, space=space)
    if found == A_WAY and board.record.trap_at[to]:
        yield "DED-14", say("refuse-trap-too-early")
    if board.record.is_chair[to]:
        yield "DED-17", say("refuse-chair", space=space)
    if found == ONLY_TWICE:
        yield "DED-15", say("refuse-twice", pawn=name, space=space)
    for clause, said, way in _relaxations(board, look, pawn, count, to, blocking):
        if way() == A_WAY:
            yield clause, said
    yield from _standing_there(board, s, to)
    yield from _diagonal(board, pawn, s.places[pawn], to, count)
    yield "DED-9", say("refuse-unreachable", pawn=name, space=space, count=count)


def _relaxations(
    board: Mansion, look: Inquiry, pawn: int, count: int, to: int, blocking: int
) -> Iterator[tuple[str, Saying, Callable[[], int]]]:
    """Each rule of the way: its clause, what to say if it was the one that forbade, and a search without it."""
    name, space = say_pawn(board.pawns[pawn]), board.spaces[to]
    yield (
        "DED-17",
        say("refuse-crossing", pawn=name),
        lambda: look.find(pawn, count, to, CROSSING_CHAIRS),
    )
    yield (
        "DED-16",
        _taken(board, look.s, to) or say("refuse-pawn-in-way", pawn=name, space=space),
        lambda: look.without_pawns(pawn).find(pawn, count, to, blocking),
    )
    yield (
        "DED-16",
        _furnished(board, to) or say("refuse-furniture-in-way", pawn=name, space=space),
        lambda: look.find(pawn, count, to, blocking, board.relaxed(furniture=False)),
    )
    yield (
        "DED-19",
        say("refuse-wall-in-way", pawn=name, space=space),
        lambda: look.find(pawn, count, to, blocking, board.relaxed(walls=False)),
    )
    yield (
        "DED-20",
        say("refuse-passages", pawn=name, space=space),
        lambda: A_WAY if look.finds_with_more_hops(pawn, count, to, blocking) else NO_WAY,
    )
    yield (
        "DED-9",
        say("refuse-closer", pawn=name, space=space, count=count),
        lambda: max(look.find(pawn, fewer, to, blocking) for fewer in range(1, count + 1)),
    )


def _standing_there(board: Mansion, s: State, to: int) -> Iterator[Refusal]:
    """What forbids any pawn to end there, wherever it comes from."""
    for said in (_furnished(board, to), _taken(board, s, to)):
        if said:
            yield "DED-16", said


def _diagonal(board: Mansion, pawn: int, start: int, to: int, count: int) -> Iterator[Refusal]:
    """Whether the target is too far only because no step is diagonal."""
    width = board.maze.width
    across, up = abs(start % width - to % width), abs(start // width - to // width)
    if max(across, up) <= count < across + up:
        name, needed = say_pawn(board.pawns[pawn]), across + up
        yield "DED-13", say("refuse-diagonal", pawn=name, space=board.spaces[to], count=needed)


def _taken(board: Mansion, s: State, to: int) -> Saying | None:
    standing = (board.pawns[pawn] for pawn in range(PAWNS) if s.places[pawn] == to)
    pawn = next(standing, None)
    return say("refuse-taken", pawn=say_pawn(pawn), space=board.spaces[to]) if pawn else None


def _furnished(board: Mansion, to: int) -> Saying | None:
    if not board.maze.is_furniture(to):
        return None
    name = board.source.table["furniture"][board.maze.marks[to]]
    return say("refuse-furnished", furniture=say_furniture(name), space=board.spaces[to])
