"""A study: which matches are played to find out how a game plays, as tasks that any process can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from macabre.arena.deals import Deals, deals_of, has_own_board
from macabre.arena.series import circles
from macabre.data import Board
from macabre.errors import BadPlayers, UnknownBot
from macabre.game import Game
from macabre.language import sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)


class Study(Deals, frozen=True, kw_only=True, dict=True):
    """Everything that a study's figures follow from, except how many matches are played.

    Each bot of the ladder plays at a table of its equals, in pairs of matches; all of them
    together play at a mixed table, in which everybody sits in every seat.
    """

    ladder: tuple[str, ...]  # bots, the weakest first
    seats: int
    board_name: str

    @cached_property
    def laid_out(self) -> tuple[Game, Board]:
        """The game and the board that it is played on."""
        return self.load(self.board_name)

    @property
    def kinds(self) -> int:
        """Kinds of tasks: a table of equals for each bot, and the mixed one if there are several bots."""
        return len(self.ladder) + (len(self.ladder) > 1)

    @property
    def mixed(self) -> int | None:
        """The kind of the mixed table's tasks."""
        return len(self.ladder) if len(self.ladder) > 1 else None

    def tasks(self, matches: int) -> list[int]:
        """The numbers of all tasks, for at least `matches` matches at each table; more matches only add some."""
        return sorted(
            task * self.kinds + kind for kind in range(self.kinds) for task in range(self._count(kind, matches))
        )

    def _count(self, kind: int, matches: int) -> int:
        return -(-matches // (self.seats if kind == self.mixed else 2))

    def mixed_seats(self, deal: int) -> Iterator[tuple[int, ...]]:
        """Who of the ladder sits in each seat of the mixed table, in all rotations of a deal."""
        members = tuple(self.ladder[seat % len(self.ladder)] for seat in range(self.seats))
        orders = circles(members)
        order = [who % len(self.ladder) for who in orders[deal % len(orders)]]
        for rotation in range(self.seats):
            yield tuple(order[(seat + rotation) % self.seats] for seat in range(self.seats))


def make_study(
    game: Game,
    ladder: Sequence[str],
    players: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    board: Any = None,
    iterations: int | None = None,
    limit: int | None = None,
) -> Study:
    """A study that can be made: bots, players, options and board are checked here."""
    seats = players if players is not None else game.players[-1]
    match = game.new(seats, 0, options, board)
    _check_ladder(ladder, seats)
    return Study(
        ladder=tuple(ladder),
        seats=seats,
        board_name=Path(str(match.board.source.name)).name if has_own_board(match) else "as in the box",
        **deals_of(match, ladder, seed, iterations, limit),
    )


def _check_ladder(ladder: Sequence[str], seats: int) -> None:
    if not ladder or len(set(ladder)) != len(ladder):
        raise UnknownBot(_report("fault-ladder"))
    if len(ladder) > seats:
        raise BadPlayers(_report("fault-many-kinds", kinds=len(ladder), seats=seats))


@lru_cache(maxsize=4)
def open_study(key: bytes) -> Study:
    """The study of a key, decoded once in each process."""
    return msgspec.json.decode(key, type=Study)
