"""Coroutines, carried out from tests."""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor

HANG_SECONDS = None if os.environ.get("MACABRE_LONG") else 1200.0  # far longer than anything takes that does not hang


def complete(work):
    """What comes of a coroutine; in a thread of its own, since browser tests keep a loop running in this one."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(asyncio.run, asyncio.wait_for(work, HANG_SECONDS)).result()
