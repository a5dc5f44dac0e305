"""Entries are chained, and commands belong to who sent them; every table gets a key for its seals."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator

from macabre.storage.database import DatabaseConnection

ROWS_AT_ONCE = 1000


def upgrade(connection: DatabaseConnection) -> None:
    """Add the columns, chain the logs that are there, and draw a key for each table."""
    connection.execute("alter table entries add column asked VARCHAR(64)")
    connection.execute("alter table entries add column link VARCHAR(64) default '' not null")
    for (code,) in connection.execute("select distinct code from entries").fetchall():
        _chain(connection, code)
        connection.insert("secrets", {"code": code, "deal": 0, "secret": secrets.token_bytes(32)})


def _chain(connection: DatabaseConnection, code: str) -> None:
    link, after = "", 0
    while rows := _rows(connection, code, after):
        values = []
        for number, command, body in rows:
            link = _link(code, number, command or "", body, link)
            values.append({"code": code, "number": number, "link": link})
        connection.execute_many("update entries set link = :link where code = :code and number = :number", values)
        after = rows[-1][0]


def _rows(connection: DatabaseConnection, code: str, after: int) -> list[tuple[int, str | None, str]]:
    query = """
        select number, command, body from entries where code = :code and number > :after order by number limit :most
    """
    found: list[tuple[int, str | None, str]] = connection.execute(
        query, {"code": code, "after": after, "most": ROWS_AT_ONCE}
    ).fetchall()
    return found


def _link(code: str, number: int, command: str, body: str, before: str) -> str:
    """As `storage.chain` did when this was written; nobody had said then who asked."""
    parts = ("macabre/entry/v1", code, str(number), command, "", body, before)
    return hashlib.sha256(b"".join(_packed(parts))).hexdigest()


def _packed(parts: tuple[str, ...]) -> Iterator[bytes]:
    for part in parts:
        data = part.encode()
        yield len(data).to_bytes(4, "big") + data
