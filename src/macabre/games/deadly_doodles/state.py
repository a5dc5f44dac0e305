"""What a match of Deadly Doodles consists of, and who may see it (DOO-21).

A multiset of cards is one integer with six bits for the count of each kind. A map is four sets
of rooms, those that have a segment's end on each side, and a set of traps: every segment has an
end, and its ends tell its shape.
"""

from __future__ import annotations

from macabre.record import SEATS, Field, Layout, everybody, owner
from macabre.rules import scratch_layout

ROOMS = 62  # the most that a map of one's own may have
PAIRS = 6
ROUNDS = 7
ROUND_BITS = 3  # a round's number takes so many
TURNED_UP = 4  # cards at the start of a round

# Kinds of cards; those before TRAP are path segments.
STRAIGHT, CORNER, TEE, CROSS, DEAD_END, TRAP, DRAW_2 = range(7)
KINDS = 7
COUNT_BITS = 6
COUNT = (1 << COUNT_BITS) - 1

# Sides of a room; a set of them is called ends.
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = 4
PATTERNS = 1 << SIDES  # sets of ends; the empty one stands for a trap

TURN_UP, DRAW, FINISHED = range(3)

WIDTH = 20  # plans that the planner keeps
PLANS = 2 * WIDTH + 1

STATE = Layout(
    "deadly_doodles",
    [
        everybody("seats"),
        everybody("open_paths"),
        everybody("phase"),
        everybody("round_number"),
        everybody("to_turn"),  # cards still to be turned up
        everybody("deck"),  # as everybody can tell who remembers what was turned up
        everybody("turned", ROUNDS),  # the cards turned up in each round
        everybody("drawing"),  # the seats that have cards left
        everybody("remaining", SEATS),  # how many
        everybody("hits", SEATS),  # by traps
        everybody("shown_ends", SEATS, SIDES),
        everybody("shown_rounds", SEATS, ROUND_BITS),
        everybody("shown_traps", SEATS),
        everybody("shown_marks", SEATS),
        owner("left", SEATS),  # cards to draw this round
        owner("ends", SEATS, SIDES),  # the rooms with an end on each side
        owner("rounds", SEATS, ROUND_BITS),  # the rooms whose round's number has each bit
        owner("traps", SEATS),
        owner("marks", SEATS),  # segments that could not be drawn
    ],
)

MAP = Layout(
    "deadly_doodles_map",
    [
        Field("columns"),
        Field("rooms"),
        Field("open", (SIDES,)),  # the rooms with a passage on each side
        Field("doors", (SIDES,)),  # those where it is an entryway
        Field("up", (SIDES,)),  # how far to shift a set of rooms so that it meets its neighbours on each side:
        Field("down", (SIDES,)),  # up or down
        Field("empty"),  # rooms without a thing
        Field("loot"),
        Field("dragon"),
        Field("weapons"),
        Field("monsters"),
        Field("weapon", (PAIRS,)),  # each as a set of one room
        Field("monster", (PAIRS,)),
        Field("traffic", (ROOMS,)),  # how likely a path leads through a room, out of 64
        Field("deck"),
    ],
)

SCRATCH = scratch_layout(
    "deadly_doodles_scratch",
    PATTERNS * ROOMS + KINDS,
    KINDS,
    # Two generations of plans and one more that is being tried: a map with the cards left, as in the state,
    # the number of the move that it began with, and its worth.
    Field("ends", (PLANS, SIDES)),
    Field("rounds", (PLANS, ROUND_BITS)),
    Field("traps", (PLANS,)),
    Field("left", (PLANS,)),
    Field("marks", (PLANS,)),
    Field("first", (PLANS,)),
    Field("worth", (PLANS,)),
)
