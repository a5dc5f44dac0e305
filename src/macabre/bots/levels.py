"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from macabre.bots.bot import Bot, PolicyBot
from macabre.bots.thinker import Care, SearchBot
from macabre.language import Saying, sayings
from macabre.steps import GREEDY, RANDOM

_say = sayings()

# Never players at a table: the same search on the truth, and on worlds that are all as likely.
CHEATER, UNIFORM = MEASURES = ("cheater", "uniform")

LEVELS = {
    "easy": Care(effort=0, careless=40),
    "normal": Care(effort=1, careless=10),
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


def say_bot(name: str) -> Saying:
    """What people call a bot of our own."""
    return _say(f"level-{name}")


def is_ours(name: str) -> bool:
    """Whether that is a bot of Macabre's own, of whatever kind."""
    return name in (*bot_names(), *MEASURES)


def make_ours(name: str, seed: int = 0, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot of our own by its name; one that searches may be given another budget, in iterations or in seconds."""
    if name in POLICIES:
        return POLICIES[name](seed)
    care = LEVELS[name]
    if iterations is not None or seconds is not None:
        care = Care(iterations, seconds, careless=care.careless)
    return SearchBot(name, seed, care)
