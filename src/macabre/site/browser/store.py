"""The log of tables in a browser's own database.

In the archive for browsers this module takes the place of `macabre.storage.store`. Everything is text under a key;
what belongs together is written by one transaction of the browser's, in which no key of the log may be there before.
"""

from __future__ import annotations

import asyncio
import json
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

from pyodide.ffi import create_proxy  # type: ignore[import-not-found]

from macabre.storage.chain import BEFORE_ALL
from macabre.storage.faults import Changed, Conflict, Gone, StorageFault
from macabre.storage.rows import TRIED, Ages, Append, StoredEntry, StoredFilm, Summary

UNBEGUN = "gathering"  # the phase in which no match was started yet
TABLE, ENTRY, COMMAND, SECRET, NAME, MATCH, FILM = "table", "entry", "command", "secret", "name", "match", "film"
OF_TABLE = (TABLE, ENTRY, COMMAND, SECRET, NAME)  # what lies under the code of a table


class Shelves(Protocol):
    """The browser's database, as `site/shelves.js` opens it: texts by key."""

    async def get(self, key: str) -> str | None:
        """What lies there."""

    async def list(self, prefix: str, after: str) -> Any:
        """All keys that begin so and come behind another, in order, each with what lies there."""

    async def change(self, new: str, put: str, gone: str) -> bool:
        """Write all of it or nothing: nothing, and False, if something lies already where something new is to be."""

    def nudge(self, nudge: str) -> None:
        """Tell the other windows of this browser."""

    def listen(self, heed: Any) -> None:
        """Be told by them."""


def _key(*parts: str | int) -> str:
    """A key; numbers come in their order."""
    return "/".join(f"{part:010d}" if isinstance(part, int) else part for part in parts)


class Store:
    """The log in a browser."""

    is_shared = True  # with the other windows of this browser

    def __init__(self, shelves: Shelves) -> None:
        self._shelves = shelves
        self._nudges: asyncio.Queue[str] = asyncio.Queue()
        shelves.listen(create_proxy(self._nudges.put_nowait))

    async def close(self) -> None:
        """Nothing is under way that was not waited for."""

    # --- writing

    async def append(self, batch: Append) -> None:
        """Append and commit; Conflict if the log has moved on, Gone if it was deleted, Changed if it is another."""
        table = await self._table(batch.code)
        newest = await self._newest_link(batch, table)
        entries = list(batch.entries(newest))
        new: dict[str, Any] = {_key(ENTRY, batch.code, entry.number): asdict(entry) for entry in entries}
        if batch.command:
            new[_key(COMMAND, batch.code, batch.command)] = {"number": entries[0].number, "asked": batch.asked}
        new |= {_key(SECRET, batch.code, deal): secret.hex() for deal, secret in batch.secrets.items()}
        put: dict[str, Any] = {_key(NAME, batch.code, number): name for number, name in batch.names.items()}
        put[_key(TABLE, batch.code)] = _account(batch, table)
        if batch.match:
            match_id, transcript, cast = batch.match
            new[_key(MATCH, match_id)] = {"code": batch.code, "transcript": transcript, "cast": cast}
        gone = [_key(NAME, batch.code, number) for number in batch.erased]
        if not await self._change(new, put, gone):
            raise Conflict
        self._shelves.nudge(batch.code)

    async def _newest_link(self, batch: Append, table: Summary | None) -> str:
        """The link that a batch goes behind."""
        number = table.number if table else 0
        newest = (await self.link(batch.code, number) or "") if number else BEFORE_ALL
        if batch.after and not number:
            raise Gone
        if number > batch.after:
            raise Conflict
        if number < batch.after or batch.link not in (None, newest):
            raise Changed
        return newest

    async def settle(self, code: str) -> None:
        """Nothing is under way that was not waited for."""

    async def delete(self, codes: Collection[str]) -> int:
        """Delete tables with everything that they have; how many there were."""
        there = [code for code in codes if await self._table(code)]
        for code in there:
            own = [key for kind in OF_TABLE for key, _ in await self._list(_key(kind, code))]
            shown = [(key, value) for kind in (MATCH, FILM) for key, value in await self._list(_key(kind, ""))]
            await self._change({}, {}, [*own, *(key for key, value in shown if value["code"] == code)])
        return len(there)

    async def expire(self, ages: Ages, awake: Collection[str] = ()) -> int:
        """Delete tables whose time is up; how many there were."""
        now = datetime.now(UTC)
        tables = await self.summaries()
        return await self.delete([one.code for one in tables if one.code not in awake and _is_over(one, ages, now)])

    async def keep_film(self, film: StoredFilm, instead: str | None = None) -> None:
        """Store what can be seen of a match, in place of what was stored of it before."""
        before = {one: found for one in (film.id, instead) if one and (found := await self._film(one))}
        is_new = all(found["number"] < film.number or found["number"] == TRIED for found in before.values())
        if is_new and await self._table(film.code):
            kept = {"code": film.code, "number": film.number, "body": b64encode(film.body).decode()}
            await self._change({}, {_key(FILM, film.id): kept}, [_key(FILM, one) for one in before if one != film.id])

    async def keep_snapshot(self, code: str, body: bytes | None) -> None:
        """A browser reads its few tables from their first entry: nothing is kept."""

    async def probe(self) -> None:
        """Write something; StorageFault if that cannot be."""
        await self._change({}, {"pulse": datetime.now(UTC).isoformat()}, [])

    async def _change(self, new: Mapping[str, Any], put: Mapping[str, Any], gone: list[str]) -> bool:
        with _translated():
            return await self._shelves.change(_texts(new), _texts(put), json.dumps(gone))

    # --- reading

    async def _get(self, *parts: str | int) -> Any:
        with _translated():
            found = await self._shelves.get(_key(*parts))
        return None if found is None else json.loads(found)

    async def _list(self, prefix: str, after: str = "") -> list[tuple[str, Any]]:
        with _translated():
            found = await self._shelves.list(prefix, after)
        return [(key, json.loads(value)) for key, value in found.to_py()]

    async def _table(self, code: str) -> Summary | None:
        found = await self._get(TABLE, code)
        return _summary(found) if found else None

    async def _film(self, film_id: str) -> Any:
        return await self._get(FILM, film_id)

    async def load(self, code: str, after: int = 0, most: int | None = None) -> list[StoredEntry]:
        """The entries of a table after a number, up to a limit."""
        found = await self._list(_key(ENTRY, code, ""), _key(ENTRY, code, after))
        return [StoredEntry(**entry) for _, entry in found[:most]]

    async def snapshot(self, code: str) -> bytes | None:
        """Nothing is kept."""
        return None

    async def command(self, code: str, command: str) -> tuple[int, str | None] | None:
        """The entry by which a command was carried out, and the digest of who asked for what."""
        found = await self._get(COMMAND, code, command)
        return (found["number"], found["asked"]) if found else None

    async def link(self, code: str, number: int) -> str | None:
        """The link of an entry, if there is one of that number."""
        found = await self._get(ENTRY, code, number)
        return found["link"] if found else None

    async def secret(self, code: str, deal: int) -> bytes | None:
        """The secret of a deal."""
        found = await self._get(SECRET, code, deal)
        return bytes.fromhex(found) if found else None

    async def match(self, match_id: str) -> tuple[str, str, dict[int, str]] | None:
        """The transcript and the cast of a match that is over, and the names of the table's people."""
        found = await self._get(MATCH, match_id)
        return (found["transcript"], found["cast"], await self.names(found["code"])) if found else None

    async def cast(self, match_id: str) -> tuple[str, dict[int, str]] | None:
        """The same without the transcript."""
        found = await self.match(match_id)
        return found[1:] if found else None

    async def film(self, film_id: str) -> tuple[bytes, dict[int, str]] | None:
        """A film, and the names of its table's people."""
        found = await self._film(film_id)
        if found is None or found["number"] == TRIED:
            return None
        return b64decode(found["body"]), await self.names(found["code"])

    async def filmed(self, film_id: str) -> int | None:
        """Up to which entry a match is filmed, if it is."""
        found = await self._film(film_id)
        return found["number"] if found and found["number"] != TRIED else None

    async def unfilmed(self, after: str, most: int, tried: bytes) -> list[tuple[str, str, str, str]]:
        """Matches that are over and have no film: id, code, transcript and cast, up to a limit, after an id."""
        found: list[tuple[str, str, str, str]] = []
        for key, match in await self._list(_key(MATCH, "")):
            match_id = key.partition("/")[2]
            if match_id > after and len(found) < most and not await self._is_settled(match_id, tried):
                found.append((match_id, match["code"], match["transcript"], match["cast"]))
        return found

    async def _is_settled(self, match_id: str, tried: bytes) -> bool:
        film = await self._film(match_id)
        return film is not None and (film["number"] != TRIED or b64decode(film["body"]) == tried)

    async def names(self, code: str) -> dict[int, str]:
        """What a table's people are called, by the numbers of the entries under which they sat down."""
        return {int(key.rpartition("/")[2]): name for key, name in await self._list(_key(NAME, code, ""))}

    async def summaries(self, *codes: str) -> list[Summary]:
        """Tables in short, most recently used last; all there are, if none is named."""
        named = [await self._table(code) for code in codes]
        found = named if codes else [_summary(row) for _, row in await self._list(_key(TABLE, ""))]
        return sorted((one for one in found if one), key=lambda one: (one.touched_at, one.code))

    async def newest(self, codes: Collection[str]) -> dict[str, int]:
        """The newest numbers of tables; those that are not in it were deleted."""
        return {one.code: one.number for one in await self.summaries(*codes)} if codes else {}

    async def weights(self, codes: Collection[str]) -> dict[str, tuple[str, int]]:
        """The phase and the bytes of those tables that are still there."""
        return {one.code: (one.phase, one.bytes) for one in await self.summaries(*codes)} if codes else {}

    async def nudge(self, nudges: list[str]) -> None:
        """Tell the other windows something that may be lost."""
        for nudge in nudges:
            self._shelves.nudge(nudge)

    async def nudges(self) -> AsyncIterator[str]:
        """Codes of tables that another window has appended to, and what else they were told; the log is the truth."""
        while True:
            yield await self._nudges.get()


def _texts(values: Mapping[str, Any]) -> str:
    """Keys with their values as text, handed over as one text."""
    return json.dumps([(key, json.dumps(value)) for key, value in values.items()])


def _account(batch: Append, table: Summary | None) -> dict[str, Any]:
    """The row of a table after a batch."""
    now = datetime.now(UTC)
    size = sum(len(body.encode()) for body in batch.bodies) + (len(batch.match[1]) if batch.match else 0)
    before = table or Summary(batch.code, 0, "", 0, 0, now, now, batch.bodies[0])
    after = replace(
        before,
        number=batch.after + len(batch.bodies),
        phase=batch.phase or before.phase,
        matches=before.matches + bool(batch.match),
        bytes=before.bytes + size,
        touched_at=now,
    )
    return asdict(after) | {name: getattr(after, name).isoformat() for name in ("opened_at", "touched_at")}


def _summary(row: dict[str, Any]) -> Summary:
    return Summary(**row | {name: datetime.fromisoformat(row[name]) for name in ("opened_at", "touched_at")})


def _is_over(table: Summary, ages: Ages, now: datetime) -> bool:
    days = ages.finished if table.matches else ages.unbegun if table.phase == UNBEGUN else ages.idle
    return days is not None and table.touched_at < now - timedelta(days=days)


@contextmanager
def _translated() -> Iterator[None]:
    """Whatever the browser says of its database becomes a StorageFault."""
    try:
        yield
    except Exception as error:
        raise StorageFault(getattr(error, "name", None) or type(error).__name__) from error
