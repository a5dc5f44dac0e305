"""Backups: whatever the database, a backup is one SQLite file, and can be restored into either kind.

They are taken beside a running server, of one moment, and nothing is ever overwritten.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.storage.database import DatabaseConnection, fault_of
from macabre.storage.faults import StorageFault
from macabre.storage.files import Unfit, check_place, check_there, new_file
from macabre.storage.opening import (
    Address,
    BadDatabase,
    check_newest,
    check_release,
    connected,
    read_address,
    served_alone,
    upgrade,
)
from macabre.storage.schema import TABLES, columns_of

_report = sayings(COMMANDS)

PAGES_AT_ONCE, ROWS_AT_ONCE = 512, 500

Tell = Callable[[int, int], None]  # how much is done, of how much


def back_up(url: str, file: Path, tell: Tell) -> None:
    """Copy a database, as it is at this moment, to a new file; nothing is there if it fails."""
    with _meant(url), new_file(file) as part:
        address = read_address(url)
        if address.file:
            check_there(address.file)
            _copy_file(address.file, part, tell)
        else:
            _upgrade(_sqlite(part))
            _copy_rows(address, _sqlite(part), tell)


def restore(file: Path, url: str, tell: Tell) -> None:
    """Make a new database of a backup; one that has anything in it is refused."""
    with _meant(str(file)):
        check_there(file)
        check_backup(file)
    with _meant(url):
        address = read_address(url)
        if address.file is None:
            _restore_rows(file, address, tell)
            return
        check_place(address.file)
        with served_alone(url), new_file(address.file) as part:
            _copy_file(file, part, tell)
            _upgrade(_sqlite(part))


def check_backup(file: Path) -> None:
    """Whether a file is a whole backup of this release or an older one; Unfit if not."""
    with connected(_sqlite(file), writes=False) as connection:
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise Unfit(_report("unfit-damaged"))
        if check_release(connection) is None:
            raise Unfit(_report("unfit-no-backup"))
        odd = "select type, name from sqlite_master where type not in ('table', 'index') limit 1"
        if found := connection.execute(odd).fetchone():
            raise Unfit(_report("unfit-odd", what=found[0]))


@contextmanager
def _meant(name: str) -> Iterator[None]:
    """What goes wrong meanwhile is a sentence about that database or file."""
    try:
        yield
    except (Unfit, StorageFault, ImportError, ValueError) as error:
        raise BadDatabase(name, error) from None
    except sqlite3.Error as error:
        raise BadDatabase(name, fault_of(error)) from None


def _copy_file(source: Path, part: Path, tell: Tell) -> None:
    """SQLite's own way to copy a file that is being written: all of it is of the moment at which the copying began."""
    uri = f"{source.resolve().as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, uri=True, timeout=10)) as old, closing(sqlite3.connect(part)) as new:
        old.execute("BEGIN")
        old.execute("select count(*) from sqlite_master").fetchone()
        old.backup(new, pages=PAGES_AT_ONCE, progress=lambda _, left, total: tell(total - left, total))
        new.execute("PRAGMA journal_mode=DELETE")  # a backup is one file


# --- rows, between PostgreSQL and SQLite


def _sqlite(file: Path) -> Address:
    return Address(file, "")


def _upgrade(address: Address) -> None:
    with connected(address) as connection:
        upgrade(connection)


def _restore_rows(file: Path, target: Address, tell: Tell) -> None:
    """A backup of an older release is brought up to date on the way, in a copy that nobody else can read."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        _copy_file(file, copy, lambda done, total: None)
        _upgrade(_sqlite(copy))
        _upgrade(target)
        _copy_rows(_sqlite(copy), target, tell)


def _copy_rows(source: Address, target: Address, tell: Tell) -> None:
    """Every row of every table, read in one moment and written in one transaction, into tables that are empty."""
    with connected(source, writes=False) as read, connected(target) as written:
        read.keep_to_one_moment()
        check_newest(read)
        counts = {table: _count(read, table) for table in TABLES}
        if any(_count(written, table) for table in TABLES if table != "pulse"):
            raise Unfit(_report("unfit-not-empty"))
        written.execute("delete from pulse")
        done = 0
        for some in _rows(read):
            written.insert(*some)
            done += len(some) - 1
            tell(done, sum(counts.values()))


def _rows(connection: DatabaseConnection) -> Iterator[tuple[str, *tuple[dict[str, object], ...]]]:
    """The rows of all tables, some at a time, each time behind the name of the table."""
    for table in TABLES:
        columns = columns_of(table)
        with closing(connection.stream(f"select {', '.join(columns)} from {table}")) as rows:
            while some := rows.fetchmany(ROWS_AT_ONCE):
                yield table, *(dict(zip(columns, row, strict=True)) for row in some)


def _count(connection: DatabaseConnection, table: str) -> int:
    return int(connection.execute(f"select count(*) from {table}").fetchone()[0])
