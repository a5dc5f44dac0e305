"""Keeps one table in step with its log: what is stored is checked, entry by entry, and applied."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from macabre.data import Board
from macabre.errors import BadBoard
from macabre.language import Saying, sayings
from macabre.luck import secret_commitment
from macabre.match import Match
from macabre.server import metrics, snapshots
from macabre.server.decide import Refusal
from macabre.server.entries import Opened, Undone, lacks_name, read_entry, started_deal, with_name
from macabre.server.faults import described
from macabre.server.seals import KEY, Seals
from macabre.server.table import Table
from macabre.server.workers import Workers
from macabre.storage import BEFORE_ALL, Append, StorageFault, Store, StoredEntry, link

READ_AT_ONCE = 200  # entries, before other tables have a turn

log = logging.getLogger("macabre")
_say = sayings()

UNREADABLE, CHANGED, OTHER_SECRET = _say("broken-unreadable"), _say("broken-changed"), _say("broken-secret")


class Broken(Refusal):
    """The table's log cannot be read, or is not what was written: nobody can play here, and no other table minds."""

    def __init__(self, why: Saying = UNREADABLE, details: str = "") -> None:
        super().__init__(_say("refuse-broken", why=why))
        self.details = details  # for the server's own log


class Reader:
    """Applies a log to a table: each entry must be chained to the one before."""

    def __init__(self, code: str, own_board: Board | None = None) -> None:
        self.table = Table(code)
        self.table.own_board = own_board
        self.link = BEFORE_ALL  # of the newest entry
        self.names: dict[int, str] = {}  # of people, by the entries that seated them
        self.rewound = 0  # changes whenever what was told of the match before no longer counts

    def apply(self, stored: StoredEntry, ahead: Match | None = None) -> None:
        """The next entry; Broken if it is not the one that was written, or cannot be read."""
        table, trace = self.table, self.table.trace
        number = table.number + 1
        expected = link(table.code, number, stored.command, stored.asked, stored.body, self.link)
        if (stored.number, stored.link) != (number, expected):
            raise Broken(CHANGED, f"entry {number} is not chained to the one before")
        try:
            entry = with_name(read_entry(stored.body), self.names.get(number))
            table.apply(entry, ahead)
        except Exception as error:
            raise Broken(UNREADABLE, described(error)) from None
        self.link = stored.link
        if isinstance(entry, Undone) or table.trace is not trace:
            self.rewound += 1


class Ledger(Reader):
    """A table that is awake: its log as far as it was read, its secrets, and which commands were carried out."""

    def __init__(self, code: str, store: Store, workers: Workers) -> None:
        super().__init__(code)
        self.store, self._workers = store, workers
        self.seals: Seals | None = None
        self.known_secret: tuple[int, bytes | None] = (0, None)  # of which deal
        self.woken_by: bytes | None = None  # the snapshot that spared reading what was before it, until that is checked
        self.asleep = asyncio.Event()  # once nobody needs it any more
        self._kept = 0  # the entry of the newest snapshot
        self._skipped = 0  # the entry up to which commands are to be looked up
        self._commands: dict[str, tuple[int, str | None]] = {}  # by id: the entry, and who asked for what

    async def wake(self) -> bool:
        """Read the log, from what was kept of it or else from its first entry; whether there is such a table."""
        key = await self.store.secret(self.table.code, KEY)
        self.seals = Seals(self.table.code, key) if key else None
        await self._skip()
        there = await self.catch_up()
        return there or self.table.number > 0

    async def catch_up(self) -> bool:
        """Read what others have appended; whether there was anything."""
        stored = await self.store.load(self.table.code, self.table.number)
        if any(lacks_name(entry.body) for entry in stored):
            self.names = await self.store.names(self.table.code)
        if stored and not self.table.number:
            await self._lay_board(stored[0].body)
        deal = started_deal([entry.body for entry in stored])
        secret = await self.store.secret(self.table.code, deal) if deal else None
        for begin in range(0, len(stored), READ_AT_ONCE):
            self.follow(stored[begin : begin + READ_AT_ONCE])
            if self.table.deal.number == deal:  # nobody is shown the match before
                self._learn(secret)
            await asyncio.sleep(0)
        await self.secret()
        return bool(stored)

    def follow(self, stored: Iterable[StoredEntry], ahead: Match | None = None) -> None:
        """Apply what is stored."""
        for entry in stored:
            self.apply(entry, ahead)
            if entry.command:
                self._commands[entry.command] = (entry.number, entry.asked)

    async def append(self, batch: Append, ahead: Match | None) -> None:
        """Store and apply."""
        with metrics.APPENDS.measured():
            await self.store.append(batch)
        self.names |= batch.names
        self.follow(batch.entries(self.link), ahead)
        if (deal := self.table.deal.number) in batch.secrets:
            self.known_secret = (deal, batch.secrets[deal])

    async def _lay_board(self, opening: str) -> None:
        """A board of people's own is read before the table is opened, so that the event loop need not read it."""
        try:
            opened = read_entry(opening)
            if isinstance(opened, Opened) and opened.board:
                self.table.own_board = await self._workers.boards.read(opened.game, opened.board)
        except BadBoard:
            return  # the table minds it, unless the rules have changed
        except Exception as error:
            raise Broken(UNREADABLE, described(error)) from None

    async def done(self, command: str) -> tuple[int | None, str | None]:
        """The entry of a command that is in the log, and the digest of who asked for what."""
        found = self._commands.get(command)
        if found is None and self._skipped:
            found = await self.store.command(self.table.code, command)
            found = found if found and found[0] <= self._skipped else None
        return found or (None, None)

    async def secret(self) -> bytes | None:
        """The secret of the deal, which must be the one that was promised."""
        deal = self.table.deal.number
        if self.known_secret[0] != deal:
            self._learn(await self.store.secret(self.table.code, deal))
        return self.known_secret[1]

    def _learn(self, secret: bytes | None) -> None:
        deal = self.table.deal
        promised = secret and secret_commitment(self.table.code, deal.number, self.table.version, secret)
        if promised != deal.commitment:
            raise Broken(OTHER_SECRET, f"deal {deal.number} has another secret than was promised")
        self.known_secret = (deal.number, secret)

    # --- snapshots

    async def _skip(self) -> None:
        """Stand where a snapshot says, if there is one that fits the log."""
        stored = await self.store.snapshot(self.table.code) if self.seals else None
        found = snapshots.read(stored, self.seals) if stored and self.seals else None
        if found is None or await self.store.link(self.table.code, found.state.number) != found.link:
            return
        try:
            reader = await self._reader_at(found)
        except StorageFault:
            raise
        except Exception as error:
            log.warning("table %s is read from its first entry: %s", self.table.code, described(error))
            return
        self.table, self.link, self.names = reader.table, reader.link, reader.names
        self.woken_by, self._skipped, self._kept = stored, self.table.number, self.table.number

    async def _reader_at(self, found: snapshots.Snapshot) -> Reader:
        [opening] = await self.store.load(self.table.code, most=1)
        await self._lay_board(opening.body)
        reader = Reader(self.table.code, self.table.own_board)
        reader.apply(opening)
        if found.made_by != snapshots.maker(reader.table.game):
            raise ValueError("another release has made its snapshot")
        reader.names, reader.link = await self.store.names(self.table.code), found.link
        snapshots.stand(reader.table, found, reader.names)
        return reader

    def snapshot(self, worth: int) -> bytes | None:
        """What is to be kept, if it would spare so much reading; nothing that was not checked."""
        if self.seals is None or self.woken_by or self.table.number < self._kept + worth:
            return None
        self._kept = self.table.number
        return snapshots.signed(snapshots.write(self.table, self.link), self.seals)
