"""A disk that says EIO when something is to be made durable: nobody is told what nobody can know."""

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import websockets

from macabre.server import host as host_module
from macabre.storage import Append, Store, Unsure
from macabre.storage.pool import SqliteWriter
from tests.server.client import begin, leave, make_table, new_id
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.serving import Server
from tests.server.truth import log_of, query

pytestmark = pytest.mark.process

needs_compiler = pytest.mark.skipif(not shutil.which("gcc"), reason="a compiler is needed to make a disk fail")
TRY_AGAIN = 1013


@pytest.fixture(scope="module")
def shim(tmp_path_factory):
    """What makes syncs fail in a process that loads it."""
    library = tmp_path_factory.mktemp("shim") / "sick_disk.so"
    source = Path(__file__).with_name("sick_disk.c")
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


class SickDisk:
    """A disk on which a server runs; it can be made sick and well again."""

    def __init__(self, folder, shim):
        self.mark, self.database = folder / "sick", f"sqlite:///{folder}/tables.db"
        self.env = {"LD_PRELOAD": str(shim), "SICK_DISK": str(self.mark)}

    @contextlib.contextmanager
    def sick(self):
        self.mark.touch()
        try:
            yield
        finally:
            self.mark.unlink()

    def server(self):
        return Server(self.database, env=self.env)


@pytest.fixture
def disk(tmp_path, shim):
    return SickDisk(tmp_path, shim)


async def is_cut_off(client, **command):
    """How the line is cut on which a command is not answered."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await client.ask(**command)
    return closed.value.rcvd.code


async def first_word(url, code):
    """What a table says to somebody who has not even greeted."""
    address = url.replace("http", "ws", 1) + f"/ws/{code}"
    async with websockets.connect(address, origin=url, open_timeout=60) as line:
        return json.loads(await line.recv())


def stored(database, code, command):
    return [number for number, kept, _ in log_of(database, code) if kept == command["id"]]


@needs_compiler
def test_trust_13_what_may_be_stored_is_not_refused_and_a_crash_brings_out_what_it_was(disk):
    """SQLite has written the commit and could not sync it: after a crash it is there, though it failed."""
    gesture = {"t": "emote", "id": new_id(), "seat": 0, "emote": "gasp"}
    server = disk.server().start()

    async def play():
        code, anna, ben = await begin(server.url)
        with disk.sick():
            told = await is_cut_off(anna, **gesture)
            server.kill()
        await leave(ben)
        return code, anna, told

    async def come_back(url, anna):
        anna.url, anna.seen = url, None
        await anna.connect()
        answers = []
        for _ in range(2):
            anna.answers.clear()
            answers.append(await anna.ask(**gesture))
        seen = await anna.until(lambda seen: seen["number"] >= answers[0]["number"])
        await anna.close()
        return answers, seen

    code, anna, told = complete(play())
    assert told == TRY_AGAIN, "nobody knows, so nobody says"
    with Server(disk.database) as again:
        answers, seen = complete(come_back(again.url, anna))
    assert [answer["t"] for answer in answers] == ["done", "done"]
    assert stored(disk.database, code, gesture) == [answers[0]["number"]], "it was done once, whatever the crash left"
    assert seen["doubt"] is None


@needs_compiler
def test_trust_13_nothing_is_read_or_acknowledged_before_the_file_is_sound_again_and_it_heals(disk):
    gesture = {"t": "emote", "id": new_id(), "seat": 0, "emote": "gasp"}

    async def play(url):
        code, anna, ben = await begin(url)
        asleep = make_table(url)
        with disk.sick():
            first = await is_cut_off(anna, **gesture)
            said = await first_word(url, asleep)
            await ben.send(t="ping")
            while (await ben.receive())["t"] != "pong":
                pass
            shown = ben.seen["number"]
        await anna.connect()
        done = await anna.ask(**gesture)
        await ben.until(lambda seen: seen["number"] >= done["number"])
        await leave(anna, ben)
        return code, first, said, shown, done

    with disk.server() as server:
        code, first, said, shown, done = complete(play(server.url))
        output = server.stop()
    assert first == TRY_AGAIN
    assert (said["t"], said["text"]) == ("refused", "the tables cannot be read just now; try again")
    assert shown < done["number"], "nothing is shown of which nobody knows whether it is stored"
    assert (done["t"], stored(disk.database, code, gesture)) == ("done", [done["number"]])
    assert "Traceback" not in output, output[-3000:]


@needs_compiler
def test_trust_13_a_failed_commit_is_settled_when_the_file_is_opened_anew(disk):
    """At the store: of several failed commits exactly what is read afterwards is what a crash would find."""
    script = f"""
import asyncio, pathlib
from macabre.storage import Append, Store, Unsure
async def run():
    store = await Store.open({disk.database!r})
    await store.append(Append("T", 0, ["a"]))
    mark = pathlib.Path({str(disk.mark)!r})
    mark.touch()
    for work in (lambda: store.append(Append("T", 1, ["b"], "b")), lambda: store.load("T")):
        try:
            await work()
        except Unsure:
            print("unsure")
    mark.unlink()
    print([entry.body for entry in await store.load("T")])
    number = len(await store.load("T"))
    await store.append(Append("T", number, ["c"], "c"))
    print([entry.body for entry in await store.load("T")])
    await store.close()
asyncio.run(run())
"""
    result = run_python(script, disk.env)
    first, second, settled, after = result.splitlines()
    assert (first, second) == ("unsure", "unsure")
    assert settled in ("['a']", "['a', 'b']")
    assert after == settled[:-1] + ", 'c']"
    assert str([body for _, _, body in log_of(disk.database, "T")]) == after


def run_python(script, env):
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | env, check=True).stdout


# --- the same without a compiler: the commit itself fails


class Failing:
    """Commits that fail for a reason after which nobody knows; they are written first, or not."""

    def __init__(self, monkeypatch, is_written):
        self.on, commit, reopen = False, SqliteWriter._end, SqliteWriter._reopen
        self.reopened = 0

        def failing(writer, connection, writes):
            if not self.on:
                return commit(writer, connection, writes)
            connection.commit() if is_written else connection.roll_back()
            writer.is_unsure = True
            raise Unsure

        def reopening(writer):
            self.reopened += 1
            if self.on:
                raise Unsure
            reopen(writer)

        monkeypatch.setattr(SqliteWriter, "_end", failing)
        monkeypatch.setattr(SqliteWriter, "_reopen", reopening)
        monkeypatch.setattr(host_module, "FAULT_SECONDS", 0.01)


@pytest.mark.parametrize("is_written", [True, False])
def test_trust_13_a_commit_of_unknown_outcome_is_sent_again_and_lands_once(tmp_path, monkeypatch, is_written):
    failing, database = Failing(monkeypatch, is_written), f"sqlite:///{tmp_path}/tables.db"
    gesture = {"t": "emote", "id": new_id(), "seat": 0, "emote": "gasp"}

    async def play(url):
        code, anna, ben = await begin(url)
        failing.on = True
        told = await is_cut_off(anna, **gesture)
        failing.on = False
        await anna.connect()
        done = await anna.ask(**gesture)
        await leave(anna, ben)
        return code, told, done

    with LocalServer(database) as server:
        code, told, done = complete(play(server.url))
    assert told == TRY_AGAIN
    assert failing.reopened > 1
    assert (done["t"], stored(database, code, gesture)) == ("done", [done["number"]])


def test_a_store_that_is_unsure_of_one_table_is_unsure_of_all_that_share_the_commit(tmp_path, monkeypatch):
    failing = Failing(monkeypatch, is_written=True)

    async def run():
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        failing.on = True
        results = await asyncio.gather(
            *(store.append(Append(f"T{n}", 0, ["a"])) for n in range(4)), return_exceptions=True
        )
        failing.on = False
        read = [len(await store.load(f"T{n}")) for n in range(4)]
        await store.close()
        return results, read

    results, read = complete(run())
    assert all(isinstance(result, Unsure) for result in results)
    assert read == [1] * 4
    assert query(f"sqlite:///{tmp_path}/tables.db", "select count(*) from entries") == [(4,)]
