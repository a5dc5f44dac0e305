"""What is measured beside what, and how fast it should be. A game that is not there is left out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

PLAYOUTS, COPIES, ACTION_LOOP, PYTHON_LOOP = "playouts", "copies", "loop by number", "Python loop"

CARDS, CARDS_IN_PYTHON = "OpenSpiel crazy_eights, C++", "OpenSpiel crazy_eights, Python"
CLONES = "OpenSpiel crazy_eights, clone"
RACE, SHIPS, FIREWORKS = "OpenSpiel maedn, C++", "OpenSpiel battleship, C++", "OpenSpiel hanabi, C++"
UNO, BARE_UNO = "RLCard UNO", "RLCard UNO, random.choice"


@dataclass(frozen=True)
class Contest:
    """A measure of one of our games, beside a peer or alone, and its goal if there is one."""

    game_id: str
    measure: str
    peer: str | None = None
    times: float | None = None  # how many times as fast as the peer
    per_second: float | None = None


CONTESTS = (
    Contest("cluedo-cards", PLAYOUTS, CARDS, times=12),
    Contest("cluedo-cards", PLAYOUTS, CARDS_IN_PYTHON, times=200),
    Contest("cluedo-cards", PLAYOUTS, UNO, times=500),
    Contest("cluedo-cards", COPIES, CLONES, times=20),
    Contest("cluedo-cards", ACTION_LOOP, CARDS_IN_PYTHON, times=2),
    Contest("cluedo-cards", PYTHON_LOOP, UNO, times=1),
    Contest("cluedo-cards", PYTHON_LOOP, BARE_UNO, times=1),
    Contest("dead-end-drive", PLAYOUTS, per_second=200_000),
    Contest("dead-end-drive", PLAYOUTS, SHIPS),
    Contest("dead-end-drive", PLAYOUTS, FIREWORKS),
    Contest("dead-end-drive", ACTION_LOOP, CARDS_IN_PYTHON),
    Contest("dead-house", PLAYOUTS, RACE, times=2),
    Contest("dead-house", ACTION_LOOP, CARDS_IN_PYTHON),
    Contest("deadly-doodles", PLAYOUTS, per_second=2_000_000),
    Contest("deadly-doodles", ACTION_LOOP, CARDS_IN_PYTHON),
)


@dataclass(frozen=True)
class ListGoal:
    """Complete lists of legal moves: how many in a CPU second, and how slow the 99th percentile may be."""

    per_second: float
    microseconds: float


LISTS = {"dead-end-drive": ListGoal(20_000, 1000)}

COLD_SECONDS = 30.0
CACHED_SECONDS = 1.0


def contests_of(game_ids: Iterable[str]) -> list[Contest]:
    """The contests of these games; a game that has none plays out at random alone."""
    found = []
    for game_id in game_ids:
        found += [c for c in CONTESTS if c.game_id == game_id] or [Contest(game_id, PLAYOUTS)]
    return found
