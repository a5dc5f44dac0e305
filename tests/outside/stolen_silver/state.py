"""What a match consists of, and who may see it (SIL-7). A set of cards has the bit n for the card n."""

from __future__ import annotations

from macabre.record import MatchRecord, Record, Row, ScratchRecord, everybody, nobody, owner

SEATS = 6
CARDS = 61  # the highest number that a card may have


class State(MatchRecord, seats=SEATS):
    """A match."""

    to_deal: int = everybody()  # cards, to all together
    round_number: int = everybody()
    leader: int = everybody()
    turn: int = everybody()
    over: int = everybody()
    laid: Row = everybody(SEATS)  # in this round; 0 until then
    gone: int = everybody()  # the cards of all rounds
    sizes: Row = everybody(SEATS)  # of the hands
    silver: Row = everybody(SEATS)
    hand: Row = owner(SEATS)
    aside: int = nobody()


class DeckRecord(Record):
    """The deck."""

    cards: int
    deal: int  # cards to each


class Scratch(ScratchRecord, moves=CARDS, outcomes=CARDS):
    """Lists of moves."""
