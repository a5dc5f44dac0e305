"""What is kept beside the log of each table: what it comes to, the names of its people, and when it ends."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

from macabre.storage.database import DatabaseConnection
from macabre.storage.faults import Gone
from macabre.storage.rows import Ages, Append, Summary
from macabre.storage.schema import in_utc

UNBEGUN = "gathering"  # the phase in which no match was started yet
NEVER = datetime(1970, 1, 1, tzinfo=UTC)  # since then nothing was left alone
BELONGING = ("entries", "secrets", "matches", "names", "films", "snapshots", "tables")  # all that a table has

_ACCOUNT = """
    update tables set
        number = :number, bytes = bytes + :bytes, matches = matches + :matches, touched_at = :now,
        phase = coalesce(:phase, phase)
    where code = :code
"""
_SUMMARIES = """
    select tables.code, tables.number, phase, matches, bytes, opened_at, touched_at, entries.body
    from tables join entries on entries.code = tables.code and entries.number = 1
"""


def keep_account(connection: DatabaseConnection, batch: Append, now: datetime) -> None:
    """With the entries of a batch: what the log comes to now, and whose names come and go. Gone if it was deleted."""
    size = sum(len(body.encode()) for body in batch.bodies) + (len(batch.match[1]) if batch.match else 0)
    row = {"code": batch.code, "number": batch.after + len(batch.bodies), "bytes": size}
    row |= {"phase": batch.phase or None, "matches": int(bool(batch.match))}
    if batch.after == 0:
        connection.insert("tables", row | {"phase": batch.phase or "", "opened_at": now, "touched_at": now})
    elif not connection.execute(_ACCOUNT, row | {"now": now}).rowcount:
        raise Gone
    named = [{"code": batch.code, "number": number, "name": name} for number, name in batch.names.items()]
    connection.insert("names", *named)
    erased = [{"code": batch.code, "number": number} for number in batch.erased]
    if erased:
        connection.execute_many("delete from names where code = :code and number = :number", erased)


def summaries(connection: DatabaseConnection, *codes: str) -> list[Summary]:
    """Tables in short; all of them if none is named. The oldest come first."""
    which = "where tables.code in :codes*" if codes else ""
    found = connection.execute(f"{_SUMMARIES} {which} order by touched_at, tables.code", {"codes": codes})
    return [
        Summary(code, number, phase, matches, size, in_utc(opened), in_utc(touched), opening)
        for code, number, phase, matches, size, opened, touched, opening in found.fetchall()
    ]


def keep_snapshot(connection: DatabaseConnection, code: str, body: bytes | None) -> None:
    """Store what a log comes to, or forget it; nothing if the table was deleted."""
    lock_tables(connection, [code])
    connection.execute("delete from snapshots where code = :code", {"code": code})
    there = connection.execute("select code from tables where code = :code", {"code": code}).fetchone()
    if there and body is not None:
        connection.insert("snapshots", {"code": code, "body": body})


# --- the end of tables


def lock_tables(connection: DatabaseConnection, codes: Collection[str]) -> None:
    """Wait until nobody appends to tables, and keep them from it until the transaction ends. SQLite has one writer."""
    if connection.is_postgres:
        for code in sorted(codes):
            connection.execute("select pg_advisory_xact_lock(hashtext(:code))", {"code": code})


def delete_tables(connection: DatabaseConnection, codes: Collection[str]) -> int:
    """Delete all that tables have; how many there were."""
    lock_tables(connection, codes)
    deleted = 0
    for table in BELONGING:
        deleted = connection.execute(f"delete from {table} where code in :codes*", {"codes": [*codes]}).rowcount
    return deleted


def expire_tables(connection: DatabaseConnection, ages: Ages, awake: Collection[str], most: int) -> int:
    """Delete tables whose time is up, up to a limit, and none that is awake; how many there were."""
    values = {"awake": [*awake], "unbegun": UNBEGUN, "most": most} | _ends(ages)
    codes = [code for (code,) in connection.execute(f"{_EXPIRED} limit :most", values).fetchall()]
    if not codes:
        return 0
    lock_tables(connection, codes)
    still = connection.execute(f"{_EXPIRED} and code in :codes*", values | {"codes": codes})
    return delete_tables(connection, [code for (code,) in still.fetchall()])  # somebody may have come back to one


_EXPIRED = """
    select code from tables where code not in :awake* and (
        (phase = :unbegun and matches = 0 and touched_at < :unbegun_end)
        or (phase <> :unbegun and matches = 0 and touched_at < :idle_end)
        or (matches > 0 and touched_at < :finished_end)
    )
"""


def _ends(ages: Ages) -> dict[str, datetime]:
    now = datetime.now(UTC)
    return {f"{name}_end": NEVER if days is None else now - timedelta(days=days) for name, days in vars(ages).items()}
