"""Data get an end and an owner: a summary of each table, names apart from the log, a pulse."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

entries = sa.table("entries", *map(sa.column, ("code", "number", "body", "at")))
matches = sa.table("matches", *map(sa.column, ("id", "code", "transcript", "names", "at")))
names = sa.table("names", *map(sa.column, ("code", "number", "name")))
SILENT = ("moved", "chanced", "emoted", "undo-asked", "undo-answered", "undone")  # entries that change no phase


def upgrade() -> None:
    """Make the tables, and fill them from the logs that are there."""
    when = sa.DateTime(timezone=True)
    tables = op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.Column("opened_at", when, nullable=False),
        sa.Column("touched_at", when, nullable=False),
    )
    op.create_index("ix_tables_touched_at", "tables", ["touched_at"])
    op.create_table(
        "names",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", when, nullable=False),
    )
    connection = op.get_bind()
    for code in connection.scalars(sa.select(entries.c.code).distinct()).all():
        _part_names(connection, code)
        op.execute(_summary(connection, tables, code))


def _summary(connection: sa.Connection, tables: sa.Table, code: str) -> sa.Insert:
    """What a log comes to, as one row."""
    size = sa.func.coalesce(sa.func.sum(sa.func.length(matches.c.transcript)), 0)
    over, told = connection.execute(sa.select(sa.func.count(), size).where(matches.c.code == code)).one()
    log = sa.select(
        sa.literal(code),
        sa.func.max(entries.c.number),
        sa.literal(_phase(connection, code)),
        sa.literal(over),
        sa.func.sum(sa.func.length(entries.c.body)) + told,
        sa.func.min(entries.c.at),
        sa.func.max(entries.c.at),
    ).where(entries.c.code == code)
    return sa.insert(tables).from_select([column.name for column in tables.columns], log)


def _phase(connection: sa.Connection, code: str) -> str:
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


def _read(connection: sa.Connection, code: str, kind: str | None = None) -> Iterator[tuple[int, dict[str, Any]]]:
    """The entries of a table, of one kind or of all that say something about its phase, as far as they can be read."""
    query = sa.select(entries.c.number, entries.c.body).where(entries.c.code == code).order_by(entries.c.number)
    if kind:
        query = query.where(entries.c.body.like(f'{{"e":"{kind}"%'))
    else:
        query = query.where(*(entries.c.body.not_like(f'{{"e":"{silent}"%') for silent in SILENT))
    for number, body in connection.execute(query).all():
        with suppress(ValueError):
            entry = json.loads(body)
            if isinstance(entry, dict):
                yield number, entry


def _part_names(connection: sa.Connection, code: str) -> None:
    """Names leave the log and the casts; where they stood is the number under which they are kept."""
    numbers = {}
    mine = sa.update(entries).where(entries.c.code == code)
    for number, entry in _read(connection, code, "sat"):
        name = str(entry.get("name", ""))
        numbers[name] = number
        connection.execute(sa.insert(names), {"code": code, "number": number, "name": name})
        body = json.dumps(entry | {"name": ""}, separators=(",", ":"), ensure_ascii=False)
        connection.execute(mine.where(entries.c.number == number).values(body=body))
    casts = sa.select(matches.c.id, matches.c.names).where(matches.c.code == code)
    for match_id, cast in connection.execute(casts).all():
        with suppress(ValueError, TypeError, KeyError):  # one that cannot be read stays as it is
            parted = json.dumps([_part(one, numbers) for one in json.loads(cast)])
            connection.execute(sa.update(matches).where(matches.c.id == match_id).values(names=parted))


def _part(one: Any, numbers: dict[str, int]) -> Any:
    """Somebody of a cast; bots keep their names there, and casts of old, which are plain names, become dicts."""
    name = one if isinstance(one, str) else one["name"]
    if (isinstance(one, str) or one["bot"] is None) and name in numbers:
        return {"sat": numbers[name], "bot": None}
    return one
