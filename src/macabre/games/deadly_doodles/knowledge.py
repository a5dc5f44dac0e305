"""What a seat may consider possible of the others' maps (DOO-21).

All it knows is which cards were in play in which round and how many each has left, and with
`open_paths` the segments of earlier rounds. A map is imagined by legal play at random, which
favours some maps; so several are proposed, and a Metropolis chain keeps each as often as any other.
"""

from __future__ import annotations

from macabre.chance import below, mix, tick
from macabre.games.deadly_doodles.cards import count_of, how_many, in_play, kinds_in, nth_kind, one, patterns
from macabre.games.deadly_doodles.maps import is_joined, segments
from macabre.games.deadly_doodles.rules import MARK, ROOM, count_places, nth_place, use_card
from macabre.games.deadly_doodles.state import DRAW, FINISHED, ROUND_BITS, SIDES, TRAP, DungeonRecord, State
from macabre.kernel import inner, lowest, nth, size
from macabre.record import Row

MANY_PROPOSALS = 128  # after few cards, when each map can have its turn
FEW_PROPOSALS = 2  # later, when there are more maps than could ever be tried
EFFORT = 2048  # sets how fast the one becomes the other
MOST_PROPOSALS = 1000  # where most are impossible
FINE = 1 << 30  # of probabilities


def determinise(board: DungeonRecord, s: State, seat: int, bits: int) -> int:
    """Imagine what the others have drawn, set and marked; they do so independently."""
    for other in range(s.seats):
        if other != seat:
            if s.phase == FINISHED:
                recall_map(s, other)
            else:
                bits = imagine_map(board, s, other, bits)
    return bits


@inner
def recall_map(s: State, other: int) -> None:
    """At the end everything has been shown."""
    s.traps[other] = s.shown_traps[other]
    s.marks[other] = s.shown_marks[other]
    for side in range(SIDES):
        s.ends[other][side] = s.shown_ends[other][side]
    for bit in range(ROUND_BITS):
        s.rounds[other][bit] = s.shown_rounds[other][bit]


@inner
def imagine_map(board: DungeonRecord, s: State, other: int, bits: int) -> int:
    """One of the possible maps, all equally likely; a map is remembered by the bits that it grew from."""
    kept, kept_weight = bits, 0.0
    proposals = 0
    wanted = enough_proposals(s, other)
    while proposals < wanted or (kept_weight == 0 and proposals < MOST_PROPOSALS):
        proposals += 1
        bits = tick(bits)
        weight = grow_map(board, s, other, mix(bits))
        if weight > 0 and below(mix(~bits), FINE) * kept_weight < FINE * weight:
            kept, kept_weight = bits, weight
    grow_map(board, s, other, mix(kept))
    return bits


@inner
def enough_proposals(s: State, other: int) -> int:
    """How many maps to propose for a seat that has used this many cards."""
    used = -s.remaining[other]
    for number in range(1, s.round_number + 1):
        used += how_many(given(s, number))
    return min(MANY_PROPOSALS, FEW_PROPOSALS + EFFORT // max(1, used * used))


@inner
def grow_map(board: DungeonRecord, s: State, other: int, bits: int) -> float:
    """Draw a map at random, round by round; the inverse of how likely that was, 0 if it cannot be."""
    clear_map(s, other)
    weight = 1.0
    for number in range(1, s.round_number + 1):
        s.left[other] = given(s, number)
        if s.open_paths and number < s.round_number:
            weight *= recall_round(board, s, other, number, mix(bits + number))
        else:
            used = how_many(s.left[other]) - (s.remaining[other] if number == s.round_number else 0)
            weight *= grow_round(board, s, other, number, used, mix(bits + number))
    return weight


@inner
def given(s: State, number: int) -> int:
    """The cards that everybody had to draw in a round; none while they are being turned up."""
    return in_play(s.turned[number - 1]) if number < s.round_number or s.phase == DRAW else 0


@inner
def clear_map(s: State, other: int) -> None:
    """An empty map."""
    s.left[other] = 0
    s.traps[other] = 0
    s.marks[other] = 0
    for side in range(SIDES):
        s.ends[other][side] = 0
    for bit in range(ROUND_BITS):
        s.rounds[other][bit] = 0


@inner
def grow_round(board: DungeonRecord, s: State, other: int, number: int, used: int, bits: int) -> float:
    """Use a number of cards at random.

    The order is not seen: what could have come last is undone as if at random, so each step weighs
    its choices against those of its undoing.
    """
    before = segments(s.ends[other]) | s.traps[other]
    marked = 0
    weight = 1.0
    for _ in range(used):
        bits = tick(bits)
        todo = patterns(s.left[other])
        choices = count_places(board, s, other, todo)
        if choices:
            use_card(s, other, nth_place(board, s, other, todo, below(mix(bits), choices)), number)
            weight *= choices / could_be_last(board, s, other, before)
        else:
            choices = kinds_in(s.left[other])
            kind = nth_kind(s.left[other], below(mix(bits), choices))
            use_card(s, other, MARK + kind, number)
            marked += one(kind)
            weight *= choices / kinds_in(marked)
    return weight


@inner
def could_be_last(board: DungeonRecord, s: State, other: int, before: int) -> int:
    """How many of a round's traps and segments may have come last: those without which the rest still joins."""
    drawn = segments(s.ends[other])
    todo = drawn & ~before
    found = size(s.traps[other] & ~before)
    while todo:
        room = todo & -todo
        todo ^= room
        found += is_joined(board, s.ends[other], drawn & before, drawn & ~before & ~room)
    return found


@inner
def rooms_of_round(rounds: Row, number: int) -> int:
    """The rooms in which a round's number was noted (DOO-5)."""
    rooms = -1
    for bit in range(ROUND_BITS):
        rooms &= rounds[bit] if number >> bit & 1 else ~rounds[bit]
    return rooms


@inner
def recall_round(board: DungeonRecord, s: State, other: int, number: int, bits: int) -> float:
    """The segments of an earlier round were shown; traps may be wherever nothing was drawn."""
    todo = rooms_of_round(s.shown_rounds[other], number)
    while todo:
        room = lowest(todo)
        todo &= todo - 1
        use_card(s, other, shown_segment(s, other, room), number)
    choices = 1
    for trap in range(count_of(s.left[other], TRAP)):
        spare = board.empty & ~(segments(s.shown_ends[other]) | s.traps[other])
        if spare:
            bits = tick(bits)
            use_card(s, other, nth(spare, below(mix(bits), size(spare))), number)
            choices = choices * size(spare) // (trap + 1)
    possible = count_places(board, s, other, patterns(s.left[other])) == 0
    s.marks[other] += how_many(s.left[other]) - count_of(s.left[other], TRAP)
    s.left[other] = 0
    return choices * 1.0 if possible else 0.0


@inner
def shown_segment(s: State, other: int, room: int) -> int:
    """The action that drew a segment."""
    pattern = 0
    for side in range(SIDES):
        pattern |= ((s.shown_ends[other][side] >> room) & 1) << side
    return pattern * ROOM + room
