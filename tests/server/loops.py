"""Coroutines, carried out from tests."""

import asyncio
from concurrent.futures import ThreadPoolExecutor


def complete(work):
    """What comes of a coroutine; in a thread of its own, since browser tests keep a loop running in this one."""
    with ThreadPoolExecutor(1) as own:
        return own.submit(asyncio.run, work).result()
