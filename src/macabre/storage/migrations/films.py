"""What is to be seen of matches is stored, for when the rules have changed."""

from __future__ import annotations

from macabre.storage.database import DatabaseConnection


def upgrade(connection: DatabaseConnection) -> None:
    """Make the table; films of the matches that are there are made by the server."""
    connection.execute(
        """
        create table films (
            id VARCHAR(32) not null,
            code VARCHAR(16) not null,
            number INTEGER not null,
            body {bytes} not null,
            primary key (id)
        )
        """
    )
    connection.execute("create index ix_films_code on films (code)")
