"""Faults that are put into the real server, one at a time: each must be found by some world."""

import asyncio
from dataclasses import replace

from macabre.server import hall, host, ledger, snapshots, socket
from macabre.server.hall import Hall
from macabre.server.host import Host
from macabre.server.ledger import Ledger, Reader
from macabre.storage import Conflict, StorageFault, Store, store

FAULTS = []


def plants(fault):
    FAULTS.append(fault)
    return fault


# --- what is stored, and when


@plants
def acknowledged_before_it_is_committed(patch):
    append = Store.append

    async def hasty(self, batch):
        work = asyncio.create_task(append(self, batch))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())

    patch(Store, "append", hasty)


@plants
def a_failed_group_is_acknowledged(patch):
    settle = store._settle
    patch(store, "_settle", lambda group, faults: settle(group, {}))


@plants
def a_lost_commit_is_acknowledged(patch):
    alone = Store._append_alone

    async def trusting(self, batch):
        try:
            await alone(self, batch)
        except StorageFault:
            return

    patch(Store, "_append_alone", trusting)


@plants
def told_before_it_is_stored(patch):
    async def hasty(self, batch, ahead):
        self.names |= batch.names
        self.follow(batch.entries(self.link), ahead)
        if (deal := self.table.deal.number) in batch.secrets:
            self.known_secret = (deal, batch.secrets[deal])
        await self.store.append(batch)

    patch(Ledger, "append", hasty)


@plants
def somebody_elses_entry_is_taken_for_ones_own(patch):
    append = Ledger.append

    async def blind(self, batch, ahead):
        try:
            await append(self, batch, ahead)
        except Conflict:
            self.follow(batch.entries(self.link), ahead)

    patch(Ledger, "append", blind)


@plants
def a_match_is_not_stored_with_its_last_move(patch):
    batch = Host._batch
    patch(Host, "_batch", lambda self, deed, decision: replace(batch(self, deed, decision), match=None))


@plants
def secrets_are_stored_later(patch):
    batch = Host._batch
    patch(Host, "_batch", lambda self, deed, decision: replace(batch(self, deed, decision), secrets={}))


# --- once, and in single file


@plants
def a_dedupe_is_forgotten(patch):
    async def forgetful(self, command):
        return None, None

    patch(Ledger, "done", forgetful)


@plants
def commands_from_before_a_snapshot_are_forgotten(patch):
    async def forgetful(self, command):
        return self._commands.get(command) or (None, None)

    patch(Ledger, "done", forgetful)


@plants
def carried_out_again_under_another_id(patch):
    batch, tries = Host._batch, {}

    def restless(self, deed, decision):
        tries[self, deed.id] = tries.get((self, deed.id), 0) + 1
        more = "again" * (tries[self, deed.id] > 1 and not deed.id.startswith(("bot", "clock")))
        return replace(batch(self, deed, decision), command=f"{deed.id}{more}")

    patch(Host, "_batch", restless)


@plants
def two_commands_at_once(patch):
    async def unguarded(self, deed):
        with self._telling():
            return await self._append_in_turn(deed)

    patch(Host, "_append_and_tell", unguarded)


@plants
def a_decision_that_is_not_made_anew(patch):
    """An undo and a move at once: whoever comes second appends what was right before the first."""
    append = Host.append

    async def stubborn(self, deed):
        made = []

        def once(asker):
            made[:] = made or [deed.make(asker)]
            return made[0]

        return await append(self, replace(deed, make=once))

    patch(Host, "append", stubborn)


@plants
def a_command_is_looked_up_only_after_a_fault(patch):
    """Whoever sends it again is refused what is done."""
    original = Host._append_in_turn

    async def hasty(self, deed):
        try:
            return await self._append_once(deed)
        except (Conflict, StorageFault):
            return await original(self, deed)

    patch(Host, "_append_in_turn", hasty)


@plants
def the_number_of_the_last_entry_is_acknowledged(patch):
    original = Host._append_once

    async def wrong(self, deed):
        await original(self, deed)
        return self.table.number

    patch(Host, "_append_once", wrong)


@plants
def two_hosts_of_one_table(patch):
    async def careless(self, code):
        made = host.Host(code, self._house)
        if await made.wake():
            self.hosts[code] = made
            return made
        return None

    patch(Hall, "_wake", careless)


@plants
def guests_are_counted_wrong(patch):
    leave = Hall.leave

    def twice(self, left):
        left.guests = max(1, left.guests - 1)
        leave(self, left)

    patch(Hall, "leave", twice)
    patch(hall, "MOST_RESTING", 0)


# --- who is told


@plants
def what_others_append_is_not_told(patch):
    async def silent(self):
        async with self._lock:
            await self.catch_up()

    patch(Host, "refresh", silent)


@plants
def nobody_looks_again(patch):
    """A nudge may be lost."""

    async def never(self):
        return

    patch(Hall, "look", never)


@plants
def only_who_came_first_is_told(patch):
    def tell(self):
        for listener in list(self.listeners)[:1]:
            listener.wake()

    patch(Host, "tell", tell)


@plants
def one_table_is_asked_for_and_the_others_are_taken_for_deleted(patch):
    newest = Store.newest
    patch(Store, "newest", lambda self, codes: newest(self, list(codes)[:1]))


# --- what is read


@plants
def a_log_is_read_from_one_too_early(patch):
    load = Store.load
    patch(Store, "load", lambda self, code, after=0, most=None: load(self, code, max(0, after - 1), most))


@plants
def names_are_not_read_again(patch):
    patch(ledger, "lacks_name", lambda body: False)


@plants
def a_snapshot_that_forgets_the_salts(patch):
    stand = snapshots.stand

    def forgetful(table, *more):
        stand(table, *more)
        table.deal.promised = {}

    patch(snapshots, "stand", forgetful)


@plants
def a_snapshot_of_another_entry(patch):
    """A stale one: what came since is not read."""
    wake = Ledger.wake

    async def lazy(self):
        there = await wake(self)
        if self.woken_by:
            self.table.number += 1
        return there

    patch(Ledger, "wake", lazy)


@plants
def the_secret_of_the_deal_before(patch):
    secret = Ledger.secret

    async def stale(self):
        return self.known_secret[1] or await secret(self)

    patch(Ledger, "secret", stale)


@plants
def a_seal_of_the_entry_before(patch):
    apply = Reader.apply

    def late(self, stored, ahead=None):
        self.before = self.link
        apply(self, stored, ahead)

    marks = Host.marks

    def stale(self):
        link, self.log.link = self.log.link, getattr(self.log, "before", self.log.link)
        try:
            return marks(self)
        finally:
            self.log.link = link

    patch(Reader, "apply", late)
    patch(Host, "marks", stale)


@plants
def a_fault_of_the_disk_ends_a_connection(patch):
    patch(socket, "StorageFault", ZeroDivisionError)
