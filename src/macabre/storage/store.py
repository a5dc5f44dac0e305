"""One store for SQLite and PostgreSQL.

A batch is appended whole, behind the number that its writer had seen, or not at all. On SQLite,
batches of several tables that come within a few milliseconds share one commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from macabre.storage.accounts import (
    BELONGING,
    delete_tables,
    expire_tables,
    keep_account,
    keep_snapshot,
    lock_tables,
    read_summary,
    summaries,
)
from macabre.storage.chain import BEFORE_ALL
from macabre.storage.faults import Changed, Conflict, Gone, StorageFault, Unsure
from macabre.storage.files import Unfit, Witness, check_place, check_there, make_private
from macabre.storage.films import keep_film, unfilmed
from macabre.storage.opening import (
    BadDatabase,
    check_newest,
    file_of,
    make_engine,
    make_writer,
    read_url,
    upgrade,
)
from macabre.storage.rows import TRIED, Ages, Append, StoredEntry, StoredFilm, Summary
from macabre.storage.schema import entries, films, matches, names, pulse, secrets, snapshots, tables

GROUP_SECONDS = 0.002  # how long a commit waits for others to share it
CHANNEL = "macabre"
AT_ONCE = 100  # tables that are deleted by one transaction
NOT_WRITTEN = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)  # a commit that fails so has left nothing behind

Answer = TypeVar("Answer")


# what is asked all the time is put into words once

_OF_CODE: sa.BindParameter[str] = sa.bindparam("of_code")
_LOG = (
    sa.select(entries.c.number, entries.c.body, entries.c.command, entries.c.asked, entries.c.link)
    .where(entries.c.code == _OF_CODE, entries.c.number > sa.bindparam("after"))
    .order_by(entries.c.number)
)
_NEWEST = (
    sa.select(entries.c.number, entries.c.link)
    .where(entries.c.code == _OF_CODE)
    .order_by(entries.c.number.desc())
    .limit(1)
)
_COMMAND = sa.select(entries.c.number, entries.c.asked).where(
    entries.c.code == _OF_CODE, entries.c.command == sa.bindparam("of_id")
)
_LINK = sa.select(entries.c.link).where(entries.c.code == _OF_CODE, entries.c.number == sa.bindparam("at"))
_SECRET = sa.select(secrets.c.secret).where(secrets.c.code == _OF_CODE, secrets.c.deal == sa.bindparam("of_deal"))
_SNAPSHOT = sa.select(snapshots.c.body).where(snapshots.c.code == _OF_CODE)
_NEW_ENTRIES = sa.insert(entries)


class Store:
    """The log in a database."""

    def __init__(self, url: sa.URL) -> None:
        file = file_of(url)
        self._witness = Witness(file) if file else None
        self.engine = make_engine(url, self._witness)
        self.is_shared = not self._witness  # whether other processes may append, too
        self._writing = self.engine.execution_options(writes=True)
        self._sqlite = _SqliteWriter(url, self._witness) if self._witness else None
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
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
    async def _open(cls, url: str, ready: Callable[[Path], None], check: Callable[[sa.Connection], None]) -> Store:
        store = None
        try:
            parsed = read_url(url)
            if file := file_of(parsed):
                check_place(file)
                ready(file)
            store = cls(parsed)
            async with store._writing.begin() as connection:
                await connection.run_sync(check)
        except (Unfit, SQLAlchemyError, OSError, ImportError, ValueError) as error:
            if store:
                await store.close()
            raise BadDatabase(url, error) from None
        return store

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writer:
            await self._writer
        if self._sqlite:
            self._sqlite.close()
        await self.engine.dispose()

    # --- writing

    async def append(self, batch: Append) -> None:
        """Append and commit.

        Conflict if the log has moved on, Gone if it was deleted, Changed if it is another, Unsure if nobody knows.
        """
        with translated():
            await (self._append_alone(batch) if self.is_shared else self._append_in_group(batch))

    async def _append_alone(self, batch: Append) -> None:
        async with self._writing.connect() as connection:
            await connection.run_sync(_write, batch)
            try:
                await connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise Unsure(error.__class__.__name__) from error

    async def _append_in_group(self, batch: Append) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_groups())
        await done

    async def settle(self, code: str) -> None:
        """Until nothing that was sent to be appended is under way any more; SQLite has one writer, who waits."""
        if self.is_shared:
            await self._change(lambda connection: lock_tables(connection, [code]))

    async def delete(self, codes: Collection[str]) -> int:
        """Delete tables with all that they have; how many there were."""
        return await self._change(lambda connection: delete_tables(connection, codes))

    async def expire(self, ages: Ages, awake: Collection[str] = ()) -> int:
        """Delete tables whose time is up, a hundred at most, so that nobody waits long; how many there were."""
        return await self._change(lambda connection: expire_tables(connection, ages, awake, AT_ONCE))

    async def keep_film(self, film: StoredFilm, instead: str | None = None) -> None:
        """Store what is to be seen of a match, in the place of what was stored of it before."""
        await self._change(lambda connection: keep_film(connection, film, instead))

    async def keep_snapshot(self, code: str, body: bytes | None) -> None:
        """Store what a log comes to, in the place of what was stored of it before; None forgets it."""
        await self._change(lambda connection: keep_snapshot(connection, code, body))

    async def probe(self) -> None:
        """Write something; StorageFault if that cannot be."""
        await self._change(_beat)

    async def _change(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Do something within a transaction of its own."""
        with translated():
            if self._sqlite:
                await self._make_sure()
                return await self._sqlite.do(work)
            async with self._writing.begin() as connection:
                return await connection.run_sync(work)

    async def _write_groups(self) -> None:
        """Commit whatever has gathered, until nothing is left."""
        while self._waiting:
            await asyncio.sleep(GROUP_SECONDS)
            group, self._waiting = self._waiting, []
            _settle(group, await self._write_fairly([batch for batch, _ in group]))
        self._writer = None

    async def _write_fairly(self, batches: list[Append]) -> dict[int, Exception]:
        """Commit a group. If one batch spoils it, each is written alone: a fault stays at its own table."""
        try:
            return await self._write_group(batches)
        except Exception as error:
            if len(batches) == 1 or isinstance(error, OperationalError | Unsure):  # nothing can be written at all
                return dict.fromkeys(range(len(batches)), error)
        alone = [await self._write_fairly([batch]) for batch in batches]
        return {index: faults[0] for index, faults in enumerate(alone) if faults}

    async def _write_group(self, batches: list[Append]) -> dict[int, Exception]:
        assert self._sqlite is not None
        await self._make_sure()
        return await self._sqlite.write(batches)

    async def _make_sure(self) -> None:
        """After a commit of unknown outcome nothing is read or written before the file was opened anew."""
        if self._sqlite and self._sqlite.is_unsure:
            async with self._reopening:
                await self.engine.dispose()
                await self._sqlite.reopen()

    # --- reading

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with translated():
            await self._make_sure()
            async with self.engine.connect() as connection:
                yield connection

    async def load(self, code: str, after: int = 0, most: int | None = None) -> list[StoredEntry]:
        """The entries of a table behind a number, so many at most."""
        query = _LOG if most is None else _LOG.limit(most)
        async with self._reading() as connection:
            found = await connection.execute(query, {"of_code": code, "after": after})
            return [StoredEntry(*row) for row in found.all()]

    async def snapshot(self, code: str) -> bytes | None:
        """What was stored of what a log comes to."""
        async with self._reading() as connection:
            return (await connection.execute(_SNAPSHOT, {"of_code": code})).scalar()

    async def command(self, code: str, command: str) -> tuple[int, str | None] | None:
        """The entry by which a command was carried out, and the digest of who asked for what."""
        async with self._reading() as connection:
            row = (await connection.execute(_COMMAND, {"of_code": code, "of_id": command})).one_or_none()
            return (row[0], row[1]) if row else None

    async def link(self, code: str, number: int) -> str | None:
        """The link of an entry, if there is one of that number."""
        async with self._reading() as connection:
            return (await connection.execute(_LINK, {"of_code": code, "at": number})).scalar_one_or_none()

    async def secret(self, code: str, deal: int) -> bytes | None:
        """The secret of a deal; for the server's eyes alone until it is revealed."""
        async with self._reading() as connection:
            return (await connection.execute(_SECRET, {"of_code": code, "of_deal": deal})).scalar_one_or_none()

    async def match(self, match_id: str) -> tuple[str, str, dict[int, str]] | None:
        """The transcript and the cast of a match that is over, and the names of the table's people."""
        query = sa.select(matches.c.transcript, matches.c.names, matches.c.code).where(matches.c.id == match_id)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return (row[0], row[1], await _names(connection, row[2])) if row else None

    async def cast(self, match_id: str) -> tuple[str, dict[int, str]] | None:
        """The same without the transcript: who may still be named, and whether the match is still there."""
        query = sa.select(matches.c.names, matches.c.code).where(matches.c.id == match_id)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return (row[0], await _names(connection, row[1])) if row else None

    async def film(self, film_id: str) -> tuple[bytes, dict[int, str]] | None:
        """A film, and the names of its table's people."""
        query = sa.select(films.c.body, films.c.code).where(films.c.id == film_id, films.c.number != TRIED)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
            return (row[0], await _names(connection, row[1])) if row else None

    async def filmed(self, film_id: str) -> int | None:
        """Up to which entry a match is filmed, if it is."""
        query = sa.select(films.c.number).where(films.c.id == film_id, films.c.number != TRIED)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def unfilmed(self, after: str, most: int, tried: bytes) -> list[tuple[str, str, str, str]]:
        """Matches that are over and have no film: id, code, transcript and cast, so many behind an id."""
        query = unfilmed(after, most, tried)
        async with self._reading() as connection:
            return [(row[0], row[1], row[2], row[3]) for row in await connection.execute(query)]

    async def names(self, code: str) -> dict[int, str]:
        """What a table's people are called, by the numbers of the entries under which they sat down."""
        async with self._reading() as connection:
            return await _names(connection, code)

    async def summaries(self, *codes: str) -> list[Summary]:
        """Tables in short, most recently used last; all there are, if none is named."""
        async with self._reading() as connection:
            return [read_summary(row) for row in await connection.execute(summaries(*codes))]

    async def export(self, code: str) -> dict[str, list[dict[str, Any]]] | None:
        """All that a table has, row by row, but secrets of deals and what only saves work; None if there is none."""
        kept = {table.name: table for table in BELONGING if table not in (secrets, films, snapshots)}
        async with self._reading() as connection:
            rows = {name: await connection.execute(_of(table, code)) for name, table in kept.items()}
            found = {name: [dict(row) for row in some.mappings()] for name, some in rows.items()}
        return found if found["tables"] else None

    async def newest(self, codes: Collection[str]) -> dict[str, int]:
        """The newest numbers of tables, all by one question; those that are not in it were deleted.

        StorageFault also if nothing could be written.
        """
        query = sa.select(tables.c.code, tables.c.number).where(tables.c.code.in_(codes))
        with translated():
            if self._witness:
                self._witness.check_writable()
        async with self._reading() as connection:
            return {row.code: row.number for row in await connection.execute(query)}

    async def weights(self, codes: Collection[str]) -> dict[str, tuple[str, int]]:
        """The phase and the bytes of those tables that are still there."""
        query = sa.select(tables.c.code, tables.c.phase, tables.c.bytes).where(tables.c.code.in_(codes))
        async with self._reading() as connection:
            return {row.code: (row.phase, row.bytes) for row in await connection.execute(query)}

    async def nudge(self, nudges: list[str]) -> None:
        """Tell other processes something that may be lost."""
        query = "select pg_notify(:c, nudge) from unnest(cast(:nudges as text[])) as nudge"
        with translated():
            async with self._writing.begin() as connection:
                await connection.execute(sa.text(query), {"c": CHANNEL, "nudges": nudges})

    async def nudges(self) -> AsyncIterator[str]:
        """Codes of tables that some process has appended to, and what else they were told; the log is the truth."""
        if not self.is_shared:
            return
        import psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with translated(psycopg.Error):
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                async for nudge in connection.notifies():
                    yield nudge.payload


class _SqliteWriter:
    """The one thread that writes to SQLite: a group goes there and comes back once, however many statements it has."""

    def __init__(self, url: sa.URL, witness: Witness) -> None:
        self._engine, self._witness = make_writer(url, witness), witness
        self._thread = ThreadPoolExecutor(1, "macabre-writer")
        self.is_unsure = False  # whether a commit may be in the file though it failed

    async def write(self, batches: list[Append]) -> dict[int, Exception]:
        """Append and commit all; those that do not fit the log, by their places in the group."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batches)

    async def do(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Something else that is to be written, in its turn."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def _do(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        with self._engine.execution_options(writes=True).connect() as connection:
            answer = work(connection)
            self._commit(connection)
        self._witness.check_written()
        return answer

    async def reopen(self) -> None:
        """Let go of the file, read what is really there, and make that durable; Unsure if it cannot be."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._reopen)

    def _write(self, batches: list[Append]) -> dict[int, Exception]:
        misfits: dict[int, Exception] = {}
        with self._engine.execution_options(writes=True).connect() as connection:
            for index, batch in enumerate(batches):
                try:
                    _write(connection, batch)
                except (Conflict, Gone, Changed) as misfit:
                    misfits[index] = misfit
            self._commit(connection)
        self._witness.check_written()
        return misfits

    def _commit(self, connection: sa.Connection) -> None:
        try:
            connection.commit()
        except SQLAlchemyError as error:
            if getattr(error.__cause__, "sqlite_errorcode", None) in NOT_WRITTEN:
                raise
            self.is_unsure = True
            raise Unsure(error.__class__.__name__) from error

    def _reopen(self) -> None:
        """Whatever of a failed commit is in the write-ahead log either becomes part of the file now, or is gone."""
        self._engine.dispose()
        try:
            connection = self._engine.raw_connection()
            is_busy, *_ = connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            connection.close()
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise Unsure(error.__class__.__name__) from error
        if is_busy:
            raise Unsure("busy")
        self.is_unsure = False

    def close(self) -> None:
        """Finish, and let go of the file."""
        self._thread.shutdown()
        self._engine.dispose()


def _write(connection: sa.Connection, batch: Append) -> None:
    """The rows of a batch, within a transaction; Conflict if the log has moved on, Changed if it is another."""
    is_postgres = connection.dialect.name == "postgresql"
    if is_postgres:
        connection.execute(sa.text("select pg_advisory_xact_lock(hashtext(:code))"), {"code": batch.code})
    now = datetime.now(UTC)
    before = _newest_link(connection, batch)
    rows = [asdict(entry) | {"code": batch.code, "at": now} for entry in batch.entries(before)]
    try:
        connection.execute(_NEW_ENTRIES, rows)
    except IntegrityError as error:
        raise Conflict from error
    for deal, secret in batch.secrets.items():
        connection.execute(sa.insert(secrets), {"code": batch.code, "deal": deal, "secret": secret})
    if batch.match:
        values = dict(zip(("id", "transcript", "names"), batch.match, strict=True))
        connection.execute(sa.insert(matches), {"code": batch.code, "at": now, **values})
    keep_account(connection, batch, now)
    if is_postgres:
        connection.execute(sa.text("select pg_notify(:c, :code)"), {"c": CHANNEL, "code": batch.code})


def _beat(connection: sa.Connection) -> None:
    now = {"at": datetime.now(UTC)}
    if not connection.execute(sa.update(pulse).values(now)).rowcount:
        connection.execute(sa.insert(pulse), {"id": 1, **now})


def _of(table: sa.Table, code: str) -> sa.Select[Any]:
    return sa.select(table).where(table.c.code == code).order_by(*table.primary_key.columns)


async def _names(connection: AsyncConnection, code: str) -> dict[int, str]:
    query = sa.select(names.c.number, names.c.name).where(names.c.code == code)
    return {row.number: row.name for row in await connection.execute(query)}


def _newest_link(connection: sa.Connection, batch: Append) -> str:
    """The link that a batch goes behind."""
    row = connection.execute(_NEWEST, {"of_code": batch.code}).one_or_none()
    number, newest = (int(row[0]), str(row[1])) if row else (0, BEFORE_ALL)
    if batch.after and not number:
        raise Gone
    if number > batch.after or (batch.link is None and number != batch.after):
        raise Conflict
    if number < batch.after or batch.link not in (None, newest):
        raise Changed
    return newest


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
    """Whatever the database, its file or (if it has errors of its own) its driver says becomes a StorageFault."""
    theirs: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, *more)
    try:
        yield
    except theirs as error:
        raise StorageFault(error.__class__.__name__) from error
