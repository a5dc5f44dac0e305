"""The tables that are awake in this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from macabre.catalogue import load
from macabre.data import Source
from macabre.server.decide import open_table
from macabre.server.entries import write_entry
from macabre.server.host import Host
from macabre.server.table import Table
from macabre.server.workers import Workers
from macabre.storage import Batch, Conflict, Store

LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"  # no vowels, so no words; nothing that looks like another
CODE_LENGTH = 6
LOOK_SECONDS = 2.0  # how often shared tables are looked at in case a hint was lost

log = logging.getLogger("macabre")


class Hall:
    """Finds, makes and wakes tables."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store, self.workers = store, workers
        self.hosts: dict[str, Host] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Follow what other processes do."""
        if self.store.is_postgres:
            self._tasks = [asyncio.create_task(self._follow_hints()), asyncio.create_task(self._look_again())]

    async def create(self, game: str, players: int, options: dict[str, Any], board: str | None) -> str:
        """Make a table; its code. Whatever is wrong with the wishes is an Error."""
        chosen = load(game)
        checked = chosen.new(
            players, options=options, board=Source(board, "your board") if board else None, chance="manual"
        )
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            decision = open_table(Table(code), game, chosen.rules.version, players, checked.options, board)
            bodies = [write_entry(entry) for entry in decision.entries]
            with suppress(Conflict):
                await self.store.append(Batch(code, 0, bodies, None, decision.secrets))
                return code

    async def host(self, code: str) -> Host | None:
        """The table of that code, awake; None if there is none."""
        code = code.upper()
        async with self._waking.setdefault(code, asyncio.Lock()):
            if code in self.hosts:
                return self.hosts[code]
            host = Host(code, self.store, self.workers)
            if not await host.catch_up():
                self._waking.pop(code, None)
                return None
            self.hosts[code] = host
            return host

    def leave(self, host: Host) -> None:
        """The last listener has gone: the table sleeps; its log is all it needs to wake."""
        if not host.listeners:
            host.close()
            self.hosts.pop(host.table.code, None)
            self._waking.pop(host.table.code, None)

    async def close(self) -> None:
        """The server stops."""
        for task in self._tasks:
            task.cancel()
        for host in self.hosts.values():
            host.close()

    async def _follow_hints(self) -> None:
        while True:
            try:
                async for code in self.store.hints():
                    if code in self.hosts:
                        await self.hosts[code].refresh()
            except Exception as error:
                log.warning("hints are interrupted: %s", error.__class__.__name__)
            await asyncio.sleep(0.5)

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for host in list(self.hosts.values()):
                with suppress(SQLAlchemyError, OSError):
                    await host.refresh()
