"""One store for SQLite and PostgreSQL.

A batch is appended whole, behind the number that its writer had seen, or not at all. On SQLite,
batches of several tables that come within a few milliseconds share one commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from macabre.storage.accounts import (
    BELONGING,
    delete_tables,
    expire_tables,
    keep_account,
    keep_snapshot,
    lock_tables,
    summaries,
)
from macabre.storage.chain import BEFORE_ALL
from macabre.storage.database import DatabaseConnection
from macabre.storage.faults import Changed, Conflict, Gone, NotUnique, StorageFault, Unreachable, Unsure
from macabre.storage.files import Unfit, Witness, check_place, check_there, make_private
from macabre.storage.films import keep_film, unfilmed
from macabre.storage.opening import (
    Address,
    BadDatabase,
    check_newest,
    make_pools,
    read_address,
    upgrade,
)
from macabre.storage.pool import SqliteWriter
from macabre.storage.rows import TRIED, Ages, Append, StoredEntry, StoredFilm, Summary
from macabre.storage.schema import TABLES, columns_of, read_value

GROUP_SECONDS = 0.002  # how long a commit waits for others to share it
CHANNEL = "macabre"
AT_ONCE = 100  # tables that are deleted by one transaction
ALL = 2**31 - 1  # entries: more than any log has
EXPORTED = [name for name in BELONGING if name not in ("secrets", "films", "snapshots")]

Answer = TypeVar("Answer")


class Store:
    """The log in a database."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._witness = Witness(address.file) if address.file else None
        self._readers, self._writers = make_pools(address, self._witness)
        self.is_shared = not self._witness  # whether other processes may append, too
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._grouping: asyncio.Task[None] | None = None
        self._reopening = asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the tables up to date; BadDatabase if it cannot be used."""
        return await cls._open(url, make_private, upgrade)

    @classmethod
    async def visit(cls, url: str) -> Store:
        """Connect to a database as it is, beside a server; BadDatabase if there is none of this release."""
        return await cls._open(url, check_there, check_newest)

    @classmethod
    async def _open(cls, url: str, ready: Callable[[Path], None], check: Callable[[DatabaseConnection], None]) -> Store:
        store = None
        try:
            address = read_address(url)
            if address.file:
                check_place(address.file)
                ready(address.file)
            store = cls(address)
            await store._writers.write(check)
        except (Unfit, StorageFault, OSError, ImportError, ValueError) as error:
            if store:
                await store.close()
            raise BadDatabase(url, error) from None
        return store

    async def close(self) -> None:
        """Finish what is being written."""
        if self._grouping:
            await self._grouping
        for pool in (self._readers, self._writers):
            await asyncio.to_thread(pool.close)

    # --- writing

    async def append(self, batch: Append) -> None:
        """Append and commit.

        Conflict if the log has moved on, Gone if it was deleted, Changed if it is another, Unsure if nobody knows.
        """
        await (self._append_alone(batch) if self.is_shared else self._append_in_group(batch))

    async def _append_alone(self, batch: Append) -> None:
        await self._change(lambda connection: _write(connection, batch))

    async def _append_in_group(self, batch: Append) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._grouping is None:
            self._grouping = asyncio.create_task(self._write_groups())
        await done

    async def settle(self, code: str) -> None:
        """Until nothing that was sent to be appended is under way any more; SQLite has one writer, who waits."""
        if self.is_shared:
            await self._change(lambda connection: lock_tables(connection, [code]))

    async def delete(self, codes: Collection[str]) -> int:
        """Delete tables with everything that they have; how many there were."""
        return await self._change(lambda connection: delete_tables(connection, codes))

    async def expire(self, ages: Ages, awake: Collection[str] = ()) -> int:
        """Delete tables whose time is up, a hundred at most, so that nobody waits long; how many there were."""
        return await self._change(lambda connection: expire_tables(connection, ages, awake, AT_ONCE))

    async def keep_film(self, film: StoredFilm, instead: str | None = None) -> None:
        """Store what can be seen of a match, in place of what was stored of it before."""
        await self._change(lambda connection: keep_film(connection, film, instead))

    async def keep_snapshot(self, code: str, body: bytes | None) -> None:
        """Store what a log comes to, in place of what was stored of it before; None forgets it."""
        await self._change(lambda connection: keep_snapshot(connection, code, body))

    async def probe(self) -> None:
        """Write something; StorageFault if that cannot be."""
        await self._change(_beat)

    async def _change(self, work: Callable[[DatabaseConnection], Answer]) -> Answer:
        """Do something within a transaction of its own."""
        await self._make_sure()
        with translated():
            return await self._writers.write(work)

    async def _write_groups(self) -> None:
        """Commit whatever has gathered, until nothing is left."""
        while self._waiting:
            await asyncio.sleep(GROUP_SECONDS)
            group, self._waiting = self._waiting, []
            _settle(group, await self._write_fairly([batch for batch, _ in group]))
        self._grouping = None

    async def _write_fairly(self, batches: list[Append]) -> dict[int, Exception]:
        """Commit a group. If one batch spoils it, each is written alone: a fault stays at its own table."""
        try:
            return await self._write_group(batches)
        except Exception as error:
            if len(batches) == 1 or isinstance(error, Unreachable | Unsure):  # nothing can be written at all
                return dict.fromkeys(range(len(batches)), error)
        alone = [await self._write_fairly([batch]) for batch in batches]
        return {index: faults[0] for index, faults in enumerate(alone) if faults}

    async def _write_group(self, batches: list[Append]) -> dict[int, Exception]:
        return await self._change(partial(_write_all, batches))

    async def _make_sure(self) -> None:
        """After a commit of unknown outcome nothing is read or written before the file is reopened."""
        if isinstance(self._writers, SqliteWriter) and self._writers.is_unsure:
            async with self._reopening:
                self._readers.let_go()
                await self._writers.reopen()

    # --- reading

    async def _read(self, work: Callable[[DatabaseConnection], Answer]) -> Answer:
        await self._make_sure()
        with translated():
            return await self._readers.read(work)

    async def _ask(self, query: str, **values: Any) -> list[Any]:
        """All rows of an answer."""
        return await self._read(lambda connection: connection.execute(query, values).fetchall())

    async def _ask_one(self, query: str, **values: Any) -> Any:
        """One row, or None."""
        return await self._read(lambda connection: connection.execute(query, values).fetchone())

    async def load(self, code: str, after: int = 0, most: int | None = None) -> list[StoredEntry]:
        """The entries of a table after a number, up to a limit."""
        found = await self._ask(_LOG, code=code, after=after, most=ALL if most is None else most)
        return [StoredEntry(*row) for row in found]

    async def snapshot(self, code: str) -> bytes | None:
        """What was stored of what a log comes to."""
        return _only(await self._ask_one("select body from snapshots where code = :code", code=code))

    async def command(self, code: str, command: str) -> tuple[int, str | None] | None:
        """The entry by which a command was carried out, and the digest of who asked for what."""
        query = "select number, asked from entries where code = :code and command = :command"
        found: tuple[int, str | None] | None = await self._ask_one(query, code=code, command=command)
        return found

    async def link(self, code: str, number: int) -> str | None:
        """The link of an entry, if there is one of that number."""
        query = "select link from entries where code = :code and number = :number"
        return _only(await self._ask_one(query, code=code, number=number))

    async def secret(self, code: str, deal: int) -> bytes | None:
        """The secret of a deal; for the server's eyes alone until it is revealed."""
        query = "select secret from secrets where code = :code and deal = :deal"
        return _only(await self._ask_one(query, code=code, deal=deal))

    async def match(self, match_id: str) -> tuple[str, str, dict[int, str]] | None:
        """The transcript and the cast of a match that is over, and the names of the table's people."""
        return await self._with_names("select transcript, names, code from matches where id = :id", id=match_id)

    async def cast(self, match_id: str) -> tuple[str, dict[int, str]] | None:
        """The same without the transcript: who may still be named, and whether the match is still there."""
        return await self._with_names("select names, code from matches where id = :id", id=match_id)

    async def film(self, film_id: str) -> tuple[bytes, dict[int, str]] | None:
        """A film, and the names of its table's people."""
        query = "select body, code from films where id = :id and number <> :tried"
        return await self._with_names(query, id=film_id, tried=TRIED)

    async def _with_names(self, query: str, **values: Any) -> Any:
        """What a query finds, with the names of the people of the table that it names last."""

        def found(connection: DatabaseConnection) -> Any:
            row = connection.execute(query, values).fetchone()
            return (*row[:-1], _names(connection, row[-1])) if row else None

        return await self._read(found)

    async def filmed(self, film_id: str) -> int | None:
        """Up to which entry a match is filmed, if it is."""
        query = "select number from films where id = :id and number <> :tried"
        return _only(await self._ask_one(query, id=film_id, tried=TRIED))

    async def unfilmed(self, after: str, most: int, tried: bytes) -> list[tuple[str, str, str, str]]:
        """Matches that are over and have no film: id, code, transcript and cast, up to a limit, after an id."""
        return await self._read(lambda connection: unfilmed(connection, after, most, tried))

    async def names(self, code: str) -> dict[int, str]:
        """What a table's people are called, by the numbers of the entries under which they sat down."""
        return await self._read(lambda connection: _names(connection, code))

    async def summaries(self, *codes: str) -> list[Summary]:
        """Tables in short, most recently used last; all there are, if none is named."""
        return await self._read(lambda connection: summaries(connection, *codes))

    async def export(self, code: str) -> dict[str, list[dict[str, Any]]] | None:
        """All of a table, row by row, except secrets of deals and what only saves work; None if there is none."""
        found = await self._read(lambda connection: {table: _rows_of(connection, table, code) for table in EXPORTED})
        return found if found["tables"] else None

    async def newest(self, codes: Collection[str]) -> dict[str, int]:
        """The newest numbers of tables, all by one question; those that are not in it were deleted.

        StorageFault also if nothing could be written.
        """
        with translated():
            if self._witness:
                self._witness.check_writable()
        return dict(await self._ask("select code, number from tables where code in :codes*", codes=[*codes]))

    async def weights(self, codes: Collection[str]) -> dict[str, tuple[str, int]]:
        """The phase and the bytes of those tables that are still there."""
        found = await self._ask("select code, phase, bytes from tables where code in :codes*", codes=[*codes])
        return {code: (phase, size) for code, phase, size in found}

    async def nudge(self, nudges: list[str]) -> None:
        """Tell other processes something that may be lost."""
        rows = [{"channel": CHANNEL, "nudge": nudge} for nudge in nudges]
        await self._change(lambda connection: connection.execute_many("select pg_notify(:channel, :nudge)", rows))

    async def nudges(self) -> AsyncIterator[str]:
        """Codes of tables that some process has appended to, and what else they were told; the log is the truth."""
        if not self.is_shared:
            return
        import psycopg

        with translated(psycopg.Error):
            async with await psycopg.AsyncConnection.connect(self._address.text, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                async for nudge in connection.notifies():
                    yield nudge.payload


_LOG = """
    select number, body, command, asked, link from entries
    where code = :code and number > :after order by number limit :most
"""
_NEWEST = "select number, link from entries where code = :code order by number desc limit 1"


def _write_all(batches: list[Append], connection: DatabaseConnection) -> dict[int, Exception]:
    """The rows of several batches; those that do not fit the log, by their places."""
    misfits: dict[int, Exception] = {}
    for index, batch in enumerate(batches):
        try:
            _write(connection, batch)
        except (Conflict, Gone, Changed) as misfit:
            misfits[index] = misfit
    return misfits


def _write(connection: DatabaseConnection, batch: Append) -> None:
    """The rows of a batch, within a transaction; Conflict if the log has moved on, Changed if it is another."""
    lock_tables(connection, [batch.code])
    now = datetime.now(UTC)
    before = _newest_link(connection, batch)
    rows = [vars(entry) | {"code": batch.code, "at": now} for entry in batch.entries(before)]
    try:
        connection.insert("entries", *rows)
    except NotUnique as error:
        raise Conflict from error
    secrets = [{"code": batch.code, "deal": deal, "secret": secret} for deal, secret in batch.secrets.items()]
    connection.insert("secrets", *secrets)
    if batch.match:
        values = dict(zip(("id", "transcript", "names"), batch.match, strict=True))
        connection.insert("matches", {"code": batch.code, "at": now, **values})
    keep_account(connection, batch, now)
    if connection.is_postgres:
        connection.execute("select pg_notify(:channel, :code)", {"channel": CHANNEL, "code": batch.code})


def _beat(connection: DatabaseConnection) -> None:
    now = {"at": datetime.now(UTC)}
    if not connection.execute("update pulse set at = :at", now).rowcount:
        connection.insert("pulse", {"id": 1, **now})


def _rows_of(connection: DatabaseConnection, table: str, code: str) -> list[dict[str, Any]]:
    columns, order = columns_of(table), ", ".join(TABLES[table].key)
    query = f"select {', '.join(columns)} from {table} where code = :code order by {order}"
    found = connection.execute(query, {"code": code}).fetchall()
    return [{name: read_value(name, value) for name, value in zip(columns, row, strict=True)} for row in found]


def _names(connection: DatabaseConnection, code: str) -> dict[int, str]:
    return dict(connection.execute("select number, name from names where code = :code", {"code": code}).fetchall())


def _only(row: Any) -> Any:
    """The one value of a row, if there is a row."""
    return row[0] if row else None


def _newest_link(connection: DatabaseConnection, batch: Append) -> str:
    """The link that a batch goes behind."""
    number, newest = connection.execute(_NEWEST, {"code": batch.code}).fetchone() or (0, BEFORE_ALL)
    if batch.after and not number:
        raise Gone
    if number > batch.after or (batch.link is None and number != batch.after):
        raise Conflict
    if number < batch.after or batch.link not in (None, newest):
        raise Changed
    return str(newest)


def _settle(group: list[tuple[Append, asyncio.Future[None]]], faults: dict[int, Exception]) -> None:
    """Tell each writer how it went."""
    for index, (_, done) in enumerate(group):
        with suppress(asyncio.InvalidStateError):
            if index in faults:
                done.set_exception(faults[index])
            else:
                done.set_result(None)


@contextmanager
def translated(*more: type[Exception]) -> Iterator[None]:
    """Whatever the file of a database or (where a driver is used bare) that says becomes a StorageFault."""
    theirs: tuple[type[Exception], ...] = (OSError, *more)
    try:
        yield
    except theirs as error:
        raise StorageFault(error.__class__.__name__) from error
