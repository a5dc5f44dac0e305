"""What a match of the card game consists of, and who may see it (CLU-20)."""

from __future__ import annotations

from macabre.record import MatchRecord, Record, Row, Rows, ScratchRecord, everybody, nobody, numbers, owner

SEATS = 4
CARDS = 62  # the most that a deck of one's own may have
MINIATURES = 16
PICTURES = 62

# Phases: the first three wait for a seat, OVER for nobody, the others for chance.
PLAY, MISS, SWAP, FINISHED, START, DEAL, TURN_UP, DRAW, MINIATURE = range(9)

# What a card does when it is laid.
NO_EFFECT, MISS_A_TURN, NEXT_MISSES, SWAP_HANDS, ANOTHER_TURN = range(5)

CARD_NUMBER = 1  # the second choice of the option penalty (CLU-21)

NONE = -1  # no card, no miniature, no seat; as last_winner: the round was void
NO_ROUND_YET = -2


class State(MatchRecord, seats=SEATS):
    """A match."""

    target: int = everybody()
    first_player: int = everybody()
    penalty: int = everybody()  # what CLU-16 takes: a miniature's points, or the last card's number (CLU-21)
    draw_until_one_fits: int = everybody()  # CLU-22
    miniatures: int = everybody()  # CLU-23
    winner_starts: int = everybody()  # CLU-24
    phase: int = everybody()
    turn: int = everybody()
    starter: int = everybody()
    round_number: int = everybody()
    dealing: int = everybody()  # the seat that chance deals to, or turns the miniature of
    stuck: int = everybody()  # seats that in a row could neither play nor draw
    sizes: Row = everybody(SEATS)
    misses: Row = everybody(SEATS)
    scores: Row = everybody(SEATS)
    miniature: Row = everybody(SEATS)
    last_winner: int = everybody()
    last_card: int = everybody()
    last_miniature: Row = everybody(SEATS)
    top: int = everybody()
    height: int = everybody()  # of the discard pile
    discards: Row = everybody(CARDS)
    discarded: int = everybody()  # the discard pile as a set
    pile_size: int = everybody()
    shuffled: int = everybody()  # the draw pile when it was last shuffled, as a perfect memory has it
    fresh: Row = everybody(SEATS)  # how many cards of a hand were drawn since
    hand: Row = owner(SEATS)
    known: Rows = owner(SEATS, SEATS)  # cards that the first seat knows in the second's hand
    pile: int = nobody()


class DeckRecord(Record):
    """The cards and miniatures."""

    cards: int
    miniatures: int
    dealt: int  # to each player
    fits: Row = numbers(CARDS)  # the cards that may be laid on this one
    effect: Row = numbers(CARDS)
    number: Row = numbers(CARDS)
    shown_by: Row = numbers(CARDS)  # the miniatures that show its picture
    points: Row = numbers(MINIATURES)


class Scratch(ScratchRecord, moves=CARDS, outcomes=CARDS):
    """Lists of moves."""
