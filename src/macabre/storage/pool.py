"""Connections that are used in threads of their own, one transaction at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import TypeVar

from macabre.storage.database import DatabaseConnection, SqliteConnection
from macabre.storage.faults import DriverFault, StorageFault, Unreachable, Unsure
from macabre.storage.files import Witness

Answer = TypeVar("Answer")
Work = Callable[[DatabaseConnection], Answer]


class ConnectionPool:
    """At most this many connections."""

    def __init__(self, connect: Callable[[], DatabaseConnection], size: int, name: str) -> None:
        self._connect = connect
        self._threads = ThreadPoolExecutor(size, name)
        self._idle: list[DatabaseConnection] = []
        self._age = 0  # how often all connections were closed
        self._lock = Lock()

    async def read(self, work: Work[Answer]) -> Answer:
        """What comes of some work within a transaction that changes nothing."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work, False)

    async def write(self, work: Work[Answer]) -> Answer:
        """The same, and commit; Unsure if nobody knows whether that was done."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, work, True)

    def _do(self, work: Work[Answer], writes: bool) -> Answer:
        age, connection = self._age, self._begun(writes)
        try:
            answer = work(connection)
            self._end(connection, writes)
        except BaseException:
            self._drop(connection, age)
            raise
        self._give_back(connection, age)
        return answer

    def _begun(self, writes: bool) -> DatabaseConnection:
        """A connection on which a transaction has begun; one that was cut meanwhile is replaced."""
        with self._lock:
            known = self._idle.pop() if self._idle else None
        with suppress(Unreachable):
            if known:
                return self._begin(known, writes)
        return self._begin(self._connect(), writes)

    def _begin(self, connection: DatabaseConnection, writes: bool) -> DatabaseConnection:
        age = self._age
        try:
            connection.begin(writes)
        except OSError:  # of the file that it has open, which may come back
            self._give_back(connection, age)
            raise
        except BaseException:
            connection.close()
            raise
        return connection

    def _end(self, connection: DatabaseConnection, writes: bool) -> None:
        if writes:
            connection.commit()
        else:
            connection.roll_back()

    def _drop(self, connection: DatabaseConnection, age: int) -> None:
        """After a fault: nothing was done; a connection on which that cannot be said is closed."""
        try:
            connection.roll_back()
        except DriverFault:
            connection.close()
        else:
            self._give_back(connection, age)

    def _give_back(self, connection: DatabaseConnection, age: int) -> None:
        with self._lock:
            is_wanted = age == self._age
            if is_wanted:
                self._idle.append(connection)
        if not is_wanted:
            connection.close()

    def let_go(self) -> None:
        """Close all connections, those in use once they are given back."""
        with self._lock:
            idle, self._idle = self._idle, []
            self._age += 1
        for connection in idle:
            connection.close()

    def close(self) -> None:
        """Finish what is under way."""
        self._threads.shutdown()
        self.let_go()


class SqliteWriter(ConnectionPool):
    """The one thread that writes to a SQLite file."""

    def __init__(self, file: Path, witness: Witness) -> None:
        super().__init__(self._open, 1, "macabre-writer")
        self._file, self._witness = file, witness
        self.is_unsure = False  # whether a commit may be in the file though it failed

    def _open(self) -> SqliteConnection:
        self._witness.expect_new_log()
        return SqliteConnection(self._file, self._witness)

    def _end(self, connection: DatabaseConnection, writes: bool) -> None:
        try:
            super()._end(connection, writes)
        except Unsure:
            self.is_unsure = True
            raise
        self._witness.check_written()

    async def reopen(self) -> None:
        """Let go of the file, read what is really there, and make that durable; Unsure if it cannot be."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._reopen)

    def _reopen(self) -> None:
        """Whatever of a failed commit is in the write-ahead log either becomes part of the file now, or is gone."""
        self.let_go()
        try:
            fresh = self._open()
            is_settled = fresh.settle()
            fresh.close()
        except StorageFault as error:
            raise Unsure(str(error)) from error
        if not is_settled:
            raise Unsure("busy")
        self.is_unsure = False
