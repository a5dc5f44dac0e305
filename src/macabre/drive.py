"""Drives records by the verbs of their game: compiled for play, interpreted to check the compiler.

The kernels here know no game. Each is written once and runs in both ways: compiled over
NumPy records, or as plain Python over ctypes structures on the same bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from macabre.chance import mix, tick
from macabre.kernel import compiled, copy_record, inner, interpreted, lowest, plus
from macabre.record import Array, Layout, words_of
from macabre.rules import (
    CHANCE,
    OVER,
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
    sample,
    score,
    setup,
    weights,
    winners,
)

if TYPE_CHECKING:
    from macabre.data import Board

RANDOM, GREEDY = 0, 1
WINNERS, DECISIONS, ENDING, SCORES = range(4)  # columns of results; winners are CUT_OFF if the match was not over
CUT_OFF = -1


@compiled
def act(boards: Any, states: Any, who: int, action: int) -> int:
    """Carry out what a seat or chance does; who acts next."""
    board, s = boards[0], states[0]
    if who == CHANCE:
        happen(board, s, action)
    else:
        apply(board, s, who, action)
    return actor(board, s)


@compiled
def look(boards: Any, states: Any, scratch: Any, who: int) -> int:
    """What a seat or chance can do, into the scratch record; how much that is."""
    board, s, out = boards[0], states[0], scratch[0]
    if who == CHANCE:
        return weights(board, s, out)
    return legal(board, s, who, out)


@compiled
def weigh(boards: Any, states: Any, scratch: Any, seat: int) -> int:
    """A seat's legal actions and what is thought of each, from the masked record."""
    return advise(boards[0], states[0], seat, scratch[0])


@compiled
def fill(boards: Any, states: Any, seat: int, word: int) -> int:
    """Fill in a masked record with a world that the seat holds possible."""
    return determinise(boards[0], states[0], seat, word)


@compiled
def sample_one(boards: Any, states: Any, scratch: Any, seat: int, word: int) -> int:
    """One of a seat's legal actions by 64 random bits."""
    return sample(boards[0], states[0], seat, word, scratch[0])


@compiled
def draw_one(boards: Any, states: Any, scratch: Any, word: int) -> int:
    """One of chance's outcomes by 64 random bits."""
    return draw(boards[0], states[0], word, scratch[0])


@compiled
def rollout(boards: Any, states: Any, scratch: Any, word: int, matches: int) -> int:
    """Play states[1] to its end at random, again and again, in states[0]; the decisions of seats."""
    board, s, out = boards[0], states[0], scratch[0]
    decisions = 0
    for _ in range(matches):
        copy_record(s, states[1])
        while True:
            word = tick(word)
            who = actor(board, s)
            if who > 0:
                seat = lowest(who)
                apply(board, s, seat, sample(board, s, seat, mix(word), out))
                decisions += 1
            elif who == CHANCE:
                happen(board, s, draw(board, s, mix(word), out))
            else:
                break
    return decisions


@inner
def choose(board: Any, s: Any, seat: int, policy: int, word: int, out: Any) -> int:
    """What a policy does in a seat, seeing a masked record."""
    if policy == GREEDY:
        return best(out, advise(board, s, seat, out), word)
    return sample(board, s, seat, word, out)


@compiled
def contest(
    boards: Any, states: Any, words: Any, masks: Any, scratch: Any, policies: Any, results: Any, word: int, limit: int
) -> None:
    """Play states[2] to its end by each seat's policy, once for each row of results.

    states[0] is the match and states[1] the view of the seat that decides, and all that its
    policy is given; words are the bytes of states. `word` starts each match anew.
    """
    board, s, seen, out = boards[0], states[0], states[1], scratch[0]
    for match in range(len(results)):
        copy_record(s, states[2])
        state = mix(plus(word, match))
        decisions = 0
        who = actor(board, s)
        while who != OVER and decisions < limit:
            state = tick(state)
            if who == CHANCE:
                happen(board, s, draw(board, s, mix(state), out))
            else:
                seat = lowest(who)
                for i in range(len(masks[seat])):
                    words[1][i] = words[0][i] & masks[seat][i]
                apply(board, s, seat, choose(board, seen, seat, policies[seat], mix(state), out))
                decisions += 1
            who = actor(board, s)
        results[match][WINNERS] = winners(board, s) if who == OVER else CUT_OFF
        results[match][DECISIONS] = decisions
        results[match][ENDING] = ending(board, s)
        for seat in range(len(results[match]) - SCORES):
            results[match][SCORES + seat] = score(board, s, seat)


class Driver:
    """One state and the buffers to drive it, compiled or interpreted."""

    def __init__(self, rules: Rules, board: Board, compiled: bool = True, checked: bool = False) -> None:
        self.rules, self.board = rules, board
        self.compiled, self.checked = compiled, checked
        self.array = rules.state.array()
        self.s = self._structs(rules.state, self.array)[0]
        self._scratch = rules.scratch.array()
        self._out = self._structs(rules.scratch, self._scratch)[0]
        self._boards = self._ready(board.layout, board.array)
        self._states = self._ready(rules.state, self.array)
        self._buffers = self._ready(rules.scratch, self._scratch)
        self._words = words_of(self.array)[0]
        self._outcomes = self._scratch["outcomes"][0]
        self._act, self._look = self._kernel(act), self._kernel(look)

    def _structs(self, layout: Layout, array: Array) -> Any:
        return layout.structs(array, self.checked)

    def _ready(self, layout: Layout, array: Array) -> Any:
        return array if self.compiled else self._structs(layout, array)

    def _kernel(self, kernel: Any) -> Any:
        return kernel if self.compiled else interpreted(kernel)

    @property
    def state(self) -> bytes:
        """The whole record."""
        return self.array.tobytes()

    @state.setter
    def state(self, data: bytes) -> None:
        self._words[:] = np.frombuffer(data, np.int64)

    def begin(self, seats: int, options: dict[str, int]) -> None:
        """Set a match up; the options are fields of the record."""
        self.state = bytes(self.array.itemsize)
        setattr(self.s, self.rules.state.name, self.rules.version)
        for name, value in options.items():
            setattr(self.s, name, value)
        setup(self.board.record, self.s, seats)

    def actor(self) -> int:
        """Who must act now."""
        return actor(self.board.record, self.s)

    def act(self, who: int, action: int) -> int:
        """Carry out an action; who must act next."""
        return int(self._act(self._boards, self._states, who, action))

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions."""
        n = self._look(self._boards, self._states, self._buffers, seat)
        return self._out.moves[:n]

    def outcomes(self) -> tuple[list[int], list[int]]:
        """Chance's outcomes, and the weight of each, in canonical order."""
        n = self._look(self._boards, self._states, self._buffers, CHANCE)
        actions, weights = self._outcomes[:n].T.tolist()
        return actions, weights

    def weights(self) -> list[tuple[int, int]]:
        """Chance's outcomes, each with its weight."""
        return list(zip(*self.outcomes(), strict=True))

    def advise(self, seat: int) -> list[tuple[int, int]]:
        """A seat's legal actions with what is thought of each; the state is a masked one."""
        n = self._kernel(weigh)(self._boards, self._states, self._buffers, seat)
        return list(zip(self._out.moves[:n], self._out.values[:n], strict=True))

    def determinise(self, seat: int, word: int) -> int:
        """Fill in the state, a masked one, as the seat may hold possible."""
        return int(self._kernel(fill)(self._boards, self._states, seat, word))

    def sample(self, seat: int, word: int) -> int:
        """A legal action by 64 random bits."""
        return int(self._kernel(sample_one)(self._boards, self._states, self._buffers, seat, word))

    def draw(self, word: int) -> int:
        """An outcome of chance by 64 random bits."""
        return int(self._kernel(draw_one)(self._boards, self._states, self._buffers, word))


def contest_states(rules: Rules, start: bytes) -> tuple[Array, Any]:
    """The three records that `contest` needs, and the same bytes as words."""
    states = rules.state.array(3)
    states[2] = np.frombuffer(start, rules.state.dtype)[0]
    return states, words_of(states)
