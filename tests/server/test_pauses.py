"""Between two rounds of Cluedo the table waits until all its people are ready, and for nobody for ever."""

import asyncio

import pytest

from macabre.server import pauses
from macabre.server.settings import Settings
from tests.server.client import Client, make_table
from tests.server.local import LocalServer
from tests.server.loops import complete

pytestmark = pytest.mark.process
BOT = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with LocalServer(f"sqlite:///{tmp_path_factory.mktemp('pauses') / 'tables.db'}", Settings(pace=0.001)) as server:
        yield server


async def play_to_a_pause(server):
    """Anna, Ben and a bot have played a round, which leaves the bot to begin the next."""
    code = make_table(server.url, "cluedo-cards", 3, {"target": 50})
    anna, ben = people = [await Client(server.url, code).connect() for _ in range(2)]
    for seat, person in enumerate(people):
        await person.sit(seat, f"Person {seat}")
    await anna.ask(t="seat-bot", seat=BOT, bot="random")
    await anna.ask(t="start", seat=0)
    await asyncio.gather(*map(play_until_a_bot_begins, people))
    return anna, ben


async def play_until_a_bot_begins(person):
    said = 0
    while not (person.seen["pause"] and person.seen["to_act"] == [BOT]):
        if person.seen["pause"] and person.seen["pause"]["number"] != said:
            said = person.seen["pause"]["number"]
            await go_on(person)
        elif person.seen["pause"] or not await person.play_on():
            await person.receive()


async def go_on(person):
    await person.send(t="ready", number=person.seen["pause"]["number"])


def test_a_bot_begins_the_next_round_when_all_people_are_ready(server):
    async def run():
        anna, ben = await play_to_a_pause(server)
        number = anna.seen["number"]
        assert anna.seen["pause"]["number"] == number
        assert anna.seen["pause"]["awaited"] == [0, 1]
        assert anna.seen["pause"]["left"] > pauses.PATIENCE_SECONDS, "as long as nobody waits"
        await go_on(anna)
        seen = await ben.until(lambda seen: seen["pause"]["awaited"] == [1])
        assert seen["pause"]["left"] <= pauses.PATIENCE_SECONDS
        assert seen["number"] == number, "the bot waits, too"
        await go_on(ben)
        seen = await anna.until(lambda seen: seen["pause"] is None)
        assert seen["number"] == number
        await anna.until(lambda seen: seen["number"] > number)
        await anna.close()
        await ben.close()

    complete(run())


def test_who_does_not_answer_holds_nobody_up_for_ever(server, monkeypatch):
    monkeypatch.setattr(pauses, "PATIENCE_SECONDS", 0.0)

    async def run():
        anna, ben = await play_to_a_pause(server)
        await ben.close()
        await go_on(anna)
        await anna.until(lambda seen: seen["pause"] is None and seen["to_act"] != [BOT])
        await anna.close()

    complete(run())


def test_a_server_that_starts_again_still_waits_for_all(tmp_path):
    database, settings = f"sqlite:///{tmp_path / 'tables.db'}", Settings(pace=0.001)

    async def come_back(url, people):
        number = people[0].seen["pause"]["number"]
        for person in people:
            person.url, person.seen = url, None
            await person.connect()
        for person in people:
            await person.until(lambda seen: seen["pause"])
            assert person.seen["pause"]["number"] == number
            await go_on(person)
        await people[0].until(lambda seen: seen["number"] > number)

    with LocalServer(database, settings) as server:
        people = complete(play_to_a_pause(server))
    with LocalServer(database, settings) as server:
        complete(come_back(server.url, people))
