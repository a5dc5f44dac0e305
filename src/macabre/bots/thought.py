"""What a bot thinks of a position."""

from __future__ import annotations

from dataclasses import dataclass, replace

from macabre.grammar import Move
from macabre.language import Saying, english


@dataclass(frozen=True)
class Considered:
    """A move that was considered: how much of the time it was looked at, and the chance to win with it."""

    move: Move
    share: float
    """The part of all iterations in which it was looked at."""
    chance: float
    """How likely the seat is to win with it."""
    chances: list[float]
    """How likely each seat is to win with it."""
    action: int
    """The move by its number."""
    why: Saying | None = None

    @property
    def reason(self) -> str:
        """Why one would make it, in English."""
        return english(self.why)


@dataclass(frozen=True)
class Thought:
    """What was considered, the best first, and everybody's chance to win; no options where the seat is not to act."""

    options: list[Considered]
    chances: list[float]
    iterations: int
    decisive: bool = False
    """Whether the best move wins at once."""

    @property
    def move(self) -> Move:
        """The best move."""
        return self.options[0].move

    def best(self, count: int) -> Thought:
        """The same with only the best options."""
        return replace(self, options=self.options[:count])
