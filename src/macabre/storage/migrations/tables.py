"""The log, the secrets and the finished matches."""

from __future__ import annotations

from macabre.storage.database import DatabaseConnection


def upgrade(connection: DatabaseConnection) -> None:
    """Make the tables, and the one that says of which revision they are; Alembic has named it."""
    for table in _TABLES:
        connection.execute(table)


_TABLES = (
    """
    create table alembic_version (
        version_num VARCHAR(32) not null, constraint alembic_version_pkc primary key (version_num)
    )
    """,
    """
    create table entries (
        code VARCHAR(16) not null,
        number INTEGER not null,
        command VARCHAR(64),
        body TEXT not null,
        at {time} not null,
        primary key (code, number),
        constraint one_entry_a_command unique (code, command)
    )
    """,
    """
    create table secrets (
        code VARCHAR(16) not null, deal INTEGER not null, secret {bytes} not null, primary key (code, deal)
    )
    """,
    """
    create table matches (
        id VARCHAR(32) not null,
        code VARCHAR(16) not null,
        transcript TEXT not null,
        names TEXT not null,
        at {time} not null,
        primary key (id)
    )
    """,
)
