"""The legal moves, and the numbers that they have inside the engine (HOU-8, HOU-15 to HOU-25)."""

from __future__ import annotations

from macabre.games.dead_house.bundles import first_kind
from macabre.games.dead_house.state import HOME, KINDS, NO_SWAP, PAWNS, POSSESSION, REANIMATE, SAFETY, STEAL, SWAP_ANY
from macabre.games.dead_house.track import entry_room, is_on_track, nearest_ahead, room, would_send_home
from macabre.kernel import inner
from macabre.record import SEATS, Record

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
ACTIONS = SHUFFLE_ALL + 1


def legal(board: Record, s: Record, seat: int, out: Record) -> int:
    """A special card first (HOU-22); a card that can be used must be, else one is discarded (HOU-8)."""
    specials = 0 if s.special_used else list_specials(s, seat, out)
    for pawn in range(PAWNS):
        out.room[pawn] = room(board, s, seat, pawn)
    own = list_own_moves(board, s, seat, out, specials)
    n = list_pushes(board, s, seat, out, own)
    if own == specials and (n == own or all_are_safe(s, seat)):
        n = list_discards(board, s, seat, out, n)
    return n


@inner
def all_are_safe(s: Record, seat: int) -> bool:
    """Whether all the seat's pawns are in safety zone or Dead House (HOU-8)."""
    return min(s.pawns[seat][0], s.pawns[seat][1], s.pawns[seat][2]) >= SAFETY


@inner
def add(out: Record, n: int, action: int) -> int:
    """Write one action more."""
    out.moves[n] = action
    return n + 1


# --- special cards


@inner
def list_specials(s: Record, seat: int, out: Record) -> int:
    """The special cards that the seat has not used yet (HOU-22)."""
    n = 0
    if s.specials[seat] >> POSSESSION & 1:
        n = list_possessions(s, seat, out, n)
    if s.specials[seat] >> STEAL & 1:
        for other in range(s.seats):
            if other != seat:
                n = add(out, n, STEAL_FROM + other)
    if s.specials[seat] >> REANIMATE & 1:
        n = add(out, n, SHUFFLE_ALL)
    return n


@inner
def list_possessions(s: Record, seat: int, out: Record, n: int) -> int:
    """A pawn at Home Base takes the place of any pawn on the track (HOU-23)."""
    for pawn in range(PAWNS):
        if s.pawns[seat][pawn] == HOME:
            n = list_targets(s, out, n, POSSESS + pawn * ALL_PAWNS, -1)
    return n


@inner
def list_targets(s: Record, out: Record, n: int, first: int, but: int) -> int:
    """Every pawn on the track but one."""
    for other in range(s.seats):
        for pawn in range(PAWNS):
            target = other * PAWNS + pawn
            if target != but and is_on_track(s.pawns[other][pawn]):
                n = add(out, n, first + target)
    return n


# --- movement cards


@inner
def list_own_moves(board: Record, s: Record, seat: int, out: Record, n: int) -> int:
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
            n = list_swaps(board, s, seat, out, n, kind)
    return n


@inner
def list_forward(board: Record, out: Record, n: int, kind: int) -> int:
    """One of the seat's pawns forward, not beyond Dead House (HOU-14, HOU-15)."""
    for pawn in range(PAWNS):
        if board.forward[kind] <= out.room[pawn]:
            n = add(out, n, kind * CODES + MOVE + pawn)
    return n


@inner
def list_backward(board: Record, s: Record, seat: int, out: Record, n: int, kind: int) -> int:
    """One of the seat's pawns backward, not from Home Base (HOU-18) nor out of Dead House (HOU-14)."""
    for pawn in range(PAWNS):
        if s.pawns[seat][pawn] != HOME and s.pawns[seat][pawn] != board.house:
            n = add(out, n, kind * CODES + MOVE + pawn)
    return n


@inner
def list_splits(board: Record, s: Record, seat: int, out: Record, n: int, kind: int) -> int:
    """The count divided between two of the seat's pawns, in every order (HOU-17)."""
    for first in range(PAWNS):
        for second in range(PAWNS):
            if first != second:
                code = kind * CODES + SPLIT + (first * PAWNS + second) * PARTS
                for part in range(1, min(board.forward[kind] - 1, out.room[first]) + 1):
                    if can_follow(board, s, seat, out, first, part, second, board.forward[kind] - part):
                        n = add(out, n, code + part)
    return n


@inner
def can_follow(
    board: Record, s: Record, seat: int, out: Record, first: int, part: int, second: int, steps: int
) -> bool:
    """Whether the second part can be carried out after the first, which may have sent its pawn home (HOU-17)."""
    can_move = steps <= out.room[second]
    can_enter = steps <= entry_room(board, s, seat)
    if can_move == can_enter:
        return can_move
    return can_enter if would_send_home(board, s, seat, first, part, second) else can_move


@inner
def list_swaps(board: Record, s: Record, seat: int, out: Record, n: int, kind: int) -> int:
    """A pawn of the seat on the track changes places with any other (HOU-19), or with the next ahead (HOU-20)."""
    for pawn in range(PAWNS):
        place = s.pawns[seat][pawn]
        if is_on_track(place):
            code = kind * CODES + SWAP + pawn * ALL_PAWNS
            if board.swaps[kind] == SWAP_ANY:
                n = list_targets(s, out, n, code, seat * PAWNS + pawn)
            elif nearest_ahead(board, s, place) >= 0:
                n = add(out, n, code + nearest_ahead(board, s, place))
    return n


@inner
def list_pushes(board: Record, s: Record, seat: int, out: Record, n: int) -> int:
    """An opponent's pawn on the track goes back (HOU-16)."""
    rest = s.hand[seat]
    while rest:
        kind = first_kind(board, rest)
        rest &= ~board.cards_of[kind]
        if board.pushes[kind]:
            for other in range(s.seats):
                for pawn in range(PAWNS):
                    if other != seat and is_on_track(s.pawns[other][pawn]):
                        n = add(out, n, kind * CODES + PUSH + other * PAWNS + pawn)
    return n


@inner
def list_discards(board: Record, s: Record, seat: int, out: Record, n: int) -> int:
    """Any card of the hand (HOU-8)."""
    rest = s.hand[seat]
    while rest:
        kind = first_kind(board, rest)
        rest &= ~board.cards_of[kind]
        n = add(out, n, kind * CODES + DISCARD)
    return n
