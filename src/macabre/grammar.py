"""The shape of a game's moves, declared once: dicts are checked by it, texts written and read.

A move's text is its type followed by one word for each field: `play dagger-1`, `miss nobody`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from macabre.errors import Error, MalformedMove

Move = dict[str, Any]


class Misfit(Error):
    """A value that a field cannot have; what is said of it follows «the card …»."""


@dataclass(frozen=True)
class Word:
    """How the value of a field is written as one word, and how a value or a word is checked.

    `check` gets the board and a value and returns it in its canonical form; both `read` and `check` raise Misfit.
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
            raise MalformedMove.because("typed-form", text=text, form=self.form(kind))
        pairs = zip(fields.items(), words, strict=False)
        return {"type": kind} | {name: _fitting(name, word.read, given) for (name, word), given in pairs}

    def check(self, board: Any, move: Any) -> Move:
        """A fresh, canonical copy of a move that has just the fields that its type needs."""
        if not isinstance(move, dict):
            raise MalformedMove.because("typed-kind", kind=type(move).__name__)
        fields = self._fields(move.get("type"))
        for name in move:
            if name != "type" and name not in fields:
                raise MalformedMove.because("typed-no-field", type=move["type"], field=name)
        checked = {"type": move["type"]}
        for name, word in fields.items():
            if name in move:
                checked[name] = _fitting(name, word.check, board, move[name])
            elif not word.optional:
                raise MalformedMove.because("typed-needs-field", type=move["type"], field=name)
        return checked

    def form(self, kind: str) -> str:
        """How moves of a type are written."""
        fields = self.moves[kind].items()
        return " ".join([kind, *(f"[{name}]" if word.optional else f"<{name}>" for name, word in fields)])

    def _fields(self, kind: Any) -> Mapping[str, Word]:
        if not isinstance(kind, str) or kind not in self.moves:
            raise MalformedMove.because("typed-no-type", type=repr(kind), types=", ".join(self.moves))
        return self.moves[kind]


def _fitting(name: str, convert: Callable[..., Any], *given: Any) -> Any:
    try:
        return convert(*given)
    except (Misfit, ValueError) as misfit:  # a game that speaks one language only may say the end of the sentence
        fault = misfit.said if isinstance(misfit, Misfit) else str(misfit)
        raise MalformedMove.because("typed-field", field=name, fault=fault) from None


def is_number(value: Any) -> bool:
    """A whole number, which True is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def as_number(action: Any) -> int:
    """A whole number of whatever kind, such as NumPy's, as Python's own."""
    if isinstance(action, bool) or not hasattr(action, "__index__"):
        raise MalformedMove.because("typed-number", given=repr(action))
    return operator.index(action)


def number_word(first: int, last: int) -> Word:
    """A field that is a whole number within limits."""

    def misfit(given: Any) -> Misfit:
        return Misfit.because("misfit-number", first=first, last=last, given=repr(given))

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise misfit(text) from None

    def check(board: Any, value: Any) -> int:
        if not is_number(value) or not first <= value <= last:
            raise misfit(value)
        return int(value)

    return Word(str, read, check)


def no_choice(choices: Iterable[str], given: Any) -> Misfit:
    """What is none of a few names."""
    return Misfit.because("misfit-choice", choices=", ".join(choices), given=repr(given))


def unlike(example: str, given: Any) -> Misfit:
    """What does not look like this."""
    return Misfit.because("misfit-shape", example=example, given=repr(given))


def choice_word(*choices: str) -> Word:
    """A field that is one of a few names."""

    def check(board: Any, value: Any) -> str:
        if value not in choices:
            raise no_choice(choices, value)
        return str(value)

    return Word(str, str, check)


def or_none(word: Word, none: str) -> Word:
    """The same field, which may also be null, written as `none`."""
    return Word(
        lambda value: none if value is None else word.write(value),
        lambda text: None if text == none else word.read(text),
        lambda board, value: None if value is None else word.check(board, value),
    )
