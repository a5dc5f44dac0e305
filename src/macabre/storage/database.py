"""Databases by their own drivers: SQLite in a file, PostgreSQL behind a line. What differs between them stays here.

Statements are plain SQL. `:name` stands for a value, `in :names*` for any of several texts.
"""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from macabre.storage.faults import DriverFault, NotUnique, Unreachable, Unsure
from macabre.storage.files import Witness

Values = Mapping[str, Any]

BUSY_SECONDS = 10  # how long a writer waits for others to finish
NOT_WRITTEN = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)  # a commit that fails so has left nothing behind
PATIENCE = {  # with a PostgreSQL that does not answer at first, or whose line is dead; in seconds, but for the last
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
KINDS = {"IntegrityError": NotUnique, "OperationalError": Unreachable}  # by the names that all drivers use

STILL_THERE = "select 1"  # asked to see whether a line holds

_PARAMETER = re.compile(r"(?<!:):(\w+)(\*?)")


class DatabaseConnection:
    """A line to a database, on which one transaction follows another."""

    is_postgres: ClassVar[bool]
    types: ClassVar[dict[str, str]]  # what a column is called that is made to keep `time` or `bytes`
    listed: ClassVar[str]  # how several texts come out of one
    named: ClassVar[str]  # how a value is named

    def __init__(self, driver: Any, faults: type[Exception]) -> None:
        self._driver, self._faults = driver, faults

    def execute(self, statement: str, values: Values | None = None) -> Any:
        """Carry a statement out; its cursor."""
        with self._told():
            return self._driver.execute(self._worded(statement), self._kept(values or {}))

    def execute_many(self, statement: str, rows: Iterable[Values]) -> None:
        """Carry a statement out for each of several rows."""
        with self._told():
            self._driver.cursor().executemany(self._worded(statement), [self._kept(row) for row in rows])

    def stream(self, query: str) -> Any:
        """What a query finds, to be fetched little by little."""
        return self.execute(query)

    def keep_to_one_moment(self) -> None:
        """From now on only what is there now is read."""

    def insert(self, table: str, *rows: Values) -> None:
        """Put rows, which have the same columns, into a table."""
        for columns in [tuple(rows[0])] if rows else []:
            values = ", ".join(f":{column}" for column in columns)
            self.execute_many(f"insert into {table} ({', '.join(columns)}) values ({values})", rows)

    def columns(self, table: str) -> set[str]:
        """The columns of a table; none if there is no such table."""
        raise NotImplementedError

    def begin(self, writes: bool) -> None:
        """Begin a transaction."""
        raise NotImplementedError

    def commit(self) -> None:
        """Unsure if nobody knows whether what was done is stored."""
        try:
            self._driver.commit()
        except self._faults as fault:
            raise Unsure(_kind(fault)) from fault

    def roll_back(self) -> None:
        """Nothing of the transaction was ever done."""
        with self._told():
            self._driver.rollback()

    def close(self) -> None:
        """Let go of the database."""
        with suppress(self._faults):
            self._driver.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except self._faults as fault:
            raise fault_of(fault) from fault

    def _kept(self, values: Values) -> dict[str, Any]:
        return {name: _as_text(value) if isinstance(value, list | tuple) else value for name, value in values.items()}

    @classmethod
    @cache
    def _worded(cls, statement: str) -> str:
        """A statement in the words of this database."""
        return _PARAMETER.sub(lambda found: cls._parameter(found[1], bool(found[2])), statement.format_map(cls.types))

    @classmethod
    def _parameter(cls, name: str, is_list: bool) -> str:
        return f"(select {cls.listed.format(cls.named.format(name))})" if is_list else cls.named.format(name)


def _as_text(values: Iterable[str]) -> str:
    return json.dumps([*values])


def _kind(fault: Exception) -> str:
    """What went wrong, by the name that all drivers use for it; never what was in it."""
    names = [one.__name__ for one in type(fault).__mro__]
    return next((name for name in names if name in KINDS), names[0])


def fault_of(fault: Exception) -> DriverFault:
    """What a driver says, by names of our own."""
    told = KINDS.get(_kind(fault), DriverFault)(_kind(fault))
    told.__cause__ = fault
    return told


# --- SQLite


class SqliteConnection(DatabaseConnection):
    """A SQLite file. Where somebody watches over it, writes are durable, and wait for no reader."""

    is_postgres = False
    types: ClassVar = {"time": "DATETIME", "bytes": "BLOB"}
    listed = "value from json_each({})"
    named = ":{}"

    def __init__(self, file: Path, witness: Witness | None = None) -> None:
        self._faults = sqlite3.Error
        if witness:
            witness.check()  # lest a new file be made in the place of one that is gone
        with self._told():
            driver = sqlite3.connect(file, BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        super().__init__(driver, sqlite3.Error)
        self._witness = witness
        if witness:
            with self._told():
                _use_wal(driver)
                driver.execute("PRAGMA synchronous=FULL")

    def columns(self, table: str) -> set[str]:
        """The columns of a table; none if there is no such table."""
        return {name for (name,) in self.execute("select name from pragma_table_info(:table)", {"table": table})}

    def begin(self, writes: bool) -> None:
        """A writer takes its turn at once; readers wait for nobody. The file is still the one that was opened."""
        if self._witness:
            (self._witness.check_writable if writes else self._witness.check)()
        self.execute("BEGIN IMMEDIATE" if writes else "BEGIN")

    def commit(self) -> None:
        """Unsure unless it is known that nothing was written."""
        try:
            self._driver.execute("COMMIT")
        except sqlite3.Error as fault:
            if fault.sqlite_errorcode in NOT_WRITTEN:
                raise Unreachable(_kind(fault)) from fault
            raise Unsure(_kind(fault)) from fault

    def roll_back(self) -> None:
        """Nothing of the transaction was ever done; SQLite may have said so itself."""
        if self._driver.in_transaction:
            self.execute("ROLLBACK")

    def settle(self) -> bool:
        """Make durable whatever is in the write-ahead log; whether that could be done."""
        return not self.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]

    def _kept(self, values: Values) -> dict[str, Any]:
        """SQLite keeps times without their zone."""
        kept = super()._kept(values)
        return {name: _written(one) if isinstance(one, datetime) else one for name, one in kept.items()}


def _written(when: datetime) -> str:
    return when.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")


def _use_wal(driver: sqlite3.Connection) -> None:
    """A fresh file becomes a WAL one. SQLite does not wait when two ask for that at once, so we do."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            driver.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        time.sleep(0.005)


# --- PostgreSQL


class PostgresConnection(DatabaseConnection):
    """A line to PostgreSQL."""

    is_postgres = True
    types: ClassVar = {"time": "TIMESTAMP WITH TIME ZONE", "bytes": "BYTEA"}
    listed = "json_array_elements_text(cast({} as json))"
    named = "%({})s"

    def __init__(self, address: str) -> None:
        import psycopg

        self._faults = psycopg.Error
        with self._told():
            given = psycopg.conninfo.conninfo_to_dict(address)
            patience: dict[str, Any] = {name: value for name, value in PATIENCE.items() if name not in given}
            super().__init__(psycopg.connect(address, **patience), psycopg.Error)
        self.execute("set time zone 'UTC'")  # in which SQLite keeps times
        self.commit()

    def columns(self, table: str) -> set[str]:
        """The columns of a table; none if there is no such table."""
        return {name for (name,) in self.execute(_COLUMNS, {"table": table})}

    def begin(self, writes: bool) -> None:
        """Whether the line still holds is seen now, and not in the middle."""
        self.execute(STILL_THERE)

    def stream(self, query: str) -> Any:
        """What a query finds, to be fetched little by little."""
        with self._told():
            return self._driver.cursor("rows").execute(query)

    def keep_to_one_moment(self) -> None:
        """From now on only what is there now is read."""
        self.roll_back()
        self.execute("set transaction isolation level repeatable read")


_COLUMNS = """
    select attname from pg_attribute where attrelid = to_regclass(:table) and attnum > 0 and not attisdropped
"""
