"""Why a move is refused: the rules are relaxed one at a time until it would be legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from macabre.games.dead_end_drive.board import OUT, Mansion
from macabre.games.dead_end_drive.cards import count_of, matches, pending_trap
from macabre.games.dead_end_drive.looking import A_WAY, NO_WAY, ONLY_TWICE, Inquiry
from macabre.games.dead_end_drive.moving import movable, seated, single_counts, total_count
from macabre.games.dead_end_drive.paths import CROSSING_CHAIRS
from macabre.games.dead_end_drive.rules import may_play_held
from macabre.games.dead_end_drive.state import COUNTS, DICE, DRAWN, MOVE, NONE, PAWNS, PORTRAIT, SEATING, State
from macabre.grammar import Move

Refusal = tuple[str, str]


def refuse(board: Mansion, s: State, seat: int, move: Move) -> Refusal:
    """The clause, and a sentence, for a move that is not legal."""
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
        return "DED-22", "you have not just moved a pawn onto a trap space"
    return _refuse_card(board, s, seat, move)


def _refuse_seating(board: Mansion, s: State, move: Move) -> Refusal:
    if s.phase != SEATING:
        return "DED-2", "every pawn has its chair already"
    if move["type"] != "place":
        return "DED-39", "first the pawns are seated, one by each player in turn"
    place = s.places[board.pawns.index(move["pawn"])]
    if place != NONE:
        return "DED-39", f"{move['pawn']} already sits on {board.spaces[place]}"
    return "DED-39", _taken(board, s, board.space_number(move["to"])) or f"{move['to']} is not a red chair"


def _refuse_about_portrait(s: State) -> Refusal:
    if s.phase == PORTRAIT:
        return "DED-10", "you rolled a double: first decide about the portrait"
    if s.dice[0] == s.dice[1]:
        return "DED-10", "you have already decided about the portrait this turn"
    return "DED-10", "only a double lets you change the portrait"


# --- cards


def _refuse_card(board: Mansion, s: State, seat: int, move: Move) -> Refusal:
    kind = move["type"]
    pawn = board.pawns[s.pending]
    if kind in ("move", "lose"):
        return "DED-11", f"{pawn} stands on a trap: deal with that before you move another pawn"
    if s.phase == DRAWN and kind == "spring":
        return "DED-24", f"the card you drew does not show the {_trap(board, s)}"
    if s.phase == DRAWN and kind == "play":
        return _refuse_after_drawing(board, s, seat, move)
    if s.phase == DRAWN:
        return "DED-24", "first decide about the card you drew: keep it, or spring the trap if it matches"
    if kind in ("keep", "spring"):
        return "DED-24", "you have drawn no card yet"
    return _refuse_play(board, s, seat, move)


def _refuse_after_drawing(board: Mansion, s: State, seat: int, move: Move) -> Refusal:
    """Only the drawn card counts now, and it is not played but springs the trap."""
    drawn = board.kinds[s.drawn[seat] - 1]
    if move["card"] != drawn:
        return "DED-25", "you have drawn a card: only that one counts now"
    if matches(board.record, s, s.drawn[seat] - 1):
        return "DED-24", "that is the card you drew: spring the trap with it, or keep it"
    return "DED-24", f"that is the card you drew, and it does not show the {_trap(board, s)}: keep it"


def _refuse_play(board: Mansion, s: State, seat: int, move: Move) -> Refusal:
    card = move["card"]
    if card["kind"] == "detective":
        return "DED-26", "a Detective card is never held: it is discarded when it is drawn"
    kind = board.kind_of(card)
    if not count_of(s.hand[seat], kind):
        return "DED-23", "that card is not in your hand"
    if not matches(board.record, s, kind):
        return "DED-23", f"that card does not show the {_trap(board, s)}"
    assert not may_play_held(s)
    return "DED-25", "you have drawn a card this turn, so you may not play one you already held"


def _trap(board: Mansion, s: State) -> str:
    return board.titles[board.traps[pending_trap(board.record, s)]]


# --- dice and pawns


def _refuse_loss(board: Mansion, s: State, count: int) -> Refusal:
    if not single_counts(s) >> count & 1:
        return "DED-12", f"you have no {count} left to give up"
    look = Inquiry(board, s)
    free = [pawn for pawn in range(PAWNS) if movable(board.record, s) >> pawn & 1]
    able = next(board.pawns[pawn] for pawn in free if look.can_move(pawn, count))
    return "DED-12", f"you may not give up the {count}: {able} can move that far"


def _refuse_pawn(board: Mansion, s: State, move: Move) -> Refusal | None:
    pawn, name, count = board.pawns.index(move["pawn"]), move["pawn"], move["die"]
    if s.places[pawn] == NONE:
        return "DED-29", f"{name} has been knocked off"
    if not (single_counts(s) | total_count(s)) >> count & 1:
        return _refuse_count(s, count)
    if s.moved >> pawn & 1:
        return "DED-8", f"you have already moved {name} this turn; the other die is for a different pawn"
    sitting = seated(board.record, s)
    if sitting and not sitting >> pawn & 1:
        first = board.pawns[(sitting & -sitting).bit_length() - 1]
        return "DED-14", f"{first} still sits on a red chair: until the chairs are empty, only pawns that sit may move"
    return None


def _refuse_count(s: State, count: int) -> Refusal:
    if count == sum(s.dice):
        if s.dice[0] != s.dice[1]:
            return "DED-10", "only on a double may one pawn move the total of both dice"
        return "DED-10", "you have used one of the dice, so you can no longer move their total"
    if count in s.dice[:DICE]:
        return "DED-8", f"you have already used the {count}"
    return "DED-9", f"no die shows {count}"


# --- targets


def _refuse_target(board: Mansion, s: State, move: Move) -> Refusal:
    if move["to"] == OUT:
        return _refuse_leaving(board, s, move)
    return next(_forbidding(board, s, move))


def _refuse_leaving(board: Mansion, s: State, move: Move) -> Refusal:
    pawn, name = board.pawns.index(move["pawn"]), move["pawn"]
    if pawn != s.portrait:
        return "DED-32", f"only {board.pawns[s.portrait]}, whose portrait hangs, may leave the house"
    look = Inquiry(board, s)
    needed = look.count_to_leave(pawn, look.blocking(pawn, move["die"]))
    if needed:
        return "DED-32", f"{name} needs a count of at least {needed} to leave by the front door"
    if look.without_pawns(pawn).count_to_leave(pawn, look.blocking(pawn, move["die"])):
        return "DED-16", f"other pawns block {name}'s way to the front door"
    return "DED-32", f"{name} is more than {COUNTS} spaces from the front door"


def _forbidding(board: Mansion, s: State, move: Move) -> Iterator[Refusal]:
    """The rules without any one of which the move could be made; in the end, what stands at the target."""
    pawn, name = board.pawns.index(move["pawn"]), move["pawn"]
    count, to = move["die"], board.space_number(move["to"])
    look = Inquiry(board, s)
    blocking = look.blocking(pawn, count)
    found = look.find(pawn, count, to, blocking)
    if to == s.places[pawn]:
        yield "DED-15", f"{name} stands on {move['to']}; a space may not be used twice in one move"
    if found == A_WAY and board.record.trap_at[to]:
        yield "DED-14", "while a pawn still sits on a red chair no pawn may end on a trap space"
    if board.record.is_chair[to]:
        yield "DED-17", f"{move['to']} is a red chair, and no move may end on one"
    if found == ONLY_TWICE:
        yield "DED-15", f"{name} could reach {move['to']} only by using a space twice in one move"
    for clause, sentence, way in _relaxations(board, look, pawn, count, to, blocking):
        if way() == A_WAY:
            yield clause, sentence
    yield from _standing_there(board, s, to)
    yield from _diagonal(board, pawn, s.places[pawn], to, count)
    yield "DED-9", f"{name} cannot reach {move['to']} by exactly {count}"


def _relaxations(
    board: Mansion, look: Inquiry, pawn: int, count: int, to: int, blocking: int
) -> Iterator[tuple[str, str, Callable[[], int]]]:
    """Each rule of the way: its clause, what to say if it was the one that forbade, and a search without it."""
    name, space = board.pawns[pawn], board.spaces[to]
    yield (
        "DED-17",
        f"{name} may cross empty red chairs only when it has no full move otherwise",
        lambda: look.find(pawn, count, to, CROSSING_CHAIRS),
    )
    yield (
        "DED-16",
        _taken(board, look.s, to) or f"another pawn is in {name}'s way to {space}",
        lambda: look.without_pawns(pawn).find(pawn, count, to, blocking),
    )
    yield (
        "DED-16",
        _furnished(board, to) or f"furniture is in {name}'s way to {space}",
        lambda: look.find(pawn, count, to, blocking, board.relaxed(furniture=False)),
    )
    yield (
        "DED-19",
        f"a wall is in {name}'s way to {space}",
        lambda: look.find(pawn, count, to, blocking, board.relaxed(walls=False)),
    )
    yield (
        "DED-20",
        f"{name} could reach {space} only by using the secret passages more than once",
        lambda: A_WAY if look.finds_with_more_hops(pawn, count, to, blocking) else NO_WAY,
    )
    yield (
        "DED-9",
        f"{name} must move the full count of {count}, and {space} is closer",
        lambda: max(look.find(pawn, fewer, to, blocking) for fewer in range(1, count + 1)),
    )


def _standing_there(board: Mansion, s: State, to: int) -> Iterator[Refusal]:
    """What forbids any pawn to end there, wherever it comes from."""
    for sentence in (_furnished(board, to), _taken(board, s, to)):
        if sentence:
            yield "DED-16", sentence


def _diagonal(board: Mansion, pawn: int, start: int, to: int, count: int) -> Iterator[Refusal]:
    """Whether the target is too far only because no step is diagonal."""
    width = board.maze.width
    across, up = abs(start % width - to % width), abs(start // width - to // width)
    if max(across, up) <= count < across + up:
        name, space = board.pawns[pawn], board.spaces[to]
        yield "DED-13", f"{name} needs a count of at least {across + up} to reach {space}: pawns never move diagonally"


def _taken(board: Mansion, s: State, to: int) -> str:
    standing = [pawn for pawn in range(PAWNS) if s.places[pawn] == to]
    return f"{board.pawns[standing[0]]} stands on {board.spaces[to]}" if standing else ""


def _furnished(board: Mansion, to: int) -> str:
    mark = board.maze.marks[to]
    if not board.maze.is_furniture(to):
        return ""
    return f"{board.source.table['furniture'][mark]} stands on {board.spaces[to]}"
