"""A process of its own that reads boards of strangers, with limits of time and memory."""

from __future__ import annotations

import math
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from macabre.catalogue import games, load
from macabre.data import Source

CPU_SECONDS = 3  # for one board
MEMORY_BYTES = 256 * 2**20  # beyond what the games need
LATE_SECONDS = 30.0  # however slow the machine is
START_SECONDS = 120.0  # for a new process
NICENESS = 5

Judge = Callable[[str, Source], str | None]


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

    def verdict(self, game: str, source: Source) -> str | None:
        """What is wrong with a board, if anything; EOFError or TimeoutError if it could not be said."""
        self._line.send((game, source))
        return self._hear(LATE_SECONDS)

    def _hear(self, seconds: float) -> str | None:
        if not self._line.poll(seconds):
            raise TimeoutError
        said: str | None = self._line.recv()
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
    os.nice(NICENESS)
    for game in games():
        load(game).default_board  # noqa: B018 (so that the first board does not wait for it)
    _limit_memory()
    with suppress(EOFError, OSError):
        line.send(None)
        while True:
            _limit_time()
            line.send(judge(*line.recv()))


def _limit_time() -> None:
    """The seconds of one board begin now; beyond them the system ends this process."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    _lower(resource.RLIMIT_CPU, math.ceil(usage.ru_utime + usage.ru_stime) + CPU_SECONDS)


def _limit_memory() -> None:
    with suppress(OSError):  # not every system tells how much there is now
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        _lower(resource.RLIMIT_AS, pages * resource.getpagesize() + MEMORY_BYTES)


def _lower(limit: int, value: int) -> None:
    _, most = resource.getrlimit(limit)
    resource.setrlimit(limit, (value if most == resource.RLIM_INFINITY else min(value, most), most))
