"""What is kept beside the log of each table: what it comes to, the names of its people, and when it ends."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

import sqlalchemy as sa

from macabre.storage.faults import Gone
from macabre.storage.rows import Ages, Append, Summary
from macabre.storage.schema import entries, films, matches, names, secrets, snapshots, tables

UNBEGUN = "gathering"  # the phase in which no match was started yet
BELONGING = (entries, secrets, matches, names, films, snapshots, tables)  # all that a table has


def keep_account(connection: sa.Connection, batch: Append, now: datetime) -> None:
    """With the entries of a batch: what the log comes to now, and whose names come and go. Gone if it was deleted."""
    size = sum(len(body.encode()) for body in batch.bodies) + (len(batch.match[1]) if batch.match else 0)
    if batch.after == 0:
        row = {"code": batch.code, "number": len(batch.bodies), "phase": batch.phase or "", "bytes": size}
        row |= {"matches": int(bool(batch.match)), "opened_at": now, "touched_at": now}
        connection.execute(sa.insert(tables), row)
    else:
        _update(connection, batch, size, now)
    if batch.names:
        rows = [{"code": batch.code, "number": number, "name": name} for number, name in batch.names.items()]
        connection.execute(sa.insert(names), rows)
    if batch.erased:
        connection.execute(sa.delete(names).where(names.c.code == batch.code, names.c.number.in_(batch.erased)))


def _update(connection: sa.Connection, batch: Append, size: int, now: datetime) -> None:
    values = {
        "of_code": batch.code,
        "new_number": batch.after + len(batch.bodies),
        "more_bytes": size,
        "more_matches": int(bool(batch.match)),
        "now": now,
    }
    phase = {"new_phase": batch.phase} if batch.phase else {}
    if not connection.execute(_account(bool(phase)), values | phase).rowcount:
        raise Gone


@cache
def _account(has_phase: bool) -> sa.Update:
    """What a log comes to, put into words once."""
    return (
        sa.update(tables)
        .where(tables.c.code == sa.bindparam("of_code"))
        .values(
            number=sa.bindparam("new_number"),
            bytes=tables.c.bytes + sa.bindparam("more_bytes"),
            matches=tables.c.matches + sa.bindparam("more_matches"),
            touched_at=sa.bindparam("now"),
            **({"phase": sa.bindparam("new_phase")} if has_phase else {}),
        )
    )


def summaries(*codes: str) -> sa.Select[Any]:
    """The query for tables in short; for all of them if none is named. The oldest come first."""
    first = sa.and_(entries.c.code == tables.c.code, entries.c.number == 1)
    query = sa.select(*tables.columns, entries.c.body).join(entries, first).order_by(tables.c.touched_at, tables.c.code)
    return query.where(tables.c.code.in_(codes)) if codes else query


def read_summary(row: sa.Row[Any]) -> Summary:
    """A row of that query. SQLite gives back times without their zone, PostgreSQL in its own."""
    values: dict[str, Any] = dict(row._mapping)
    values |= {name: _in_utc(values[name]) for name in ("opened_at", "touched_at")}
    return Summary(opening=values.pop("body"), **values)


def _in_utc(time: datetime) -> datetime:
    return time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)


def keep_snapshot(connection: sa.Connection, code: str, body: bytes | None) -> None:
    """Store what a log comes to, or forget it; nothing if the table was deleted."""
    lock_tables(connection, [code])
    connection.execute(sa.delete(snapshots).where(snapshots.c.code == code))
    there = connection.execute(sa.select(tables.c.code).where(tables.c.code == code)).one_or_none()
    if there and body is not None:
        connection.execute(sa.insert(snapshots), {"code": code, "body": body})


# --- the end of tables


def lock_tables(connection: sa.Connection, codes: Collection[str]) -> None:
    """Wait until nobody appends to tables, and keep them from it until the transaction ends. SQLite has one writer."""
    if connection.dialect.name == "postgresql":
        for code in sorted(codes):
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(sa.func.hashtext(code))))


def delete_tables(connection: sa.Connection, codes: Collection[str]) -> int:
    """Delete all that tables have; how many there were."""
    lock_tables(connection, codes)
    deleted = 0
    for table in BELONGING:
        deleted = connection.execute(sa.delete(table).where(table.c.code.in_(codes))).rowcount
    return deleted


def expire_tables(connection: sa.Connection, ages: Ages, awake: Collection[str], most: int) -> int:
    """Delete tables whose time is up, so many of them at most, and none that is awake; how many there were."""
    codes = [*connection.scalars(_expired(ages, awake).limit(most))]
    if not codes:
        return 0
    lock_tables(connection, codes)
    still = _expired(ages, awake).where(tables.c.code.in_(codes))  # somebody may have come back to one meanwhile
    return delete_tables(connection, [*connection.scalars(still)])


def _expired(ages: Ages, awake: Collection[str]) -> sa.Select[Any]:
    rules = [
        (ages.unbegun, sa.and_(tables.c.phase == UNBEGUN, tables.c.matches == 0)),
        (ages.idle, sa.and_(tables.c.phase != UNBEGUN, tables.c.matches == 0)),
        (ages.finished, tables.c.matches > 0),
    ]
    now = datetime.now(UTC)
    ends = [
        sa.and_(which, tables.c.touched_at < now - timedelta(days=days)) for days, which in rules if days is not None
    ]
    return sa.select(tables.c.code).where(sa.or_(sa.false(), *ends), tables.c.code.not_in(awake))
