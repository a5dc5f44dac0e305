"""What a bot is given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from macabre.drive import Driver
from macabre.errors import NoEnvironment
from macabre.grammar import Move, as_number
from macabre.kernel import need_numba
from macabre.rules import Rules

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from macabre.data import Board
    from macabre.match import Match
    from macabre.plan import Plan


@dataclass(frozen=True)
class Sight:
    """What a bot is given: its seat, the board, and the record as that seat may know it."""

    rules: Rules
    board: Board
    seat: int
    record: bytes
    """The state with all that the seat may not know blank."""

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

    @property
    def game(self) -> str:
        """The game's id."""
        return self.rules.id

    @cached_property
    def players(self) -> int:
        """How many play."""
        return min(self.rules.state.seats, int(self.driver.s.seats))

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat may know, by the names that `Match.view` has for it."""
        return dict(self.rules.notation.view(self.board, self.rules.state.read(self.record), self.seat))

    @cached_property
    def legal_actions(self) -> list[int]:
        """What the seat may do, as numbers."""
        return self.driver.legal(self.seat)

    @cached_property
    def legal_moves(self) -> list[Move]:
        """What the seat may do, as moves."""
        return [self.move(action) for action in self.legal_actions]

    @property
    def plan(self) -> Plan:
        """How learners are told what is seen and what may be done."""
        plans = _plans.setdefault(self.board, {})
        if self.players not in plans:
            plans[self.players] = _plan(self)
        return plans[self.players]

    @cached_property
    def observation(self) -> npt.NDArray[np.int8]:
        """What a learner in this seat is given."""
        return self.plan.observe(self.record, self.seat)

    @cached_property
    def mask(self) -> npt.NDArray[np.int8]:
        """Which of a learner's actions are legal, as ones and zeros."""
        return self.plan.mask(self.legal_actions)

    def move(self, action: int) -> Move:
        """An action as a move."""
        return self.rules.notation.to_move(self.board, action)

    def action(self, move: Move | str | int) -> int:
        """A move as an action, whether it is a dict, a text or already a number; MalformedMove if it is not a move."""
        if not isinstance(move, dict | str):
            return as_number(move)
        spoken, grammar = self.rules.notation, self.rules.notation.moves
        return spoken.to_action(
            self.board, grammar.check(self.board, grammar.read(move) if isinstance(move, str) else move)
        )


_plans: WeakKeyDictionary[Board, dict[int, Plan]] = WeakKeyDictionary()


def _plan(sight: Sight) -> Plan:
    need_numba()
    from macabre.plan import Plan

    rules = sight.rules
    if rules.observation is None:
        raise NoEnvironment.because("env-no-observation", game=rules.id)
    return Plan(rules.observation, sight.board, rules.state, sight.players)
