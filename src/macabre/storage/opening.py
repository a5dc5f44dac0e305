"""Whether a database is fit for use: its address, its file, its tables; what is wrong is said in one sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from macabre.errors import Error
from macabre.language import Saying, sayings
from macabre.language.saying import COMMANDS
from macabre.storage.database import DatabaseConnection, PostgresConnection, SqliteConnection
from macabre.storage.faults import StorageFault
from macabre.storage.files import Unfit, Witness, check_place, sole_server
from macabre.storage.migrations import MIGRATIONS, migrate
from macabre.storage.pool import ConnectionPool, SqliteWriter
from macabre.storage.schema import TABLES, columns_of

_report = sayings(COMMANDS)

READERS, LINES = 4, 10  # connections at once to a SQLite file, and to a PostgreSQL
SQLITE_REASONS = {
    sqlite3.SQLITE_BUSY: "unfit-locked",
    sqlite3.SQLITE_READONLY: "unfit-read-only",
    sqlite3.SQLITE_IOERR: "unfit-disk",
    sqlite3.SQLITE_CORRUPT: "unfit-damaged-restore",
    sqlite3.SQLITE_FULL: "unfit-full",
    sqlite3.SQLITE_CANTOPEN: "unfit-unopened",
    sqlite3.SQLITE_NOTADB: "unfit-no-sqlite",
}


class BadDatabase(Error):
    """A database that cannot be used."""

    def __init__(self, url: str, error: Exception) -> None:
        super().__init__(_report("fault-database", database=shown(url), why=reason(error)))


def shown(url: str) -> str | None:
    """An address without its password; None if it is no address."""
    try:
        password = urlsplit(url).password
    except ValueError:
        return None
    return url.replace(f":{password}@", ":***@", 1) if password else url


def reason(error: Exception) -> Saying | str:
    """What is wrong with a database; nothing that may be in it."""
    if isinstance(error, Unfit):
        return error.whole
    if isinstance(error, ValueError):
        return _report("unfit-address")
    if isinstance(error, ImportError):
        return _report("unfit-no-driver")
    fault = error.__cause__
    if isinstance(fault, sqlite3.Error) and fault.sqlite_errorcode & 0xFF in SQLITE_REASONS:
        return _report(SQLITE_REASONS[fault.sqlite_errorcode & 0xFF])
    if isinstance(error, StorageFault) and fault and not isinstance(fault, sqlite3.Error):
        return str(fault).strip().partition("\n")[0]  # PostgreSQL says who was refused, and never the password
    return str(error) if isinstance(error, StorageFault) else error.__class__.__name__


class Address(NamedTuple):
    """Where a database is: a file of SQLite, or what PostgreSQL's driver takes."""

    file: Path | None
    text: str


def read_address(url: str) -> Address:
    """A database's address; Unfit or a ValueError if it is none."""
    kind, there, place = url.partition("://")
    kind = kind.partition("+")[0]  # a driver may be named, which is ours to choose
    if not there:
        raise ValueError(url)
    if kind not in ("sqlite", "postgresql", "postgres"):
        raise Unfit(_report("unfit-kind"))
    if kind == "sqlite":
        return Address(_file(place), url)
    urlsplit(url)  # a ValueError, if it is nonsense
    return Address(None, f"postgresql://{place}")


def _file(place: str) -> Path:
    name = place.removeprefix("/")
    if place == name or name in ("", ":memory:") or "?" in name:
        raise Unfit(_report("unfit-sqlite-file"))
    return Path(name)


@contextmanager
def served_alone(url: str) -> Iterator[Callable[[str], None]]:
    """Nobody else serves a SQLite file meanwhile; an Error names who does. What is given takes the server's address.

    A PostgreSQL has many servers.
    """
    try:
        file = read_address(url).file
        if file:
            check_place(file)
    except (Unfit, ValueError) as error:
        raise BadDatabase(url, error) from None
    with sole_server(file) if file else nullcontext(lambda address: None) as tell:
        yield tell


def make_pools(address: Address, witness: Witness | None) -> tuple[ConnectionPool, ConnectionPool]:
    """What reads, and what writes; a PostgreSQL does both on any line."""
    file = address.file
    if file is None or witness is None:
        lines = ConnectionPool(lambda: PostgresConnection(address.text), LINES, "macabre-postgresql")
        return lines, lines
    return ConnectionPool(lambda: SqliteConnection(file, witness), READERS, "macabre-reader"), SqliteWriter(
        file, witness
    )


@contextmanager
def connected(address: Address, writes: bool = True) -> Iterator[DatabaseConnection]:
    """A connection of one's own, beside all others; what is done on it is committed in the end."""
    connection = SqliteConnection(address.file) if address.file else PostgresConnection(address.text)
    try:
        connection.begin(writes)
        yield connection
        connection.commit()
    finally:
        connection.close()


# --- the tables


def upgrade(connection: DatabaseConnection) -> None:
    """Bring the tables up to date; Unfit if that cannot be."""
    if connection.is_postgres:
        connection.execute("select pg_advisory_xact_lock(7261)")
    migrate(connection, check_release(connection))
    check_whole(connection)


def check_newest(connection: DatabaseConnection) -> None:
    """Whether the tables are those of this release; Unfit if not."""
    if check_release(connection) != [*MIGRATIONS][-1]:
        raise Unfit(_report("unfit-older"))
    check_whole(connection)


def check_release(connection: DatabaseConnection) -> str | None:
    """The revision of its tables; nothing is tried on those of a release that we do not know."""
    revisions = _revisions(connection)
    if len(revisions) > 1:
        raise Unfit(_report("unfit-versions"))
    there = sorted(table for table in TABLES if connection.columns(table))
    if not revisions and there:
        raise Unfit(_report("unfit-no-version", tables=", ".join(there)))
    if revisions and revisions[0] not in MIGRATIONS:
        raise Unfit(_report("unfit-newer"))
    return revisions[0] if revisions else None


def _revisions(connection: DatabaseConnection) -> list[str]:
    if not connection.columns("alembic_version"):
        return []
    return [revision for (revision,) in connection.execute("select version_num from alembic_version").fetchall()]


def check_whole(connection: DatabaseConnection) -> None:
    """Whether every table and column is there."""
    for table in sorted(TABLES):
        there = connection.columns(table)
        missing = [column for column in columns_of(table) if column not in there]
        if missing:
            raise Unfit(_report("unfit-not-whole", what=f"{table}.{missing[0]}" if there else table))
