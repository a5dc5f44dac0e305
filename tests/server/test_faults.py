"""What goes wrong stays where it went wrong: strangers who attack, tables that break, disks that are full."""

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from macabre.server import clockwork
from macabre.server import seen as seen_module
from macabre.server import sights as sights_module
from tests.conftest import ROOT
from tests.effort import LONG
from tests.server.attackers import ATTACKS, FEWEST
from tests.server.client import Client, begin, leave, make_table, new_id, sit_down
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.raw import TEXT, RawSocket, frame
from tests.server.serving import Server, children, full_disk
from tests.server.truth import chain_anew

pytestmark = pytest.mark.process

EXCHANGES = 200 if LONG else 24  # of gestures, under siege


# --- a siege


def memory_of(pid):
    """Resident mebibytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


async def exchange(anna, ben, times):
    """Gestures there and back: each is stored and reaches the other; how long that takes in the middle, in ms."""
    taken = []
    for _ in range(times):
        begun = time.monotonic()
        done = await anna.ask(t="emote", seat=0, emote="gasp")
        assert done["t"] == "done", done
        await ben.until(lambda seen, n=done["number"]: seen["number"] >= n)
        taken.append(time.monotonic() - begun)
        await asyncio.sleep(0.25)  # as often as one seat may
    return statistics.median(taken) * 1000


def test_an_honest_table_is_played_at_under_siege(tmp_path):
    """Every gesture is stored and told, a newcomer is let in, and no memory is lost; times are told, not judged."""

    async def endure(server):
        code, (anna, ben) = await sit_down(server.url)
        calm = await exchange(anna, ben, 5)
        before = memory_of(server.process.pid)
        command = [sys.executable, "-m", "tests.server.attackers", str(server.port), code]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        with subprocess.Popen(command, cwd=ROOT, **pipes) as siege:
            hard = await exchange(anna, ben, EXCHANGES)
            newcomer = await Client(server.url, code).connect()
            await newcomer.until(lambda seen: seen["seats"][0]["present"])
            assert siege.poll() is None, "the siege was over before"
            attacks = json.loads(siege.communicate()[0])
        await leave(anna, ben, newcomer)
        print(f"{calm:.0f} ms in peace, {hard:.0f} ms under siege: {attacks}")
        return before, memory_of(server.process.pid), attacks

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        before, after, attacks = complete(endure(server))
        output = server.stop()
    assert set(attacks) == {attack.__name__ for attack in ATTACKS}
    assert min(attacks.values()) >= FEWEST
    assert after < before * 1.25 + 32, (before, after)
    assert "Traceback" not in output, output[-3000:]
    assert "failed" not in output, output[-3000:]


# --- a table that is broken


def rewrite(path, code, number, body):
    """Somebody who knows how writes another entry, and chains the log anew."""
    connection = sqlite3.connect(path, timeout=20)
    with connection:
        changed = connection.execute(
            "update entries set body = ? where code = ? and number = ?", (body, code, number)
        ).rowcount
        assert changed == 1
    connection.close()
    chain_anew(f"sqlite:///{path}", code)


BROKEN = [
    "nonsense",
    "{}",
    '{"e":"unknown"}',
    '{"e":"moved","seat":99,"move":"CANARY"}',
    '{"e":"chanced","step":"chance CANARY ; x 0 1x1 0"}',
    '{"e":"opened","game":"CANARY","version":1,"players":2,"options":{},"board":null}',
]
OUT_OF_ORDER = "this table is out of order: its log cannot be read; please make a new one"


def test_a_table_whose_log_is_corrupt_says_so_and_no_other_table_minds(tmp_path):
    async def visit(server):
        _, anna, ben = await begin(server.url)
        broken = make_table(server.url)
        for body in BROKEN:
            rewrite(tmp_path / "tables.db", broken, 2, body)
            for _ in range(2):
                with RawSocket(server.port) as eve:
                    assert eve.upgrade(f"/ws/{broken}")[0] == 101
                    said = json.loads(eve.receive()[1])
                    assert said == {"t": "refused", "id": None, "text": OUT_OF_ORDER, "clause": None}
                    assert eve.close_code() == 4005
            answer = httpx.get(f"{server.url}/api/tables/{broken}", timeout=60)
            assert (answer.status_code, answer.json()["phase"]) == (200, "gathering"), "who only asks wakes nobody"
            assert (await anna.ask(t="emote", seat=0, emote="gasp"))["t"] == "done"
            await ben.until(lambda seen: seen["number"] >= anna.acknowledged[-1][1])
        for body in BROKEN:
            rewrite(tmp_path / "tables.db", broken, 1, body)
            answer = httpx.get(f"{server.url}/api/tables/{broken}", timeout=60)
            assert (answer.status_code, answer.json()) == (500, {"error": OUT_OF_ORDER})
        await leave(anna, ben)

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        complete(visit(server))
        output = server.stop()
    assert "is out of order" in output
    assert "CANARY" not in output, "what a log says may be a secret"
    assert "Traceback" not in output


def test_a_table_that_breaks_under_its_players_tells_them(tmp_path):
    """Somebody else's entry, which cannot be read, is met in the middle of a command."""

    async def visit(server):
        code, (anna, ben) = await sit_down(server.url)
        _, (carl, dora) = await sit_down(server.url, ("Carl", "Dora"))
        connection = sqlite3.connect(tmp_path / "tables.db", timeout=20)
        with connection:
            await ben.until(lambda seen: not any(seat["name"] is None for seat in seen["seats"]))
            values = (code, ben.seen["number"] + 1, "CANARY")
            connection.execute("insert into entries (code, number, body, at) values (?, ?, ?, '2026-01-01')", values)
        connection.close()
        chain_anew(f"sqlite:///{tmp_path}/tables.db", code)
        await anna.send(t="emote", id=new_id(), seat=0, emote="gasp")
        for person in (anna, ben):
            while (last := await person.receive())["t"] == "seen":
                pass
            assert (last["t"], last["text"]) == ("refused", OUT_OF_ORDER)
        assert (await carl.ask(t="emote", seat=0, emote="gasp"))["t"] == "done"
        await dora.until(lambda seen: seen["emotes"])
        await leave(anna, ben, carl, dora)

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        complete(visit(server))
        output = server.stop()
    assert "CANARY" not in output
    assert "Traceback" not in output


def test_a_fault_in_what_a_table_shows_is_one_sentence_to_its_visitors_only(tmp_path, monkeypatch, caplog):
    plain = seen_module.frame
    faulty = []

    def sometimes(base, table, *more):
        if table.code in faulty:
            raise KeyError("CANARY")
        return plain(base, table, *more)

    monkeypatch.setattr(sights_module, "frame", sometimes)

    async def visit(server):
        code, (anna, ben) = await sit_down(server.url)
        _, (carl, dora) = await sit_down(server.url, ("Carl", "Dora"))
        faulty.append(code)
        await anna.send(t="look", seat=None)  # as nobody has looked yet
        while (last := await anna.receive())["t"] != "refused":
            pass
        assert last["text"] == "something went wrong at this table; nothing was changed"
        await anna.socket.wait_closed()
        assert anna.socket.close_code == 1011
        assert (await carl.ask(t="emote", seat=0, emote="gasp"))["t"] == "done"
        await dora.until(lambda seen: seen["emotes"])
        faulty.clear()
        await anna.connect()
        await anna.until(lambda seen: seen["yours"] == [0])
        await leave(anna, ben, carl, dora)

    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:
        complete(visit(server))
    assert any("KeyError" in record.getMessage() for record in caplog.records)
    assert "CANARY" not in caplog.text


# --- a disk that is full


def bot_moves(path):
    """How many moves of bots are in the log."""
    connection = sqlite3.connect(path, timeout=20)
    (count,) = connection.execute("select count(*) from entries where command like 'bot:%'").fetchone()
    connection.close()
    return count


async def until_bot_has_moved(client, path, times):
    """So many times more."""
    until = bot_moves(path) + times
    while bot_moves(path) < until:
        assert client.seen["phase"] != "over"
        if not await client.play_on():
            await client.receive()


def test_what_cannot_be_stored_is_refused_and_done_once_it_can(tmp_path):
    async def play(server):
        code, anna, ben = await begin(server.url)
        mover = anna if 0 in anna.seen["to_act"] else ben
        seat, before = mover.seen["seat"], mover.seen
        play = {"t": "play", "id": new_id(), "seat": seat, "move": before["legal"][0]["text"]}
        with full_disk(server.process.pid, tmp_path):
            refused = await mover.ask(**play)
            assert (refused["t"], refused["text"]) == ("refused", "that could not be saved; try again")
            answer = httpx.post(
                f"{server.url}/api/tables",
                json={"game": "cluedo-cards", "players": 2},
                headers={"Origin": server.url},
                timeout=60,
            )
            assert (answer.status_code, list(answer.json())) == (503, ["error"])
            watcher = await Client(server.url, code).connect()
            await watcher.until(lambda seen: True)
            assert watcher.seen["number"] == before["number"], "nothing is shown that is not stored"
            for person in (anna, ben):
                await person.send(t="ping")
                while (await person.receive())["t"] != "pong":
                    pass
                assert person.seen["number"] == before["number"]
        del mover.answers[play["id"]]
        done = await mover.ask(**play)
        assert (done["t"], done["number"]) == ("done", before["number"] + 1), "it heals by itself"
        del mover.answers[play["id"]]
        assert (await mover.ask(**play))["number"] == done["number"], "and is done once"
        for person in (anna, ben, watcher):
            await person.until(lambda seen: seen["number"] > before["number"])
        await leave(anna, ben, watcher)
        return code, done["number"], play["move"]

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        code, number, move = complete(play(server))
        output = server.stop()
    connection = sqlite3.connect(tmp_path / "tables.db")
    bodies = dict(connection.execute("select number, body from entries where code = ?", (code,)))
    secrets = [secret for (secret,) in connection.execute("select secret from secrets")]
    connection.close()
    assert json.loads(bodies[number])["move"] == move
    assert sum('"moved"' in body for body in bodies.values()) == 1
    assert "Traceback" not in output, output[-3000:]
    for secret in secrets:
        assert secret.hex() not in output
        assert repr(secret)[2:-1] not in output


def test_bots_go_on_by_themselves_after_a_full_disk(tmp_path):
    async def play(server):
        code = make_table(server.url, players=2)
        anna = await Client(server.url, code).connect()
        await anna.sit(0, "Anna")
        await anna.ask(t="seat-bot", seat=1, bot="random")
        await anna.ask(t="start", seat=0)
        await anna.until(lambda seen: seen["phase"] == "promising")
        with full_disk(server.process.pid, tmp_path):
            promise = anna.seen["promise"]
            assert promise["awaited"] == [0]
            await asyncio.sleep(clockwork.SALT_SECONDS + 1.5)  # the clock runs out meanwhile, and nothing can be stored
            assert anna.seen["phase"] == "promising"
        await anna.until(lambda seen: seen["phase"] == "playing")
        await until_bot_has_moved(anna, tmp_path / "tables.db", 2)
        await leave(anna)

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        complete(play(server))


def thinkers(server):
    """The processes in which its bots think."""
    return [pid for pid in children(server.process.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_bot_that_dies_is_replaced(tmp_path):
    async def play(server):
        code = make_table(server.url, players=2)
        anna = await Client(server.url, code).connect()
        await anna.sit(0, "Anna")
        await anna.ask(t="seat-bot", seat=1, bot="random")
        await anna.ask(t="start", seat=0)
        path = tmp_path / "tables.db"
        for _ in range(2):
            await until_bot_has_moved(anna, path, 2)  # one may have been thought of before the last kill
            killed = thinkers(server)
            assert killed
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
        await until_bot_has_moved(anna, path, 2)
        assert not set(thinkers(server)) & set(killed)
        await leave(anna)

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        complete(play(server))


# --- those who come and go at a bad moment


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(f"sqlite:///{tmp_path_factory.mktemp('moments')}/tables.db") as server:
        yield server


def test_who_greets_late_sits_at_the_same_table_as_everybody_else(server):
    """A question about the table between connecting and greeting must not send it to sleep under the visitor."""

    async def visit():
        code = make_table(server.url, players=2)
        late = RawSocket(server.port)
        late.upgrade(f"/ws/{code}")
        assert httpx.get(f"{server.url}/api/tables/{code}", timeout=60).status_code == 200
        anna = await Client(server.url, code).connect()
        await anna.sit(0, "Anna")
        late.send(frame(TEXT, b'{"t":"hello"}'))
        seen = json.loads(late.receive()[1])
        assert seen["seats"][0]["name"] == "Anna"
        await anna.ask(t="emote", seat=0, emote="gasp")
        while not seen["emotes"]:
            seen = json.loads(late.receive()[1])
        late.line.close()
        await leave(anna)

    complete(visit())


def test_what_is_stored_is_told_though_its_sender_is_gone(server):
    async def visit():
        code, (anna, ben) = await sit_down(server.url)
        for _ in range(15):
            number = ben.seen["number"]
            await anna.send(t="emote", id=new_id(), seat=0, emote="gasp")
            anna.socket.transport.abort()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ben.until(lambda seen, n=number: seen["number"] > n), 2)
            await anna.connect()
            await anna.until(lambda seen: True)
            stored = httpx.get(f"{server.url}/api/tables/{code}", timeout=60)
            assert stored.status_code == 200
            await ben.send(t="ping")
            while (await ben.receive())["t"] != "pong":
                pass
            anna.seen = None
            await anna.send(t="look", seat=0)
            await anna.until(lambda seen: True)
            assert anna.seen["number"] == ben.seen["number"]
        await leave(anna, ben)

    complete(visit())


def test_those_who_only_watch_come_and_go_unnoticed(server):
    """Otherwise anybody could make a table talk to everybody at it."""

    async def visit():
        code, (anna, ben) = await sit_down(server.url)
        for client in (anna, ben):
            await client.send(t="ping")
            while (await client.receive())["t"] != "pong":
                pass
        await asyncio.sleep(0.3)
        before = len(anna.shown)
        for _ in range(5):
            watcher = await Client(server.url, code).connect()
            await watcher.until(lambda seen: True)
            await watcher.close()
            with RawSocket(server.port) as silent:
                silent.upgrade(f"/ws/{code}")
        await anna.send(t="ping")
        while (await anna.receive())["t"] != "pong":
            pass
        assert len(anna.shown) - before <= 1
        await leave(anna, ben)

    complete(visit())
