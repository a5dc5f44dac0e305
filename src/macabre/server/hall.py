"""The tables that are awake in this process."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from macabre.catalogue import load
from macabre.data import Source
from macabre.errors import Error
from macabre.server.decide import open_table
from macabre.server.entries import write_entry
from macabre.server.faults import described
from macabre.server.host import Broken, Host
from macabre.server.workers import Workers
from macabre.storage import BEFORE_ALL, Batch, Conflict, Store

LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"  # no vowels, so no words; nothing that looks like another
CODE_LENGTH = 6
CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")
CLOCK = range(5, 3601)  # seconds that a clock may give for a decision
LOOK_SECONDS = 2.0  # how often shared tables are looked at in case a hint was lost

log = logging.getLogger("macabre")


class Hall:
    """Finds, makes and wakes tables."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store, self.workers = store, workers
        self.hosts: dict[str, Host] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._name = secrets.token_hex(4)  # of this process, to others
        self._announcing: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Follow what other processes do."""
        if self.store.is_postgres:
            self._tasks = [asyncio.create_task(self._follow_hints()), asyncio.create_task(self._look_again())]

    async def create(
        self, game: str, players: int, options: dict[str, Any], board: str | None, clock: int | None = None
    ) -> str:
        """Make a table; its code. Whatever is wrong with the wishes is an Error."""
        if clock is not None and clock not in CLOCK:
            raise Error(f"a clock has {CLOCK[0]} to {CLOCK[-1]} seconds")
        chosen = load(game)
        checked = chosen.new(
            players, options=options, board=Source(board, "your board") if board else None, chance="manual"
        )
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            decision = open_table(code, game, chosen.rules.version, players, checked.options, board, clock)
            bodies = [write_entry(entry) for entry in decision.entries]
            with suppress(Conflict):
                await self.store.append(Batch(code, 0, bodies, None, decision.secrets, link=BEFORE_ALL))
                return code

    async def host(self, code: str) -> Host | None:
        """The table of that code, awake until it is left as often as it was asked for.

        None if there is none; Broken if its log cannot be read.
        """
        code = code.upper()
        host = await self._wake(code) if CODE.fullmatch(code) else None
        if host:
            host.guests += 1
        return host

    async def _wake(self, code: str) -> Host | None:
        async with self._waking.setdefault(code, asyncio.Lock()):
            if code in self.hosts:
                return self.hosts[code]
            host = Host(code, self.store, self.workers)
            host.announce = self._announce
            try:
                return self.hosts.setdefault(code, host) if await host.wake() else None
            finally:
                if code not in self.hosts:
                    self._waking.pop(code, None)

    def leave(self, host: Host) -> None:
        """The last guest has gone: the table sleeps; its log is all it needs to wake."""
        host.guests -= 1
        if not host.guests:
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
                async for hint in self.store.hints():
                    await self._heed(hint)
            except Exception as error:
                log.warning("hints are interrupted: %s", described(error))
            await asyncio.sleep(0.5)

    async def _heed(self, hint: str) -> None:
        """Either a table's code: somebody has appended; or the code, a process, and the seats present there."""
        code, _, rest = hint.partition(" ")
        host = self.hosts.get(code)
        if host is None:
            return
        if not rest:
            await self._refresh(host)
            return
        process, _, seats = rest.partition(" ")
        if process != self._name:
            host.hear(process, {int(seat) for seat in seats.split()})

    def _announce(self, *hosts: Host) -> None:
        """Say to the other processes who is present here."""
        if self.store.is_postgres and hosts:
            hints = [" ".join([host.table.code, self._name, *map(str, sorted(host.here()))]) for host in hosts]
            task = asyncio.create_task(self._say(hints))
            self._announcing.add(task)
            task.add_done_callback(self._announcing.discard)

    async def _say(self, hints: list[str]) -> None:
        with suppress(SQLAlchemyError, OSError):  # it is said again soon
            await self.store.hint(hints)

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self._announce(*(host for host in self.hosts.values() if host.here()))
            for host in list(self.hosts.values()):
                await self._refresh(host)

    async def _refresh(self, host: Host) -> None:
        """What is wrong with one table is no reason not to look at the next."""
        try:
            host.check_presence()
            await host.refresh()
        except Broken:
            pass  # its own people are told
        except Exception as error:
            log.warning("table %s cannot be read: %s", host.table.code, described(error))
