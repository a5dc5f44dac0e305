"""The tables of the database; migrations/ makes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    DateTime,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("code", String(16), primary_key=True),  # the table
    Column("number", Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    Column("command", String(64)),  # the id of the command that it carries out
    Column("body", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    Column("asked", String(64)),  # the digest of who sent the command, and of what it says
    Column("link", String(64), nullable=False, server_default=""),  # the hash of this entry and of all before it
    UniqueConstraint("code", "command", name="one_entry_a_command"),
)

names = Table(  # of people, and nowhere else: what is taken away here is gone
    "names",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the entry by which the person sat down
    Column("name", Text, nullable=False),
)

tables = Table(  # what each log comes to, kept with every entry
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, nullable=False),  # of the newest entry
    Column("phase", String(16), nullable=False),
    Column("matches", Integer, nullable=False),  # that are over
    Column("bytes", BigInteger, nullable=False),  # of entries and matches
    Column("opened_at", DateTime(timezone=True), nullable=False),
    Column("touched_at", DateTime(timezone=True), nullable=False, index=True),
)

pulse = Table(  # one row, written to see whether anything can be
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("deal", Integer, primary_key=True, autoincrement=False),  # from 1; 0 is the key of the log's seals
    Column("secret", LargeBinary, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),  # known to whoever saw the match end
    Column("code", String(16), nullable=False),
    Column("transcript", Text, nullable=False),
    Column("names", Text, nullable=False),  # the cast: bots by name, people by the entry under which `names` has them
    Column("at", DateTime(timezone=True), nullable=False),
)

snapshots = Table(  # what logs come to; only to save time: without it, or if it is odd in any way, the log is read
    "snapshots",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

films = Table(  # what is shown of matches once the rules have changed; people's names are left out
    "films",
    metadata,
    Column("id", String(32), primary_key=True),  # of the match; of one that is not over, its table and its deal
    Column("code", String(16), nullable=False, index=True),
    Column("number", Integer, nullable=False),  # of the entry up to which it shows the match
    Column("body", LargeBinary, nullable=False),
)
