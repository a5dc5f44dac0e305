"""Whether moves can be stored: tried by writing, but no more often than once a second, however many ask."""

from __future__ import annotations

import asyncio
import time

from macabre.server.pulse import is_done_within
from macabre.storage import StorageFault, Store

KEPT_SECONDS = 1.0  # for which an answer serves all who ask
LIMIT_SECONDS = 2.0  # for the database
NOT_READY = "the tables cannot be stored just now"


class Readiness:
    """The answers for those who monitor the server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._is_ready, self._asked = False, float("-inf")
        self._asking: asyncio.Task[None] | None = None
        self._probe: asyncio.Task[bool] | None = None

    async def is_ready(self) -> bool:
        """Whether something could be written within the last second."""
        if self._asking is None and time.monotonic() - self._asked > KEPT_SECONDS:
            self._asking = asyncio.create_task(self._ask())
        if self._asking:
            await asyncio.shield(self._asking)
        return self._is_ready

    async def _ask(self) -> None:
        """One attempt at a time: a database that hangs is not asked again before it has answered."""
        self._probe = self._probe or asyncio.create_task(self._write())
        is_done = await is_done_within(LIMIT_SECONDS, self._probe)
        self._is_ready = is_done and self._probe.result()
        self._probe = None if is_done else self._probe
        self._asked, self._asking = time.monotonic(), None

    async def _write(self) -> bool:
        try:
            await self.store.probe()
        except StorageFault:
            return False
        return True
