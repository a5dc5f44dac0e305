"""What a seat may hold possible (DED-37): who owns whom, and who holds which trap cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb

from macabre.chance import below, mix, pick, tick
from macabre.data import Board
from macabre.games.dead_end_drive.cards import all_cards, count_of, one, size_of
from macabre.games.dead_end_drive.state import DEAL, PLACE, STATE
from macabre.kernel import inner, size
from macabre.record import Record


@inner
def hidden_characters(s: Record, seat: int) -> int:
    """The pawns alive whose open cards others may hold, those shown left out."""
    pawns = s.alive & ~s.characters[seat]
    for other in range(s.seats):
        pawns &= ~(s.shown[other] | s.secret[other])
    return pawns


@inner
def hidden_cards(board: Record, s: Record, seat: int) -> int:
    """The trap and Wild cards that are in other hands or in the pile."""
    return all_cards(board) - s.hand[seat] - s.discards


@inner
def random_kind(board: Record, cards: int, number: int) -> int:
    """The kind of the card at a place, if all cards lay in a row."""
    kind = 0
    while number >= count_of(cards, kind):
        number -= count_of(cards, kind)
        kind += 1
    return kind


def determinise(board: Record, s: Record, seat: int, word: int) -> int:
    """Deal what the seat does not see, as it may lie: every deal of single cards is as likely."""
    pawns = hidden_characters(s, seat)
    cards = hidden_cards(board, s, seat)
    left = size_of(board, cards)
    for other in range(s.seats):
        if other != seat:
            s.characters[other] = s.shown[other]
            for _ in range(s.owned[other] - size(s.shown[other])):
                word = tick(word)
                bit = 1 << pick(mix(word), pawns)
                s.characters[other] |= bit
                pawns ^= bit
            s.hand[other] = 0
            for _ in range(s.hand_sizes[other]):
                word = tick(word)
                card = one(random_kind(board, cards, below(mix(word), left)))
                s.hand[other] += card
                cards -= card
                left -= 1
    s.pile = cards
    return word


def worlds(board: Board, sight: bytes, seat: int, limit: int) -> list[bytes] | None:
    """..."""
    return None
