"""Processes that think, apart from the one that serves."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from macabre.server.pulse import is_done_within
from macabre.system import give_way

ASK_SECONDS = 5.0  # after which a pool that does not answer is asked for something else
END_SECONDS = 1.0  # for processes that were killed

Answer = TypeVar("Answer")


def _begin(niceness: int) -> None:
    """In a worker: leave the servers their pace, and end with the server even if that is killed."""
    give_way(niceness)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server:
        server.join()
        os._exit(1)


async def _answer(pool: ProcessPoolExecutor, task: Callable[[], Answer]) -> Answer:
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


def _end(pool: ProcessPoolExecutor) -> threading.Thread:
    """End the processes of a pool, whatever they think about, and let its semaphores go, in a thread of its own."""
    processes = list(pool._processes.values())  # `kill_workers`, from Python 3.14 on, does the same
    ending = threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
    ending.start()
    for process in processes:
        process.kill()
    return ending


class Pool:
    """A few processes for one kind of thinking."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes, self._niceness = processes, niceness
        self._pool, self._is_closed = self._make_pool(), False

    def _make_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _begin, (self._niceness,))

    async def do(self, task: Callable[[], Answer]) -> Answer:
        """What comes out; if the process that thinks dies, another one thinks again."""
        pool = self._pool
        try:
            return await _answer(pool, task)
        except BrokenProcessPool:
            if self._is_closed:
                raise asyncio.CancelledError from None
            if self._pool is pool:
                _end(pool)
                self._pool = self._make_pool()
        return await _answer(self._pool, task)

    def close(self) -> None:
        """Let them go.

        A server that was told to end by a signal dies of it once it has closed, and Python tidies nothing up then:
        semaphores that are still there would be called leaked by the process that Python has watch over them.
        """
        self._is_closed = True
        _end(self._pool).join(END_SECONDS)
