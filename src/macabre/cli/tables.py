"""`macabre tables`: what is stored of tables, for whoever keeps a server. It may be used beside one that runs."""

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
from macabre.cli.prepare import progress_bar
from macabre.errors import Error

if TYPE_CHECKING:
    from macabre.storage import Store, Summary

app = typer.Typer(help="The tables that are stored.", no_args_is_help=True, rich_markup_mode=None)

Code = Annotated[str, typer.Argument(metavar="CODE", help="A table's code.")]
Codes = Annotated[list[str], typer.Argument(metavar="CODE…", help="The codes of tables.")]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="A new file; nothing may be there yet.")]
Backup = Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether that is meant.")]
Secrets = Annotated[bool, typer.Option("--secrets", help="Export even during a match, when the log shows every hand.")]

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
        raise Error(f"what is stored there cannot be read ({error.__class__.__name__})") from None


@app.command("list")
@_doubting()
def list_tables(database: Database = None) -> None:
    """List all tables, most recently used last."""
    summaries = _ask(database, lambda store: store.summaries())
    listed = Table(box=None)
    for title in ("code", "game", "phase", "entries", "matches", "KB", "touched"):
        listed.add_column(title, justify="right" if title in ("entries", "matches", "KB") else "left")
    for one in summaries:
        counts = (f"{one.number:,}", f"{one.matches:,}", f"{one.bytes / 1000:,.1f}")
        listed.add_row(_plain(one.code), _game(one), _plain(one.phase), *counts, f"{one.touched_at:%Y-%m-%d %H:%M}")
    Console(markup=False, emoji=False, highlight=False).print(listed)
    print(
        f"Tables: {len(summaries):,}, with {sum(one.bytes for one in summaries) / 1000:,.1f} KB of entries and matches."
    )


@app.command()
@_doubting()
def show(code: Code, database: Database = None) -> None:
    """Show one table: what it is, who sat there, and which matches were finished. No hand is shown."""
    one, rows = _find(database, code)
    print(f"{one.code}: {_game(one)}, {_plain(one.phase)}, {one.number:,} entries, {one.bytes / 1000:,.1f} KB")
    print(f"opened {one.opened_at:%Y-%m-%d %H:%M}, touched {one.touched_at:%Y-%m-%d %H:%M} (UTC)")
    for person in rows["names"]:
        print(f"sat down with entry {person['number']}: {_plain(person['name'])}")
    for match in rows["matches"]:
        print(f"finished {match['at']:%Y-%m-%d %H:%M}: match {_plain(match['id'])}")


@app.command()
@_doubting()
def export(code: Code, file: NewFile, database: Database = None, secrets: Secrets = False) -> None:
    """Write all that is stored of a table to a JSON file: its log, the names, and the finished matches."""
    from macabre.storage.files import new_file

    one, rows = _find(database, code)
    if one.phase == PLAYING and not secrets:
        raise Error(f"a match is being played at {one.code}, and its log tells all hands; --secrets exports it anyway")
    for entry in rows["entries"]:
        entry["body"] = _parsed(entry["body"])
    with new_file(file) as part:
        part.write_text(json.dumps(rows, indent=1, ensure_ascii=False, default=str) + "\n", "utf-8")
    print(f"{file} has the {one.number:,} entries of {one.code}.")


@app.command()
def delete(codes: Codes, database: Database = None, yes: Sure = False) -> None:
    """Delete tables with all that is stored of them; whoever sits there is told."""
    wanted = [code.upper() for code in codes]
    if not yes and not typer.confirm(f"Delete {', '.join(wanted)} for ever?"):
        raise typer.Abort
    deleted = _ask(database, lambda store: store.delete(wanted))
    if deleted < len(wanted):
        raise Error(f"{len(wanted) - deleted} of {len(wanted)} tables were not there; {deleted} deleted")
    print(f"Deleted: {', '.join(wanted)}.")


@app.command()
def expire(database: Database = None, unbegun: Unbegun = 2, idle: Idle = 30, finished: Finished = 365) -> None:
    """Delete the tables that nobody has touched for so long, as a server does every hour."""
    ages = read_ages(unbegun, idle, finished)

    async def work(store: Store) -> int:
        deleted = 0
        while some := await store.expire(ages):
            deleted += some
        return deleted

    print(f"Tables deleted: {_ask(database, work):,}.")


@app.command()
def backup(file: NewFile, database: Database = None) -> None:
    """Copy the whole database, as it is at this moment, to a new SQLite file."""
    from macabre.storage.backup import back_up

    with progress_bar("Backing up", 100) as tell:
        back_up(database_url(database), file, lambda done, total: tell(100 * done // max(total, 1)))
    print(f"{file} is a backup of {datetime.now(UTC):%Y-%m-%d %H:%M} (UTC); `macabre tables restore` reads it.")


@app.command()
def restore(file: Backup, database: Database = None) -> None:
    """Make a new database of a backup; one that is there already is not touched."""
    from macabre.storage.backup import restore as restored

    with progress_bar("Restoring", 100) as tell:
        restored(file, database_url(database), lambda done, total: tell(100 * done // max(total, 1)))
    print("Restored.")


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
        raise Error(f"the database cannot be read or written just now ({fault})") from None


def _find(database: str | None, code: str) -> tuple[Summary, dict[str, list[dict[str, Any]]]]:
    """A table in short, and all that it has."""

    async def work(store: Store) -> tuple[Summary, dict[str, list[dict[str, Any]]]]:
        found, rows = await store.summaries(code.upper()), await store.export(code.upper())
        if not found or not rows:
            raise Error(f"there is no table {code.upper()}")
        return found[0], rows

    return _ask(database, work)


def _game(summary: Summary) -> str:
    opening = _parsed(summary.opening)
    return _plain(opening.get("game")) if isinstance(opening, dict) else "unreadable"


def _plain(stored: Any) -> str:
    """What is stored, as it is shown: it may be from a file that somebody else has made, and terminals obey signs."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in str(stored))


def _parsed(body: str) -> Any:
    """An entry; as it stands if it cannot be read."""
    try:
        return json.loads(body)
    except (ValueError, TypeError, RecursionError):
        return body
