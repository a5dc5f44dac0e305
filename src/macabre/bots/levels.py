"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from macabre.bots.bot import Bot, PolicyBot
from macabre.bots.thinker import Care, SearchBot
from macabre.drive import GREEDY, RANDOM
from macabre.errors import UnknownBot

LEVELS = {
    "easy": Care(effort=0, careless=40),
    "normal": Care(effort=1, careless=15),
    "hard": Care(effort=2),
    "expert": Care(seconds=0.9),
}

POLICIES: dict[str, Callable[[int], Bot]] = {
    "random": lambda seed: PolicyBot("random", RANDOM, seed),
    "greedy": lambda seed: PolicyBot("greedy", GREEDY, seed),
}


def bot_names() -> list[str]:
    """The bots there are, weakest first."""
    return [*POLICIES, *LEVELS]


def make_bot(name: str, seed: int = 0, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot by its name; one that searches may be given another budget, in iterations or in seconds."""
    if name in POLICIES:
        return POLICIES[name](seed)
    if name not in LEVELS:
        raise UnknownBot(f"there is no bot '{name}'; there are {', '.join(bot_names())}")
    care = LEVELS[name]
    if iterations is not None or seconds is not None:
        care = Care(iterations, seconds, careless=care.careless)
    return SearchBot(name, seed, care)
