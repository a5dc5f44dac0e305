"""Boards of your own, on your own device: they are read at once.

In the archive for browsers this module takes the place of `macabre.server.board_reader`.
"""

from __future__ import annotations

from collections.abc import Callable

from macabre.data import Source
from macabre.language import Saying

Judge = Callable[[str, Source], Saying | str | None]


class BoardReader:
    """Reads one board after the other."""

    def __init__(self, judge: Judge) -> None:
        self.verdict = judge

    def end(self) -> None:
        """Nothing goes on."""
