"""Databases that are made up: SQLite in a file on a bad disk, and PostgreSQL behind a bad line.

What is assumed of them is what they promise, and no more:

SQLite, with a write-ahead log and synchronous=FULL, has one writer. A commit that returned is there, whoever is killed
and whenever the power fails. A commit during which the process dies is there whole or not at all. One that fails when
it is made durable (EIO) may be there or not: nobody sees it until the file is opened anew, and the next commit writes
over it. One that fails when it is written (ENOSPC, EIO) is not there.

PostgreSQL at READ COMMITTED: a statement sees what was committed before it began, and what its own transaction did. A
lock is held until the transaction ends. A commit that was sent is carried out whole or not at all, also if the one who
sent it is gone, and perhaps long after that one has lost the line: until then its locks are held. What is notified
comes after the commit, to who listens at that moment, unless the line is cut.
"""

import asyncio
import sqlite3
from collections import deque
from contextlib import asynccontextmanager, contextmanager

import sqlalchemy as sa
from sqlalchemy.sql.functions import Function
from sqlalchemy.util.concurrency import await_only, greenlet_spawn

from macabre.storage.store import CHANNEL
from tests.simulation.loop import CURRENT
from tests.simulation.sql import Result, Rows, Transaction, text_of

WRITE, SYNC, READ = "write", "sync", "read"  # where a disk fails
CODES = {WRITE: sqlite3.SQLITE_IOERR_WRITE, SYNC: sqlite3.SQLITE_IOERR_FSYNC, READ: sqlite3.SQLITE_IOERR_READ}
LINE_SECONDS = 20.0  # until a line that says nothing is given up


class DiskFault(sqlite3.OperationalError):
    """What SQLite says of a disk."""

    def __init__(self, where):
        super().__init__("disk I/O error")
        self.sqlite_errorcode = CODES[where]


def fault_of(original):
    error = sa.exc.OperationalError("statement", {}, original)
    error.__cause__ = original
    return error


class Dialect:
    """By which the store knows what it talks to."""

    def __init__(self, name):
        self.name = name


class Database:
    """What all kinds have: rows, and the entries that were ever stored."""

    def __init__(self, loop, luck, note):
        self.loop, self.luck, self.note = loop, luck, note
        self.rows = Rows()
        self.commits = self.requests = 0

    def begin(self):
        return Transaction(self.rows)

    def commit(self, transaction):
        self.commits += 1
        self.rows.apply(transaction.changes)
        for (name, code, key), row in transaction.changes.items():
            if name == "entries" and row:
                self.note("stored", code, key[1], row["command"])

    def log(self, code):
        """The entries of a table that are there for good, by number."""
        return self.rows.of("entries", code)

    def newest(self, code):
        """Entries are only ever put behind the others."""
        return next((number for _, number in reversed(self.log(code))), 0)

    def place(self, code, command):
        """The number of the entry by which a command was carried out."""
        return next((row["number"] for row in self.log(code).values() if row["command"] == command), None)


# --- SQLite


class Sqlite(Database):
    """A file on a disk that fails at times."""

    is_shared = False

    def __init__(self, loop, luck, note):
        super().__init__(loop, luck, note)
        self.fails = {}  # where, and until when
        self.slow_until = 0.0
        self._limbo = None  # a commit of which nobody knows whether it is there

    def check(self, where):
        if self.fails.get(where, 0.0) > self.loop.now and self.luck.random() < 0.7:
            self.note("disk", where)
            raise fault_of(DiskFault(where))

    def write(self, transaction):
        """Commit; what was in limbo is written over."""
        self.check(WRITE)
        try:
            self.check(SYNC)
        except sa.exc.OperationalError:
            self._limbo = transaction
            raise
        self._limbo = None
        self.commit(transaction)

    def open_anew(self):
        """Whatever of a commit in limbo is on the disk becomes part of the file, or is gone."""
        self.check(READ)
        limbo, self._limbo = self._limbo, None
        if limbo and self.luck.random() < 0.5:
            self.note("limbo", "was there")
            self.commit(limbo)

    def delay(self):
        """How long a write takes, and how late that is known."""
        slow = 2.0 if self.slow_until > self.loop.now else 0.002
        return slow * self.luck.random(), slow * self.luck.random()

    def make_engine(self, url, witness):
        return SqliteReader(self)

    def make_writer(self, url, witness):
        return SqliteEngine(self)


class SqliteReader:
    """Reads, in another thread than the event loop."""

    def __init__(self, database):
        self._database = database

    def execution_options(self, **_):
        return self

    async def dispose(self):
        return

    @asynccontextmanager
    async def connect(self):
        yield self

    async def execute(self, statement, values=None):
        database = self._database
        database.requests += 1
        await asyncio.sleep(database.delay()[0])
        database.check(READ)
        return database.begin().execute(statement, values)


class SqliteEngine:
    """Writes, from one thread."""

    def __init__(self, database):
        self._database = database
        self.dialect = Dialect("sqlite")
        self._transaction = None
        database.open_anew()  # a process that starts reads what is there

    def execution_options(self, **_):
        return self

    def dispose(self):
        return

    @contextmanager
    def connect(self):
        self._transaction = self._database.begin()
        yield self

    def execute(self, statement, values=None):
        return self._transaction.execute(statement, values)

    def scalars(self, statement):
        return self.execute(statement).scalars()

    def commit(self):
        self._database.requests += 1
        self._database.write(self._transaction)

    # --- opening anew

    def raw_connection(self):
        return self

    def cursor(self):
        return _Checkpoint(self._database)

    def close(self):
        return


class _Checkpoint:
    def __init__(self, database):
        self._database = database

    def execute(self, pragma):
        assert pragma == "PRAGMA wal_checkpoint(TRUNCATE)"
        self._database.open_anew()
        return self

    def fetchone(self):
        return (0, 0, 0)


class Calm:
    """A file that nobody exchanges."""

    def __init__(self, file):
        pass

    def check(self):
        pass

    check_writable = check_written = expect_new_log = check


# --- PostgreSQL


class Postgres(Database):
    """A server that is reached over a line; it never dies itself, but everything between it and us does."""

    is_shared = True

    def __init__(self, loop, luck, note):
        super().__init__(loop, luck, note)
        self.cut_until = self.silent_until = 0.0
        self.deaf_until = 0.0  # until then hints are lost
        self._locks = {}  # by code: who has it, and who waits
        self.ears = {}

    def delay(self):
        return 0.004 * self.luck.random()

    def make_engine(self, url, witness):
        return PostgresEngine(self)

    def make_writer(self, url, witness):
        raise NotImplementedError

    async def trip(self):
        """A statement on its way there."""
        self.requests += 1
        await asyncio.sleep(self.delay())
        if self.silent_until > self.loop.now:
            await asyncio.sleep(min(self.silent_until - self.loop.now, LINE_SECONDS))
            if self.silent_until > self.loop.now:
                raise fault_of(OSError("timeout"))
        if self.cut_until > self.loop.now and self.luck.random() < 0.6:
            self.note("line", "cut")
            raise fault_of(OSError("cut"))

    # --- locks

    def lock(self, transaction, code):
        """A future to be waited for if somebody else has the lock."""
        holder, waiting = self._locks.setdefault(code, [None, deque()])
        if holder in (None, transaction):
            self._locks[code][0] = transaction
            return None
        future = self.loop.create_future()
        waiting.append((transaction, future))
        return future

    def release(self, transaction):
        for code, (holder, waiting) in list(self._locks.items()):
            if holder is transaction:
                self._hand_on(code, waiting)
            elif any(other is transaction for other, _ in waiting):
                self._locks[code][1] = deque(pair for pair in waiting if pair[0] is not transaction)

    def _hand_on(self, code, waiting):
        while waiting:
            following, future = waiting.popleft()
            if not future.done():
                self._locks[code][0] = following
                future.set_result(None)
                return
        del self._locks[code]

    # --- ends of transactions, which come over the line as well

    def end(self, transaction, is_commit, seconds):
        """Once the word has come: commit or roll back, whether who said so still lives."""
        answer = self.loop.create_future()
        self.loop.world.call_later(seconds, self._end, transaction, is_commit, answer)
        return answer

    def _end(self, transaction, is_commit, answer):
        if is_commit:
            self.commit(transaction)
            for notice in transaction.notices:
                self._tell(notice)
        self.release(transaction)
        if not answer.done():
            answer.set_result(None)

    def _tell(self, notice):
        for process, ear in list(self.ears.items()):
            lost = self.deaf_until > self.loop.now and self.luck.random() < 0.8
            if not process.is_dead and not lost:
                process.call_later(self.delay() * (1 + 100 * (self.luck.random() < 0.05)), ear, notice)


class PostgresEngine:
    """Opens lines to PostgreSQL, one for each transaction."""

    def __init__(self, database):
        self.database = self._database = database

    def execution_options(self, **_):
        return self

    async def dispose(self):
        return

    @asynccontextmanager
    async def connect(self):
        line = PostgresLine(self._database)
        try:
            yield line
        finally:
            line.leave()

    @asynccontextmanager
    async def begin(self):
        async with self.connect() as line:
            yield line
            await line.commit()


class PostgresLine:
    """One transaction."""

    def __init__(self, database):
        self._database, self._transaction = database, database.begin()
        self.dialect, self._is_over = Dialect("postgresql"), False

    async def execute(self, statement, values=None):
        await self._database.trip()
        return await greenlet_spawn(self._answer, statement, values)

    async def run_sync(self, work, *args):
        await self._database.trip()
        return await greenlet_spawn(work, _Within(self), *args)

    def answer(self, statement, values=None):
        return self._answer(statement, values)

    def _answer(self, statement, values):
        words = text_of(statement)
        if "pg_advisory_xact_lock" in words:
            return self._lock(values["code"])
        if "unnest" in words:
            self._transaction.notices += values["nudges"]
            return Result([])
        if "pg_notify" in words:
            assert values["c"] == CHANNEL
            self._transaction.notices.append(values["code"])
            return Result([])
        if (code := _locked_code(statement)) is not None:
            return self._lock(code)
        return self._transaction.execute(statement, values)

    def _lock(self, code):
        waiting = self._database.lock(self._transaction, code)
        if waiting is not None:
            await_only(waiting)
        return Result([])

    async def commit(self):
        """The word goes there, and the answer comes back, or nobody hears of it."""
        database, self._is_over = self._database, True
        database.requests += 1
        if database.cut_until > database.loop.now and database.luck.random() < 0.5:
            await self._commit_in_doubt()
        seconds = database.delay()
        if database.silent_until > database.loop.now:
            seconds += database.silent_until - database.loop.now
        answer = database.end(self._transaction, True, seconds)
        done, _ = await asyncio.wait([answer], timeout=LINE_SECONDS)
        if not done:
            raise fault_of(OSError("timeout"))
        await asyncio.sleep(database.delay())

    async def _commit_in_doubt(self):
        """The line is cut: the word may be there already, be on its way for long, or be lost."""
        luck = self._database.luck
        arrives, seconds = luck.random() < 0.6, luck.choice((0.0, 0.01, 0.5, 3.0))
        self._database.note("commit", "in doubt", arrives, seconds)
        self._database.end(self._transaction, arrives, seconds)
        await asyncio.sleep(self._database.delay())
        raise fault_of(OSError("cut"))

    def leave(self):
        """The line is closed: what was not committed is rolled back. If we died, that is noticed a little later."""
        if not self._is_over:
            self._is_over = True
            seconds = self._database.delay() * (100 if CURRENT.get().is_dead else 1)
            self._database.end(self._transaction, False, seconds)


class _Within:
    """The line within a function that knows nothing of waiting."""

    def __init__(self, line):
        self.dialect, self._line = line.dialect, line

    def execute(self, statement, values=None):
        return self._line.answer(statement, values)

    def scalars(self, statement):
        return self.execute(statement).scalars()


def _locked_code(statement):
    """Of `select pg_advisory_xact_lock(hashtext(code))`, as SQLAlchemy builds it."""
    first = statement.selected_columns.values()[0] if isinstance(statement, sa.Select) else None
    if not isinstance(first, Function) or first.name != "pg_advisory_xact_lock":
        return None
    [name] = first.clauses
    [code] = name.clauses
    return code.value
