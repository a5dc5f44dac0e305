"""Hints for one's own seat, and reviews of matches that are over, from a real server."""

import json
import time
import urllib.error
import urllib.request

import pytest

import macabre
from tests.server.client import Client, make_table
from tests.server.loops import complete
from tests.server.serving import Server

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}") as running:
        yield running


def get(url):
    with urllib.request.urlopen(url, timeout=60) as answer:
        return json.load(answer)


async def begun(server, game, **options):
    """One browser that holds both seats of a table, in a match."""
    both = await Client(server.url, make_table(server.url, game, 2, options)).connect()
    for seat, name in enumerate(("Anna", "Ben")):
        await both.sit(seat, name)
    await both.ask(t="start", seat=0)
    while both.seen["phase"] != "playing":
        if both.seen["phase"] == "gathering" or not await both.salt():
            await both.receive()
    seat = both.seen["to_act"][0]
    await both.look(seat)
    return both, seat


@pytest.mark.parametrize("game", macabre.games())
def test_a_hint_comes_for_the_own_seat_and_only_for_it(server, game):
    async def ask():
        both, seat = await begun(server, game)
        stranger = await Client(server.url, both.code).connect()
        hint = await both.ask(t="ask-hint", seat=seat)
        refused = await stranger.ask(t="ask-hint", seat=seat)
        legal = {move["text"] for move in both.seen["legal"]}
        await both.close()
        await stranger.close()
        return hint, refused, legal

    hint, refused, legal = complete(ask())
    assert 1 <= len(hint["moves"]) <= 3
    for move in hint["moves"]:
        assert move["move"] in legal
        assert 0 <= move["chance"] <= 1
        assert move["reason"]
        assert move["words"][0].isupper()
        assert move["words"] != move["move"]
    assert "isn't your seat" in refused["text"]


def test_no_hint_where_it_is_not_your_turn_and_one_at_a_time(server):
    async def ask():
        both, seat = await begun(server, "cluedo-cards")
        other = await both.ask(t="ask-hint", seat=1 - seat)
        await both.send(t="ask-hint", id="first-hint", seat=seat)
        second = await both.ask(t="ask-hint", seat=seat)
        while "first-hint" not in both.answers:
            await both.receive()
        await both.close()
        return other, both.answers["first-hint"], second

    other, first, second = complete(ask())
    assert "isn't your turn" in other["text"]
    assert first["t"] == "hint"
    assert "still being worked out" in second["text"]


def test_a_finished_match_is_reviewed_once_with_progress(server):
    async def play():
        both, _ = await begun(server, "cluedo-cards", target=1)
        await both.play_to_the_end()
        await both.close()
        return both.seen["match"]

    address = f"{server.url}/api/matches/{complete(play())}/review"
    limit, seen = time.monotonic() + 120, [get(address)]
    while seen[-1]["review"] is None:
        assert time.monotonic() < limit
        time.sleep(0.2)
        seen.append(get(address))
    done = [answer["done"] for answer in seen]
    assert done == sorted(done)
    review = seen[-1]["review"]
    assert review["moments"][-1]["number"] == seen[-1]["count"] == done[-1]
    assert all(len(moment["true"]) == len(moment["known"]) == 2 for moment in review["moments"])
    assert get(address) == seen[-1]


def test_there_is_no_review_of_what_is_not_over(server):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        get(f"{server.url}/api/matches/none/review")
