"""Batches without masks: whoever decides is given an action sampled by the rules, and a list of all only on request.

Where there are many moves, listing them costs far more than playing: a mask is paid for at every step, a list only
when it is needed. An action other than the sampled one is looked up in the list before it is carried out.
"""

from __future__ import annotations

from typing import Any

from macabre.chance import mix, tick
from macabre.envs.batch import ALL_GO_ON, Matches, go_on
from macabre.envs.sorted_plan import look_by
from macabre.kernel import compiled, inner, lowest
from macabre.rules import legal, sample
from macabre.steps import NOBODY


@inner
def is_listed(board: Any, s: Any, out: Any, seat: int, action: int) -> bool:
    """Whether a seat may do this."""
    for k in range(legal(board, s, seat, out)):
        if out.moves[k] == action:
            return True
    return False


@compiled
def first_unlisted(matches: Matches, sampled: Any) -> int:
    """The first match in which an action is given that is not legal, or NOBODY."""
    actions, acting, codes, together = matches.actions, matches.acting, matches.codes, len(matches.actions[0]) > 1
    for i in range(len(acting)):
        for row in range(len(actions[i])):
            action = actions[i][row]
            seat = row if together else lowest(acting[i])
            if action != sampled[i][row] and acting[i] >> seat & 1:
                if not 0 <= action < len(codes):
                    return i
                if not is_listed(matches.boards[0], matches.states[i], matches.scratch[0], seat, codes[action]):
                    return i
    return NOBODY


@inner
def show_one(matches: Matches, i: int, seat: int, row: int, sampled: Any, dice: Any) -> None:
    """Write down what a seat that must decide sees, and one action that is legal."""
    look_by(matches.plan, matches.cells[i], seat, matches.observations[i][row])
    dice[i] = tick(dice[i])
    action = sample(matches.boards[0], matches.states[i], seat, mix(dice[i]), matches.scratch[0])
    sampled[i][row] = matches.numbers[action]


@compiled
def step_unmasked(matches: Matches, policies: Any, sampled: Any, dice: Any) -> int:
    """As `step_all`, with legal actions only; the seat that decides next is shown what it sees and one legal action."""
    acting, together = matches.acting, len(matches.actions[0]) > 1
    ended = ALL_GO_ON
    for i in range(len(acting)):
        ended = min(ended, go_on(matches, policies, i))
        for seat in range(matches.states[i].seats):
            if acting[i] >> seat & 1:
                show_one(matches, i, seat, seat if together else 0, sampled, dice)
    return ended


@compiled
def list_all(matches: Matches, lists: Any, counts: Any) -> None:
    """The legal actions of every seat that decides, one after another, and how many there are."""
    acting, out, together = matches.acting, matches.scratch[0], len(counts[0]) > 1
    for i in range(len(acting)):
        for row in range(len(counts[i])):
            seat = row if together else lowest(acting[i])
            counts[i][row] = 0
            if acting[i] >> seat & 1:
                counts[i][row] = legal(matches.boards[0], matches.states[i], seat, out)
                for k in range(counts[i][row]):
                    lists[i][row][k] = matches.numbers[out.moves[k]]


@compiled
def mask_factor(lists: Any, counts: Any, table: Any, chosen: Any, factor: int, out: Any) -> None:
    """What a factor can be in the legal actions that begin with what was chosen, into False."""
    for i in range(len(lists)):
        for row in range(len(lists[i])):
            for k in range(counts[i][row]):
                choices = table[lists[i][row][k]]
                fits = True
                for place in range(len(chosen[i][row])):
                    fits = fits and choices[place] == chosen[i][row][place]
                if fits:
                    out[i][row][choices[factor]] = True
