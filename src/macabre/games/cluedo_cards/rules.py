"""The rules, clause by clause."""

from __future__ import annotations

from macabre.chance import pick
from macabre.games.cluedo_cards.state import (
    ANOTHER_TURN,
    CARD_NUMBER,
    CARDS,
    DEAL,
    DRAW,
    FINISHED,
    MINIATURE,
    MISS,
    MISS_A_TURN,
    NEXT_MISSES,
    NO_ROUND_YET,
    NONE,
    PLAY,
    SEATS,
    START,
    SWAP,
    SWAP_HANDS,
    TURN_UP,
    DeckRecord,
    Scratch,
    State,
)
from macabre.kernel import inner, lowest, size
from macabre.rules import CHANCE, EVERYBODY, OVER, PURPOSE

# A seat's actions: a card's number lays it; then these.
TAKE = CARDS
MISS_NOBODY = TAKE + 1
MISS_SEAT = MISS_NOBODY + 1
SWAP_SEAT = MISS_SEAT + SEATS

ROUND_POINTS = 3
FOR_START, FOR_DEAL, FOR_PILE, FOR_MINIATURE = range(4)


def setup(board: DeckRecord, s: State, seats: int) -> None:
    """Before the first round: who starts is chance's choice, or an option's (CLU-6)."""
    s.seats = seats
    s.last_winner = NO_ROUND_YET
    s.last_card = NONE
    for seat in range(SEATS):
        s.miniature[seat] = NONE
        s.last_miniature[seat] = NONE
    if s.first_player == NONE:
        s.phase = START
    else:
        s.starter = s.first_player
        begin_round(board, s)


def actor(board: DeckRecord, s: State) -> int:
    """Whose decision it is."""
    if s.phase < FINISHED:
        return 1 << s.turn
    return OVER if s.phase == FINISHED else CHANCE


# --- what a seat may do


@inner
def legal_set(board: DeckRecord, s: State, seat: int) -> int:
    """A seat's legal cards (CLU-7), or the players that it may name, as a set; empty if it must draw."""
    if s.phase == PLAY:
        return s.hand[seat] & board.fits[s.top]
    return ((1 << s.seats) - 1) & ~(1 << seat)


@inner
def first_action(s: State) -> int:
    """The action that the first member of `legal_set` stands for."""
    if s.phase == PLAY:
        return 0
    return MISS_SEAT if s.phase == MISS else SWAP_SEAT


def legal(board: DeckRecord, s: State, seat: int, out: Scratch) -> int:
    """Lay a card that fits (CLU-7), else draw (CLU-8); name whom a weapon strikes (CLU-9, CLU-12)."""
    n = 0
    if s.phase == MISS:
        out.moves[n] = MISS_NOBODY
        n += 1
    members = legal_set(board, s, seat)
    first = first_action(s)
    while members:
        out.moves[n] = first + lowest(members)
        n += 1
        members &= members - 1
    if n == 0:
        out.moves[n] = TAKE
        n += 1
    return n


def sample(board: DeckRecord, s: State, seat: int, bits: int, out: Scratch) -> int:
    """A legal action at random, without making the list."""
    members = legal_set(board, s, seat)
    if s.phase == PLAY:
        return pick(bits, members) if members else TAKE
    if s.phase == MISS:
        return MISS_NOBODY + pick(bits, members << 1 | 1)
    return SWAP_SEAT + pick(bits, members)


def apply(board: DeckRecord, s: State, seat: int, action: int) -> None:
    """Carry out what the seat decided."""
    if s.phase == MISS:
        if action != MISS_NOBODY:
            s.misses[action - MISS_SEAT] += 1
        pass_turn(s)
    elif s.phase == SWAP:
        swap_hands(s, seat, action - SWAP_SEAT)
        pass_turn(s)
    elif action == TAKE:
        take_card(board, s, seat)
    else:
        lay_card(board, s, seat, action)


@inner
def pass_turn(s: State) -> None:
    """The next seat clockwise that need not miss its turn (CLU-6, CLU-14)."""
    seat = s.turn + 1
    if seat == s.seats:
        seat = 0
    while s.misses[seat] > 0:
        s.misses[seat] -= 1
        seat += 1
        if seat == s.seats:
            seat = 0
    s.turn = seat
    s.phase = PLAY


@inner
def lay_card(board: DeckRecord, s: State, seat: int, card: int) -> None:
    """Lay a card on the discard pile (CLU-7); the last one ends the round at once (CLU-15)."""
    s.stuck = 0
    leave_hand(s, seat, card)
    cover_discards(s, card)
    if s.hand[seat] == 0:
        win_round(board, s, seat, card)
    else:
        carry_out_effect(board, s, seat, board.effect[card])


@inner
def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand; nobody need remember it there any more (CLU-20)."""
    bit = 1 << card
    s.hand[seat] ^= bit
    s.sizes[seat] -= 1
    if s.shuffled & bit:
        s.fresh[seat] -= 1
    for viewer in range(SEATS):
        s.known[viewer][seat] &= ~bit


@inner
def cover_discards(s: State, card: int) -> None:
    """Put a card face up on the discard pile."""
    s.discards[s.height] = card
    s.height += 1
    s.discarded |= 1 << card
    s.top = card


@inner
def carry_out_effect(board: DeckRecord, s: State, seat: int, effect: int) -> None:
    """What the weapon on the card does (CLU-9 to CLU-13)."""
    if effect == MISS_A_TURN:
        s.phase = MISS
    elif effect == SWAP_HANDS:
        s.phase = SWAP
    elif effect == NEXT_MISSES:
        next_seat = seat + 1
        if next_seat == s.seats:
            next_seat = 0
        s.misses[next_seat] += 1
        pass_turn(s)
    elif effect != ANOTHER_TURN:
        pass_turn(s)


@inner
def swap_hands(s: State, seat: int, other: int) -> None:
    """Revolver (CLU-12): two hands change places, and what anybody knows of them goes along (CLU-20)."""
    s.hand[seat], s.hand[other] = s.hand[other], s.hand[seat]
    s.sizes[seat], s.sizes[other] = s.sizes[other], s.sizes[seat]
    s.fresh[seat], s.fresh[other] = s.fresh[other], s.fresh[seat]
    for viewer in range(SEATS):
        known = s.known[viewer]
        known[seat], known[other] = known[other], known[seat]
    s.known[seat][seat] = 0
    s.known[other][other] = 0
    s.known[seat][other] = s.hand[other]
    s.known[other][seat] = s.hand[seat]


@inner
def take_card(board: DeckRecord, s: State, seat: int) -> None:
    """Draw the top card of the pile (CLU-8), reshuffled if it is empty (CLU-18)."""
    if s.pile_size == 0:
        shuffle_discards(s)
    if s.pile_size == 0:
        find_nothing(board, s, seat)
    else:
        s.stuck = 0
        s.phase = DRAW


@inner
def shuffle_discards(s: State) -> None:
    """All of the discard pile but its top card becomes the draw pile (CLU-18)."""
    s.pile = s.discarded & ~(1 << s.top)
    s.pile_size = s.height - 1
    s.shuffled = s.pile
    s.discarded = 1 << s.top
    s.discards[0] = s.top
    s.height = 1
    for seat in range(SEATS):
        s.fresh[seat] = 0


@inner
def find_nothing(board: DeckRecord, s: State, seat: int) -> None:
    """Neither play nor draw; when that happened to every seat in a row, the round is void (CLU-19)."""
    s.stuck |= 1 << seat
    if s.stuck == (1 << s.seats) - 1:
        s.last_winner = NONE
        s.last_card = NONE
        for other in range(SEATS):
            s.last_miniature[other] = NONE
        next_round(board, s)
    else:
        pass_turn(s)


# --- rounds


@inner
def begin_round(board: DeckRecord, s: State) -> None:
    """All cards are shuffled again, and chance deals (CLU-5); nothing is left of the last round."""
    s.round_number += 1
    s.turn = s.starter
    s.phase = DEAL
    s.dealing = 0
    s.stuck = 0
    s.pile = (1 << board.cards) - 1
    s.pile_size = board.cards
    s.shuffled = s.pile
    s.height = 0
    s.discarded = 0
    s.top = NONE
    for seat in range(SEATS):
        s.miniature[seat] = NONE
        s.misses[seat] = 0
        s.sizes[seat] = 0
        s.fresh[seat] = 0
        s.hand[seat] = 0
        for other in range(SEATS):
            s.known[seat][other] = 0


@inner
def next_round(board: DeckRecord, s: State) -> None:
    """The starter is one seat clockwise from the last one (CLU-6), or the winner, if that is agreed (CLU-24)."""
    s.starter += 1
    if s.starter == s.seats:
        s.starter = 0
    if s.winner_starts and s.last_winner != NONE:
        s.starter = s.last_winner
    begin_round(board, s)


@inner
def win_round(board: DeckRecord, s: State, seat: int, card: int) -> None:
    """Three points (CLU-15); then the miniatures are turned up (CLU-16), if there are any (CLU-23)."""
    s.scores[seat] += ROUND_POINTS
    s.last_winner = seat
    s.last_card = card
    s.phase = MINIATURE
    s.dealing = 0
    for other in range(SEATS):
        s.last_miniature[other] = NONE
    if not s.miniatures:
        end_round(board, s)


@inner
def turn_miniature(board: DeckRecord, s: State, seat: int, miniature: int) -> None:
    """Whose miniature shows the last card's picture loses its points (CLU-16), or the card's number (CLU-21)."""
    s.miniature[seat] = miniature
    s.last_miniature[seat] = miniature
    if board.shown_by[s.last_card] & (1 << miniature):
        s.scores[seat] -= board.number[s.last_card] if s.penalty == CARD_NUMBER else board.points[miniature]
    s.dealing += 1
    if s.dealing == s.seats:
        end_round(board, s)


@inner
def end_round(board: DeckRecord, s: State) -> None:
    """Whoever has reached the target has won (CLU-17); otherwise a new round begins."""
    if s.scores[s.last_winner] >= s.target:
        s.phase = FINISHED
    else:
        next_round(board, s)


# --- chance


@inner
def outcome_set(board: DeckRecord, s: State) -> int:
    """What can come now: a card of the pile, a miniature not yet shown, a seat to start."""
    if s.phase == START:
        return (1 << s.seats) - 1
    if s.phase != MINIATURE:
        return s.pile
    left = (1 << board.miniatures) - 1
    for seat in range(s.dealing):
        left &= ~(1 << s.miniature[seat])
    return left


def weights(board: DeckRecord, s: State, out: Scratch) -> int:
    """All are equally likely."""
    members = outcome_set(board, s)
    n = 0
    while members:
        out.outcomes[n][0] = lowest(members)
        out.outcomes[n][1] = 1
        n += 1
        members &= members - 1
    return n


def draw(board: DeckRecord, s: State, bits: int, out: Scratch) -> int:
    """An outcome at random, without making the list."""
    return pick(bits, outcome_set(board, s))


def happen(board: DeckRecord, s: State, action: int) -> None:
    """Chance has decided."""
    if s.phase == DRAW:
        receive_card(s, s.turn, action)
        go_on_after_drawing(board, s, action)
    elif s.phase == DEAL:
        deal_card(board, s, action)
    elif s.phase == TURN_UP:
        leave_pile(s, action)
        cover_discards(s, action)
        s.phase = PLAY
    elif s.phase == MINIATURE:
        turn_miniature(board, s, s.dealing, action)
    else:
        s.starter = action
        begin_round(board, s)


@inner
def leave_pile(s: State, card: int) -> None:
    """The draw pile loses a card."""
    s.pile ^= 1 << card
    s.pile_size -= 1


@inner
def receive_card(s: State, seat: int, card: int) -> None:
    """A card of the draw pile comes into a hand."""
    leave_pile(s, card)
    s.hand[seat] |= 1 << card
    s.sizes[seat] += 1
    s.fresh[seat] += 1


@inner
def go_on_after_drawing(board: DeckRecord, s: State, card: int) -> None:
    """The turn passes (CLU-8); if that is agreed, one draws until a card fits, which must be laid (CLU-22)."""
    if not s.draw_until_one_fits or is_first_of_pile(s):
        pass_turn(s)
    elif board.fits[s.top] >> card & 1:
        s.phase = PLAY
    elif s.pile_size == 0:
        pass_turn(s)


@inner
def is_first_of_pile(s: State) -> bool:
    """Whether the card just drawn is the first of a pile that was made anew for it (CLU-18)."""
    return s.pile_size + 1 == size(s.shuffled)


@inner
def deal_card(board: DeckRecord, s: State, card: int) -> None:
    """Five cards to each player; then the top card of the pile is turned up (CLU-5)."""
    receive_card(s, s.dealing, card)
    if s.sizes[s.dealing] == board.dealt:
        s.dealing += 1
    if s.dealing == s.seats:
        s.phase = TURN_UP


def purpose(board: DeckRecord, s: State) -> int:
    """What chance decides now, in which round."""
    if s.phase == START:
        return FOR_START * PURPOSE
    if s.phase == MINIATURE:
        return FOR_MINIATURE * PURPOSE + s.round_number
    if s.phase == DRAW:
        return FOR_PILE * PURPOSE + s.round_number
    return FOR_DEAL * PURPOSE + s.round_number


def audience(board: DeckRecord, s: State, who: int) -> int:
    """A dealt or drawn card is for its new owner's eyes alone (CLU-20)."""
    if who == CHANCE and s.phase == DEAL:
        return 1 << s.dealing
    if who == CHANCE and s.phase == DRAW:
        return 1 << s.turn
    return EVERYBODY


def reveals(board: DeckRecord, s: State, who: int, action: int) -> int:
    """Two who swap hands see each other's cards (CLU-20); whoever stops drawing has a card that fits (CLU-22)."""
    if who == CHANCE:
        return EVERYBODY if s.phase == DRAW and s.draw_until_one_fits else 0
    if s.phase == SWAP:
        return 1 << who | 1 << (action - SWAP_SEAT)
    return 0


# --- results


def score(board: DeckRecord, s: State, seat: int) -> int:
    """A seat's points."""
    return s.scores[seat]


def winners(board: DeckRecord, s: State) -> int:
    """The first to reach the target (CLU-17): only the last round's winner can."""
    return 1 << s.last_winner if s.phase == FINISHED else 0
