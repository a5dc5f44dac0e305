"""How a match ends, and whose cards are turned up then (DED-32 to DED-36)."""

from __future__ import annotations

from macabre.games.dead_end_drive.state import FINISHED, LAST_ALIVE, NONE, PAWNS, SECRET, UNKNOWN, State
from macabre.kernel import inner, size


@inner
def holder(s: State, pawn: int) -> int:
    """The seat with the pawn's open character card, or NONE."""
    for seat in range(s.seats):
        if s.characters[seat] >> pawn & 1:
            return seat
    return NONE


@inner
def only_one_left(s: State) -> bool:
    """One pawn alive, or all of them one player's, unless others may own them in secret (DED-33, DED-40)."""
    return size(s.alive) == 1 or size(s.out) == s.seats - 1


@inner
def end_match(s: State, ending: int, pawn: int) -> None:
    """The winning pawn's owner wins; if nobody holds its open card, the secret cards are turned up (DED-36)."""
    s.pending = NONE
    s.ending = ending
    s.winning_pawn = pawn
    seat = holder(s, pawn)
    if seat == NONE:
        s.phase = SECRET
        return
    s.shown[seat] |= s.characters[seat] if ending == LAST_ALIVE else 1 << pawn
    declare(s, seat)


@inner
def declare(s: State, seat: int) -> None:
    """The match is over, and a seat has won it."""
    s.winner = seat
    s.phase = FINISHED


@inner
def secret_cards(s: State) -> int:
    """The characters of which nobody holds or has lost an open card, and that chance has not given out."""
    pawns = (1 << PAWNS) - 1
    for seat in range(s.seats):
        pawns &= ~(s.characters[seat] | s.secret[seat])
    for pawn in range(PAWNS):
        if s.lost_by[pawn] >= 0:
            pawns &= ~(1 << pawn)
    return pawns


@inner
def turn_up_secret(s: State, pawn: int) -> None:
    """A secret card of the first seat; when it has its two, the other seat's are the rest (DED-36)."""
    s.secret[0] |= 1 << pawn
    rest = secret_cards(s)
    if size(rest) > size(s.secret[0]):
        return
    s.secret[1] = rest
    for lost in range(PAWNS):
        if s.lost_by[lost] == UNKNOWN:
            s.lost_by[lost] = s.secret[1] >> lost & 1
    declare(s, s.secret[1] >> s.winning_pawn & 1)
