"""What a match of the card game consists of, and who may see it (CLU-20)."""

from __future__ import annotations

from macabre.record import SEATS, Field, Layout, everybody, nobody, owner
from macabre.rules import scratch_layout

CARDS = 62  # the most that a deck of one's own may have
MINIATURES = 16
PICTURES = 62

# Phases: the first three wait for a seat, OVER for nobody, the others for chance.
PLAY, MISS, SWAP, FINISHED, START, DEAL, TURN_UP, DRAW, MINIATURE = range(9)

# What a card does when it is laid.
NO_EFFECT, MISS_A_TURN, NEXT_MISSES, SWAP_HANDS, ANOTHER_TURN = range(5)

NONE = -1  # no card, no miniature, no seat; as last_winner: the round was void
NO_ROUND_YET = -2

STATE = Layout(
    "cluedo_cards",
    [
        everybody("seats"),
        everybody("target"),
        everybody("first_player"),
        everybody("phase"),
        everybody("turn"),
        everybody("starter"),
        everybody("round_number"),
        everybody("dealing"),  # the seat that chance deals to, or turns the miniature of
        everybody("stuck"),  # seats that in a row could neither play nor draw
        everybody("sizes", SEATS),
        everybody("misses", SEATS),
        everybody("scores", SEATS),
        everybody("miniature", SEATS),
        everybody("last_winner"),
        everybody("last_card"),
        everybody("last_miniature", SEATS),
        everybody("top"),
        everybody("height"),  # of the discard pile
        everybody("discards", CARDS),
        everybody("discarded"),  # the discard pile as a set
        everybody("pile_size"),
        everybody("shuffled"),  # the draw pile when it was last shuffled, as a perfect memory has it
        everybody("fresh", SEATS),  # how many cards of a hand were drawn since
        owner("hand", SEATS),
        owner("known", SEATS, SEATS),  # cards that the first seat knows in the second's hand
        nobody("pile"),
    ],
)

DECK = Layout(
    "cluedo_cards_deck",
    [
        Field("cards"),
        Field("miniatures"),
        Field("dealt"),  # to each player
        Field("fits", (CARDS,)),  # the cards that may be laid on this one
        Field("effect", (CARDS,)),
        Field("shown_by", (CARDS,)),  # the miniatures that show its picture
        Field("points", (MINIATURES,)),
    ],
)

SCRATCH = scratch_layout("cluedo_cards_scratch", moves=CARDS, outcomes=CARDS)
