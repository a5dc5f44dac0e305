"""How a server starts, or says in one sentence why it does not; its files are its owner's alone, and its own."""

import os
import re
import sqlite3
import stat
import subprocess
import sys

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from macabre.storage import Store
from tests.server.client import make_table
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.serving import Server, obey_modes

pytestmark = pytest.mark.process


def refusal(database):
    """What `macabre serve` says instead of opening: one sentence, exit code 2, and never that it is open."""
    command = [sys.executable, "-m", "macabre", "serve", "--port", "0", "--database", database]
    ended = subprocess.run(
        command, capture_output=True, text=True, timeout=300, preexec_fn=obey_modes, check=False
    )  # fmt: skip
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    return ended.stderr.strip().removeprefix("macabre: ")


async def make_database(url):
    await (await Store.open(url)).close()


@pytest.fixture
def file(tmp_path):
    complete(make_database(f"sqlite:///{tmp_path / 'tables.db'}"))
    yield tmp_path / "tables.db"
    tmp_path.chmod(0o700)


def change(file, *statements):
    connection = sqlite3.connect(file)
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


# --- bad starts


def test_a_read_only_file_is_said_in_one_sentence(file):
    file.chmod(0o400)
    assert refusal(f"sqlite:///{file}").endswith("cannot be used: it is read-only")


def test_a_read_only_folder_is_said_in_one_sentence(file):
    file.parent.chmod(0o500)
    said = refusal(f"sqlite:///{file}")
    assert said.endswith(f"cannot be used: the folder {file.parent} is read-only for this user")


def test_a_folder_that_is_not_there_is_said_in_one_sentence(tmp_path):
    said = refusal(f"sqlite:///{tmp_path / 'none' / 'tables.db'}")
    assert said.endswith(f"cannot be used: there is no folder {tmp_path / 'none'}")


def test_a_database_of_a_newer_release_is_left_as_it_is(file):
    change(file, "update alembic_version set version_num = '9999'")
    before = file.read_bytes()
    said = refusal(f"sqlite:///{file}")
    assert said.endswith("a newer release of Macabre wrote it; use that release, or another database")
    assert file.read_bytes() == before


def test_a_database_without_one_of_its_tables_is_left_as_it_is(file):
    change(file, "drop table secrets")
    said = refusal(f"sqlite:///{file}")
    assert said.endswith("its tables are not whole (secrets is missing); restore a backup")


def test_a_database_without_a_version_is_left_as_it_is(file):
    change(file, "drop table alembic_version", "drop table secrets")
    said = refusal(f"sqlite:///{file}")
    assert re.search(r"not whole \(entries, .*without a version\); restore a backup$", said), said


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path):
    (tmp_path / "diary").write_text("dear diary, " * 1000)
    assert refusal(f"sqlite:///{tmp_path / 'diary'}").endswith("cannot be used: the file is not a SQLite database")
    assert (tmp_path / "diary").read_text().startswith("dear diary")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "what", "oracle://me:sesame@there/db"])
@pytest.mark.usually(2)
def test_an_address_that_is_none_is_said_in_one_sentence(url):
    said = refusal(url)
    assert "cannot be used" in said
    assert "sesame" not in said


def test_a_postgresql_that_refuses_is_said_in_one_sentence():
    with postgres() as fresh_database:
        url = sa.make_url(fresh_database())
        other = url.set(database="postgres").render_as_string(hide_password=False)
        with psycopg.connect(other, autocommit=True) as connection:
            connection.execute(f"alter database {url.database} with allow_connections false")
        said = refusal(url.render_as_string(hide_password=False))
        assert "is not currently accepting connections" in said
    nobody = refusal("postgresql://me:sesame@127.0.0.1:1/none")
    assert "Connection refused" in nobody
    assert "sesame" not in nobody


# --- one's own


def modes(folder):
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_what_is_stored_is_its_owners_alone(tmp_path, monkeypatch):
    """The folder that is made for it, too; whatever the umask is."""
    folder = tmp_path / "share" / "macabre"
    monkeypatch.setenv("MACABRE_DATA", str(folder))
    monkeypatch.delenv("MACABRE_DATABASE", raising=False)
    before = os.umask(0)
    try:
        server = Server(None).start()
    finally:
        os.umask(before)
    make_table(server.url)
    found = modes(folder)
    server.stop()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert set(found) >= {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}
    assert set(found.values()) == {0o600}


def test_a_file_that_others_could_read_is_narrowed(file):
    reader = sqlite3.connect(file)  # keeps what lies beside the file from being cleared away
    reader.execute("select count(*) from entries").fetchone()
    for path in file.parent.iterdir():
        path.chmod(0o666)
    with Server(f"sqlite:///{file}"):
        found = modes(file.parent)
    reader.close()
    assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(found)
    assert set(found.values()) == {0o600}


def test_a_file_has_one_server_at_a_time_and_who_comes_second_is_told_who_is_first(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    (tmp_path / "link").symlink_to(tmp_path)
    with Server(database) as first:
        for name in (database, f"sqlite:///{tmp_path / 'link' / 'tables.db'}"):
            said = refusal(name)
            assert "already served by another server" in said
            assert f"PID {first.process.pid}, {os.uname().nodename}, {first.url}/" in said
        code = make_table(first.url)
        first.kill()
        with Server(database) as second:  # nothing is left behind that would keep it out
            assert httpx.get(f"{second.url}/api/tables/{code}", timeout=60).status_code == 200
