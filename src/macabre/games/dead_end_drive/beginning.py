"""Before the first turn: chairs, character cards, and who begins (DED-2, DED-5, DED-6)."""

from __future__ import annotations

from macabre.games.dead_end_drive.state import DEAL, FRAME, NONE, PAWNS, START, MansionRecord, State
from macabre.kernel import inner, lowest, size

OPEN_CARDS_OF_TWO = 4  # with two players the other four stay face down


@inner
def unplaced(s: State) -> int:
    """The pawns that have no chair yet (DED-2)."""
    pawns = 0
    for pawn in range(PAWNS):
        if s.places[pawn] == NONE:
            pawns |= 1 << pawn
    return pawns


@inner
def place_pawn(board: MansionRecord, s: State, pawn: int) -> None:
    """A pawn on the next red chair (DED-2)."""
    s.places[pawn] = board.chair[s.dealing]
    s.dealing += 1
    if s.dealing == PAWNS:
        s.dealing = 0
        s.phase = DEAL


@inner
def undealt(s: State) -> int:
    """The character cards that nobody has yet (DED-5)."""
    pawns = (1 << PAWNS) - 1
    for seat in range(s.seats):
        pawns &= ~s.characters[seat]
    return pawns


@inner
def deal_character(s: State, pawn: int) -> None:
    """A character card to each seat in turn, until each has its share (DED-5)."""
    s.characters[s.dealing] |= 1 << pawn
    s.owned[s.dealing] += 1
    if s.owned[s.dealing] == (OPEN_CARDS_OF_TWO if s.seats == 2 else PAWNS // s.seats):
        s.dealing += 1
    if s.dealing == s.seats:
        s.dealing = 0
        s.phase = START


@inner
def roll_for_start(s: State, total: int) -> None:
    """The highest begins; those who tie roll again (DED-6). Then Aunt Agatha's portrait goes (DED-4)."""
    s.rolled[s.dealing] = total
    left = s.contenders >> (s.dealing + 1) << (s.dealing + 1)
    if not left:
        s.contenders = highest_rollers(s)
        left = s.contenders
    s.dealing = lowest(left)
    if size(s.contenders) == 1:
        s.turn = s.dealing
        s.phase = FRAME


@inner
def highest_rollers(s: State) -> int:
    """Those of the contenders whose roll nobody beat."""
    best = 0
    seats = 0
    for seat in range(s.seats):
        if s.contenders >> seat & 1 and s.rolled[seat] >= best:
            seats = (seats if s.rolled[seat] == best else 0) | 1 << seat
            best = s.rolled[seat]
    return seats
