"""A process of its own that reads boards of strangers, with limits of time and memory."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from macabre.catalogue import games, load
from macabre.data import Source
from macabre.language import Saying
from macabre.system import give_way, limit_more_memory, limit_time

CPU_SECONDS = 3  # for one board
MEMORY_BYTES = 256 * 2**20  # beyond what the games need
LATE_SECONDS = 30.0  # however slow the machine is
START_SECONDS = 120.0  # for a new process
NICENESS = 5

Judge = Callable[[str, Source], Saying | None]


class BoardReader:
    """A process that reads one board after the other."""

    def __init__(self, judge: Judge) -> None:
        """The judge says what is wrong with a game's board."""
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(target=_read_for_ever, args=(there, judge), daemon=True)
        self._process.start()
        there.close()
        self._hear(START_SECONDS)

    def verdict(self, game: str, source: Source) -> Saying | None:
        """What is wrong with a board, if anything; EOFError or TimeoutError if it could not be said."""
        self._line.send((game, source))
        return self._hear(LATE_SECONDS)

    def _hear(self, seconds: float) -> Saying | None:
        if not self._line.poll(seconds):
            raise TimeoutError
        said: Saying | None = self._line.recv()
        return said

    def end(self) -> None:
        """At once."""
        self._process.kill()
        self._process.join()
        self._line.close()


# --- in the reader


def _read_for_ever(line: Connection, judge: Judge) -> None:
    """Until the server goes, which is also the end of the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way(NICENESS)
    for game in games():
        load(game).default_board  # noqa: B018 (so that the first board does not wait for it)
    limit_more_memory(MEMORY_BYTES)
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            limit_time(CPU_SECONDS)
            line.send(judge(*line.recv()))
