"""A log that was edited or cut, and a promise that was exchanged, are found: when the table wakes, and by every browser
that saw more. The numbers in the names are those of the findings that each test answers."""

import asyncio
import contextlib
import json
import os
import secrets
from pathlib import Path

import pytest
import websockets

from macabre.luck import secret_commitment
from macabre.server.entries import read_entry
from macabre.server.table import Table
from tests.server.client import Client, begin, leave, make_table
from tests.server.local import asleep, sleepy_server
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.serving import Server
from tests.server.truth import chain_anew, change, log_of

pytestmark = pytest.mark.process

CHANGED = "this table is out of order: its log has been changed; please make a new one"
OTHER_SECRET = (
    "this table is out of order: the secret of its deal is not the one that was promised; please make a new one"
)
NOT_TOLD = "this table's log has changed"
NOT_OURS = "this is not the log that your browser saw: its seal was not made here"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, tmp_path_factory):
    """A server; a table that everybody has left is read from the database when somebody comes back."""
    with contextlib.ExitStack() as stack:
        if request.param == "sqlite":
            database = f"sqlite:///{tmp_path_factory.mktemp('tamper') / 'tables.db'}"
        else:
            database = stack.enter_context(postgres())()
        yield stack.enter_context(sleepy_server(database))


# --- what somebody does with the database in hand


def other_move(database, code):
    """Another move that the rules would have allowed instead of the last one; None if the last entry is no move."""
    *before, (number, _, last) = log_of(database, code)
    body = json.loads(last)
    if body["e"] != "moved":
        return None
    table = Table(code)
    for _, _, text in before:
        table.apply(read_entry(text))
    texts = [table.match.move_text(move) for move in table.match.legal_moves(body["seat"])]
    others = [text for text in texts if text != body["move"]]
    return (number, json.dumps(body | {"move": others[0]})) if others else None


async def play_until_it_can_be_edited(database, code, people):
    """Play on until the newest entry is a move that could have been another."""
    while True:
        number = max(person.seen["number"] for person in people)
        for person in people:
            await person.until(lambda seen, n=number: seen["number"] >= n)
        if number > 30 and await asyncio.to_thread(other_move, database, code):
            return
        acting = next(person for person in people if person.seen["legal"])
        await acting.play_on()
        await acting.until(lambda seen, n=number: seen["number"] > n)


def rewrite(database, code, number, body):
    changed = change(database, "update entries set body = :b where code = :c and number = :n", b=body, c=code, n=number)
    assert changed == 1


def edit_last_move(database, code):
    rewrite(database, code, *other_move(database, code))


def cut(database, code):
    """The last third of a log is gone; how much is left."""
    left = len(log_of(database, code)) * 2 // 3
    assert change(database, "delete from entries where code = :c and number > :n", c=code, n=left)
    return left


@pytest.fixture
def visit(server):
    """Two people at a table, and somebody who watches; then all of them leave."""
    return Visit(server)


class Visit:
    """A table that was played at and sleeps, and the browsers that saw it."""

    def __init__(self, server):
        self.server, self.url, self.database = server, server.url, server.database
        complete(self.play())

    async def play(self):
        self.code, *self.people = await begin(self.url)
        self.watcher = await Client(self.url, self.code).connect()
        await play_until_it_can_be_edited(self.database, self.code, self.people)
        self.newest = self.people[0].seen["number"]
        await self.watcher.until(lambda seen: seen["number"] >= self.newest)
        await leave(*self.people, self.watcher)
        await asleep(self.server, self.code)

    def returning(self, work):
        """What comes of some work now; another table does not mind."""

        async def run():
            for client in (*self.people, self.watcher):
                client.seen = None
            result = await work(self.url)
            await asleep(self.server, self.code)
            _, anna, ben = await begin(self.url)
            done = await anna.ask(t="emote", seat=0, emote="gasp")
            assert (done["t"], ben.seen["doubt"]) == ("done", None)
            await leave(anna, ben)
            return result

        return complete(run())


async def is_sent_away(client):
    """What a table says that is out of order."""
    address = client.url.replace("http", "ws", 1) + f"/ws/{client.code}"
    async with websockets.connect(address, origin=client.url, open_timeout=60) as line:
        said = json.loads(await line.recv())
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd.code == 4005
    assert said["t"] == "refused"
    return said["text"]


async def is_in_doubt(client):
    """What a browser is told of a log that is not the one that it saw, and that nothing is played over it."""
    client.seen = None
    await client.connect()
    seen = await client.until(lambda seen: True)
    for seat in seen["yours"]:
        for command in ({"t": "emote", "emote": "gasp"}, {"t": "undo"}):
            answer = await client.ask(seat=seat, **command)
            assert (answer["t"], answer["text"]) == ("refused", seen["doubt"])
    await client.close()
    return seen["doubt"]


# --- edited


def test_trust_3_an_edited_move_puts_its_table_out_of_order_and_no_other(visit):
    edit_last_move(visit.database, visit.code)
    assert visit.returning(lambda url: is_sent_away(visit.people[0])) == CHANGED


@pytest.mark.parametrize("column", ["command", "asked", "link", "number"])
def test_whatever_else_of_an_entry_is_edited_is_found_too(visit, column):
    value = "number + 1000" if column == "number" else "'abc'"
    changed = f"update entries set {column} = {value} where code = :c and number = :n"
    assert change(visit.database, changed, c=visit.code, n=visit.newest) == 1
    assert visit.returning(lambda url: is_sent_away(visit.people[0])) == CHANGED


def test_trust_3_a_forger_who_chains_the_log_anew_is_found_by_every_browser_that_saw_more(visit):
    edit_last_move(visit.database, visit.code)
    chain_anew(visit.database, visit.code)
    why = f"{NOT_TOLD}: somebody saw a different entry {visit.newest}; please make a new table"

    async def come_back(url):
        assert await is_in_doubt(visit.watcher) == why, "who only watched can prove it as well"
        newcomer = Client(url, visit.code)
        return [await is_in_doubt(client) for client in (*visit.people, newcomer)]

    assert visit.returning(come_back) == [why] * 3
    assert [json.loads(body)["e"] for _, _, body in log_of(visit.database, visit.code)].count("doubted") == 1
    assert visit.returning(lambda url: is_in_doubt(Client(url, visit.code))) == why, "it stays marked"


# --- cut


def test_trust_14_a_log_cut_by_a_third_is_not_played_on(visit):
    left = cut(visit.database, visit.code)

    async def come_back(url):
        return [await is_in_doubt(client) for client in (*visit.people, visit.watcher)]

    said = f"somebody saw {visit.newest} entries, but now there are only {left}; please make a new table"
    assert visit.returning(come_back) == [f"{NOT_TOLD}: {said}"] * 3
    assert len(log_of(visit.database, visit.code)) == left + 1, "nothing but the mark was written behind it"


def test_trust_14_a_write_ahead_log_cut_by_a_third_under_a_killed_server(tmp_path):
    """As the review did it: the power goes, and the disk has kept two thirds of the file."""
    database, wal = f"sqlite:///{tmp_path}/tables.db", Path(tmp_path, "tables.db-wal")
    server = Server(database).start()

    async def play():
        code, *people = await begin(server.url)
        await play_until_it_can_be_edited(database, code, people)
        for person in people:
            await person.close()
        return code, people

    async def come_back(url, people):
        for person in people:
            person.url = url
        return [await is_in_doubt(person) for person in people]

    code, people = complete(play())
    server.kill()
    os.truncate(wal, wal.stat().st_size * 2 // 3)
    with Server(database) as again:
        left = len(log_of(database, code))
        assert 0 < left < people[0].saw["number"]
        doubts = complete(come_back(again.url, people))
    assert all(f"but now there are only {left};" in doubt for doubt in doubts), doubts


def test_trust_14_a_log_that_is_cut_under_its_players_is_not_played_on(server):
    """The table is awake, and its last entries vanish from the database."""

    async def play(url):
        code, anna, ben = await begin(url)
        await asyncio.to_thread(cut, server.database, code)
        await anna.send(t="emote", id=secrets.token_hex(8), seat=0, emote="gasp")
        told = []
        for person in (anna, ben):
            while (last := await person.receive())["t"] != "refused":
                pass
            told.append(last["text"])
        await leave(anna, ben)
        return told

    assert complete(play(server.url)) == [CHANGED] * 2


def test_who_saw_less_is_not_bothered(visit):

    async def come_back(url):
        anna, ben = visit.people
        early = dict(anna.saw)
        await ben.connect()
        await ben.until(lambda seen: True)
        for _ in range(3):
            await ben.ask(t="emote", seat=1, emote="gasp")
        await anna.connect()
        seen = await anna.until(lambda seen: seen["number"] >= early["number"] + 3)
        await leave(anna, ben)
        return seen["doubt"]

    assert visit.returning(come_back) is None


# --- exchanged


def exchange_secret(database, code, deal):
    """Another secret in the place of the one that was promised; it."""
    secret = secrets.token_bytes(32)
    changed = change(database, "update secrets set secret = :s where code = :c and deal = :d", s=secret, c=code, d=deal)
    assert changed == 1
    return secret


def test_trust_3_a_secret_that_was_exchanged_puts_its_table_out_of_order(visit):
    exchange_secret(visit.database, visit.code, 1)
    assert visit.returning(lambda url: is_sent_away(visit.people[0])) == OTHER_SECRET


def test_trust_3_a_secret_that_is_gone_puts_its_table_out_of_order(visit):
    assert change(visit.database, "delete from secrets where code = :c and deal = 1", c=visit.code)
    assert visit.returning(lambda url: is_sent_away(visit.people[0])) == OTHER_SECRET


def test_trust_3_a_promise_that_was_exchanged_with_its_secret_is_found_by_who_saw_it(server):
    """Before the match: entry 2 is the promise, everything is made to fit, and somebody had looked at the table."""

    async def look():
        code = make_table(server.url)
        anna = await Client(server.url, code).connect()
        await anna.sit(0, "Anna")
        await anna.until(lambda seen: seen["yours"])
        await anna.close()
        await asleep(server, code)
        return code, anna

    database = server.database
    code, anna = complete(look())
    number, _, text = log_of(database, code)[1]
    body = json.loads(text)
    version = json.loads(log_of(database, code)[0][2])["version"]
    other = secret_commitment(code, 1, version, exchange_secret(database, code, 1))
    rewrite(database, code, number, json.dumps(body | {"commitment": other}))
    chain_anew(database, code)
    assert "somebody saw a different entry 3" in complete(is_in_doubt(anna))


def test_a_key_that_was_exchanged_is_found_by_who_has_an_old_seal_and_they_alone_are_told(visit):
    exchange_secret(visit.database, visit.code, 0)

    async def come_back(url):
        anna = visit.people[0]
        await anna.connect()
        doubt = (await anna.until(lambda seen: True))["doubt"]
        newcomer = await Client(url, visit.code).connect()
        nothing = (await newcomer.until(lambda seen: True))["doubt"]
        await leave(anna, newcomer)
        return doubt, nothing

    assert visit.returning(come_back) == (NOT_OURS, None)


# --- liars

LIES = [
    lambda saw: {"number": saw["number"] + 50, "seal": saw["seal"]},
    lambda saw: {"number": saw["number"] - 1, "seal": saw["seal"]},
    lambda saw: {"number": saw["number"] + 50, "seal": "0" * 96},
    lambda saw: {"number": saw["number"] + 50, "seal": ""},
    lambda saw: {"number": saw["number"], "seal": "0" * 64 + saw["seal"][64:]},
    lambda saw: {"number": -1, "seal": "ß" * 96},
]


def test_nobody_can_talk_a_table_into_doubting_its_log(server):
    async def lie(url, code, saw):
        liar = Client(url, code)
        liar.saw = saw
        await liar.connect()
        told = (await liar.until(lambda seen: True))["doubt"]
        await leave(liar)
        return told

    async def visit(url):
        code, anna, ben = await begin(url)
        told = [await lie(url, code, make(anna.saw)) for make in LIES]
        done = await anna.ask(t="emote", seat=0, emote="gasp")
        await ben.until(lambda seen: seen["number"] >= done["number"])
        await leave(anna, ben)
        return told, done["t"], ben.seen["doubt"]

    assert complete(visit(server.url)) == ([NOT_OURS] * len(LIES), "done", None)
