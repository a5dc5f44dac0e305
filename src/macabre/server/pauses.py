"""Between two rounds: the table waits until all its people want the next one, for a while."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence

from macabre.server import protocol as p

PATIENCE_SECONDS = 60.0  # with the others, once somebody is ready
LONGEST_SECONDS = 300.0  # if nobody ever says so


class BetweenRounds:
    """Whether a table pauses, since which entry and until when."""

    def __init__(self) -> None:
        self.number = 0  # the entry by which the round ended; 0 if there is no pause
        self.ends = 0.0
        self._over = asyncio.Event()
        self._over.set()

    def begin(self, number: int) -> None:
        """A round has ended by an entry."""
        self.number, self.ends = number, time.monotonic() + LONGEST_SECONDS
        self._over.clear()

    def end(self) -> None:
        """The match goes on."""
        self.number = 0
        self._over.set()

    def hurry(self) -> None:
        """Somebody waits for the others."""
        self.ends = min(self.ends, time.monotonic() + PATIENCE_SECONDS)

    def left(self) -> float:
        """Seconds for which it can still last."""
        return max(0.0, self.ends - time.monotonic())

    async def over(self) -> None:
        """Until the match goes on."""
        await self._over.wait()

    def told(self, awaited: Sequence[int]) -> p.Pause | None:
        """What people are told of it."""
        return p.Pause(self.number, list(awaited), math.ceil(self.left())) if self.number else None
