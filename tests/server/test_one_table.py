"""All connections of a process share one table, which goes on whoever comes and goes, and whatever dies."""

import asyncio
import json
import os
import signal
import subprocess
from pathlib import Path

import pytest
import websockets

import macabre
from macabre.server import protocol as p
from macabre.server.hall import Hall
from macabre.server.workers import Workers
from macabre.storage import Store
from tests.server.client import make_table
from tests.server.loops import complete
from tests.server.serving import Server
from tests.server.stubborn import Stubborn
from tests.server.truth import log_of

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(f"sqlite:///{tmp_path_factory.mktemp('one') / 'tables.db'}") as server:
        yield server


def test_numbers_that_an_undo_has_spent_stay_spent():
    """The server tries a move on a copy of the match: the copy must draw what the match would."""
    match = macabre.load("cluedo-cards").new(2, seed=3)
    while True:
        seat = match.to_act[0]
        before = len(match)
        match.play(match.legal_moves(seat)[0], seat)
        if len(match) > before + 1:
            break
    match.undo(seat, spent=True)
    copy = match.clone()
    for one in (match, copy):
        one.play(one.legal_moves(seat)[0], seat)
    assert copy.steps() == match.steps()


def test_who_was_at_the_door_when_the_last_guest_left_sits_at_the_same_table(server):
    """Connected, but not yet greeted, while everybody else goes; somebody new comes. All must see each other."""

    async def run():
        code = make_table(server.url)
        first = await Stubborn(server.url, code).connect()
        address = server.url.replace("http", "ws") + f"/ws/{code}"
        async with websockets.connect(address, origin=server.url) as quiet:
            await first.close()
            await asyncio.sleep(0.5)
            await quiet.send(json.dumps({"t": "hello"}))
            await quiet.recv()
            late = Stubborn(server.url, code, 0)
            await late.connect()
            done = await late.sit(0, "Late")
            number = 0
            while number < done["number"]:
                number = json.loads(await quiet.recv())["number"]
            await late.close()

    complete(run())


class Ear:
    """A listener that only counts."""

    only_watches = False

    def __init__(self):
        self.held = set()
        self.woken = 0

    def wake(self):
        self.woken += 1


@pytest.mark.parametrize("steps", range(0, 12, 2))
def test_what_is_stored_is_told_even_if_who_asked_is_gone(tmp_path, steps):
    """A connection ends while its command is being stored: others see it all the same."""

    async def run():
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        store, workers = await Store.open(database), Workers()
        hall = Hall(store, workers)
        code = await hall.create("cluedo-cards", 2, {}, None)
        host, ear = await hall.host(code), Ear()
        host.listeners[ear] = None
        command = p.Sit(id="a-command", name="Gone", token="t" * 40, seat=0)
        asking = asyncio.create_task(host.carry_out(command, set))
        for _ in range(steps):
            await asyncio.sleep(0.0005)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await host.settled()
        stored = len(log_of(database, code))
        assert host.table.number == stored
        assert ear.woken == (stored > 2)
        hall.leave(host)
        await hall.close()
        workers.close()
        await store.close()

    complete(run())


async def seat_with_bot(server):
    person = await Stubborn(server.url, make_table(server.url), 0).connect()
    await person.sit(0, "Person")
    await person.ask(t="seat-bot", seat=1, bot="random")
    await person.ask(t="start", seat=0)
    while person.seen["phase"] != "playing":
        if person.seen["phase"] not in ("promising", "salting") or not await person.salt():
            await person.receive()
    return person


async def until_the_bot_has_moved(person, server):
    """Play on until the bot has moved once more; moves of the bot in the log."""
    before = bot_moves(server, person.code)
    while bot_moves(server, person.code) == before:
        if not await person.play_on(lambda legal: legal[0]["text"]):
            await person.receive()


def bot_moves(server, code):
    return sum((command or "").startswith("bot:") for _, command, _ in log_of(server.database, code))


def thinkers(server):
    """The processes that the server has started to think for bots."""
    listed = subprocess.run(["ps", "-ww", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    return [int(pid) for pid, parent, args in rows if int(parent) == server.process.pid and "spawn_main" in args]


def test_bots_go_on_when_their_process_is_killed(server):
    async def run():
        person = await seat_with_bot(server)
        await until_the_bot_has_moved(person, server)
        found = thinkers(server)
        assert found
        for pid in found:
            os.kill(pid, signal.SIGKILL)
        await until_the_bot_has_moved(person, server)
        await until_the_bot_has_moved(person, server)
        await person.close()

    complete(run())


def test_a_killed_server_leaves_no_process_behind_and_its_bots_go_on(tmp_path):
    async def run():
        server = Server(f"sqlite:///{tmp_path / 'tables.db'}").start()
        try:
            person = await seat_with_bot(server)
            await until_the_bot_has_moved(person, server)
            left = thinkers(server)
            assert left
            server.kill()
            while any(Path(f"/proc/{pid}").exists() for pid in left):
                await asyncio.sleep(0.1)
            await asyncio.to_thread(server.start)
            await until_the_bot_has_moved(person, server)
            await person.close()
        finally:
            server.stop()

    complete(run())
