"""Who owns whom, weighed by everybody's moves; only the choice of the one world that is dealt is left to sampling.

Every set of characters that the first of the others may have is weighed (84 with four players), each by all ways
to deal the rest to the second and the third.
"""

from __future__ import annotations

from macabre.chance import below, mix, tick
from macabre.games.dead_end_drive.evidence import MOST, evidence_of, weigh_moves
from macabre.games.dead_end_drive.knowledge import deal_cards, hidden_characters
from macabre.games.dead_end_drive.state import MansionRecord, State
from macabre.kernel import inner, lowest, shared, size

STEP = 1.28  # how much more likely a pawn is a seat's for each unit of evidence
FINE = 1 << 30  # of probabilities
EVERYTHING = 1e300
NONE = -1
FIRST, SECOND, THIRD = range(3)  # of the others
Evidence = tuple[int, int, int]  # on each of them


def _powers() -> tuple[float, ...]:
    """Of STEP, from -MOST to MOST; multiplied one by one, so that every machine has the same."""
    up = [1.0]
    for _ in range(MOST):
        up.append(up[-1] * STEP)
    return (*(1 / power for power in reversed(up[1:])), *up)


POWERS = _powers()


@inner
def other_seat(s: State, seat: int, number: int) -> int:
    """The others in order; NONE beyond the last."""
    other = number if number < seat else number + 1
    return other if other < s.seats else NONE


@inner
def evidence_on(s: State, other: int) -> int:
    """What a seat's moves say; of nobody nothing."""
    return 0 if other == NONE else weigh_moves(s, other)


@inner
def odds(evidence: Evidence, number: int, pawn: int) -> float:
    """How much more likely a pawn is that one's than the third's."""
    return POWERS[MOST + evidence_of(evidence[number], pawn) - evidence_of(evidence[THIRD], pawn)]


@inner
def odds_of_set(evidence: Evidence, number: int, pawns: int) -> float:
    """The same for all pawns of a set together."""
    weight = 1.0
    while pawns:
        weight *= odds(evidence, number, lowest(pawns))
        pawns &= pawns - 1
    return weight


@inner
def lacking(s: State, other: int) -> int:
    """How many of the hidden characters a seat has."""
    return 0 if other == NONE else s.owned[other] - size(s.shown[other])


@inner
def ways(evidence: Evidence, pawns: int, count: int) -> float:
    """The total weight of the deals that give the second seat `count` (at most 4) of `pawns`, the third the rest."""
    one = two = three = four = 0.0
    while pawns:
        more = odds(evidence, SECOND, lowest(pawns))
        four += three * more
        three += two * more
        two += one * more
        one += more
        pawns &= pawns - 1
    if count == 0:
        return 1.0
    if count == 1:
        return one
    if count == 2:
        return two
    return three if count == 3 else four


@inner
def next_choice(choice: int) -> int:
    """The next greater set with as many members."""
    low = max(1, choice & -choice)
    ripple = choice + low
    return ripple | (((ripple ^ choice) >> 2) // low)


@inner
def spread(choice: int, members: int) -> int:
    """The members of a set whose places, counted from 0, are chosen."""
    found = 0
    while choice:
        bit = members & -members
        found |= bit if choice & 1 else 0
        members ^= bit
        choice >>= 1
    return found


@shared
def weigh_first(evidence: Evidence, count: int, second: int, hidden: int, target: float) -> tuple[float, int]:
    """The weight of all deals of the hidden characters; up to the target, and what the first has in that one.

    The first seat gets `count` of them, the second `second`.
    """
    total = 0.0
    pawns = 0
    choice = (1 << count) - 1
    while choice >> size(hidden) == 0:
        pawns = spread(choice, hidden)
        total += odds_of_set(evidence, FIRST, pawns) * ways(evidence, hidden & ~pawns, second)
        if total > target or count == 0:
            break
        choice = next_choice(choice)
    return total, pawns


@inner
def deal_second(evidence: Evidence, count: int, left: int, bits: int) -> int:
    """Draw the second seat's pawns one by one, each with its conditional probability."""
    pawns = 0
    while count:
        bits = tick(bits)
        pawn = lowest(left)
        with_it = odds(evidence, SECOND, pawn) * ways(evidence, left & (left - 1), count - 1)
        if below(mix(bits), FINE) * ways(evidence, left, count) < FINE * with_it:
            pawns |= 1 << pawn
            count -= 1
        left &= left - 1
    return pawns


def believe(board: MansionRecord, s: State, seat: int, bits: int) -> int:
    """Deal what the seat does not see: the characters as likely as the moves say, the trap cards at random."""
    for other in range(s.seats):
        if other != seat:
            s.characters[other] = s.shown[other]
    hidden = hidden_characters(s, seat)
    first, second, third = other_seat(s, seat, FIRST), other_seat(s, seat, SECOND), other_seat(s, seat, THIRD)
    evidence = (evidence_on(s, first), evidence_on(s, second), evidence_on(s, third))
    ones, twos = lacking(s, first), lacking(s, second)
    total, pawns = weigh_first(evidence, ones, twos, hidden, EVERYTHING)
    bits = tick(bits)
    total, pawns = weigh_first(evidence, ones, twos, hidden, total * below(mix(bits), FINE) / FINE)
    s.characters[first] |= pawns
    left = hidden & ~pawns
    if second != NONE:
        pawns = deal_second(evidence, twos, left, mix(bits))
        s.characters[second] |= pawns
        left &= ~pawns
    if lacking(s, third):
        s.characters[third] |= left
    return deal_cards(board, s, seat, bits)
