"""What a match consists of, and who may see it (CAN-5)."""

from __future__ import annotations

from macabre.record import MatchRecord, Record, Row, ScratchRecord, everybody, owner

SEATS = 4
CARDS = 62
SILENT, STAYS, LEAVES = range(3)  # what a seat has said


class State(MatchRecord, seats=SEATS):
    """A match."""

    dealt: int = everybody()  # cards so far
    turn: int = everybody()
    said: Row = everybody(SEATS)
    shown: Row = everybody(SEATS)  # cards of those who stayed, 0 until then
    card: Row = owner(SEATS)


class DeckRecord(Record):
    """The deck."""

    cards: int


class Scratch(ScratchRecord, moves=2, outcomes=CARDS):
    """Lists of moves."""
