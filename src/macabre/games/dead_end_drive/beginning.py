"""Before the first turn: chairs, character cards, and who begins (DED-2, DED-5, DED-6, DED-39 to DED-41)."""

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
def free_chairs(board: MansionRecord, s: State) -> int:
    """The red chairs on which no pawn sits (DED-39)."""
    chairs = 0
    for chair in range(PAWNS):
        chairs |= 1 << chair
        for pawn in range(PAWNS):
            if s.places[pawn] == board.chair[chair]:
                chairs &= ~(1 << chair)
    return chairs


@inner
def place_pawn(board: MansionRecord, s: State, pawn: int, chair: int) -> None:
    """A pawn on a red chair; once all sit, character cards are dealt (DED-2)."""
    s.places[pawn] = board.chair[chair]
    s.dealing += 1
    if s.dealing == PAWNS:
        s.dealing = 0
        s.phase = DEAL


@inner
def seat_pawn(board: MansionRecord, s: State, pawn: int, chair: int) -> None:
    """A player seats a pawn; the next one is for the player to the left (DED-39)."""
    s.turn = (s.turn + 1) % s.seats
    place_pawn(board, s, pawn, chair)


@inner
def starting_step(board: MansionRecord, s: State) -> int:
    """Where on his path the Detective starts: half-way, if that is agreed (DED-41)."""
    return board.detective_steps // 2 if s.detective_path else 0


@inner
def undealt(s: State) -> int:
    """The character cards that nobody has yet (DED-5)."""
    pawns = (1 << PAWNS) - 1
    for seat in range(s.seats):
        pawns &= ~s.characters[seat]
    return pawns


@inner
def has_secret_cards(s: State) -> bool:
    """Two players have cards that nobody may look at (DED-5), unless all lie face up (DED-40)."""
    return s.seats == 2 and s.open_characters == 0


@inner
def deal_character(s: State, pawn: int) -> None:
    """A character card to each seat in turn, until each has its share (DED-5); face up, if that is agreed (DED-40)."""
    s.characters[s.dealing] |= 1 << pawn
    s.shown[s.dealing] |= 1 << pawn if s.open_characters else 0
    s.owned[s.dealing] += 1
    if s.owned[s.dealing] == (OPEN_CARDS_OF_TWO if has_secret_cards(s) else PAWNS // s.seats):
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
