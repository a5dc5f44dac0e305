"""The protocol of a bot, and the bots that are policies."""

from __future__ import annotations

from typing import Protocol

from macabre.bots.searcher import bits_of
from macabre.bots.sight import Sight
from macabre.grammar import Move
from macabre.steps import GREEDY


class Bot(Protocol):
    """Anything that can choose a legal move from what a seat sees; it may have a `name`."""

    def choose(self, sight: Sight) -> Move | str | int:
        """One of the seat's legal moves, as a dict, a text or a number."""
        ...


def name_of(bot: Bot) -> str:
    """What a bot is called: its name, or what it is."""
    return str(getattr(bot, "name", type(bot).__name__))


class PolicyBot:
    """A bot whose policy is compiled, so that simulations can run it without leaving the kernel.

    The same sight and seed give the same move.
    """

    def __init__(self, name: str, policy: int, seed: int) -> None:
        self.name, self.policy, self.seed = name, policy, seed

    def choose(self, sight: Sight) -> Move:
        """What the policy does."""
        return sight.move(self.decide(sight))

    def decide(self, sight: Sight) -> int:
        """The same by its number."""
        ask = sight.driver.best if self.policy == GREEDY else sight.driver.sample
        return ask(sight.seat, bits_of(self.seed, sight.record))
