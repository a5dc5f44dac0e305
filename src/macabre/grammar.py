"""The shape of a game's moves, declared once: dicts are checked by it, texts written and read.

A move's text is its type followed by one word for each field: `play dagger-1`, `miss nobody`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from macabre.errors import MalformedMove

Move = dict[str, Any]


@dataclass(frozen=True)
class Word:
    """How the value of a field is written as one word, and how a value or a word is checked.

    `check` gets the board and a value and returns it in its canonical form; both `read` and
    `check` raise ValueError with the end of the sentence «the card …».
    """

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    check: Callable[[Any, Any], Any]
    optional: bool = False


@dataclass(frozen=True)
class Grammar:
    """Types of moves with their fields, in the order of the text."""

    moves: Mapping[str, Mapping[str, Word]]

    def write(self, move: Move) -> str:
        """The short text of a checked move."""
        fields = self.moves[move["type"]]
        words = [word.write(move[name]) for name, word in fields.items() if name in move]
        return " ".join([move["type"], *words])

    def read(self, text: str) -> Move:
        """The move of a short text; only its shape is checked."""
        kind, *words = text.split() or [""]
        fields = self._fields(kind)
        least = sum(not word.optional for word in fields.values())
        if not least <= len(words) <= len(fields):
            raise MalformedMove(f"'{text}' does not fit the form «{self.form(kind)}»")
        pairs = zip(fields.items(), words, strict=False)
        return {"type": kind} | {name: _say(name, word.read, given) for (name, word), given in pairs}

    def check(self, board: Any, move: Any) -> Move:
        """A fresh, canonical copy of a move that has just the fields that its type needs."""
        if not isinstance(move, dict):
            raise MalformedMove(f"a move is a dict or a text, not {type(move).__name__}")
        fields = self._fields(move.get("type"))
        for name in move:
            if name != "type" and name not in fields:
                raise MalformedMove(f"a move of type '{move['type']}' has no field '{name}'")
        checked = {"type": move["type"]}
        for name, word in fields.items():
            if name in move:
                try:
                    checked[name] = word.check(board, move[name])
                except ValueError as error:
                    raise MalformedMove(f"the {name} {error}") from None
            elif not word.optional:
                raise MalformedMove(f"a move of type '{move['type']}' needs the field '{name}'")
        return checked

    def form(self, kind: str) -> str:
        """How moves of a type are written."""
        fields = self.moves[kind].items()
        return " ".join([kind, *(f"[{name}]" if word.optional else f"<{name}>" for name, word in fields)])

    def _fields(self, kind: Any) -> Mapping[str, Word]:
        if not isinstance(kind, str) or kind not in self.moves:
            raise MalformedMove(f"there is no move of type {kind!r}; there are {', '.join(self.moves)}")
        return self.moves[kind]


def _say(name: str, convert: Callable[[Any], Any], given: Any) -> Any:
    try:
        return convert(given)
    except ValueError as error:
        raise MalformedMove(f"the {name} {error}") from None


def is_number(value: Any) -> bool:
    """A whole number, which True is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def as_number(action: Any) -> int:
    """A whole number of whatever kind, such as NumPy's, as Python's own."""
    if isinstance(action, bool) or not hasattr(action, "__index__"):
        raise MalformedMove(f"an action is a whole number, not {action!r}")
    return operator.index(action)


def number_word(first: int, last: int) -> Word:
    """A field that is a whole number within limits."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise ValueError(f"must be a number from {first} to {last}, not '{text}'") from None

    def check(board: Any, value: Any) -> int:
        if not is_number(value) or not first <= value <= last:
            raise ValueError(f"must be a number from {first} to {last}, not {value!r}")
        return int(value)

    return Word(str, read, check)


def choice_word(*choices: str) -> Word:
    """A field that is one of a few names."""

    def check(board: Any, value: Any) -> str:
        if value not in choices:
            raise ValueError(f"must be one of {', '.join(choices)}, not {value!r}")
        return str(value)

    return Word(str, str, check)


def or_none(word: Word, none: str) -> Word:
    """The same field, which may also be null, written as `none`."""
    return Word(
        lambda value: none if value is None else word.write(value),
        lambda text: None if text == none else word.read(text),
        lambda board, value: None if value is None else word.check(board, value),
    )
