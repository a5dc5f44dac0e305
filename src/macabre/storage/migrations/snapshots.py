"""What a long log comes to is kept, so that its table wakes without reading all of it."""

from __future__ import annotations

from macabre.storage.database import DatabaseConnection


def upgrade(connection: DatabaseConnection) -> None:
    """Make the table; a log without a snapshot is read from its first entry."""
    connection.execute("create table snapshots (code VARCHAR(16) not null, body {bytes} not null, primary key (code))")
