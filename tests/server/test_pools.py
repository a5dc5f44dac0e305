"""Processes that think may die at any moment; whoever waits for them has an answer all the same."""

import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor

import pytest

from macabre.server import pools
from tests.server.loops import complete

pytestmark = pytest.mark.process


def test_what_a_dying_pool_forgets_is_thought_again(monkeypatch):
    """Python's own pool loses a task that comes just while it finds its process dead: once in a thousand times."""
    monkeypatch.setattr(pools, "ASK_SECONDS", 0.25)
    submit = ProcessPoolExecutor.submit

    async def run():
        pool = pools.Pool(1, 0)
        first = await pool.do(os.getpid)

        def forget(*_):
            monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
            os.kill(first, signal.SIGKILL)
            return Future()

        monkeypatch.setattr(ProcessPoolExecutor, "submit", forget)
        second = await pool.do(os.getpid)
        pool.close()
        return first, second

    first, second = complete(run())
    assert first != second
