"""The hall of a browser makes games ready before anybody needs them, and never instead of what somebody needs now."""

import asyncio

import pytest
from fluent.syntax import FluentParser

from macabre.catalogue import games
from macabre.server.hall import Hall
from macabre.server.workers import Workers
from macabre.site.browser import house
from macabre.site.browser.rehearsal import rehearse
from macabre.storage import Store
from tests.server.loops import complete

HELLO = '{"t":"hello","tokens":{},"seat":null}'


@pytest.mark.parametrize("game", games())
def test_what_was_rehearsed_need_not_be_read_again(game, monkeypatch):
    def play():
        return len(list(rehearse(game, "de")))

    pieces = play()
    read = []
    monkeypatch.setattr(FluentParser, "parse_entry", lambda self, source: read.append(source))
    assert play() == pieces > 10
    assert read == []


class Rehearsals(list):
    """Which games are rehearsed, piece by piece, for ever."""

    def __call__(self, game, language):
        while True:
            self.append((game, language))
            yield


@pytest.fixture
def rehearsals(monkeypatch):
    """The browser's hall on a server's store; all that is prepared is written down."""
    found = Rehearsals()
    monkeypatch.setattr(house, "rehearse", found)
    monkeypatch.setattr(house, "Store", lambda store: store)
    monkeypatch.setattr(house, "LOOK_SECONDS", 0)
    monkeypatch.setattr(house, "CALM_SECONDS", 0)
    return found


async def some_time():
    for _ in range(50):
        await asyncio.sleep(0)


def test_games_are_rehearsed_while_nobody_plays_those_of_ones_own_tables_first(rehearsals, monkeypatch, tmp_path):
    happened = []

    async def prepare(workers, game):
        happened.append(game)

    monkeypatch.setattr(Workers, "prepare", prepare)

    async def play():
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        tell = lambda line, text, code: happened.append(line)  # noqa: E731
        code = await Hall(store, Workers()).create("deadly-doodles", 2, {}, None)
        hall = house.BrowserHall(store, tell, 0)
        await hall.answer("GET", f"/api/tables/{code}", "fr", "")
        while ("deadly-doodles", "fr") not in rehearsals:
            await some_time()
        for line in (1, 2):
            hall.open(line, f"/ws/{code}?watch", "fr")
            hall.hear(line, HELLO)
            while line not in happened:
                await some_time()
            await some_time()
            before = len(rehearsals)
            await some_time()
            assert len(rehearsals) == before, "rehearsed while somebody plays"
            hall.close(line)
            while len(rehearsals) == before:
                await some_time()
        await store.close()

    complete(play())
    assert {game for game, _ in rehearsals} == {"deadly-doodles"}
    assert happened[:2] == [1, "deadly-doodles"], "bots learn once a board is there"
    assert happened.count("deadly-doodles") == 1
