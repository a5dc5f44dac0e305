"""An action as several choices: what kind of move it is, then each of its fields, as the game's grammar has them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from macabre.data import Board
from macabre.errors import BadAction
from macabre.grammar import Move
from macabre.rules import Rules

ABSENT = ""  # the word of a field that a move does not have; always the first of a factor's


class Factors:
    """The choices that every action of a board consists of, and what each can be."""

    def __init__(self, rules: Rules, board: Board, codes: Sequence[int]) -> None:
        moves = [rules.notation.to_move(board, code) for code in codes]
        kinds = sorted(rules.notation.moves.moves.values(), key=len, reverse=True)  # the longest has them in order
        self.names = ("type", *dict.fromkeys(name for kind in kinds for name in kind))
        texts = [[_word(rules, move, name) for move in moves] for name in self.names]
        self.words = [[ABSENT, *dict.fromkeys(word for word in column if word != ABSENT)] for column in texts]
        self.sizes = [len(words) for words in self.words]
        columns = [[words.index(word) for word in column] for words, column in zip(self.words, texts, strict=True)]
        self.table = np.array(columns, np.int32).T.copy()  # for each action, its choices
        keys = self._keys(self.table)
        self._order = np.argsort(keys)
        self._sorted = keys[self._order]

    def _keys(self, choices: npt.NDArray[np.integer]) -> npt.NDArray[np.int64]:
        """One number for all choices of an action."""
        keys = np.zeros(choices.shape[:-1], np.int64)
        for factor, size in enumerate(self.sizes):
            keys = keys * size + choices[..., factor]
        return keys

    def actions(self, choices: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The actions that consist of these choices, which are the last axis; BadAction if there is no such action."""
        given = np.asarray(choices)
        fits = given.shape[-1] == len(self.sizes) and bool((given >= 0).all() and (given < self.sizes).all())
        keys = self._keys(given) if fits else np.array([-1])
        places = np.minimum(np.searchsorted(self._sorted, keys), len(self._sorted) - 1)
        if not (self._sorted[places] == keys).all():
            raise BadAction.because("env-factors", names=", ".join(self.names))
        return self._order[places]


def _word(rules: Rules, move: Move, name: str) -> str:
    if name == "type":
        return str(move["type"])
    return rules.notation.moves.moves[move["type"]][name].write(move[name]) if name in move else ABSENT
