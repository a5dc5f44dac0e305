"""How a database is found fit to be used: its address, its file, its tables; what is wrong is one sentence."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from macabre.errors import Error
from macabre.storage.files import Unfit, Witness, check_place, sole_server
from macabre.storage.schema import metadata

BUSY_SECONDS = 10  # how long a writer waits for others to finish
PATIENCE = {  # with a PostgreSQL that does not answer at first, or whose line is dead; in seconds, but for the last
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE_REASONS = {
    sqlite3.SQLITE_BUSY: "another program keeps it locked",
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_IOERR: "its disk fails",
    sqlite3.SQLITE_CORRUPT: "it is damaged; restore a backup",
    sqlite3.SQLITE_FULL: "its disk is full",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_NOTADB: "the file is no SQLite database",
}


class BadDatabase(Error):
    """A database that cannot be used."""

    def __init__(self, url: str, error: Exception) -> None:
        super().__init__(f"the database {shown(url)} cannot be used: {reason(error)}")


def shown(url: str) -> str:
    """An address without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except (sa.exc.ArgumentError, ValueError):
        return "that was named"


def reason(error: Exception) -> str:
    """What is wrong with a database; nothing that may be in it."""
    if isinstance(error, Unfit):
        return str(error)
    if isinstance(error, sa.exc.ArgumentError | ValueError):
        return "write sqlite:///FILE or postgresql://USER@HOST/NAME"
    if isinstance(error, ImportError):
        return "its driver is not installed; `pip install 'macabre[postgres]'` brings it"
    fault = getattr(error, "orig", None)
    if isinstance(fault, sqlite3.Error) and getattr(fault, "sqlite_errorcode", 0) & 0xFF in SQLITE_REASONS:
        return SQLITE_REASONS[fault.sqlite_errorcode & 0xFF]
    if isinstance(error, sa.exc.OperationalError) and not isinstance(fault, sqlite3.Error):
        return str(fault).strip().partition("\n")[0]  # PostgreSQL says who was refused, and never the password
    return error.__class__.__name__


def read_url(url: str) -> sa.URL:
    """A database's address, with the driver that we use."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise Unfit("it is neither SQLite nor PostgreSQL")
    return parsed.set(drivername="postgresql+psycopg" if parsed.get_backend_name() == "postgresql" else "sqlite")


def file_of(url: sa.URL) -> Path | None:
    """The file of a SQLite database; None for a PostgreSQL."""
    if url.get_backend_name() != "sqlite":
        return None
    if url.database in (None, "", ":memory:") or url.query:
        raise Unfit("a SQLite database is a file: write sqlite:///FILE")
    return Path(str(url.database))


@contextmanager
def served_alone(url: str) -> Iterator[Callable[[str], None]]:
    """Nobody else serves a SQLite file meanwhile; an Error names who does. What is given takes the server's address.

    A PostgreSQL has many servers.
    """
    try:
        file = file_of(read_url(url))
        if file:
            check_place(file)
    except (Unfit, sa.exc.ArgumentError, ValueError) as error:
        raise BadDatabase(url, error) from None
    with sole_server(file) if file else nullcontext(lambda address: None) as tell:
        yield tell


def make_engine(url: sa.URL, witness: Witness | None) -> AsyncEngine:
    """What errors say never has the values: they end up in logs, and may be secrets."""
    if witness:
        engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
        prepare_sqlite(engine.sync_engine, witness)
        return engine
    patience = {name: value for name, value in PATIENCE.items() if name not in url.query}
    return create_async_engine(url, pool_size=10, pool_pre_ping=True, hide_parameters=True, connect_args=patience)


def make_writer(url: sa.URL, witness: Witness) -> sa.Engine:
    """What writes to a SQLite file, in a thread of its own."""
    engine = sa.create_engine(url, hide_parameters=True)
    prepare_sqlite(engine, witness)
    sa.event.listen(engine, "connect", lambda *_: witness.expect_new_log())
    return engine


# --- the tables


def upgrade(connection: sa.Connection) -> None:
    """Bring the tables up to date; Unfit if that cannot be."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("select pg_advisory_xact_lock(7261)"))
    check_release(connection)
    command.upgrade(_config(connection), "head")
    check_whole(connection)


def check_newest(connection: sa.Connection) -> None:
    """Whether the tables are those of this release; Unfit if not."""
    revision = check_release(connection)
    if revision != ScriptDirectory.from_config(_config(connection)).get_current_head():
        raise Unfit("it is of an older release; `macabre serve` brings it up to date")
    check_whole(connection)


def check_release(connection: sa.Connection) -> str | None:
    """The revision of its tables; nothing is tried on those of a release that we do not know."""
    known = {script.revision for script in ScriptDirectory.from_config(_config(connection)).walk_revisions()}
    try:
        revision = MigrationContext.configure(connection).get_current_revision()
    except CommandError:
        raise Unfit("its tables are not whole (they have several versions); restore a backup") from None
    if revision is None:
        there = set(sa.inspect(connection).get_table_names()) & set(metadata.tables)
        if there:
            raise Unfit(f"its tables are not whole ({', '.join(sorted(there))} without a version); restore a backup")
    elif revision not in known:
        raise Unfit("a newer release of Macabre has written it; use that release, or another database")
    return revision


def check_whole(connection: sa.Connection) -> None:
    """Whether every table and column is there."""
    found = sa.inspect(connection)
    for table in metadata.sorted_tables:
        columns = {column["name"] for column in found.get_columns(table.name)} if found.has_table(table.name) else set()
        missing = [column.name for column in table.columns if column.name not in columns]
        if missing:
            what = f"the column {table.name}.{missing[0]}" if columns else f"the table {table.name}"
            raise Unfit(f"its tables are not whole ({what} is missing); restore a backup")


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


# --- SQLite


def prepare_sqlite(engine: sa.Engine, witness: Witness) -> None:
    """Durable writes beside reads; transactions begin when we say so, and on the file that was opened."""
    sa.event.listen(engine, "connect", _set_pragmas)
    sa.event.listen(engine, "begin", partial(_begin, witness))


def _set_pragmas(connection: Any, _: Any) -> None:
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


def _begin(witness: Witness, connection: sa.Connection) -> None:
    """A writer takes its turn at once; readers wait for nobody."""
    writes = connection.get_execution_options().get("writes")
    (witness.check_writable if writes else witness.check)()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
