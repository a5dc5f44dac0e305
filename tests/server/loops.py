"""Coroutines, carried out from tests."""

import asyncio
import contextvars
from concurrent.futures import ThreadPoolExecutor

from tests.effort import LONG

HANG_SECONDS = None if LONG else 1200.0  # far longer than anything takes that does not hang
LINES = contextvars.ContextVar("lines")


def complete(work):
    """What comes of a coroutine."""
    return in_own_thread(asyncio.run, carry_out(work))


def in_own_thread(work, *given, **named):
    """What comes of something that runs a loop: browser tests keep one running in this thread."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(work, *given, **named).result()


async def carry_out(work):
    """No line outlives its loop: one that did would be found, and blamed on whatever test runs then."""
    LINES.set([])
    try:
        return await asyncio.wait_for(work, HANG_SECONDS)
    finally:
        for line in LINES.get():
            line.transport.abort()
            await line.wait_closed()


def keep_line(line):
    """A line that was opened, to be cut at the end if nobody closed it."""
    LINES.get([]).append(line)
