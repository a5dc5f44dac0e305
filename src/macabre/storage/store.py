"""One store for SQLite and PostgreSQL.

A batch is appended whole, behind the number that its writer had seen, or not at all. On SQLite,
batches of several tables that come within a few milliseconds share one commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from macabre.errors import Error
from macabre.storage.chain import BEFORE_ALL, link
from macabre.storage.schema import entries, matches, secrets

GROUP_SECONDS = 0.002  # how long a commit waits for others to share it
BUSY_SECONDS = 10  # how long a writer waits for others to finish
CHANNEL = "macabre"
MIGRATIONS = Path(__file__).parent / "migrations"
NOT_WRITTEN = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)  # a commit that fails so has left nothing behind


class Conflict(Exception):
    """Somebody else has appended first: read on, check again."""


class Changed(Exception):
    """The log is not the one that its writer has read: it was cut or changed."""


class Unsure(OSError):
    """A commit failed in such a way that nobody knows what of it is stored."""


@dataclass(frozen=True)
class StoredEntry:
    """An entry as the log has it."""

    number: int
    body: str
    command: str | None
    asked: str | None
    link: str


@dataclass(frozen=True)
class Batch:
    """What one command appends to a table's log, behind `after`."""

    code: str
    after: int
    bodies: list[str]
    command: str | None = None
    secrets: dict[int, bytes] = field(default_factory=dict)
    match: tuple[str, str, str] | None = None  # id, transcript and cast of a match that is over
    asked: str | None = None  # the digest of who sent the command, and of what it says
    link: str | None = None  # of the entry that it goes behind, as far as its writer knows

    def entries(self, before: str) -> Iterator[StoredEntry]:
        """What the log has of it, behind a link."""
        for number, body in enumerate(self.bodies, self.after + 1):
            is_first = number == self.after + 1
            command, asked = (self.command, self.asked) if is_first else (None, None)
            before = link(self.code, number, command, asked, body, before)
            yield StoredEntry(number, body, command, asked, before)


class Store:
    """The log in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_postgres = engine.dialect.name == "postgresql"
        self._writing = engine.execution_options(writes=True)
        self._sqlite = None if self.is_postgres else _SqliteWriter(engine.url)
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._reopening = asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the tables up to date."""
        store = None
        try:
            store = cls(_engine(url))
            await store._migrate()
        except (SQLAlchemyError, OSError, ImportError, ValueError) as error:
            if store:
                await store.close()
            raise Error(f"the database {_shown(url)} cannot be used ({error.__class__.__name__})") from None
        return store

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writer:
            await self._writer
        if self._sqlite:
            self._sqlite.close()
        await self.engine.dispose()

    # --- writing

    async def append(self, batch: Batch) -> None:
        """Append and commit; Conflict if the log has moved on, Changed if it is another, Unsure if nobody knows."""
        if self.is_postgres:
            await self._append_to_postgres(batch)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_groups())
        await done

    async def _append_to_postgres(self, batch: Batch) -> None:
        async with self._writing.connect() as connection:
            await connection.run_sync(_write, batch)
            try:
                await connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise Unsure from error

    async def _write_groups(self) -> None:
        """Commit whatever has gathered, until nothing is left."""
        while self._waiting:
            await asyncio.sleep(GROUP_SECONDS)
            group, self._waiting = self._waiting, []
            _settle(group, await self._write_fairly([batch for batch, _ in group]))
        self._writer = None

    async def _write_fairly(self, batches: list[Batch]) -> dict[int, Exception]:
        """Commit a group. If one batch spoils it, each is written alone: a fault stays at its own table."""
        try:
            return await self._write_group(batches)
        except Exception as error:
            if len(batches) == 1 or isinstance(error, OperationalError | Unsure):  # nothing can be written at all
                return dict.fromkeys(range(len(batches)), error)
        alone = [await self._write_fairly([batch]) for batch in batches]
        return {index: faults[0] for index, faults in enumerate(alone) if faults}

    async def _write_group(self, batches: list[Batch]) -> dict[int, Exception]:
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
        await self._make_sure()
        async with self.engine.connect() as connection:
            yield connection

    async def load(self, code: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table behind a number."""
        columns = entries.c
        query = sa.select(columns.number, columns.body, columns.command, columns.asked, columns.link)
        query = query.where(columns.code == code, columns.number > after).order_by(columns.number)
        async with self._reading() as connection:
            return [StoredEntry(*row) for row in (await connection.execute(query)).all()]

    async def link(self, code: str, number: int) -> str | None:
        """The link of an entry, if there is one of that number."""
        query = sa.select(entries.c.link).where(entries.c.code == code, entries.c.number == number)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def secret(self, code: str, deal: int) -> bytes | None:
        """The secret of a deal; for the server's eyes alone until it is revealed."""
        query = sa.select(secrets.c.secret).where(secrets.c.code == code, secrets.c.deal == deal)
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def match(self, match_id: str) -> tuple[str, str] | None:
        """The transcript and the cast of a match that is over."""
        query = sa.select(matches.c.transcript, matches.c.names).where(matches.c.id == match_id)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (row[0], row[1]) if row else None

    async def hint(self, hints: list[str]) -> None:
        """Tell other processes something that may be lost."""
        query = "select pg_notify(:c, hint) from unnest(cast(:hints as text[])) as hint"
        async with self._writing.begin() as connection:
            await connection.execute(sa.text(query), {"c": CHANNEL, "hints": hints})

    async def hints(self) -> AsyncIterator[str]:
        """Codes of tables that some process has appended to, and what else was hinted; the log is the truth."""
        if not self.is_postgres:
            return
        import psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        async with connection:
            await connection.execute(f"listen {CHANNEL}")
            async for hint in connection.notifies():
                yield hint.payload

    # --- set-up

    async def _migrate(self) -> None:
        async with self._writing.begin() as connection:
            if self.is_postgres:
                await connection.execute(sa.text("select pg_advisory_xact_lock(7261)"))
            await connection.run_sync(_upgrade)


class _SqliteWriter:
    """The one thread that writes to SQLite: a group goes there and comes back once, however many statements it has."""

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        _listen(self._engine)
        self._thread = ThreadPoolExecutor(1, "macabre-writer")
        self.is_unsure = False  # whether a commit may be in the file though it failed

    async def write(self, batches: list[Batch]) -> dict[int, Exception]:
        """Append and commit all; those that do not fit the log, by their places in the group."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batches)

    async def reopen(self) -> None:
        """Let go of the file, read what is really there, and make that durable; Unsure if it cannot be."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._reopen)

    def _write(self, batches: list[Batch]) -> dict[int, Exception]:
        misfits: dict[int, Exception] = {}
        with self._engine.execution_options(writes=True).connect() as connection:
            for index, batch in enumerate(batches):
                try:
                    _write(connection, batch)
                except (Conflict, Changed) as misfit:
                    misfits[index] = misfit
            self._commit(connection)
        return misfits

    def _commit(self, connection: sa.Connection) -> None:
        try:
            connection.commit()
        except SQLAlchemyError as error:
            if getattr(error.__cause__, "sqlite_errorcode", None) in NOT_WRITTEN:
                raise
            self.is_unsure = True
            raise Unsure from error

    def _reopen(self) -> None:
        """Whatever of a failed commit is in the write-ahead log either becomes part of the file now, or is gone."""
        self._engine.dispose()
        try:
            connection = self._engine.raw_connection()
            is_busy, *_ = connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            connection.close()
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise Unsure from error
        if is_busy:
            raise Unsure
        self.is_unsure = False

    def close(self) -> None:
        """Finish, and let go of the file."""
        self._thread.shutdown()
        self._engine.dispose()


def _write(connection: sa.Connection, batch: Batch) -> None:
    """The rows of a batch, within a transaction; Conflict if the log has moved on, Changed if it is another."""
    is_postgres = connection.dialect.name == "postgresql"
    if is_postgres:
        connection.execute(sa.text("select pg_advisory_xact_lock(hashtext(:code))"), {"code": batch.code})
    now = datetime.now(UTC)
    before = _newest_link(connection, batch)
    rows = [asdict(entry) | {"code": batch.code, "at": now} for entry in batch.entries(before)]
    try:
        connection.execute(sa.insert(entries), rows)
    except IntegrityError as error:
        raise Conflict from error
    for deal, secret in batch.secrets.items():
        connection.execute(sa.insert(secrets), {"code": batch.code, "deal": deal, "secret": secret})
    if batch.match:
        values = dict(zip(("id", "transcript", "names"), batch.match, strict=True))
        connection.execute(sa.insert(matches), {"code": batch.code, "at": now, **values})
    if is_postgres:
        connection.execute(sa.text("select pg_notify(:c, :code)"), {"c": CHANNEL, "code": batch.code})


def _newest_link(connection: sa.Connection, batch: Batch) -> str:
    """The link that a batch goes behind."""
    query = sa.select(entries.c.number, entries.c.link).where(entries.c.code == batch.code)
    row = connection.execute(query.order_by(entries.c.number.desc()).limit(1)).one_or_none()
    number, newest = (int(row[0]), str(row[1])) if row else (0, BEFORE_ALL)
    if number > batch.after or (batch.link is None and number != batch.after):
        raise Conflict
    if number < batch.after or batch.link not in (None, newest):
        raise Changed
    return newest


def _settle(group: list[tuple[Batch, asyncio.Future[None]]], faults: dict[int, Exception]) -> None:
    """Tell each writer how it went."""
    for index, (_, done) in enumerate(group):
        with suppress(asyncio.InvalidStateError):
            if index in faults:
                done.set_exception(faults[index])
            else:
                done.set_result(None)


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _engine(url: str) -> AsyncEngine:
    """What errors say never has the values: they end up in logs, and may be secrets."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
        _listen(engine.sync_engine)
        return engine
    postgres = parsed.set(drivername="postgresql+psycopg")
    return create_async_engine(postgres, pool_size=10, pool_pre_ping=True, hide_parameters=True)


def _listen(engine: sa.Engine) -> None:
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Durable writes beside reads; transactions begin when we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    _use_wal(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _use_wal(cursor: Any) -> None:
    """A fresh file becomes a WAL one. SQLite does not wait when two ask for that at once, so we do."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        time.sleep(0.005)


def _begin_sqlite(connection: sa.Connection) -> None:
    """A writer takes its turn at once; readers wait for nobody."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _shown(url: str) -> str:
    """An address without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return "given"
