"""A table that woke by a snapshot is checked behind the scenes: its log is read from the first entry, and must come to
the same. One log at a time, in small slices, so that nobody waits for it however many tables wake."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from macabre.language import sayings
from macabre.server import snapshots
from macabre.server.ledger import READ_AT_ONCE, Broken, Ledger, Reader
from macabre.storage import Store, StoredEntry

SLICE_SECONDS, REST_SECONDS = 0.004, 0.012  # a quarter of the event loop's time at most

_say = sayings()

OTHER_SNAPSHOT = _say("broken-snapshot")


class Auditor:
    """Checks the logs of tables that woke, in single file."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Semaphore(1)
        self._slice_ends = 0.0

    async def check(self, ledger: Ledger) -> None:
        """Read what the snapshot of a table spared; Broken, and no snapshot any more, if it does not hold."""
        async with self._one_at_a_time:
            try:
                await self._compare(ledger)
            except Broken:
                await self._store.keep_snapshot(ledger.table.code, None)
                raise

    async def _compare(self, ledger: Ledger) -> None:
        """Between two slices the table may fall asleep; what was not read is checked when it wakes again."""
        kept, code = ledger.woken_by or b"", ledger.table.code
        reader = Reader(code, ledger.table.own_board)
        last = snapshots.number_in(kept)
        while reader.table.number < last:
            if ledger.asleep.is_set():
                return
            most = min(READ_AT_ONCE, last - reader.table.number)
            stored = await self._store.load(code, reader.table.number, most)
            await self._apply(reader, stored, ledger.asleep)
        if snapshots.write(reader.table, reader.link) != kept[snapshots.SIGNED :]:
            raise Broken(OTHER_SNAPSHOT, f"its snapshot does not fit entry {last}")
        ledger.woken_by = None

    async def _apply(self, reader: Reader, stored: list[StoredEntry], asleep: asyncio.Event) -> None:
        if not stored:
            raise Broken(details=f"there is nothing behind entry {reader.table.number}")
        for entry in stored:
            reader.apply(entry)
            if time.perf_counter() > self._slice_ends:
                await happens_within(asleep, REST_SECONDS)
                self._slice_ends = time.perf_counter() + SLICE_SECONDS


async def happens_within(event: asyncio.Event, seconds: float) -> bool:
    """Rest, unless something happens meanwhile; whether it did."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()
