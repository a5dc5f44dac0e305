"""Boards of people's own: strangers' boards are first read in a process of its own, with limits of time and memory."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from macabre.catalogue import load
from macabre.data import Board, Source
from macabre.errors import BadBoard, Error
from macabre.language import Saying, sayings
from macabre.language.saying import COMMANDS
from macabre.server.board_reader import BoardReader
from macabre.server.faults import described

MOST_WAITING = 8  # boards that are being read, or wait for it
KEPT = 64  # boards that were looked at last, so that a crowd before one table reads its board once

YOURS = Saying(COMMANDS, "board-yours", {})  # what it is called where its faults are told

_report = sayings(COMMANDS)
log = logging.getLogger("macabre")


class ManyBoards(Exception):
    """Too many boards are waiting to be read; one more would wait for long."""


class Boards:
    """Checks the boards of strangers, and reads those of tables."""

    def __init__(self) -> None:
        self._asking = ThreadPoolExecutor(1, "macabre-boards")
        self._reader: BoardReader | None = None
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

    def _ask(self, game: str, source: Source) -> Saying | None:
        """In a thread: what the reader says. A reader that fell silent is gone, and the next board gets another."""
        self._reader = self._reader or BoardReader(judge)
        try:
            return self._reader.verdict(game, source)
        except (EOFError, OSError):
            self._reader.end()
            self._reader = None
            return source.fault(_report("board-slow")).whole

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


def judge(game: str, source: Source) -> Saying | None:
    """What is wrong with a board, if anything."""
    try:
        load(game).load_board(source)
    except Error as error:
        return error.whole
    except Exception as error:
        log.warning("a board could not be read: %s", described(error))
        return source.fault(_report("board-strange")).whole
    return None
