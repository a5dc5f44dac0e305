"""The tables that are awake in this process."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import secrets
import time
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import Any

from macabre.bots import all_bots
from macabre.catalogue import load
from macabre.data import Board, Source
from macabre.errors import Error
from macabre.language import Saying, sayings
from macabre.server import metrics
from macabre.server.audit import Auditor, happens_within
from macabre.server.boards import YOURS
from macabre.server.decide import open_table, opening_of
from macabre.server.deeds import Deleted
from macabre.server.entries import write_entry
from macabre.server.faults import described
from macabre.server.filming import Filming
from macabre.server.host import Host, House
from macabre.server.ledger import Broken
from macabre.server.pulse import is_done_within
from macabre.server.short import Short
from macabre.server.table import GATHERING
from macabre.server.workers import Workers
from macabre.storage import BEFORE_ALL, Ages, Append, Conflict, StorageFault, Store

_say = sayings()

LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"  # no vowels, so no words; nothing that looks like another
CODE_LENGTH = 6
CODE = re.compile(f"[{LETTERS}]{{{CODE_LENGTH}}}")
CLOCK = range(5, 3601)  # seconds that a clock may give for a decision
LOOK_SECONDS = 2.0  # how often tables are looked at: a nudge may be lost, a database, too
PATIENCE_SECONDS = 5.0  # for an answer then
TIDY_SECONDS, TIDY_PAUSE_SECONDS = 3600.0, 0.2  # how often old tables are deleted, and how long others have between
CLOSE_SECONDS = 5.0  # for what is being stored when the server closes
MOST_ENTRIES = 100_000  # of one table's log
WORTH_KEEPING = 200  # entries, for which it pays to keep what they come to
REST_SECONDS, MOST_RESTING = 30.0, 64  # how long, and how many tables stay awake without a guest
NOT_STORED = _say("refuse-not-stored")

log = logging.getLogger("macabre")


class Hall:
    """Finds, makes and wakes tables."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        ages: Ages | None = None,
        paced: bool = False,
        most_entries: int = MOST_ENTRIES,
    ) -> None:
        self.store, self.workers, self.ages = store, workers, ages or Ages()
        self.hosts: dict[str, Host] = {}
        self.filming = Filming(store, workers)
        self._house = House(
            store, workers, self.filming, Auditor(store), paced, most_entries, self._announce, self._keep
        )
        self.fault: Saying | None = None  # what everybody is told while nothing can be stored
        self._waking: dict[str, asyncio.Lock] = {}
        self._resting: dict[str, tuple[float, Host]] = {}  # tables whose last guest has left, and when
        self._loops: list[asyncio.Task[None]] = []
        self._following: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self._name = secrets.token_hex(4)  # of this process, to others
        self._aside: set[asyncio.Task[None]] = set()  # what is done beside all else

    def start(self) -> None:
        """Follow what others do to the tables, and let those end whose time is up."""
        self.filming.start()
        self._loops = [asyncio.create_task(self._look_again()), asyncio.create_task(self._tidy_again())]
        if self.store.is_shared:
            self._following = asyncio.create_task(self._follow_nudges())

    def gauges(self) -> dict[str, float]:
        """How much there is at the moment; no codes, no names."""
        return {
            "macabre_tables_awake": len(self.hosts),
            "macabre_connections": sum(len(host.listeners) for host in self.hosts.values()),
            "macabre_bots_thinking": self.workers.thinking,
            "macabre_stored": int(self.fault is None),
        }

    async def create(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        board: str | None,
        clock: int | None = None,
        substitute: str = "normal",
    ) -> str:
        """Make a table; its code. Whatever is wrong with the wishes is an Error."""
        if clock is not None and clock not in CLOCK:
            raise Error(_say("fault-clock", low=CLOCK[0], high=CLOCK[-1]))
        if substitute not in all_bots():
            raise Error(_say("refuse-no-bot", bot=substitute, bots=", ".join(all_bots())))
        chosen = load(game)
        seats, checked = chosen.check(players, options)
        if board:
            await self.workers.boards.check(game, Source(board, YOURS))
        opened = opening_of(chosen, seats, checked, board, clock, substitute)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            decision = open_table(code, opened)
            bodies = [write_entry(entry) for entry in decision.entries]
            with suppress(Conflict):
                await self.store.append(
                    Append(code, 0, bodies, None, decision.secrets, phase=GATHERING, link=BEFORE_ALL)
                )
                return code

    async def look_up(self, code: str) -> Short | None:
        """A table in short, awake or not; None if there is none, Broken if its log cannot be read."""
        code = code.upper()
        found = await self.store.summaries(code) if CODE.fullmatch(code) else []
        try:
            return Short.of(found[0]) if found else None
        except Exception as error:
            log.error("table %s is out of order: %s", code, described(error))
            raise Broken from None

    async def board(self, table: Short) -> Board | None:
        """The board or deck that is played with; None if it is one by older rules only, Broken if it cannot be read."""
        try:
            return await self.workers.boards.read(table.game.id, table.own_board)
        except Error as error:
            if table.is_outdated:
                return None
            log.error("table %s is out of order: %s", table.code, described(error))
            raise Broken from None

    async def host(self, code: str) -> Host | None:
        """The table with that code; it stays awake until `leave` has been called once for each call of this.

        None if there is none; Broken if its log cannot be read.
        """
        code = code.upper()
        host = await self._wake(code) if CODE.fullmatch(code) else None
        if host:
            host.guests += 1
            self._resting.pop(code, None)
        return host

    async def _wake(self, code: str) -> Host | None:
        async with self._waking.setdefault(code, asyncio.Lock()):
            if code in self.hosts:
                return self.hosts[code]
            host = Host(code, self._house)
            try:
                return self.hosts.setdefault(code, host) if await host.wake() else None
            finally:
                if code not in self.hosts:
                    self._waking.pop(code, None)

    def leave(self, host: Host) -> None:
        """The last guest has gone: the table rests, and if nobody comes back soon it sleeps."""
        host.guests -= 1
        if host.guests:
            return
        host.close()
        if host.is_lost:
            self._let_sleep(host)
            return
        self._resting[host.table.code] = (time.monotonic(), host)
        self._let_sleep_after(MOST_RESTING)

    def _let_sleep_after(self, most: int, before: float = -math.inf) -> None:
        """Those who have rested longest sleep first; so do those who left before a time."""
        for left, host in list(self._resting.values()):
            if len(self._resting) > most or left < before:
                self._let_sleep(host)

    def _let_sleep(self, host: Host) -> None:
        """Its log is all that a table needs to wake; what it comes to, and what all could see, is stored as well."""
        self._do_aside(host.fall_asleep())
        if not host.is_lost:
            self.filming.film_so_far(host.table)
            self._keep(host, WORTH_KEEPING)
        for kept in (self.hosts, self._waking, self._resting):
            kept.pop(host.table.code, None)

    def _keep(self, host: Host, worth: int) -> None:
        """Store a snapshot if it saves reading at least `worth` entries; nobody waits for it."""
        if body := host.log.snapshot(worth):
            self._do_aside(self.store.keep_snapshot(host.table.code, body))

    def _do_aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_try(work))
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def delete(self, host: Host) -> None:
        """Delete a table with everything that was stored of it."""
        try:
            await self.store.delete([host.table.code])
        except StorageFault as fault:
            log.warning("table %s cannot be deleted: %s", host.table.code, described(fault))
        else:
            host.delete()

    async def close(self) -> None:
        """The server stops: nothing happens by itself any more, and what is being stored is stored."""
        self._closing.set()
        if self._following:
            self._following.cancel()
        for host in self.hosts.values():
            host.close()
        storing = [asyncio.create_task(host.settled()) for host in self.hosts.values()]
        if work := {*self._loops, *storing}:
            await asyncio.wait(work, timeout=CLOSE_SECONDS)
        left = [host for host in self.hosts.values() if not host.is_lost]
        for host in left:
            self._keep(host, WORTH_KEEPING)
            self._do_aside(host.fall_asleep())
        await self.filming.close(host.table for host in left)
        if self._aside:
            await asyncio.wait(self._aside, timeout=CLOSE_SECONDS)

    async def _is_closed_within(self, seconds: float) -> bool:
        """Wait, but not when the server closes; no loop is cut off in the midst of a question to the database."""
        return await happens_within(self._closing, seconds)

    async def _follow_nudges(self) -> None:
        while True:
            try:
                async for nudge in self.store.nudges():
                    await self._heed(nudge)
            except Exception as error:
                log.warning("nudges are interrupted: %s", described(error))
            await asyncio.sleep(0.5)

    async def _heed(self, nudge: str) -> None:
        """Either a table's code: somebody has appended; or the code, a process, and who is present and ready there."""
        code, _, rest = nudge.partition(" ")
        host = self.hosts.get(code)
        if host is None:
            return
        if not rest:
            host.check_presence()
            await self._refresh(host)
            return
        process, _, seats = rest.partition(" ")
        if process != self._name:
            host.hear(process, {int(seat): int(ready) for seat, ready in (one.split(":") for one in seats.split())})

    def _announce(self, *hosts: Host) -> None:
        """Say to the other processes who is present here, and ready to go on."""
        if self.store.is_shared and hosts:
            here = {host.table.code: sorted(host.presence.here().items()) for host in hosts}
            said = {code: [f"{seat}:{ready}" for seat, ready in seats] for code, seats in here.items()}
            self._do_aside(self.store.nudge([" ".join([code, self._name, *seats]) for code, seats in said.items()]))

    async def _look_again(self) -> None:
        while not await self._is_closed_within(LOOK_SECONDS):
            self._let_sleep_after(MOST_RESTING, time.monotonic() - REST_SECONDS)
            try:
                await self.look()
            except Exception as error:
                log.warning("the tables cannot be looked at: %s", described(error))

    async def _tidy_again(self) -> None:
        while True:
            try:
                await self.tidy()
            except Exception as error:
                log.warning("old tables cannot be deleted: %s", described(error))
            if await self._is_closed_within(TIDY_SECONDS):
                return

    async def tidy(self) -> None:
        """Delete the tables whose time is up, some at a time; none that is awake here."""
        while await self.store.expire(self.ages, self.hosts):
            if await self._is_closed_within(TIDY_PAUSE_SECONDS):
                return

    async def look(self) -> None:
        """Whether anything can be stored, and what others have appended to the tables that are awake."""
        hosts = dict(self.hosts)
        self._announce(*(host for host in hosts.values() if host.presence.here()))
        newest = await self._ask_newest(hosts)
        for code, host in hosts.items():
            host.check_presence()
            if code not in newest:
                host.delete()
            elif newest[code] > host.table.number:
                await self._refresh(host)

    async def _ask_newest(self, codes: Collection[str]) -> dict[str, int]:
        """The newest numbers of tables, by one question; everybody is told whether it was answered."""
        asking = asyncio.create_task(self.store.newest(codes))
        try:
            if not await is_done_within(PATIENCE_SECONDS, asking):
                raise TimeoutError
            newest = await asking
        except (StorageFault, TimeoutError):
            metrics.FAULTS.add()
            self._tell(NOT_STORED)
            raise
        finally:
            asking.cancel()
        self._tell(None)
        return newest

    def _tell(self, fault: Saying | None) -> None:
        """Tell everybody at every table that nothing can be stored, or that all is well again."""
        if fault != self.fault:
            self.fault = fault
            for host in self.hosts.values():
                host.changed()

    async def _refresh(self, host: Host) -> None:
        """What is wrong with one table is no reason not to look at the next."""
        try:
            await host.refresh()
        except (Broken, Deleted):
            pass  # its own people are told
        except Exception as error:
            log.warning("table %s cannot be read: %s", host.table.code, described(error))


async def _try(work: Coroutine[Any, Any, None]) -> None:
    """What can be done again, or without, is not worth a fault."""
    with suppress(StorageFault):
        await work
