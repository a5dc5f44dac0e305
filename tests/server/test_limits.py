"""How often one address may ask, by what it costs; and who is one, also behind a proxy."""

import re
from contextlib import ExitStack

import httpx
import pytest

from macabre import load
from macabre.server.app import ROUTES
from macabre.server.guard import KINDS, kind_of
from macabre.server.wire import WAITING_AN_ADDRESS
from tests.server.client import make_table
from tests.server.raw import RawSocket
from tests.server.serving import Server

pytestmark = pytest.mark.process

HERD = 600
DECK = load("cluedo-cards").default_board.source.text
ASKED = {  # a request of each kind
    "file": ("GET", "/static/kit/dom.js"),
    "look": ("GET", "/api/tables/BCDFGH"),
    "replay": ("GET", "/api/matches/unknown"),
    "page": ("GET", "/alive"),
    "standing": ("POST", "/api/tables/BCDFGH/standing"),
    "table": ("POST", "/api/tables"),
    "board": ("POST", "/api/tables"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(f"sqlite:///{tmp_path_factory.mktemp('limits')}/tables.db") as server:
        yield server


@pytest.fixture(scope="module")
def code(server):
    return make_table(server.url)


def ask(browser, kind, address):
    method, path = ASKED[kind]
    wishes = {"game": "cluedo-cards", "players": 99} | ({"board": DECK, "players": 2} if kind == "board" else {})
    headers = {"X-Forwarded-For": address, "Origin": str(browser.base_url).rstrip("/")}
    return browser.request(method, path, headers=headers, json=wishes if method == "POST" else None).status_code


@pytest.mark.parametrize("kind", [kind for kind in ASKED if KINDS[kind].most <= 200])
def test_each_kind_of_request_has_its_own_limit(server, kind):
    """A burst ends; meanwhile the same person may ask for something else, and another one for the same."""
    number = list(ASKED).index(kind)
    me, other = f"10.1.{number}.1", f"10.1.{number}.2"
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        asked = 0
        while ask(browser, kind, me) != 429:
            asked += 1
            assert asked < 10 * KINDS[kind].most, "there is no end"
        assert asked >= KINDS[kind].most
        assert ask(browser, "page", me) == 200
        assert ask(browser, kind, other) != 429


def test_what_costs_more_is_allowed_less_often():
    often = [KINDS[kind].most / KINDS[kind].seconds for kind in ("file", "page", "look", "table", "board")]
    assert often == sorted(often, reverse=True)
    assert KINDS["replay"].most / KINDS["replay"].seconds <= often[1]


def test_every_route_is_of_the_kind_that_it_costs():
    kinds = {}
    for route in ROUTES:
        scope = {"type": "websocket" if route.path.startswith("/ws/") else "http", "path": route.path}
        for method in getattr(route, "methods", None) or [None]:
            kinds[method, route.path] = kind_of(scope | ({"method": method} if method else {}))
    assert {kind for (_, path), kind in kinds.items() if path.startswith("/static/")} == {"file"}
    assert {kind for (_, path), kind in kinds.items() if re.match("/api/matches/", path)} == {"replay"}
    assert kinds["GET", "/api/tables/{code}"] == kinds["GET", "/t/{code}"] == kinds["HEAD", "/ready"] == "look"
    assert kinds["POST", "/api/tables"] == "table"
    assert kinds[None, "/ws/{code}"] == "socket"


def test_a_herd_behind_a_trusted_proxy_comes_in_at_once(server, code):
    """All lines are there before any of them asks for something: of one proxy, for many people."""
    assert HERD > WAITING_AN_ADDRESS
    with ExitStack() as stack:
        lines = [stack.enter_context(RawSocket(server.port)) for _ in range(HERD)]
        people = [[f"X-Forwarded-For: 10.2.{n // 200}.{n % 200}"] for n in range(HERD)]
        statuses = [line.upgrade(f"/ws/{code}", more=more)[0] for line, more in zip(lines, people, strict=True)]
    assert statuses == [101] * HERD


def test_people_behind_a_proxy_that_is_not_trusted_are_one(server, code):
    with ExitStack() as stack:
        lines = [stack.enter_context(RawSocket(server.port, "127.0.0.99")) for _ in range(45)]
        people = [[f"X-Forwarded-For: 10.3.0.{n}"] for n in range(45)]
        statuses = [line.upgrade(f"/ws/{code}", more=more)[0] for line, more in zip(lines, people, strict=True)]
    assert statuses == [101] * 40 + [403] * 5
