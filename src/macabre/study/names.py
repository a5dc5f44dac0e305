"""What a study calls whatever it measures: files keep the names, and readers are told messages."""

from __future__ import annotations

from typing import Any

from macabre.arena.series import STOPPED
from macabre.bots.levels import say_bot
from macabre.data import Board
from macabre.language import sayings
from macabre.language.labels import called, label, meant
from macabre.language.saying import COMMANDS, Argument
from macabre.spoken import Notation
from macabre.study.playing import BOTS
from macabre.study.uses import MOVE

_report = sayings(COMMANDS)


class Names:
    """Names as files have them, where no game says them better."""

    def heading(self, heading: str) -> str:
        """What is counted, such as cards."""
        return label("study-move", MOVE) if heading == MOVE else heading

    def thing(self, heading: str, name: str) -> str:
        """One of the things under a heading."""
        return name

    def ending(self, name: str) -> str:
        """How matches end."""
        return label("simulate-cut-off", name) if name == STOPPED else name

    def luck(self, kind: str) -> str:
        """A kind of luck."""
        return label("study-own-choices", "the bots' own choices") if kind == BOTS else kind


class GameNames(Names):
    """Names as a game says them."""

    def __init__(self, notation: Notation[Any, Any], board: Board) -> None:
        self._notation, self._board = notation, board

    def heading(self, heading: str) -> str:
        return super().heading(heading) if heading == MOVE else called(heading, self._notation.heading(heading))

    def thing(self, heading: str, name: str) -> str:
        return called(name, self._said(heading, name))

    def _said(self, heading: str, name: str) -> Argument:
        if heading == MOVE:
            return self._notation.part(self._board, "type", name)
        return self._notation.thing(self._board, heading, name)

    def ending(self, name: str) -> str:
        return super().ending(name) if name == STOPPED else called(name, self._notation.ending(name))

    def luck(self, kind: str) -> str:
        return super().luck(kind) if kind == BOTS else called(kind, self._notation.luck(kind))


# --- bots


def label_bot(bot: str) -> str:
    """A bot as people at a table know it; one with a budget of its own has it beside its name."""
    level, _, budget = bot.partition(":")
    known = meant(called(level, say_bot(level)))
    return called(bot, _report("study-bot-budget", bot=known, budget=budget)) if budget else called(bot, known)
