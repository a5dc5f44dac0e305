"""Pages ask at once for the modules that they need, which a browser would else find one after the other."""

import re

import httpx
import pytest

import macabre
from macabre.server.modules import needed
from tests.server.client import make_table

GAMES = macabre.games()
PRELOAD = re.compile(r'<link rel="modulepreload" href="(.+?)">')


def unasked(page):
    """Takes from a page all that asks for modules early, and lists those that it then asks for by itself."""
    seen = set()

    def answer(route):
        address = "/" + route.request.url.split("/", 3)[3]
        if route.request.resource_type == "document":
            response = route.fetch()
            headers = {name: value for name, value in response.headers.items() if name != "link"}
            return route.fulfill(status=response.status, headers=headers, body=PRELOAD.sub("", response.text()))
        if address.endswith(("/drawing", "/book")):
            response = route.fetch()
            return route.fulfill(response=response, json=response.json() | {"modules": []})
        if address.endswith(".js"):
            seen.add(address)
        return route.continue_()

    page.route("**/*", answer)
    return seen


def asked(server, path):
    """What the server lets the browser ask for at once, the page's own module included."""
    answer = httpx.get(f"{server.url}{path}", timeout=60)
    entry = re.findall(r'<script type="module" src="(.+?)">', answer.text)
    early = re.findall(r"<([^>]+)>; rel=modulepreload", answer.headers.get("Link", ""))
    every = entry + PRELOAD.findall(answer.text) + early
    assert len(every) == len(set(every))
    return set(every)


@pytest.mark.parametrize("path", ["/", "/replay/nothing", "/static/fairness.html", "/nowhere"])
def test_a_page_asks_for_just_what_it_needs(person, server, path):
    page = person(meant=("404",))
    seen = unasked(page)
    page.goto(f"{server.url}{path}")
    assert seen == asked(server, path)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_a_table_asks_for_just_what_it_and_its_game_need(person, server, game):
    path = f"/t/{make_table(server.url, game, macabre.load(game).players[0], {})}"
    page = person()
    seen = unasked(page)
    page.goto(f"{server.url}{path}")
    page.locator("#board.drawn").wait_for(state="attached")
    assert seen == asked(server, path)
    drawing = httpx.get(f"{server.url}/api/tables/{path[3:]}/drawing", timeout=60).json()
    assert set(drawing["modules"]) <= seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.usually(2)
def test_a_rulebook_asks_for_just_what_its_pictures_and_boards_need(person, server, game):
    page = person()
    seen = unasked(page)
    page.goto(f"{server.url}/rules/{game}")
    page.locator("body[data-ready]").wait_for()
    answers = [httpx.get(f"{server.url}/api/games/{game}/{name}", timeout=60).json() for name in ("drawing", "book")]
    assert seen == asked(server, f"/rules/{game}").union(*(answer["modules"] for answer in answers))


def test_the_header_of_a_table_names_its_style_and_its_description_too(server):
    code = make_table(server.url, "dead-house", 2, {})
    header = httpx.get(f"{server.url}/t/{code}", timeout=60).headers["Link"]
    assert f"</api/tables/{code}/drawing>; rel=preload; as=fetch; crossorigin" in header
    assert "</static/games/dead-house/board.css>; rel=preload; as=style" in header
    assert "Link" not in httpx.get(f"{server.url}/t/NOTHING", timeout=60).headers


def test_what_is_not_there_is_not_asked_for():
    assert needed("/static/nothing.js") == needed("/static/games/nothing/board.js") == []
