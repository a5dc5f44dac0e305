"""Sees to it that every match has a film: made beside the event loop when it ends, and now and then while it lasts."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from macabre.errors import BadTranscript
from macabre.release import RELEASE
from macabre.server.faults import described
from macabre.server.films import MOST_BYTES, make_film
from macabre.server.table import PLAYING, Table, name_so_far
from macabre.server.workers import Workers
from macabre.storage import TRIED, WHOLE, StorageFault, Store, StoredFilm

EVERY = 20  # steps of a match, after which it is filmed for the first time, and anew
AT_ONCE, PAUSE_SECONDS = 20, 1.0  # matches of old that are looked at by one question, and how long others have between
SETTLED_SECONDS = 20.0  # until matches of old are filmed
CLOSE_SECONDS = 4.0  # for the films of matches that are being played when the server closes

log = logging.getLogger("macabre")

Camera = Callable[[str, str], Awaitable[bytes]]


@dataclass(frozen=True)
class Ended:
    """A match that is over."""

    code: str
    id: str
    transcript: str
    cast: str
    instead: str | None = None  # the film of it as far as it had come


class Filming:
    """The films that are being made."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers
        self._ended: dict[str, Ended] = {}  # matches that are over and not yet filmed
        self._leaving: dict[str, Table] = {}  # tables that fell asleep and are not yet filmed
        self._making: dict[str, asyncio.Task[None]] = {}
        self._filling: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Semaphore(1)  # others want to think, too
        self._failed: dict[str, int] = {}  # where a match stood that could not be filmed

    def start(self) -> None:
        """Once the server has settled, film the matches that have none."""
        self._filling = asyncio.create_task(self._fill_in())

    # --- matches that are over

    def end(self, table: Table, match: tuple[str, str, str]) -> None:
        """A match is over: film all of it, and no longer what it had come to."""
        self._failed.pop(table.code, None)
        if under_way := self._making.get(table.code):
            under_way.cancel()
        ended = self._ended[match[0]] = Ended(table.code, *match, name_so_far(table.code, table.deal.number))
        self._begin(ended.id, lambda: self._film(ended, self._workers.film))

    async def _film(self, match: Ended, camera: Camera) -> None:
        """What cannot be filmed by this release is not tried again."""
        film = StoredFilm(match.id, match.code, TRIED, RELEASE.encode())
        with suppress(BadTranscript):  # of other rules
            body = await camera(match.transcript, match.cast)
            film = film if len(body) > MOST_BYTES else StoredFilm(match.id, match.code, WHOLE, body)
        await self._store.keep_film(film, match.instead)

    async def _fill_in(self) -> None:
        """Those that were over before there were films, or whose server was killed before it had made one."""
        await asyncio.sleep(SETTLED_SECONDS)
        after = ""
        while lacking := await self._lacking(after):
            for match_id, code, transcript, cast in lacking:
                match = Ended(code, match_id, transcript, cast)
                await self._attempt(partial(self._film, match, self._workers.film))
                await asyncio.sleep(PAUSE_SECONDS)
            after = lacking[-1][0]

    async def _lacking(self, after: str) -> list[tuple[str, str, str, str]]:
        try:
            return await self._store.unfilmed(after, AT_ONCE, RELEASE.encode())
        except StorageFault as fault:
            log.warning("matches cannot be filmed: %s", described(fault))
            return []

    # --- matches that are being played

    def follow(self, table: Table) -> None:
        """A match goes on: film it, if much has happened since it was filmed; the longer it is, the more."""
        last = max(table.filmed, self._failed.get(table.code, 0))
        if table.match is not None:
            since = min(table.turned - last, len(table.match))  # what happened before it began does not count
            if since >= max(EVERY, len(table.match) // 2):
                self.film_so_far(table)

    def film_so_far(self, table: Table) -> None:
        """Film a match as far as it has come, for all to see, if anything has happened since it was filmed."""
        if _is_to_be_filmed(table):
            self._leaving[table.code] = table
            self._begin(table.code, lambda: self._film_table(table, self._workers.film))

    async def _film_table(self, table: Table, camera: Camera) -> None:
        number, kept, name, cast = table.turned, table.filmed, table.so_far, json.dumps(table.cast)
        assert table.match is not None
        assert name is not None
        table.filmed = number
        try:
            transcript = await asyncio.to_thread(table.match.clone().transcript)
            film = StoredFilm(name, table.code, number, await camera(transcript, cast))
            if len(film.body) <= MOST_BYTES:
                await self._store.keep_film(film)
            kept = number
        except Exception:
            self._failed[table.code] = number
            raise
        finally:
            table.filmed = kept

    async def close(self, tables: Iterable[Table]) -> None:
        """The server stops: film what has just ended and what is being played, here, as far as there is time."""
        under_way = [task for task in (self._filling, *self._making.values()) if task]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        until = time.monotonic() + CLOSE_SECONDS
        camera = partial(_film_here, until=until)
        left = {**self._leaving, **{table.code: table for table in tables}}.values()
        waiting = sorted(filter(_is_to_be_filmed, left), key=lambda table: table.turned - table.filmed, reverse=True)
        ends = [partial(self._film, match, camera) for match in self._ended.values()]
        for work in [*ends, *(partial(self._film_table, table, camera) for table in waiting)]:
            if time.monotonic() < until:
                await self._attempt(work)

    # --- all of them

    def _begin(self, key: str, work: Callable[[], Awaitable[None]]) -> None:
        """One film at a time of each match."""
        if key not in self._making:
            task = self._making[key] = asyncio.create_task(self._attempt(work))
            task.add_done_callback(lambda _: self._end(key))

    def _end(self, key: str) -> None:
        if not self._making.pop(key).cancelled():
            self._ended.pop(key, None)
            self._leaving.pop(key, None)

    async def _attempt(self, work: Callable[[], Awaitable[None]]) -> None:
        """Nobody waits for a film, and nobody minds if there is none."""
        try:
            async with self._one_at_a_time:
                await work()
        except Exception as error:
            log.warning("a match cannot be filmed: %s", described(error))


def _is_to_be_filmed(table: Table) -> bool:
    return table.phase == PLAYING and table.match is not None and table.turned > table.filmed


async def _film_here(transcript: str, cast: str, until: float) -> bytes:
    return await asyncio.to_thread(make_film, transcript, cast, until)
