"""The web application: pages, a small HTTP interface, and the tables' sockets."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from macabre.book import has_book
from macabre.bots import all_bots
from macabre.catalogue import games, load
from macabre.data import Source
from macabre.errors import Error
from macabre.game import Game
from macabre.rules import Option, OrNone
from macabre.server import lan, metrics
from macabre.server.boards import ManyBoards
from macabre.server.books import clause_info, draw_game, show_book
from macabre.server.drawings import about, drawing, drawing_of, early, emblem, game_file, picture, sample
from macabre.server.faults import described
from macabre.server.guard import Guard, Limits, address_of
from macabre.server.hall import CODE, Hall
from macabre.server.host import Broken
from macabre.server.previews import page_with_preview
from macabre.server.quota import Full, Quota
from macabre.server.readiness import NOT_READY, Readiness
from macabre.server.replays import Replay, Replays
from macabre.server.reviews import Reviews, TooManyReviews
from macabre.server.settings import Settings
from macabre.server.shelf import Shelf
from macabre.server.short import Short
from macabre.server.socket import MOST_TOKENS, serve_socket
from macabre.server.table import Table
from macabre.server.wire import say_seldom
from macabre.server.workers import Workers
from macabre.storage import StorageFault, Store

log = logging.getLogger("macabre")

WEB = Shelf(Path(__file__).parent.parent / "web")
MOST_BYTES = 65_536  # of a request
BODY_SECONDS = 10.0
SOON_SECONDS = 5.0  # for which a page waits to know its table
MOST_LINK = 128  # letters of a link that is drawn: the host in it is whatever is asked for, and the work grows with it
TOO_MANY_BOARDS = "too many boards; wait a little"
MANY_BOARDS = "many boards are being read just now; try again in a moment"
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is to be."""

    game: str
    players: int
    options: dict[str, Any] = {}
    board: str | None = None
    clock: int | None = None  # seconds for a decision
    substitute: str = "normal"  # the bot that others may let play for who is away


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """A board or deck of one's own, as the text of its file."""

    board: str


class Keys(msgspec.Struct, forbid_unknown_fields=True):
    """The secrets of somebody's seats."""

    tokens: Annotated[list[str], msgspec.Meta(max_length=MOST_TOKENS)]


def game_info(game: Game) -> dict[str, Any]:
    """What the hall shows of a game."""
    options = {
        name: {"default": option.default, "choices": _choices(option), "about": option.about, **_extras(option)}
        for name, option in game.options.items()
    }
    players = [game.players[0], game.players[-1]]
    return {
        "id": game.id,
        "title": game.title,
        "summary": game.summary,
        "emblem": emblem(game),
        "picture": picture(game),
        "players": players,
        "options": options,
        "bots": list(all_bots()),
        "bots_about": all_bots(),
        "questions": dict(game.rules.notation.questions),
        "about": about(game.id),
    }


def _extras(option: Option) -> dict[str, Any]:
    """Whether it is a seat, and what its choices are called."""
    return {"names_seat": option.names_seat, "says": option.says}


def _choices(option: Option) -> Any:
    """A list, or the ends of a range of numbers and whether it may also be null."""
    if isinstance(option.choices, range | OrNone):
        numbers = option.choices.numbers if isinstance(option.choices, OrNone) else option.choices
        return {"low": numbers[0], "high": numbers[-1], "none": isinstance(option.choices, OrNone)}
    return list(option.choices)


def rules_info(game: Game) -> dict[str, Any]:
    """A game with its rules: in a minute, and clause by clause."""
    text = game.rules.text
    sections = [
        {"heading": s.heading, "clauses": [clause_info(n, text.clauses[n]) for n in s.clauses]} for s in text.sections
    ]
    minute = [{"topic": point.topic, "text": point.text, "clauses": point.clauses} for point in text.minute]
    return game_info(game) | {"minute": minute, "sections": sections, "has_book": has_book(game)}


def fault(sentence: str, status: int) -> JSONResponse:
    """An error as the browser shows it."""
    return JSONResponse({"error": sentence}, status)


async def list_games(request: Request) -> Response:
    """All games."""
    return JSONResponse([game_info(load(game)) for game in games()])


async def show_game(request: Request) -> Response:
    """One game with its rules."""
    try:
        return JSONResponse(rules_info(load(request.path_params["game"])))
    except Error as error:
        return fault(str(error), 404)


async def show_board(request: Request) -> Response:
    """A game's own board or deck as a file, to be changed."""
    try:
        game = load(request.path_params["game"])
    except Error as error:
        return fault(str(error), 404)
    named = {"Content-Disposition": f'attachment; filename="{game.id}.toml"'}
    return PlainTextResponse(game.default_board.source.text, headers=named)


async def check_board(request: Request) -> Response:
    """Whether a game can be played with a board or deck of one's own, and how it is drawn."""
    if not request.app.state.limits.allow(request.scope, "board"):
        return fault(TOO_MANY_BOARDS, 429)
    try:
        text = msgspec.json.decode(await _body(request), type=Text).board
        hall: Hall = request.app.state.hall
        game = load(request.path_params["game"])
        await hall.workers.boards.check(game.id, Source(text, "your board"))
        board = await hall.workers.boards.read(game.id, text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        return fault("that is no board", 400)
    except ManyBoards:
        return fault(MANY_BOARDS, 503)
    except Error as error:
        return fault(str(error), 400)
    return Response(await asyncio.to_thread(sample, game, board), media_type="application/json")


async def make_table(request: Request) -> Response:
    """A new table."""
    try:
        wishes = msgspec.json.decode(await _body(request), type=NewTable)
        hall: Hall = request.app.state.hall
        quota: Quota = request.app.state.quota
        if wishes.board and not request.app.state.limits.allow(request.scope, "board"):
            return fault(TOO_MANY_BOARDS, 429)
        wished = (wishes.game, wishes.players, wishes.options, wishes.board, wishes.clock, wishes.substitute)
        code = await quota.make(address_of(request.scope), lambda: hall.create(*wished))
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        return fault("that is no description of a table", 400)
    except ManyBoards:
        return fault(MANY_BOARDS, 503)
    except Full as full:
        return fault(str(full), 429)
    except Error as error:
        return fault(str(error), 400)
    return JSONResponse({"code": code}, 201)


async def _body(request: Request) -> bytes:
    """The request's body, as far as it is reasonable."""
    body = bytearray()
    async with asyncio.timeout(BODY_SECONDS):
        async for chunk in request.stream():
            body += chunk
            if len(body) > MOST_BYTES:
                raise Error(f"a request has at most {MOST_BYTES} bytes")
    return bytes(body)


async def _short(request: Request) -> Short | None:
    """The table of a code, in short: who only asks wakes nobody."""
    hall: Hall = request.app.state.hall
    return await hall.look_up(request.path_params["code"])


async def show_table(request: Request) -> Response:
    """What a table is, before one sits down."""
    table = await _short(request)
    return JSONResponse(table.info()) if table else fault("there is no table of that code", 404)


async def show_standing(request: Request) -> Response:
    """How things stand at a table, for those who sit there: a table wakes for nobody else."""
    try:
        keys = msgspec.json.decode(await _body(request), type=Keys)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        return fault("that is no key of a seat", 400)
    except Error as error:
        return fault(str(error), 400)
    hall: Hall = request.app.state.hall
    host = await hall.host(request.path_params["code"])
    if host is None:
        return fault("there is no table of that code", 404)
    hall.leave(host)
    if not host.table.seats_of(keys.tokens):
        return fault("that seat is not yours", 403)
    return JSONResponse(_standing(host.table))


def _standing(table: Table) -> dict[str, Any]:
    """Who sits there, whose turn it is, and how the match ended."""
    return {
        "code": table.code,
        "title": table.game.title,
        "phase": table.phase,
        "names": [seat.name for seat in table.seats],
        "to_act": table.match.to_act if table.match else [],
        "winners": table.match.winners if table.match else [],
        "match": table.finished_match,
    }


async def draw_table(request: Request) -> Response:
    """How a table's board is drawn."""
    hall: Hall = request.app.state.hall
    table = await _short(request)
    if table is None:
        return fault("there is no table of that code", 404)
    return drawing(request, table.game, await hall.board(table))


async def show_code(request: Request) -> Response:
    """The link to a table as a QR code."""
    code = request.path_params["code"].upper()
    if not CODE.fullmatch(code):
        return fault("there is no table of that code", 404)
    opened = lan.offered.origin if lan.offered and lan.is_from_here(request) else None
    link = f"{opened}/t/{code}" if opened else str(request.url.replace(path=f"/t/{code}", query=""))
    if len(link) > MOST_LINK:
        return fault("that link is too long to be drawn", 400)
    return Response(await asyncio.to_thread(_drawn, link), media_type="image/svg+xml")


def _drawn(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4, border=2, xmldecl=False)
    return picture.getvalue()


async def show_lan(request: Request) -> Response:
    """Whether the local network may be let in, and where others find the hall; nobody else is told."""
    way = lan.offered if lan.is_from_here(request) else None
    return JSONResponse({"offered": way is not None, "origin": way and way.origin})


async def open_lan(request: Request) -> Response:
    """Let the local network in."""
    if lan.offered is None or not lan.is_from_here(request):
        return fault("the network is not let in from here", 403)
    try:
        return JSONResponse({"offered": True, "origin": await lan.offered.open()})
    except Error as error:
        return fault(str(error), 503)


async def _replay(request: Request) -> Replay | None:
    match_id = request.path_params["match"]
    replays: Replays = request.app.state.replays
    return await replays.find(match_id) if MATCH_ID.fullmatch(match_id) else None


async def show_match(request: Request) -> Response:
    """A match that is over."""
    replay = await _replay(request)
    return JSONResponse(replay.info()) if replay else fault("there is no such match", 404)


async def show_step(request: Request) -> Response:
    """A match as it stood after a step."""
    replay, step = await _replay(request), request.path_params["step"]
    if replay is None or not re.fullmatch("[0-9]{1,9}", step) or int(step) > replay.last:
        return fault("there is no such step", 404)
    return JSONResponse(replay.step(int(step)))


async def draw_match(request: Request) -> Response:
    """How a finished match's board is drawn."""
    replay = await _replay(request)
    if replay is None:
        return fault("there is no such match", 404)
    return drawing_of(request, load(replay.shown.game), replay.shown.chart())


async def show_transcript(request: Request) -> Response:
    """A match as a file, just as it was stored."""
    match_id = request.path_params["match"]
    replays: Replays = request.app.state.replays
    transcript = await replays.transcript(match_id) if MATCH_ID.fullmatch(match_id) else None
    if transcript is None:
        return fault("there is no such match", 404)
    named = {"Content-Disposition": f'attachment; filename="macabre-{match_id}.txt"'}
    return PlainTextResponse(transcript, headers=named)


async def show_review(request: Request) -> Response:
    """How far the review of a match is, and the review once it is made."""
    replay = await _replay(request)
    if replay is None:
        return fault("there is no such match", 404)
    reviews: Reviews = request.app.state.reviews
    try:
        review = reviews.find(replay)
    except TooManyReviews:
        return fault("too many matches are being reviewed just now; try again in a while", 503)
    return JSONResponse(review) if review else fault("this match was played by other rules: it cannot be reviewed", 409)


def page(name: str) -> Any:
    """A page of the web folder."""

    async def show(request: Request) -> Response:
        return WEB.give(request, name)

    return show


async def hall_page(request: Request) -> Response:
    """The hall."""
    return page_with_preview(request, WEB, "index.html", None)


async def static_file(request: Request) -> Response:
    """A file of the web folder."""
    return WEB.give(request, request.path_params["file"])


async def table_page(request: Request) -> Response:
    """The page of a table. Of one that can be read soon the browser also learns at once what its game is drawn with."""
    table = None
    with contextlib.suppress(StorageFault, TimeoutError, Broken):
        async with asyncio.timeout(SOON_SECONDS):
            table = await _short(request)
    links = {"Link": early(table.game, f"/api/tables/{table.code}/drawing")} if table else {}
    return page_with_preview(request, WEB, "table.html", table.game if table else None, links)


async def socket(websocket: WebSocket) -> None:
    """A browser at a table."""
    await serve_socket(websocket, websocket.app.state.hall)


async def say_alive(request: Request) -> Response:
    """For those who watch over the server."""
    return PlainTextResponse("alive\n")


async def say_ready(request: Request) -> Response:
    """The same, for those who ask whether anybody can play: moves are stored, or they cannot be made."""
    readiness: Readiness = request.app.state.readiness
    return PlainTextResponse("ready\n") if await readiness.is_ready() else PlainTextResponse(f"{NOT_READY}\n", 503)


ROUTES = [
    Route("/", hall_page),
    Route("/t/{code}", table_page),
    Route("/rules/{game}", page("rules.html")),
    Route("/replay/{match}", page("replay.html")),
    Route("/alive", say_alive),
    Route("/ready", say_ready),
    Route("/api/games", list_games),
    Route("/api/games/{game}", show_game),
    Route("/api/games/{game}/book", show_book),
    Route("/api/games/{game}/drawing", draw_game),
    Route("/api/games/{game}/board.toml", show_board),
    Route("/api/games/{game}/board", check_board, methods=["POST"]),
    Route("/api/tables", make_table, methods=["POST"]),
    Route("/api/tables/{code}", show_table),
    Route("/api/tables/{code}/standing", show_standing, methods=["POST"]),
    Route("/api/tables/{code}/drawing", draw_table),
    Route("/api/tables/{code}/qr.svg", show_code),
    Route("/api/lan", show_lan),
    Route("/api/lan", open_lan, methods=["POST"]),
    Route("/api/matches/{match}", show_match),
    Route("/api/matches/{match}/drawing", draw_match),
    Route("/api/matches/{match}/steps/{step}", show_step),
    Route("/api/matches/{match}/transcript.txt", show_transcript),
    Route("/api/matches/{match}/review", show_review),
    WebSocketRoute("/ws/{code}", socket),
    Route("/static/games/{game}/{file:path}", game_file),
    Route("/static/{file:path}", static_file),
]


async def tell_storage_fault(request: Request, error: Exception) -> Response:
    """The database cannot be reached or written."""
    metrics.FAULTS.add()
    log.warning("a request failed: %s", described(error))
    return fault("the tables cannot be stored just now; try again", 503)


async def tell_broken(request: Request, error: Exception) -> Response:
    """The table's log cannot be read."""
    return fault(str(error), 500)


async def tell_fault(request: Request, error: Exception) -> Response:
    """Anything else that went wrong; what it was is in the server's log."""
    return fault("something went wrong here; nothing was changed", 500)


async def tell_unknown(request: Request, error: Exception) -> Response:
    """No page has this address: people get one that leads on."""
    if request.url.path.startswith(("/api/", "/static/")):
        return fault("there is nothing at this address", 404)
    answer = WEB.give(request, "missing.html")
    answer.status_code = 404 if answer.status_code == 200 else answer.status_code
    return answer


FAULTS: Any = {
    404: tell_unknown,
    StorageFault: tell_storage_fault,
    Broken: tell_broken,
    Exception: tell_fault,
}


def make_app(database: str, bot_processes: int | None = None, settings: Settings | None = None) -> Any:
    """The application on a database; without a number, bots think on all cores but one."""
    thinking, chosen = bot_processes or max(1, (os.cpu_count() or 1) - 1), settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(say_seldom)
        store = await Store.open(database)
        workers = Workers(thinking, chosen.pace)
        hall = app.state.hall = Hall(store, workers, chosen.ages, paced=chosen.pace > 0)
        app.state.quota = Quota(store, chosen.most_tables, chosen.most_bytes)
        app.state.readiness = Readiness(store)
        app.state.replays = Replays(store)
        app.state.reviews = Reviews(workers)
        app.state.limits = limits
        hall.start()
        readying = asyncio.create_task(workers.make_ready())
        async with _figures(chosen, hall):
            yield
        readying.cancel()
        app.state.reviews.close()
        await hall.close()
        workers.close()
        await store.close()

    limits, plain = Limits(), _plainly(Starlette(routes=ROUTES, lifespan=lifespan, exception_handlers=FAULTS))
    return metrics.Counted(Guard(plain, limits, chosen.origins, chosen.names))


def _plainly(app: ASGIApp) -> ASGIApp:
    """A start that fails is told by the last line of its traceback, which is our sentence."""

    async def plain(scope: Scope, receive: Receive, send: Send) -> None:
        async def tell(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                message["message"] = message["message"].strip().rpartition("\n")[2].partition(": ")[2]
            await send(message)

        await app(scope, receive, tell if scope["type"] == "lifespan" else send)

    return plain


@contextlib.asynccontextmanager
async def _figures(settings: Settings, hall: Hall) -> AsyncIterator[None]:
    """Give figures on a port of their own, if they are wanted."""
    if settings.metrics is None:
        yield
        return
    host, port = settings.metrics
    measuring = asyncio.create_task(metrics.measure_lag())
    async with await metrics.serve_metrics(host, range(port, port + settings.processes), hall.gauges):
        yield
    measuring.cancel()
