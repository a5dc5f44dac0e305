"""What a quick player thinks of each move: a small planner over orders and places of a round's cards.

It tries every card in every place, keeps the maps that look best, tries the next card on each of
them, and so on until the round's cards are used. A move is worth what the best plan that begins
with it comes to: points, and if rounds are left, what is within reach.
"""

from __future__ import annotations

from macabre.chance import below, mix
from macabre.games.deadly_doodles.cards import count_of, how_many, patterns
from macabre.games.deadly_doodles.maps import across, beside, places, points, segments
from macabre.games.deadly_doodles.rules import MARK, ROOM, unarmed, use_card
from macabre.games.deadly_doodles.state import (
    COUNT_BITS,
    KINDS,
    PAIRS,
    PLANS,
    SIDES,
    TRAP,
    WIDTH,
    DungeonRecord,
    Scratch,
    State,
)
from macabre.kernel import inner, lowest, size
from macabre.record import Row
from macabre.rules import legal

POINT = 64  # the worth of a point
UNPLANNED = 1_000_000  # what a move falls behind that no kept plan begins with
TRIAL = PLANS - 1  # the plan being tried

# What things within reach are worth, in points: of a pair, it depends on what was entered already.
LOOT, LOOT_WITH_DRAGON = 2, 4
WEAPON, SAVING_WEAPON, SLAIN, MAULING = 2, 7, 4, 1
DRAGON = 3
DOORSTEP = 24  # a room that can be entered next, in parts of a point
MOST_DOORSTEPS = 8
TASTE = 32  # by how much players differ in where they like to set a trap
TASTES = 1 << COUNT_BITS * KINDS  # beyond any number that stands for cards


def advise(board: DungeonRecord, s: State, seat: int, out: Scratch) -> int:
    """Every legal move with its value."""
    n = legal(board, s, seat, out)
    for i in range(n):
        out.values[i] = 0
    if out.moves[0] < MARK:
        plan_round(board, s, seat, out, n)
    return n


@inner
def plan_round(board: DungeonRecord, s: State, seat: int, out: Scratch, n: int) -> None:
    """Value the moves by the best plans."""
    kept = 0
    for i in range(n):
        take_map(s, seat, out)
        out.first[TRIAL] = i
        use_card(out, TRIAL, out.moves[i], 0)
        weigh_trial(board, s, seat, out)
        out.values[i] = out.worth[TRIAL] - UNPLANNED
        kept = keep_trial(out, 0, kept)
    base = 0
    for _ in range(s.remaining[seat] - 1):
        kept = next_generation(board, s, seat, out, base, kept)
        base = WIDTH - base
    for k in range(base, base + kept):
        out.values[out.first[k]] = max(out.values[out.first[k]], out.worth[k])


@inner
def take_map(s: State, seat: int, out: Scratch) -> None:
    """Begin a plan with what the seat has drawn."""
    for side in range(SIDES):
        out.ends[TRIAL][side] = s.ends[seat][side]
    out.traps[TRIAL] = s.traps[seat]
    out.left[TRIAL] = s.left[seat]
    out.marks[TRIAL] = s.marks[seat]


@inner
def copy_plan(out: Scratch, source: int, target: int) -> None:
    """Plans are copied field by field."""
    for side in range(SIDES):
        out.ends[target][side] = out.ends[source][side]
    out.traps[target] = out.traps[source]
    out.left[target] = out.left[source]
    out.marks[target] = out.marks[source]
    out.first[target] = out.first[source]
    out.worth[target] = out.worth[source]


@inner
def next_generation(board: DungeonRecord, s: State, seat: int, out: Scratch, base: int, kept: int) -> int:
    """Try one more card in all ways on each plan kept; how many of the new plans are."""
    new = 0
    for k in range(base, base + kept):
        tried = 0
        todo = patterns(out.left[k])
        while todo:
            pattern = lowest(todo)
            todo &= todo - 1
            rooms = places(board, out.ends[k], out.traps[k], pattern)
            while rooms:
                copy_plan(out, k, TRIAL)
                use_card(out, TRIAL, pattern * ROOM + lowest(rooms), 0)
                weigh_trial(board, s, seat, out)
                new = keep_trial(out, WIDTH - base, new)
                tried += 1
                rooms &= rooms - 1
        if tried == 0:
            copy_plan(out, k, TRIAL)
            mark_all(out)
            weigh_trial(board, s, seat, out)
            new = keep_trial(out, WIDTH - base, new)
    return new


@inner
def mark_all(out: Scratch) -> None:
    """None of the cards left can be drawn (DOO-10)."""
    out.marks[TRIAL] += how_many(out.left[TRIAL]) - count_of(out.left[TRIAL], TRAP)
    out.left[TRIAL] = 0


@inner
def keep_trial(out: Scratch, base: int, kept: int) -> int:
    """Keep a plan if it is new and among the best; how many are kept."""
    worst = base
    for k in range(base, base + kept):
        if out.worth[k] == out.worth[TRIAL] and is_same(out, k):
            return kept
        if out.worth[k] < out.worth[worst]:
            worst = k
    if kept < WIDTH:
        copy_plan(out, TRIAL, base + kept)
        return kept + 1
    if out.worth[TRIAL] > out.worth[worst]:
        copy_plan(out, TRIAL, worst)
    return kept


@inner
def is_same(out: Scratch, k: int) -> bool:
    """Whether a plan has come to the same map by another order."""
    same = out.traps[k] == out.traps[TRIAL]
    for side in range(SIDES):
        same = same and out.ends[k][side] == out.ends[TRIAL][side]
    return same


# --- what a map is worth


@inner
def weigh_trial(board: DungeonRecord, s: State, seat: int, out: Scratch) -> None:
    """Points so far, what is within reach, and what the traps may do to the others."""
    rounds = s.number_of_rounds - s.round_number
    worth = POINT * points(board, out.ends[TRIAL], unarmed(board, s, seat), out.marks[TRIAL], 0)
    if rounds > 0:
        worth += prospects(board, s, out.ends[TRIAL], out.traps[TRIAL], rounds)
    traps = out.traps[TRIAL] & ~s.traps[seat]
    while traps:
        worth += lure(board, s, seat, lowest(traps))
        traps &= traps - 1
    out.worth[TRIAL] = worth


@inner
def lure(board: DungeonRecord, s: State, seat: int, room: int) -> int:
    """A trap is well set where others pass, best where they have; those who think alike choose apart (DOO-12)."""
    taste = mix(s.turned[s.round_number - 1] + (seat * ROOM + room) * TASTES)
    worth = board.traffic[room] + below(taste, TASTE)
    for other in range(s.seats):
        if other != seat:
            worth += POINT * ((segments(s.shown_ends[other]) >> room) & 1)
    return worth


@inner
def prospects(board: DungeonRecord, s: State, ends: Row, traps: int, rounds: int) -> int:
    """What may come: things are worth less with each step to them, and the less the fewer rounds are left."""
    entered = segments(ends)
    spare = board.rooms & ~(entered | traps)
    layer = 0
    for side in range(SIDES):
        layer |= spare & board.open[side] & (board.doors[side] | across(board, ends, side))
    worth = DOORSTEP * min(MOST_DOORSTEPS, size(layer))
    saving, slain = promising(board, s, entered)
    weight = POINT * (7 + rounds) // 16
    while layer and weight > 2:
        worth += weight * value_of(board, s, entered, layer, saving, slain)
        weight = weight * (7 + rounds) // 16
        spare &= ~layer
        layer = spare & around(board, layer)
    return worth


@inner
def around(board: DungeonRecord, rooms: int) -> int:
    """The rooms one step from these through a passage."""
    found = 0
    for side in range(SIDES):
        found |= board.open[side] & ~board.doors[side] & beside(board, rooms, side)
    return found


@inner
def promising(board: DungeonRecord, s: State, entered: int) -> tuple[int, int]:
    """Weapons whose monster was entered, which may come too late (DOO-24), and monsters whose weapon was."""
    saving = 0
    slain = 0
    for pair in range(PAIRS):
        saving |= board.weapon[pair] if entered & board.monster[pair] else 0
        slain |= board.monster[pair] if entered & board.weapon[pair] else 0
    return 0 if s.weapon_first else saving, slain


@inner
def value_of(board: DungeonRecord, s: State, entered: int, rooms: int, saving: int, slain: int) -> int:
    """What is in some rooms, in points as far as one can tell."""
    mauling = 0 if s.weapon_first else MAULING
    loot = LOOT_WITH_DRAGON if entered & board.dragon else LOOT
    value = loot * size(rooms & board.loot)
    value += (DRAGON + 2 * size(entered & board.loot)) * size(rooms & board.dragon)
    value += WEAPON * size(rooms & board.weapons) + (SAVING_WEAPON - WEAPON) * size(rooms & saving)
    return value + mauling * size(rooms & board.monsters) + (SLAIN - mauling) * size(rooms & slain)
