"""The rules, clause by clause: set-up, what a seat may do, and what chance does."""

from __future__ import annotations

from macabre.chance import below, pick
from macabre.games.dead_end_drive.actions import (
    CHANGE_PORTRAIT,
    DRAW_CARD,
    KEEP_CARD,
    LEAVE_PORTRAIT,
    LOSE_DIE,
    MOVE_PAWN,
    PLAY_CARD,
    SEAT_PAWN,
    SPRING_TRAP,
    count_of_move,
    is_move,
    pawn_of,
    seat_action,
    target_of,
)
from macabre.games.dead_end_drive.beginning import (
    deal_character,
    free_chairs,
    place_pawn,
    roll_for_start,
    seat_pawn,
    starting_step,
    undealt,
    unplaced,
)
from macabre.games.dead_end_drive.cards import DETECTIVE, all_cards, count_of, matches, size_of
from macabre.games.dead_end_drive.ending import secret_cards, turn_up_secret
from macabre.games.dead_end_drive.moving import list_moves, sample_move
from macabre.games.dead_end_drive.state import (
    BY_CHANCE,
    DEAL,
    DRAW,
    DRAWN,
    FINISHED,
    FOR_THE_TURN,
    FRAME,
    MOVE,
    NONE,
    OUTSIDE,
    PAWNS,
    PLACE,
    PORTRAIT,
    ROLL,
    SEATING,
    SECRET,
    SIDES,
    START,
    TRAP,
    MansionRecord,
    Scratch,
    State,
)
from macabre.games.dead_end_drive.turns import (
    carry_on,
    change_portrait,
    move_pawn,
    receive_card,
    roll_dice,
    seek_card,
    show_portrait,
    spring_trap,
    use_count,
)
from macabre.kernel import inner, lowest
from macabre.rules import CHANCE, EVERYBODY, OVER, PURPOSE

FOR_PLACE, FOR_DEAL, FOR_START, FOR_PORTRAIT, FOR_ROLL, FOR_PILE, FOR_SECRET = range(7)
ROLLS = SIDES * SIDES


def setup(board: MansionRecord, s: State, seats: int) -> None:
    """Nothing is placed, dealt or shown yet; the pile holds every trap card (DED-1 to DED-4)."""
    s.seats = seats
    s.alive = (1 << PAWNS) - 1
    s.unseen = s.alive
    s.contenders = (1 << seats) - 1
    s.portrait = s.pending = s.ending = s.winning_pawn = s.winner = NONE
    s.pile = all_cards(board)
    s.pile_size = size_of(board, s.pile) + board.detectives
    for pawn in range(PAWNS):
        s.places[pawn] = NONE
        s.back[pawn] = NONE
        s.lost_by[pawn] = NONE
    s.detective = starting_step(board, s)
    s.phase = PLACE if s.seating == BY_CHANCE else SEATING


def actor(board: MansionRecord, s: State) -> int:
    """Whose decision it is."""
    if s.phase < FINISHED:
        return 1 << s.turn
    return OVER if s.phase == FINISHED else CHANCE


# --- what a seat may do


def legal(board: MansionRecord, s: State, seat: int, out: Scratch) -> int:
    """A move (DED-8), the portrait on doubles (DED-10), a card (DED-23, DED-24), a chair before play (DED-39)."""
    if s.phase == MOVE:
        return list_moves(board, s, out)
    return list_answers(board, s, seat, out)


@inner
def list_answers(board: MansionRecord, s: State, seat: int, out: Scratch) -> int:
    """What may be said to a double, to a trap, to the card drawn, and to empty chairs."""
    if s.phase == TRAP:
        return list_cards(board, s, seat, out)
    if s.phase == PORTRAIT:
        out.moves[0] = LEAVE_PORTRAIT
        out.moves[1] = CHANGE_PORTRAIT
        return 2
    if s.phase == DRAWN:
        out.moves[0] = KEEP_CARD
        out.moves[1] = SPRING_TRAP
        return 2 if matches(board, s, s.drawn[seat] - 1) else 1
    return list_chairs(board, s, out)


@inner
def list_chairs(board: MansionRecord, s: State, out: Scratch) -> int:
    """Any pawn that does not sit yet, on any free chair (DED-39)."""
    pawns = unplaced(s)
    n = 0
    while pawns:
        chairs = free_chairs(board, s)
        while chairs:
            out.moves[n] = seat_action(lowest(pawns), lowest(chairs))
            n += 1
            chairs &= chairs - 1
        pawns &= pawns - 1
    return n


@inner
def may_play_held(s: State) -> bool:
    """After drawing, a player may not play a card that was already held (DED-25)."""
    return s.drew == 0 or s.after_drawing != FOR_THE_TURN


@inner
def list_cards(board: MansionRecord, s: State, seat: int, out: Scratch) -> int:
    """Draw, or play a card that matches (DED-23)."""
    out.moves[0] = DRAW_CARD
    n = 1
    for kind in range(board.kinds):
        if may_play_held(s) and count_of(s.hand[seat], kind) and matches(board, s, kind):
            out.moves[n] = PLAY_CARD + kind
            n += 1
    return n


def sample(board: MansionRecord, s: State, seat: int, bits: int, out: Scratch) -> int:
    """A legal action at random; a move is drawn as count, pawn, end, without making the list."""
    if s.phase == MOVE:
        return sample_move(board, s, out, bits)
    return out.moves[below(bits, list_answers(board, s, seat, out))]


def apply(board: MansionRecord, s: State, seat: int, action: int) -> None:
    """Carry out what the seat decided."""
    if action >= SEAT_PAWN:
        seat_pawn(board, s, (action - SEAT_PAWN) // PAWNS, (action - SEAT_PAWN) % PAWNS)
    elif action >= MOVE_PAWN:
        move_pawn(board, s, pawn_of(action), count_of_move(action), target_of(action))
    elif action >= PLAY_CARD:
        spring_trap(s, seat, action - PLAY_CARD)
    elif action > LOSE_DIE:
        use_count(s, action - LOSE_DIE)
        carry_on(s)
    elif action == DRAW_CARD:
        seek_card(s)
    elif action == CHANGE_PORTRAIT:
        change_portrait(s)
    elif action == LEAVE_PORTRAIT:
        s.phase = MOVE
    else:
        answer_draw(s, seat, action)


@inner
def answer_draw(s: State, seat: int, action: int) -> None:
    """Spring the trap with the card just drawn, or keep it (DED-24)."""
    kind = s.drawn[seat] - 1
    s.drawn[seat] = 0
    if action == SPRING_TRAP:
        spring_trap(s, seat, kind)
    else:
        carry_on(s)


# --- chance


@inner
def outcome_set(s: State) -> int:
    """What can come now, all equally likely: a pawn, a character, a portrait, or two dice."""
    if s.phase == PLACE:
        return unplaced(s)
    if s.phase == DEAL:
        return undealt(s)
    if s.phase == FRAME:
        return s.unseen
    if s.phase == SECRET:
        return secret_cards(s)
    return (1 << ROLLS) - 1


def weights(board: MansionRecord, s: State, out: Scratch) -> int:
    """Cards of the pile by their number, all else equally likely."""
    if s.phase == DRAW:
        return list_pile(board, s, out)
    members = outcome_set(s)
    n = 0
    while members:
        out.outcomes[n][0] = lowest(members)
        out.outcomes[n][1] = 1
        n += 1
        members &= members - 1
    return n


@inner
def list_pile(board: MansionRecord, s: State, out: Scratch) -> int:
    """The kinds of cards in the pile; those Detectives that are not among the discards are in it."""
    n = 0
    for kind in range(board.kinds):
        if count_of(s.pile, kind):
            out.outcomes[n][0] = kind
            out.outcomes[n][1] = count_of(s.pile, kind)
            n += 1
    if board.detectives > s.discarded_detectives:
        out.outcomes[n][0] = DETECTIVE
        out.outcomes[n][1] = board.detectives - s.discarded_detectives
        n += 1
    return n


def draw(board: MansionRecord, s: State, bits: int, out: Scratch) -> int:
    """An outcome at random, without making the list."""
    if s.phase == DRAW:
        return draw_from_pile(board, s, bits)
    return pick(bits, outcome_set(s))


@inner
def draw_from_pile(board: MansionRecord, s: State, bits: int) -> int:
    """A card of the pile at random."""
    number = below(bits, s.pile_size)
    for kind in range(board.kinds):
        if number < count_of(s.pile, kind):
            return kind
        number -= count_of(s.pile, kind)
    return DETECTIVE


def happen(board: MansionRecord, s: State, action: int) -> None:
    """Chance has decided."""
    if s.phase == ROLL:
        roll_dice(s, action // SIDES + 1, action % SIDES + 1)
    elif s.phase == DRAW:
        receive_card(board, s, s.turn, action)
    elif s.phase == FRAME:
        show_portrait(s, action)
    elif s.phase == PLACE:
        place_pawn(board, s, action, s.dealing)
    elif s.phase == DEAL:
        deal_character(s, action)
    elif s.phase == START:
        roll_for_start(s, action // SIDES + action % SIDES + 2)
    else:
        turn_up_secret(s, action)


def purpose(board: MansionRecord, s: State) -> int:
    """What chance decides now; dice and dealt cards have a stream for each seat."""
    if s.phase == ROLL:
        return FOR_ROLL * PURPOSE + s.turn + 1
    if s.phase == DRAW:
        return FOR_PILE * PURPOSE
    if s.phase == FRAME:
        return FOR_PORTRAIT * PURPOSE
    if s.phase == PLACE:
        return FOR_PLACE * PURPOSE
    if s.phase == SECRET:
        return FOR_SECRET * PURPOSE
    return (FOR_DEAL if s.phase == DEAL else FOR_START) * PURPOSE + s.dealing + 1


def audience(board: MansionRecord, s: State, who: int) -> int:
    """A character card dealt, unless face up (DED-40), and a trap card drawn are for their owner alone (DED-37)."""
    if who == CHANCE and s.phase == DEAL and s.open_characters == 0:
        return 1 << s.dealing
    if who == CHANCE and s.phase == DRAW:
        return 1 << s.turn
    return EVERYBODY


def reveals(board: MansionRecord, s: State, who: int, action: int) -> int:
    """What shows an owner to all: a trap sprung (DED-29), and the end (DED-32, DED-34, DED-36)."""
    if who == CHANCE:
        return EVERYBODY if s.phase == SECRET or (s.phase == DRAW and action == DETECTIVE) else 0
    leaves = is_move(action) and target_of(action) == OUTSIDE
    return EVERYBODY if leaves or PLAY_CARD <= action < MOVE_PAWN or action == SPRING_TRAP else 0


# --- results


def score(board: MansionRecord, s: State, seat: int) -> int:
    """1 for the winner."""
    return 1 if s.winner == seat else 0


def winners(board: MansionRecord, s: State) -> int:
    """The owner of the winning pawn; nobody if the turns ran out (DED-38)."""
    return 1 << s.winner if s.winner != NONE else 0


def ending(board: MansionRecord, s: State) -> int:
    """Escape (DED-32), the last alive (DED-33), the Detective (DED-34) or the limit of turns (DED-38)."""
    return s.ending
