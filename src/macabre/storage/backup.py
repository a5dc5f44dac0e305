"""Backups: whatever the database, a backup is one SQLite file, and can be restored into either kind.

They are taken beside a running server, of one moment, and nothing is ever overwritten.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from macabre.storage.files import Unfit, check_place, check_there, new_file
from macabre.storage.opening import BadDatabase, check_newest, check_release, file_of, read_url, served_alone, upgrade
from macabre.storage.schema import metadata

PAGES_AT_ONCE, ROWS_AT_ONCE = 512, 500

Tell = Callable[[int, int], None]  # how much is done, of how much


def back_up(url: str, file: Path, tell: Tell) -> None:
    """Copy a database, as it is at this moment, to a new file; nothing is there if it fails."""
    with _meant(url), new_file(file) as part:
        parsed = read_url(url)
        source = file_of(parsed)
        if source:
            check_there(source)
            _copy_file(source, part, tell)
        else:
            with _engine(parsed) as postgres, _engine(_sqlite(part)) as copy:
                _upgrade(copy)
                _copy_rows(postgres, copy, tell)


def restore(file: Path, url: str, tell: Tell) -> None:
    """Make a new database of a backup; one that has anything in it is refused."""
    with _meant(str(file)):
        check_there(file)
        check_backup(file)
    with _meant(url):
        parsed = read_url(url)
        target = file_of(parsed)
        if target is None:
            _restore_rows(file, parsed, tell)
            return
        check_place(target)
        with served_alone(url), new_file(target) as part:
            _copy_file(file, part, tell)
            with _engine(_sqlite(part)) as copy:
                _upgrade(copy)


def check_backup(file: Path) -> None:
    """Whether a file is a whole backup of this release or an older one; Unfit if not."""
    with _engine(_sqlite(file)) as engine, engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise Unfit("it is damaged")
        if check_release(connection) is None:
            raise Unfit("it is not a backup of tables")
        odd = "select type, name from sqlite_master where type not in ('table', 'index') limit 1"
        if found := connection.exec_driver_sql(odd).one_or_none():
            raise Unfit(f"there is a {found[0]} in it, which no backup has")


@contextmanager
def _meant(name: str) -> Iterator[None]:
    """What goes wrong meanwhile is a sentence about that database or file."""
    try:
        yield
    except (Unfit, SQLAlchemyError, ImportError, ValueError) as error:
        raise BadDatabase(name, error) from None
    except sqlite3.Error as error:
        raise BadDatabase(name, sa.exc.DBAPIError("", None, error)) from None


def _copy_file(source: Path, part: Path, tell: Tell) -> None:
    """SQLite's own way to copy a file that is being written: all of it is of the moment at which the copying began."""
    uri = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, uri=True, timeout=10)) as old, closing(sqlite3.connect(part)) as new:
        old.execute("BEGIN")
        old.execute("select count(*) from sqlite_master").fetchone()
        old.backup(new, pages=PAGES_AT_ONCE, progress=lambda _, left, total: tell(total - left, total))
        new.execute("PRAGMA journal_mode=DELETE")  # a backup is one file


# --- rows, between PostgreSQL and SQLite


def _sqlite(file: Path) -> sa.URL:
    return sa.URL.create("sqlite", database=str(file))


@contextmanager
def _engine(url: sa.URL) -> Iterator[sa.Engine]:
    engine = sa.create_engine(url, hide_parameters=True)
    try:
        yield engine
    finally:
        engine.dispose()


def _upgrade(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        upgrade(connection)


def _restore_rows(file: Path, url: sa.URL, tell: Tell) -> None:
    """A backup of an older release is brought up to date on the way, in a copy that nobody else can read."""
    with TemporaryDirectory() as folder, _engine(url) as target:
        copy = Path(folder) / "backup.db"
        _copy_file(file, copy, lambda done, total: None)
        with _engine(_sqlite(copy)) as source:
            _upgrade(source)
            _upgrade(target)
            _copy_rows(source, target, tell)


def _copy_rows(source: sa.Engine, target: sa.Engine, tell: Tell) -> None:
    """Every row of every table, read in one moment and written in one transaction, into tables that are empty."""
    with source.connect() as read, target.begin() as written:
        if source.dialect.name == "postgresql":
            read.exec_driver_sql("set transaction isolation level repeatable read")
        for postgres in (one for one in (read, written) if one.dialect.name == "postgresql"):
            postgres.exec_driver_sql("set time zone 'UTC'")  # SQLite keeps times without their zone
        check_newest(read)
        counts = {table: _count(read, table) for table in metadata.sorted_tables}
        if any(_count(written, table) for table in metadata.sorted_tables if table.name != "pulse"):
            raise Unfit("there are tables in it already; nothing is overwritten")
        written.execute(sa.delete(metadata.tables["pulse"]))
        done = 0
        for table in counts:
            rows = read.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table))
            for some in rows.mappings().partitions(ROWS_AT_ONCE):
                written.execute(sa.insert(table), [dict(row) for row in some])
                done += len(some)
                tell(done, sum(counts.values()))


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one())
