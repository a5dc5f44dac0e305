"""The rules: turns and chance. Where pawns go is in `track`, what cards do in `cards`, the list of moves in `moves`."""

from __future__ import annotations

from macabre.chance import pick
from macabre.games.dead_house.bundles import count
from macabre.games.dead_house.cards import gather_cards, leave_hand, possess, receive_card, swap_hands, use_card
from macabre.games.dead_house.moves import (
    CODES,
    DISCARD,
    POSSESS,
    SHUFFLE_ALL,
    STEAL_FROM,
    all_are_safe,
    list_discards,
    list_own_moves,
    list_pushes,
    list_specials,
    own_pawns,
)
from macabre.games.dead_house.state import (
    ALL_SPECIALS,
    DEAL,
    DRAW,
    FINISHED,
    HOME,
    NONE,
    PAWNS,
    POSSESSION,
    REANIMATE,
    SEATS,
    START,
    STEAL,
    TURN,
    Scratch,
    State,
    TrackRecord,
)
from macabre.games.dead_house.track import pawns_on_track, room, side_of
from macabre.kernel import inner
from macabre.rules import CHANCE, EVERYBODY, OVER, PURPOSE

FOR_START, FOR_DEAL, FOR_DECK = range(3)
WON, LIMIT_REACHED, WON_WITH_FEWER = range(3)


def setup(board: TrackRecord, s: State, seats: int) -> None:
    """Everybody's pawns and special cards (HOU-1); who begins is chance's choice or an option's (HOU-4)."""
    s.seats = seats
    s.winner = NONE
    for seat in range(SEATS):
        for pawn in range(PAWNS):
            s.pawns[seat][pawn] = HOME
    for seat in range(seats):
        equip(board, s, seat)
    gather_cards(board, s)
    if s.first_player == NONE:
        s.phase = START
    else:
        s.turn = s.first_player
        shuffle_all(board, s)


@inner
def equip(board: TrackRecord, s: State, seat: int) -> None:
    """All special cards unused (HOU-1), or none (HOU-31); by house rule a pawn starts on the track (HOU-32)."""
    s.specials[seat] = ALL_SPECIALS if s.special_cards else 0
    if s.pawn_starts_out:
        s.pawns[seat][0] = board.starts[side_of(s, seat)]


def actor(board: TrackRecord, s: State) -> int:
    """Whose decision it is."""
    if s.phase == TURN:
        return 1 << s.turn
    return OVER if s.phase == FINISHED else CHANCE


def legal(board: TrackRecord, s: State, seat: int, out: Scratch) -> int:
    """A special card first (HOU-22); a card that can be used must be, else one is discarded (HOU-8)."""
    track = pawns_on_track(s)
    specials = 0 if s.special_used else list_specials(board, s, seat, out, track)
    for pawn in range(PAWNS):
        out.room[pawn] = room(board, s, seat, pawn)
    own = list_own_moves(board, s, seat, out, specials, track)
    n = list_pushes(board, s, seat, out, own, track & ~own_pawns(seat))
    if own == specials and (n == own or all_are_safe(s, seat)):
        n = list_discards(board, s, seat, out, n)
    return n


def apply(board: TrackRecord, s: State, seat: int, action: int) -> None:
    """Play a special card and then a normal turn (HOU-22), or a movement card (HOU-5)."""
    if action >= POSSESS:
        play_special(board, s, seat, action)
    else:
        play_card(board, s, seat, action // CODES, action % CODES)


# --- a turn


@inner
def play_card(board: TrackRecord, s: State, seat: int, kind: int, code: int) -> None:
    """Play a card, move as it says (HOU-5); enough pawns in Dead House win at once (HOU-27)."""
    leave_hand(board, s, seat, kind)
    if code != DISCARD:
        s.again = use_card(board, s, seat, kind, code)
    if has_won(board, s, seat):
        s.winner = seat
        s.phase = FINISHED
    else:
        ask_for_card(s)


@inner
def has_won(board: TrackRecord, s: State, seat: int) -> bool:
    """Whether all three pawns are in Dead House (HOU-27), or as many as are agreed to win (HOU-30)."""
    finished = 0
    for pawn in range(PAWNS):
        finished += s.pawns[seat][pawn] == board.house
    return finished >= s.pawns_to_win


@inner
def ask_for_card(s: State) -> None:
    """A card must be drawn; from an empty deck, the discards are shuffled into a new one first (HOU-26)."""
    s.phase = DRAW
    if s.deck_size == 0:
        s.deck = s.discarded
        s.deck_size = s.height
        s.discarded = 0
        s.height = 0


@inner
def end_turn(s: State) -> None:
    """Play goes clockwise (HOU-5), or the seat takes another whole turn (HOU-9); the limit of turns (HOU-4)."""
    if not s.again:
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
    s.again = 0
    s.special_used = 0
    s.turns += 1
    s.phase = FINISHED if s.turns == s.turn_limit else TURN


# --- special cards


@inner
def play_special(board: TrackRecord, s: State, seat: int, action: int) -> None:
    """At most one a turn, each once a match (HOU-22)."""
    s.special_used = 1
    if action == SHUFFLE_ALL:
        s.specials[seat] ^= 1 << REANIMATE
        shuffle_all(board, s)
    elif action >= STEAL_FROM:
        s.specials[seat] ^= 1 << STEAL
        swap_hands(s, seat, action - STEAL_FROM)
    else:
        s.specials[seat] ^= 1 << POSSESSION
        possess(s, seat, action - POSSESS)


@inner
def shuffle_all(board: TrackRecord, s: State) -> None:
    """Hands, deck and discards are shuffled together and dealt (HOU-4, HOU-25); nobody knows anything (HOU-28)."""
    gather_cards(board, s)
    s.phase = DEAL
    s.dealing = 0
    s.deals += 1


# --- chance


def weights(board: TrackRecord, s: State, out: Scratch) -> int:
    """A seat to begin, all equally likely; or a card of the deck, weighted by how many of its kind are left."""
    if s.phase == START:
        return list_seats(s, out)
    n = 0
    for kind in range(board.kinds):
        if s.deck & board.cards_of[kind]:
            out.outcomes[n][0] = kind
            out.outcomes[n][1] = count(board, s.deck, kind)
            n += 1
    return n


@inner
def list_seats(s: State, out: Scratch) -> int:
    """Any seat may begin (HOU-4)."""
    for seat in range(s.seats):
        out.outcomes[seat][0] = seat
        out.outcomes[seat][1] = 1
    return s.seats


def draw(board: TrackRecord, s: State, bits: int, out: Scratch) -> int:
    """An outcome at random, without making the list."""
    if s.phase == START:
        return pick(bits, (1 << s.seats) - 1)
    return board.kind_of[pick(bits, s.deck)]


def happen(board: TrackRecord, s: State, action: int) -> None:
    """Chance has decided."""
    if s.phase == DRAW:
        receive_card(board, s, s.turn, action)
        end_turn(s)
    elif s.phase == DEAL:
        deal_card(board, s, action)
    else:
        s.turn = action
        shuffle_all(board, s)


@inner
def deal_card(board: TrackRecord, s: State, kind: int) -> None:
    """Deal each player their cards; then the seat on turn goes on (HOU-4, HOU-25)."""
    receive_card(board, s, s.dealing, kind)
    if s.sizes[s.dealing] == board.dealt:
        s.dealing += 1
    if s.dealing == s.seats:
        s.phase = TURN


def purpose(board: TrackRecord, s: State) -> int:
    """Each deal and each seat's cards have their own luck."""
    if s.phase == START:
        return FOR_START * PURPOSE
    if s.phase == DEAL:
        return FOR_DEAL * PURPOSE + s.deals
    return FOR_DECK * PURPOSE + s.turn


def audience(board: TrackRecord, s: State, who: int) -> int:
    """A dealt or drawn card is for its new owner's eyes alone (HOU-28)."""
    if who == CHANCE and s.phase == DEAL:
        return 1 << s.dealing
    if who == CHANCE and s.phase == DRAW:
        return 1 << s.turn
    return EVERYBODY


def reveals(board: TrackRecord, s: State, who: int, action: int) -> int:
    """Two who swap hands see each other's cards (HOU-28)."""
    if who != CHANCE and STEAL_FROM <= action < SHUFFLE_ALL:
        return 1 << who | 1 << (action - STEAL_FROM)
    return 0


# --- results


def score(board: TrackRecord, s: State, seat: int) -> int:
    """1 for the winner."""
    return 1 if s.winner == seat else 0


def winners(board: TrackRecord, s: State) -> int:
    """The first with enough pawns in Dead House (HOU-27); nobody, if the limit of turns came first (HOU-4)."""
    return 1 << s.winner if s.winner != NONE else 0


def ending(board: TrackRecord, s: State) -> int:
    """Whether somebody won, with three pawns or with fewer (HOU-30), or the limit of turns ended the match."""
    if s.winner == NONE:
        return LIMIT_REACHED
    return WON if s.pawns_to_win == PAWNS else WON_WITH_FEWER
