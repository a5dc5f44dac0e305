"""Which pawns may move, by which counts, and where to (DED-8 to DED-20, DED-32)."""

from __future__ import annotations

from macabre.chance import below, mix, pick, tick
from macabre.games.dead_end_drive.actions import LOSE_DIE, move_action
from macabre.games.dead_end_drive.paths import (
    BY_CHAIR,
    CROSSING_CHAIRS,
    HOPPED,
    STRICT,
    close_spaces,
    forget_survey,
    leaving_count,
    open_spaces,
    reaches,
    survey,
)
from macabre.games.dead_end_drive.state import DICE, OUTSIDE, PAWNS, SPACES, MansionRecord, Scratch, State
from macabre.kernel import inner, lowest

# --- pawns and dice


@inner
def seated(board: MansionRecord, s: State) -> int:
    """The pawns that still sit on red chairs (DED-14)."""
    pawns = 0
    for pawn in range(PAWNS):
        if 0 <= s.places[pawn] < SPACES and board.is_chair[s.places[pawn]]:
            pawns |= 1 << pawn
    return pawns


@inner
def movable(board: MansionRecord, s: State) -> int:
    """Those alive that were not moved this turn (DED-8); while any sit, only those (DED-14)."""
    sitting = seated(board, s)
    return (sitting if sitting else s.alive) & ~s.moved


@inner
def single_counts(s: State) -> int:
    """The values of the dice that are left, as a set."""
    counts = 0
    for die in range(DICE):
        if s.used >> die & 1 == 0:
            counts |= 1 << s.dice[die]
    return counts


@inner
def total_count(s: State) -> int:
    """The total of a double that is left whole (DED-10), as a set; else none."""
    return 1 << (2 * s.dice[0]) if s.used == 0 and s.dice[0] == s.dice[1] else 0


@inner
def longest(counts: int) -> int:
    """The greatest count of a set."""
    count = 0
    while counts:
        count = lowest(counts)
        counts &= counts - 1
    return count


# --- the ends of one pawn's moves


@inner
def may_end_on(board: MansionRecord, out: Scratch, space: int, traps_closed: bool) -> bool:
    """Never on a chair (DED-17), and on a trap only once all chairs are empty (DED-14)."""
    return out.closed[space] & BY_CHAIR == 0 and not (traps_closed and board.trap_at[space])


@inner
def candidates(board: MansionRecord, s: State, out: Scratch, pawn: int, count: int, traps_closed: bool) -> int:
    """Ends that distance and colour allow, into `targets`; how many."""
    n = 0
    if pawn == s.portrait and 0 < leaving_count(board, out) <= count:
        out.targets[n] = OUTSIDE
        n += 1
    for i in range(1, out.queued):
        node = out.queue[i]
        spare = count + 1 - out.reach[node]
        space = node & (SPACES - 1)
        met_before = node == space and out.reach[HOPPED + space]
        if spare >= 0 and spare & 1 == 0 and not met_before and may_end_on(board, out, space, traps_closed):
            out.targets[n] = space
            n += 1
    return n


@inner
def is_target(board: MansionRecord, s: State, out: Scratch, pawn: int, count: int, to: int) -> bool:
    """Whether a candidate holds."""
    return to == OUTSIDE or reaches(board, out, s.places[pawn], to, count)


@inner
def confirm(board: MansionRecord, s: State, out: Scratch, pawn: int, count: int, n: int) -> int:
    """Keep the candidates that hold; how many."""
    kept = 0
    for i in range(n):
        to = out.targets[i]
        if is_target(board, s, out, pawn, count, to):
            out.targets[kept] = to
            kept += 1
    return kept


@inner
def confirm_one(board: MansionRecord, s: State, out: Scratch, pawn: int, count: int, n: int, bits: int) -> int:
    """Put one of the candidates that hold first, all equally likely; 0 if none holds."""
    while n:
        bits = tick(bits)
        i = below(mix(bits), n)
        to = out.targets[i]
        if is_target(board, s, out, pawn, count, to):
            out.targets[0] = to
            return 1
        n -= 1
        out.targets[i] = out.targets[n]
    return 0


# --- all moves, and one at random


@inner
def list_pawn(board: MansionRecord, s: State, out: Scratch, pawn: int, counts: int, traps_closed: bool, n: int) -> int:
    """Add a pawn's moves after the first n; by counts that fit no other way it may cross chairs (DED-17)."""
    blocking = STRICT
    while counts:
        survey(board, out, s.places[pawn], longest(counts), blocking)
        for count in range(1, longest(counts) + 1):
            if counts >> count & 1:
                found = confirm(board, s, out, pawn, count, candidates(board, s, out, pawn, count, traps_closed))
                for i in range(found):
                    out.moves[n + i] = move_action(pawn, count, out.targets[i])
                n += found
                if found:
                    out.usable |= 1 << count
                    counts ^= 1 << count
        forget_survey(out)
        if blocking == CROSSING_CHAIRS:
            break
        blocking = CROSSING_CHAIRS
    return n


@inner
def list_moves(board: MansionRecord, s: State, out: Scratch) -> int:
    """Every move of every pawn, and the dice that no pawn can use (DED-12)."""
    singles = single_counts(s)
    traps_closed = seated(board, s) != 0
    pawns = movable(board, s)
    out.usable = 0
    n = 0
    close_spaces(board, s, out)
    while pawns:
        n = list_pawn(board, s, out, lowest(pawns), singles | total_count(s), traps_closed, n)
        pawns &= pawns - 1
    open_spaces(board, s, out)
    lost = singles & ~out.usable
    while lost:
        out.moves[n] = LOSE_DIE + lowest(lost)
        n += 1
        lost &= lost - 1
    return n


@inner
def sample_target(
    board: MansionRecord, s: State, out: Scratch, pawn: int, count: int, traps_closed: bool, bits: int
) -> int:
    """One of the spaces where a pawn can end with a count, all equally likely; -1 if there is none."""
    found = 0
    blocking = STRICT
    while True:
        survey(board, out, s.places[pawn], count, blocking)
        n = candidates(board, s, out, pawn, count, traps_closed)
        found = confirm_one(board, s, out, pawn, count, n, bits)
        forget_survey(out)
        if found:
            return out.targets[0]
        if blocking == CROSSING_CHAIRS:
            return -1
        blocking = CROSSING_CHAIRS


@inner
def sample_with(board: MansionRecord, s: State, out: Scratch, count: int, bits: int) -> int:
    """A move with a count: a pawn that can make it, all equally likely, then where it ends; -1 if there is none."""
    traps_closed = seated(board, s) != 0
    pawns = movable(board, s)
    while pawns:
        bits = tick(bits)
        pawn = pick(mix(bits), pawns)
        to = sample_target(board, s, out, pawn, count, traps_closed, bits)
        if to >= 0:
            return move_action(pawn, count, to)
        pawns ^= 1 << pawn
    return -1


@inner
def sample_move(board: MansionRecord, s: State, out: Scratch, bits: int) -> int:
    """A move drawn as count, pawn, end; a die that no pawn can use is lost, an unusable total drawn again."""
    singles = single_counts(s)
    counts = singles | total_count(s)
    action = -1
    close_spaces(board, s, out)
    while action < 0:
        bits = tick(bits)
        count = pick(mix(bits), counts)
        counts ^= 1 << count
        action = sample_with(board, s, out, count, bits)
        if action < 0 and singles >> count & 1:
            action = LOSE_DIE + count
    open_spaces(board, s, out)
    return action
