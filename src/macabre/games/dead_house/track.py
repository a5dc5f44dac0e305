"""Pawns on their way: the loop, the gravestones, and what the squares do (HOU-6 to HOU-14)."""

from __future__ import annotations

from macabre.games.dead_house.state import (
    AGAIN,
    AHEAD,
    AHEAD_BY,
    BLUE,
    HOME,
    PAWNS,
    SAFETY,
    SEATS,
    STAY,
    State,
    TrackRecord,
)
from macabre.kernel import inner, lowest

UNEQUALLED = 1 << 20  # more than any pawn is worth


@inner
def side_of(s: State, seat: int) -> int:
    """Two players sit on opposite sides (HOU-3)."""
    return seat * 2 if s.seats == 2 else seat


@inner
def is_on_track(place: int) -> bool:
    """Neither at Home Base nor in the safety zone nor in Dead House (HOU-21)."""
    return 0 <= place < SAFETY


@inner
def distance(board: TrackRecord, place: int, ahead: int) -> int:
    """Squares from one square of the loop forward to another."""
    gap = ahead - place
    return gap if gap >= 0 else gap + board.squares


@inner
def back_along(board: TrackRecord, place: int, steps: int) -> int:
    """The square a number of steps back round the loop."""
    place -= steps
    while place < 0:
        place += board.squares
    return place


@inner
def ahead_along(board: TrackRecord, place: int, steps: int) -> int:
    """The square a number of steps ahead round the loop; no more steps than it is long."""
    place += steps
    return place if place < board.squares else place - board.squares


# --- counting


@inner
def room(board: TrackRecord, s: State, seat: int, pawn: int) -> int:
    """The most that a pawn can move forward: into Dead House by exact count (HOU-14)."""
    place = s.pawns[seat][pawn]
    side = side_of(s, seat)
    first = board.starts[side] if place == HOME else place
    along_track = distance(board, first, board.turn_offs[side]) + (place == HOME)
    return board.house - max(place, SAFETY) + (0 if place >= SAFETY else along_track)


@inner
def entry_room(board: TrackRecord, s: State, seat: int) -> int:
    """The most that a pawn can move from Home Base, its start square being the first (HOU-7)."""
    side = side_of(s, seat)
    return board.house - SAFETY + distance(board, board.starts[side], board.turn_offs[side]) + 1


@inner
def forward_place(board: TrackRecord, s: State, seat: int, place: int, steps: int) -> int:
    """Where a pawn that has the room comes to: past its turn-off it turns in (HOU-13)."""
    if place >= SAFETY:
        return place + steps
    side = side_of(s, seat)
    if place == HOME:
        place = board.starts[side]
        steps -= 1
    to_turn_off = distance(board, place, board.turn_offs[side])
    if steps > to_turn_off:
        return SAFETY + steps - to_turn_off
    return ahead_along(board, place, steps)


@inner
def backward_place(board: TrackRecord, s: State, seat: int, place: int, steps: int) -> int:
    """Where a pawn comes to that backs: out of the safety zone over its turn-off, then round the loop (HOU-18)."""
    if place < SAFETY:
        return back_along(board, place, steps)
    gravestone = place - SAFETY
    if steps < gravestone:
        return place - steps
    return back_along(board, board.turn_offs[side_of(s, seat)], steps - gravestone)


# --- coming to rest


@inner
def send_home(s: State, place: int) -> None:
    """Whoever stands on a square of the loop goes back to Home Base (HOU-6)."""
    for seat in range(SEATS):
        for pawn in range(PAWNS):
            s.pawns[seat][pawn] = HOME if s.pawns[seat][pawn] == place else s.pawns[seat][pawn]


@inner
def send_own_home(s: State, seat: int, place: int) -> None:
    """Bumping holds on your own gravestones too (HOU-6)."""
    for pawn in range(PAWNS):
        if s.pawns[seat][pawn] == place:
            s.pawns[seat][pawn] = HOME


@inner
def sweep(board: TrackRecord, s: State, blue: int, red: int) -> None:
    """Every pawn on the squares between the two gnomes goes home (HOU-11)."""
    length = distance(board, blue, red)
    for seat in range(SEATS):
        for pawn in range(PAWNS):
            place = s.pawns[seat][pawn]
            if is_on_track(place) and 0 < distance(board, blue, place) < length:
                s.pawns[seat][pawn] = HOME


@inner
def sends_ahead(board: TrackRecord, s: State, seat: int, place: int) -> bool:
    """Move Ahead 3; by an option not where that leads past the pawn's own turn-off (HOU-10)."""
    if board.square[place] != AHEAD:
        return False
    return s.ahead_at_turn_off != STAY or distance(board, place, board.turn_offs[side_of(s, seat)]) >= AHEAD_BY


@inner
def rest_on_track(board: TrackRecord, s: State, seat: int, place: int) -> int:
    """Squares act one after another on a pawn that was counted there (HOU-12); where it stays at last."""
    send_home(s, place)
    ahead = sends_ahead(board, s, seat, place)
    while ahead or board.square[place] == BLUE:
        if ahead:
            place = ahead_along(board, place, AHEAD_BY)
        else:
            blue = place
            place = board.red_after[place]
            sweep(board, s, blue, place)
        send_home(s, place)
        ahead = sends_ahead(board, s, seat, place)
    return place


@inner
def put_down(board: TrackRecord, s: State, seat: int, pawn: int, place: int) -> bool:
    """A pawn was counted to a place and comes to rest; whether that is Take Another Turn (HOU-9)."""
    s.pawns[seat][pawn] = HOME
    if place >= SAFETY:
        if place != board.house:
            send_own_home(s, seat, place)
        s.pawns[seat][pawn] = place
        return False
    place = rest_on_track(board, s, seat, place)
    s.pawns[seat][pawn] = place
    return board.square[place] == AGAIN


@inner
def move_forward(board: TrackRecord, s: State, seat: int, pawn: int, steps: int) -> bool:
    """One of the seat's pawns forward; whether it lands on Take Another Turn."""
    return put_down(board, s, seat, pawn, forward_place(board, s, seat, s.pawns[seat][pawn], steps))


@inner
def move_backward(board: TrackRecord, s: State, seat: int, pawn: int, steps: int) -> bool:
    """A pawn of the seat backward; whether it lands on Take Another Turn."""
    return put_down(board, s, seat, pawn, backward_place(board, s, seat, s.pawns[seat][pawn], steps))


@inner
def push_back(board: TrackRecord, s: State, seat: int, pawn: int, steps: int) -> None:
    """A pawn of the seat that is pushed rests where it comes to stand; an option lets squares act on it (HOU-12)."""
    place = backward_place(board, s, seat, s.pawns[seat][pawn], steps)
    if s.squares_catch_pushed:
        put_down(board, s, seat, pawn, place)
    else:
        send_home(s, place)
        s.pawns[seat][pawn] = place


@inner
def would_send_home(board: TrackRecord, s: State, seat: int, pawn: int, steps: int, other: int) -> bool:
    """Whether a pawn moved forward would send another one of its own seat home (HOU-6, HOU-11)."""
    target = s.pawns[seat][other]
    place = forward_place(board, s, seat, s.pawns[seat][pawn], steps)
    if place >= SAFETY:
        return place == target and place != board.house
    while place != target:
        if sends_ahead(board, s, seat, place):
            place = ahead_along(board, place, AHEAD_BY)
        elif board.square[place] == BLUE:
            red = board.red_after[place]
            if is_on_track(target) and distance(board, place, target) < distance(board, place, red):
                return True
            place = red
        else:
            return False
    return True


# --- who wins


@inner
def of_needed(s: State, total: int, least: int, most: int) -> int:
    """What the pawns are worth that are needed to win, the best ones, of what three are worth (HOU-27, HOU-30)."""
    if s.pawns_to_win == PAWNS:
        return total
    return total - least if s.pawns_to_win == PAWNS - 1 else most


# --- who is on the track


@inner
def pawns_on_track(s: State) -> int:
    """The set of all pawns on the track; a pawn of any seat is seat * PAWNS + pawn."""
    members = 0
    for seat in range(SEATS):
        for pawn in range(PAWNS):
            members |= is_on_track(s.pawns[seat][pawn]) << (seat * PAWNS + pawn)
    return members


@inner
def nearest_ahead(board: TrackRecord, s: State, members: int, place: int) -> int:
    """The pawn of a set that is nearest ahead of a square round the loop (HOU-20); -1 if there is none."""
    nearest, least = -1, board.squares
    while members:
        target = lowest(members)
        members &= members - 1
        gap = distance(board, place, s.pawns[target // PAWNS][target % PAWNS])
        closer = 0 < gap < least
        nearest = target if closer else nearest
        least = gap if closer else least
    return nearest
