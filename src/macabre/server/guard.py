"""The door: who may come in, how often, and what every answer says about itself."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from macabre.server.faults import described

SOCKETS_AN_ADDRESS = 40  # at the same time
OPENINGS, OPENING_SECONDS = 200, 20.0  # of sockets, one after another
REQUESTS, REQUEST_SECONDS = 1000, 20.0
WRITES, WRITE_SECONDS = 120, 60.0  # requests that make something
MOST_ADDRESSES = 10_000  # that are remembered
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
SECURE_HEADERS = HEADERS | {"Cross-Origin-Opener-Policy": "same-origin"}  # browsers complain of it without HTTPS

log = logging.getLogger("macabre")


class Credits:
    """So many a while for each address; they grow back evenly."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.rate = most, most / seconds
        self._left: dict[str, tuple[float, float]] = {}  # the least recent first

    def spend(self, address: str) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        left, at = self._left.pop(address, (float(self.most), now))
        left = min(self.most, left + (now - at) * self.rate)
        self._left[address] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > MOST_ADDRESSES:
            del self._left[next(iter(self._left))]
        return left >= 1


class Guard:
    """Wraps the application: exact origins, few sockets an address, strict headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._sockets: Counter[str] = Counter()
        self._openings = Credits(OPENINGS, OPENING_SECONDS)
        self._requests = Credits(REQUESTS, REQUEST_SECONDS)
        self._writes = Credits(WRITES, WRITE_SECONDS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or turn it away."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            if scope["type"] == "http":
                await self._request(scope, receive, _with_headers(scope, send))
            else:
                await self._socket(scope, receive, send)
        except Exception as error:
            log.error("a %s failed: %s", scope["type"], described(error))

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        address, safe = address_of(scope), scope["method"] in ("GET", "HEAD")
        if not safe and not is_own_origin(scope):
            await _turn_away(send, 403, b"this request does not come from our own page")
        elif not self._requests.spend(address) or not (safe or self._writes.spend(address)):
            await _turn_away(send, 429, b"too many requests; wait a little")
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        free = self._sockets[address] < SOCKETS_AN_ADDRESS
        if not is_own_origin(scope) or not free or not self._openings.spend(address):
            await receive()
            await send({"type": "websocket.close", "code": 4003})
            return
        self._sockets[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def is_own_origin(scope: Scope) -> bool:
    """Whether the page that asks came from this very server."""
    headers = Headers(scope=scope)
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    hosts = headers.getlist("host")
    return len(hosts) == 1 and headers.getlist("origin") == [f"{scheme}://{hosts[0]}"]


def address_of(scope: Scope) -> str:
    """Who is counted as one: an address, or the network that one house gets."""
    address = scope["client"][0] if scope.get("client") else ""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address, 64), strict=False))
    except ValueError:
        return address


def _with_headers(scope: Scope, send: Send) -> Send:
    guarding = SECURE_HEADERS if scope["scheme"] == "https" else HEADERS

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            for name, value in guarding.items():
                headers[name] = value
        await send(message)

    return send_guarded


async def _turn_away(send: Send, status: int, sentence: bytes) -> None:
    body = b'{"error":"' + sentence + b'"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
