"""What a bot is given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from macabre.drive import Driver
from macabre.grammar import Move
from macabre.rules import Rules

if TYPE_CHECKING:
    from macabre.data import Board
    from macabre.match import Match


@dataclass(frozen=True)
class Sight:
    """What a bot is given: its seat, the board, and the record as that seat may know it."""

    rules: Rules
    board: Board
    seat: int
    record: bytes

    @classmethod
    def of(cls, match: Match, seat: int) -> Sight:
        """What a seat sees of a match."""
        return cls(match.game.rules, match.board, seat, match.sight(match.seat_meant(seat)))

    @cached_property
    def driver(self) -> Driver:
        """The masked record, ready to be asked for legal moves and advice."""
        driver = Driver(self.rules, self.board)
        driver.state = self.record
        return driver

    def move(self, action: int) -> Move:
        """An action as a move."""
        return self.rules.notation.to_move(self.board, action)

    def action(self, move: Move) -> int:
        """A move as an action."""
        spoken = self.rules.notation
        return spoken.to_action(self.board, spoken.moves.check(self.board, move))
