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
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.util.concurrency import await_only, greenlet_spawn

from macabre.storage.database import DatabaseConnection, SqliteConnection, fault_of
from macabre.storage.faults import Unreachable, Unsure
from macabre.storage.migrations import migrate
from macabre.storage.pool import ConnectionPool, SqliteWriter
from macabre.storage.schema import columns_of
from macabre.storage.store import CHANNEL
from tests.simulation.loop import CURRENT

WRITE, SYNC, READ = "write", "sync", "read"  # where a disk fails
CODES = {WRITE: sqlite3.SQLITE_IOERR_WRITE, SYNC: sqlite3.SQLITE_IOERR_FSYNC, READ: sqlite3.SQLITE_IOERR_READ}
LINE_SECONDS = 20.0  # until a line that says nothing is given up
NEW_ENTRIES = "insert into entries "


class DiskFault(sqlite3.OperationalError):
    """What SQLite says of a disk."""

    def __init__(self, where):
        super().__init__("disk I/O error")
        self.sqlite_errorcode = CODES[where]


def cut(why):
    """What a driver says of a line."""
    return fault_of(OperationalError(why))


class OperationalError(Exception):
    """By the name that all drivers use."""


class Database:
    """What all kinds have: rows, in memory, by the statements of the store itself."""

    def __init__(self, loop, luck, note):
        self.loop, self.luck, self.note = loop, luck, note
        self.memory = SqliteConnection(Path(":memory:"))
        migrate(self.memory, None)
        self.commits = self.requests = 0

    def commit(self, done):
        """Make what a transaction did last."""
        self.commits += 1
        self.memory.execute("BEGIN")
        do_all(self.memory, done)
        self.memory.execute("COMMIT")
        self.tell_stored(done)

    def tell_stored(self, done):
        for statement, rows in done:
            if statement.startswith(NEW_ENTRIES):
                for row in rows:
                    self.note("stored", row["code"], row["number"], row["command"])

    def rows(self, table, code):
        """What is there for good, as dicts."""
        columns = columns_of(table)
        found = self.memory.execute(f"select {', '.join(columns)} from {table} where code = :code", {"code": code})
        return [dict(zip(columns, row, strict=True)) for row in found]

    def newest(self, code):
        """The number of the newest entry."""
        found = self.memory.execute("select max(number) from entries where code = :code", {"code": code})
        return found.fetchone()[0] or 0

    def place(self, code, command):
        """The number of the entry by which a command was carried out."""
        query = "select number from entries where code = :code and command = :command"
        found = self.memory.execute(query, {"code": code, "command": command}).fetchone()
        return found[0] if found else None


def do_all(connection, done):
    for statement, values in done:
        if isinstance(values, list):
            connection.execute_many(statement, values)
        else:
            connection.execute(statement, values)


def is_read(statement):
    return statement.lstrip().startswith("select")


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
            raise DiskFault(where)

    def write(self, done):
        """Whether a commit can be made; what was in limbo is written over."""
        self.check(WRITE)
        try:
            self.check(SYNC)
        except DiskFault:
            self._limbo = done
            raise
        self._limbo = None
        self.commits += 1

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

    def make_pools(self, address, witness):
        self.open_anew()  # a process that starts reads what is there
        return ConnectionPool(lambda: SimulatedFile(self), 4, "reader"), SimulatedWriter(self, witness)


class SimulatedWriter(SqliteWriter):
    """Writes, from one thread."""

    def __init__(self, database, witness):
        super().__init__(Path("tables"), witness)
        self._database = database

    def _open(self):
        return SimulatedFile(self._database)


class SimulatedFile(DatabaseConnection):
    """A file as a thread has it open; what is done in a thread is done at once."""

    is_postgres = False

    def __init__(self, database):
        super().__init__(None, sqlite3.Error)
        self._database, self._done = database, None

    def begin(self, writes):
        with self._told():
            self._database.check(READ)
        self._done = [] if writes else None
        self._database.requests += 1
        self._database.memory.execute("BEGIN")

    def execute(self, statement, values=None):
        if self._done is not None and not is_read(statement):
            self._done.append((statement, values or {}))
        return self._database.memory.execute(statement, values)

    def execute_many(self, statement, rows):
        rows = list(rows)
        self._done.append((statement, rows))
        self._database.memory.execute_many(statement, rows)

    def commit(self):
        try:
            self._database.write(self._done)
        except DiskFault as fault:
            self._database.memory.execute("ROLLBACK")
            kind = Unreachable if fault.sqlite_errorcode == CODES[WRITE] else Unsure
            raise kind("OperationalError") from fault
        self._database.memory.execute("COMMIT")
        self._database.tell_stored(self._done)

    def roll_back(self):
        self._database.memory.roll_back()

    def settle(self):
        with self._told():
            self._database.open_anew()
        return True

    def close(self):
        """Nothing is kept open."""


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
        self.deaf_until = 0.0  # until then nudges are lost
        self._locks = {}  # by code: who has it, and who waits
        self.ears = {}

    def delay(self):
        return 0.004 * self.luck.random()

    def make_pools(self, address, witness):
        lines = Lines(self)
        return lines, lines

    async def trip(self):
        """A statement on its way there."""
        self.requests += 1
        await asyncio.sleep(self.delay())
        if self.silent_until > self.loop.now:
            await asyncio.sleep(min(self.silent_until - self.loop.now, LINE_SECONDS))
            if self.silent_until > self.loop.now:
                raise cut("timeout")
        if self.cut_until > self.loop.now and self.luck.random() < 0.6:
            self.note("line", "cut")
            raise cut("cut")

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
            self.commit(transaction.done)
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


class Lines:
    """Opens lines to PostgreSQL, one for each transaction."""

    def __init__(self, database):
        self.database = database

    async def read(self, work):
        return await self._do(work, False)

    async def write(self, work):
        return await self._do(work, True)

    async def _do(self, work, writes):
        line = PostgresLine(self.database)
        try:
            await self.database.trip()
            answer = await greenlet_spawn(work, line)
            if writes:
                await line.end()
            return answer
        finally:
            line.leave()

    def let_go(self):
        """Every line is used once."""

    close = let_go


class PostgresLine(DatabaseConnection):
    """One transaction."""

    is_postgres = True

    def __init__(self, database):
        super().__init__(None, sqlite3.Error)
        self._database, self._is_over = database, False
        self.done, self.notices = [], []

    def execute(self, statement, values=None):
        if "pg_advisory_xact_lock" in statement:
            return self._lock(values["code"])
        if "pg_notify" in statement:
            assert values["channel"] == CHANNEL
            return self.notices.append(values["code"])
        with self._as_it_sees() as memory:
            found = memory.execute(statement, values)
            answer = Answer(found.fetchall(), found.rowcount)
        if not is_read(statement):
            self.done.append((statement, values))
        return answer

    def execute_many(self, statement, rows):
        rows = list(rows)
        if "pg_notify" in statement:
            self.notices += [row["nudge"] for row in rows]
            return
        with self._as_it_sees() as memory:
            memory.execute_many(statement, rows)
        self.done.append((statement, rows))

    @contextmanager
    def _as_it_sees(self):
        """What was committed before this statement began, and what its own transaction has done."""
        memory = self._database.memory
        memory.execute("BEGIN")
        try:
            do_all(memory, self.done)
            yield memory
        finally:
            memory.roll_back()

    def _lock(self, code):
        waiting = self._database.lock(self, code)
        if waiting is not None:
            await_only(waiting)

    async def end(self):
        """Commit. Unsure if the line is lost meanwhile."""
        try:
            await self._commit()
        except Unreachable as fault:
            raise Unsure(str(fault)) from fault

    async def _commit(self):
        """The word goes there, and the answer comes back, or nobody hears of it."""
        database, self._is_over = self._database, True
        database.requests += 1
        if database.cut_until > database.loop.now and database.luck.random() < 0.5:
            await self._commit_in_doubt()
        seconds = database.delay()
        if database.silent_until > database.loop.now:
            seconds += database.silent_until - database.loop.now
        answer = database.end(self, True, seconds)
        done, _ = await asyncio.wait([answer], timeout=LINE_SECONDS)
        if not done:
            raise cut("timeout")
        await asyncio.sleep(database.delay())

    async def _commit_in_doubt(self):
        """The line is cut: the word may be there already, be on its way for long, or be lost."""
        luck = self._database.luck
        arrives, seconds = luck.random() < 0.6, luck.choice((0.0, 0.01, 0.5, 3.0))
        self._database.note("commit", "in doubt", arrives, seconds)
        self._database.end(self, arrives, seconds)
        await asyncio.sleep(self._database.delay())
        raise cut("cut")

    def leave(self):
        """The line is closed: what was not committed is rolled back. If we died, that is noticed a little later."""
        if not self._is_over:
            self._is_over = True
            seconds = self._database.delay() * (100 if CURRENT.get().is_dead else 1)
            self._database.end(self, False, seconds)


class Answer:
    """What a statement has found."""

    def __init__(self, rows, rowcount):
        self._rows, self.rowcount = rows, rowcount

    def fetchall(self):
        return self._rows

    def fetchone(self):
        return self._rows[0] if self._rows else None
