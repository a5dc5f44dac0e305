"""Coroutines, carried out from tests."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tests.effort import LONG

HANG_SECONDS = None if LONG else 1200.0  # far longer than anything takes that does not hang


def complete(work):
    """What comes of a coroutine; in a thread of its own, since browser tests keep a loop running in this one."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(asyncio.run, asyncio.wait_for(work, HANG_SECONDS)).result()
