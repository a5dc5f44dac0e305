"""Films of matches beside the logs: what is shown of them once the rules have changed."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from macabre.storage.accounts import lock_tables
from macabre.storage.rows import TRIED, StoredFilm
from macabre.storage.schema import films, matches, tables


def keep_film(connection: sa.Connection, film: StoredFilm, instead: str | None) -> None:
    """Store a film, in the place of an older one; nothing if the table was deleted or a newer one is there."""
    lock_tables(connection, [film.code])
    there = sa.select(films.c.number, sa.func.length(films.c.body)).where(films.c.id.in_([film.id, instead]))
    found = connection.execute(there).all()
    is_new = all(number < film.number or number == TRIED for number, _ in found)
    grown = tables.c.bytes + len(film.body) - sum(size for _, size in found)
    account = sa.update(tables).where(tables.c.code == film.code).values(bytes=grown)
    if is_new and connection.execute(account).rowcount:
        connection.execute(sa.delete(films).where(films.c.id.in_([film.id, instead])))
        connection.execute(sa.insert(films), asdict(film))


def unfilmed(after: str, most: int, tried: bytes) -> sa.Select[Any]:
    """The query for matches that are over and have no film, nor was it tried by that one, so many behind an id."""
    query = sa.select(matches.c.id, matches.c.code, matches.c.transcript, matches.c.names)
    settled = sa.select(films.c.id).where(sa.or_(films.c.number != TRIED, films.c.body == tried))
    lacking = matches.c.id.not_in(settled)
    return query.where(matches.c.id > after, lacking).order_by(matches.c.id).limit(most)
