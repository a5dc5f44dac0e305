"""What a quick player thinks of each move, from what it sees."""

from __future__ import annotations

from macabre.games.dead_house.cards import possess, use_card
from macabre.games.dead_house.moves import CODES, DISCARD, POSSESS, STEAL_FROM
from macabre.games.dead_house.state import HOME, PAWNS, SAFETY, SEATS, Scratch, State, TrackRecord
from macabre.games.dead_house.track import UNEQUALLED, distance, of_needed, side_of
from macabre.kernel import inner
from macabre.rules import legal

OWN = 6  # a step of one's own counts so much, a step of an opponent 2
OPPONENTS = 2
OUT = 10  # steps that it is worth to have left Home Base
SAFE = 8  # and to be where nobody can send a pawn home but its owner
DONE = 12
ANOTHER_TURN = 8 * OWN
POSSESSION_COST = 15 * OWN
FRESH_HAND = 2 * OWN  # what a hand that nobody has seen may be good for; a worse one is given away


@inner
def progress(board: TrackRecord, s: State, seat: int, pawn: int) -> int:
    """How far a pawn has come; one that has backed over its start is nearly there (HOU-18)."""
    place = s.pawns[seat][pawn]
    if place == HOME:
        return 0
    if place == board.house:
        return board.squares + place - SAFETY + OUT + SAFE + DONE
    if place >= SAFETY:
        return board.squares + place - SAFETY + OUT + SAFE
    return board.squares - distance(board, place, board.turn_offs[side_of(s, seat)]) + OUT


@inner
def position_value(board: TrackRecord, s: State, seat: int) -> int:
    """One's own pawns' progress against that of the others."""
    value = 0
    for other in range(s.seats):
        value += progress_to_win(board, s, other) * (OWN if other == seat else -OPPONENTS)
    return value


@inner
def progress_to_win(board: TrackRecord, s: State, seat: int) -> int:
    """How far the pawns have come that are needed to win."""
    total, least, most = 0, UNEQUALLED, 0
    for pawn in range(PAWNS):
        come = progress(board, s, seat, pawn)
        total += come
        least = min(least, come)
        most = max(most, come)
    return of_needed(s, total, least, most)


@inner
def remember(s: State, out: Scratch) -> None:
    """Note where all pawns stand."""
    for seat in range(SEATS):
        for pawn in range(PAWNS):
            out.before[seat][pawn] = s.pawns[seat][pawn]


@inner
def put_back(s: State, out: Scratch) -> None:
    """All pawns stand where they stood."""
    for seat in range(SEATS):
        for pawn in range(PAWNS):
            s.pawns[seat][pawn] = out.before[seat][pawn]


@inner
def value_of_card(board: TrackRecord, s: State, seat: int, action: int) -> int:
    """The position after a card; one that goes far is not thrown away lightly."""
    kind, code = action // CODES, action % CODES
    if code == DISCARD:
        return position_value(board, s, seat) - board.forward[kind]
    again = use_card(board, s, seat, kind, code)
    return position_value(board, s, seat) + (ANOTHER_TURN if again else 0)


@inner
def value_of_special(board: TrackRecord, s: State, seat: int, action: int, now: int, best: int) -> int:
    """Possession for what it wins beyond its price, then the best card; another hand if no card does any good."""
    if action < STEAL_FROM:
        possess(s, seat, action - POSSESS)
        return best + position_value(board, s, seat) - now - POSSESSION_COST
    return now + FRESH_HAND


def advise(board: TrackRecord, s: State, seat: int, out: Scratch) -> int:
    """Every legal move with its value."""
    n = legal(board, s, seat, out)
    now = position_value(board, s, seat)
    best = -(1 << 40)
    remember(s, out)
    for i in range(n):
        if out.moves[i] < POSSESS:
            out.values[i] = value_of_card(board, s, seat, out.moves[i])
            best = max(best, out.values[i])
            put_back(s, out)
    for i in range(n):
        if out.moves[i] >= POSSESS:
            out.values[i] = value_of_special(board, s, seat, out.moves[i], now, best)
            put_back(s, out)
    return n
