"""Plays many matches side by side: one compiled call lets every match go on to its next decisions.

Each match has its own generator, so that a seed gives the same run whatever the others do.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from macabre.chance import below, mix, tick
from macabre.envs.rewards import write_rewards
from macabre.envs.sorted_plan import look_by
from macabre.kernel import compiled, copy_record, inner, lowest, nth, size
from macabre.plan import look
from macabre.rules import CHANCE, OVER, actor, apply, draw, happen, legal, score, winners
from macabre.steps import NOBODY, choose

END, WON_BY, POINTS = range(3)  # columns of results: how it ended, the winners as a set, the points of each seat
GOES_ON, IS_OVER, IS_CUT_OFF = range(3)
ALL_GO_ON, SOME_ENDED = NOBODY, NOBODY - 1  # what a step says if no action was forbidden


class Matches(NamedTuple):
    """Matches side by side: arrays with a row for each, and what they share."""

    boards: Any
    states: Any  # and two rows more: how a match begins, and what a bot is shown
    cells: Any  # the same bytes
    finals: Any  # how the last match of each row ended
    scratch: Any
    masks: Any
    plan: Any  # by which observations are made
    numbers: Any  # of the plan, as the codes are
    codes: Any
    actions: Any  # that learners chose: a column for each seat if all decide together, else one
    acting: Any  # the learners who decide: all of them if they do so together, else one
    seats: Any  # the first of them
    generators: Any
    counts: Any  # of decisions
    results: Any
    rewards: Any  # what the ends of this step are worth to each seat; zeros where a match goes on
    over: Any  # whether a match ended by its rules in this step
    cut_off: Any  # whether it reached the limit
    observations: Any
    choices: Any  # which actions are legal; filled up to a multiple of eight
    choosing: Any  # how many are
    learners: int
    limit: int  # of decisions
    reward: int  # which kind


@inner
def next_seat(who: int, todo: int, learners: int) -> int:
    """Who decides next: a learner whose action was given, else a bot; nobody while learners must think."""
    if who & todo:
        return lowest(who & todo)
    return lowest(who & ~learners) if who & ~learners else NOBODY


@inner
def note_end(matches: Matches, i: int, who: int) -> None:
    """Write down how a match ended; of two ends in one step the learner saw only the first."""
    board, s, result = matches.boards[0], matches.states[i], matches.results[i]
    if result[END] == GOES_ON:
        copy_record(matches.finals[i], s)
        result[END] = IS_OVER if who == OVER else IS_CUT_OFF
        result[WON_BY] = winners(board, s)
        for seat in range(s.seats):
            result[POINTS + seat] = score(board, s, seat)
        matches.over[i] = who == OVER
        matches.cut_off[i] = who != OVER
        write_rewards(matches.reward, result[WON_BY], result[POINTS:], matches.rewards[i])


@inner
def forget_end(matches: Matches, i: int) -> None:
    """What was said of a match that ended a step ago no longer holds."""
    result, rewards = matches.results[i], matches.rewards[i]
    if result[END] != GOES_ON:
        for k in range(len(result)):
            result[k] = 0
        for seat in range(len(rewards)):
            rewards[seat] = 0
        matches.over[i] = False
        matches.cut_off[i] = False


@inner
def ask_bot(matches: Matches, policies: Any, i: int, seat: int, bits: int) -> int:
    """What a bot does in a match, from the record as its seat sees it, which is made in the last row."""
    masks, cells, last = matches.masks, matches.cells, len(matches.states) - 1
    for k in range(len(masks[seat])):
        cells[last][k] = cells[i][k] & masks[seat][k]
    return choose(matches.boards[0], matches.states[last], seat, policies[seat], bits, matches.scratch[0])


@inner
def show(matches: Matches, i: int, seat: int, row: int) -> None:
    """Write down what a seat that must decide sees, and what it may do."""
    may, out = matches.choices[i][row], matches.scratch[0]
    look_by(matches.plan, matches.cells[i], seat, matches.observations[i][row])
    for k in range(len(may)):
        may[k] = False
    count = legal(matches.boards[0], matches.states[i], seat, out)
    for k in range(count):
        may[matches.numbers[out.moves[k]]] = True
    matches.choosing[i][row] = count


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
def play_on(matches: Matches, policies: Any, i: int) -> int:
    """Carry out the actions of a match's learners, and let bots and chance act; the learners who must decide then."""
    board, s, out = matches.boards[0], matches.states[i], matches.scratch[0]
    generators, counts, given, todo = matches.generators, matches.counts, matches.actions[i], matches.acting[i]
    while True:
        who = actor(board, s)
        if who == CHANCE:
            generators[i] = tick(generators[i])
            happen(board, s, draw(board, s, mix(generators[i]), out))
        elif who == OVER or counts[i] >= matches.limit:
            note_end(matches, i, who)
            copy_record(s, matches.states[len(matches.states) - 2])
            counts[i] = 0
            todo = 0
        else:
            seat = next_seat(who, todo, matches.learners)
            if seat == NOBODY:
                return who & matches.learners
            action = 0
            if todo >> seat & 1:
                action = matches.codes[given[seat if len(given) > 1 else 0]]
                todo ^= 1 << seat
            elif policies is not None:
                generators[i] = tick(generators[i])
                action = ask_bot(matches, policies, i, seat, mix(generators[i]))
            apply(board, s, seat, action)
            counts[i] += 1


@inner
def go_on(matches: Matches, policies: Any, i: int) -> int:
    """Let a match go on to its next decisions, and say whose they are; whether it has ended on the way."""
    forget_end(matches, i)
    acting = play_on(matches, policies, i)
    matches.seats[i] = lowest(acting)
    matches.acting[i] = acting if len(matches.actions[0]) > 1 else 1 << matches.seats[i]
    return ALL_GO_ON if matches.results[i][END] == GOES_ON else SOME_ENDED


@compiled
def step_all(matches: Matches, policies: Any) -> int:
    """Carry out the learners' actions, let bots and chance act until learners must decide again, and show them.

    A match that has ended starts again. Policies are None where there are no bots. Where an action is forbidden
    nothing is done; the match is returned, else whether any has ended.
    """
    acting, together = matches.acting, len(matches.actions[0]) > 1
    forbidden = first_forbidden(matches.choices, matches.actions) if acting[0] else NOBODY
    if forbidden != NOBODY:
        return forbidden
    ended = ALL_GO_ON
    for i in range(len(acting)):
        ended = min(ended, go_on(matches, policies, i))
        for seat in range(matches.states[i].seats):
            if acting[i] >> seat & 1:
                show(matches, i, seat, seat if together else 0)
    return ended


@inner
def nth_choice(bits: Any, left: int) -> int:
    """The place of the n-th choice in a mask, read eight at a time."""
    k = 0
    while left >= size(bits[k]):
        left -= size(bits[k])
        k += 1
    return 8 * k + nth(bits[k], left) // 8


@compiled
def pick_all(choices: Any, choosing: Any, generators: Any, actions: Any) -> None:
    """One of the legal actions of every row of masks, eight to a number, all equally likely."""
    for i in range(len(choices)):
        for row in range(len(choices[i])):
            generators[i] = tick(generators[i])
            actions[i][row] = nth_choice(choices[i][row], below(mix(generators[i]), choosing[i][row]))


@compiled
def look_at_ends(cells: Any, masks: Any, steps: Any, tables: Any, ended: Any, out: Any) -> None:
    """What each seat saw at the end of each match that has ended, into zeros."""
    for i in range(len(ended)):
        for seat in range(len(out[i])):
            look(cells[ended[i]], masks, steps, tables, seat, out[i][seat])
