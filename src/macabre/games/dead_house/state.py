"""What a match of Dead House consists of, and who may see it (HOU-28)."""

from __future__ import annotations

from macabre.record import MatchRecord, Record, Row, Rows, ScratchRecord, everybody, nobody, numbers, owner

SEATS = 4
CARDS = 62  # the most that a deck of one's own may have
KINDS = 16  # the most names that its cards may have
SQUARES = 255  # the longest loop
PAWNS = 3
MOVES = 1024  # the most that a turn offers

# Phases: the first waits for a seat, FINISHED for nobody, the others for chance.
TURN, FINISHED, START, DEAL, DRAW = range(5)

# Where a pawn stands: HOME, a square of the loop, or SAFETY plus the number of its gravestone;
# Dead House counts as the gravestone after the last.
HOME, SAFETY = -1, 256

# What a square does.
PLAIN, AHEAD, TURN_OFF, START_SQUARE, BLUE, RED, AGAIN = range(7)
AHEAD_BY = 3
STAY = 1  # the second choice of the option ahead_at_turn_off (HOU-10)
OFF_TRACK = 1  # the second choice of the option possession_with (HOU-29)

# What else a card can do than move a pawn.
NO_SWAP, SWAP_ANY, SWAP_NEXT = range(3)

# The special cards; a set of them is unused.
POSSESSION, STEAL, REANIMATE = range(3)
ALL_SPECIALS = 0b111

NONE = -1  # no winner


class State(MatchRecord, seats=SEATS):
    """A match."""

    first_player: int = everybody()
    turn_limit: int = everybody()
    ahead_at_turn_off: int = everybody()
    squares_catch_pushed: int = everybody()
    possession_with: int = everybody()  # HOU-29
    pawns_to_win: int = everybody()  # HOU-30
    special_cards: int = everybody()  # HOU-31
    pawn_starts_out: int = everybody()  # HOU-32
    phase: int = everybody()
    turn: int = everybody()
    turns: int = everybody()  # that have ended
    again: int = everybody()  # the seat on turn takes another one
    special_used: int = everybody()  # in this turn
    dealing: int = everybody()  # the seat that chance deals to
    deals: int = everybody()  # of four cards to each
    winner: int = everybody()
    pawns: Rows = everybody(SEATS, PAWNS)
    specials: Row = everybody(SEATS)
    sizes: Row = everybody(SEATS)
    deck_size: int = everybody()
    height: int = everybody()  # of the discards
    discards: Row = everybody(CARDS)  # their kinds, in the order of play
    discarded: int = everybody()  # the discards as a bundle
    hand: Row = owner(SEATS)  # a bundle
    known: Rows = owner(SEATS, SEATS)  # the bundle that the first seat knows in the second's hand
    deck: int = nobody()  # a bundle


class TrackRecord(Record):
    """The loop, the rows of gravestones and the deck."""

    squares: int
    gravestones: int
    house: int  # where a pawn stands that is finished
    starts: Row = numbers(SEATS)  # by side
    turn_offs: Row = numbers(SEATS)
    dealt: int  # to each player
    kinds: int
    all_cards: int  # the whole deck as a bundle
    cards_of: Row = numbers(KINDS)  # a kind's bits in a bundle
    forward: Row = numbers(KINDS)
    backward: Row = numbers(KINDS)
    pushes: Row = numbers(KINDS)  # squares that an opponent's pawn goes back
    divides: Row = numbers(KINDS)  # whether two pawns may share the count
    swaps: Row = numbers(KINDS)
    kind_of: Row = numbers(CARDS)
    square: Row = numbers(SQUARES)  # what it does
    red_after: Row = numbers(SQUARES)  # the next red gnome


class Scratch(ScratchRecord, moves=MOVES, outcomes=KINDS):
    """Lists of moves, and what squares need to count."""

    room: Row = numbers(PAWNS)
    before: Rows = numbers(SEATS, PAWNS)
