"""Plays many matches side by side: one compiled call lets every match go on to its next decisions.

Each match has its own generator, so that a seed gives the same run whatever the others do.
"""

from __future__ import annotations

from typing import Any

from macabre.chance import below, mix, tick
from macabre.drive import choose
from macabre.kernel import compiled, copy_record, inner, lowest
from macabre.plan import look
from macabre.rules import CHANCE, OVER, actor, apply, draw, happen, legal, score, winners

END, WON_BY, POINTS = range(3)  # columns of results: how it ended, the winners as a set, the points of each seat
GOES_ON, IS_OVER, IS_CUT_OFF = range(3)
NOBODY = -1


@inner
def next_seat(who: int, todo: int, learners: int) -> int:
    """Who decides next: a learner whose action was given, else a bot; nobody while learners must think."""
    if who & todo:
        return lowest(who & todo)
    return lowest(who & ~learners) if who & ~learners else NOBODY


@inner
def note_end(board: Any, s: Any, who: int, result: Any) -> None:
    """Write down how a match ended; of two ends in one step the learner saw only the first."""
    if result[END] == GOES_ON:
        result[END] = IS_OVER if who == OVER else IS_CUT_OFF
        result[WON_BY] = winners(board, s)
        for seat in range(s.seats):
            result[POINTS + seat] = score(board, s, seat)


@inner
def ask_bot(
    boards: Any, states: Any, cells: Any, scratch: Any, masks: Any, policies: Any, i: int, seat: int, bits: int
) -> int:
    """What a bot does in a match, from the record as its seat sees it, which is made in the last row."""
    last = len(states) - 1
    for k in range(len(masks[seat])):
        cells[last][k] = cells[i][k] & masks[seat][k]
    return choose(boards[0], states[last], seat, policies[seat], bits, scratch[0])


@inner
def show(
    board: Any,
    s: Any,
    cells: Any,
    out: Any,
    masks: Any,
    steps: Any,
    tables: Any,
    numbers: Any,
    seat: int,
    observation: Any,
    mask: Any,
) -> None:
    """Write down what a seat that must decide sees, and what it may do."""
    for k in range(len(observation)):
        observation[k] = 0
    look(cells, masks, steps, tables, seat, observation)
    for k in range(len(mask)):
        mask[k] = False
    for k in range(legal(board, s, seat, out)):
        mask[numbers[out.moves[k]]] = True


@inner
def first_forbidden(choices: Any, actions: Any) -> int:
    """The first match in which a mask forbids the action given, or NOBODY."""
    most = len(choices[0][0])
    for i in range(len(actions)):
        for row in range(len(actions[i])):
            if not 0 <= actions[i][row] < most or not choices[i][row][actions[i][row]]:
                return i
    return NOBODY


@inner
def play_on(
    boards: Any,
    states: Any,
    cells: Any,
    scratch: Any,
    masks: Any,
    policies: Any,
    codes: Any,
    given: Any,
    generators: Any,
    counts: Any,
    result: Any,
    i: int,
    todo: int,
    learners: int,
    limit: int,
) -> int:
    """Carry out what the seats `todo` were told to do, and let bots and chance act; the learners that must decide."""
    board, s, out = boards[0], states[i], scratch[0]
    while True:
        who = actor(board, s)
        if who == CHANCE:
            generators[i] = tick(generators[i])
            happen(board, s, draw(board, s, mix(generators[i]), out))
        elif who == OVER or counts[i] >= limit:
            note_end(board, s, who, result)
            copy_record(s, states[len(states) - 2])
            counts[i] = 0
            todo = 0
        else:
            seat = next_seat(who, todo, learners)
            if seat == NOBODY:
                return who & learners
            action = 0
            if todo >> seat & 1:
                action = codes[given[seat if len(given) > 1 else 0]]
                todo ^= 1 << seat
            elif policies is not None:
                generators[i] = tick(generators[i])
                action = ask_bot(boards, states, cells, scratch, masks, policies, i, seat, mix(generators[i]))
            apply(board, s, seat, action)
            counts[i] += 1


@compiled
def step_all(
    boards: Any,
    states: Any,
    cells: Any,
    scratch: Any,
    masks: Any,
    policies: Any,
    steps: Any,
    tables: Any,
    numbers: Any,
    codes: Any,
    actions: Any,
    acting: Any,
    seats: Any,
    generators: Any,
    counts: Any,
    results: Any,
    observations: Any,
    choices: Any,
    learners: int,
    limit: int,
) -> int:
    """Carry out the learners' actions, let bots and chance act until learners must decide again, and show them.

    The last but one of the states is the beginning, from which a match that has ended starts anew; policies
    are None where there are no bots. `acting` holds the seats that decide: all of them if there is a
    column of actions for each, else one, which is also written into `seats`. Where an action is forbidden
    nothing is done; the match is returned, else NOBODY.
    """
    forbidden = first_forbidden(choices, actions) if acting[0] else NOBODY
    if forbidden != NOBODY:
        return forbidden
    together = len(actions[0]) > 1
    for i in range(len(acting)):
        for k in range(len(results[i])):
            results[i][k] = 0
        acting[i] = play_on(
            boards, states, cells, scratch, masks, policies, codes, actions[i], generators, counts, results[i],
            i, acting[i], learners, limit,
        )  # fmt: skip
        seats[i] = lowest(acting[i])
        if not together:
            acting[i] = 1 << seats[i]
        for seat in range(states[i].seats):
            if acting[i] >> seat & 1:
                row = seat if together else 0
                seen, may = observations[i][row], choices[i][row]
                show(boards[0], states[i], cells[i], scratch[0], masks, steps, tables, numbers, seat, seen, may)
    return NOBODY


@compiled
def pick_all(choices: Any, generators: Any, actions: Any) -> None:
    """One of the legal actions of every row of masks, each as likely."""
    for i in range(len(choices)):
        for row in range(len(choices[i])):
            mask = choices[i][row]
            count = 0
            for k in range(len(mask)):
                count += mask[k]
            generators[i] = tick(generators[i])
            left = below(mix(generators[i]), count)
            k = 0
            while left > 0 or not mask[k]:
                left -= mask[k]
                k += 1
            actions[i][row] = k
