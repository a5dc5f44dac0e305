"""Which of a table's matches somebody finds again: those in which they played, and how they ended."""

import asyncio
import json
import re
import urllib.error
import urllib.request

import pytest

from macabre.language import Speech
from macabre.server import replays as replays_module
from macabre.server.replays import Replays, seats_of
from macabre.storage import StorageFault
from macabre.testing.walk import Dice
from tests.server.client import Client, leave, make_table
from tests.server.desk import Desk
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.truth import change, query

CASTS = {
    "first": [{"sat": 2, "bot": None}, {"sat": 3, "bot": None}, {"name": "Vesper", "bot": "greedy"}],
    "second": [{"sat": 3, "bot": None}, {"sat": 9, "bot": None}, {"name": "Vesper", "bot": "greedy"}],
    "old": ["Anna", "Vesper (greedy)"],
}


@pytest.fixture(scope="module")
def transcript():
    desk = Desk("cluedo-cards", 3, {"target": 1}).begin(bots=(2,))
    desk.play_to_the_end(Dice(1))
    return desk.matches[0][1]


class Shelf:
    """A store of one match under many names, as many as somebody asks for."""

    def __init__(self, transcript, **odd):
        self.transcript, self.odd, self.read, self.gate = transcript, odd, [], None

    async def cast(self, match_id):
        if self.gate:
            await self.gate.wait()
        return json.dumps(CASTS.get(match_id, CASTS["first"])), {2: "Anna", 3: "Ben", 9: "Cleo"}

    async def match(self, match_id):
        self.read.append(match_id)
        found = self.odd.get(match_id, self.transcript)
        if isinstance(found, Exception):
            raise found
        return found, *await self.cast(match_id)


def seats(match_id, *people):
    return seats_of(json.dumps(CASTS[match_id]), set(people))


def test_who_sat_there_is_found_by_the_entry_that_seated_them():
    assert [seats("first", 2), seats("first", 3), seats("second", 3)] == [[0], [1], [0]]
    assert seats("first", 2, 3) == [0, 1]


def test_who_came_later_was_in_no_earlier_match():
    assert (seats("first", 9), seats("second", 9)) == ([], [1])


def test_bots_and_casts_of_the_first_releases_are_nobodys():
    assert seats("first", 0) == seats("old", 1) == []


def ends(replays, *matches, person=3):
    return replays.ends.of(list(enumerate(matches, 1)), {person}, Speech())


def test_one_match_at_most_is_played_again_for_one_list_and_none_twice(transcript):
    shelf = Shelf(transcript)

    async def work():
        replays = Replays(shelf)
        known = [[end["winners"] is not None for end in await ends(replays, "a", "b", "c")] for _ in range(4)]
        assert known == [[True, False, False], [True, True, False], [True] * 3, [True] * 3]
        assert shelf.read == ["a", "b", "c"]
        assert not replays._kept, "a list pushes nothing out that somebody looks at"

    complete(work())


def test_a_match_that_cannot_be_read_is_left_out_of_the_list(transcript):
    odd = {"broken": transcript[:-9], "lost": StorageFault("nothing can be read")}

    async def work():
        for bad in odd:
            replays = Replays(Shelf(transcript, **odd))
            shown = [[end["match"] for end in await ends(replays, bad, "good")] for _ in range(3)]
            assert shown == [["good"]] * 3

    complete(work())


def test_nobody_is_said_to_have_won_a_match_of_other_rules(transcript):
    other = re.sub("(?m)^board default .+$", "board default 0123", transcript)
    (end,) = complete(ends(Replays(Shelf(other)), "second", person=9))
    assert end == {"match": "second", "number": 1, "names": ["Ben", "Cleo", "Vesper"], "winners": None, "yours": [1]}


def test_a_replay_that_is_forgotten_while_it_is_named_again_is_found_all_the_same(transcript, monkeypatch):
    monkeypatch.setattr(replays_module, "KEPT", 1)
    shelf = Shelf(transcript)

    async def work():
        replays = Replays(shelf)
        await replays.find("a")
        shelf.gate = asyncio.Event()
        naming = asyncio.create_task(replays.find("a"))
        await asyncio.sleep(0)
        gate, shelf.gate = shelf.gate, None
        await replays.find("b")
        assert list(replays._kept) == ["b"]
        gate.set()
        assert (await naming).names == ["Anna", "Ben", "Vesper"]
        assert list(replays._kept) == ["a"]

    complete(work())


# --- over HTTP, with a rematch

NAMES = ["Anastasia", "Benvolio"]


def post(url, code, *tokens):
    body = json.dumps({"tokens": tokens}).encode()
    request = urllib.request.Request(f"{url}/api/tables/{code}/standing", body, {"Origin": url})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


async def play(people):
    await people[0].ask(t="start", seat=0)
    for phase in ("promising", "salting"):
        for person in people:
            await person.until(lambda seen, now=phase: seen["phase"] == now)
            await person.salt()
    await asyncio.gather(*(person.until(lambda seen: seen["phase"] == "playing") for person in people))
    await asyncio.gather(*(person.play_to_the_end() for person in people))


@pytest.mark.process
def test_a_table_lists_the_matches_before_a_rematch_to_those_who_played_in_them(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def work(url):
        code = await asyncio.to_thread(make_table, url, options={"target": 1})
        people = [await Client(url, code).connect() for _ in NAMES]
        for seat, (person, name) in enumerate(zip(people, NAMES, strict=True)):
            await person.sit(seat, name)
        anna, ben = (person.tokens[seat] for seat, person in enumerate(people))

        def earlier(token):
            return asyncio.to_thread(lambda: post(url, code, token)["earlier"])

        await play(people)
        winners = (await asyncio.to_thread(post, url, code, anna))["winners"]
        assert await earlier(anna) == [], "what stands on the table is not shown twice"
        await play(people)
        (end,) = await earlier(anna)
        ((before,),) = query(database, "select id from matches order by at limit 1")
        assert end == {"match": before, "number": 1, "names": NAMES, "winners": winners, "yours": [0]}
        await people[1].ask(t="erase", seat=1)
        (end,) = await earlier(anna)
        assert end["names"] == ["Anastasia", "Somebody"]
        with pytest.raises(urllib.error.HTTPError, match="403"):
            await earlier("a" * 40)
        await leave(*people)
        return code, anna, ben, before

    with LocalServer(database) as server:
        code, anna, ben, before = complete(work(server.url))
        ((cast,),) = query(database, "select names from matches where id = :id", id=before)
        cast = json.dumps([json.loads(cast)[0], {"sat": 99, "bot": None}])
        change(database, "update matches set names = :cast where id = :id", cast=cast, id=before)
        assert post(server.url, code, ben)["earlier"] == [], "somebody else sat there before this newcomer"
        assert len(post(server.url, code, anna)["earlier"]) == 1
    change(database, "update matches set transcript = substr(transcript, 9) where id = :id", id=before)
    with LocalServer(database) as server:
        standing = post(server.url, code, anna)
        assert (standing["phase"], standing["earlier"]) == ("over", [])
