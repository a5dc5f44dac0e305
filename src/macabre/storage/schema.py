"""The tables of the database, their columns and keys; migrations/ makes them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, NamedTuple

TIMES = ("at", "opened_at", "touched_at")  # columns that keep times


class Columns(NamedTuple):
    """Of a table."""

    key: tuple[str, ...]
    others: tuple[str, ...]


TABLES = {
    # number from 1, without gaps; the id of the command that an entry carries out; when; the digest of who sent the
    # command, and of what it says; the hash of the entry and of all before it
    "entries": Columns(("code", "number"), ("command", "body", "at", "asked", "link")),
    # of people, and nowhere else: what is taken away here is gone; by the number of the entry by which they sat down
    "names": Columns(("code", "number"), ("name",)),
    # what each log comes to, kept with every entry: the number of the newest one, matches that are over, bytes of
    # entries and matches
    "tables": Columns(("code",), ("number", "phase", "matches", "bytes", "opened_at", "touched_at")),
    # one row, written to see whether anything can be
    "pulse": Columns(("id",), ("at",)),
    # of deals from 1; 0 is the key of the log's seals
    "secrets": Columns(("code", "deal"), ("secret",)),
    # by an id that is known to whoever saw the match end; names are the cast: bots by name, people by the entry under
    # which the table of names has them
    "matches": Columns(("id",), ("code", "transcript", "names", "at")),
    # what logs come to; only to save time: without it, or if it is odd in any way, the log is read
    "snapshots": Columns(("code",), ("body",)),
    # what is shown of matches once the rules have changed, without people's names; by the match, or for one that is
    # not over by its table and its deal; number of the entry up to which it shows the match
    "films": Columns(("id",), ("code", "number", "body")),
}


def columns_of(table: str) -> tuple[str, ...]:
    """All columns."""
    return TABLES[table].key + TABLES[table].others


def read_value(column: str, value: Any) -> Any:
    """A value as it was meant; of a time SQLite keeps the text, without its zone."""
    return in_utc(value) if column in TIMES else value


def in_utc(when: datetime | str) -> datetime:
    """A time as it was read: SQLite has it without its zone, PostgreSQL in its own."""
    return datetime.fromisoformat(when).replace(tzinfo=UTC) if isinstance(when, str) else when.astimezone(UTC)
