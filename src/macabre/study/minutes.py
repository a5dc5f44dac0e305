"""How long a match would take people, from a table of seconds a move."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from macabre.catalogue import load
from macabre.errors import Error, reason
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.study.playing import PlayedMatch
from macabre.study.uses import MOVE, split

_report = sayings(COMMANDS)

TABLE = Path(__file__).with_name("seconds.toml")
OTHER, USUAL = "other", "usual"


@dataclass(frozen=True)
class Pace:
    """Seconds by a move's type, and how many decide at the same time."""

    seconds: Mapping[str, float]
    at_once: int = 1

    def minutes(self, seen: PlayedMatch) -> float:
        """How long a match would take."""
        moves = [(split(name), sum(used)) for name, (_, _, used) in seen.uses.items()]
        usual = self.seconds[USUAL]
        total = sum(self.seconds.get(name, usual) * times for (heading, name), times in moves if heading == MOVE)
        return total / self.at_once / 60


def pace_of(game: str, seats: int, path: Path | None = None) -> Pace:
    """The pace of a game: by a table of your own, or by ours."""
    table = _read(path) if path else _ours(game)
    return Pace(table, seats if load(game).rules.simultaneous else 1)


def _ours(game: str) -> dict[str, float]:
    tables = tomllib.loads(TABLE.read_text("utf-8"))
    return tables.get(game, tables[OTHER])


def _read(path: Path) -> dict[str, float]:
    try:
        table: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Error(_report("fault-unreadable", file=str(path), why=reason(error))) from None
    if USUAL not in table or not all(type(value) in (int, float) and value >= 0 for value in table.values()):
        raise Error(_report("fault-seconds", file=str(path), usual=USUAL))
    return table
