"""Boards of people's own: strangers' boards are first read in a process of its own, with limits of time and memory."""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import resource
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

from macabre.catalogue import games, load
from macabre.data import Board, Source
from macabre.errors import BadBoard, Error
from macabre.server.faults import described

MOST_WAITING = 8  # boards that are being read, or wait for it
CPU_SECONDS = 3  # for one board
MEMORY_BYTES = 256 * 2**20  # beyond what the games need
LATE_SECONDS = 30.0  # however slow the machine is
START_SECONDS = 120.0  # for a new process
NICENESS = 5
KEPT = 64  # boards that were looked at last, so that a crowd before one table reads its board once

log = logging.getLogger("macabre")


class ManyBoards(Exception):
    """So many boards are to be read that one more would wait for long."""


class Boards:
    """Checks the boards of strangers, and reads those of tables."""

    def __init__(self) -> None:
        self._asking = ThreadPoolExecutor(1, "macabre-boards")
        self._reader: _BoardReader | None = None
        self._waiting = 0
        self._kept: OrderedDict[tuple[str, str], Board] = OrderedDict()

    async def check(self, game: str, source: Source) -> None:
        """BadBoard unless the game can be played on it; ManyBoards if nobody has time to look."""
        if self._waiting >= MOST_WAITING:
            raise ManyBoards
        self._waiting += 1
        try:
            refusal = await asyncio.get_running_loop().run_in_executor(self._asking, self._ask, game, source)
        finally:
            self._waiting -= 1
        if refusal:
            raise BadBoard(refusal)

    def _ask(self, game: str, source: Source) -> str | None:
        """In a thread: what the reader says. A reader that fell silent is gone, and the next board gets another."""
        self._reader = self._reader or _BoardReader()
        try:
            return self._reader.verdict(game, source)
        except (EOFError, OSError):
            self._reader.end()
            self._reader = None
            return f"{source.name}: this takes too much time or memory to read"

    async def read(self, game: str, text: str | None) -> Board:
        """The board of a table, read beside the event loop if it is one of its own."""
        if not text:
            return load(game).default_board
        board = self._kept.pop((game, text), None)
        if board is None:
            board = await asyncio.to_thread(load(game).load_board, Source.stored(text))
        self._kept[game, text] = board
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return board

    def close(self) -> None:
        """Let the reader go."""
        if self._reader:
            self._reader.end()
        self._asking.shutdown(wait=False, cancel_futures=True)


class _BoardReader:
    """A process that reads one board after the other."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(target=_read_for_ever, args=(there,), daemon=True)
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


def _read_for_ever(line: Connection) -> None:
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
            line.send(_verdict(*line.recv()))


def _verdict(game: str, source: Source) -> str | None:
    try:
        load(game).load_board(source)
    except Error as error:
        return str(error)
    except Exception as error:
        log.warning("a board could not be read: %s", described(error))
        return f"{source.name}: this cannot be read"
    return None


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
