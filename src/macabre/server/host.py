"""One awake table: its commands pass in single file; check, append, commit, apply, then tell."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Protocol

from macabre.language import Saying, sayings
from macabre.luck import fingerprint
from macabre.match import Match
from macabre.server import metrics
from macabre.server import protocol as p
from macabre.server.audit import Auditor, happens_within
from macabre.server.clockwork import RETRY_SECONDS, Clockwork
from macabre.server.decide import Asker, Decision, Refusal, decide
from macabre.server.deeds import Busy, Deed, Deleted, Held, Unknown
from macabre.server.entries import Doubted, Moved, Sat, without_name, write_entry
from macabre.server.faults import described
from macabre.server.filming import Filming
from macabre.server.guard import Credits
from macabre.server.ledger import CHANGED, Broken, Ledger
from macabre.server.pauses import BetweenRounds
from macabre.server.presence import Guest, Presence
from macabre.server.scenes import Showing, Watcher, ends_round, seconds_of
from macabre.server.seals import Seals
from macabre.server.seen import Marks
from macabre.server.senders import digest, digests
from macabre.server.sights import Now, Sights
from macabre.server.table import Table, phase_after
from macabre.server.workers import Workers
from macabre.storage import Append, Changed, Conflict, Gone, StorageFault, Store, Unsure

GESTURES, GESTURE_SECONDS = 20, 5.0  # of one seat in a while
WISHES, WISH_SECONDS = 20, 20.0  # that are listed for one seat
ATTEMPTS, MOST_FAULTS, FAULT_SECONDS = 100, 4, 0.2
KEEP_EVERY = 500  # entries, after which what the log comes to is kept, so that it need not all be read again

_say = sayings()

OTHER_KEY, OTHER_COMMAND = _say("refuse-other-key"), _say("refuse-other-command")
FULL, NEARLY_FULL = _say("refuse-full"), _say("refuse-nearly-full")

log = logging.getLogger("macabre")


class Listener(Watcher, Guest, Protocol):
    """A connection that wants to know when the table has changed."""

    only_watches: bool  # whether bots wait for somebody else

    def wake(self) -> None:
        """The table has changed."""
        ...


@dataclass(frozen=True)
class House:
    """What the tables of a process share."""

    store: Store
    workers: Workers
    filming: Filming
    auditor: Auditor
    paced: bool  # whether what happens is shown slowly
    most_entries: int  # of one log
    announce: Callable[[Host], None]  # says to other processes who is here
    keep: Callable[[Host, int], None]  # stores a snapshot, if that saves reading this many entries


class Host:
    """Keeps one table in step with its log, for the connections of this process."""

    def __init__(self, code: str, house: House) -> None:
        self.house, self.store, self.workers = house, house.store, house.workers
        self.showing, self.pause = Showing(), BetweenRounds()
        self.log = Ledger(code, house.store, house.workers)
        self.listeners: dict[Listener, None] = {}  # in the order in which they came
        self.presence = Presence(lambda: self.table, self.listeners)
        self.clockwork = Clockwork(self)
        self.sights = Sights(lambda: self.table, self.marks, house.paced)
        self.fault: Broken | None = None
        self.is_deleted = False
        self.guests = 0  # connections and questions that need this host; the hall counts them
        self._announced: Mapping[int, int] = {}
        self._shown: Mapping[int, int] = {}
        self._appending: set[asyncio.Task[int]] = set()
        self._auditing: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._gestures = Credits(GESTURES, GESTURE_SECONDS)
        self.wishes = Credits(WISHES, WISH_SECONDS)

    @property
    def table(self) -> Table:
        """As far as its log was read."""
        return self.log.table

    @property
    def is_lost(self) -> bool:
        """Whether nobody can play here."""
        return self.fault is not None or self.is_deleted

    # --- the log

    async def wake(self) -> bool:
        """Read the log, and what the first decision needs; whether there is such a table."""
        with self._minding():
            there = await self.log.wake()
        if self.table.so_far:
            self.table.filmed = await self.store.filmed(self.table.so_far) or 0
        if self.log.woken_by:
            self._auditing = asyncio.create_task(self._audit())
        self._pause_again()
        return there

    def _pause_again(self) -> None:
        """Where nobody has moved since the end of a round, people still want their moment."""
        if self.house.paced and self.table.match and self._is_between_rounds(self.table.match):
            self.pause.begin(self.table.turned)

    def _is_between_rounds(self, match: Match) -> bool:
        """Whether the last move has ended a round, but not the match."""
        *_, last, _ = [0, *match.decision_points()]
        return not match.finished and ends_round(self.table.game, match.heard("spectator", last))

    async def _audit(self) -> None:
        """Check what was not read."""
        while self.log.woken_by and not self.is_lost and not self.log.asleep.is_set():
            try:
                await self.house.auditor.check(self.log)
            except Broken as broken:
                self._break(broken)
            except StorageFault as fault:
                log.warning("table %s cannot be checked: %s", self.table.code, described(fault))
                await happens_within(self.log.asleep, RETRY_SECONDS)

    async def catch_up(self) -> bool:
        """Read what others have appended; whether there was anything."""
        self._check_order()
        with self._minding():
            return await self.log.catch_up()

    def _check_order(self) -> None:
        if self.fault:
            raise self.fault
        if self.is_deleted:
            raise Deleted

    async def refresh(self) -> None:
        """Somebody else may have appended: catch up and tell."""
        with self._telling():
            async with self._lock:
                await self.catch_up()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Whatever comes of it, those who are here are told if the log has grown."""
        before = self.table.number
        try:
            yield
        finally:
            if self.table.number != before:
                self.changed()

    @contextmanager
    def _minding(self) -> Iterator[None]:
        """What is read meanwhile is shown; if it is not what was written, nothing is right at this table any more."""
        turned, trace, steps = self.table.turned, self.table.trace, len(self.table.match or ())
        try:
            yield
        except Broken as broken:
            self._break(broken)
            raise
        finally:
            if self.table.turned != turned:
                self._begin_showing(steps if self.table.trace is trace else 0)

    def _begin_showing(self, since: int) -> None:
        """What came of an entry is shown to those who are here; until then no clock runs."""
        match, game = self.table.match, self.table.game
        self.clockwork.turn()
        self.pause.end()
        if self.house.paced and self.listeners and match:
            events = match.heard("spectator", since)
            self.showing.begin(seconds_of(game, events))
            self.clockwork.turn(self.showing.seconds)
            if since and ends_round(game, events) and self._is_between_rounds(match):
                self.pause.begin(self.table.turned)  # else the next round has begun elsewhere

    def _break(self, broken: Broken) -> None:
        """From here on nothing is right at this table; those who are here are told."""
        self.fault = broken
        log.error("table %s is out of order: %s", self.table.code, broken.details)
        self.tell()

    def delete(self) -> None:
        """Somebody has deleted the table; those who are here are told."""
        self.is_deleted = True
        self.close()
        self.tell()

    # --- commands

    async def carry_out(self, command: p.Command, held: Held, keys: Sequence[str] = ()) -> int:
        """Do a command once; the number of its entry. Refusal if it cannot be done.

        `keys` are the hashes of the seats' keys that its sender knows: an id is theirs alone.
        """
        return await self.append(Deed(command.id, lambda asker: self._decide(command, asker), held, command, keys))

    def _decide(self, command: p.Command, asker: Asker) -> Decision:
        """Gestures are counted here, where those that are stored already no longer come: resending is harmless."""
        decision = decide(self.table, command, asker)
        self.check_room(command)
        if isinstance(command, p.Emote) and not self._gestures.spend(str(command.seat)):
            raise Refusal(_say("refuse-many-gestures"))
        return decision

    def check_room(self, command: p.Command | None = None) -> None:
        """A log has an end: gestures stop first, and to the very last you can have your name erased."""
        if self.table.number >= self.house.most_entries and not isinstance(command, p.Erase):
            raise Refusal(FULL)
        if self.table.number >= self.house.most_entries // 2 and isinstance(command, p.Emote):
            raise Refusal(NEARLY_FULL)

    async def append(self, deed: Deed) -> int:
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
        with self._telling():
            async with self._lock:
                return await self._append_in_turn(deed)

    async def _append_in_turn(self, deed: Deed) -> int:
        """Append; after a conflict or an uncertain commit, read the log again and check once more."""
        faults, unsure = 0, False
        for attempt in range(ATTEMPTS):
            try:
                if attempt:
                    await self.catch_up()
                if (number := await self._attempt(deed)) is not None:
                    await self._film_end(faults)
                    return number
            except Gone:
                self.delete()
                raise Deleted from None
            except StorageFault as error:
                metrics.FAULTS.add()
                faults, unsure = faults + 1, unsure or isinstance(error, Unsure)
                if faults == MOST_FAULTS:
                    if (number := await self._find(deed, unsure)) is None:
                        raise
                    await self._film_end(faults)
                    return number
                await asyncio.sleep(FAULT_SECONDS * faults)
        raise Busy

    async def _attempt(self, deed: Deed) -> int | None:
        """The number of a deed that is done, now or before; None if the log has moved on, and it must be checked again.

        A refusal is given by the newest entry: also by those that were sent to be committed, and are not there yet.
        """
        try:
            number = await self._done(deed)
            return await self._append_once(deed) if number is None else number
        except Conflict:
            return None
        except (Broken, Deleted):
            raise
        except Refusal:
            await self.store.settle(self.table.code)
            if not await self.catch_up():
                raise
            return None

    async def _done(self, deed: Deed) -> int | None:
        """The number of a command that is in the log; Refusal if the id there is another's, or means something else."""
        number, asked = await self.log.done(deed.id)
        if asked and deed.command and asked not in digests(deed.command, deed.keys):
            raise Refusal(OTHER_COMMAND)
        return number

    async def _find(self, deed: Deed, unsure: bool) -> int | None:
        """The number of a command whose storing failed, if it is in the log all the same."""
        try:
            await self.catch_up()
            number = await self._done(deed)
        except StorageFault as error:
            raise Unknown from error
        if number is None and unsure:
            raise Unknown
        return number

    async def _film_end(self, faults: int) -> None:
        """A command may have been stored by a commit of which nobody heard: if a match ended with it, it is filmed."""
        ended = self.table.finished_match
        if faults and ended and (stored := await self.store.match(ended)):
            self.house.filming.end(self.table, (ended, stored[0], stored[1]))

    async def _append_once(self, deed: Deed) -> int:
        self._check_order()
        presence, late = self.presence, self.clockwork.late()
        with self._minding():
            secret = await self.log.secret()
            decision = deed.make(Asker(deed.held(), presence.present(), secret, late, presence.gone()))
            batch = self._batch(deed, decision)
            try:
                await self.log.append(batch, decision.ahead)
            except Changed:
                raise Broken(CHANGED, "its newest entry is not the one that was read") from None
        metrics.MOVES.add(times=sum(isinstance(entry, Moved) for entry in decision.entries))
        self._keep(decision)
        return batch.after + 1

    def _keep(self, decision: Decision) -> None:
        """What a table comes to, for those who come later."""
        if decision.match:
            self.house.filming.end(self.table, decision.match)
        else:
            self.house.filming.follow(self.table)
        self.house.keep(self, KEEP_EVERY)

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
            link=self.log.link,
        )

    async def settled(self) -> None:
        """Until nothing is being appended any more."""
        while self._appending:
            await asyncio.wait(self._appending)

    # --- whether it is the log that was told

    def marks(self) -> Marks:
        """What this log and this match are known by."""
        table, (deal, secret), seals = self.table, self.log.known_secret, self.log.seals
        seal = seals.seal(table.number, self.log.link) if seals else None
        if table.trace is None or secret is None or deal != table.deal.number:
            return Marks(seal)
        digits = fingerprint(secret, table.code, deal, table.trace)
        return Marks(seal, p.Fingerprint(table.trace.count, digits))

    async def compare(self, saw: p.Saw) -> Saying | None:
        """Why this is not the log that a browser saw, in a sentence, if it is not; who proves that marks the table."""
        seals = self.log.seals
        if seals is None or not seals.is_ours(saw.number, saw.seal):
            return OTHER_KEY
        if saw.number > self.table.number:
            await self.refresh()
        if not await self._has(seals, saw):
            await self._mark(saw.number)
            return self.table.doubt
        return None

    async def _has(self, seals: Seals, saw: p.Saw) -> bool:
        number, newest = self.table.number, self.log.link
        there = newest if saw.number == number else await self.store.link(self.table.code, saw.number)
        return there is not None and seals.seal(saw.number, there) == saw.seal

    async def _mark(self, number: int) -> None:
        """It is written down that this log was once another; nothing more is played over it."""

        def make(asker: Asker) -> Decision:
            if self.table.doubt:
                raise Refusal(self.table.doubt)
            return Decision([Doubted(number, self.table.number)])

        with suppress(Refusal):
            await self.append(Deed(f"doubt:{number}", make))

    # --- telling

    def now(self) -> Now:
        """What everybody's sight depends on at this moment."""
        presence, left = self.presence, self.clockwork.seconds_left()
        number, rewound, filmed = self.table.number, self.log.rewound, self.table.filmed
        return Now(number, rewound, filmed, presence.present(), left, presence.away(), self.pause.told(self._awaited()))

    def _awaited(self) -> list[int]:
        """The people who have not said yet that they want the next round, if there is a pause."""
        if not self.pause.number:
            return []
        ready = self.presence.ready()
        return [seat for seat in self.table.people if ready.get(seat, 0) < self.pause.number]

    def _mind_pause(self) -> None:
        """The next round begins when all people are ready; whoever is the first need not wait long for the others."""
        awaited = self._awaited()
        if self.pause.number and not awaited:
            self._end_pause()
        elif len(awaited) < len(self.table.people):
            self.pause.hurry()

    def _end_pause(self) -> None:
        self.pause.end()
        self.clockwork.turn()

    def go_on(self) -> None:
        """The next round begins, whoever is not ready."""
        self._end_pause()
        self.changed()

    def tell(self) -> None:
        """Tell those who are here that there is something new to see."""
        for listener in list(self.listeners):
            listener.wake()

    def hear(self, process: str, seats: Mapping[int, int]) -> None:
        """Another process says who is there."""
        self.presence.hear(process, seats)
        self.check_presence()

    def check_presence(self) -> None:
        """Somebody may have come or gone elsewhere, or be ready now."""
        if self.presence.ready() != self._shown or self.presence.here() != self._announced:
            self.changed()

    def changed(self) -> None:
        """Tell everybody, and see to bots and clocks."""
        self._mind_pause()
        self.tell()
        self._shown, here = self.presence.ready(), self.presence.here()
        if here != self._announced:
            self._announced = here
            self.house.announce(self)
        self._wind()

    def arrive(self, listener: Listener) -> None:
        """Somebody listens; the others are told only if that is news to them."""
        self.listeners[listener] = None
        listener.wake()
        self.check_presence()
        self._wind()

    def depart(self, listener: Listener) -> None:
        """Somebody no longer listens."""
        self.listeners.pop(listener, None)
        self.check_presence()

    def _wind(self) -> None:
        if self.guests and not self.is_lost and not self.table.doubt and not self.table.outdated:
            self.clockwork.wind()

    def close(self) -> None:
        """Nothing happens by itself any more; whoever comes back sets it going again."""
        self.clockwork.stop()

    async def fall_asleep(self) -> None:
        """Nobody needs this host any more; a question to the database that is under way is answered first."""
        self.log.asleep.set()
        if self._auditing:
            await asyncio.wait([self._auditing])
