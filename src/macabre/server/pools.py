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

from macabre.system import give_way

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


class Pool:
    """A few processes for one kind of thinking."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._processes, self._niceness = processes, niceness
        self._pool = self._make_pool()

    def _make_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _begin, (self._niceness,))

    async def do(self, task: Callable[[], Answer]) -> Answer:
        """What comes out; if the process that thinks dies, another one thinks again."""
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
