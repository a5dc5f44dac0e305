"""Bots from outside at real tables: they play, and when one goes wrong greedy plays on and people are told."""

import asyncio

import httpx
import pytest

from macabre.bots import bot_names
from tests.command import USUAL_MACHINE
from tests.conftest import OUTSIDE, installed
from tests.server.client import Client, leave, make_table
from tests.server.loops import complete
from tests.server.serving import Server, children

pytestmark = pytest.mark.process

OWLS = OUTSIDE / "bots/owls.py"
BOTS = ("Grey", "Forgetful", "Slow", "Nonsense", "Hungry")
SHORT = {"target": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    offered = [part for bot in BOTS for part in ("--bot", f"{OWLS}:{bot}")]
    database = f"sqlite:///{tmp_path_factory.mktemp('outside')}/tables.db"
    with Server(database, 0, *offered, "--bot-seconds", "10", "--bot-megabytes", "1024") as server:
        yield server


async def play_against(server, *bots):
    """Anna plays a whole match against bots; what she was shown, one message after another."""
    code = make_table(server.url, players=1 + len(bots), options=SHORT)
    anna = await Client(server.url, code).connect()
    await anna.sit(0, "Anna")
    for seat, bot in enumerate(bots, 1):
        assert (await anna.ask(t="seat-bot", seat=seat, bot=bot))["t"] == "done"
    await anna.ask(t="start", seat=0)
    faults = {}
    while anna.seen["phase"] != "over":
        faults |= {seat: info["fault"] for seat, info in enumerate(anna.seen["seats"]) if info["fault"]}
        if not await anna.play_on():
            await anna.receive()
    assert [info["bot"] for info in anna.seen["seats"][1:]] == list(bots)
    await leave(anna)
    return faults


def test_the_hall_offers_them_by_their_names(server):
    game = httpx.get(f"{server.url}/api/games/cluedo-cards").json()
    assert game["bots"] == [*sorted(bot.lower() for bot in BOTS), *bot_names()]
    assert game["bots_about"]["grey"] == "not one of ours; if it fails, Greedy takes over"


def test_a_bot_from_outside_plays_a_match_to_its_end(server):
    assert complete(play_against(server, "grey", "grey")) == {}


def test_an_installed_bot_is_offered_and_plays_without_being_named(tmp_path):
    """Its package's entry point is all that the server knows of it."""
    site = installed(OUTSIDE / "bots", tmp_path / "site")
    with Server(f"sqlite:///{tmp_path}/tables.db", env=site | USUAL_MACHINE) as server:
        assert httpx.get(f"{server.url}/api/games/cluedo-cards").json()["bots"] == ["barn-owl", *bot_names()]
        assert complete(play_against(server, "barn-owl")) == {}


def test_a_bot_that_goes_wrong_is_played_on_by_greedy_and_people_are_told(server):
    told = complete(play_against(server, "forgetful", "slow", "nonsense"))
    faults = {1: "failed", 2: "took too long", 3: "made an illegal move"}
    assert {seat: " ".join(text.split()[3:]) for seat, text in told.items()} == {
        seat: f"{fault}; Greedy takes over." for seat, fault in faults.items()
    }
    assert complete(play_against(server, "hungry"))[1].endswith(" failed; Greedy takes over.")
    said = server.said()
    assert "the bot forgetful failed (KeyError in line" in said
    assert "secret" not in said
    assert "my cards" not in said


def test_nobody_names_a_place_over_the_network(server):
    async def ask():
        anna = await Client(server.url, make_table(server.url)).connect()
        await anna.sit(0, "Anna")
        for text in (f"{OWLS}:Grey", "owls:Grey", "x=owls:Grey", "os:system", ""):
            assert (await anna.ask(t="seat-bot", seat=1, bot=text))["text"].startswith(f"there is no bot '{text}'")
        await leave(anna)

    complete(ask())
    asked = {"game": "cluedo-cards", "players": 2, "options": {}, "substitute": f"{OWLS}:Grey"}
    answer = httpx.post(f"{server.url}/api/tables", json=asked, headers={"Origin": server.url})
    assert answer.status_code == 400
    assert "there is no bot" in answer.text


def test_a_bot_that_is_no_longer_offered_leaves_its_seat_to_greedy(tmp_path):
    database = f"sqlite:///{tmp_path}/tables.db"

    async def begin(url):
        anna = await Client(url, make_table(url, options=SHORT)).connect()
        await anna.sit(0, "Anna")
        await anna.ask(t="seat-bot", seat=1, bot="grey")
        await anna.ask(t="start", seat=0)
        while anna.seen["phase"] != "playing":
            if not await anna.play_on():
                await anna.receive()
        await leave(anna)
        return anna

    async def go_on(anna, url):
        anna.url = url
        await anna.connect()
        await anna.play_to_the_end()
        await leave(anna)
        return anna.seen["seats"][1]["fault"]

    with Server(database, 0, "--bot", f"{OWLS}:Grey") as server:
        anna = complete(begin(server.url))
    with Server(database) as server:
        assert complete(go_on(anna, server.url)).endswith(" is no longer available; Greedy takes over.")


def test_processes_of_bots_end_with_the_table(server):
    complete(play_against(server, "grey"))

    async def until_gone():
        while any(b"macabre.bots.apart" in command_of(pid) for pid in children(server.process.pid)):
            await asyncio.sleep(0.2)

    complete(until_gone())


def command_of(pid):
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read()
    except OSError:
        return b""
