"""The words of a game's moves, kept in a module of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from macabre.grammar import Move
from macabre.rules import AnyBoard, AnyState, Notation


class Phrases(Protocol):
    """What such a module has."""

    PHRASES: dict[str, Callable[[Any, Move, Sequence[str]], str]]  # by type of move, how it is said

    def say_part(self, board: Any, field: str, value: Any, names: Sequence[str]) -> str:
        """The value of one field, to be chosen by itself."""
        ...

    def wish(self, board: Any, s: Any, seat: int) -> list[Move]:
        """Moves that one may wish to make."""
        ...

    def judge(self, board: Any, s: Any, names: Sequence[str]) -> str:
        """How the match was won."""
        ...


class PhrasedNotation(Notation[AnyBoard, AnyState]):
    """A notation that leaves the words of moves to its module."""

    spoken: Phrases

    def wishes(self, board: AnyBoard, s: AnyState, seat: int) -> list[Move]:
        return self.spoken.wish(board, s, seat)

    def phrase(self, board: AnyBoard, move: Move, names: Sequence[str]) -> str:
        return self.spoken.PHRASES[move["type"]](board, move, names)

    def part(self, board: AnyBoard, field: str, value: Any, names: Sequence[str]) -> str:
        return self.spoken.say_part(board, field, value, names)

    def verdict(self, board: AnyBoard, s: AnyState, names: Sequence[str]) -> str:
        return self.spoken.judge(board, s, names)
