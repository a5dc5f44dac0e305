"""A table in short: what people are told who only ask about it, without waking it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from macabre.catalogue import load
from macabre.game import Game
from macabre.language import Speech
from macabre.server.entries import Opened, read_entry
from macabre.storage import Summary


@dataclass(frozen=True)
class Short:
    """What a table is, before one sits down."""

    code: str
    phase: str
    game: Game
    players: int
    options: dict[str, Any]
    own_board: str | None
    is_outdated: bool  # whether it was opened by other rules than today's

    @classmethod
    def of(cls, summary: Summary) -> Short:
        """From what is stored; any error means that the log cannot be read."""
        opened = read_entry(summary.opening)
        assert isinstance(opened, Opened)
        game = load(opened.game)
        outdated = opened.version != game.rules.version
        return cls(summary.code, summary.phase, game, opened.players, opened.options, opened.board, outdated)

    def info(self, speech: Speech) -> dict[str, Any]:
        """What the browser is told."""
        title = self.game.text(speech.code).title
        here = {"code": self.code, "game": self.game.id, "title": title, "players": self.players}
        return here | {"options": self.options, "phase": self.phase}
