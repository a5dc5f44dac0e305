"""A bot for who is away: not at once, and none that the others choose."""

from types import SimpleNamespace

import httpx
import pytest

from macabre.server import presence
from macabre.server import protocol as p
from macabre.server.decide import Asker, Refusal, decide
from macabre.server.entries import read_entry
from macabre.server.table import Table
from tests.server.client import Client, leave, make_table, new_id
from tests.server.desk import Desk, token_of
from tests.server.local import LocalServer
from tests.server.loops import complete

pytestmark = pytest.mark.process

LONG = 10_000.0  # seconds


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with LocalServer(f"sqlite:///{tmp_path_factory.mktemp('away')}/tables.db") as server:
        yield server


async def three(server, **more):
    """Three people at a table where the cards are dealt."""
    code = make_table(server.url, players=3, **more)
    people = [await Client(server.url, code).connect() for _ in range(3)]
    for seat, person in enumerate(people):
        await person.sit(seat, f"Person {seat}")
    await people[0].ask(t="start", seat=0)
    for phase in ("promising", "salting"):
        for person in people:
            await person.until(lambda seen, now=phase: seen["phase"] == now)
            await person.salt()
    for person in people:
        await person.until(lambda seen: seen["phase"] == "playing")
    return people


def is_away(seat):
    return lambda seen: not seen["seats"][seat]["present"]


def test_a_line_that_drops_is_no_reason_for_a_bot_yet(server, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", LONG)

    async def play():
        anna, ben, carl = await three(server)
        assert [seat["wait"] for seat in anna.seen["seats"]] == [None] * 3
        await carl.close()
        await anna.until(is_away(2))
        assert LONG - 1000 < anna.seen["seats"][2]["wait"] <= LONG
        asked = {"t": "substitute", "seat": 0, "absent": 2, "bot": "random"}
        assert (await anna.ask(**asked))["text"] == "Person 2 has only just left; wait a little"
        await carl.connect()
        await anna.until(lambda seen: seen["seats"][2]["present"])
        assert anna.seen["seats"][2]["wait"] is None
        assert (await anna.ask(**asked))["text"] == "Person 2 is here"
        await leave(anna, ben, carl)

    complete(play())


def test_after_a_while_the_others_are_told_and_the_tables_own_bot_plays(server, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 1.0)

    async def play():
        anna, ben, carl = await three(server, substitute="easy")
        assert anna.seen["substitute"] == "easy"
        await carl.close()
        for person in (anna, ben):
            await person.until(lambda seen: seen["seats"][2]["wait"] == 0)
        done = await anna.ask(t="substitute", seat=0, absent=2, bot="random")
        assert done["t"] == "done"
        await ben.until(lambda seen: seen["number"] >= done["number"])
        assert ben.seen["seats"][2]["substitute"] == "easy", "who asks cannot choose a worse one"
        again = await ben.ask(t="substitute", seat=1, absent=2, bot="random")
        assert again["text"] == "a bot is already playing for Person 2"
        await leave(anna, ben)

    complete(play())


def test_who_leaves_chooses_and_nobody_takes_that_back(server, monkeypatch):
    monkeypatch.setattr(presence, "GRACE_SECONDS", 0.0)

    async def play():
        anna, ben, carl = await three(server)
        assert anna.seen["substitute"] == "normal"
        done = await carl.ask(t="substitute", seat=2, absent=2, bot="expert")
        await carl.close()
        await anna.until(lambda seen: seen["number"] >= done["number"] and is_away(2)(seen))
        assert anna.seen["seats"][2]["substitute"] == "expert"
        refused = await anna.ask(t="substitute", seat=0, absent=2, bot="random")
        assert refused["text"] == "a bot is already playing for Person 2"
        await leave(anna, ben)

    complete(play())


def test_a_table_has_only_bots_that_there_are(server):
    wishes = {"game": "cluedo-cards", "players": 2, "substitute": "hal"}
    answer = httpx.post(f"{server.url}/api/tables", json=wishes, headers={"Origin": server.url}, timeout=60)
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("there is no bot 'hal'")


def test_the_time_of_one_who_is_away_is_no_other_persons(monkeypatch):
    """In a rematch people may move on to other seats."""
    now = [0.0]
    monkeypatch.setattr(presence, "time", SimpleNamespace(monotonic=lambda: now[0]))
    desk = Desk(players=2).begin()
    people = presence.Presence(lambda: desk.table, [])
    assert people.away() == {0: 30, 1: 30}
    now[0] = 20.0
    people.hear("other", {1: 0})
    assert people.away() == {0: 10}
    desk.table.seats.reverse()
    people.hear("other", {})
    assert people.away() == {0: 30, 1: 10}
    assert people.gone() == set()
    now[0] = 31.0
    assert people.gone() == {1}


def test_a_table_of_before_has_the_usual_bot():
    table = Table("BCDFGH")
    table.apply(read_entry('{"e":"opened","game":"cluedo-cards","version":1,"players":2,"options":{},"board":null}'))
    assert table.substitute == "normal"


def test_who_is_late_is_replaced_at_once_though_here_but_for_one_decision():
    desk = Desk().begin()
    slow = desk.table.match.to_act[0]
    other = next(seat for seat in range(3) if seat != slow)
    command = p.Substitute(id=new_id(), seat=other, absent=slow, bot="random")
    with pytest.raises(Refusal, match="only just left"):
        decide(desk.table, command, Asker({other}, {other}, None))
    for asker, once in (
        (Asker({other}, {0, 1, 2}, None, late={slow}), True),
        (Asker({other}, {other}, None, late={slow}), True),
        (Asker({other}, {other}, None, gone={slow}), False),
        (Asker({other}, {other}, None, late={slow}, gone={slow}), False),
    ):
        (entry,) = decide(desk.table, command, asker).entries
        assert (entry.seat, entry.bot, entry.once) == (slow, "normal", once)
    assert desk.table.seats_of([token_of(slow)]) == [slow]
