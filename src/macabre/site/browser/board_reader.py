"""Boards of one's own, on one's own device: they are read at once.

In the archive for browsers this module stands in the place of `macabre.server.board_reader`.
"""

from __future__ import annotations

from collections.abc import Callable

from macabre.data import Source

Judge = Callable[[str, Source], str | None]


class BoardReader:
    """Reads one board after the other."""

    def __init__(self, judge: Judge) -> None:
        self.verdict = judge

    def end(self) -> None:
        """Nothing goes on."""
