"""Processes that think, apart from the one that serves."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import TypeVar

from macabre.server.pulse import is_done_within
from macabre.system import give_way

ASK_SECONDS = 5.0  # after which a pool that does not answer is asked for something else
END_SECONDS = 1.0  # for processes that were let go

Answer = TypeVar("Answer")


def _begin(niceness: int, leash: Connection) -> None:
    """In a worker: leave the servers their pace, and end with the pool, even if its server is killed."""
    give_way(niceness)
    threading.Thread(target=_end_with_pool, args=(leash,), daemon=True).start()


def _end_with_pool(leash: Connection) -> None:
    leash.poll(None)  # nothing is ever said on it: it is let go, or its holder is gone
    os._exit(1)


async def _answer(pool: LeashedPool, task: Callable[[], Answer]) -> Answer:
    """What comes out of a pool; it forgets what it is given while its process dies, but refuses more after that."""
    work = asyncio.get_running_loop().run_in_executor(pool, task)
    try:
        while not await is_done_within(ASK_SECONDS, work):
            pool.submit(_nothing)
        return work.result()
    finally:
        work.cancel()


def _nothing() -> None:
    pass


class LeashedPool(ProcessPoolExecutor):
    """Processes that end when the leash is let go, whatever they think about."""

    def __init__(self, processes: int, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        held, self._leash = context.Pipe(duplex=False)
        super().__init__(processes, context, _begin, (niceness, held))

    def end(self, seconds: float) -> None:
        """End them and let their semaphores go, in a thread of its own; wait so long for it."""
        self._leash.close()
        ending = threading.Thread(target=self.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        ending.start()
        ending.join(seconds)


class Pool:
    """A few processes for one kind of thinking."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes, self._niceness = processes, niceness
        self._pool, self._is_closed = self._make_pool(), False

    def _make_pool(self) -> LeashedPool:
        return LeashedPool(self._processes, self._niceness)

    async def do(self, task: Callable[[], Answer]) -> Answer:
        """What comes out; if the process that thinks dies, another one thinks again."""
        pool = self._pool
        try:
            return await _answer(pool, task)
        except BrokenProcessPool:
            if self._is_closed:
                raise asyncio.CancelledError from None
            if self._pool is pool:
                pool.end(0)
                self._pool = self._make_pool()
        return await _answer(self._pool, task)

    def close(self) -> None:
        """Let them go.

        A server that was told to end by a signal dies of it once it has closed, and Python tidies nothing up then:
        semaphores that are still there would be called leaked by the process that Python has watch over them.
        """
        self._is_closed = True
        self._pool.end(END_SECONDS)
