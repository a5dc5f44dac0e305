"""A database that release 0.1.0 itself has written, in `first_release/`: a match that is over, and one in its midst."""

import json
import sqlite3
from pathlib import Path

import pytest

from macabre.storage.migrations import migrate
from macabre.storage.opening import connected, read_address
from tests.command import verified
from tests.server.client import Client, fetch
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.postgres import postgres

pytestmark = pytest.mark.process

FOLDER = Path(__file__).parent / "first_release"
TABLES = json.loads((FOLDER / "tables.json").read_text("utf-8"))
FIRST = "0001"


def write_sqlite(path):
    connection = sqlite3.connect(path)
    connection.executescript((FOLDER / "tables.sql").read_text("utf-8"))
    connection.close()


def copy_to_postgres(path, database):
    """The same rows in the tables that 0.1.0 made there."""
    here = sqlite3.connect(path)
    here.row_factory = sqlite3.Row
    with connected(read_address(database)) as there:
        migrate(there, None, FIRST)
        for name in ("entries", "secrets", "matches"):
            there.insert(name, *map(dict, here.execute(f"select * from {name}")))
    here.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    write_sqlite(tmp_path / "tables.db")
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with postgres() as fresh:
        database = fresh()
        copy_to_postgres(tmp_path / "tables.db", database)
        yield database


async def come_back(url, table):
    person = Client(url, table["code"])
    person.tokens = {int(seat): token for seat, token in table["tokens"].items()}
    await person.connect()
    seen = await person.until(lambda seen: True)
    refused = await person.ask(t="undo", seat=0)
    await person.close()
    return seen, refused


def test_trust_2_a_match_that_0_1_0_began_is_told_so_and_not_misread(database):
    """It kept no films, so there is nothing to watch; and it wrote down no release."""
    playing = TABLES["playing"]
    with LocalServer(database) as server:
        seen, refused = complete(come_back(server.url, playing))
    assert seen["number"] == playing["number"]
    assert "begun on an earlier release of Macabre" in seen["outdated"]["text"]
    assert (seen["view"], seen["to_act"], seen["legal"], seen["outdated"]["watch"]) == (None, [], [], None)
    assert refused["text"] == seen["outdated"]["text"]


def test_trust_2_a_match_that_0_1_0_finished_is_read_line_by_line_and_its_luck_is_confirmed(database, tmp_path):
    match = TABLES["over"]["match"]
    with LocalServer(database) as server:
        info = json.loads(fetch(f"{server.url}/api/matches/{match}"))
        steps = [json.loads(fetch(f"{server.url}/api/matches/{match}/steps/{n}")) for n in (5, info["count"])]
        transcript = fetch(f"{server.url}/api/matches/{match}/transcript.txt")
    assert (info["names"], info["finished"]) == (["Anna", "Ben"], True)
    assert "played on an earlier release of Macabre" in info["note"]
    assert all(step["told"][0] in transcript for step in steps)
    _, said = verified(tmp_path, transcript)
    assert "All 24 draws follow from the key.\nThe secret is the one that was promised" in said
    assert "an earlier release of Macabre can check it" in said
