"""What a match of Deadly Doodles consists of, and who may see it (DOO-21).

A multiset of cards is one integer with six bits for the count of each kind. A map is four sets
of rooms, those that have a segment's end on each side, and a set of traps: every segment has an
end, and its ends tell its shape.
"""

from __future__ import annotations

from macabre.record import MatchRecord, Record, Row, Rows, ScratchRecord, everybody, numbers, owner

SEATS = 4
ROOMS = 62  # the most that a map of one's own may have
PAIRS = 6
ROUNDS = 7  # usually, and at most: no deck is sure to last longer
FEWEST_ROUNDS = 3
ROUND_BITS = 3  # hold a round's number
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


class State(MatchRecord, seats=SEATS):
    """A match."""

    open_paths: int = everybody()
    without_traps: int = everybody()
    number_of_rounds: int = everybody()
    weapon_first: int = everybody()
    phase: int = everybody()
    round_number: int = everybody()
    to_turn: int = everybody()  # cards still to be turned up
    deck: int = everybody()  # as everybody can tell who remembers what was turned up
    turned: Row = everybody(ROUNDS)  # the cards turned up in each round
    drawing: int = everybody()  # the seats that have cards left
    remaining: Row = everybody(SEATS)  # how many
    hits: Row = everybody(SEATS)  # by traps
    shown_ends: Rows = everybody(SEATS, SIDES)
    shown_rounds: Rows = everybody(SEATS, ROUND_BITS)
    shown_traps: Row = everybody(SEATS)
    shown_marks: Row = everybody(SEATS)
    left: Row = owner(SEATS)  # cards to draw this round
    ends: Rows = owner(SEATS, SIDES)  # the rooms with an end on each side
    rounds: Rows = owner(SEATS, ROUND_BITS)  # the rooms whose round's number has each bit
    traps: Row = owner(SEATS)
    marks: Row = owner(SEATS)  # segments that could not be drawn


class DungeonRecord(Record):
    """The map and the deck."""

    columns: int
    rooms: int
    open: Row = numbers(SIDES)  # the rooms with a passage on each side
    doors: Row = numbers(SIDES)  # those where it is an entryway
    up: Row = numbers(SIDES)  # how far to shift a set of rooms so that it meets its neighbours on each side:
    down: Row = numbers(SIDES)  # up or down
    empty: int  # rooms without a thing
    loot: int
    dragon: int
    weapons: int
    monsters: int
    weapon: Row = numbers(PAIRS)  # each as a set of one room
    monster: Row = numbers(PAIRS)
    traffic: Row = numbers(ROOMS)  # how likely a path leads through a room, out of 64
    deck: int


class Scratch(ScratchRecord, moves=PATTERNS * ROOMS + KINDS, outcomes=KINDS):
    """Lists of moves, two generations of plans, and one plan more that is being tried.

    A plan is a map with the cards left, as in the state, the number of the move that it began with, and its worth.
    """

    ends: Rows = numbers(PLANS, SIDES)
    rounds: Rows = numbers(PLANS, ROUND_BITS)
    traps: Row = numbers(PLANS)
    left: Row = numbers(PLANS)
    marks: Row = numbers(PLANS)
    first: Row = numbers(PLANS)
    worth: Row = numbers(PLANS)
