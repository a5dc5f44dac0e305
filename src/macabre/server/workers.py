"""Bots think in processes of their own: they are given the bytes of a sight, and answer with a move's text."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from macabre.bots import Sight, make_bot
from macabre.catalogue import load
from macabre.data import Source


def think(game: str, board: str | None, seat: int, record: bytes, bot: str, seed: int) -> str:
    """In a worker: the bot's move for what its seat sees."""
    rules = load(game).rules
    sight = Sight(rules, load(game).load_board(Source(board) if board else None), seat, record)
    return rules.notation.moves.write(make_bot(bot, seed).choose(sight))


def _begin() -> None:
    """In a worker: leave the servers their pace, and end with the server even if that is killed."""
    os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(1)


class Workers:
    """A few processes that think for bots."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool = self._make_pool()

    def _make_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)

    async def choose(self, sight: Sight, own_board: bool, bot: str, seed: int) -> str:
        """The text of a bot's move; if the process that thinks dies, another one thinks again."""
        board = sight.board.source.text if own_board else None
        task = partial(think, sight.rules.id, board, sight.seat, sight.record, bot, seed)
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, task)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._make_pool()
        return await loop.run_in_executor(self._pool, task)

    def close(self) -> None:
        """Let them go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
