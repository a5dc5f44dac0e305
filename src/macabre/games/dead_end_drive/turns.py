"""The course of a turn: dice, portraits, trap cards, and those knocked off (DED-8 to DED-12, DED-22 to DED-31)."""

from __future__ import annotations

from macabre.games.dead_end_drive.beginning import has_secret_cards
from macabre.games.dead_end_drive.cards import DETECTIVE, one
from macabre.games.dead_end_drive.ending import end_match, holder, only_one_left
from macabre.games.dead_end_drive.memory import note_move
from macabre.games.dead_end_drive.state import (
    DETECTIVE_CAME,
    DICE,
    DRAW,
    DRAWN,
    ESCAPE,
    FINISHED,
    FRAME,
    LAST_ALIVE,
    MOVE,
    NONE,
    OUTSIDE,
    PORTRAIT,
    ROLL,
    TRAP,
    TURN_LIMIT,
    UNKNOWN,
    MansionRecord,
    State,
)
from macabre.kernel import inner, lowest

# --- turns


@inner
def begin_turn(s: State) -> None:
    """A turn begins with a roll of both dice (DED-8)."""
    s.turn_number += 1
    s.used = 0
    s.moved = 0
    s.drew = 0
    s.pending = NONE
    for die in range(DICE):
        s.dice[die] = 0
    s.phase = ROLL


@inner
def roll_dice(s: State, first: int, second: int) -> None:
    """Doubles ask about the portrait first (DED-10)."""
    s.dice[0] = first
    s.dice[1] = second
    s.phase = PORTRAIT if first == second else MOVE


@inner
def carry_on(s: State) -> None:
    """A pawn's move, card and trap are done (DED-11): the end (DED-33), the other die, or the next player's turn."""
    s.pending = NONE
    if only_one_left(s):
        end_match(s, LAST_ALIVE, lowest(s.alive))
    elif s.used == (1 << DICE) - 1 or s.out >> s.turn & 1:
        end_turn(s)
    else:
        s.phase = MOVE


@inner
def end_turn(s: State) -> None:
    """Play goes to the left (DED-6), past those who are out (DED-31), up to the limit of turns (DED-38)."""
    if s.turn_number == s.turn_limit:
        s.ending = TURN_LIMIT
        s.phase = FINISHED
        return
    s.turn = (s.turn + 1) % s.seats
    while s.out >> s.turn & 1:
        s.turn = (s.turn + 1) % s.seats
    begin_turn(s)


@inner
def use_count(s: State, count: int) -> None:
    """One die of that value, or both for the total of a double (DED-10), are used."""
    for die in range(DICE):
        if s.used >> die & 1 == 0 and s.dice[die] == count:
            s.used |= 1 << die
            return
    s.used = (1 << DICE) - 1


@inner
def move_pawn(board: MansionRecord, s: State, pawn: int, count: int, to: int) -> None:
    """The pawn leaves the house (DED-32), ends on a trap (DED-21), or just stands elsewhere."""
    use_count(s, count)
    if to != OUTSIDE:
        note_move(board, s, pawn, to)
    s.moved |= 1 << pawn
    s.places[pawn] = to
    if to == OUTSIDE:
        end_match(s, ESCAPE, pawn)
    elif board.trap_at[to]:
        s.pending = pawn
        s.phase = TRAP
    else:
        carry_on(s)


# --- portraits


@inner
def change_portrait(s: State) -> None:
    """The portrait shown goes to the back, the next is shown (DED-10)."""
    s.back[s.back_size] = s.portrait
    s.back_size += 1
    show_next(s)


@inner
def show_next(s: State) -> None:
    """The next portrait of one alive (DED-30): chance knows those not seen yet, then those at the back follow."""
    s.portrait = NONE
    if s.unseen:
        s.phase = FRAME
        return
    while s.portrait == NONE:
        front = s.back[0]
        s.back_size -= 1
        for i in range(s.back_size):
            s.back[i] = s.back[i + 1]
        s.back[s.back_size] = NONE
        if s.alive >> front & 1:
            s.portrait = front
    carry_on(s)


@inner
def show_portrait(s: State, pawn: int) -> None:
    """A portrait not seen before comes up; that of one knocked off is taken away (DED-30)."""
    s.unseen ^= 1 << pawn
    if s.alive >> pawn & 1 == 0:
        show_next(s)
        return
    s.portrait = pawn
    if s.turn_number == 0:
        begin_turn(s)
    else:
        carry_on(s)


# --- cards


@inner
def seek_card(s: State) -> None:
    """Draw a card; the discards are shuffled into an empty pile, and if there are none nothing is drawn (DED-28)."""
    if s.pile_size == 0:
        s.pile = s.discards
        s.pile_size = s.discards_size
        s.discards = 0
        s.discards_size = 0
        s.discarded_detectives = 0
    if s.pile_size == 0:
        carry_on(s)
    else:
        s.drew = 1
        s.phase = DRAW


@inner
def receive_card(board: MansionRecord, s: State, seat: int, kind: int) -> None:
    """The drawn card: the Detective's is discarded (DED-26), any other counts in the hand at once (DED-24)."""
    s.pile_size -= 1
    if kind == DETECTIVE:
        s.discarded_detectives += 1
        s.discards_size += 1
        advance_detective(board, s)
    else:
        s.pile -= one(kind)
        s.hand[seat] += one(kind)
        s.hand_sizes[seat] += 1
        s.drawn[seat] = kind + 1
        s.phase = DRAWN


@inner
def advance_detective(board: MansionRecord, s: State) -> None:
    """One step; on the Game Over space he ends the match (DED-27), else another card is drawn (DED-26)."""
    s.detective += 1
    if s.detective == board.detective_steps:
        end_match(s, DETECTIVE_CAME, s.portrait)
    else:
        seek_card(s)


@inner
def discard(s: State, seat: int, kind: int) -> None:
    """A card of the hand is laid face up."""
    s.hand[seat] -= one(kind)
    s.hand_sizes[seat] -= 1
    s.discards += one(kind)
    s.discards_size += 1


@inner
def discard_hand(s: State, seat: int) -> None:
    """All trap cards of one who is out (DED-31)."""
    s.discards += s.hand[seat]
    s.discards_size += s.hand_sizes[seat]
    s.hand[seat] = 0
    s.hand_sizes[seat] = 0


# --- knocked off


@inner
def spring_trap(s: State, seat: int, kind: int) -> None:
    """A card laid face up springs the trap (DED-23, DED-24)."""
    discard(s, seat, kind)
    s.sprung_with = kind + 1
    knock_off(s, s.pending)


@inner
def knock_off(s: State, pawn: int) -> None:
    """The pawn leaves the board (DED-29); if its portrait hangs, the next is shown (DED-30)."""
    s.places[pawn] = NONE
    s.alive ^= 1 << pawn
    s.pending = NONE
    lose_character(s, pawn)
    if s.portrait == pawn:
        show_next(s)
    else:
        carry_on(s)


@inner
def lose_character(s: State, pawn: int) -> None:
    """The owner shows the card, a secret one stays face down (DED-29); the last puts out (DED-31, DED-35, DED-40)."""
    seat = holder(s, pawn)
    if seat == NONE:
        s.lost_by[pawn] = UNKNOWN
        return
    s.lost_by[pawn] = seat
    s.characters[seat] ^= 1 << pawn
    s.shown[seat] &= ~(1 << pawn)
    s.owned[seat] -= 1
    if s.owned[seat] == 0 and not has_secret_cards(s):
        s.out |= 1 << seat
        discard_hand(s, seat)
