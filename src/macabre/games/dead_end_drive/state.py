"""What a match consists of, and who may see it (DED-37)."""

from __future__ import annotations

from macabre.record import SEATS, Field, Layout, everybody, nobody, owner
from macabre.rules import scratch_layout

PAWNS = 12
SPACES = 1024  # the most that a mansion of one's own may have
PASSAGES = 16
TRAPS = 9
KINDS = 20  # of trap cards, the Detective's not counted
DICE = 2
SIDES = 6
COUNTS = DICE * SIDES  # the longest move
DIRECTIONS = 4  # in which a pawn can be led: see memory.py

# Phases: the first four wait for a seat, FINISHED for nobody, the others for chance.
PORTRAIT, MOVE, TRAP, DRAWN, FINISHED, PLACE, DEAL, START, FRAME, ROLL, DRAW, SECRET = range(12)

# How a match ended.
ESCAPE, LAST_ALIVE, DETECTIVE_CAME, TURN_LIMIT = range(4)

NONE = -1  # no pawn, no space, no seat
OUTSIDE = SPACES  # where a pawn is once it has left the house
UNKNOWN = -2  # the owner of a lost pawn whose secret card stays face down (DED-29)
FOR_THE_TURN = 0  # the first choice of the option after_drawing (DED-25)

STATE = Layout(
    "dead_end_drive",
    [
        everybody("seats"),
        everybody("after_drawing"),
        everybody("turn_limit"),
        everybody("phase"),
        everybody("turn"),
        everybody("turn_number"),
        everybody("dealing"),  # the seat that chance deals to or rolls for, or the chair that it fills
        everybody("contenders"),  # seats that roll for the first turn
        everybody("rolled", SEATS),
        everybody("places", PAWNS),
        everybody("alive"),
        everybody("portrait"),
        everybody("unseen"),  # portraits that have not been shown yet
        everybody("back", PAWNS),  # portraits that went to the back, oldest first
        everybody("back_size"),
        everybody("detective"),
        everybody("dice", DICE),
        everybody("used"),  # dice
        everybody("moved"),  # pawns, this turn
        everybody("drew"),
        everybody("pending"),  # the pawn on a trap space that its mover must decide on
        everybody("hand_sizes", SEATS),
        everybody("owned", SEATS),  # how many pawns alive each seat has open cards of
        everybody("lost_by", PAWNS),
        everybody("out"),
        everybody("sprung_with"),  # one more than the kind of the card that sprang the last trap
        everybody("discards"),  # packed as cards.py says, like hand and pile
        everybody("discarded_detectives"),
        everybody("discards_size"),
        everybody("pile_size"),
        everybody("shown", SEATS),  # character cards turned up at the end (DED-36)
        everybody("secret", SEATS),
        everybody("ending"),
        everybody("winning_pawn"),
        everybody("winner"),
        everybody("led", SEATS, DIRECTIONS),  # by pawn, how often a seat has led it there: see memory.py
        owner("characters", SEATS),  # pawns alive whose open cards a seat holds
        owner("hand", SEATS),
        owner("drawn", SEATS),  # one more than the kind of the card just drawn, or 0
        nobody("pile"),
    ],
)

MANSION = Layout(
    "dead_end_drive_mansion",
    [
        Field("spaces"),
        Field("degree", (SPACES,)),  # how many spaces can be stepped to, furniture and walls left out
        Field("steps", (SPACES, 4)),
        Field("colour", (SPACES,)),  # 0 or 1, as on a chessboard
        Field("trap_at", (SPACES,)),  # one more than the trap's number, or 0
        Field("is_passage", (SPACES,)),
        Field("passages"),
        Field("passage", (PASSAGES,)),
        Field("chair", (PAWNS,)),
        Field("is_chair", (SPACES,)),
        Field("door"),
        Field("door_distance", (SPACES,)),
        Field("trap_distance", (SPACES,)),
        Field("detective_steps"),
        Field("detectives"),
        Field("kinds"),
        Field("copies", (KINDS,)),
        Field("springs", (KINDS,)),  # the traps that a kind of card matches
    ],
)

MOST_MOVES = PAWNS * DICE * (SPACES + 1) + DICE
LAYERS = 3  # of the search: see paths.py

SCRATCH = scratch_layout(
    "dead_end_drive_scratch",
    MOST_MOVES,
    SIDES**DICE,
    Field("closed", (SPACES,)),
    Field("reach", (LAYERS * SPACES,)),
    Field("queue", (LAYERS * SPACES,)),
    Field("queued"),
    Field("targets", (LAYERS * SPACES,)),
    Field("usable"),  # counts by which some pawn can move
    Field("trail", (COUNTS + 1,)),
    Field("branch", (COUNTS + 1,)),
    Field("hopped", (COUNTS + 1,)),
    Field("on_trail", (SPACES,)),
)
