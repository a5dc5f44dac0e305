"""What those who watch over a server see, and what people are told when its database is lost or it closes."""

import asyncio
import contextlib
import re
import shutil
import signal
import socket
import sqlite3
import time

import httpx
import psycopg
import pytest
import sqlalchemy as sa
import websockets

from macabre.errors import Error
from macabre.language import english
from macabre.server import guard
from macabre.server.app import make_app
from macabre.server.hall import NOT_STORED
from macabre.server.readiness import Readiness
from macabre.server.settings import Settings
from macabre.storage import StorageFault
from tests.server.client import Client, begin, last_words, leave, make_table, new_id, sit_down
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.serving import Server, fixed_port, full_disk, obey_modes
from tests.server.truth import log_of, query

pytestmark = pytest.mark.process


def readiness(server):
    answer = httpx.get(f"{server.url}/ready", timeout=60)
    return answer.status_code, answer.text


READY, NOT_READY = (200, "ready\n"), (503, "the tables cannot be stored just now\n")


async def until_readiness(server, wanted):
    while await asyncio.to_thread(readiness, server) != wanted:
        await asyncio.sleep(0.1)


# --- ready


def test_a_server_is_ready_as_long_as_moves_can_be_stored(tmp_path):
    async def watch(server):
        await until_readiness(server, READY)
        with full_disk(server.process.pid, tmp_path):
            await until_readiness(server, NOT_READY)
            assert httpx.get(f"{server.url}/alive", timeout=60).status_code == 200
        await until_readiness(server, READY)

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        complete(watch(server))
        assert "Traceback" not in server.stop()


def test_a_server_is_ready_as_long_as_its_postgresql_lets_it_in():
    def allow(url, whether):
        name = sa.make_url(url).database
        other = sa.make_url(url).set(database="postgres").render_as_string(hide_password=False)
        with psycopg.connect(other, autocommit=True) as connection:
            connection.execute(f"alter database {name} with allow_connections {whether}")
            connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [name])

    async def watch(server):
        for whether, wanted in ((True, READY), (False, NOT_READY), (True, READY)):
            allow(server.database, whether)
            await until_readiness(server, wanted)

    with postgres() as fresh_database, Server(fresh_database()) as server:
        complete(watch(server))
        assert "Traceback" not in server.stop()


class Slow:
    """A database that answers when it is let."""

    def __init__(self):
        self.asked, self.answer, self.fails = 0, asyncio.Event(), False

    async def probe(self):
        self.asked += 1
        await self.answer.wait()
        if self.fails:
            raise StorageFault("OperationalError")


def test_however_many_ask_whether_it_is_ready_the_database_is_asked_once(monkeypatch):
    """Nor is one that hangs asked again before it has answered."""
    monkeypatch.setattr("macabre.server.readiness.LIMIT_SECONDS", 0.05)
    monkeypatch.setattr("macabre.server.readiness.KEPT_SECONDS", 0.0)

    async def ask():
        store = Slow()
        ready = Readiness(store)
        for _ in range(3):
            assert await asyncio.gather(*(ready.is_ready() for _ in range(100))) == [False] * 100
        assert store.asked == 1
        store.answer.set()
        assert await ready.is_ready()
        store.fails = True
        monkeypatch.setattr("macabre.server.readiness.KEPT_SECONDS", 1e9)
        assert await ready.is_ready(), "what was found serves all who ask for a while"
        monkeypatch.setattr("macabre.server.readiness.KEPT_SECONDS", 0.0)
        assert not await ready.is_ready()

    complete(ask())


# --- a database that is lost under its people


@contextlib.contextmanager
def moved_away(folder):
    """The file is somewhere else for a while."""
    (folder / "tables.db").rename(folder / "elsewhere.db")
    yield
    (folder / "elsewhere.db").rename(folder / "tables.db")


@contextlib.contextmanager
def replaced(folder):
    """Another file is in its place for a while, however alike."""
    shutil.copy(folder / "tables.db", folder / "copy.db")
    (folder / "tables.db").rename(folder / "elsewhere.db")
    (folder / "copy.db").rename(folder / "tables.db")
    yield
    (folder / "elsewhere.db").replace(folder / "tables.db")


@contextlib.contextmanager
def read_only(folder):
    """Nobody may write the file for a while."""
    (folder / "tables.db").chmod(0o400)
    yield
    (folder / "tables.db").chmod(0o600)


def refused_post(server):
    wishes = {"game": "cluedo-cards", "players": 2}
    answer = httpx.post(f"{server.url}/api/tables", json=wishes, headers={"Origin": server.url}, timeout=60)
    return answer.status_code, answer.json()


async def try_to_gesture(client, gesture):
    """What is answered; nothing if the line is cut instead, since nobody can know."""
    try:
        return await client.ask(**gesture)
    except websockets.ConnectionClosed:
        return None


@pytest.mark.parametrize("lose", [moved_away, replaced, read_only])
def test_a_database_that_is_lost_is_noticed_and_nothing_is_acknowledged_meanwhile(tmp_path, lose):
    """Those who sit there without doing anything are told; when it comes back all is well, without a restart."""

    async def play(server):
        code, (anna, ben) = await sit_down(server.url)
        gesture = {"t": "emote", "id": new_id(), "seat": 0, "emote": "gasp"}
        with lose(tmp_path):
            while (told := await ben.receive())["t"] != "refused":
                pass
            assert (told["id"], told["text"]) == (None, english(NOT_STORED))
            answer = await try_to_gesture(anna, gesture)
            assert answer is None or answer["t"] == "refused"
            assert refused_post(server) == (503, {"error": "that could not be saved; try again"})
            await until_readiness(server, NOT_READY)
        await until_readiness(server, READY)
        await anna.connect()
        anna.answers.clear()
        assert (await anna.ask(**gesture))["t"] == "done"
        ben.seen = None
        await ben.until(lambda seen: seen["emotes"])
        await leave(anna, ben)
        return code

    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database, begin=obey_modes) as server:
        code = complete(play(server))
        output = server.stop()
    assert sum('"emoted"' in body for _, _, body in log_of(database, code)) == 1
    assert "Traceback" not in output, output[-3000:]


@pytest.mark.parametrize("lost", ["tables.db", "tables.db-wal"])
def test_nothing_is_acknowledged_into_a_deleted_file(tmp_path, lost):
    """Not even in the very moment after."""

    async def play(server):
        _, (anna, ben) = await sit_down(server.url)
        assert (await anna.ask(t="emote", seat=0, emote="gasp"))["t"] == "done"
        (tmp_path / lost).unlink()
        answers = []
        for seat, client in enumerate((anna, ben)):
            answers.append(await try_to_gesture(client, {"t": "emote", "id": new_id(), "seat": seat, "emote": "gasp"}))
        await leave(anna, ben)
        return answers

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        answers = complete(play(server))
        assert refused_post(server)[0] == 503
        server.kill()
    assert all(answer is None or answer.get("text", "").endswith("try again") for answer in answers), answers
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        make_table(server.url)


# --- a server that closes


def is_shut(port):
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) != 0


async def locked_out(file):
    """Another program writes to the file: whoever wants to must wait for it."""
    other = sqlite3.connect(file, isolation_level=None, timeout=20)
    other.execute("begin immediate")
    return other


def test_a_server_that_closes_answers_what_it_stores_and_says_come_back(tmp_path):
    """A command is being stored when SIGTERM comes: it is stored and answered, then the browser is sent away, and
    finds its seat when the server is back."""
    database = f"sqlite:///{tmp_path}/tables.db"

    async def play(server):
        code, (anna, ben) = await sit_down(server.url)
        other = await locked_out(tmp_path / "tables.db")
        gesture = {"t": "emote", "id": new_id(), "seat": 0, "emote": "gasp"}
        await anna.send(**gesture)
        await asyncio.sleep(0.3)  # it is on its way to the disk, and waits there
        server.process.send_signal(signal.SIGTERM)
        while not is_shut(server.port):
            await asyncio.sleep(0.02)
        other.close()
        assert [(await last_words(client))[1] for client in (anna, ben)] == [1012, 1012]
        done = anna.answers[gesture["id"]]
        assert done["t"] == "done"
        await asyncio.to_thread(server.process.wait, 20)
        assert "Traceback" not in server.said()
        server.output.close()
        await asyncio.to_thread(server.start)
        for seat, client in enumerate((anna, ben)):
            await client.connect()
            client.seen = None
            await client.until(lambda seen, mine=seat: seen["yours"] == [mine])
        anna.answers.clear()
        assert await anna.ask(**gesture) == done
        await leave(anna, ben)
        return code

    with Server(database, fixed_port()) as server:
        code = complete(play(server))
    assert sum('"emoted"' in body for _, _, body in log_of(database, code)) == 1


def test_a_server_closes_in_time_though_the_disk_hangs(tmp_path):
    async def play(server):
        _, (anna, _) = await sit_down(server.url)
        other = await locked_out(tmp_path / "tables.db")
        await anna.send(t="emote", id=new_id(), seat=0, emote="gasp")
        await asyncio.sleep(0.3)
        server.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.process.wait, 60)
        other.close()

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        complete(play(server))
        server.output.close()


# --- figures

LINE = re.compile(
    r'# (HELP|TYPE) [a-z_]+ .+|([a-z_]+)(?:\{([a-z]+)="([^"\\]*)"\})? (\d+(?:\.\d+)?(?:e[+-]\d+)?)'
)  # fmt: skip


def figures(port):
    """Every figure of a page that Prometheus could read: by name, and by the value of its label."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=60)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = {}
    for line in answer.text.splitlines():
        parsed = LINE.fullmatch(line)
        assert parsed, line
        if parsed[2]:
            found[parsed[2], parsed[4]] = float(parsed[5])
    return found, answer.text


def test_figures_are_given_on_a_port_of_their_own_and_tell_no_secrets(tmp_path):
    port = fixed_port()

    async def play(server):
        code, anna, ben = await begin(server.url)
        for _ in range(3):
            mover = anna if 0 in anna.seen["to_act"] else ben
            done = await mover.ask(t="play", seat=mover.seen["seat"], move=mover.seen["legal"][0]["text"])
            for person in (anna, ben):
                await person.until(lambda seen, number=done["number"]: seen["number"] >= number)
        refused = await anna.ask(t="start", seat=0)
        assert refused["t"] == "refused"
        await anna.ask(t="play", seat=0, move="nonsense")
        found, text = await asyncio.to_thread(figures, port)
        while not found["macabre_loop_lag_seconds_count", None]:  # the first beat is still to come
            found, text = await asyncio.to_thread(figures, port)
        await leave(anna, ben)
        return code, [*anna.tokens.values(), *ben.tokens.values()], found, text

    with Server(f"sqlite:///{tmp_path}/tables.db", 0, "--metrics", str(port)) as server:
        assert httpx.get(f"{server.url}/api/tables/BBBBBB", timeout=60).status_code == 404
        assert httpx.get(f"{server.url}/metrics", timeout=60).status_code == 404, "not on the public port"
        code, tokens, found, text = complete(play(server))
        assert httpx.get(f"http://127.0.0.1:{port}/", timeout=60).status_code == 404
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"x" * 100_000)
        output = server.stop()
    log = [body for _, _, body in log_of(server.database, code)]
    assert found["macabre_moves_total", None] == sum('"moved"' in body for body in log) == 3
    assert found["macabre_tables_awake", None] == 1
    assert found["macabre_connections", None] == 2
    assert found["macabre_answers_total", "404"] >= 2
    assert found["macabre_refusals_total", "refusal"] >= 1
    assert found["macabre_storage_faults_total", None] == 0
    assert found["macabre_bots_thinking", None] == 0
    assert found["macabre_append_seconds_count", None] == found["macabre_append_seconds_bucket", "+Inf"] >= 9
    assert found["macabre_command_seconds_count", None] >= found["macabre_append_seconds_count", None] - 1
    assert found["process_resident_memory_bytes", None] > 10**7
    assert found["process_open_fds", None] > 5
    for secret in (code, "Anna", "Ben", "127.0.0.1", *tokens):
        assert secret not in text
    assert "Traceback" not in output, output


def test_each_process_gives_its_own_figures():
    port = fixed_port()
    with postgres() as fresh_database, Server(fresh_database(), 0, "--workers", "2", "--metrics", str(port)):
        limit = time.monotonic() + 60
        while True:
            with contextlib.suppress(httpx.TransportError):
                pages = [figures(port + offset)[0] for offset in (0, 1)]
                break
            assert time.monotonic() < limit
            time.sleep(0.1)
    assert all(page["macabre_stored", None] == 1 for page in pages)


@pytest.mark.parametrize("where", ["nowhere", "0", "127.0.0.1:http"])
def test_a_port_for_figures_that_is_none_is_said_in_one_sentence(where, tmp_path):
    server = Server(f"sqlite:///{tmp_path}/tables.db", 0, "--metrics", where).spawn()
    with contextlib.closing(server.output):
        assert server.process.wait(120) == 2
        assert "metrics are served at a port" in server.said()


# --- starts that fail late


def test_a_start_that_fails_late_is_a_sentence_as_well():
    async def start():
        told = []
        calls = iter([{"type": "lifespan.startup"}])

        async def receive():
            return next(calls)

        async def send(message):
            told.append(message)

        with pytest.raises(Error):
            await make_app("postgresql://127.0.0.1:1/none")({"type": "lifespan", "state": {}}, receive, send)
        return told

    (message,) = complete(start())
    assert message["type"] == "lifespan.startup.failed"
    assert message["message"].startswith("the database postgresql://127.0.0.1:1/none cannot be used: ")


# --- quotas, ages and erasure at a running server


def post_from(server, address):
    headers = {"Origin": server.url, "X-Forwarded-For": address}
    wishes = {"game": "cluedo-cards", "players": 2}
    answer = httpx.post(f"{server.url}/api/tables", json=wishes, headers=headers, timeout=60)
    return answer.status_code, answer.json()


def test_so_many_tables_are_open_at_once_from_one_address(tmp_path):
    from macabre.storage import Store

    async def delete(database, code):
        store = await Store.open(database)
        await store.delete([code])
        await store.close()

    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database, 0, "--most-tables", "3") as server:
        made = [post_from(server, "192.0.2.7") for _ in range(4)]
        assert [status for status, _ in made] == [201, 201, 201, 429]
        assert made[3][1] == {"error": "3 of your tables are still open; carry on at one of them"}
        assert post_from(server, "192.0.2.8")[0] == 201
        complete(delete(database, made[0][1]["code"]))
        assert post_from(server, "192.0.2.7")[0] == 201
        assert post_from(server, "192.0.2.7")[0] == 429
        server.stop()
    for table in ("entries", "tables", "names", "secrets", "matches", "pulse"):
        assert "192.0.2" not in str(query(database, f"select * from {table}")), "no address is kept"


def test_large_boards_count_by_their_size(tmp_path, monkeypatch):
    """However many boards may be sent in a while."""
    import macabre

    monkeypatch.setitem(guard.KINDS, "board", guard.KINDS["board"]._replace(most=1000))

    board = macabre.load("cluedo-cards").default_board.source.text + "# a long remark, line by line\n" * 450
    with LocalServer(f"sqlite:///{tmp_path}/tables.db", Settings(pace=0, most_bytes=2**19)) as server:
        answers = []
        for _ in range(45):
            wishes = {"game": "cluedo-cards", "players": 2, "board": board}
            headers = {"Origin": server.url}
            answers.append(httpx.post(f"{server.url}/api/tables", json=wishes, headers=headers, timeout=60))
    statuses = [answer.status_code for answer in answers]
    made = statuses.count(201)
    assert statuses == [201] * made + [429] * (45 - made)
    assert 25 < made < 40, "half a megabyte of boards"
    assert "take up too much space" in answers[-1].json()["error"]


def test_a_server_lets_tables_end_whose_time_is_up(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database) as server:
        old, young = make_table(server.url), make_table(server.url)
    connection = sqlite3.connect(tmp_path / "tables.db")
    with connection:
        connection.execute("update tables set touched_at = '2020-01-01 00:00:00' where code = ?", (old,))
    connection.close()
    with Server(database, 0, "--keep-unbegun", "0") as server:
        assert httpx.get(f"{server.url}/api/tables/{old}", timeout=60).status_code == 200
    with Server(database) as server:
        while httpx.get(f"{server.url}/api/tables/{old}", timeout=60).status_code != 404:
            time.sleep(0.05)
        assert httpx.get(f"{server.url}/api/tables/{young}", timeout=60).status_code == 200


def test_whoever_erases_the_name_is_somebody_and_a_table_of_nobodies_is_deleted(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"

    async def play(server):
        code, anna, ben = await begin(server.url)
        watcher = await Client(server.url, code).connect()
        stranger = await watcher.ask(t="erase", seat=0)
        assert (stranger["t"], stranger["text"]) == ("refused", "that seat is not yours")
        assert (await anna.ask(t="erase", seat=0))["t"] == "done"
        for client in (anna, ben, watcher):
            await client.until(lambda seen: [seat["name"] for seat in seen["seats"]] == ["Somebody", "Ben"])
        assert query(database, "select name from names") == [("Ben",)]
        assert (await ben.ask(t="erase", seat=1))["t"] == "done"
        for client in (anna, ben, watcher):
            last, closing = await last_words(client)
            assert (last["t"], last["text"], closing) == ("refused", "this table was deleted", 4004)
        return code

    with Server(database) as server:
        code = complete(play(server))
        assert httpx.get(f"{server.url}/api/tables/{code}", timeout=60).status_code == 404
    for table in ("entries", "tables", "names", "secrets", "matches"):
        assert query(database, f"select * from {table}") == []
