"""Data get an end and an owner: a summary of each table, names apart from the log, a pulse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from macabre.storage.database import DatabaseConnection

SILENT = ("moved", "chanced", "emoted", "undo-asked", "undo-answered", "undone")  # entries that change no phase


def upgrade(connection: DatabaseConnection) -> None:
    """Make the tables, and fill them from the logs that are there."""
    for table in _TABLES:
        connection.execute(table)
    for (code,) in connection.execute("select distinct code from entries").fetchall():
        _part_names(connection, code)
        connection.execute(_SUMMARY, {"code": code, "phase": _phase(connection, code)})


_TABLES = (
    """
    create table tables (
        code VARCHAR(16) not null,
        number INTEGER not null,
        phase VARCHAR(16) not null,
        matches INTEGER not null,
        bytes BIGINT not null,
        opened_at {time} not null,
        touched_at {time} not null,
        primary key (code)
    )
    """,
    "create index ix_tables_touched_at on tables (touched_at)",
    """
    create table names (
        code VARCHAR(16) not null, number INTEGER not null, name TEXT not null, primary key (code, number)
    )
    """,
    "create table pulse (id INTEGER not null, at {time} not null, primary key (id))",
)
_SUMMARY = """
    insert into tables (code, number, phase, matches, bytes, opened_at, touched_at)
    select code, max(number), :phase, (select count(*) from matches where code = :code),
        sum(length(body)) + (select coalesce(sum(length(transcript)), 0) from matches where code = :code),
        min(at), max(at)
    from entries where code = :code group by code
"""


def _phase(connection: DatabaseConnection, code: str) -> str:
    """As a table had it when this was written."""
    phase, salting, promised = "gathering", set[int](), set[int]()
    for _, entry in _read(connection, code):
        kind = str(entry.get("e"))
        if kind == "started":
            phase, salting, promised = "promising", set(entry.get("salting", [])), set()
        elif kind == "salt-promised":
            promised.add(entry.get("seat", -1))
            phase = "salting" if promised >= salting else phase
        elif kind == "salts-missed":
            phase = "salting"
        else:
            phase = {"dealt": "playing", "revealed": "over"}.get(kind, phase)
    return phase


def _read(connection: DatabaseConnection, code: str, kind: str | None = None) -> Iterator[tuple[int, dict[str, Any]]]:
    """The entries of a table, of one kind or of all that say something about its phase, as far as they can be read."""
    log = connection.execute("select number, body from entries where code = :code order by number", {"code": code})
    silent = tuple(f'{{"e":"{one}"' for one in SILENT)
    for number, body in log.fetchall():
        if body.startswith(f'{{"e":"{kind}"') if kind else not body.startswith(silent):
            with suppress(ValueError):
                entry = json.loads(body)
                if isinstance(entry, dict):
                    yield number, entry


def _part_names(connection: DatabaseConnection, code: str) -> None:
    """Names leave the log and the casts; where they stood is the number under which they are kept."""
    numbers = {}
    for number, entry in _read(connection, code, "sat"):
        name = str(entry.get("name", ""))
        numbers[name] = number
        connection.insert("names", {"code": code, "number": number, "name": name})
        body = json.dumps(entry | {"name": ""}, separators=(",", ":"), ensure_ascii=False)
        where = {"code": code, "number": number, "body": body}
        connection.execute("update entries set body = :body where code = :code and number = :number", where)
    casts = connection.execute("select id, names from matches where code = :code", {"code": code})
    for match_id, cast in casts.fetchall():
        with suppress(ValueError, TypeError, KeyError):  # one that cannot be read stays as it is
            parted = json.dumps([_part(one, numbers) for one in json.loads(cast)])
            connection.execute("update matches set names = :names where id = :id", {"id": match_id, "names": parted})


def _part(one: Any, numbers: dict[str, int]) -> Any:
    """Somebody of a cast; bots keep their names there, and casts of old, which are plain names, become dicts."""
    name = one if isinstance(one, str) else one["name"]
    if (isinstance(one, str) or one["bot"] is None) and name in numbers:
        return {"sat": numbers[name], "bot": None}
    return one
