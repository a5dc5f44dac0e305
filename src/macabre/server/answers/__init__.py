"""What is answered over HTTP, by subject."""

from __future__ import annotations

import asyncio

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse

from macabre.errors import Error
from macabre.server.hall import Hall
from macabre.server.short import Short

MOST_BYTES = 65_536  # of a request
BODY_SECONDS = 10.0
TOO_MANY_BOARDS = "too many boards; wait a little"
MANY_BOARDS = "many boards are being read just now; try again in a moment"


def fault(sentence: str, status: int) -> JSONResponse:
    """An error as the browser shows it."""
    return JSONResponse({"error": sentence}, status)


async def body_of(request: Request) -> bytes:
    """The request's body, as far as it is reasonable."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BYTES:
                    raise Error(f"a request has at most {MOST_BYTES} bytes")
    except ClientDisconnect:
        raise Error("the request was cut off") from None
    return bytes(body)


async def short_of(request: Request) -> Short | None:
    """The table of a code, in short: who only asks wakes nobody."""
    hall: Hall = request.app.state.hall
    return await hall.look_up(request.path_params["code"])
