"""Lists the moves, and gives them the numbers that they have inside the engine (HOU-8, HOU-15 to HOU-25)."""

from __future__ import annotations

from macabre.games.dead_house.bundles import first_kind
from macabre.games.dead_house.state import (
    HOME,
    KINDS,
    NO_SWAP,
    OFF_TRACK,
    PAWNS,
    POSSESSION,
    REANIMATE,
    SAFETY,
    SEATS,
    STEAL,
    SWAP_NEXT,
    Scratch,
    State,
    TrackRecord,
)
from macabre.games.dead_house.track import entry_room, nearest_ahead, would_send_home
from macabre.kernel import inner, lowest

ALL_PAWNS = SEATS * PAWNS  # a pawn of any seat is seat * PAWNS + pawn
PARTS = 16  # the first part of a divided count is below

# A card's actions: its kind times CODES, plus one of these and what they need.
MOVE = 0  # pawn
PUSH = MOVE + PAWNS  # any pawn
SPLIT = PUSH + ALL_PAWNS  # (first pawn * PAWNS + second pawn) * PARTS + first part
SWAP = SPLIT + PAWNS * PAWNS * PARTS  # pawn * ALL_PAWNS + any pawn
DISCARD = SWAP + PAWNS * ALL_PAWNS
CODES = DISCARD + 1

# The special cards' actions come after those of all kinds.
POSSESS = KINDS * CODES  # pawn * ALL_PAWNS + any pawn
STEAL_FROM = POSSESS + PAWNS * ALL_PAWNS  # seat
SHUFFLE_ALL = STEAL_FROM + SEATS


@inner
def all_are_safe(s: State, seat: int) -> bool:
    """Whether all the seat's pawns are in safety zone or Dead House (HOU-8)."""
    return min(s.pawns[seat][0], s.pawns[seat][1], s.pawns[seat][2]) >= SAFETY


@inner
def own_pawns(seat: int) -> int:
    """The set of the seat's pawns."""
    return (1 << PAWNS) - 1 << seat * PAWNS


@inner
def add(out: Scratch, n: int, action: int) -> int:
    """Write one action more."""
    out.moves[n] = action
    return n + 1


@inner
def add_if(out: Scratch, n: int, action: int, allowed: bool) -> int:
    """Write one action more, if it is allowed, without a branch that the processor would have to guess."""
    out.moves[n] = action
    return n + allowed


@inner
def add_each(out: Scratch, n: int, first: int, members: int) -> int:
    """Write an action for each member of a set."""
    while members:
        n = add(out, n, first + lowest(members))
        members &= members - 1
    return n


# --- special cards


@inner
def list_specials(board: TrackRecord, s: State, seat: int, out: Scratch, track: int) -> int:
    """The special cards that the seat has not used yet (HOU-22)."""
    n = 0
    if s.specials[seat] >> POSSESSION & 1:
        n = list_possessions(board, s, seat, out, n, track)
    if s.specials[seat] >> STEAL & 1:
        n = add_each(out, n, STEAL_FROM, (1 << s.seats) - 1 & ~(1 << seat))
    if s.specials[seat] >> REANIMATE & 1:
        n = add(out, n, SHUFFLE_ALL)
    return n


@inner
def list_possessions(board: TrackRecord, s: State, seat: int, out: Scratch, n: int, track: int) -> int:
    """A pawn that may do so takes the place of any pawn on the track (HOU-23)."""
    for pawn in range(PAWNS):
        if may_possess(board, s, s.pawns[seat][pawn]):
            n = add_each(out, n, POSSESS + pawn * ALL_PAWNS, track)
    return n


@inner
def may_possess(board: TrackRecord, s: State, place: int) -> bool:
    """A pawn at Home Base (HOU-23), or on a gravestone too, if that is agreed (HOU-29)."""
    return place == HOME or (s.possession_with == OFF_TRACK and SAFETY <= place < board.house)


# --- movement cards


@inner
def list_own_moves(board: TrackRecord, s: State, seat: int, out: Scratch, n: int, track: int) -> int:
    """What each kind of card in the hand lets the seat do with its own pawns."""
    rest = s.hand[seat]
    while rest:
        kind = first_kind(board, rest)
        rest &= ~board.cards_of[kind]
        if board.forward[kind]:
            n = list_forward(board, out, n, kind)
        if board.backward[kind]:
            n = list_backward(board, s, seat, out, n, kind)
        if board.divides[kind]:
            n = list_splits(board, s, seat, out, n, kind)
        if board.swaps[kind] != NO_SWAP:
            n = list_swaps(board, s, seat, out, n, kind, track)
    return n


@inner
def list_forward(board: TrackRecord, out: Scratch, n: int, kind: int) -> int:
    """One of the seat's pawns forward, not beyond Dead House (HOU-14, HOU-15)."""
    for pawn in range(PAWNS):
        n = add_if(out, n, kind * CODES + MOVE + pawn, board.forward[kind] <= out.room[pawn])
    return n


@inner
def list_backward(board: TrackRecord, s: State, seat: int, out: Scratch, n: int, kind: int) -> int:
    """One of the seat's pawns backward, not from Home Base (HOU-18) nor out of Dead House (HOU-14)."""
    for pawn in range(PAWNS):
        n = add_if(out, n, kind * CODES + MOVE + pawn, HOME < s.pawns[seat][pawn] < board.house)
    return n


@inner
def list_splits(board: TrackRecord, s: State, seat: int, out: Scratch, n: int, kind: int) -> int:
    """The count divided between two of the seat's pawns, in every order (HOU-17)."""
    entry = entry_room(board, s, seat)
    for first in range(PAWNS):
        for second in range(PAWNS):
            if first != second:
                n = list_pair(board, s, seat, out, n, kind, first, second, entry)
    return n


@inner
def list_pair(
    board: TrackRecord, s: State, seat: int, out: Scratch, n: int, kind: int, first: int, second: int, entry: int
) -> int:
    """Each division between two pawns whose second part can be carried out after the first (HOU-17)."""
    code = kind * CODES + SPLIT + (first * PAWNS + second) * PARTS
    for part in range(1, min(board.forward[kind] - 1, out.room[first]) + 1):
        steps = board.forward[kind] - part
        allowed = steps <= out.room[second]
        if allowed != (steps <= entry) and would_send_home(board, s, seat, first, part, second):
            allowed = not allowed
        n = add_if(out, n, code + part, allowed)
    return n


@inner
def list_swaps(board: TrackRecord, s: State, seat: int, out: Scratch, n: int, kind: int, track: int) -> int:
    """A pawn of the seat on the track changes places with any other (HOU-19), or with the next ahead (HOU-20)."""
    for pawn in range(PAWNS):
        target = seat * PAWNS + pawn
        if track >> target & 1:
            others = track & ~(1 << target)
            if board.swaps[kind] == SWAP_NEXT and others:
                others = 1 << nearest_ahead(board, s, others, s.pawns[seat][pawn])
            n = add_each(out, n, kind * CODES + SWAP + pawn * ALL_PAWNS, others)
    return n


@inner
def list_pushes(board: TrackRecord, s: State, seat: int, out: Scratch, n: int, targets: int) -> int:
    """An opponent's pawn on the track goes back (HOU-16)."""
    rest = s.hand[seat]
    while rest:
        kind = first_kind(board, rest)
        rest &= ~board.cards_of[kind]
        if board.pushes[kind]:
            n = add_each(out, n, kind * CODES + PUSH, targets)
    return n


@inner
def list_discards(board: TrackRecord, s: State, seat: int, out: Scratch, n: int) -> int:
    """Any card of the hand (HOU-8)."""
    rest = s.hand[seat]
    while rest:
        kind = first_kind(board, rest)
        rest &= ~board.cards_of[kind]
        n = add(out, n, kind * CODES + DISCARD)
    return n
