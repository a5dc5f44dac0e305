"""Whether this process keeps up: by how much it wakes later than it wanted to."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from statistics import median
from typing import Any

BEAT_SECONDS = 0.25
BEATS = 20  # that are looked at
TOO_LATE_SECONDS = 1.0  # in half of them


async def is_done_within(seconds: float, work: asyncio.Future[Any]) -> bool:
    """Whether others did some work in that time, in beats: one after which we ourselves wake late counts for one."""
    for _ in range(math.ceil(seconds / BEAT_SECONDS)):
        if not work.done():
            await asyncio.wait({work}, timeout=BEAT_SECONDS)
    return work.done()


class Pulse:
    """A beat every quarter of a second, as long as there is nothing else to do."""

    def __init__(self) -> None:
        self._late: deque[float] = deque(maxlen=BEATS)

    @property
    def is_too_busy(self) -> bool:
        """Whether those who play wait so long that nobody else should begin."""
        return len(self._late) == BEATS and median(self._late) > TOO_LATE_SECONDS

    def note(self, seconds: float) -> None:
        """A beat came so much too late."""
        self._late.append(seconds)

    async def beat(self) -> None:
        """For ever."""
        while True:
            due = time.monotonic() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            self.note(time.monotonic() - due)
