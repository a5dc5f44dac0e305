"""The kernels that play: step after step with chance and a journal, one verb alone, or whole matches.

They know no game. Each is written once and runs on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from macabre.chance import mix, tick
from macabre.desk import BOARD, NUMBERS, SCRATCH, STATE, Desk
from macabre.kernel import compiled, copy_record, inner, kernel, lowest, plus, shift_right
from macabre.record import MatchRecord, Record, Row, ScratchRecord, cells_of, numbers
from macabre.rules import (
    CHANCE,
    OVER,
    PURPOSE,
    actor,
    advise,
    apply,
    best,
    determinise,
    draw,
    ending,
    happen,
    legal,
    purpose,
    sample,
    score,
    weights,
    winners,
)
from macabre.sha256 import BLOCK, KEY, WORK, keyed_bits, put

if TYPE_CHECKING:
    from macabre.record import Array
    from macabre.rules import Rules

RANDOM, GREEDY = 0, 1
WINNERS, DECISIONS, ENDING, SCORES = range(4)  # columns of results; winners are CUT_OFF if the match was not over
CUT_OFF = -1


# --- one step after another

NOBODY, REFUSED, FULL = -2, -3, -4  # who acts, and what `go` says if nobody can just now
WHO, ACTION, CODE, COUNT, INDEX, SIZE, HEAD = range(7)  # of a step in the journal, before what it changed
COLON, ZERO = b":0"


class Notes(Record):
    """What `go` keeps in mind."""

    room: int  # of the journal; 0 if nothing is written
    used: int
    steps: int  # written so far
    keyed: int  # whether chance draws by itself
    listed: int  # whose actions, or CHANCE's outcomes, are listed
    length: int  # of the list
    known: int  # purposes that were drawn for
    work: Row = numbers(WORK)


class Drawn(Record):
    """How many numbers of a purpose were drawn."""

    purpose: int
    count: int


class Kind(Record):
    """What messages begin with by which numbers of a kind of purpose are drawn, and the key to them."""

    key: Row = numbers(KEY)
    letters: int  # of its name
    label: Row = numbers(BLOCK)


class MatchDesk(Desk):
    """What a match is driven with."""

    boards: Any = BOARD
    states: Any = STATE
    scratch: Any = SCRATCH
    cells: Any = NUMBERS
    journal: Any = NUMBERS
    notes: Any = Notes.layout
    drawn: Any = Drawn.layout
    kinds: Any = Kind.layout


@inner
def write_purpose(kind: Kind, detail: int, work: Row) -> int:
    """Begin a message with a purpose behind the length of its text; where the message goes on."""
    text = size = 0
    while detail:
        text |= (ZERO + detail % 10) << 8 * size
        detail //= 10
        size += 1
    if size:
        text |= COLON << 8 * size
        size += 1
    for i in range(BLOCK):
        work[i] = kind.label[i]
    work[0] += size << 16
    return put(work, 2 + kind.letters, text, size)


@inner
def drawn_number(kind: Kind, detail: int, count: int, limit: int, work: Row) -> int:
    """The count-th number of a purpose, from 0 to limit - 1, as `Stream.number` gives it."""
    attempt = 0
    while True:
        end = put(work, write_purpose(kind, detail, work), count, 8)
        bits = keyed_bits(kind.key, work, put(work, end, attempt, 8))
        number = (shift_right(bits, 1) % limit * 2 + (bits & 1)) % limit
        first = plus(bits, -number)
        if first >= 0 or plus(first, limit - 1) < 0:  # else the cells beyond the last multiple would count twice
            return number
        attempt += 1


@inner
def next_count(drawn: Sequence[Drawn], notes: Notes, code: int) -> int:
    """The number of a purpose that is drawn next; it is taken."""
    i = notes.known - 1
    while i >= 0 and drawn[i].purpose != code:
        i -= 1
    if i < 0:
        i = notes.known
        notes.known += 1
        drawn[i].purpose = code
        drawn[i].count = 0
    drawn[i].count += 1
    return drawn[i].count - 1


@inner
def picked(kinds: Sequence[Kind], notes: Notes, out: ScratchRecord, code: int, count: int) -> int:
    """Which of the outcomes that are listed happens, by its share of the weights."""
    total = 0
    for i in range(notes.length):
        total += out.outcomes[i][1]
    number = drawn_number(kinds[code // PURPOSE], code % PURPOSE, count, max(1, total), notes.work)
    i = 0
    while number >= out.outcomes[i][1] and i < notes.length - 1:
        number -= out.outcomes[i][1]
        i += 1
    return i


@inner
def place_in_list(notes: Notes, out: ScratchRecord, who: int, action: int) -> int:
    """Where an action is among those that are listed for somebody; NOBODY if it is not."""
    if notes.listed == who != NOBODY:
        for i in range(notes.length):
            if action == (out.outcomes[i][0] if who == CHANCE else out.moves[i]):
                return i
    return NOBODY


@inner
def carry_out(board: Record, s: MatchRecord, who: int, action: int) -> None:
    """What a seat or chance does."""
    if who == CHANCE:
        happen(board, s, action)
    else:
        apply(board, s, who, action)


@inner
def write_head(journal: Row, at: int, who: int, action: int, code: int, count: int, index: int) -> None:
    """Begin a step in the journal."""
    journal[at + WHO], journal[at + ACTION], journal[at + CODE] = who, action, code
    journal[at + COUNT], journal[at + INDEX] = count, index


@inner
def write_changes(cells: Row, journal: Row, notes: Notes) -> None:
    """End a step: the cells of the record that it changed, as they were. The journal begins with the last record."""
    at = notes.used + HEAD
    for i in range(len(cells)):
        if cells[i] != journal[i]:
            journal[at] = i
            journal[at + 1] = journal[i]
            journal[i] = cells[i]
            at += 2
    journal[notes.used + SIZE] = at - notes.used
    notes.used = at
    notes.steps += 1


@inner
def list_actions(board: Record, s: MatchRecord, notes: Notes, seat: int, out: ScratchRecord) -> None:
    """List what a seat can do, or nothing for NOBODY."""
    notes.listed = seat
    if seat >= 0:
        notes.length = legal(board, s, seat, out)


@kernel(MatchDesk)
def go(desk: MatchDesk, who: int, action: int) -> int:
    """Carry out what a seat or chance does, let chance act on if it draws by itself, and list what can be done then.

    Who acts next; REFUSED, and nothing is done, if the action is not listed; FULL if more room is needed to go on. For
    NOBODY only chance acts, and `action` is whose list is wanted: NOBODY's is that of the first seat to act.
    Without a journal nothing is checked, and nothing listed that is not asked for.
    """
    board, s, out, notes = desk.boards[0], desk.states[0], desk.scratch[0], desk.notes[0]
    is_kept, asked = notes.room > 0, action if who == NOBODY else NOBODY
    index = place_in_list(notes, out, who, action)
    if is_kept and who != NOBODY and index == NOBODY:
        return REFUSED
    notes.listed = NOBODY
    while True:
        acting = actor(board, s) if who == NOBODY else who
        if who == NOBODY and (acting != CHANCE or not (is_kept or asked == CHANCE)):
            break
        if who == NOBODY:
            notes.length = weights(board, s, out)
            if not notes.keyed:
                notes.listed = CHANCE
                return CHANCE
        code = count = NOBODY
        if is_kept and acting == CHANCE:
            code = purpose(board, s)
            count = next_count(desk.drawn, notes, code)
        if who == NOBODY:
            index = picked(desk.kinds, notes, out, code, count)
            who, action = CHANCE, out.outcomes[index][0]
        if is_kept:
            write_head(desk.journal, notes.used, who, action, code, count, index)
        carry_out(board, s, who, action)
        who = NOBODY
        if is_kept:
            write_changes(desk.cells, desk.journal, notes)
            if notes.used > notes.room or notes.known == len(desk.drawn):
                return FULL
    if is_kept and asked == NOBODY and acting != OVER:
        asked = lowest(acting)
    list_actions(board, s, notes, asked, out)
    return acting


@kernel(MatchDesk)
def weigh(desk: MatchDesk, seat: int) -> int:
    """A seat's legal actions and what is thought of each, from the masked record."""
    return advise(desk.boards[0], desk.states[0], seat, desk.scratch[0])


@kernel(MatchDesk)
def fill(desk: MatchDesk, seat: int, bits: int) -> int:
    """Fill in a masked record with a world that the seat considers possible."""
    return determinise(desk.boards[0], desk.states[0], seat, bits)


@kernel(MatchDesk)
def sample_one(desk: MatchDesk, seat: int, bits: int) -> int:
    """One of a seat's legal actions by 64 random bits."""
    return sample(desk.boards[0], desk.states[0], seat, bits, desk.scratch[0])


@kernel(MatchDesk)
def draw_one(desk: MatchDesk, bits: int) -> int:
    """One of chance's outcomes by 64 random bits."""
    return draw(desk.boards[0], desk.states[0], bits, desk.scratch[0])


@compiled
def rollout(boards: Any, states: Any, scratch: Any, bits: int, matches: int) -> int:
    """Play states[1] to its end at random, again and again, in states[0]; the decisions of seats."""
    board, s, out = boards[0], states[0], scratch[0]
    decisions = 0
    for _ in range(matches):
        copy_record(s, states[1])
        while True:
            bits = tick(bits)
            who = actor(board, s)
            if who > 0:
                seat = lowest(who)
                apply(board, s, seat, sample(board, s, seat, mix(bits), out))
                decisions += 1
            elif who == CHANCE:
                happen(board, s, draw(board, s, mix(bits), out))
            else:
                break
    return decisions


@inner
def choose(board: Any, s: Any, seat: int, policy: int, bits: int, out: Any) -> int:
    """What a policy does in a seat, seeing a masked record."""
    if policy == GREEDY:
        return best(out, advise(board, s, seat, out), bits)
    return sample(board, s, seat, bits, out)


@compiled
def contest(
    boards: Any, states: Any, cells: Any, masks: Any, scratch: Any, policies: Any, results: Any, bits: int, limit: int
) -> None:
    """Play states[2] to its end by each seat's policy, once for each row of results.

    states[0] is the match and states[1] the view of the seat that decides, and everything that its
    policy is given; cells are the bytes of states. `bits` starts each match anew.
    """
    board, s, seen, out = boards[0], states[0], states[1], scratch[0]
    for match in range(len(results)):
        copy_record(s, states[2])
        state = mix(plus(bits, match))
        decisions = 0
        who = actor(board, s)
        while who != OVER and decisions < limit:
            state = tick(state)
            if who == CHANCE:
                happen(board, s, draw(board, s, mix(state), out))
            else:
                seat = lowest(who)
                for i in range(len(masks[seat])):
                    cells[1][i] = cells[0][i] & masks[seat][i]
                apply(board, s, seat, choose(board, seen, seat, policies[seat], mix(state), out))
                decisions += 1
            who = actor(board, s)
        results[match][WINNERS] = winners(board, s) if who == OVER else CUT_OFF
        results[match][DECISIONS] = decisions
        results[match][ENDING] = ending(board, s)
        for seat in range(len(results[match]) - SCORES):
            results[match][SCORES + seat] = score(board, s, seat)


def contest_states(rules: Rules, start: bytes) -> tuple[Array, Any]:
    """The three records that `contest` needs, and the same bytes as cells."""
    states = rules.state.array(3)
    cells = cells_of(states)
    cells[2] = memoryview(start).cast("q")
    return states, cells
