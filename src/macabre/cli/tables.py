"""`macabre tables`: what is stored about tables, for whoever runs a server. It works beside a running one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from macabre.cli.database import Database, Finished, Idle, Unbegun, database_url, read_ages
from macabre.cli.help import Commands
from macabre.cli.prepare import progress_bar
from macabre.cli.reader import speech
from macabre.errors import Error
from macabre.language import Figure, sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

if TYPE_CHECKING:
    from macabre.storage import Store, Summary

app = Commands("tables")

Code = Annotated[str, typer.Argument(metavar="CODE", help="help-table-code")]
Codes = Annotated[list[str], typer.Argument(metavar="CODE…", help="help-table-codes")]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-new-file")]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")]
Sure = Annotated[bool, typer.Option("--yes", help="help-tables-yes")]
Secrets = Annotated[bool, typer.Option("--secrets", help="help-tables-secrets")]

PLAYING = "playing"
Answer = TypeVar("Answer")


@contextmanager
def _doubting() -> Iterator[None]:
    """Whatever is stored may be from a file that somebody has edited."""
    try:
        yield
    except Error:
        raise
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise Error(_report("fault-stored", why=error.__class__.__name__)) from None


@app.add("list")
@_doubting()
def list_tables(database: Database = None) -> None:
    """List all tables, most recently used last."""
    summaries = _ask(database, lambda store: store.summaries())
    listed = Table(box=None)
    said = speech()
    for title in ("code", "game", "phase", "entries", "matches", "size", "touched"):
        heading = said.report(f"tables-{title}")
        listed.add_column(heading, justify="right" if title in ("entries", "matches", "size") else "left")
    for one in summaries:
        counts = (said.figure(one.number, ","), said.figure(one.matches, ","), said.figure(one.bytes / 1000, ",.1f"))
        listed.add_row(_plain(one.code), _game(one), _plain(one.phase), *counts, _time(one.touched_at))
    Console(markup=False, emoji=False, highlight=False).print(listed)
    size = Figure(sum(one.bytes for one in summaries) / 1000, ",.1f")
    print(said.report("tables-all", count=Figure(len(summaries), ","), size=size))


@app.add("show")
@_doubting()
def show(code: Code, database: Database = None) -> None:
    """Show one table: what it is, who sat there, and which matches were finished. No hand is shown."""
    one, rows = _find(database, code)
    said, size = speech(), Figure(one.bytes / 1000, ",.1f")
    game, phase, entries = _game(one), _plain(one.phase), Figure(one.number, ",")
    print(said.report("tables-one", code=one.code, game=game, phase=phase, entries=entries, size=size))
    print(said.report("tables-times", opened=_time(one.opened_at), touched=_time(one.touched_at)))
    for person in rows["names"]:
        print(said.report("tables-person", entry=str(person["number"]), name=_plain(person["name"])))
    for match in rows["matches"]:
        print(said.report("tables-match", at=_time(match["at"]), match=_plain(match["id"])))


@app.add("export")
@_doubting()
def export(code: Code, file: NewFile, database: Database = None, secrets: Secrets = False) -> None:
    """Write everything that is stored of a table to a JSON file: its log, the names, and the finished matches."""
    from macabre.storage.files import new_file

    one, rows = _find(database, code)
    if one.phase == PLAYING and not secrets:
        raise Error(_report("fault-secrets", code=one.code))
    for entry in rows["entries"]:
        entry["body"] = _parsed(entry["body"])
    with new_file(file) as part:
        part.write_text(json.dumps(rows, indent=1, ensure_ascii=False, default=str) + "\n", "utf-8")
    print(speech().report("tables-exported", file=str(file), entries=Figure(one.number, ","), code=one.code))


@app.add("delete")
def delete(codes: Codes, database: Database = None, yes: Sure = False) -> None:
    """Delete tables with everything that is stored of them; whoever sits there is told."""
    wanted = [code.upper() for code in codes]
    if not yes and not typer.confirm(speech().report("tables-sure", codes=", ".join(wanted))):
        raise typer.Abort
    deleted = _ask(database, lambda store: store.delete(wanted))
    if deleted < len(wanted):
        raise Error(_report("fault-not-deleted", missing=len(wanted) - deleted, deleted=deleted))
    print(speech().report("tables-deleted", codes=", ".join(wanted)))


@app.add("expire")
def expire(database: Database = None, unbegun: Unbegun = 2, idle: Idle = 30, finished: Finished = 365) -> None:
    """Delete the tables that nobody has touched for so long, as a server does every hour."""
    ages = read_ages(unbegun, idle, finished)

    async def work(store: Store) -> int:
        deleted = 0
        while some := await store.expire(ages):
            deleted += some
        return deleted

    print(speech().report("tables-expired", count=Figure(_ask(database, work), ",")))


@app.add("backup")
def backup(file: NewFile, database: Database = None) -> None:
    """Copy the whole database, as it is at this moment, to a new SQLite file."""
    from macabre.storage.backup import back_up

    with progress_bar(speech().report("tables-backing-up"), 100) as tell:
        back_up(database_url(database), file, lambda done, total: tell(100 * done // max(total, 1)))
    print(speech().report("tables-backed-up", file=str(file), at=_time(datetime.now(UTC))))


@app.add("restore")
def restore(file: Backup, database: Database = None) -> None:
    """Make a new database of a backup; one that is there already is not touched."""
    from macabre.storage.backup import restore as restored

    with progress_bar(speech().report("tables-restoring"), 100) as tell:
        restored(file, database_url(database), lambda done, total: tell(100 * done // max(total, 1)))
    print(speech().report("tables-restored"))


def _ask(database: str | None, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with what is stored."""
    from macabre.storage import StorageFault, Store

    async def run() -> Answer:
        store = await Store.visit(database_url(database))
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StorageFault as fault:
        raise Error(_report("fault-storage", why=str(fault))) from None


def _find(database: str | None, code: str) -> tuple[Summary, dict[str, list[dict[str, Any]]]]:
    """A table in short, and everything that it has."""

    async def work(store: Store) -> tuple[Summary, dict[str, list[dict[str, Any]]]]:
        found, rows = await store.summaries(code.upper()), await store.export(code.upper())
        if not found or not rows:
            raise Error(_report("fault-no-table", code=code.upper()))
        return found[0], rows

    return _ask(database, work)


def _game(summary: Summary) -> str:
    opening = _parsed(summary.opening)
    return _plain(opening.get("game")) if isinstance(opening, dict) else speech().report("tables-unreadable")


def _time(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M}"


def _plain(stored: Any) -> str:
    """What is stored, as it is shown: it may be from a file that somebody else has made, and terminals obey signs."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in str(stored))


def _parsed(body: str) -> Any:
    """An entry; as it stands if it cannot be read."""
    try:
        return json.loads(body)
    except (ValueError, TypeError, RecursionError):
        return body
