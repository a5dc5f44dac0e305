"""One search for all games: a tree over what the searching seat can tell apart, grown by imagined play.

Each iteration imagines a world that the seat considers possible and plays it on: by the tree where the seat
decides; by a quick hunch, from what the mover sees, where others decide or nobody has been before. So no
secret leaks from one seat into another's play. The tree branches where the seat decides and wherever it sees
what others or chance do. Numbers are integers; the few that are not are only divided and rooted, which every
machine does in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from macabre.chance import below, mix, tick
from macabre.desk import BOARD, NUMBERS, SCRATCH, STATE, Desk
from macabre.kernel import copy_record, inner, kernel, lowest, plus, size
from macabre.record import MOST_SEATS, MatchRecord, Record, Row, ScratchRecord, numbers
from macabre.rules import (
    CHANCE,
    EVERYBODY,
    OVER,
    actor,
    apply,
    audience,
    believe,
    determinise,
    draw,
    happen,
    hunch,
    is_pointless,
    promise,
    reveals,
    stage,
    take_advice,
    winners,
)

FULL = 1 << 20  # the reward of a match that is won alone
MOST_OPTIONS = 64  # of one decision that are looked at
DEEPEST = 64  # steps within the tree
NONE = -1
HUNDRED = 100
POINTLESS = -(1 << 60)  # what is thought of a move that need not be looked at
TIE_BITS = 8  # moves that look alike are tried in any order
LOG_BITS = 10
TRUTH, BELIEVED, EVEN = range(3)


class Node(Record):
    """A place in the tree."""

    who: int  # made the move that led here
    action: int
    advice: int
    visits: int
    totals: Row = numbers(MOST_SEATS)  # of rewards
    options: int  # where those of the seat begin, if it decides here
    option_count: int
    seen: int  # the first of what others or chance may do here
    sibling: int  # the next of them


class TreeSettings(Record):
    """How to search, and what came out of the last play."""

    seat: int
    seats: int  # that play
    judged: int  # seats that are judged
    worlds: int  # where imagined play begins: in the TRUTH, in what is BELIEVED, or in EVEN worlds
    horizon: int  # the stage of the match at which imagined play is judged
    broad: int
    slope: int
    daring: int
    by_promise: int  # whether even a match that is over is judged
    used: int  # nodes
    shares: Row = numbers(MOST_SEATS)


class TreeDesk(Desk):
    """What a search works on."""

    boards: Any = BOARD
    states: Any = STATE
    scratch: Any = SCRATCH
    nodes: Any = Node.layout
    settings: Any = TreeSettings.layout
    path: Any = NUMBERS


# --- nodes


@inner
def add_node(nodes: Sequence[Node], plan: TreeSettings, who: int, action: int, advice: int) -> int:
    """A node that nobody has visited."""
    node = nodes[plan.used]
    node.who = who
    node.action = action
    node.advice = advice
    node.visits = 0
    for seat in range(plan.seats):
        node.totals[seat] = 0
    node.options = NONE
    node.option_count = 0
    node.seen = NONE
    node.sibling = NONE
    plan.used += 1
    return plan.used - 1


@inner
def follow(nodes: Sequence[Node], plan: TreeSettings, parent: int, who: int, action: int) -> int:
    """Where something that the seat sees leads; a new node if it was never seen here, NONE if there is no room."""
    child = nodes[parent].seen
    while child != NONE and (nodes[child].action != action or nodes[child].who != who):
        child = nodes[child].sibling
    if child == NONE and plan.used < len(nodes):
        child = add_node(nodes, plan, who, action, 0)
        nodes[child].sibling = nodes[parent].seen
        nodes[parent].seen = child
    return child


# --- the seat's own decisions


@inner
def rank_moves(board: Record, s: MatchRecord, seat: int, out: ScratchRecord, n: int, bits: int) -> None:
    """Put what is pointless last, and moves that look alike in any order."""
    for i in range(n):
        bits = tick(bits)
        ties = below(mix(bits), 1 << TIE_BITS)
        pointless = is_pointless(board, s, seat, out.moves[i])
        out.values[i] = POINTLESS + ties if pointless else (out.values[i] << TIE_BITS) + ties


@inner
def take_best(out: ScratchRecord, k: int, n: int) -> None:
    """Bring the best of the moves from the k-th on to the k-th place."""
    top = k
    for i in range(k + 1, n):
        if out.values[i] > out.values[top]:
            top = i
    out.moves[k], out.moves[top] = out.moves[top], out.moves[k]
    out.values[k], out.values[top] = out.values[top], out.values[k]


@inner
def open_node(
    board: Record, s: MatchRecord, nodes: Sequence[Node], plan: TreeSettings, parent: int, out: ScratchRecord, bits: int
) -> bool:
    """List what the seat can do, what looks best first; False if there is no room for it."""
    n = take_advice(board, s, plan.seat, out)
    if plan.used + min(n, MOST_OPTIONS) > len(nodes):
        return False
    rank_moves(board, s, plan.seat, out, n, bits)
    nodes[parent].options = plan.used
    for k in range(min(n, MOST_OPTIONS)):
        take_best(out, k, n)
        if k == 0 or out.values[k] >= POINTLESS + (1 << TIE_BITS):
            add_node(nodes, plan, plan.seat, out.moves[k], out.values[k])
            nodes[parent].option_count += 1
    return True


@inner
def logarithm(n: int) -> int:
    """To base 2, in parts of 1024, straight between the powers of 2: the same on every machine."""
    power = 0
    while n >> (power + 1):
        power += 1
    return (power << LOG_BITS) + ((n - (1 << power) << LOG_BITS) >> power)


@inner
def select(nodes: Sequence[Node], plan: TreeSettings, parent: int) -> int:
    """The option with the highest hopes; the more visits, the more options are looked at."""
    visits = nodes[parent].visits
    count = min(nodes[parent].option_count, plan.broad + int(sqrt(visits / plan.slope)))
    doubt = plan.daring * FULL / HUNDRED * sqrt(logarithm(visits + 1) / (1 << LOG_BITS))
    best = NONE
    top = -1.0
    for child in range(nodes[parent].options, nodes[parent].options + count):
        tried = nodes[child].visits
        if tried == 0:
            return child
        hope = nodes[child].totals[plan.seat] / tried + doubt / sqrt(tried)
        if hope > top:
            top = hope
            best = child
    return best


@inner
def shows_hidden(board: Record, s: MatchRecord, seat: int, mover: int, action: int) -> bool:
    """Whether a move shows the seat what not all may see, such as a hand that it gets: what it can do then differs
    from world to world, so that the tree ends there."""
    shown = reveals(board, s, mover, action)
    return shown != EVERYBODY and shown >> seat & 1 == 1


@inner
def is_ripe(nodes: Sequence[Node], node: int) -> bool:
    """A decision is looked at closely when it comes up again."""
    return node == 0 or nodes[node].visits > 0


# --- play


@inner
def play_on(
    board: Record, s: MatchRecord, out: ScratchRecord, nodes: Sequence[Node], plan: TreeSettings, path: Row, bits: int
) -> tuple[int, int]:
    """Play through the tree and beyond, to the end or the horizon; whose turn it is then, and how long the path is."""
    node, depth, inside = 0, 1, True
    path[0] = 0
    who = actor(board, s)
    while who != OVER and stage(board, s) < plan.horizon:
        bits = tick(bits)
        child = NONE
        if who == CHANCE:
            mover = CHANCE
            action = draw(board, s, mix(bits), out)
        else:
            mover = plan.seat if who >> plan.seat & 1 else lowest(who)
            if inside and mover == plan.seat:
                inside = is_ripe(nodes, node) and depth < DEEPEST
                if inside and nodes[node].options == NONE:
                    inside = open_node(board, s, nodes, plan, node, out, mix(bits))
            if inside and mover == plan.seat:
                child = select(nodes, plan, node)
                action = nodes[child].action
            else:
                action = hunch(board, s, mover, mix(bits), out)
        if inside and child == NONE and audience(board, s, mover) >> plan.seat & 1:
            child = follow(nodes, plan, node, mover, action)
            inside = child != NONE and depth < DEEPEST
        if inside and child != NONE:
            inside = mover == plan.seat or nodes[child].visits > 0
            node = child
            path[depth] = child
            depth += 1
        if mover == CHANCE:
            happen(board, s, action)
        else:
            if inside:
                inside = not shows_hidden(board, s, plan.seat, mover, action)
            apply(board, s, mover, action)
        who = actor(board, s)
    return who, depth


# --- rewards


@inner
def judge(board: Record, s: MatchRecord, plan: TreeSettings) -> None:
    """Divide the reward by what the match promises each seat; alone, a player is against an empty seat, or 1."""
    total = 1 if plan.judged == 1 else 0
    for seat in range(plan.judged):
        plan.shares[seat] = promise(board, s, seat)
        total += plan.shares[seat]
    for seat in range(plan.seats):
        plan.shares[seat] = plan.shares[seat] * FULL // max(1, total)


@inner
def reward(board: Record, s: MatchRecord, plan: TreeSettings, who: int) -> None:
    """What each seat gets: its share of the win, or of the promise where play was broken off."""
    if who != OVER or plan.by_promise:
        judge(board, s, plan)
    else:
        won = winners(board, s)
        for seat in range(plan.seats):
            plan.shares[seat] = FULL * (won >> seat & 1) // max(1, size(won))


@inner
def remember(nodes: Sequence[Node], plan: TreeSettings, path: Row, depth: int) -> None:
    """Every node on the path has been visited once more."""
    for i in range(depth):
        node = nodes[path[i]]
        node.visits += 1
        for seat in range(plan.seats):
            node.totals[seat] += plan.shares[seat]


@kernel(TreeDesk)
def grow(desk: TreeDesk, bits: int, first: int, last: int) -> int:
    """Play on from states[1] in states[0] again and again; how often each option was taken tells how good it is.

    The n-th time is the same whatever the calls in which it comes.
    """
    board, s, out, plan = desk.boards[0], desk.states[0], desk.scratch[0], desk.settings[0]
    nodes, path = desk.nodes, desk.path
    if first == 0:
        plan.used = 0
        add_node(nodes, plan, NONE, NONE, 0)
    for i in range(first, last):
        copy_record(s, desk.states[1])
        state = mix(plus(bits, i))
        if plan.worlds == BELIEVED:
            state = believe(board, s, plan.seat, state)
        elif plan.worlds == EVEN:
            state = determinise(board, s, plan.seat, state)
        who, depth = play_on(board, s, out, nodes, plan, path, state)
        reward(board, s, plan, who)
        remember(nodes, plan, path, depth)
    return plan.used
