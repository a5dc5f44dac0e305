"""The rules, clause by clause."""

from __future__ import annotations

from macabre.kernel import inner
from macabre.rules import CHANCE, EVERYBODY, OVER

from .state import LEAVES, STAYS, DeckRecord, Scratch, State


def setup(board: DeckRecord, s: State, seats: int) -> None:
    """Nobody has a card yet."""
    s.seats = seats


def actor(board: DeckRecord, s: State) -> int:
    """Chance deals (CAN-2), then each speaks in turn (CAN-3)."""
    if s.dealt < s.seats:
        return CHANCE
    return 1 << s.turn if s.turn < s.seats else OVER


def legal(board: DeckRecord, s: State, seat: int, out: Scratch) -> int:
    """Stay or leave (CAN-3)."""
    out.moves[0] = STAYS
    out.moves[1] = LEAVES
    return 2


def apply(board: DeckRecord, s: State, seat: int, action: int) -> None:
    """The seat has spoken; after the last one the cards are shown (CAN-4)."""
    s.said[seat] = action
    s.turn += 1
    if s.turn == s.seats:
        show_cards(s)


@inner
def show_cards(s: State) -> None:
    """Those who stayed show their cards (CAN-4), the others never do (CAN-5)."""
    for seat in range(s.seats):
        if s.said[seat] == STAYS:
            s.shown[seat] = s.card[seat]


@inner
def is_dealt(s: State, card: int) -> bool:
    """Whether somebody has the card."""
    for seat in range(s.dealt):
        if s.card[seat] == card:
            return True
    return False


def weights(board: DeckRecord, s: State, out: Scratch) -> int:
    """Any card that is not dealt yet."""
    n = 0
    for card in range(1, board.cards + 1):
        if not is_dealt(s, card):
            out.outcomes[n][0] = card
            out.outcomes[n][1] = 1
            n += 1
    return n


def happen(board: DeckRecord, s: State, action: int) -> None:
    """A card is dealt (CAN-2)."""
    s.card[s.dealt] = action
    s.dealt += 1


def purpose(board: DeckRecord, s: State) -> int:
    """Chance does nothing but deal."""
    return 0


def audience(board: DeckRecord, s: State, who: int) -> int:
    """A card is dealt to its owner's eyes alone (CAN-5)."""
    return 1 << s.dealt if who == CHANCE else EVERYBODY


def reveals(board: DeckRecord, s: State, who: int, action: int) -> int:
    """When the last player speaks, the cards of those who stayed are shown (CAN-4)."""
    return EVERYBODY if who != CHANCE and s.turn == s.seats - 1 and somebody_stays(s, action) else 0


@inner
def somebody_stays(s: State, action: int) -> bool:
    """Whether anybody does, once the player whose turn it is has spoken."""
    stays = action == STAYS
    for seat in range(s.turn):
        stays = stays or s.said[seat] == STAYS
    return stays


def score(board: DeckRecord, s: State, seat: int) -> int:
    """There are no points: 1 for the winner."""
    return winners(board, s) >> seat & 1


@inner
def winners(board: DeckRecord, s: State) -> int:
    """The highest card that stayed (CAN-4)."""
    best = 0
    won = 0
    for seat in range(s.seats):
        if s.shown[seat] > best:
            best = s.shown[seat]
            won = 1 << seat
    return won
