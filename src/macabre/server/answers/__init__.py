"""Answers over HTTP, by subject."""

from __future__ import annotations

import asyncio

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse

from macabre.errors import Error
from macabre.language import Saying, Speech, language_of, sayings
from macabre.server.hall import Hall
from macabre.server.short import Short

MOST_BYTES = 65_536  # of a request
BODY_SECONDS = 10.0

_say = sayings()

TOO_MANY_BOARDS, MANY_BOARDS = _say("fault-too-many-boards"), _say("fault-many-boards")
NO_TABLE = _say("refuse-no-table")


class Fault(Exception):
    """A request that is answered by an error."""

    def __init__(self, said: Saying, status: int) -> None:
        super().__init__(said)
        self.said, self.status = said, status


def speech_of(request: Request) -> Speech:
    """The language of whoever asks."""
    return Speech(language_of(request.headers.get("accept-language", "")))


def fault(request: Request, said: Saying, status: int) -> JSONResponse:
    """An error as the browser shows it."""
    return JSONResponse({"error": speech_of(request).say(said)}, status)


async def tell_fault(request: Request, error: Exception) -> JSONResponse:
    """What is raised as a fault, in the language of whoever asks."""
    assert isinstance(error, Fault)
    return fault(request, error.said, error.status)


async def body_of(request: Request) -> bytes:
    """The request's body, as far as it is reasonable."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BYTES:
                    raise Error(_say("fault-long-request", most=MOST_BYTES))
    except ClientDisconnect:
        raise Error(_say("fault-cut-off")) from None
    return bytes(body)


async def short_of(request: Request) -> Short | None:
    """The table of a code, in short: who only asks wakes nobody."""
    hall: Hall = request.app.state.hall
    return await hall.look_up(request.path_params["code"])
