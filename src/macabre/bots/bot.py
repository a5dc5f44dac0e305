"""The protocol of a bot, what it is given, and the bots there are."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from macabre.data import Board
from macabre.drive import GREEDY, RANDOM, Driver, best
from macabre.errors import UnknownBot
from macabre.grammar import Move
from macabre.kernel import signed
from macabre.match import Match
from macabre.rules import Rules


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
        return cls(match.game.rules, match.board, seat, match.sight(match._seat(seat)))

    @cached_property
    def driver(self) -> Driver:
        """The masked record, ready to be asked for legal moves and advice."""
        driver = Driver(self.rules, self.board)
        driver.state = self.record
        return driver

    def move(self, action: int) -> Move:
        """An action as a move."""
        return self.rules.notation.to_move(self.board, action)


class Bot(Protocol):
    """Anything that can choose a legal move from what a seat sees."""

    name: str

    def choose(self, sight: Sight) -> Move:
        """One of the seat's legal moves."""
        ...


class PolicyBot:
    """A bot whose policy is compiled, so that simulations can run it without leaving the kernel.

    The same sight and seed give the same move.
    """

    def __init__(self, name: str, policy: int, seed: int) -> None:
        self.name, self.policy, self.seed = name, policy, seed

    def choose(self, sight: Sight) -> Move:
        """What the policy does."""
        word = self._word(sight)
        if self.policy == GREEDY:
            return sight.move(self._best(sight, word))
        return sight.move(sight.driver.sample(sight.seat, word))

    def _word(self, sight: Sight) -> int:
        digest = hashlib.sha256(f"{self.seed} ".encode() + sight.record).digest()[:8]
        return signed(int.from_bytes(digest, "big"))

    def _best(self, sight: Sight, word: int) -> int:
        advice = sight.driver.advise(sight.seat)
        return best(sight.driver._out, len(advice), word)


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": lambda seed: PolicyBot("random", RANDOM, seed),
    "greedy": lambda seed: PolicyBot("greedy", GREEDY, seed),
}


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return list(BOTS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
