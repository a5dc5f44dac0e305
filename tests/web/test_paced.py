"""A real server at its usual pace: bots wait for those who watch; who looks on says what they have seen."""

import json
import time

import pytest

from macabre.server.scenes import SLOWEST
from tests.server.client import Client, make_table
from tests.server.loops import complete
from tests.server.serving import Server

BOT = 1


@pytest.fixture(scope="module")
def paced(tmp_path_factory):
    folder = tmp_path_factory.mktemp("paced")
    with Server(f"sqlite:///{folder / 'tables.db'}", 0, "--pace", "1") as running:
        yield running


async def begin(url):
    """Somebody and a bot are in the midst of a match, and it is that somebody's turn."""
    client = await Client(url, make_table(url, "dead-house", 2)).connect()
    await client.sit(0, "Anna")
    await client.ask(t="seat-bot", seat=BOT, bot="random")
    await client.ask(t="start", seat=0)
    while client.seen["phase"] != "playing" or client.seen["to_act"] != [0]:
        if client.seen["phase"] == "playing" or not await client.salt():
            await client.receive()
    return client


async def move(client):
    """Whatever can be done, until it is the bot's turn; for how long the calmest see it."""
    begun = len(client.shown)
    while client.seen["to_act"] != [BOT]:
        done = await client.ask(t="play", seat=0, move=client.seen["legal"][0]["text"])
        await client.until(lambda seen, number=done["number"]: seen["number"] >= number and seen["to_act"])
    own = [sum(told["ms"] for told in news) for _, news in client.shown[begun:]]
    return SLOWEST * own[-1] / 1000


async def until_the_bot_has_moved(client, since):
    """The bot's next move after a step is told."""

    def moved(told):
        return told["event"].get("seat") == BOT and told["number"] > since

    while not any(moved(told) for _, news in client.shown for told in news):
        await client.receive()


def last_step(client):
    return max(told["number"] for _, news in client.shown for told in news)


@pytest.mark.process
def test_a_bot_waits_for_who_plays_until_it_is_told_that_they_have_seen_it(paced):
    async def run():
        client = await begin(paced.url)
        await client.send(t="watched", number=0, slowness=SLOWEST)
        began = time.monotonic()
        wanted = await move(client)
        assert wanted > 0
        await until_the_bot_has_moved(client, last_step(client))
        assert time.monotonic() - began >= wanted, "nobody said that it was seen"
        while client.seen["to_act"] != [0]:
            await client.receive()
        await move(client)
        await client.send(t="watched", number=client.seen["number"], slowness=SLOWEST)
        await until_the_bot_has_moved(client, last_step(client))
        await client.close()

    complete(run())


def test_an_onlookers_page_shows_scenes_and_says_so(person, paced):
    page, said = person(), []
    client = complete(begin(paced.url))
    page.on("websocket", lambda line: line.on("framesent", lambda text: said.append(json.loads(text))))
    page.goto(f"{paced.url}/t/{client.code}")
    page.locator("#board.drawn > *").first.wait_for()

    async def play():
        await client.connect()
        await client.receive()
        await move(client)
        await until_the_bot_has_moved(client, last_step(client))
        number = client.seen["number"]
        await client.close()
        return number

    number = complete(play())
    while not any(one["t"] == "watched" and one["number"] >= number - 1 for one in said):
        page.wait_for_timeout(30)
    assert page.locator("#moves button.choice").count() == 0
