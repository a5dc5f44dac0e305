"""What a host does when it cannot know, or when what a bot thought about has changed meanwhile."""

import asyncio
import json
import threading
from contextlib import asynccontextmanager

import httpx
import pytest
import websockets

from macabre.bots.levels import LEVELS, bot_names
from macabre.server import clockwork, presence
from macabre.server import host as host_module
from macabre.server import protocol as p
from macabre.server.hall import Hall
from macabre.server.workers import Workers
from macabre.storage import StorageFault, Store
from tests.server.client import Client, begin, leave, make_table, new_id
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.truth import log_of

pytestmark = pytest.mark.process

TOKENS = ["a" * 40, "b" * 40]


class Weather:
    """A database that, while it storms, commits but cannot say so, and cannot be read."""

    def __init__(self, monkeypatch):
        self.storms, append, load = False, Store.append, Store.load

        async def append_in(store, batch):
            await append(store, batch)
            self.shake()

        async def load_in(store, code, after=0):
            self.shake()
            return await load(store, code, after)

        monkeypatch.setattr(Store, "append", append_in)
        monkeypatch.setattr(Store, "load", load_in)
        monkeypatch.setattr(host_module, "FAULT_SECONDS", 0.01)

    def shake(self):
        if self.storms:
            raise StorageFault("the line to the database is cut")


def test_a_command_of_which_nobody_knows_is_not_refused_and_lands_once(tmp_path, monkeypatch):
    """The browser is sent away, comes back, sends the same command again, and is told that it was done."""
    weather, database = Weather(monkeypatch), f"sqlite:///{tmp_path}/tables.db"

    async def sit_in_a_storm(url, code):
        sit = {"t": "sit", "id": new_id(), "seat": 0, "name": "Anna", "token": TOKENS[0]}
        anna = await Client(url, code).connect()
        weather.storms = True
        await anna.send(**sit)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await anna.until(lambda seen: anna.answers)
        assert (closed.value.rcvd.code, anna.answers) == (1013, {})
        weather.storms = False
        again = await Client(url, code).connect()
        answer = await again.ask(**sit)
        await again.close()
        return answer

    with LocalServer(database) as server:
        code = make_table(server.url)
        answer = complete(sit_in_a_storm(server.url, code))
    entries = [json.loads(body)["e"] for _, _, body in log_of(database, code)]
    assert entries.count("sat") == 1
    assert (answer["t"], answer["number"]) == ("done", entries.index("sat") + 1)


def test_the_page_of_a_table_comes_though_the_database_hangs(tmp_path, monkeypatch):
    """It only does without what it would have been told about the drawing."""

    async def hang(*_):
        await asyncio.Event().wait()

    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:
        address = f"{server.url}/t/{make_table(server.url)}"
        assert "Link" in httpx.get(address, timeout=60).headers
        monkeypatch.setattr(Store, "summaries", hang)
        monkeypatch.setattr("macabre.server.answers.pages.SOON_SECONDS", 0.1)
        page = httpx.get(address, timeout=60)
        assert (page.status_code, page.headers.get("Link")) == (200, None)


# --- bots


class SlowWorkers(Workers):
    """Bots that think until they are let go on, and then draw or lay the first card that fits."""

    def __init__(self):
        super().__init__(pace=0)
        self.asked, self.gates = [], {}

    async def choose(self, sight, own_board, bot, seed):
        self.asked.append(bot)
        gate = self.gates.setdefault(bot, asyncio.Event())
        move = sight.rules.notation.moves.write(sight.move(sight.driver.legal(sight.seat)[0]))
        await gate.wait()
        return move


class Ear:
    """A listener, without whom bots do not play."""

    held: set[int] = set()  # noqa: RUF012
    only_watches = False
    ready = 0

    def wake(self):
        pass


@asynccontextmanager
async def table_with_substitute(tmp_path, monkeypatch):
    """Two people at a table; whoever must act is away."""
    monkeypatch.setattr(clockwork, "SALT_SECONDS", 0.0)
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)
    store, workers = await Store.open(f"sqlite:///{tmp_path}/tables.db"), SlowWorkers()
    hall = Hall(store, workers)
    host = await hall.host(await hall.create("cluedo-cards", 2, {}, None))
    host.listeners[Ear()] = None

    async def do(kind, **fields):
        return await host.carry_out(kind(id=new_id(), **fields), lambda: {0, 1})

    for seat in (0, 1):
        await do(p.Sit, seat=seat, name=f"Name {seat}", token=TOKENS[seat])
    await do(p.Start, seat=0)
    await until(lambda: host.table.phase == "playing")
    yield host, workers, do, host.table.match.to_act[0]
    hall.leave(host)
    await hall.close()
    workers.close()
    await store.close()


async def until(holds):
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.01)


def test_another_bot_takes_over_while_the_first_one_thinks(tmp_path, monkeypatch):
    async def run():
        async with table_with_substitute(tmp_path, monkeypatch) as (host, workers, do, absent):
            await do(p.Substitute, seat=1 - absent, absent=absent, bot="random")
            await until(lambda: workers.asked == ["random"])
            await do(p.Substitute, seat=1 - absent, absent=absent, bot="greedy")
            await until(lambda: workers.asked == ["random", "greedy"])
            turned = host.table.turned
            workers.gates["random"].set()
            await asyncio.sleep(0.1)
            assert host.table.turned == turned, "who was replaced does not move"
            workers.gates["greedy"].set()
            await until(lambda: host.table.turned > turned)

    complete(run())


def test_a_bot_does_not_move_for_who_came_back_at_another_process(tmp_path, monkeypatch):
    async def run():
        async with table_with_substitute(tmp_path, monkeypatch) as (host, workers, do, absent):
            await do(p.Substitute, seat=1 - absent, absent=absent, bot="random")
            await until(lambda: workers.asked == ["random"])
            elsewhere = Hall(host.store, workers)
            other = await elsewhere.host(host.table.code)
            await other.carry_out(p.Return(id=new_id(), seat=absent), lambda: {absent})
            turned = host.table.turned
            workers.gates["random"].set()
            await until(lambda: not host.clockwork._tasks)
            await host.catch_up()
            assert (host.table.turned, host.table.seats[absent].substitute) == (turned, None)
            elsewhere.leave(other)

    complete(run())


def test_bots_do_not_think_for_who_only_watches(tmp_path, monkeypatch):
    async def run():
        async with table_with_substitute(tmp_path, monkeypatch) as (host, workers, do, absent):
            [ear] = host.listeners
            ear.only_watches = True
            await do(p.Substitute, seat=1 - absent, absent=absent, bot="random")
            assert not any(name.startswith("bot ") for name in host.clockwork._tasks)
            host.arrive(Ear())
            await until(lambda: workers.asked == ["random"])

    complete(run())


@pytest.mark.parametrize("bot", bot_names())
def test_a_bot_seems_to_think_longer_than_it_does_at_a_pace_that_is_a_setting(bot):
    seconds = LEVELS[bot].seconds if bot in LEVELS else None
    assert min(Workers().pause_of(bot) for _ in range(50)) > (seconds or 0.4)
    assert min(Workers(pace=3).pause_of(bot) for _ in range(50)) > 3 * (seconds or 0.4)
    assert Workers(pace=0).pause_of(bot) == 0


def test_where_many_bots_think_each_has_less_time():
    workers = Workers(2)
    times = []
    for thinking in (1, 2, 4, 20):
        workers.thinking = thinking
        times.append(workers._seconds_for("expert"))
    workers.close()
    whole = times[0]
    assert times == pytest.approx([whole, whole, whole / 2, whole / 10])
    assert workers._seconds_for("hard") is None
    assert workers._seconds_for("greedy") is None


def test_a_seat_may_not_make_gestures_without_end(tmp_path):
    async def gesture(url):
        anna = await Client(url, make_table(url)).connect()
        await anna.sit(0, "Anna")
        answers = [await anna.ask(t="emote", seat=0, emote="gasp") for _ in range(60)]
        await anna.close()
        return answers

    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:
        answers = complete(gesture(server.url))
    done = [answer for answer in answers if answer["t"] == "done"]
    assert host_module.GESTURES <= len(done) < 60
    refused = {answer["text"] for answer in answers if answer["t"] == "refused"}
    assert refused == {"too many gestures at once; wait a moment"}


def test_nobody_uses_up_what_another_seat_may_do(tmp_path):
    async def gesture(url):
        code = make_table(url)
        anna, stranger = await Client(url, code).connect(), await Client(url, code).connect()
        await anna.sit(0, "Anna")
        refused = [await stranger.ask(t="emote", seat=0, emote="gasp") for _ in range(30)]
        done = await anna.ask(t="emote", seat=0, emote="gasp")
        await anna.close()
        await stranger.close()
        return {answer["t"] for answer in refused}, done["t"]

    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:
        assert complete(gesture(server.url)) == ({"refused"}, "done")


def test_a_database_that_says_nothing_keeps_no_server_from_its_end(tmp_path, monkeypatch):
    """A film of the match is to be stored when the server closes, and no answer comes."""
    asked = threading.Event()

    async def silent(self, film, instead=None):
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Store, "keep_film", silent)
    monkeypatch.setattr("macabre.server.filming.make_film", lambda *_: b"a film")
    monkeypatch.setattr("macabre.server.app.CLOSE_SECONDS", 1.0)
    with LocalServer(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        complete(play_a_little(server.url))
    assert asked.is_set()


async def play_a_little(url):
    _, anna, ben = await begin(url)
    await leave(anna, ben)
