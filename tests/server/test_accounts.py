"""What is kept beside the logs: what each comes to, who is called what, and when it ends."""

import asyncio
import json
from datetime import UTC, datetime, timedelta

import pytest

from macabre.server import clockwork
from macabre.server import hall as hall_module
from macabre.server import protocol as p
from macabre.server.decide import Refusal
from macabre.server.deeds import Deleted
from macabre.server.hall import Hall
from macabre.server.replays import Replays
from macabre.server.seals import KEY
from macabre.server.seen import seen
from macabre.storage import Ages, Append, Gone, Store
from macabre.storage.database import STILL_THERE, PostgresConnection
from macabre.storage.migrations import migrate
from macabre.storage.opening import connected, read_address
from macabre.testing.walk import Dice
from tests.server.desk import Desk
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.seated import TOKENS, People, opened, play_a_match
from tests.server.truth import query

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def postgres_server():
    with postgres() as fresh:
        yield fresh


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres_server")()


class Ear:
    """Somebody at a table who only listens."""

    only_watches = False

    def __init__(self, held=()):
        self.held, self.ready, self.woken = set(held), 0, 0

    def wake(self):
        self.woken += 1


# --- what a log comes to


def test_what_a_log_comes_to_is_kept_with_every_entry(database, monkeypatch):
    """Number, phase, matches and bytes are those of the log after each command: salts that come or not, two matches."""
    monkeypatch.setattr(clockwork, "SALT_SECONDS", 1e9)

    async def check(store, host):
        (summary,) = await store.summaries(host.table.code)
        entries = await store.load(host.table.code)
        assert (summary.number, summary.phase) == (len(entries), host.table.phase)
        assert summary.opening == entries[0].body
        assert summary.bytes >= sum(len(entry.body) for entry in entries)
        assert timedelta(0) <= datetime.now(UTC) - summary.touched_at < timedelta(minutes=10)
        return summary

    async def work():
        seen = set()
        async with opened(database) as (store, hall):
            host = await hall.host(await hall.create("cluedo-cards", 2, {"target": 1}, None))
            people = People(host)
            plain = people.do

            async def do(kind, **fields):
                await plain(kind, **fields)
                seen.add((await check(store, host)).phase)

            people.do = do
            await people.sit("Anna", "Ben")
            await people.do(p.Start, seat=0)
            await people.salt(0, show=False)
            await host.clockwork._miss_salts(f"promising {host.table.deal.number}")
            seen.add((await check(store, host)).phase)
            await host.clockwork._miss_salts(f"salting {host.table.deal.number}")
            await check(store, host)
            dice = Dice(5)
            while host.table.phase == "playing":
                await people.move(dice)
            await play_a_match(people, dice)
            assert (await check(store, host)).matches == 2
            hall.leave(host)
        return seen

    assert complete(work()) == {"gathering", "promising", "salting", "playing", "over"}


def test_a_table_in_short_is_that_of_the_whole_log(tmp_path):
    async def work():
        async with opened(f"sqlite:///{tmp_path}/tables.db") as (_, hall):
            code = await hall.create("dead-house", 3, {"turn_limit": 20}, None)
            short = await hall.look_up(code.lower())
            assert not hall.hosts, "who only asks wakes nobody"
            host = await hall.host(code)
            table = host.table
            assert (short.code, short.phase, short.game.id) == (code, table.phase, table.game.id)
            assert (short.players, short.options) == (table.players, table.options)
            assert (await hall.board(short)).digest == table.board.digest
            assert await hall.look_up("BBBBBB") is None
            assert await hall.look_up("no code") is None
            hall.leave(host)

    complete(work())


# --- awake for a while


def test_a_table_that_was_left_rests_before_it_sleeps(tmp_path, monkeypatch):
    """Whoever comes back soon finds it awake; so many at most rest, and none for long."""
    reads = []
    load = Store.load

    async def counted(store, code, after=0):
        reads.append(code)
        return await load(store, code, after)

    monkeypatch.setattr(Store, "load", counted)
    monkeypatch.setattr(hall_module, "MOST_RESTING", 3)

    async def work():
        async with opened(f"sqlite:///{tmp_path}/tables.db") as (_, hall):
            codes = [await hall.create("cluedo-cards", 2, {}, None) for _ in range(6)]
            for _ in range(5):
                hall.leave(await hall.host(codes[0]))
            assert reads == codes[:1], "a herd reads the log once"
            for code in codes[1:]:
                hall.leave(await hall.host(code))
            assert list(hall.hosts) == codes[3:], "those who rested longest sleep"
            host = await hall.host(codes[3])
            hall._let_sleep_after(3, before=float("inf"))
            assert list(hall.hosts) == codes[3:4], "a guest keeps a table awake"
            hall.leave(host)

    complete(work())


def test_who_comes_back_to_a_resting_table_sets_its_bots_going_again(tmp_path):
    async def work():
        async with opened(f"sqlite:///{tmp_path}/tables.db") as (_, hall):
            host = await hall.host(await hall.create("cluedo-cards", 2, {}, None))
            people, ear = People(host), Ear()
            host.arrive(ear)
            await people.do(p.Sit, seat=0, name="Anna", token=TOKENS[0])
            await people.do(p.SeatBot, seat=1, bot="random")
            await people.do(p.Start, seat=0)
            for show in (False, True):
                await people.salt(0, show)
            dice = Dice(3)
            while 1 not in host.table.match.to_act:
                await people.move(dice)
            host.depart(ear)
            hall.leave(host)
            turned = host.table.turned
            again = await hall.host(host.table.code)
            assert again is host
            again.arrive(ear)
            while host.table.turned == turned:
                await asyncio.sleep(0.05)
            hall.leave(again)

    complete(work())


# --- looked at


def test_postgresql_is_asked_once_for_all_tables_that_are_awake(postgres_server, monkeypatch):
    """And what another process has appended meanwhile is read, though no nudge was heard."""

    async def work():
        database = postgres_server()
        async with opened(database) as (_, hall), opened(database) as (_, other):
            hosts = [await hall.host(await hall.create("cluedo-cards", 2, {}, None)) for _ in range(40)]
            there = await other.host(hosts[7].table.code)
            await People(there).sit("Anna")
            asked = []
            execute = PostgresConnection.execute

            def noted(connection, statement, values=None):
                asked.extend([statement] if statement != STILL_THERE else [])
                return execute(connection, statement, values)

            monkeypatch.setattr(PostgresConnection, "execute", noted)
            await hall.look()
            assert hosts[7].table.number == there.table.number
            first = len(asked)
            await hall.look()
            return first, asked[first:], [host.is_deleted for host in hosts]

    first, again, deleted = complete(work())
    assert len(again) == 1, again
    assert first <= 4, "one question for all, and then the log of the table that has changed"
    assert not any(deleted)


# --- deleted


def test_a_deleted_table_leaves_nothing_behind(database):
    async def work():
        async with opened(database) as (store, hall):
            codes = [await hall.create("cluedo-cards", 2, {"target": 1}, None) for _ in range(2)]
            host = await hall.host(codes[0])
            people = People(host)
            await people.sit("Anna", "Ben")
            await play_a_match(people, Dice(2))
            assert await store.delete(["BBBBBB"]) == 0
            assert await store.delete([codes[0], "BBBBBB"]) == 1
            hall.leave(host)
            return codes

    gone, kept = complete(work())
    for table in ("entries", "secrets", "matches", "names", "tables"):
        codes = {code for (code,) in query(database, f"select code from {table}")}
        assert gone not in codes, table
    assert query(database, "select code from tables") == [(kept,)]


def test_whoever_is_at_a_table_that_is_deleted_is_told(database):
    async def work():
        async with opened(database) as (store, hall):
            acting, idle = [await hall.host(await hall.create("cluedo-cards", 2, {}, None)) for _ in range(2)]
            ears = [Ear(), Ear()]
            for host, ear in zip((acting, idle), ears, strict=True):
                host.listeners[ear] = None
            await store.delete([acting.table.code, idle.table.code])
            with pytest.raises(Gone):
                await store.append(Append(idle.table.code, 2, ["late"]))
            with pytest.raises(Deleted, match="this table was deleted"):
                await People(acting).sit("Anna")
            await hall.look()
            assert acting.is_deleted
            assert idle.is_deleted
            assert all(ear.woken for ear in ears)
            for host in (acting, idle):
                code = host.table.code
                hall.leave(host)
                assert await hall.host(code) is None

    complete(work())


def age(database, **days):
    """Make tables look as if nobody had touched them for so many days."""
    with connected(read_address(database)) as connection:
        for code, passed in days.items():
            then = datetime.now(UTC) - timedelta(days=passed)
            connection.execute("update tables set touched_at = :then where code = :code", {"then": then, "code": code})


def test_tables_end_when_nobody_has_touched_them_for_so_long(database):
    """Never begun: two days; begun: thirty; with a match that is over: a year. None that is awake."""
    tables = {
        "young": ("gathering", 0, 1.9),
        "unbegun": ("gathering", 0, 2.1),
        "awake": ("gathering", 0, 2.1),
        "fresh": ("playing", 0, 29),
        "left": ("playing", 0, 31),
        "won": ("over", 1, 364),
        "rematch": ("playing", 1, 31),
        "old": ("over", 1, 366),
    }

    async def work():
        async with opened(database) as (store, _):
            for code, (phase, matches, _) in tables.items():
                match = (f"m-{code}", "transcript", "[]") if matches else None
                await store.append(Append(code, 0, ["body"], None, {1: b"s"}, match, phase=phase, names={1: "Anna"}))
            age(database, **{code: days for code, (_, _, days) in tables.items()})
            never = Ages(None, None, None)
            assert await store.expire(never) == 0
            assert await store.expire(Ages(), ["awake"]) == 3
            assert await store.expire(Ages(), ["awake"]) == 0
            return sorted(summary.code for summary in await store.summaries())

    assert complete(work()) == ["awake", "fresh", "rematch", "won", "young"]
    assert len(query(database, "select * from names")) == 5


# --- names


def test_names_of_people_are_in_one_place_and_nowhere_else(database):
    async def work():
        async with opened(database) as (store, hall):
            host = await hall.host(await hall.create("cluedo-cards", 2, {"target": 1}, None))
            people = People(host)
            await people.sit("Anastasia", "Benvolio")
            await people.do(p.Stand, seat=1)
            await people.do(p.Sit, seat=1, name="Mercutio", token=TOKENS[1])
            await play_a_match(people, Dice(4))
            match = host.table.finished_match
            replays = Replays(store)
            assert (await replays.find(match)).names == ["Anastasia", "Mercutio"]
            woken = await Hall(store, hall.workers).host(host.table.code)
            assert woken.table.names == ["Anastasia", "Mercutio"]
            ear = Ear()
            host.listeners[ear] = None
            await people.do(p.Erase, seat=0)
            assert ear.woken
            assert host.table.names == ["Somebody", "Mercutio"]
            japanese = seen(host.table, 0, [0], {0, 1}, None, 0, language="ja")
            assert [one.name for one in japanese.seats] == ["だれか", "Mercutio"]
            await woken.catch_up()
            assert woken.table.names == ["Somebody", "Mercutio"]
            assert (await replays.find(match)).names == ["Somebody", "Mercutio"], "also where it was looked at before"
            assert (await Hall(store, hall.workers).host(host.table.code)).table.names == ["Somebody", "Mercutio"]
            with pytest.raises(Refusal, match="your name has already been erased"):
                await people.do(p.Erase, seat=0)
            assert not host.table.is_forsaken
            await people.do(p.Erase, seat=1)
            assert host.table.is_forsaken
            hall.leave(host)

    complete(work())
    stored = {
        table: [str(tuple(row)) for row in query(database, f"select * from {table}")]
        for table in ("entries", "matches", "secrets", "tables", "names")
    }
    for table, rows in stored.items():
        for name in ("Anastasia", "Benvolio", "Mercutio"):
            assert not any(name in row for row in rows), f"{name} is still in {table}"


def test_who_has_not_begun_to_play_leaves_nothing_behind(tmp_path):
    async def work():
        async with opened(f"sqlite:///{tmp_path}/tables.db") as (store, hall):
            host = await hall.host(await hall.create("cluedo-cards", 2, {}, None))
            people = People(host)
            await people.sit("Anna", "Ben")
            await people.do(p.Erase, seat=0)
            assert host.table.seats[0].is_free
            assert await store.names(host.table.code) == {4: "Ben"}
            hall.leave(host)

    complete(work())


# --- from before

FIRST_HOUR = datetime(2026, 1, 1, tzinfo=UTC)


def test_logs_of_before_get_their_summaries_and_lose_their_names(database):
    """A database as the first release left it: names in the log and in the casts, no summaries."""
    desk = Desk("cluedo-cards", 2, {"target": 1}).begin()
    desk.play_to_the_end(Dice(1))
    transcript = desk.matches[0][1]
    waiting = Desk("cluedo-cards", 3, code="GATHER").seat_all(bots=(2,))
    casts = {"new": [{"name": "Name 0", "bot": None}, {"name": "Vesper", "bot": "greedy"}]}
    casts |= {"old": ["Name 1", "Vesper (greedy)"]}
    with connected(read_address(database)) as connection:
        migrate(connection, None, "0001")
        rows = [(one.table.code, number, body) for one in (desk, waiting) for number, body in enumerate(one.log, 1)]
        for code, number, body in rows:
            values = {"code": code, "number": number, "body": body, "at": FIRST_HOUR + timedelta(hours=number)}
            connection.insert("entries", values)
        for one in (desk, waiting):
            deals = [deal for deal in one.secrets if deal != KEY]  # there was no key for seals then
            values = [{"code": one.table.code, "deal": deal, "secret": one.secrets[deal]} for deal in deals]
            connection.insert("secrets", *values)
        for match, cast in casts.items():
            values = {"id": match, "code": desk.table.code, "transcript": transcript, "names": json.dumps(cast)}
            connection.insert("matches", values | {"at": FIRST_HOUR})

    async def work():
        async with opened(database) as (store, hall):
            over, gathering = sorted(await store.summaries(), key=lambda summary: summary.phase, reverse=True)
            assert (over.code, over.number, over.phase, over.matches) == (desk.table.code, len(desk.log), "over", 2)
            assert (gathering.code, gathering.phase, gathering.matches) == ("GATHER", "gathering", 0)
            assert over.opened_at == FIRST_HOUR + timedelta(hours=1)
            assert over.touched_at == over.opened_at + timedelta(hours=len(desk.log) - 1)
            host = await hall.host(desk.table.code)
            assert host.table.names == ["Name 0", "Name 1"]
            names = {match: (await Replays(store).find(match)).names for match in ("new", "old")}
            assert names == {"new": ["Name 0", "Vesper"], "old": ["Name 1", "Vesper"]}
            hall.leave(host)

    complete(work())
    for table in ("entries", "matches"):
        assert not any("Name 0" in str(tuple(row)) for row in query(database, f"select * from {table}"))


@pytest.mark.parametrize("body", ["nonsense", "[]", '{"e":"sat"}', '{"e":"started"}'])
def test_a_log_that_cannot_be_read_keeps_no_database_from_being_opened(tmp_path, body):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with connected(read_address(database)) as connection:
        migrate(connection, None, "0001")
        connection.insert("entries", {"code": "BROKEN", "number": 1, "body": body, "at": FIRST_HOUR})

    async def work():
        async with opened(database) as (store, _):
            return await store.newest(["BROKEN", "NOTHING"])

    assert complete(work()) == {"BROKEN": 1}
