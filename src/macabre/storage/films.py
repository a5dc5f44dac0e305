"""Films of matches beside the logs: what is shown of them once the rules have changed."""

from __future__ import annotations

from macabre.storage.accounts import lock_tables
from macabre.storage.database import DatabaseConnection
from macabre.storage.rows import TRIED, StoredFilm

_UNFILMED = """
    select id, code, transcript, names from matches
    where id > :after and id not in (select id from films where number <> :tried or body = :by)
    order by id limit :most
"""


def keep_film(connection: DatabaseConnection, film: StoredFilm, instead: str | None) -> None:
    """Store a film, in place of an older one; nothing if the table was deleted or a newer one is there."""
    lock_tables(connection, [film.code])
    which = {"id": film.id, "instead": instead or film.id}
    there = "select number, length(body) from films where id in (:id, :instead)"
    found = connection.execute(there, which).fetchall()
    if any(number >= film.number and number != TRIED for number, _ in found):
        return
    grown = {"code": film.code, "more": len(film.body) - sum(size for _, size in found)}
    if connection.execute("update tables set bytes = bytes + :more where code = :code", grown).rowcount:
        connection.execute("delete from films where id in (:id, :instead)", which)
        connection.insert("films", vars(film))


def unfilmed(connection: DatabaseConnection, after: str, most: int, tried: bytes) -> list[tuple[str, str, str, str]]:
    """Up to `most` finished matches after an id that have no film and for which `tried` has not tried to make one."""
    values = {"after": after, "most": most, "tried": TRIED, "by": tried}
    found: list[tuple[str, str, str, str]] = connection.execute(_UNFILMED, values).fetchall()
    return found
