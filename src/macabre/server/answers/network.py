"""How others find a table: its link as a picture, and the way into the local network."""

from __future__ import annotations

import asyncio
import io

import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from macabre.errors import Error
from macabre.language import sayings
from macabre.server import lan
from macabre.server.answers import NO_TABLE, Fault
from macabre.server.hall import CODE

MOST_LINK = 128  # letters of a link that is drawn: the host in it is whatever is asked for, and the work grows with it


_say = sayings()


async def show_code(request: Request) -> Response:
    """The link to a table as a QR code."""
    code = request.path_params["code"].upper()
    if not CODE.fullmatch(code):
        raise Fault(NO_TABLE, 404)
    opened = lan.offered.origin if lan.offered and lan.is_from_here(request) else None
    link = f"{opened}/t/{code}" if opened else str(request.url.replace(path=f"/t/{code}", query=""))
    if len(link) > MOST_LINK:
        raise Fault(_say("fault-long-link"), 400)
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
        raise Fault(_say("fault-no-network"), 403)
    try:
        return JSONResponse({"offered": True, "origin": await lan.offered.open()})
    except Error as error:
        raise Fault(error.said, 503) from None


ROUTES = [
    Route("/api/tables/{code}/qr.svg", show_code),
    Route("/api/lan", show_lan),
    Route("/api/lan", open_lan, methods=["POST"]),
]
