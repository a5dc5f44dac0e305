"""The rules, clause by clause."""

from __future__ import annotations

from macabre.chance import below
from macabre.games.deadly_doodles.cards import (
    KIND_OF_ENDS,
    count_of,
    how_many,
    in_play,
    kinds_in,
    nth_kind,
    one,
    patterns,
)
from macabre.games.deadly_doodles.maps import places, points, segments, too_soon
from macabre.games.deadly_doodles.state import (
    DRAW,
    DRAW_2,
    FINISHED,
    KINDS,
    PATTERNS,
    ROUND_BITS,
    SIDES,
    TRAP,
    TURN_UP,
    TURNED_UP,
    DungeonRecord,
    Scratch,
    State,
)
from macabre.kernel import inner, lowest, nth, size
from macabre.rules import CHANCE, EVERYBODY, OVER, PURPOSE

# A seat's actions: the ends and the room of a segment, or no ends and the room of a trap;
# from MARK on, the kind of card that cannot be drawn (DOO-10), where TRAP means that none can be set.
ROOM = 64
MARK = PATTERNS * ROOM
NO_TRAP = MARK + TRAP

FOR_CARDS = 0


def setup(board: DungeonRecord, s: State, seats: int) -> None:
    """Nothing is drawn; alone, or where it is agreed, one plays without the Trap cards (DOO-6, DOO-22)."""
    s.seats = seats
    s.deck = board.deck
    if seats == 1 or s.without_traps:
        s.deck -= count_of(s.deck, TRAP) * one(TRAP)
    begin_round(s)


def actor(board: DungeonRecord, s: State) -> int:
    """All who have cards left draw at the same time (DOO-5)."""
    if s.phase == DRAW:
        return s.drawing
    return OVER if s.phase == FINISHED else CHANCE


# --- what a seat may do


def legal(board: DungeonRecord, s: State, seat: int, out: Scratch) -> int:
    """Draw any card left wherever it can go; only if none can, mark one (DOO-10, DOO-11)."""
    n = 0
    todo = patterns(s.left[seat])
    while todo:
        pattern = lowest(todo)
        todo &= todo - 1
        rooms = places(board, s.ends[seat], s.traps[seat], pattern)
        while rooms:
            out.moves[n] = pattern * ROOM + lowest(rooms)
            n += 1
            rooms &= rooms - 1
    if n == 0:
        n = legal_marks(s, seat, out)
    return n


@inner
def legal_marks(s: State, seat: int, out: Scratch) -> int:
    """Any card left may be marked next (DOO-10)."""
    n = 0
    for kind in range(DRAW_2):
        if count_of(s.left[seat], kind):
            out.moves[n] = MARK + kind
            n += 1
    return n


def sample(board: DungeonRecord, s: State, seat: int, bits: int, out: Scratch) -> int:
    """A legal action at random, without making the list."""
    todo = patterns(s.left[seat])
    total = count_places(board, s, seat, todo)
    if total == 0:
        return MARK + nth_kind(s.left[seat], below(bits, kinds_in(s.left[seat])))
    return nth_place(board, s, seat, todo, below(bits, total))


@inner
def count_places(board: DungeonRecord, s: State, seat: int, todo: int) -> int:
    """In how many ways the cards of these patterns can be drawn now."""
    total = 0
    while todo:
        total += size(places(board, s.ends[seat], s.traps[seat], lowest(todo)))
        todo &= todo - 1
    return total


@inner
def nth_place(board: DungeonRecord, s: State, seat: int, todo: int, k: int) -> int:
    """The k-th of these ways, in the order of `legal`."""
    while True:
        pattern = lowest(todo)
        rooms = places(board, s.ends[seat], s.traps[seat], pattern)
        if k < size(rooms):
            return pattern * ROOM + nth(rooms, k)
        k -= size(rooms)
        todo &= todo - 1


def apply(board: DungeonRecord, s: State, seat: int, action: int) -> None:
    """Use a card; when all are done the round ends (DOO-5)."""
    use_card(s, seat, action, s.round_number)
    s.remaining[seat] -= 1
    if s.remaining[seat] == 0:
        s.drawing &= ~(1 << seat)
    if s.drawing == 0:
        end_round(board, s)


@inner
def use_card(s: State | Scratch, seat: int, action: int, round_number: int) -> None:
    """Draw a segment, set a trap, or mark a segment that cannot be drawn (DOO-10, DOO-11)."""
    if action >= MARK:
        s.left[seat] -= one(action - MARK)
        s.marks[seat] += action != NO_TRAP
    else:
        pattern, room = action // ROOM, 1 << (action % ROOM)
        s.left[seat] -= one(KIND_OF_ENDS[pattern])
        s.traps[seat] |= room if pattern == 0 else 0
        for side in range(SIDES):
            s.ends[seat][side] |= room if pattern >> side & 1 else 0
        for bit in range(ROUND_BITS):
            s.rounds[seat][bit] |= room if round_number >> bit & 1 else 0


# --- rounds


@inner
def is_last_round(s: State) -> bool:
    """The seventh, or the one that was agreed on (DOO-4, DOO-23)."""
    return s.round_number == s.number_of_rounds


@inner
def begin_round(s: State) -> None:
    """Four cards are to be turned up (DOO-4)."""
    s.round_number += 1
    s.phase = TURN_UP
    s.to_turn = TURNED_UP


@inner
def begin_drawing(s: State) -> None:
    """Everybody is to draw all the cards in play (DOO-5)."""
    cards = in_play(s.turned[s.round_number - 1])
    s.phase = DRAW
    s.drawing = (1 << s.seats) - 1
    for seat in range(s.seats):
        s.left[seat] = cards
        s.remaining[seat] = how_many(cards)


@inner
def end_round(board: DungeonRecord, s: State) -> None:
    """After the last round come the traps and the scores (DOO-4, DOO-12, DOO-23)."""
    if s.open_paths or is_last_round(s):
        for seat in range(s.seats):
            show_segments(s, seat)
    if is_last_round(s):
        for seat in range(s.seats):
            s.shown_marks[seat] = s.marks[seat]
        tell_traps(s)
        s.phase = FINISHED
    else:
        begin_round(s)


@inner
def show_segments(s: State, seat: int) -> None:
    """What a seat has drawn becomes known to all, but not its traps (DOO-21)."""
    entered = segments(s.ends[seat])
    for side in range(SIDES):
        s.shown_ends[seat][side] = s.ends[seat][side]
    for bit in range(ROUND_BITS):
        s.shown_rounds[seat][bit] = s.rounds[seat][bit] & entered


@inner
def tell_traps(s: State) -> None:
    """Equal traps hit just those who set them; any other trap hits all who drew in its room (DOO-12)."""
    told = 0
    equal = 0
    for seat in range(s.seats):
        equal |= told & s.traps[seat]
        told |= s.traps[seat]
    for seat in range(s.seats):
        s.hits[seat] = size(s.traps[seat] & equal) + size(segments(s.ends[seat]) & told & ~equal)
        s.shown_traps[seat] = s.traps[seat]
        for bit in range(ROUND_BITS):
            s.shown_rounds[seat][bit] = s.rounds[seat][bit]


# --- chance


def weights(board: DungeonRecord, s: State, out: Scratch) -> int:
    """Any kind of card that is still in the deck."""
    n = 0
    for kind in range(KINDS):
        if count_of(s.deck, kind):
            out.outcomes[n][0] = kind
            out.outcomes[n][1] = count_of(s.deck, kind)
            n += 1
    return n


def draw(board: DungeonRecord, s: State, bits: int, out: Scratch) -> int:
    """A card at random, without making the list."""
    number = below(bits, how_many(s.deck))
    kind = 0
    while number >= count_of(s.deck, kind):
        number -= count_of(s.deck, kind)
        kind += 1
    return kind


def happen(board: DungeonRecord, s: State, action: int) -> None:
    """A card is turned up; two more for each Draw 2, even one that came by a Draw 2 (DOO-4)."""
    s.deck -= one(action)
    s.turned[s.round_number - 1] += one(action)
    s.to_turn += 1 if action == DRAW_2 else -1
    if s.to_turn == 0:
        begin_drawing(s)


def purpose(board: DungeonRecord, s: State) -> int:
    """The cards of a round."""
    return FOR_CARDS * PURPOSE + s.round_number


def audience(board: DungeonRecord, s: State, who: int) -> int:
    """Cards are turned up for all; what one draws is for one's own eyes (DOO-21)."""
    return EVERYBODY if who == CHANCE else 1 << who


def reveals(board: DungeonRecord, s: State, who: int, action: int) -> int:
    """Maps are shown when the last card of the last round is used, open paths at the end of each (DOO-21)."""
    ends_round = who != CHANCE and s.drawing == 1 << who and s.remaining[who] == 1
    return EVERYBODY if ends_round and (s.open_paths or is_last_round(s)) else 0


# --- results


@inner
def score(board: DungeonRecord, s: State, seat: int) -> int:
    """A seat's points, so far or at the end (DOO-13 to DOO-19)."""
    return points(board, s.ends[seat], unarmed(board, s, seat), s.marks[seat], s.hits[seat])


@inner
def unarmed(board: DungeonRecord, s: State, seat: int) -> int:
    """The monsters that no weapon helps against any more, if weapons must be found first (DOO-24)."""
    return too_soon(board, s.ends[seat], s.rounds[seat], s.round_number) if s.weapon_first else 0


def winners(board: DungeonRecord, s: State) -> int:
    """The most points; a tie is shared (DOO-20)."""
    if s.phase != FINISHED:
        return 0
    best = score(board, s, 0)
    found = 1
    for seat in range(1, s.seats):
        reached = score(board, s, seat)
        if reached > best:
            best = reached
            found = 0
        if reached == best:
            found |= 1 << seat
    return found
