"""One awake table: its commands pass in single file; check, append, commit, apply, then tell."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from macabre.bots import Sight
from macabre.bots.guest import BotFault
from macabre.bots.levels import is_ours
from macabre.errors import BadBoard
from macabre.luck import fingerprint, secret_commitment
from macabre.match import Match
from macabre.server import metrics
from macabre.server import protocol as p
from macabre.server.decide import Asker, Decision, Refusal, decide, miss_salts
from macabre.server.entries import (
    BotFailed,
    Doubted,
    Moved,
    Opened,
    Sat,
    Undone,
    lacks_name,
    read_entry,
    with_name,
    without_name,
    write_entry,
)
from macabre.server.faults import described
from macabre.server.filming import Filming
from macabre.server.guard import Credits
from macabre.server.guests import GuestSeat
from macabre.server.scenes import Showing, Watcher, timed
from macabre.server.seals import KEY, Seals
from macabre.server.seen import Marks
from macabre.server.senders import digest, digests
from macabre.server.table import PLAYING, PROMISING, SALTING, Table, phase_after
from macabre.server.workers import Workers
from macabre.storage import BEFORE_ALL, Append, Changed, Conflict, Gone, StorageFault, Store, StoredEntry, Unsure, link

SALT_SECONDS = 8.0
GESTURES, GESTURE_SECONDS = 20, 5.0  # of one seat in a while
WISHES, WISH_SECONDS = 20, 20.0  # that are listed for one seat
READ_AT_ONCE = 200  # entries, before other tables have a turn
ATTEMPTS, MOST_FAULTS, FAULT_SECONDS = 100, 4, 0.2
RETRY_SECONDS = 2.0  # until what happens by itself is tried again
GRACE_SECONDS = 30.0  # that somebody may be away before others may let a bot play for them
PRESENCE_SECONDS = 6.0  # how long another process is believed about who is there

UNREADABLE, CHANGED = "its log cannot be read", "its log is not the one that was written"
OTHER_SECRET = "the secret of its deal is not the one that was promised"
OTHER_COMMAND = "that id belongs to another command; choose a new one"
OTHER_KEY = "this table's log is not the one you saw: what this browser remembers of it was not sealed here"

log = logging.getLogger("macabre")

Held = Callable[[], Set[int]]  # the seats of who asks, as the log has them now


class Listener(Watcher, Protocol):
    """A connection that wants to know when the table has changed."""

    def wake(self) -> None:
        """The table has changed."""
        ...


class Broken(Refusal):
    """The table's log cannot be read, or is not what was written: nobody can play here, and no other table minds."""

    def __init__(self, why: str = UNREADABLE) -> None:
        super().__init__(f"this table is out of order: {why}; please make a new one")


class Deleted(Refusal):
    """There is no such table any more."""

    def __init__(self) -> None:
        super().__init__("this table was deleted")


class Busy(Refusal):
    """So many write at once that a command was never first."""

    def __init__(self) -> None:
        super().__init__("the table is too busy; try again")


class Unknown(Exception):
    """Nobody can say just now whether a command was stored: the same one may be sent again."""


@dataclass(frozen=True)
class Deed:
    """What is to be appended once under an id: who decides on it for which seats; a person's command with its keys."""

    id: str
    make: Callable[[Asker], Decision]
    held: Held = frozenset
    command: p.Command | None = None
    keys: Sequence[str] = ()


class Host:
    """Keeps one table in step with its log, for the connections of this process."""

    def __init__(self, code: str, store: Store, workers: Workers, paced: bool = False) -> None:
        self.store, self.workers, self.paced = store, workers, paced
        self.showing = Showing()
        self.table = Table(code)
        self.listeners: set[Listener] = set()
        self.rewound = 0  # changes whenever what was told before no longer counts
        self.fault: Broken | None = None
        self.is_deleted = False
        self.guests = 0  # connections and questions that need this host; the hall counts them
        self.announce: Callable[[Host], None] = lambda host: None
        self.filming: Filming | None = None
        self._announced: Set[int] = set()
        self._elsewhere: dict[str, tuple[float, Set[int]]] = {}  # process -> when it said so, and who is there
        self._shown_present: Set[int] = set()
        self._missed: dict[str | None, float] = {}  # people who are away, by their keys, and since when
        self._appending: set[asyncio.Task[int]] = set()
        self._lock = asyncio.Lock()
        self._names: dict[int, str] = {}  # of people, by the entries that seated them
        self._secret: tuple[int, bytes | None] = (0, None)
        self._link = BEFORE_ALL  # of the newest entry
        self._seals: Seals | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bot_seed = secrets.randbits(32)
        self._turned_at = time.monotonic()  # when the match last changed
        self._gestures = Credits(GESTURES, GESTURE_SECONDS)
        self.wishes = Credits(WISHES, WISH_SECONDS)

    # --- the log

    async def wake(self) -> bool:
        """Read the whole log, and what the first decision needs; whether there is such a table."""
        there = await self.catch_up()
        key = await self.store.secret(self.table.code, KEY)
        self._seals = Seals(self.table.code, key) if key else None
        if self.table.so_far:
            self.table.filmed = await self.store.filmed(self.table.so_far) or 0
        return there

    async def catch_up(self) -> bool:
        """Read what others have appended; whether there was anything."""
        if self.fault:
            raise self.fault
        if self.is_deleted:
            raise Deleted
        stored = await self.store.load(self.table.code, self.table.number)
        if any(lacks_name(entry.body) for entry in stored):
            self._names = await self.store.names(self.table.code)
        if stored and not self.table.number:
            await self._lay_board(stored[0].body)
        for begin in range(0, len(stored), READ_AT_ONCE):
            self._follow(stored[begin : begin + READ_AT_ONCE])
            await asyncio.sleep(0)
        await self._deal_secret()
        return bool(stored)

    async def _lay_board(self, opening: str) -> None:
        """A board of people's own is read before the table is opened, so that the event loop need not read it."""
        try:
            opened = read_entry(opening)
            if isinstance(opened, Opened) and opened.board:
                self.table.own_board = await self.workers.boards.read(opened.game, opened.board)
        except BadBoard:
            return  # the table minds it, unless the rules have changed
        except Exception as error:
            raise self._break(UNREADABLE, described(error)) from None

    @property
    def is_broken(self) -> bool:
        """Whether nobody can play here."""
        return self.fault is not None

    async def refresh(self) -> None:
        """Somebody else may have appended: catch up and tell."""
        before = self.table.number
        try:
            async with self._lock:
                await self.catch_up()
        finally:
            if self.table.number != before:
                self.changed()

    def _follow(self, stored: Iterable[StoredEntry], ahead: Match | None = None) -> None:
        """Apply what is stored, and begin to show what came of it."""
        table = self.table
        turned, trace, steps = table.turned, table.trace, len(table.match or ())
        for entry in stored:
            self._apply(entry, ahead)
        if table.turned != turned:
            self._turned_at = time.monotonic()
            self._begin_showing(steps if table.trace is trace else 0)

    def _apply(self, stored: StoredEntry, ahead: Match | None) -> None:
        """The next entry, which must be chained to the one before."""
        trace = self.table.trace
        number = self.table.number + 1
        expected = link(self.table.code, number, stored.command, stored.asked, stored.body, self._link)
        if (stored.number, stored.link) != (number, expected):
            raise self._break(CHANGED, f"entry {number} is not chained to the one before")
        try:
            entry = with_name(read_entry(stored.body), self._names.get(number))
            self.table.apply(entry, stored.command, stored.asked, ahead)
        except Exception as error:
            raise self._break(UNREADABLE, described(error)) from None
        self._link = stored.link
        if isinstance(entry, Undone) or self.table.trace is not trace:
            self.rewound += 1

    def _begin_showing(self, since: int) -> None:
        """What came of an entry is shown to those who are here; until then no clock runs."""
        if self.paced and self.listeners and self.table.match:
            told = self.table.match.told("spectator", self.table.names, since)
            self.showing.begin(timed(self.table.game, told, self.table.names))
            self._turned_at += self.showing.seconds

    def _break(self, why: str, details: str) -> Broken:
        """From here on nothing is right at this table; those who are here are told."""
        self.fault = Broken(why)
        log.error("table %s is out of order: %s", self.table.code, details)
        for listener in list(self.listeners):
            listener.wake()
        return self.fault

    def delete(self) -> None:
        """Somebody has deleted the table; those who are here are told."""
        self.is_deleted = True
        self.close()
        for listener in list(self.listeners):
            listener.wake()

    async def carry_out(self, command: p.Command, held: Held, keys: Sequence[str] = ()) -> int:
        """Do a command once; the number of its entry. Refusal if it cannot be done.

        `keys` are the hashes of the seats' keys that its sender knows: an id is theirs alone.
        """
        return await self._append(Deed(command.id, lambda asker: self._decide(command, asker), held, command, keys))

    def _decide(self, command: p.Command, asker: Asker) -> Decision:
        """Gestures are counted here, where those that are stored already no longer come: resending is harmless."""
        decision = decide(self.table, command, asker)
        if isinstance(command, p.Emote) and not self._gestures.spend(str(command.seat)):
            raise Refusal("not so many gestures at once")
        return decision

    async def _append(self, deed: Deed) -> int:
        """Append and tell; whoever asked may go meanwhile, what is stored is told all the same."""
        work = asyncio.create_task(self._append_and_tell(deed))
        self._appending.add(work)
        work.add_done_callback(self._appended)
        return await asyncio.shield(work)

    def _appended(self, work: asyncio.Task[int]) -> None:
        self._appending.discard(work)
        if not work.cancelled():
            work.exception()  # whoever asked may be gone; then nobody else looks at it

    async def _append_and_tell(self, deed: Deed) -> int:
        before = self.table.number
        try:
            async with self._lock:
                return await self._append_in_turn(deed)
        finally:
            if self.table.number != before:
                self.changed()

    async def _append_in_turn(self, deed: Deed) -> int:
        """Whenever the log may have moved on, or it is not known whether a commit went through, read and check anew."""
        faults, unsure = 0, False
        for attempt in range(ATTEMPTS):
            try:
                if attempt:
                    await self.catch_up()
                if (number := self._done(deed)) is not None:
                    return number
                return await self._append_once(deed)
            except Conflict:
                continue
            except Gone:
                self.delete()
                raise Deleted from None
            except Changed:
                raise self._break(CHANGED, "its newest entry is not the one that was read") from None
            except (Broken, Deleted):
                raise
            except Refusal:
                if not await self.catch_up():
                    raise
            except StorageFault as error:
                metrics.FAULTS.add()
                faults, unsure = faults + 1, unsure or isinstance(error, Unsure)
                if faults == MOST_FAULTS:
                    if (number := await self._find(deed, unsure)) is None:
                        raise
                    return number
                await asyncio.sleep(FAULT_SECONDS * faults)
        raise Busy

    def _done(self, deed: Deed) -> int | None:
        """The number of a command that is in the log; Refusal if the id there is another's, or means something else."""
        number, asked = self.table.commands.get(deed.id, (None, None))
        if asked and deed.command and asked not in digests(deed.command, deed.keys):
            raise Refusal(OTHER_COMMAND)
        return number

    async def _find(self, deed: Deed, unsure: bool) -> int | None:
        """The number of a command whose storing failed, if it is in the log all the same."""
        try:
            await self.catch_up()
        except StorageFault as error:
            raise Unknown from error
        number = self._done(deed)
        if number is None and unsure:
            raise Unknown
        return number

    async def _append_once(self, deed: Deed) -> int:
        decision = deed.make(Asker(deed.held(), self.present(), await self._deal_secret(), self.late(), self.gone()))
        batch = self._batch(deed, decision)
        with metrics.APPENDS.measured():
            await self.store.append(batch)
        metrics.MOVES.add(times=sum(isinstance(entry, Moved) for entry in decision.entries))
        self._names |= batch.names
        self._follow(batch.entries(self._link), decision.ahead)
        if self.table.deal.number in decision.secrets:
            self._secret = (self.table.deal.number, decision.secrets[self.table.deal.number])
        self._film(decision)
        return batch.after + 1

    def _film(self, decision: Decision) -> None:
        if self.filming and decision.match:
            self.filming.end(self.table, decision.match)
        elif self.filming:
            self.filming.follow(self.table)

    def _batch(self, deed: Deed, decision: Decision) -> Append:
        """What is stored of a decision: entries without names, the names apart, and what the log comes to."""
        after, entries = self.table.number, decision.entries
        return Append(
            self.table.code,
            after,
            [write_entry(without_name(entry)) for entry in entries],
            deed.id,
            decision.secrets,
            decision.match,
            phase=phase_after(self.table, entries),
            names={after + index: entry.name for index, entry in enumerate(entries, 1) if isinstance(entry, Sat)},
            erased=decision.erased,
            asked=digest(self.table, deed.command, deed.keys) if deed.command else None,
            link=self._link,
        )

    async def settled(self) -> None:
        """Until nothing is being appended any more."""
        while self._appending:
            await asyncio.wait(self._appending)

    async def _deal_secret(self) -> bytes | None:
        """The secret of the deal, which must be the one that was promised."""
        deal = self.table.deal
        if self._secret[0] != deal.number:
            secret = await self.store.secret(self.table.code, deal.number)
            promised = secret and secret_commitment(self.table.code, deal.number, self.table.version, secret)
            if promised != deal.commitment:
                raise self._break(OTHER_SECRET, f"deal {deal.number} has another secret than was promised")
            self._secret = (deal.number, secret)
        return self._secret[1]

    # --- whether it is the log that was told

    def marks(self) -> Marks:
        """What this log and this match are known by."""
        table, (deal, secret) = self.table, self._secret
        seal = self._seals.seal(table.number, self._link) if self._seals else None
        if table.trace is None or secret is None or deal != table.deal.number:
            return Marks(seal)
        digits = fingerprint(secret, table.code, deal, table.trace)
        return Marks(seal, p.Fingerprint(table.trace.count, digits))

    async def compare(self, saw: p.Saw) -> str | None:
        """Why this is not the log that a browser saw, in a sentence, if it is not; who proves that marks the table."""
        if self._seals is None or not self._seals.is_ours(saw.number, saw.seal):
            return OTHER_KEY
        if saw.number > self.table.number:
            await self.refresh()
        if not await self._has(self._seals, saw):
            await self._mark(saw.number)
            return self.table.doubt
        return None

    async def _has(self, seals: Seals, saw: p.Saw) -> bool:
        number, newest = self.table.number, self._link
        there = newest if saw.number == number else await self.store.link(self.table.code, saw.number)
        return there is not None and seals.seal(saw.number, there) == saw.seal

    async def _mark(self, number: int) -> None:
        """It is written down that this log was once another; nothing more is played over it."""

        def make(asker: Asker) -> Decision:
            if self.table.doubt:
                raise Refusal(self.table.doubt)
            return Decision([Doubted(number, self.table.number)])

        with suppress(Refusal):
            await self._append(Deed(f"doubt:{number}", make))

    # --- telling

    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for listener in self.listeners for seat in listener.held}

    def present(self) -> set[int]:
        """The seats whose people are here, or at another process that said so lately."""
        lately = time.monotonic() - PRESENCE_SECONDS
        return self.here().union(*(seats for said, seats in self._elsewhere.values() if said > lately))

    def away(self) -> dict[int, int]:
        """The seats of people who are away, and in how many seconds others may let a bot play for each.

        The time begins when this process first misses somebody: it may hear of them later than others, never too soon.
        """
        now, seats = time.monotonic(), self.table.seats
        absent = [seat for seat in self.table.persons if seat not in self.present()]
        self._missed = {seats[seat].token: self._missed.get(seats[seat].token, now) for seat in absent}
        return {seat: max(0, math.ceil(self._missed[seats[seat].token] + GRACE_SECONDS - now)) for seat in absent}

    def gone(self) -> set[int]:
        """The seats whose people have been away for so long that a bot may play for them."""
        return {seat for seat, seconds in self.away().items() if not seconds}

    def hear(self, process: str, seats: Set[int]) -> None:
        """Another process says who is there."""
        self._elsewhere[process] = (time.monotonic(), seats)
        self.check_presence()

    def check_presence(self) -> None:
        """Somebody may have come or gone elsewhere."""
        if self.present() != self._shown_present or self.here() != self._announced:
            self.changed()

    def changed(self) -> None:
        """Tell everybody, and see to bots and clocks."""
        for listener in list(self.listeners):
            listener.wake()
        self._shown_present = self.present()
        if self.here() != self._announced:
            self._announced = self.here()
            self.announce(self)
        self._see_to_the_rest()

    def arrive(self, listener: Listener) -> None:
        """Somebody listens; the others are told only if that is news to them."""
        self.listeners.add(listener)
        listener.wake()
        self.check_presence()
        self._see_to_the_rest()

    def depart(self, listener: Listener) -> None:
        """Somebody no longer listens."""
        self.listeners.discard(listener)
        self.check_presence()

    def _see_to_the_rest(self) -> None:
        is_played = not self.is_broken and not self.is_deleted and not self.table.doubt and not self.table.outdated
        if self.guests and is_played:
            self._set_salt_clock()
            self._set_clock()
            self._set_grace()
            self._wake_bots()

    # --- what happens by itself

    def _once(self, key: str, work: Callable[[], asyncio.Task[None]]) -> None:
        if key not in self._tasks:
            task = self._tasks[key] = work()
            task.add_done_callback(lambda done: self._tasks.get(key) is done and self._tasks.pop(key))

    # --- the clock, where people want one

    def seconds_left(self) -> int | None:
        """For whoever must act; None if nobody is hurried. A table that wakes gives the whole time again."""
        if self.table.clock is None or self.table.phase != PLAYING or self.table.outdated:
            return None
        return max(0, math.ceil(self.table.clock - max(0.0, time.monotonic() - self._turned_at)))

    def late(self) -> set[int]:
        """The seats whose time is up."""
        return set(self.table.match.to_act) if self.table.match and self.seconds_left() == 0 else set()

    def _set_clock(self) -> None:
        if self.seconds_left():
            self._once("clock", lambda: asyncio.create_task(self._ring()))

    async def _ring(self) -> None:
        """Time is up: those who are here are told, and choose."""
        while left := self.seconds_left():
            await asyncio.sleep(left)
        for listener in list(self.listeners):
            listener.wake()

    # --- patience with those who are away

    def _set_grace(self) -> None:
        if any(self.away().values()):
            self._once("grace", lambda: asyncio.create_task(self._end_grace()))

    async def _end_grace(self) -> None:
        """When a bot may play for somebody who is away, those who are here are told."""
        while waits := [seconds for seconds in self.away().values() if seconds]:
            await asyncio.sleep(min(waits))
            for listener in list(self.listeners):
                listener.wake()

    def _set_salt_clock(self) -> None:
        if self.table.phase in (PROMISING, SALTING):
            key = f"{self.table.phase} {self.table.deal.number}"
            self._once(key, lambda: asyncio.create_task(self._end_salting(key)))

    async def _end_salting(self, key: str) -> None:
        """Nobody waits for ever for a browser that is gone."""
        if self.table.deal.salting:
            await asyncio.sleep(SALT_SECONDS)
        await self._persist(lambda: self._miss_salts(key))

    async def _miss_salts(self, key: str) -> None:
        table = self.table
        if key == f"{table.phase} {table.deal.number}":
            await self._append(Deed(f"clock:{key}", lambda asker: miss_salts(self.table, asker)))

    def _wake_bots(self) -> None:
        match = self.table.match
        if self.table.phase != PLAYING or match is None or not self.listeners:
            return
        for seat in match.to_act:
            bot = self.table.seats[seat].player
            if bot:
                number = self.table.turned
                self._once(f"bot {seat} {bot} {number}", lambda s=seat, b=bot, n=number: self._bot_task(s, b, n))  # type: ignore[misc]

    def _bot_task(self, seat: int, bot: str, number: int) -> asyncio.Task[None]:
        return asyncio.create_task(self._persist(lambda: self._let_bot_move(seat, bot, number)))

    async def _let_bot_move(self, seat: int, bot: str, number: int) -> None:
        """Look, think elsewhere, move; all processes that think at once send the same command id."""
        match = self.table.match
        if match is None or not self._is_for_bot(seat, bot, number):
            return
        sight = Sight.of(match, seat)
        own = match.board is not self.table.game.default_board
        pause, shown = asyncio.sleep(self.workers.pause_of(bot)), self.showing.end(number, lambda: self.listeners)
        thinking = self._think(sight, own, bot)
        try:
            text, _, _ = await asyncio.gather(thinking, pause, shown)
        except BotFault as fault:
            await self._stand_in(seat, bot, number, fault)
            return
        play = p.Play(id=f"bot:{number}:{seat}", seat=seat, move=text)

        def make(asker: Asker) -> Decision:
            if not self._is_for_bot(seat, bot, number):  # whoever wrote meanwhile, also at another process
                raise Refusal("the bot has thought about something else")
            return decide(self.table, play, asker)

        await self._append(Deed(play.id, make, lambda: {seat}))

    async def _think(self, sight: Sight, own_board: bool, bot: str) -> str:
        if is_ours(bot):
            return await self.workers.choose(sight, own_board, bot, self._bot_seed)
        place = GuestSeat(self.table.code, self.table.deal.number, sight.seat, bot)
        return await self.workers.guests.choose(place, sight, self._bot_seed)

    async def _stand_in(self, seat: int, bot: str, number: int, fault: BotFault) -> None:
        """A bot from outside cannot play on: another does, and all are told. What it saw is told to nobody."""
        log.warning("table %s: the bot %s %s", self.table.code, bot, fault)

        def make(asker: Asker) -> Decision:
            if not self._is_for_bot(seat, bot, number):
                raise Refusal("the bot has thought about something else")
            return Decision([BotFailed(seat, fault.why)])

        await self._append(Deed(f"bot-failed:{number}:{seat}", make))

    def _is_for_bot(self, seat: int, bot: str, number: int) -> bool:
        return self.table.turned == number and self.table.seats[seat].player == bot

    async def _persist(self, work: Callable[[], Awaitable[None]]) -> None:
        """Nobody asked for it, so nobody asks again: try until it is done, or refused."""
        while True:
            try:
                await work()
                return
            except Refusal as refusal:
                if not isinstance(refusal, Busy):
                    return
            except Exception as error:
                log.warning("table %s: %s", self.table.code, described(error))
            await asyncio.sleep(RETRY_SECONDS)

    def close(self) -> None:
        """Nothing happens by itself any more; whoever comes back sets it going again."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks = {}
        self.workers.guests.leave(lambda place: place.code == self.table.code)
