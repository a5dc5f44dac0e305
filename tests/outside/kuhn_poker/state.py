"""What a match consists of, and who may see it (KUH-5)."""

from __future__ import annotations

from macabre.record import MatchRecord, Record, Row, ScratchRecord, everybody, owner

SEATS = 2
CARDS = 13
SPEECHES = 3  # at most
SILENT, PASSES, BETS = range(3)


class State(MatchRecord, seats=SEATS):
    """A match."""

    dealt: int = everybody()  # cards so far
    spoken: int = everybody()  # speeches so far
    said: Row = everybody(SPEECHES)
    chips: Row = everybody(SEATS)  # in the pot
    winner: int = everybody()  # the seat plus 1; 0 until the match is over
    shown: Row = everybody(SEATS)  # cards, 0 until they are shown
    card: Row = owner(SEATS)


class DeckRecord(Record):
    """The deck."""

    cards: int


class Scratch(ScratchRecord, moves=2, outcomes=CARDS):
    """Lists of moves."""
