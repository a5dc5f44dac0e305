"""A clock, where people want one: everybody sees it run, and when it is up the table chooses."""

import asyncio
from contextlib import asynccontextmanager

import httpx
import pytest

from tests.server.client import Client, make_table
from tests.server.local import LocalServer
from tests.server.loops import complete

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with LocalServer(f"sqlite:///{tmp_path_factory.mktemp('clock') / 'tables.db'}") as server:
        yield server


async def salt_until_dealt(person):
    while person.seen["phase"] != "playing":
        if person.seen["phase"] == "gathering" or not await person.salt():
            await person.receive()


@asynccontextmanager
async def two_at(server, clock):
    """Two people in the middle of a match; who must act comes first."""
    code = make_table(server.url, clock=clock)
    people = [await Client(server.url, code, [seat]).connect() for seat in range(2)]
    for seat, person in enumerate(people):
        await person.sit(seat, f"Person {seat}")
    await people[0].ask(t="start", seat=0)
    await asyncio.gather(*map(salt_until_dealt, people))
    yield people if people[0].seen["to_act"] == [0] else people[::-1]
    for person in people:
        await person.close()


def test_without_a_clock_nobody_is_hurried(server):
    async def run():
        async with two_at(server, None) as (slow, _):
            assert slow.seen["clock"] is None

    complete(run())


def test_the_clock_is_seen_and_when_it_is_up_a_bot_may_decide_once_for_who_is_here(server):
    async def run():
        async with two_at(server, 5) as (slow, other):
            clock = other.seen["clock"]
            assert clock["seconds"] == 5
            assert 0 < clock["left"] <= 5
            (seat,), (asker,) = slow.seen["yours"], other.seen["yours"]
            replace = {"t": "substitute", "seat": asker, "absent": seat, "bot": "random"}
            refused = await other.ask(**replace)
            assert refused["text"] == f"Person {seat} is here"
            await other.until(lambda seen: seen["clock"]["left"] == 0)
            number = other.seen["number"]
            assert (await other.ask(**replace))["t"] == "done"
            await other.until(lambda seen: seen["number"] > number + 1)
            await other.until(lambda seen: seat not in seen["to_act"] or seen["clock"]["left"] > 0)
            assert other.seen["seats"][seat]["substitute"] is None, "whoever is here has the seat back at once"
            assert other.seen["clock"]["left"] > 0, "the next decision has its own time"

    complete(run())


@pytest.mark.parametrize("clock", [0, 4, 3601, -1])
def test_a_clock_has_reasonable_times(server, clock):
    wishes = {"game": "cluedo-cards", "players": 2, "clock": clock}
    answer = httpx.post(f"{server.url}/api/tables", json=wishes, headers={"Origin": server.url}, timeout=60)
    assert answer.status_code == 400
    assert answer.json()["error"] == "a clock must allow 5 to 3600 seconds"
