"""The rules, clause by clause."""

from __future__ import annotations

from macabre.kernel import inner
from macabre.rules import CHANCE, EVERYBODY, OVER

from .state import BETS, PASSES, SEATS, DeckRecord, Scratch, State


def setup(board: DeckRecord, s: State, seats: int) -> None:
    """Each puts a chip into the pot (KUH-1)."""
    s.seats = seats
    for seat in range(SEATS):
        s.chips[seat] = 1


def actor(board: DeckRecord, s: State) -> int:
    """Chance deals (KUH-2), then both speak in turn (KUH-3)."""
    if s.winner:
        return OVER
    return CHANCE if s.dealt < SEATS else 1 << s.spoken % 2


def legal(board: DeckRecord, s: State, seat: int, out: Scratch) -> int:
    """Pass or bet (KUH-3)."""
    out.moves[0] = PASSES
    out.moves[1] = BETS
    return 2


def apply(board: DeckRecord, s: State, seat: int, action: int) -> None:
    """Speak (KUH-3); what ends it is that nothing is left to say (KUH-4)."""
    is_answer = s.chips[1 - seat] > s.chips[seat]
    s.said[s.spoken] = action
    s.spoken += 1
    if action == BETS:
        s.chips[seat] += 1
    if is_answer and action == PASSES:
        s.winner = 2 - seat
    elif s.spoken > 1 and s.chips[0] == s.chips[1]:
        show_cards(s)


@inner
def show_cards(s: State) -> None:
    """The higher card takes the pot (KUH-4)."""
    for seat in range(SEATS):
        s.shown[seat] = s.card[seat]
    s.winner = 1 if s.card[0] > s.card[1] else 2


def weights(board: DeckRecord, s: State, out: Scratch) -> int:
    """Any card that is not dealt yet."""
    n = 0
    for card in range(1, board.cards + 1):
        if card != s.card[0]:
            out.outcomes[n][0] = card
            out.outcomes[n][1] = 1
            n += 1
    return n


def happen(board: DeckRecord, s: State, action: int) -> None:
    """A card is dealt (KUH-2)."""
    s.card[s.dealt] = action
    s.dealt += 1


def purpose(board: DeckRecord, s: State) -> int:
    """Chance does nothing but deal."""
    return 0


def audience(board: DeckRecord, s: State, who: int) -> int:
    """A card is dealt to its owner's eyes alone (KUH-5)."""
    return 1 << s.dealt if who == CHANCE else EVERYBODY


def reveals(board: DeckRecord, s: State, who: int, action: int) -> int:
    """The second pass and a call show the cards (KUH-4)."""
    if who == CHANCE or s.spoken == 0:
        return 0
    return EVERYBODY if action == s.said[s.spoken - 1] else 0


def score(board: DeckRecord, s: State, seat: int) -> int:
    """The chips won or lost (KUH-4)."""
    if s.winner == 0:
        return 0
    return s.chips[1 - seat] if s.winner == seat + 1 else -s.chips[seat]


def winners(board: DeckRecord, s: State) -> int:
    """Whoever takes the pot (KUH-4)."""
    return 1 << (s.winner - 1) if s.winner else 0
