"""The rules, clause by clause."""

from __future__ import annotations

from macabre.kernel import inner, lowest
from macabre.rules import CHANCE, EVERYBODY, OVER

from .state import DeckRecord, Scratch, State


def setup(board: DeckRecord, s: State, seats: int) -> None:
    """All cards lie face down (SIL-1)."""
    s.seats = seats
    s.to_deal = seats * board.deal
    s.round_number = 1
    s.aside = ((1 << board.cards) - 1) << 1


def actor(board: DeckRecord, s: State) -> int:
    """Chance deals (SIL-2), then each lays a card in turn (SIL-3)."""
    if s.over:
        return OVER
    return CHANCE if s.to_deal else 1 << s.turn


@inner
def write_members(members: int, out: Scratch) -> int:
    """A set of cards as a list of moves; how many there are."""
    n = 0
    while members:
        out.moves[n] = lowest(members)
        members &= members - 1
        n += 1
    return n


def legal(board: DeckRecord, s: State, seat: int, out: Scratch) -> int:
    """Any card of the hand (SIL-3)."""
    return write_members(s.hand[seat], out)


def apply(board: DeckRecord, s: State, seat: int, action: int) -> None:
    """Lay a card (SIL-3); the last one ends the round (SIL-4)."""
    s.hand[seat] ^= 1 << action
    s.sizes[seat] -= 1
    s.gone |= 1 << action
    s.laid[seat] = action
    s.turn = (seat + 1) % s.seats
    if s.turn == s.leader:
        end_round(s)


@inner
def end_round(s: State) -> None:
    """The second-highest takes the silver (SIL-4), the highest leads (SIL-5), until hands are empty (SIL-6)."""
    caught = highest(s, -1)
    s.silver[highest(s, caught)] += s.round_number
    s.leader = caught
    s.turn = caught
    if s.sizes[caught] == 0:
        s.over = 1
    else:
        s.round_number += 1
        for seat in range(s.seats):
            s.laid[seat] = 0


@inner
def highest(s: State, but: int) -> int:
    """Who laid the highest card, one seat left out."""
    best = 0
    found = 0
    for seat in range(s.seats):
        if seat != but and s.laid[seat] > best:
            best = s.laid[seat]
            found = seat
    return found


def weights(board: DeckRecord, s: State, out: Scratch) -> int:
    """Any card that is not dealt yet (SIL-2)."""
    n = write_members(s.aside, out)
    for i in range(n):
        out.outcomes[i][0] = out.moves[i]
        out.outcomes[i][1] = 1
    return n


@inner
def receiver(board: DeckRecord, s: State) -> int:
    """Who is dealt the next card: one by one, from seat 0 clockwise (SIL-2)."""
    return (s.seats * board.deal - s.to_deal) % s.seats


def happen(board: DeckRecord, s: State, action: int) -> None:
    """A card is dealt (SIL-2)."""
    seat = receiver(board, s)
    s.aside ^= 1 << action
    s.hand[seat] |= 1 << action
    s.sizes[seat] += 1
    s.to_deal -= 1


def purpose(board: DeckRecord, s: State) -> int:
    """Chance does nothing but deal."""
    return 0


def audience(board: DeckRecord, s: State, who: int) -> int:
    """A card is dealt to its owner's eyes alone (SIL-7)."""
    return 1 << receiver(board, s) if who == CHANCE else EVERYBODY


def score(board: DeckRecord, s: State, seat: int) -> int:
    """A seat's silver."""
    return s.silver[seat]


def winners(board: DeckRecord, s: State) -> int:
    """Those who have the most silver (SIL-6)."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.silver[seat])
    won = 0
    for seat in range(s.seats):
        if s.over and s.silver[seat] == most:
            won |= 1 << seat
    return won
