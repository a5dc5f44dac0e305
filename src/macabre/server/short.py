"""A table in short: what is answered to those who only ask, without waking it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from macabre.catalogue import load
from macabre.data import Board, Source
from macabre.game import Game
from macabre.server.entries import Opened, read_entry
from macabre.storage import Summary

BOARDS_KEPT = 64  # boards of people's own, so that a crowd before one table reads its board once


@dataclass(frozen=True)
class Short:
    """What a table is, before one sits down."""

    code: str
    phase: str
    game: Game
    players: int
    options: dict[str, Any]
    own_board: str | None

    @classmethod
    def of(cls, summary: Summary) -> Short:
        """From what is stored; any error means that the log cannot be read."""
        opened = read_entry(summary.opening)
        assert isinstance(opened, Opened)
        game = load(opened.game)
        return cls(summary.code, summary.phase, game, opened.players, opened.options, opened.board)

    @property
    def board(self) -> Board:
        """The board or deck that is played with."""
        return _own_board(self.game.id, self.own_board) if self.own_board else self.game.default_board

    def info(self) -> dict[str, Any]:
        """What the browser is told."""
        here = {"code": self.code, "game": self.game.id, "title": self.game.title, "players": self.players}
        return here | {"options": self.options, "phase": self.phase}


@lru_cache(maxsize=BOARDS_KEPT)
def _own_board(game: str, text: str) -> Board:
    return load(game).load_board(Source(text))
