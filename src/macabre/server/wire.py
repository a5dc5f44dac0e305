"""What the HTTP and WebSocket libraries leave open to strangers: more connections than there are files for, requests
that never come, frames that never end, pings without number, and browsers that are gone but whose line stays up."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import time
from collections import Counter
from contextlib import suppress
from multiprocessing.reduction import DupFd
from typing import Any, ClassVar

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from macabre.server.faults import Seldom
from macabre.server.guard import HEADERS
from macabre.system import open_files

SPARE_FILES = 128  # for the database, the workers and who is turned away
TURNED_AWAY = 32  # connections at once to which that is said; more are just cut
TURNING_SECONDS = 2.0  # for them to ask for something, and to hear the answer
REQUEST_SECONDS = 10.0  # within which the head of a request must be there
WAITING_AN_ADDRESS = 100  # connections of one address that have not asked for anything yet
FRAGMENTS = 64  # of one message
PINGS, PING_SECONDS = 30, 10.0  # how many pings and pongs a browser may send in a while
UNREAD_SECONDS = 15.0  # within which some of what waits must be taken
LINGER_SECONDS = 5.0  # for the last bytes to go out
SORRY = "{}"  # nobody has asked yet in which language: the page has words for it
NO_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
FULL = "\r\n".join(
    [
        "HTTP/1.1 503 Service Unavailable",
        "Content-Type: application/json",
        f"Content-Length: {len(SORRY)}",
        "Retry-After: 10",
        "Connection: close",
        *(f"{name}: {value}" for name, value in HEADERS.items()),
        f"\r\n{SORRY}",
    ]
).encode()

_full = Seldom("connections were turned away: all are in use that the limit of open files allows")
_no_files = Seldom("connections could not be accepted: there are no more files to open")


def most_connections() -> int:
    """As many as this process may have files open, except for some that it needs itself."""
    files = open_files()
    return files - min(SPARE_FILES, files // 2)


class Door(socket.socket):
    """Where connections come in. When there is no file left for one, it is let in by a spare one and sent away.

    It would else wait at the door, which the event loop looks at again and again: each time in vain two thousand times,
    with as many tracebacks.
    """

    _spare: int | None = None

    @classmethod
    def at(cls, address: tuple[str, int]) -> Door:
        """Listen there."""
        family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
        return cls(fileno=socket.create_server(address, family=family).detach())

    def __reduce__(self) -> Any:
        """The processes of one server share it."""
        return _same_door, (DupFd(self.fileno()),)

    def listen(self, backlog: int = 128) -> None:
        """Begin, with a file to spare."""
        super().listen(backlog)
        if self._spare is None:
            self._spare = os.open(os.devnull, os.O_RDONLY)

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection; BlockingIOError if there is none, or no file for it."""
        try:
            return super().accept()
        except OSError as error:
            if error.errno not in NO_FILES or self._spare is None:
                raise
        self._send_one_away(self._spare)
        raise BlockingIOError

    def _send_one_away(self, spare: int) -> None:
        _no_files.say()
        self._spare = None
        os.close(spare)
        with suppress(OSError):
            newcomer, _ = super().accept()
            with newcomer, suppress(OSError):
                newcomer.send(FULL, socket.MSG_DONTWAIT)
        with suppress(OSError):
            self._spare = os.open(os.devnull, os.O_RDONLY)


def _same_door(descriptor: Any) -> Door:
    return Door(fileno=descriptor.detach())


def say_seldom(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """A handler for the event loop, which else writes a traceback for each connection that it cannot accept."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in NO_FILES:
        _no_files.say()
    else:
        loop.default_exception_handler(context)


class _Patience:
    """Cuts a line off whose other side takes nothing for a while."""

    loop: asyncio.AbstractEventLoop
    transport: Any
    _timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The line is full."""
        super().pause_writing()  # type: ignore[misc]
        self._wait_while(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The other side reads again."""
        super().resume_writing()  # type: ignore[misc]
        if self._timer:
            self._timer.cancel()

    def _wait_while(self, unread: int) -> None:
        self._timer = self.loop.call_later(UNREAD_SECONDS, self._look, unread)

    def _look(self, unread: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left < unread:
            self._wait_while(left)
        else:
            self.transport.abort()


class HttpLine(_Patience, H11Protocol):
    """HTTP, from those who ask for something soon."""

    _waiting: ClassVar[Counter[str]] = Counter()
    _turned_away: ClassVar[set[HttpLine]] = set()
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come; one too many is sent away, and too many from one address who say nothing."""
        super().connection_made(transport)
        _send_at_once(transport)
        self._address = self.client[0] if self.client else ""
        if len(self.connections) > most_connections():
            self._turn_away()
        elif self._waiting[self._address] >= WAITING_AN_ADDRESS and not self._is_proxy():
            transport.abort()
        else:
            self._expect_request()

    def data_received(self, data: bytes) -> None:
        """A request, or a part of one: the time for the whole does not start anew with each part."""
        if self in self._turned_away:
            self.transport.write(FULL)
            self.transport.close()
            return
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._deadline is None and not self.transport.is_closing():
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self._turned_away.discard(self)
        self._stop_waiting()
        super().connection_lost(exc)

    def _is_proxy(self) -> bool:
        """Whether many people come from there, since it is trusted to say who they are."""
        return isinstance(self.app, ProxyHeadersMiddleware) and self._address in self.app.trusted_hosts

    def _turn_away(self) -> None:
        _full.say()
        if len(self._turned_away) < TURNED_AWAY:
            self._turned_away.add(self)
            self.loop.call_later(TURNING_SECONDS, self.transport.abort)
        else:
            self.transport.abort()

    def _expect_request(self) -> None:
        self._waiting[self._address] += 1
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self._waiting[self._address] -= 1
            if not self._waiting[self._address]:
                del self._waiting[self._address]


class SocketLine(_Patience, WebSocketsSansIOProtocol):
    """A WebSocket whose browser reads what it is sent, and sends no more than it may."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pings: list[float] = []

    async def run_asgi(self) -> None:
        """When all is said, the line is cut even if the other side takes nothing any more."""
        await super().run_asgi()
        self._cut_later()

    def keepalive_timeout(self) -> None:
        """A browser that does not answer is gone."""
        super().keepalive_timeout()
        self._cut_later()

    def handle_parser_exception(self) -> None:
        """Nonsense ends the connection."""
        super().handle_parser_exception()
        self._cut_later()

    def shutdown(self) -> None:
        """The server closes: first what is being stored is stored and answered, then the browser is told to come back.

        Those who are not let in yet are sent away at once.
        """
        if not self.handshake_complete or self.close_sent or self.disconnected:
            super().shutdown()
        else:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1012})

    def _cut_later(self) -> None:
        if not self.disconnected:
            self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        """A browser that does not read is not read from: answers to its pings would pile up."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_cont(self, event: Frame) -> None:
        """One more fragment of a message, but not for ever."""
        if len(self.frames) >= FRAGMENTS:
            self._refuse(1009)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A complete message; invalid UTF-8 closes the connection without a line in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._refuse(1007)
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answered, within reason."""
        if self._is_patient():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Taken note of, within reason."""
        if self._is_patient():
            super().handle_pong(event)

    def _is_patient(self) -> bool:
        now = time.monotonic()
        self._pings = [*(t for t in self._pings if t > now - PING_SECONDS), now]
        if len(self._pings) > PINGS:
            self._refuse(1008)
        return len(self._pings) <= PINGS

    def _refuse(self, code: int) -> None:
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()


def _send_at_once(transport: asyncio.Transport) -> None:
    """No small packet waits for the last one to be acknowledged: that costs 40 ms an answer.

    asyncio sees to it only for sockets that were made with the protocol's number, and `create_server` gives none.
    """
    line = transport.get_extra_info("socket")
    if line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
