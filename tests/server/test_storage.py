"""The log in the database: whole batches behind a known number, or nothing; the tables are made at start."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from macabre.errors import Error
from macabre.storage import Append, Conflict, StorageFault, Store
from macabre.storage.database import SqliteConnection
from macabre.storage.files import Witness
from macabre.storage.migrations import MIGRATIONS
from macabre.storage.schema import TABLES, columns_of
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.truth import address, change, log_of, query

NEWEST = [*MIGRATIONS][-1]
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


@asynccontextmanager
async def opened(database):
    store = await Store.open(database)
    try:
        yield store
    finally:
        await store.close()


def on(database, work):
    """Run some work on a store."""

    async def run():
        try:
            async with opened(database) as store:
                return await work(store)
        finally:
            await asyncio.sleep(0.02)  # a connection that failed is closed by a thread of its own

    return complete(run())


def test_what_is_appended_is_committed_when_append_returns(database):
    async def work(store):
        await store.append(Append("T", 0, ["a", "b"], "first"))
        seen_by_others = log_of(database, "T")
        await store.append(Append("T", 2, ["c"], "second", {1: b"secret"}, ("m1", "transcript", "names")))
        assert [entry.number for entry in await store.load("T", 1)] == [2, 3]
        assert await store.secret("T", 1) == b"secret"
        assert await store.match("m1") == ("transcript", "names", {})
        assert await store.match("m2") is None
        return seen_by_others

    assert on(database, work) == [(1, "first", "a"), (2, None, "b")]
    assert log_of(database, "T") == [(1, "first", "a"), (2, None, "b"), (3, "second", "c")]


@pytest.mark.parametrize("after", [0, 1, 3, 7])
def test_a_batch_behind_another_number_than_the_newest_is_a_conflict(database, after):
    async def work(store):
        await store.append(Append("T", 0, ["a", "b"]))
        with pytest.raises(Conflict):
            await store.append(Append("T", after, ["x", "y"], "late", {5: b"secret"}, ("m", "t", "n")))
        assert await store.secret("T", 5) is None
        assert await store.match("m") is None

    on(database, work)
    assert len(log_of(database, "T")) == 2


def test_a_command_is_carried_out_once_at_a_table(database):
    async def work(store):
        await store.append(Append("T", 0, ["a"], "same"))
        with pytest.raises(Conflict):
            await store.append(Append("T", 1, ["a", "b"], "same"))
        await store.append(Append("U", 0, ["a"], "same"))

    on(database, work)
    assert log_of(database, "T") == [(1, "same", "a")]
    assert log_of(database, "U") == [(1, "same", "a")]


def test_a_batch_is_appended_whole_or_not_at_all(database):
    async def work(store):
        await store.append(Append("T", 0, ["a"], None, {1: b"promised"}))
        with pytest.raises(StorageFault, match="IntegrityError"):
            await store.append(Append("T", 1, ["b"], "again", {1: b"another"}))
        await store.append(Append("T", 1, ["c"]))
        return await store.secret("T", 1)

    assert on(database, work) == b"promised"
    assert [body for _, _, body in log_of(database, "T")] == ["a", "c"]


@pytest.mark.parametrize("faulty", [Append("T3", 0, ["\ud800"]), Append("T3", 0, ["x"], None, {1: b"twice"})])
def test_a_table_that_cannot_be_stored_does_not_keep_others_from_it(database, faulty):
    async def work(store):
        await store.append(Append("T3", 0, ["a"], None, {1: b"once"}))
        batches = [Append(f"T{n}", 0, ["a"]) for n in range(8) if n != 3]
        faulty_now = Append("T3", 1, faulty.bodies, None, faulty.secrets)
        results = await asyncio.gather(*map(store.append, [*batches, faulty_now]), return_exceptions=True)
        assert results[:-1] == [None] * 7
        assert isinstance(results[-1], Exception)

    on(database, work)
    assert all(len(log_of(database, f"T{n}")) == 1 for n in range(8))


def test_racing_writers_append_one_after_the_other(database):
    """Each reads, appends behind what it has read, and tries again on a conflict."""

    async def add(store, writer):
        for turn in range(10):
            while True:
                newest = len(await store.load("T"))
                try:
                    await store.append(Append("T", newest, [f"{writer} {turn}"] * 2, f"{writer} {turn}"))
                    break
                except Conflict:
                    continue

    async def work():
        async with opened(database) as one, opened(database) as two:
            await asyncio.gather(*(add(store, writer) for writer, store in enumerate((one, two, one, two))))

    complete(work())
    log = log_of(database, "T")
    assert [number for number, _, _ in log] == list(range(1, 81))
    assert all(log[i][2] == log[i + 1][2] for i in range(0, 80, 2))
    for writer in range(4):
        mine = [command for _, command, _ in log if command and command.startswith(f"{writer} ")]
        assert mine == [f"{writer} {turn}" for turn in range(10)]


def test_commits_of_several_tables_are_grouped_on_sqlite(tmp_path, monkeypatch):
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def work(store):
        commits, commit = [], SqliteConnection.commit
        monkeypatch.setattr(SqliteConnection, "commit", lambda one: commits.append(one) or commit(one))
        await asyncio.gather(*(store.append(Append(f"T{n}", 0, ["a"])) for n in range(100)))
        return len(commits)

    assert on(database, work) <= 5
    assert query(database, "select count(*) from entries")[0][0] == 100


def test_of_two_batches_in_one_group_behind_the_same_number_one_lands(tmp_path):
    async def work(store):
        batches = [Append("T", 0, ["a"], "one"), Append("T", 0, ["b"], "two"), Append("U", 0, ["c"], "three")]
        return await asyncio.gather(*map(store.append, batches), return_exceptions=True)

    database = f"sqlite:///{tmp_path / 'tables.db'}"
    results = on(database, work)
    assert results[0] is None
    assert isinstance(results[1], Conflict)
    assert results[2] is None
    assert [command for _, command, _ in log_of(database, "T")] == ["one"]


def test_commits_survive_a_power_cut_on_sqlite(tmp_path):
    """As far as SQLite's own word goes: a write-ahead log that is synced at every commit."""

    file = tmp_path / "tables.db"
    file.touch()
    connection = SqliteConnection(file, Witness(file))
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    connection.close()


async def nothing(store):
    return None


def test_a_fresh_database_gets_its_tables_at_start(database):
    on(database, nothing)
    assert query(database, "select version_num from alembic_version") == [(NEWEST,)]
    assert query(database, "select count(*) from entries") == [(0,)]


def test_the_migrations_make_what_the_schema_says(database):
    on(database, nothing)
    engine = sa.create_engine(address(database))
    found = sa.inspect(engine)
    made = {
        table: (
            found.get_pk_constraint(table)["constrained_columns"],
            {one["name"] for one in found.get_columns(table)},
        )
        for table in found.get_table_names()
        if table != "alembic_version"
    }
    engine.dispose()
    assert made == {table: ([*TABLES[table].key], {*columns_of(table)}) for table in TABLES}


def test_an_existing_database_keeps_its_log(database):
    async def work(store):
        newest = len(await store.load("T"))
        await store.append(Append("T", newest, [f"start {newest}"]))

    for _ in range(3):
        on(database, work)
    assert [body for _, _, body in log_of(database, "T")] == ["start 0", "start 1", "start 2"]


def next_version(connection):
    connection.execute("alter table entries add column note TEXT default 'kept'")


def broken_version(connection):
    next_version(connection)
    raise ValueError("half-way")


def test_an_older_database_is_brought_up_to_date_at_start(database, monkeypatch):
    on(database, lambda store: store.append(Append("T", 0, ["old"])))
    monkeypatch.setitem(MIGRATIONS, "next", next_version)
    on(database, nothing)
    assert query(database, "select body, note from entries") == [("old", "kept")]
    on(database, nothing)
    assert query(database, "select version_num from alembic_version") == [("next",)]


def test_a_migration_that_fails_half_way_changes_nothing(database, monkeypatch):
    on(database, lambda store: store.append(Append("T", 0, ["old"])))
    with monkeypatch.context() as patch:
        patch.setitem(MIGRATIONS, "next", broken_version)
        with pytest.raises(Error, match="cannot be used"):
            on(database, nothing)
    on(database, lambda store: store.append(Append("T", 1, ["new"])))
    assert (
        query(database, "select * from entries where number = 1")[0]._fields
        == query(database, "select * from entries where number = 2")[0]._fields
    )
    assert [body for _, _, body in log_of(database, "T")] == ["old", "new"]


def test_several_processes_may_start_at_once_on_a_fresh_database(database):
    async def work():
        stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        for number, store in enumerate(stores):
            await store.append(Append("T", number, ["a"]))
            await store.close()

    complete(work())
    assert len(log_of(database, "T")) == 4


def test_a_fresh_file_that_another_is_making_is_waited_for(tmp_path):
    """SQLite says "locked" at once, without waiting, to whoever makes a file a WAL one while another writes it."""
    file = tmp_path / "tables.db"
    writer = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    writer.execute("begin immediate")
    opening = ThreadPoolExecutor(1).submit(on, f"sqlite:///{file}", nothing)
    assert not wait([opening], timeout=0.5).done, "it could not be opened while the other writes"
    writer.close()
    opening.result()


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////nowhere/at/all.db",
        "postgresql://me:sesame@localhost:1/none",
        "postgresql://me:sesame@[nonsense",
        "postgresql://me:sesame@localhost/none?nonsense=1",
        "oracle://me:sesame@there/db",
        "what",
    ],
)
def test_a_database_that_cannot_be_used_is_said_in_one_sentence(url):
    with pytest.raises(Error, match="cannot be used") as caught:
        on(url, nothing)
    assert "sesame" not in str(caught.value)


def test_a_file_that_is_no_database_is_refused(tmp_path):
    file = tmp_path / "tables.db"
    file.write_text("dear diary, " * 1000)
    with pytest.raises(Error, match="cannot be used"):
        on(f"sqlite:///{file}", nothing)
    assert file.read_text().startswith("dear diary")


def test_a_reader_is_not_kept_waiting_by_a_writer_on_sqlite(tmp_path):
    """Somebody else is in the middle of a transaction: what is committed can be read meanwhile."""
    file = tmp_path / "tables.db"

    async def work(store):
        await store.append(Append("T", 0, ["a"]))
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin immediate")
        try:
            return await store.load("T")
        finally:
            other.execute("rollback")
            other.close()

    assert [entry.body for entry in on(f"sqlite:///{file}", work)] == ["a"]


def test_whatever_a_database_says_is_a_storage_fault(database):
    """Its tables are taken away: appending and reading say so by the one name that is known above."""
    attempts = {
        "append": lambda store: store.append(Append("T", 0, ["a"], None, {1: b"secret"})),
        "load": lambda store: store.load("T"),
        "secret": lambda store: store.secret("T", 1),
        "match": lambda store: store.match("m1"),
    }

    async def work(store):
        for table in TABLES:
            change(database, f"drop table {table}")
        return [await fault_of(attempt(store)) for attempt in attempts.values()]

    assert all(on(database, work))


async def fault_of(work):
    try:
        await work
    except StorageFault as fault:
        return str(fault)
    return None


def test_a_cut_line_of_nudges_is_a_storage_fault(postgres_server):
    database = postgres_server()
    cut = (
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where datname = current_database() and query like 'listen%'"
    )

    async def work(store):
        nudges = store.nudges()
        waiting = asyncio.ensure_future(anext(nudges))
        while not waiting.done():
            await asyncio.sleep(0.05)
            await asyncio.to_thread(query, database, cut)
        return await fault_of(waiting)

    assert on(database, work)
