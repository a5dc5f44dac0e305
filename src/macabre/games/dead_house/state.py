"""What a match of Dead House consists of, and who may see it (HOU-28)."""

from __future__ import annotations

from macabre.record import SEATS, Field, Layout, everybody, nobody, owner
from macabre.rules import scratch_layout

CARDS = 62  # the most that a deck of one's own may have
KINDS = 16  # the most names that its cards may have
SQUARES = 255  # the longest loop
PAWNS = 3

# Phases: the first waits for a seat, FINISHED for nobody, the others for chance.
TURN, FINISHED, START, DEAL, DRAW = range(5)

# Where a pawn stands: HOME, a square of the loop, or SAFETY plus the number of its gravestone;
# Dead House counts as the gravestone after the last.
HOME, SAFETY = -1, 256

# What a square does.
PLAIN, AHEAD, TURN_OFF, START_SQUARE, BLUE, RED, AGAIN = range(7)
AHEAD_BY = 3

# What else a card can do than move a pawn.
NO_SWAP, SWAP_ANY, SWAP_NEXT = range(3)

# The special cards; a set of them is unused.
POSSESSION, STEAL, REANIMATE = range(3)
ALL_SPECIALS = 0b111

NONE = -1  # no winner

STATE = Layout(
    "dead_house",
    [
        everybody("seats"),
        everybody("first_player"),
        everybody("turn_limit"),
        everybody("phase"),
        everybody("turn"),
        everybody("turns"),  # that have ended
        everybody("again"),  # the seat on turn takes another one
        everybody("special_used"),  # in this turn
        everybody("dealing"),  # the seat that chance deals to
        everybody("deals"),  # of four cards to each
        everybody("winner"),
        everybody("pawns", SEATS, PAWNS),
        everybody("specials", SEATS),
        everybody("sizes", SEATS),
        everybody("deck_size"),
        everybody("height"),  # of the discards
        everybody("discards", CARDS),  # their kinds, in the order of play
        everybody("discarded"),  # the discards as a bundle
        owner("hand", SEATS),  # a bundle
        owner("known", SEATS, SEATS),  # the bundle that the first seat knows in the second's hand
        nobody("deck"),  # a bundle
    ],
)

BOARD = Layout(
    "dead_house_board",
    [
        Field("squares"),
        Field("gravestones"),
        Field("house"),  # where a pawn stands that is finished
        Field("starts", (SEATS,)),  # by side
        Field("turn_offs", (SEATS,)),
        Field("dealt"),  # to each player
        Field("kinds"),
        Field("all_cards"),  # the whole deck as a bundle
        Field("cards_of", (KINDS,)),  # a kind's bits in a bundle
        Field("forward", (KINDS,)),
        Field("backward", (KINDS,)),
        Field("pushes", (KINDS,)),  # squares that an opponent's pawn goes back
        Field("divides", (KINDS,)),  # whether two pawns may share the count
        Field("swaps", (KINDS,)),
        Field("kind_of", (CARDS,)),
        Field("square", (SQUARES,)),  # what it does
        Field("red_after", (SQUARES,)),  # the next red gnome
    ],
)

MOVES = 1024
SCRATCH = scratch_layout("dead_house_scratch", MOVES, KINDS, Field("room", (PAWNS,)), Field("before", (SEATS, PAWNS)))
