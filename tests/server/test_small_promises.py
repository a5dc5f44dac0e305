"""Small promises, each of which was once not kept: films, reviews, names of servers, the end of a log."""

import asyncio
import re
import threading
import time
from types import SimpleNamespace

import httpx
import pytest
import websockets

import macabre
from macabre.chance import Stream
from macabre.drive import Driver
from macabre.errors import Error
from macabre.history import History, kinds_of, unkeyed
from macabre.language import Speech, english
from macabre.luck import Seeded
from macabre.match import Match
from macabre.release import RELEASE
from macabre.server import filming as filming_module
from macabre.server import lan, metrics
from macabre.server import protocol as p
from macabre.server.decide import Refusal
from macabre.server.entries import Opened, write_entry
from macabre.server.filming import Filming
from macabre.server.films import Reel, make_film
from macabre.server.hall import Hall
from macabre.server.host import FULL, NEARLY_FULL
from macabre.server.replays import Replay
from macabre.server.reviews import Reviews
from macabre.server.workers import Workers
from macabre.storage import Append, Store, StoredFilm, Unsure
from macabre.testing.walk import Dice
from tests.server.desk import CODE, Desk, token_of
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.seated import People, opened, play_a_match
from tests.server.serving import Server

pytestmark = pytest.mark.process

GAME, SHORT = "cluedo-cards", {"target": 1}


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.db'}"


def finished():
    return Desk(GAME, 2, SHORT).begin().play_to_the_end(Dice(1))


async def stored(store, desk):
    match = desk.matches[0] if desk.matches else None
    await store.append(Append(desk.table.code, 0, desk.log, None, dict(desk.secrets), match))


# --- films


class Camera:
    """Makes films here, or never."""

    def __init__(self, is_slow=False):
        self.is_slow, self.asked = is_slow, 0

    async def film(self, transcript, cast):
        self.asked += 1
        if self.is_slow:
            await asyncio.Event().wait()
        return make_film(transcript, cast)


def test_a_table_that_fell_asleep_just_before_the_server_stops_is_filmed(database):
    desk = Desk(GAME, 2, SHORT).begin()

    async def run():
        store = await Store.open(database)
        await stored(store, desk)
        films = Filming(store, Camera(is_slow=True))
        films.film_so_far(desk.table)
        await asyncio.sleep(0)
        await films.close([])  # the table sleeps: the hall no longer knows it
        found = await store.film(desk.table.so_far)
        await store.close()
        return found

    assert complete(run()) is not None


def test_a_match_that_cannot_be_filmed_is_not_tried_at_every_start_but_by_every_release(database, monkeypatch):
    monkeypatch.setattr(filming_module, "SETTLED_SECONDS", 0)
    monkeypatch.setattr(filming_module, "PAUSE_SECONDS", 0)
    desk = finished()
    desk.matches[0] = (desk.matches[0][0], desk.matches[0][1].replace("\nrules ", "\nrules 99"), desk.matches[0][2])

    async def run():
        store, tries = await Store.open(database), []
        await stored(store, desk)
        for release in (RELEASE, RELEASE, "9.9.9"):
            monkeypatch.setattr(filming_module, "RELEASE", release)
            camera = Camera()
            await Filming(store, camera)._fill_in()
            tries.append(camera.asked)
        found = await store.film(desk.matches[0][0])
        await store.close()
        return tries, found

    assert complete(run()) == ([1, 0, 1], None)


def test_a_match_that_ends_with_a_commit_of_which_nobody_heard_is_filmed(database, monkeypatch):
    ended = []
    monkeypatch.setattr(Filming, "end", lambda self, table, match: ended.append(match))
    monkeypatch.setattr("macabre.server.host.FAULT_SECONDS", 0.0)
    append = Store.append

    async def unheard(self, batch):
        await append(self, batch)
        if batch.match:
            raise Unsure("cut")

    async def run():
        async with opened(database) as (store, hall):
            host = await hall.host(await hall.create(GAME, 2, SHORT, None))
            people = People(host)
            await people.sit("Anna", "Ben")
            monkeypatch.setattr(Store, "append", unheard)
            await play_a_match(people, Dice(2))
            transcript, cast, _ = await store.match(host.table.finished_match)
            return [(host.table.finished_match, transcript, cast)]

    assert complete(run()) == ended


# --- reviews


async def never(transcript, number):
    await asyncio.Event().wait()


def test_a_review_does_not_keep_a_name_that_was_erased():
    _, transcript, cast = finished().matches[0]
    reel = Reel(macabre.replay(transcript))
    first = Replay("m", reel, cast, {3: "Anna", 4: "Ben"})
    second = Replay("m", reel, cast, {})

    async def run():
        reviews = Reviews(SimpleNamespace(look_back=never))
        reviews.find(first, Speech())
        reviews.find(second, Speech())
        names = reviews._kept["m"].replay.names
        reviews.close()
        return names

    assert complete(run()) == ["Somebody", "Somebody"]
    assert second.info(Speech("de"))["names"] == ["Jemand", "Jemand"]


def test_nothing_is_written_down_for_a_review_on_the_event_loop(monkeypatch):
    _, transcript, cast = finished().matches[0]
    replay = Replay("m", Reel(macabre.replay(transcript)), cast, {})
    threads, write = [], Match.transcript
    monkeypatch.setattr(Match, "transcript", lambda self: threads.append(threading.current_thread()) or write(self))

    async def run():
        reviews = Reviews(SimpleNamespace(look_back=never))
        reviews.find(replay, Speech())
        while not threads:
            await asyncio.sleep(0.01)
        reviews.close()
        return threading.current_thread()

    assert complete(run()) not in threads


def test_what_cannot_be_reviewed_or_drawn_says_why(database):
    """A match that is not over is not one of other rules; and a board of older rules is no fault of the server's."""
    desk = Desk(GAME, 2, SHORT).begin()
    film = StoredFilm(desk.table.so_far, CODE, 9, make_film(desk.table.match.clone().transcript(), "[]"))
    old = Opened(GAME, 99, 2, {}, "a board = of old")

    async def prepare():
        store = await Store.open(database)
        await stored(store, desk)
        await store.keep_film(film)
        await store.append(Append("ZZZZZZ", 0, [write_entry(old)]))
        await store.close()

    complete(prepare())
    with LocalServer(database) as server:
        review = httpx.get(f"{server.url}/api/matches/{film.id}/review", timeout=60)
        drawing = httpx.get(f"{server.url}/api/tables/ZZZZZZ/drawing", timeout=60)
    assert (review.status_code, review.json()["error"]) == (
        409,
        "this match was not finished, so it cannot be reviewed",
    )
    assert (drawing.status_code, drawing.json()["error"]) == (409, "today's rules do not allow this board")


# --- where a server is found


def test_figures_are_given_by_the_servers_own_names_only():
    async def ask(port, name):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /metrics HTTP/1.1\r\nHost: {name}\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        return int(answer.split()[1])

    async def run():
        names = ("127.0.0.1:9", "localhost", "[::1]:9", "Play.example:9", "evil.example", "localhost.evil.example")
        figures = await metrics.serve_metrics("127.0.0.1", range(0, 1), dict, ["play.example"])
        port = figures.sockets[0].getsockname()[1]
        answers = [await ask(port, name) for name in names]
        figures.close()
        return answers

    assert complete(run()) == [200, 200, 200, 200, 403, 403]


def test_the_way_into_the_network_is_the_one_of_now(monkeypatch):
    """A computer that is carried into another network has another address, and none on the way there."""
    address, opened_at = ["192.0.2.7"], []
    monkeypatch.setattr(lan, "lan_address", lambda: address[0])

    async def listen(self, where):
        opened_at.append(where)
        return object()

    monkeypatch.setattr(lan.Lan, "_listen", listen)

    async def run():
        way = lan.Lan(None, 8013)
        origins = [way.origin, await way.open(), way.origin]
        address[0] = None
        origins.append(way.origin)
        with pytest.raises(Error, match="not on a network"):
            await way.open()
        address[0] = "198.51.100.7"
        return [*origins, way.origin, await way.open(), await way.open(), way.origin]

    here, there = "http://192.0.2.7:8013", "http://198.51.100.7:8013"
    assert complete(run()) == [None, here, here, None, None, there, there, there]
    assert opened_at == ["192.0.2.7", "198.51.100.7"]


def test_a_server_listens_on_an_address_of_ipv6(database):
    server = Server(database, 0, "--host", "::1").spawn()
    try:
        while not (found := re.search(r"is open at (http://\[::1\]:(\d+))/", server.said())):
            assert server.process.poll() is None, server.said()
            time.sleep(0.05)
        url, server.port = found[1], int(found[2])
        made = httpx.post(f"{url}/api/tables", json={"game": GAME, "players": 2}, headers={"Origin": url}, timeout=60)
        assert made.status_code == 201

        async def greet():
            address = f"ws://[::1]:{server.port}/ws/{made.json()['code']}"
            async with websockets.connect(address, origin=url, open_timeout=60) as line:
                await line.send('{"t":"hello","tokens":{}}')
                return await line.recv()

        assert '"t":"seen"' in complete(greet())
    finally:
        server.stop()


# --- the end of a log


async def refused(work):
    """What is said in the end, however often it is done before."""
    while True:
        try:
            await work()
        except Refusal as refusal:
            return refusal.text


def test_a_log_has_an_end_gestures_first(database):
    async def run():
        store, workers = await Store.open(database), Workers()
        hall = Hall(store, workers, most_entries=40)
        host = await hall.host(await hall.create(GAME, 2, {}, None))
        people = People(host)
        await people.sit("Anna", "Ben")
        host._gestures.spend = lambda seat: True

        async def gesture():
            await people.do(p.Emote, seat=0, emote="gasp")

        async def rise_and_sit():
            await people.do(p.Stand, seat=0)
            await people.do(p.Sit, seat=0, name="Anna", token=token_of(0))

        told = [(await refused(work), host.table.number) for work in (gesture, rise_and_sit)]
        await people.do(p.Erase, seat=1)
        number = host.table.number
        await hall.close()
        workers.close()
        await store.close()
        return told, number

    told, number = complete(run())
    assert told == [(english(NEARLY_FULL), 20), (english(FULL), 40)]
    assert number == 41, "a name can still be erased"


# --- luck


def test_no_key_is_left_with_a_history_that_draws_nothing():
    game = macabre.load(GAME)
    history = History(game.rules, game.default_board)
    history.stand(game.new(2, seed=5).state(), {})
    history.draw_by(Seeded(5).stream)
    assert any(any(row.key) for row in history.desk.kinds)
    history.draw_by(None)
    assert not any(any(row.key) for row in history.desk.kinds)
    assert "kinds" not in vars(history.copy().desk)


def test_a_game_without_purposes_of_luck_can_be_laid_out():
    game = macabre.load(GAME)
    driver = Driver(game.rules, game.default_board)
    luckless = SimpleNamespace(notation=SimpleNamespace(purposes=()))
    for kinds in (unkeyed(luckless.notation.purposes), kinds_of(luckless, Stream(bytes(32)), driver.machine)):
        driver.desk.lay(kinds=kinds)
        assert len(kinds) == 1
