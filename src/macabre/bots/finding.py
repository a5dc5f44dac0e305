"""All bots there are, ours and those from outside, by name."""

from __future__ import annotations

from collections.abc import Iterable

from macabre.bots import outside
from macabre.bots.bot import Bot
from macabre.bots.guest import OutsideBot
from macabre.bots.levels import bot_names, is_ours, make_ours
from macabre.errors import UnknownBot
from macabre.language import sayings

_say = sayings()


def all_bots() -> list[str]:
    """Every bot that can sit at a table: those from outside, then ours, the weakest first."""
    return [*outside.outside_names(), *bot_names()]


def make_bot(name: str, seed: int = 0, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot by its name, for one match; one that searches may be given another budget, in iterations or in seconds."""
    if name in outside.places():
        return OutsideBot(name, seed)
    if name not in bot_names():
        bots = ", ".join([*bot_names(), *outside.outside_names()])
        raise UnknownBot(_say("refuse-no-bot", bot=name, bots=bots))
    return make_ours(name, seed, iterations, seconds)


def versions_of(entrants: Iterable[str]) -> str:
    """Tells one version of those bots that come from outside from another; nothing where all are ours."""
    names = sorted({entrant.partition(":")[0] for entrant in entrants})
    return "".join(f" {name} {outside.digest_of(name)}" for name in names if not is_ours(name))
