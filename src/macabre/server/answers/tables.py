"""Tables: how one is made, what it is, and how things stand there."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from macabre.errors import Error
from macabre.language import Speech, sayings
from macabre.server.answers import MANY_BOARDS, NO_TABLE, TOO_MANY_BOARDS, Fault, body_of, short_of, speech_of
from macabre.server.boards import ManyBoards
from macabre.server.drawings import drawing
from macabre.server.faults import described
from macabre.server.guard import address_of
from macabre.server.hall import Hall
from macabre.server.quota import Full, Quota
from macabre.server.replays import Replays
from macabre.server.socket import MOST_TOKENS, serve_socket
from macabre.server.table import Table
from macabre.storage import StorageFault, Store

log = logging.getLogger("macabre")

_say = sayings()


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is to be."""

    game: str
    players: int
    options: dict[str, Any] = {}
    board: str | None = None
    clock: int | None = None  # seconds for a decision
    substitute: str = "normal"  # the bot that others may let play for who is away


class Keys(msgspec.Struct, forbid_unknown_fields=True):
    """The secrets of somebody's seats."""

    tokens: Annotated[list[str], msgspec.Meta(max_length=MOST_TOKENS)]


async def make_table(request: Request) -> Response:
    """A new table; those who play already come first."""
    if request.app.state.pulse.is_too_busy:
        raise Fault(_say("fault-too-busy"), 503)
    try:
        wishes = msgspec.json.decode(await body_of(request), type=NewTable)
        hall: Hall = request.app.state.hall
        quota: Quota = request.app.state.quota
        if wishes.board and not request.app.state.limits.allow(request.scope, "board"):
            raise Fault(TOO_MANY_BOARDS, 429)
        wished = (wishes.game, wishes.players, wishes.options, wishes.board, wishes.clock, wishes.substitute)
        code = await quota.make(address_of(request.scope), lambda: hall.create(*wished))
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        raise Fault(_say("fault-no-description"), 400) from None
    except ManyBoards:
        raise Fault(MANY_BOARDS, 503) from None
    except Full as full:
        raise Fault(full.said, 429) from None
    except Error as error:
        raise Fault(error.said, 400) from None
    return JSONResponse({"code": code}, 201)


async def show_table(request: Request) -> Response:
    """What a table is, before one sits down."""
    table = await short_of(request)
    if table is None:
        raise Fault(NO_TABLE, 404)
    return JSONResponse(table.info(speech_of(request)))


async def show_standing(request: Request) -> Response:
    """How things stand at a table, for those who sit there: a table wakes for nobody else."""
    try:
        keys = msgspec.json.decode(await body_of(request), type=Keys)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        raise Fault(_say("fault-no-key"), 400) from None
    except Error as error:
        raise Fault(error.said, 400) from None
    hall: Hall = request.app.state.hall
    host = await hall.host(request.path_params["code"])
    if host is None:
        raise Fault(NO_TABLE, 404)
    hall.leave(host)
    table, speech = host.table, speech_of(request)
    yours = table.seats_of(keys.tokens)
    if not yours:
        raise Fault(_say("refuse-not-yours"), 403)
    standing, people = _standing(table, yours, speech), {table.seats[seat].sat for seat in yours}
    replays: Replays = request.app.state.replays
    earlier = await replays.ends.of(await _earlier(hall.store, table), people, speech)
    return JSONResponse(standing | {"earlier": earlier})


async def _earlier(store: Store, table: Table) -> list[tuple[int, str]]:
    """The last matches that were over before the one at a table, the newest first, each with its number there."""
    ended, now = table.ended, table.finished_match
    if ended in ([], [now]):
        return []
    try:
        played = sum(summary.matches for summary in await store.summaries(table.code))
    except StorageFault as error:
        log.warning("table %s: no earlier match is shown: %s", table.code, described(error))
        return []
    return [(played - back, match) for back, match in enumerate(reversed(ended)) if match != now]


def _standing(table: Table, yours: list[int], speech: Speech) -> dict[str, Any]:
    """Who sits there, whose turn it is, and how the match ended."""
    return {
        "code": table.code,
        "title": table.game.text(speech.code).title,
        "phase": table.phase,
        "names": [seat.name for seat in table.seats],
        "yours": yours,
        "to_act": table.match.to_act if table.match else [],
        "winners": table.match.winners if table.match else [],
        "match": table.finished_match,
    }


async def draw_table(request: Request) -> Response:
    """How a table's board is drawn."""
    hall: Hall = request.app.state.hall
    table = await short_of(request)
    if table is None:
        raise Fault(NO_TABLE, 404)
    board = await hall.board(table)
    if board is None:
        raise Fault(_say("fault-old-board"), 409)
    return drawing(request, table.game, board, speech_of(request))


async def socket(websocket: WebSocket) -> None:
    """A browser at a table."""
    await serve_socket(websocket, websocket.app.state.hall)


ROUTES = [
    Route("/api/tables", make_table, methods=["POST"]),
    Route("/api/tables/{code}", show_table),
    Route("/api/tables/{code}/standing", show_standing, methods=["POST"]),
    Route("/api/tables/{code}/drawing", draw_table),
    WebSocketRoute("/ws/{code}", socket),
]
