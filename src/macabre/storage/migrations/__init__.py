"""How the tables of the database came to be what they are: one step for each release that changed them."""

from __future__ import annotations

from collections.abc import Callable

from macabre.storage.database import DatabaseConnection
from macabre.storage.migrations import chain, films, owners, snapshots, tables

Migration = Callable[[DatabaseConnection], None]

MIGRATIONS: dict[str, Migration] = {
    "0001": tables.upgrade,
    "0002": owners.upgrade,
    "0003": chain.upgrade,
    "0004": films.upgrade,
    "0005": snapshots.upgrade,
}


def migrate(connection: DatabaseConnection, revision: str | None, to: str | None = None) -> None:
    """Bring the tables from one revision, or from none, to another, or to the newest."""
    known = [None, *MIGRATIONS]
    for step in known[known.index(revision) + 1 : known.index(to) + 1 if to else None]:
        assert step is not None
        MIGRATIONS[step](connection)
        _note(connection, step)


def _note(connection: DatabaseConnection, revision: str) -> None:
    connection.execute("delete from alembic_version")
    connection.insert("alembic_version", {"version_num": revision})
