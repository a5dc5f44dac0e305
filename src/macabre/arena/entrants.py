"""Who takes part in a series: a bot by its name, perhaps with its own budget, and the player that it becomes."""

from __future__ import annotations

import re

from macabre.bots.bot import Bot
from macabre.bots.finding import make_bot
from macabre.bots.guest import known
from macabre.bots.levels import CHEATER, UNIFORM
from macabre.bots.outside import is_brought
from macabre.bots.playing import Player, player_of
from macabre.bots.thinker import make_cheater, make_uniform
from macabre.errors import UnknownBot
from macabre.language import sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

MEASURES_ITERATIONS = 1000  # where a series names no budget

COPIES = re.compile(r"(?:(?P<copies>[1-9])x)?(?P<one>.+)")
WRITTEN = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?::[1-9][0-9]{0,8})?")


def read_entrants(text: str) -> list[str]:
    """The entrants of a text such as «expert:4000,3xgreedy,./mine.py:Bot», one for each seat."""
    return [entrant for part in text.split(",") if part.strip() for entrant in _read_part(part.strip())]


def _read_part(part: str) -> list[str]:
    found = COPIES.fullmatch(part)
    assert found is not None  # a part is not empty
    return [_read_one(found["one"])] * int(found["copies"] or 1)


def _read_one(text: str) -> str:
    if not is_brought(text) and not WRITTEN.fullmatch(text):
        raise UnknownBot(_report("fault-entrant", text=text))
    entrant = known(text)
    make_player(entrant, 0, None)
    return entrant


def make_player(entrant: str, seed: int, iterations: int | None) -> Player:
    """Whoever plays as that entrant; a bot is handed what its seat may know, and only the cheater the match."""
    name, _, own = entrant.partition(":")
    budget = int(own) if own else iterations
    if name == CHEATER:
        return make_cheater(budget or MEASURES_ITERATIONS, seed).decide_in
    return player_of(_make_seeing(name, seed, budget))


def _make_seeing(name: str, seed: int, budget: int | None) -> Bot:
    if name == UNIFORM:
        return make_uniform(budget or MEASURES_ITERATIONS, seed)
    return make_bot(name, seed, budget)
