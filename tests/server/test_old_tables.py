"""A database from before logs were chained: its tables are played on, and its matches say what is not in them."""

import asyncio
from datetime import UTC, datetime

import pytest

from macabre.server import protocol as p
from macabre.storage import Store
from macabre.storage.migrations import migrate
from macabre.storage.opening import connected, read_address
from macabre.testing.walk import Dice
from tests.command import verified
from tests.server.client import Client, fetch
from tests.server.desk import CODE, PLAYING, Desk, token_of
from tests.server.forgers import as_of_old
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.truth import links_of, query

pytestmark = pytest.mark.process

FIRST = "0001"
CAST = '[{"name": "Name 0", "bot": null}, {"name": "Name 1", "bot": null}]'


@pytest.fixture(scope="module")
def postgres_server():
    with postgres() as fresh:
        yield fresh


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres_server")()


class OldDesk(Desk):
    """Remembers which command each entry carried out."""

    def __init__(self, *args, **more):
        self.commands = []
        super().__init__(*args, **more)

    def _keep(self, decision, command=None):
        super()._keep(decision, command)
        self.commands += [command] + [None] * (len(decision.entries) - 1)


def played_before():
    """A table in its second match."""
    desk = OldDesk(players=2, options={"target": 1}).begin()
    desk.play_to_the_end(Dice(3))
    desk.do(p.Start, seat=0)
    desk.salt_all()
    desk.play(Dice(4))
    assert desk.table.phase == PLAYING
    return desk


def store_as_of_old(database, desk, cast=CAST):
    """The rows that such a table had then."""
    now = datetime.now(UTC)
    with connected(read_address(database)) as connection:
        migrate(connection, None, FIRST)
        for number, (body, asked) in enumerate(zip(desk.log, desk.commands, strict=True), 1):
            row = {"code": CODE, "number": number, "command": asked, "body": body, "at": now}
            connection.insert("entries", row)
        for deal in (1, 2):
            connection.insert("secrets", {"code": CODE, "deal": deal, "secret": desk.secrets[deal]})
        ((name, transcript, _),) = desk.matches
        row = {"id": name, "code": CODE, "transcript": as_of_old(transcript), "names": cast, "at": now}
        connection.insert("matches", row)
    return name


def test_a_table_of_old_is_chained_sealed_and_played_on(database, tmp_path):
    desk = played_before()
    old = store_as_of_old(database, desk)

    async def play_on(url):
        people = [Client(url, CODE) for _ in range(2)]
        for seat, person in enumerate(people):
            person.tokens = {seat: token_of(seat)}
            await person.connect()
            await person.until(lambda seen: seen["seal"] and not seen["doubt"])
        resent = await people[0].ask(t="stand", seat=0, id="command-1")
        await asyncio.gather(*(person.play_to_the_end() for person in people))
        for person in people:
            await person.close()
        return people[0].seen, resent

    with LocalServer(database) as server:
        seen, resent = complete(play_on(server.url))
        texts = [fetch(f"{server.url}/api/matches/{name}/transcript.txt") for name in (old, seen["match"])]
    assert len(links_of(database, CODE)) == seen["number"], "the whole log is chained"
    keys = query(database, "select secret from secrets where code = :c and deal = 0", c=CODE)
    assert [len(bytes(key)) for (key,) in keys] == [32]
    assert (resent["t"], resent["number"]) == ("done", 3), "nobody had written down then whose an id was"
    code, said = verified(tmp_path, texts[0])
    assert (code, "it is not recorded who sat there" in said) == (1, True), said
    code, said = verified(tmp_path, texts[1])
    assert (code, "Not proved" in said) == (0, False), said


@pytest.mark.parametrize("cast", ["nonsense", "7", '[{"bot": null}]', "[7]"])
def test_a_cast_that_cannot_be_read_keeps_no_database_from_being_opened(tmp_path, cast):
    """Nor does it keep the rest of its table from being chained."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    desk = played_before()
    store_as_of_old(database, desk, cast)

    async def count():
        store = await Store.open(database)
        newest = await store.newest([CODE])
        await store.close()
        return newest[CODE]

    assert complete(count()) == len(links_of(database, CODE)) == len(desk.log)
