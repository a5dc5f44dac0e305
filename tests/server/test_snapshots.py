"""A table that slept wakes by a snapshot: it is what its whole log makes it, and nothing odd is ever trusted over the
log. The numbers in the names are those of the findings that each test answers."""

import asyncio
import json
import shutil
from contextlib import contextmanager
from dataclasses import asdict

import pytest

from macabre.luck import salt_commitment
from macabre.server import audit, filming, hall, host, snapshots
from macabre.server import protocol as p
from macabre.server.decide import Refusal
from macabre.server.entries import Doubted, Sat, read_entry, write_entry
from macabre.server.hall import Hall
from macabre.server.ledger import CHANGED, READ_AT_ONCE, Broken
from macabre.server.seals import KEY, Seals
from macabre.server.table import OVER, PLAYING, PROMISING, SALTING, Table
from macabre.server.workers import Workers
from macabre.storage import Append, StorageFault, Store
from macabre.testing.walk import Dice
from tests.server import shadow
from tests.server.client import new_id
from tests.server.desk import Desk, snapshot, token_of
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.truth import change, query

pytestmark = pytest.mark.process

GAMES = [
    ("cluedo-cards", 3, {"target": 1}, ["revealed"]),
    ("dead-end-drive", 2, {}, []),
    ("deadly-doodles", 2, {}, []),
    ("dead-house", 2, {"turn_limit": 10}, []),
]
GESTURE = '{"e":"emoted","seat":0,"emote":"gasp"}'


@pytest.fixture
def unshadowed(monkeypatch):
    """Without shadows, which look at everything with every entry."""
    monkeypatch.setattr(Table, "apply", shadow.apply)


# --- the same table, whichever way it wakes


def everything(table):
    """All that a table is."""
    trace = table.trace and (table.trace.count, table.trace.hash)
    plain = ("turned", "version", "release", "digest", "options", "clock", "substitute", "players", "doubt")
    more = ("undo_refused", "last_match", "outdated", "names", "cast")
    told = table.match.told(None, table.names) if table.match else None
    past = (table.match._past, table.match._spent) if table.match else None
    found = {name: getattr(table, name) for name in (*plain, *more)}
    return snapshot(table) | found | {"trace": trace, "told": told, "past": past}


def names_in(log):
    entries = [read_entry(text) for text in log]
    return {number: entry.name for number, entry in enumerate(entries, 1) if isinstance(entry, Sat)}


def woken(desk, body):
    """The table by its first entry and a snapshot alone."""
    table = Table(desk.table.code)
    table.apply(read_entry(desk.log[0]))
    snapshots.stand(table, snapshots._decode(body), names_in(desk.log))
    return table


def something(desk, dice):
    """One of all the things that may happen, if it can."""
    table, seats = desk.table, range(desk.table.players)
    seat, other = dice.below(len(seats)), dice.below(len(seats))
    if table.phase == PROMISING:
        awaited = [one for one in table.deal.salting if one not in table.deal.promised]
        return desk.promise(awaited[0]) if awaited and dice.below(5) else desk.miss_salts()
    if table.phase == SALTING:
        awaited = [one for one in table.deal.salting if one not in table.deal.shown]
        return desk.show(awaited[0]) if dice.below(5) else desk.miss_salts()
    if table.phase == OVER and dice.below(2):
        return desk.do(p.Start, held={seat}, seat=seat)
    if table.undo_asked is not None and dice.below(3):
        return desk.do(p.AnswerUndo, seat=other, agree=bool(dice.below(3)))
    bots = {"bot": ("random", "easy")[dice.below(2)], "once": bool(dice.below(2))}
    doings = [
        *[lambda: desk.play(dice) if table.phase == PLAYING else None] * 8,
        lambda: desk.do(p.Emote, seat=seat, emote="gasp"),
        *[lambda: desk.do(p.Undo, seat=seat)] * 2,
        lambda: desk.do(p.Substitute, held={seat}, seat=seat, absent=other, **bots),
        lambda: desk.do(p.Return, seat=seat),
    ]
    return doings[dice.below(len(doings))]()


@pytest.mark.parametrize(("game", "players", "options", "more"), GAMES)
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.usually(4)
def test_trust_5_a_table_woken_by_a_snapshot_is_that_of_its_whole_log(game, players, options, more, seed, unshadowed):
    """At any moment of random logs with undos, gestures, bots, burnt deals, hand-overs, rematches; and ever after."""
    dice, desk = Dice(seed), Desk(game, players, options)
    desk.seat_all(bots=[1] if seed else [])
    desk.do(p.Start, seat=0)
    kept = []
    for count in range(300):
        before = len(desk.log)
        try:
            something(desk, dice)
        except Refusal:
            continue
        for table in kept:
            for text in desk.log[before:]:
                table.apply(read_entry(text))
        if count % 40 == 0:
            whole, body = desk.replayed(), snapshots.write(desk.table, "link")
            assert snapshots.write(whole, "link") == body, "the same log gives the same bytes"
            kept.append(woken(desk, body))
            assert everything(kept[-1]) == everything(whole)
            assert snapshots.write(kept[-1], "link") == body
    whole = everything(desk.replayed())
    assert all(everything(table) == whole for table in kept)
    kinds = {json.loads(text)["e"] for text in desk.log}
    assert kinds >= {"moved", "emoted", "undone", "substituted", "started"} | set(more)
    assert len(kept) > 3


def test_a_snapshot_names_no_person_and_a_name_that_was_erased_stays_so():
    desk = Desk(players=2).begin()
    desk.do(p.Erase, seat=1)
    body = snapshots.write(desk.table, "link")
    assert b"Name" not in body
    assert woken(desk, body).names == ["Name 0", "Somebody"]
    table = Table(desk.table.code)
    table.apply(read_entry(desk.log[0]))
    snapshots.stand(table, snapshots._decode(body), {})
    assert table.names == ["Somebody", "Somebody"], "whatever was erased since is not remembered"


def test_a_mark_of_doubt_and_a_new_promise_are_kept():
    desk = Desk(players=2).begin()
    desk.play_to_the_end(Dice(1))
    text = write_entry(Doubted(9, 8))
    desk.log.append(text)
    desk.table.apply(read_entry(text))
    table = woken(desk, snapshots.write(desk.table, "link"))
    assert everything(table) == everything(desk.table)
    assert asdict(table.deal_to_come)["number"] == 2


# --- on real databases


@pytest.fixture(scope="module")
def postgres_server():
    with postgres() as fresh:
        yield fresh


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres_server")()


class House:
    """A server's hall, without sockets; it is left as a killed one would be, or closed."""

    def __init__(self, database):
        self.database = database

    async def __aenter__(self):
        self.store, self.workers = await Store.open(self.database), Workers()
        self.hall = Hall(self.store, self.workers, most_entries=1_000_000)
        self.read = []
        load = self.store.load

        async def counted(*args, **more):
            stored = await load(*args, **more)
            self.read.append(len(stored))
            return stored

        self.store.load = counted
        return self

    async def __aexit__(self, *_):
        await self.hall.close()
        self.workers.close()
        await self.store.close()

    async def sleep(self, awake):
        """Let a table fall asleep, with what is kept of it."""
        self.hall.leave(awake)
        self.hall._let_sleep_after(0)
        await self.settled()

    async def settled(self):
        """Until all is kept that was to be."""
        if self.hall._aside:
            await asyncio.wait(self.hall._aside)


class Ear:
    """Somebody who only listens."""

    only_watches = False

    def __init__(self):
        self.held, self.told = set(), asyncio.Event()

    def wake(self):
        self.told.set()


async def begun(house):
    """A table of two in the midst of a match, that is worth keeping."""
    code = await house.hall.create("cluedo-cards", 2, {}, None)
    awake = await house.hall.host(code)
    do = doing(awake)
    for seat in (0, 1):
        await do(p.Sit, seat=seat, name=f"Name {seat}", token=token_of(seat))
    await do(p.Start, seat=0)
    salts = {seat: bytes([seat + 1] * 16) for seat in (0, 1)}
    for seat, salt in salts.items():
        await do(p.PromiseSalt, seat=seat, deal=1, commitment=salt_commitment(code, 1, seat, salt))
    for seat, salt in salts.items():
        await do(p.ShowSalt, seat=seat, deal=1, salt=salt.hex())
    await move(awake, 5)
    return code, awake


def doing(awake):
    async def do(kind, command=None, **fields):
        return await awake.carry_out(kind(id=command or new_id(), **fields), lambda: {0, 1})

    return do


async def move(awake, times):
    for _ in range(times):
        seat = awake.table.match.to_act[0]
        text = awake.table.match.move_text(awake.table.match.legal_moves(seat)[0])
        await doing(awake)(p.Play, seat=seat, move=text)


@pytest.fixture(autouse=True)
def everything_is_worth_keeping(monkeypatch):
    """And nothing is filmed, for which a process would have to be started each time."""
    monkeypatch.setattr(hall, "WORTH_KEEPING", 1)
    monkeypatch.setattr(filming, "_is_to_be_filmed", lambda table: False)


async def fallen_asleep(database):
    """A table that fell asleep, and what it was."""
    async with House(database) as house:
        code, awake = await begun(house)
        before = everything(awake.table)
        await house.sleep(awake)
        return code, before


_template = []  # a database that is copied, since making one takes a while


@pytest.fixture
def slept(tmp_path_factory, tmp_path):
    """A table that fell asleep in a SQLite file of one's own, and what it was."""
    if not _template:
        file = tmp_path_factory.mktemp("slept") / "tables.db"
        _template.extend([file, *complete(fallen_asleep(f"sqlite:///{file}"))])
    file, code, before = _template
    shutil.copy(file, tmp_path / "slept.db")
    return f"sqlite:///{tmp_path / 'slept.db'}", code, before


def test_postgresql_is_no_other(postgres_server):
    """What follows is tried on SQLite; here a forged snapshot, an edited entry and old ids on PostgreSQL."""
    database = postgres_server()
    code, before = complete(fallen_asleep(database))
    with another(database, code) as told:
        told["state"]["seats"].reverse()
    complete(is_found(database, code, audit.OTHER_SNAPSHOT))
    complete(wakes_by_its_log(database, code, before))
    check_old_ids(database, code)
    assert change(database, "update entries set body = :b where code = :c and number = 4", b=GESTURE, c=code) == 1
    complete(is_found(database, code, CHANGED))


def kept(database, code):
    [(body,)] = query(database, "select body from snapshots where code = :c", c=code)
    return bytes(body)


async def checked(awake):
    await awake._auditing


def test_trust_5_waking_reads_the_first_entry_and_what_came_since_however_long_the_log_is(
    database, unshadowed, monkeypatch
):
    """A hundred thousand gestures. What was not read is read afterwards, while others are answered."""
    monkeypatch.setattr(audit, "REST_SECONDS", 0.0)
    many = 100_000 if database.startswith("sqlite") else 5_000

    async def run():
        async with House(database) as house:
            code, awake = await begun(house)
            batch = Append(code, awake.table.number, [GESTURE] * many, link=awake.log.link)
            await house.store.append(batch)
            await awake.catch_up()
            await house.sleep(awake)
        async with House(database) as house:
            awake = await house.hall.host(code)
            assert house.read == [1, 0], "the first entry, and none behind the snapshot"
            assert awake.table.number > many
            assert awake.log.woken_by
            await begun(house)
            await checked(awake)
            assert max(house.read[2:]) <= READ_AT_ONCE, "little at a time, so that others are answered meanwhile"
            assert sum(house.read[2:]) >= awake.table.number
            assert (awake.fault, awake.log.woken_by) == (None, None)
            await move(awake, 3)
            await house.sleep(awake)
            house.read.clear()
            assert (await house.hall.host(code)).table.number == awake.table.number
            assert house.read == [1, 0], "what was checked is kept anew"

    complete(run())


def test_trust_5_a_server_that_is_killed_has_kept_what_its_logs_come_to(database, monkeypatch):
    """Killed: nothing is kept when a table falls asleep, only now and then while it is awake."""
    monkeypatch.setattr(hall, "WORTH_KEEPING", 10**9)
    monkeypatch.setattr(host, "KEEP_EVERY", 4)

    async def run():
        async with House(database) as house:
            code, awake = await begun(house)
            await move(awake, 9)
            await house.settled()
            before = everything(awake.table)
        async with House(database) as house:
            awake = await house.hall.host(code)
            assert awake.log.woken_by
            assert sum(house.read) < 1 + 2 * host.KEEP_EVERY
            assert everything(awake.table) == before
            await checked(awake)
            assert awake.fault is None

    complete(run())


def test_a_snapshot_that_was_not_stored_is_no_loss(tmp_path, monkeypatch):
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def full(self, code, body):
        raise StorageFault("full")

    async def run():
        async with House(database) as house:
            code, awake = await begun(house)
            await house.sleep(awake)
            before = kept(database, code)
            awake = await house.hall.host(code)
            await checked(awake)
            await move(awake, 2)
            with monkeypatch.context() as broken:
                broken.setattr(Store, "keep_snapshot", full)
                await house.sleep(awake)
            assert kept(database, code) == before, "the older one is still there"
            again = await house.hall.host(code)
            assert everything(again.table) == everything(awake.table)
            assert sum(house.read) > 1

    complete(run())


def test_old_ids_are_known_and_belong_to_who_sent_them(slept):
    database, code, _ = slept
    check_old_ids(database, code)


def check_old_ids(database, code):
    [(old,)] = query(database, "select command from entries where code = :c and number = 3", c=code)

    async def run():
        async with House(database) as house:
            awake = await house.hall.host(code)
            number, do = awake.table.number, doing(awake)
            again = await do(p.Sit, command=old, seat=0, name="Name 0", token=token_of(0))
            assert (again, awake.table.number) == (3, number)
            with pytest.raises(Refusal, match="that id belongs to another command"):
                await do(p.Emote, command=old, seat=1, emote="gasp")

    complete(run())


@contextmanager
def another(database, code):
    """A snapshot as somebody edits it who knows the table's key."""
    [(key,)] = query(database, "select secret from secrets where code = :c and deal = :d", c=code, d=KEY)
    seals, told = Seals(code, bytes(key)), json.loads(kept(database, code)[snapshots.SIGNED :])
    yield told
    body = snapshots.signed(json.dumps(told).encode(), seals)
    assert change(database, "update snapshots set body = :b where code = :c", b=body, c=code) == 1


async def wakes_by_its_log(database, code, before):
    async with House(database) as house:
        awake = await house.hall.host(code)
        assert awake.log.woken_by is None
        assert everything(awake.table) == before
        assert house.read == [before["number"]] or house.read == [1, before["number"]]
        await move(awake, 2)


@pytest.mark.parametrize("what", ["a bit", "nothing", "empty", "cut", "key"])
def test_a_snapshot_that_was_damaged_is_not_used(slept, what):
    database, code, before = slept
    body = bytearray(kept(database, code))
    if what == "key":
        edited = snapshots.signed(bytes(body[snapshots.SIGNED :]), Seals(code, b"another key"))
    elif what == "a bit":
        body[len(body) // 2] ^= 1
        edited = bytes(body)
    else:
        edited = {"nothing": b"", "empty": bytes(32) + b"{}", "cut": bytes(body[:-9])}[what]
    change(database, "update snapshots set body = :b where code = :c", b=edited, c=code)
    complete(wakes_by_its_log(database, code, before))


def test_a_snapshot_of_another_release_is_not_used(slept, monkeypatch):
    database, code, before = slept
    monkeypatch.setattr(snapshots, "RELEASE", "9.9.9")
    complete(wakes_by_its_log(database, code, before))


@pytest.mark.parametrize(
    "edit",
    [
        lambda told: told["state"].update(number=5),
        lambda told: told.update(link="0" * 64),
        lambda told: told["steps"].append("0 nonsense"),
        lambda told: told["state"]["seats"].pop(),
        lambda told: told["state"].update(phase=7),
        lambda told: told.update(made_by=told["made_by"].replace("cluedo", "other")),
    ],
)
def test_a_forged_snapshot_that_fits_no_log_is_not_used(slept, edit):
    database, code, before = slept
    with another(database, code) as told:
        edit(told)
    if len(json.loads(kept(database, code)[snapshots.SIGNED :])["state"]["seats"]) < 2:
        complete(is_found(database, code, audit.OTHER_SNAPSHOT))
    else:
        complete(wakes_by_its_log(database, code, before))


async def is_found(database, code, why):
    """The table wakes, and is out of order as soon as its log was read; those who are there are told."""
    async with House(database) as house:
        awake, ear = await house.hall.host(code), Ear()
        awake.listeners[ear] = None
        assert awake.log.woken_by
        await checked(awake)
        assert awake.fault.text == Broken(why).text
        await ear.told.wait()
        with pytest.raises(Broken):
            await doing(awake)(p.Emote, seat=0, emote="gasp")
        house.hall.leave(awake)
    assert query(database, "select code from snapshots where code = :c", c=code) == []


@pytest.mark.parametrize(
    "edit",
    [
        lambda told: told["state"]["seats"].reverse(),
        lambda told: told["steps"].pop(),
        lambda told: told["state"].update(doubt=["", "refuse-doubt", {"seen": 9, "had": 8, "cut": True}]),
        lambda told: told["state"].update(last_match="another"),
        lambda told: told["state"]["seats"][0].update(substitute="random"),
    ],
)
def test_a_forged_snapshot_is_found_by_the_log_which_is_then_all_that_counts(slept, edit):
    database, code, before = slept
    with another(database, code) as told:
        edit(told)
    complete(is_found(database, code, audit.OTHER_SNAPSHOT))
    complete(wakes_by_its_log(database, code, before))


@pytest.mark.parametrize("column", ["body", "command", "asked", "link", "number"])
def test_trust_3_an_entry_that_was_edited_before_the_snapshot_is_found(slept, column):
    database, code, _ = slept
    value = {"number": -4, "body": GESTURE}.get(column, "abc")
    edited = f"update entries set {column} = :v where code = :c and number = 4"
    assert change(database, edited, v=value, c=code) == 1
    complete(is_found(database, code, CHANGED))


def test_a_log_that_was_cut_below_the_snapshot_is_read(slept):
    database, code, before = slept
    left = before["number"] - 2
    assert change(database, "delete from entries where code = :c and number > :n", c=code, n=left) == 2

    async def run():
        async with House(database) as house:
            awake = await house.hall.host(code)
            assert (awake.table.number, awake.log.woken_by) == (left, None)

    complete(run())


def test_what_was_not_checked_is_not_kept_anew(slept, monkeypatch):
    """Else who comes and goes quickly would carry an edited log from snapshot to snapshot."""
    database, code, _ = slept
    before = kept(database, code)
    monkeypatch.setattr(audit, "REST_SECONDS", 1e9)

    async def run():
        async with House(database) as house:
            awake = await house.hall.host(code)
            await move(awake, 3)
            await house.sleep(awake)
            assert kept(database, code) == before
            assert awake._auditing.done()

    complete(run())


def test_a_table_that_is_deleted_leaves_no_snapshot(slept):
    database, code, _ = slept

    async def run():
        async with House(database) as house:
            awake = await house.hall.host(code)
            await checked(awake)
            await move(awake, 1)
            await house.store.delete([code])
            await house.sleep(awake)
            assert await house.store.snapshot(code) is None

    complete(run())
