"""`macabre tables`: what is stored is listed, shown, exported, deleted, backed up and restored, beside a server."""

import asyncio
import json
import sqlite3
import stat

import httpx
import pytest

from macabre.storage import Append, Store
from macabre.storage import backup as backup_module
from macabre.storage.backup import back_up, restore
from tests.command import macabre
from tests.server.client import Client, begin, last_words, leave, make_table
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.serving import Server
from tests.server.truth import query

pytestmark = pytest.mark.process

TABLES = ("entries", "secrets", "matches", "names", "tables")
BYTES = 4  # the column of a table's bytes


def tables(*arguments, database, typed=""):
    return macabre("tables", *arguments, "--database", database, typed=typed)


def told(*arguments, database):
    ended = tables(*arguments, database=database)
    assert (ended.returncode, ended.stderr) == (0, ""), ended
    return ended.stdout


def refused(*arguments, database):
    """The one sentence by which it is refused."""
    ended = tables(*arguments, database=database)
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    (sentence,) = ended.stderr.splitlines()
    return sentence.removeprefix("macabre: ")


def everything(database):
    """All rows, whatever the database writes times like."""
    kept = {table: query(database, f"select * from {table} order by 1, 2") for table in TABLES}
    return {table: [[str(value)[:19] for value in row] for row in rows] for table, rows in kept.items()}


def unweighed(kept):
    """The same without the tables' bytes, which a film may have changed since."""
    return kept | {"tables": [row[:BYTES] + row[BYTES + 1 :] for row in kept["tables"]]}


async def play_a_little(server):
    code, anna, ben = await begin(server.url)
    mover = anna if 0 in anna.seen["to_act"] else ben
    await mover.ask(t="play", seat=mover.seen["seat"], move=mover.seen["legal"][0]["text"])
    await leave(anna, ben)
    return code


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(f"sqlite:///{tmp_path_factory.mktemp('tools') / 'tables.db'}") as server:
        server.code = complete(play_a_little(server))
        yield server


def test_tables_are_listed_and_shown_beside_a_server_without_a_hand(server):
    fresh = make_table(server.url, "dead-house", 3)
    listed = told("list", database=server.database)
    rows = {line.split()[0]: line.split() for line in listed.splitlines()[1:-1]}
    assert rows[fresh][1:4] == ["dead-house", "gathering", "2"]
    assert rows[server.code][1:3] == ["cluedo-cards", "playing"]
    shown = told("show", server.code.lower(), database=server.database)
    assert "Anna" in shown
    assert "Ben" in shown
    log = query(server.database, "select body from entries where code = :c", c=server.code)
    secrets = query(server.database, "select secret from secrets")
    for (body,) in log:
        assert body not in shown + listed
    for (secret,) in secrets:
        assert secret.hex() not in shown + listed
    assert refused("show", "BBBBBB", database=server.database) == "there is no table BBBBBB"


def test_an_export_has_all_but_the_secrets_and_is_its_owners_alone(server, tmp_path):
    file = tmp_path / "export.json"
    assert "its log shows all hands" in refused("export", server.code, file, database=server.database)
    assert not file.exists()
    told("export", server.code, file, "--secrets", database=server.database)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    exported = json.loads(file.read_text())
    log = query(server.database, "select body from entries where code = :c order by number", c=server.code)
    assert [entry["body"] for entry in exported["entries"]] == [json.loads(body) for (body,) in log]
    assert sorted(person["name"] for person in exported["names"]) == ["Anna", "Ben"]
    for (secret,) in query(server.database, "select secret from secrets"):
        assert secret.hex() not in file.read_text()
    assert "already exists" in refused("export", server.code, file, "--secrets", database=server.database)


def test_who_sits_at_a_table_that_is_deleted_is_told(server):
    async def visit():
        code = make_table(server.url)
        client = await Client(server.url, code).connect()
        await client.sit(0, "Anna")
        ended = await asyncio.to_thread(tables, "delete", code, database=server.database, typed="n\n")
        assert ended.returncode == 130
        assert httpx.get(f"{server.url}/api/tables/{code}", timeout=60).status_code == 200
        await asyncio.to_thread(told, "delete", code, "--yes", database=server.database)
        last, closing = await last_words(client)
        assert (last["text"], closing) == ("this table was deleted", 4004)
        return code

    code = complete(visit())
    assert httpx.get(f"{server.url}/api/tables/{code}", timeout=60).status_code == 404
    assert refused("delete", code, "--yes", database=server.database).startswith("tables that do not exist: 1;")


def test_a_backup_is_taken_beside_a_server_and_restored_elsewhere(server, tmp_path):
    backup, again = tmp_path / "backup.db", f"sqlite:///{tmp_path / 'again' / 'tables.db'}"
    told("backup", backup, database=server.database)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["backup.db"], "a backup is one file"
    kept = everything(f"sqlite:///{backup}")
    assert unweighed(kept) == unweighed(everything(server.database))
    assert "already exists" in refused("backup", backup, database=server.database)
    assert "there is no folder" in refused("restore", backup, database=again)
    (tmp_path / "again").mkdir()
    told("restore", backup, database=again)
    assert everything(again) == kept
    assert "already exists" in refused("restore", backup, database=again)
    assert "are already served by another server" in refused("restore", backup, database=server.database)
    with Server(again) as restored:
        assert httpx.get(f"{restored.url}/api/tables/{server.code}", timeout=60).json()["phase"] == "playing"


def test_tables_are_let_end_by_hand(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def fill():
        store = await Store.open(database)
        for number in range(250):
            await store.append(Append(f"T{number:05}", 0, ["body"], phase="gathering"))
        await store.close()

    complete(fill())
    connection = sqlite3.connect(tmp_path / "tables.db")
    with connection:
        connection.execute("update tables set touched_at = '2020-01-01 00:00:00' where code <> 'T00000'")
    connection.close()
    assert told("expire", "--keep-unbegun", "0", database=database) == "Tables deleted: 0.\n"
    assert told("expire", database=database) == "Tables deleted: 249.\n"
    assert query(database, "select code from entries") == [("T00000",)]


@pytest.mark.parametrize("command", [["list"], ["show", "BBBBBB"], ["expire"], ["backup", "copy.db"]])
def test_where_no_database_is_none_is_made(tmp_path, command):
    nowhere = f"sqlite:///{tmp_path / 'none.db'}"
    assert refused(*command, database=nowhere).endswith("cannot be used: there is no such file")
    assert not list(tmp_path.iterdir())


def test_what_is_no_backup_is_not_restored(tmp_path):
    target = f"sqlite:///{tmp_path / 'tables.db'}"
    (tmp_path / "diary").write_text("dear diary, " * 1000)
    assert refused("restore", tmp_path / "diary", database=target).endswith("the file is not a SQLite database")
    sqlite3.connect(tmp_path / "empty.db").close()
    assert refused("restore", tmp_path / "empty.db", database=target).endswith("it is not a backup of tables")
    assert refused("restore", tmp_path / "none.db", database=target).endswith("there is no such file")
    assert not (tmp_path / "tables.db").exists()


def test_a_backup_goes_from_postgresql_to_sqlite_and_back(server, tmp_path):
    """Through one file; a database that has anything in it is not touched."""
    silent = []

    def tell(done, total):
        silent.append((done, total))

    with postgres() as fresh_database:
        first, second = fresh_database(), fresh_database()
        back_up(server.database, tmp_path / "one.db", tell)
        restore(tmp_path / "one.db", first, tell)
        assert everything(first) == everything(f"sqlite:///{tmp_path / 'one.db'}")
        back_up(first, tmp_path / "two.db", tell)
        assert everything(f"sqlite:///{tmp_path / 'two.db'}") == everything(first)
        assert stat.S_IMODE((tmp_path / "two.db").stat().st_mode) == 0o600
        restore(tmp_path / "two.db", second, tell)
        assert everything(second) == everything(first)
        assert "nothing is overwritten" in refused("restore", tmp_path / "two.db", database=second)
        with Server(second) as restored:
            assert httpx.get(f"{restored.url}/api/tables/{server.code}", timeout=60).json()["phase"] == "playing"
    assert silent[-1][0] == silent[-1][1]


def test_a_backup_is_of_one_moment_though_much_is_written_meanwhile(tmp_path, monkeypatch):
    """Every batch writes to two tables; a backup that mixes moments would have one without the other."""
    database, backup = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backup.db"
    monkeypatch.setattr(backup_module, "PAGES_AT_ONCE", 1)

    async def write_and_back_up():
        store = await Store.open(database)
        for number in range(50):
            await store.append(Append(f"T{number:05}", 0, ["x" * 2000], phase="gathering"))
        steps = []
        copying = asyncio.create_task(
            asyncio.to_thread(back_up, database, backup, lambda done, total: steps.append(done))
        )
        number = 50
        while not copying.done():
            await store.append(Append(f"T{number:05}", 0, ["x" * 2000], phase="gathering"))
            number += 1
        await copying
        await store.close()
        return steps

    steps = complete(write_and_back_up())
    assert steps == sorted(steps), "it never begins anew"
    kept = everything(f"sqlite:///{backup}")
    assert len(kept["entries"]) == len(kept["tables"]) >= 50
    assert query(f"sqlite:///{backup}", "pragma integrity_check") == [("ok",)]


# --- files that somebody has edited


@pytest.fixture
def edited(tmp_path):
    """A database with one table, and what edits it."""
    file = tmp_path / "edited.db"

    async def make():
        store = await Store.open(f"sqlite:///{file}")
        await store.append(Append("BCDFGH", 0, ['{"e":"opened","game":"cluedo-cards"}'], phase="gathering", link=""))
        await store.close()

    complete(make())

    def edit(*statements):
        with sqlite3.connect(file) as database:
            for statement, *values in statements:
                database.execute(statement, values)
        database.close()
        return f"sqlite:///{file}"

    edit.file = file
    return edit


def test_nothing_that_is_stored_commands_the_terminal(edited):
    hostile = "[/bold]\x1b]0;mine\x07\u202e"
    database = edited(
        ["update entries set body = ?", json.dumps({"e": "opened", "game": hostile})],
        ["update tables set phase = ?", hostile],
        ["insert into names values ('BCDFGH', 2, ?)", hostile],
        ["insert into matches values (?, 'BCDFGH', '', '[]', '2026-01-01 00:00:00.000000')", hostile],
    )
    for arguments in (["list"], ["show", "BCDFGH"]):
        said = told(*arguments, database=database)
        assert "[/bold]\ufffd]0;mi" in said  # columns may be too narrow for the rest
        assert all(letter.isprintable() or letter == "\n" for letter in said)


@pytest.mark.parametrize("body", ["[" * 100_000, '{"game":' + "9" * 60_000 + "}", "\x00"], ids=["deep", "long", "none"])
def test_entries_that_cannot_be_read_are_listed_and_exported_as_they_stand(edited, tmp_path, body):
    database = edited(["update entries set body = ?", body])
    assert "unreadable" in told("list", database=database)
    told("export", "BCDFGH", str(tmp_path / "table.json"), database=database)
    assert json.loads((tmp_path / "table.json").read_text())["entries"][0]["body"] == body


@pytest.mark.parametrize(("column", "why"), [("touched_at", "ValueError"), ("number", "TypeError")])
def test_what_is_no_time_or_number_is_said_in_a_sentence(edited, column, why):
    database = edited([f"update tables set {column} = 'yesterday'"])
    for arguments in (["list"], ["show", "BCDFGH"]):
        assert refused(*arguments, database=database) == f"what is stored there cannot be read ({why})"


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("create trigger later after insert on entries begin delete from names; end", "it contains a trigger"),
        ("create view more as select * from names", "it contains a view"),
        ("alter table entries drop column asked", "its tables are not whole (entries.asked is missing)"),
        ("insert into alembic_version values ('0001')", "its tables are not whole (they have several versions)"),
        ("drop table secrets", "its tables are not whole (secrets is missing)"),
    ],
)
def test_a_backup_with_more_or_less_in_it_is_not_restored(edited, tmp_path, statement, why):
    edited([statement])
    target = tmp_path / "restored.db"
    assert why in refused("restore", str(edited.file), database=f"sqlite:///{target}")
    assert not target.exists()


def test_a_name_that_is_too_long_for_a_file_is_said_in_a_sentence(edited):
    database = edited()
    for arguments in (["backup"], ["export", "BCDFGH"]):
        assert "cannot be written: the system refuses (File name too long)" in refused(
            *arguments, "x" * 300, database=database
        )
