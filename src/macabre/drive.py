"""Drives records by the verbs of their game: compiled for play, interpreted to check the compiler.

The kernels here know no game. Each is written once and runs in both ways: compiled over
NumPy records, or as plain Python over ctypes structures on the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import addressof, c_int64, memmove, sizeof
from functools import cache, cached_property, partial
from struct import pack_into
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from macabre.chance import mix, tick
from macabre.kernel import (
    INT64,
    DeskType,
    compiled,
    copy_record,
    entry,
    inner,
    interpreted,
    lowest,
    plus,
    shift_right,
)
from macabre.record import Array, Layout, MatchRecord, Record, Row, ScratchRecord, cells_of, numbers
from macabre.rules import (
    CHANCE,
    OVER,
    PURPOSE,
    Rules,
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
    setup,
    weights,
    winners,
)
from macabre.sha256 import BLOCK, KEY, WORK, keyed_bits, put

if TYPE_CHECKING:
    from macabre.data import Board

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


@compiled
def go(desk: Desk, who: int, action: int) -> int:
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


@compiled
def weigh(boards: Any, states: Any, scratch: Any, seat: int) -> int:
    """A seat's legal actions and what is thought of each, from the masked record."""
    return advise(boards[0], states[0], seat, scratch[0])


@compiled
def fill(boards: Any, states: Any, scratch: Any, seat: int, bits: int) -> int:
    """Fill in a masked record with a world that the seat holds possible."""
    return determinise(boards[0], states[0], seat, bits)


@compiled
def sample_one(boards: Any, states: Any, scratch: Any, seat: int, bits: int) -> int:
    """One of a seat's legal actions by 64 random bits."""
    return sample(boards[0], states[0], seat, bits, scratch[0])


@compiled
def draw_one(boards: Any, states: Any, scratch: Any, bits: int) -> int:
    """One of chance's outcomes by 64 random bits."""
    return draw(boards[0], states[0], bits, scratch[0])


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

    states[0] is the match and states[1] the view of the seat that decides, and all that its
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


ARRAYS = ("boards", "states", "scratch", "cells", "journal", "notes", "drawn", "kinds")
PLACES = {name: 24 * place for place, name in enumerate(ARRAYS)}


@cache
def machine(board: Layout, state: Layout, scratch: Layout) -> Callable[..., int]:
    """`go` for the records of a game."""
    kinds = [layout.compiled_type for layout in (board, state, scratch, Notes.layout, Drawn.layout, Kind.layout)]
    kinds[3:3] = [INT64, INT64]
    return entry(go, DeskType(dict(zip(ARRAYS, kinds, strict=True))), INT64, INT64)


def set_up(rules: Rules, board: Board, s: MatchRecord, seats: int, options: dict[str, int]) -> None:
    """Make a blank record the start of a match; the options are fields of it."""
    setattr(s, rules.state.name, rules.version)
    for name, value in options.items():
        setattr(s, name, value)
    setup(board.record, s, seats)


class Desk:
    """Where `go` finds its arrays: compiled code by an address, interpreted code by their names."""

    boards: Any
    states: Any
    scratch: Any
    cells: Any
    journal: Any
    notes: Any
    drawn: Any
    kinds: Any

    def __init__(self, **arrays: Any) -> None:
        self._places = (c_int64 * (3 * len(ARRAYS)))()
        self.address = addressof(self._places)
        self.lay(**arrays)

    def lay(self, **arrays: Any) -> None:
        """Say where arrays of ctypes are, which are kept here."""
        self.__dict__ |= arrays
        for name, rows in arrays.items():
            pack_into("3q", self._places, PLACES[name], addressof(rows), len(rows), sizeof(rows) // len(rows))


class Driver:
    """One state and the buffers to drive it, compiled or interpreted."""

    def __init__(self, rules: Rules, board: Board, compiled: bool = True, checked: bool = False) -> None:
        self.rules, self.board, self.compiled = rules, board, compiled
        layouts = board.layout, rules.state, rules.scratch
        kinds = [layout.checked_struct if checked else layout.struct for layout in layouts]
        record: Any = board.record
        self._boards = (kinds[0] * 1).from_address(addressof(record))
        self._states, self._scratch, notes = (kinds[1] * 1)(), (kinds[2] * 1)(), (Notes.layout.struct * 1)()
        self.s, self.out, self.notes = self._states[0], self._scratch[0], notes[0]
        cells = (c_int64 * rules.state.cells).from_address(addressof(self.s))
        self.desk = Desk(boards=self._boards, states=self._states, scratch=self._scratch, cells=cells, notes=notes)
        self.code = machine(*layouts) if compiled else cast("Callable[..., int]", interpreted(go))
        self.address: Any = self.desk.address if compiled else self.desk
        self.go = partial(self.code, self.address)

    @cached_property
    def records(self) -> tuple[Any, ...]:
        """The board, the state and the buffers, for kernels that take them as arrays."""
        rows = self._boards, self._states, self._scratch
        layouts = self.board.layout, self.rules.state, self.rules.scratch
        arrays = [np.frombuffer(row, layout.dtype) for row, layout in zip(rows, layouts, strict=True)]
        return tuple(arrays) if self.compiled else rows

    def _run(self, kernel: Any, *arguments: int) -> int:
        return int((kernel if self.compiled else interpreted(kernel))(*self.records, *arguments))

    @property
    def state(self) -> bytes:
        """The whole record."""
        return bytes(self.s)

    @state.setter
    def state(self, data: bytes) -> None:
        memmove(addressof(self.s), data, sizeof(self.s))
        self.notes.listed = NOBODY

    def begin(self, seats: int, options: dict[str, int]) -> None:
        """Set a match up; the options are fields of the record."""
        self.state = bytes(sizeof(self.s))
        set_up(self.rules, self.board, self.s, seats, options)

    def actor(self) -> int:
        """Who must act now."""
        return actor(self.board.record, self.s)

    def act(self, who: int, action: int) -> int:
        """Carry out an action; who must act next."""
        return self.go(who, action)

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions."""
        self.go(NOBODY, seat)
        return self.out.moves[: self.notes.length]

    def weights(self) -> list[tuple[int, int]]:
        """Chance's outcomes, each with its weight, in canonical order."""
        keyed, self.notes.keyed = self.notes.keyed, False
        self.go(NOBODY, CHANCE)
        self.notes.keyed = keyed
        return [(action, weight) for action, weight in self.out.outcomes[: self.notes.length]]

    def advise(self, seat: int) -> list[tuple[int, int]]:
        """A seat's legal actions with what is thought of each; the state is a masked one."""
        n = self._run(weigh, seat)
        return list(zip(self.out.moves[:n], self.out.values[:n], strict=True))

    def best(self, seat: int, bits: int) -> int:
        """One of the actions that look best, by 64 random bits; the state is a masked one."""
        return best(self.out, self._run(weigh, seat), bits)

    def determinise(self, seat: int, bits: int) -> int:
        """Fill in the state, a masked one, as the seat may hold possible."""
        return self._run(fill, seat, bits)

    def sample(self, seat: int, bits: int) -> int:
        """A legal action by 64 random bits."""
        return self._run(sample_one, seat, bits)

    def draw(self, bits: int) -> int:
        """An outcome of chance by 64 random bits."""
        return self._run(draw_one, bits)


def contest_states(rules: Rules, start: bytes) -> tuple[Array, Any]:
    """The three records that `contest` needs, and the same bytes as cells."""
    states = rules.state.array(3)
    states[2] = np.frombuffer(start, rules.state.dtype)[0]
    return states, cells_of(states)
