"""Batches without masks: who decides is given an action that the rules sampled, and a list of all only if asked for.

Where there are many moves, to list them costs far more than to play: a mask is paid for at every step, a list when it
is needed. An action other than the sampled one is looked up in the list before it is carried out.
"""

from __future__ import annotations

from typing import Any

from macabre.batch import NOBODY, play_on
from macabre.chance import mix, tick
from macabre.kernel import compiled, inner, lowest
from macabre.plan import look
from macabre.rules import legal, sample


@inner
def is_listed(board: Any, s: Any, out: Any, seat: int, action: int) -> bool:
    """Whether a seat may do this."""
    for k in range(legal(board, s, seat, out)):
        if out.moves[k] == action:
            return True
    return False


@compiled
def first_unlisted(
    boards: Any, states: Any, scratch: Any, codes: Any, actions: Any, sampled: Any, acting: Any, together: bool
) -> int:
    """The first match in which an action is given that is not legal, or NOBODY."""
    for i in range(len(acting)):
        for row in range(len(actions[i])):
            action = actions[i][row]
            seat = row if together else lowest(acting[i])
            if action != sampled[i][row] and acting[i] >> seat & 1:
                if not 0 <= action < len(codes):
                    return i
                if not is_listed(boards[0], states[i], scratch[0], seat, codes[action]):
                    return i
    return NOBODY


@compiled
def step_unmasked(
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
    sampled: Any,
    dice: Any,
    learners: int,
    limit: int,
) -> None:
    """As `step_all`, with legal actions only; who decides next is shown what it sees and one action that is legal."""
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
                seen = observations[i][row]
                for k in range(len(seen)):
                    seen[k] = 0
                look(cells[i], masks, steps, tables, seat, seen)
                dice[i] = tick(dice[i])
                sampled[i][row] = numbers[sample(boards[0], states[i], seat, mix(dice[i]), scratch[0])]


@compiled
def list_all(boards: Any, states: Any, scratch: Any, numbers: Any, acting: Any, lists: Any, counts: Any) -> None:
    """The legal actions of every seat that decides, one after another, and how many there are."""
    together = len(counts[0]) > 1
    for i in range(len(acting)):
        for row in range(len(counts[i])):
            seat = row if together else lowest(acting[i])
            counts[i][row] = 0
            if acting[i] >> seat & 1:
                counts[i][row] = legal(boards[0], states[i], seat, scratch[0])
                for k in range(counts[i][row]):
                    lists[i][row][k] = numbers[scratch[0].moves[k]]
