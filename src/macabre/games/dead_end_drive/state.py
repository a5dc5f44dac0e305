"""What a match consists of, and who may see it (DED-37)."""

from __future__ import annotations

from macabre.record import MatchRecord, Record, Row, Rows, ScratchRecord, everybody, nobody, numbers, owner

SEATS = 4
PAWNS = 12
SPACES = 1024  # the most that a mansion of one's own may have
PASSAGES = 16
TRAPS = 9
KINDS = 20  # of trap cards, the Detective's not counted
DICE = 2
SIDES = 6
COUNTS = DICE * SIDES  # the longest move
DIRECTIONS = 4  # in which a pawn can be led: see memory.py

# Phases: the first five wait for a seat, FINISHED for nobody, the others for chance.
PORTRAIT, MOVE, TRAP, DRAWN, SEATING, FINISHED, PLACE, DEAL, START, FRAME, ROLL, DRAW, SECRET = range(13)

# How a match ended.
ESCAPE, LAST_ALIVE, DETECTIVE_CAME, TURN_LIMIT = range(4)

NONE = -1  # no pawn, no space, no seat
OUTSIDE = SPACES  # where a pawn is once it has left the house
UNKNOWN = -2  # the owner of a lost pawn whose secret card stays face down (DED-29)
FOR_THE_TURN = 0  # the first choice of the option after_drawing (DED-25)
BY_CHANCE = 0  # the first choice of the option seating (DED-39)


class State(MatchRecord, seats=SEATS):
    """A match."""

    after_drawing: int = everybody()
    turn_limit: int = everybody()
    seating: int = everybody()
    open_characters: int = everybody()
    detective_path: int = everybody()
    phase: int = everybody()
    turn: int = everybody()
    turn_number: int = everybody()
    dealing: int = everybody()  # the seat that chance deals to or rolls for, or how many pawns sit
    contenders: int = everybody()  # seats that roll for the first turn
    rolled: Row = everybody(SEATS)
    places: Row = everybody(PAWNS)
    alive: int = everybody()
    portrait: int = everybody()
    unseen: int = everybody()  # portraits that have not been shown yet
    back: Row = everybody(PAWNS)  # portraits that went to the back, oldest first
    back_size: int = everybody()
    detective: int = everybody()
    dice: Row = everybody(DICE)
    used: int = everybody()  # dice
    moved: int = everybody()  # pawns, this turn
    drew: int = everybody()
    pending: int = everybody()  # the pawn on a trap space that its mover must decide on
    hand_sizes: Row = everybody(SEATS)
    owned: Row = everybody(SEATS)  # how many pawns alive each seat has open cards of
    lost_by: Row = everybody(PAWNS)
    out: int = everybody()
    sprung_with: int = everybody()  # one more than the kind of the card that sprang the last trap
    discards: int = everybody()  # packed as cards.py says, like hand and pile
    discarded_detectives: int = everybody()
    discards_size: int = everybody()
    pile_size: int = everybody()
    shown: Row = everybody(SEATS)  # character cards that all can see: at the end (DED-36), or always (DED-40)
    secret: Row = everybody(SEATS)
    ending: int = everybody()
    winning_pawn: int = everybody()
    winner: int = everybody()
    led: Rows = everybody(SEATS, DIRECTIONS)  # by pawn, how often a seat has led it there: see memory.py
    characters: Row = owner(SEATS)  # pawns alive whose open cards a seat holds
    hand: Row = owner(SEATS)
    drawn: Row = owner(SEATS)  # one more than the kind of the card just drawn, or 0
    pile: int = nobody()


class MansionRecord(Record):
    """The mansion and its cards."""

    spaces: int
    degree: Row = numbers(SPACES)  # how many spaces can be stepped to, furniture and walls left out
    steps: Rows = numbers(SPACES, 4)
    colour: Row = numbers(SPACES)  # 0 or 1, as on a chessboard
    trap_at: Row = numbers(SPACES)  # one more than the trap's number, or 0
    is_passage: Row = numbers(SPACES)
    passages: int
    passage: Row = numbers(PASSAGES)
    chair: Row = numbers(PAWNS)
    is_chair: Row = numbers(SPACES)
    door: int
    door_distance: Row = numbers(SPACES)
    trap_distance: Row = numbers(SPACES)
    detective_steps: int
    detectives: int
    kinds: int
    copies: Row = numbers(KINDS)
    springs: Row = numbers(KINDS)  # the traps that a kind of card matches


MOST_MOVES = PAWNS * DICE * (SPACES + 1) + DICE
LAYERS = 3  # of the search: see paths.py


class Scratch(ScratchRecord, moves=MOST_MOVES, outcomes=SIDES**DICE):
    """Lists of moves, and the search for paths."""

    closed: Row = numbers(SPACES)
    reach: Row = numbers(LAYERS * SPACES)
    queue: Row = numbers(LAYERS * SPACES)
    queued: int
    targets: Row = numbers(LAYERS * SPACES)
    usable: int  # counts by which some pawn can move
    trail: Row = numbers(COUNTS + 1)
    branch: Row = numbers(COUNTS + 1)
    hopped: Row = numbers(COUNTS + 1)
    on_trail: Row = numbers(SPACES)
