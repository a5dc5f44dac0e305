"""A release with other rules takes over a database: nothing is misread, nothing is lost, and it is said what was."""

import asyncio
import json
import re
import urllib.error

import pytest

from macabre.storage import Store
from macabre.transcript import read_header
from tests.command import macabre as run_command
from tests.server.browser_check import check
from tests.server.client import Client, fetch, leave, make_table
from tests.server.loops import complete
from tests.server.postgres import postgres
from tests.server.releases import GAME, OTHER_RELEASE, OTHER_VERSION, copy_release, other_server, version
from tests.server.serving import Server

pytestmark = pytest.mark.process

NAMES = ("Anastasia", "Bartholomew")
SHORT = {"target": 1}  # a match of few rounds
MOVES = 5


@pytest.fixture(scope="module")
def postgres_server():
    with postgres() as fresh:
        yield fresh


@pytest.fixture(scope="module")
def other_release(tmp_path_factory):
    return copy_release(tmp_path_factory.mktemp("release"))


class Upgraded:
    """Two tables of the other release, one with a match that is over and one in its midst, served by this one."""

    def __init__(self, database):
        self.database = database

    async def play(self, url):
        """At a server of the other release."""
        self.over = await sit_down(url)
        await play_to_the_end(*self.over)
        self.match = self.over[0].seen["match"]
        self.transcript = fetch(f"{url}/api/matches/{self.match}/transcript.txt")
        self.info = json.loads(fetch(f"{url}/api/matches/{self.match}"))
        self.means = json.loads(fetch(f"{url}/api/matches/{self.match}/drawing"))
        self.steps = [step_of(url, self.match, number) for number in range(self.info["count"] + 1)]
        self.midst = await sit_down(url)
        while self.midst[0].seen["phase"] != "playing" or len(self.midst[0].shown) < MOVES:
            await play_one(*self.midst)
        await see_newest(*self.midst)
        self.stood = dict(self.midst[0].seen)
        await leave(*self.over, *self.midst)
        await self._wait_for_film()

    async def _wait_for_film(self):
        """It is made in a process of its own."""
        store = await Store.visit(self.database)
        while await store.filmed(self.match) is None:
            await asyncio.sleep(0.05)
        await store.close()


def step_of(url, match, number):
    return json.loads(fetch(f"{url}/api/matches/{match}/steps/{number}"))


async def sit_down(url):
    code = make_table(url, GAME, len(NAMES), SHORT)
    people = [await Client(url, code).connect() for _ in NAMES]
    for seat, (person, name) in enumerate(zip(people, NAMES, strict=True)):
        assert (await person.sit(seat, name))["t"] == "done"
    assert (await people[0].ask(t="start", seat=0))["t"] == "done"
    return people


async def see_newest(*people):
    """Everybody sees what was done last."""
    newest = max(person.acknowledged[-1][1] for person in people)
    for person in people:
        await person.until(lambda seen: seen["number"] >= newest)


async def play_one(*people):
    """Whoever can do something does it."""
    await see_newest(*people)
    for person in people:
        if await person.play_on():
            return
    assert people[0].seen["phase"] == "over", "nobody can do anything"


async def play_to_the_end(*people):
    await see_newest(*people)
    while people[0].seen["phase"] != "over":
        await play_one(*people)


async def come_back(url, person):
    """The same browser, at another server."""
    person.url, person.seen = url, None
    await person.connect()
    return await person.until(lambda seen: True)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def upgraded(request, tmp_path_factory, other_release):
    """The other release has played, and has closed; this one serves its database."""
    folder = tmp_path_factory.mktemp("upgraded")
    is_sqlite = request.param == "sqlite"
    database = f"sqlite:///{folder / 'tables.db'}" if is_sqlite else request.getfixturevalue("postgres_server")()
    there = Upgraded(database)
    with other_server(other_release, database) as old:
        complete(there.play(old.url))
    with other_server(other_release, database) as old:  # it can still be gone on with
        there.again = complete(come_back(old.url, there.midst[0]))
    with Server(database) as server:
        there.url, there.server = server.url, server
        yield there


def test_trust_2_a_match_in_progress_is_neither_misread_nor_lost(upgraded):
    async def look():
        anna, ben = upgraded.midst
        for person in (anna, ben):
            seen = await come_back(upgraded.url, person)
            assert seen["number"] == upgraded.stood["number"]
            assert f"Macabre {OTHER_RELEASE}" in seen["outdated"]["text"]
            assert (seen["view"], seen["legal"], seen["to_act"], seen["doubt"]) == (None, [], [], None)
            assert [seat["name"] for seat in seen["seats"]] == list(NAMES)
            text = upgraded.stood["legal"][0]["text"] if upgraded.stood["legal"] else "draw"
            refused = await person.ask(t="play", seat=seen["yours"][0], move=text)
            assert (refused["t"], refused["text"]) == ("refused", seen["outdated"]["text"])
            assert (await person.ask(t="undo", seat=seen["yours"][0]))["t"] == "refused"
            assert (await person.ask(t="emote", seat=seen["yours"][0], emote="gasp"))["t"] == "done"
            upgraded.stood["number"] += 1
        await leave(anna, ben)
        return seen["outdated"]["watch"]

    assert upgraded.again["view"] == upgraded.stood["view"], "the release that began it goes on with it"
    assert upgraded.again["outdated"] is None
    upgraded.watch = complete(look())
    assert upgraded.watch == f"{upgraded.midst[0].code}-1"


def test_trust_2_what_happened_so_far_can_be_watched_as_all_could_see_it(upgraded):
    watch = f"{upgraded.midst[0].code}-1"
    info = json.loads(fetch(f"{upgraded.url}/api/matches/{watch}"))
    assert info["names"] == list(NAMES)
    assert not info["finished"]
    assert "not finished" in info["note"]
    last = step_of(upgraded.url, watch, info["count"])
    assert last["view"]["to_act"] == upgraded.stood["to_act"]
    for part in ("discards", "hand_sizes", "turn"):
        assert last["view"][part] == upgraded.stood["view"][part], "up to the last move, since the server has closed"
    assert last["view"]["seat"] is None
    assert {card for hand in last["view"]["hands"] for card in map(json.dumps, hand)} == {"null"}, "no hand is open"
    told = [text for number in range(info["count"] + 1) for text in step_of(upgraded.url, watch, number)["told"]]
    assert any(name in text for text in told for name in NAMES)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetch(f"{upgraded.url}/api/matches/{watch}/transcript.txt")


def test_trust_2_a_finished_match_is_watched_as_before(upgraded):
    info = json.loads(fetch(f"{upgraded.url}/api/matches/{upgraded.match}"))
    assert f"Macabre {OTHER_RELEASE}" in info.pop("note")
    assert upgraded.info.pop("note", None) is None
    assert info == upgraded.info
    assert [step_of(upgraded.url, upgraded.match, n) for n in range(info["count"] + 1)] == upgraded.steps
    assert json.loads(fetch(f"{upgraded.url}/api/matches/{upgraded.match}/drawing")) == upgraded.means
    today = json.loads(fetch(f"{upgraded.url}/api/tables/{upgraded.over[0].code}/drawing"))
    assert today["chart"] != upgraded.means["chart"], "the card does something else by now"
    with pytest.raises(urllib.error.HTTPError, match="409"):
        fetch(f"{upgraded.url}/api/matches/{upgraded.match}/review")


def test_trust_2_a_transcript_is_served_as_stored_and_its_luck_is_still_confirmed(upgraded, tmp_path):
    text = fetch(f"{upgraded.url}/api/matches/{upgraded.match}/transcript.txt")
    assert text == upgraded.transcript
    assert (read_header(text).version, read_header(text).release) == (OTHER_VERSION, OTHER_RELEASE)
    code, said = verified(tmp_path, text)
    assert code == 1, said
    assert "draws follow from the key" in said
    assert "The secret is the one that was promised, and so are the salts of these seats: 0, 1." in said
    assert f"Macabre {OTHER_RELEASE} can check it" in said
    found = check(text, list(NAMES))
    assert (found.get("bad", []), found.get("open", [])) == ([], [])


def test_trust_2_luck_that_was_changed_is_found_without_the_rules(upgraded, tmp_path):
    draw = next(line for line in upgraded.transcript.split("\n") if " ; " in line)
    index = int(draw.rsplit(" ", 1)[1])
    other = f"{draw.rsplit(' ', 1)[0]} {index + 1 if index == 0 else index - 1}"
    code, said = verified(tmp_path, upgraded.transcript.replace(draw, other))
    assert code == 2
    assert "the match's key gives another outcome" in said
    code, said = verified(tmp_path, re.sub(r"(?m)^(\d+ [01] .+)$", r"\1x", upgraded.transcript, count=1))
    assert code == 2
    assert "checksum" in said


def verified(tmp_path, text):
    path = tmp_path / "match.txt"
    path.write_text(text)
    result = run_command("verify", str(path))
    return result.returncode, result.stdout + result.stderr


def test_trust_2_tools_work_on_tables_of_other_rules(upgraded, tmp_path):
    code = upgraded.over[0].code
    for words in (["list"], ["show", code], ["export", code, str(tmp_path / "table.json")]):
        result = run_command("tables", *words, "--database", upgraded.database)
        assert result.returncode == 0, result.stderr
    exported = json.loads((tmp_path / "table.json").read_text())
    assert exported["entries"][0]["body"]["release"] == OTHER_RELEASE
    assert "out of order" not in upgraded.server.said()


@pytest.mark.parametrize("which", ["over", "midst"])
@pytest.mark.usually(2)
def test_trust_2_a_rematch_is_played_by_the_new_rules(upgraded, tmp_path, which):
    async def rematch():
        people = getattr(upgraded, which)
        before = [await come_back(upgraded.url, person) for person in people]
        assert [seen["outdated"] is not None for seen in before] == [True, True]
        assert (await people[0].ask(t="start", seat=before[0]["yours"][0]))["t"] == "done"
        await play_to_the_end(*people)
        seen = people[0].seen
        assert seen["outdated"] is None
        assert seen["last_match"] == before[0]["outdated"]["watch"]
        await leave(*people)
        return seen["match"]

    match = complete(rematch())
    text = fetch(f"{upgraded.url}/api/matches/{match}/transcript.txt")
    assert read_header(text).version == version()
    code, said = verified(tmp_path, text)
    assert code == 0, said
    assert json.loads(fetch(f"{upgraded.url}/api/matches/{match}"))["note"] is None

    async def wake_anew():
        """From the log, in which both versions are."""
        with Server(upgraded.database) if upgraded.database.startswith("postgres") else stay(upgraded) as server:
            (anna, _) = getattr(upgraded, which)
            seen = await come_back(server.url, anna)
            await leave(anna)
            return seen

    seen = complete(wake_anew())
    assert (seen["phase"], seen["match"], seen["outdated"], seen["doubt"]) == ("over", match, None, None)


class stay:  # noqa: N801 (it is used like a function)
    """The same server, once the table sleeps no more."""

    def __init__(self, server):
        self.server = server

    def __enter__(self):
        return self.server

    def __exit__(self, *_):
        pass
