"""The pages, their files, and whether the server is well."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from macabre.catalogue import games
from macabre.language import languages, sayings
from macabre.server.answers import fault, short_of, speech_of
from macabre.server.drawings import early, game_file
from macabre.server.ledger import Broken
from macabre.server.modules import MANIFEST, STATIC, WEB, manifest, page_body, words_address
from macabre.server.previews import page_with_preview
from macabre.server.readiness import NOT_READY, Readiness
from macabre.server.shelf import kind_of, tag_of, tagged
from macabre.storage import StorageFault

TABLE_MODULE = "/static/table/table.js"
SOON_SECONDS = 5.0  # for which a page waits to know its table
BY_LANGUAGE = {"Vary": "Accept-Language"}

_say = sayings()


def page(name: str) -> Any:
    """A page of the web folder."""

    async def show(request: Request) -> Response:
        return whole_page(request, name)

    return show


def whole_page(request: Request, name: str) -> Response:
    """A page of the web folder, with what it asks for at once."""
    body = page_body(name, speech_of(request).code)
    return tagged(request, tag_of(body), body, "text/html", BY_LANGUAGE)


async def hall_page(request: Request) -> Response:
    """The hall."""
    return page_with_preview(request, "index.html", None, BY_LANGUAGE)


async def static_file(request: Request) -> Response:
    """A file of the web folder."""
    return WEB.give(request, request.path_params["file"])


async def manifest_file(request: Request) -> Response:
    """What a device must know to install the hall."""
    body = json.dumps(manifest(speech_of(request)), ensure_ascii=False).encode()
    return tagged(request, tag_of(body), body, kind_of(MANIFEST), BY_LANGUAGE)


async def words_file(request: Request) -> Response:
    """The words of the house, or of a game, in a language."""
    code, of = request.path_params["language"], request.path_params["of"]
    if code not in languages() or not (of == "house" or of in games()):
        raise HTTPException(404)
    body = languages()[code].all_words("" if of == "house" else of).encode()
    return tagged(request, tag_of(body), body, "text/plain; charset=utf-8")


async def table_page(request: Request) -> Response:
    """The page of a table. Of one that can be read soon the browser also learns at once what its game is drawn with."""
    table = None
    with contextlib.suppress(StorageFault, TimeoutError, Broken):
        async with asyncio.timeout(SOON_SECONDS):
            table = await short_of(request)
    if table is None:
        return page_with_preview(request, "table.html", None, BY_LANGUAGE)
    needs = [f"/api/tables/{table.code}/drawing", words_address(speech_of(request).code, table.game.id)]
    links = {"Link": early(table.game, TABLE_MODULE, needs)}
    return page_with_preview(request, "table.html", table.game, BY_LANGUAGE | links)


async def say_alive(request: Request) -> Response:
    """For those who watch over the server."""
    return PlainTextResponse("alive\n")


async def say_ready(request: Request) -> Response:
    """The same, for those who ask whether anybody can play: moves are stored, or they cannot be made."""
    readiness: Readiness = request.app.state.readiness
    return PlainTextResponse("ready\n") if await readiness.is_ready() else PlainTextResponse(f"{NOT_READY}\n", 503)


async def tell_unknown(request: Request, error: Exception) -> Response:
    """No page has this address: people get one that leads on."""
    if request.url.path.startswith(("/api/", "/static/")):
        return fault(request, _say("fault-no-page"), 404)
    answer = whole_page(request, "missing.html")
    answer.status_code = 404 if answer.status_code == 200 else answer.status_code
    return answer


ROUTES = [
    Route("/", hall_page),
    Route("/t/{code}", table_page),
    Route("/rules/{game}", page("rules.html")),
    Route("/replay/{match}", page("replay.html")),
    Route("/static/fairness.html", page("fairness.html")),
    Route("/alive", say_alive),
    Route("/ready", say_ready),
    Route("/static/words/{language}/{of}.ftl", words_file),
    Route("/static/games/{game}/{file:path}", game_file),
    Route(f"{STATIC}{MANIFEST}", manifest_file),
    Route("/static/{file:path}", static_file),
]
