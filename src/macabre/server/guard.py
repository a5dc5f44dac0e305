"""The door: who may come in, how often, and what every answer says about itself."""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import socket
import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from macabre.language import Saying, Speech, language_of, sayings
from macabre.server.faults import described
from macabre.server.studies import PLACE


class Allowance(NamedTuple):
    """A kind of request: how many one address may send at once, and in how many seconds that number grows back."""

    pattern: str  # of its method and path
    most: int
    seconds: float


KINDS = {  # each as it costs; the first whose pattern fits
    "file": Allowance("(GET|HEAD) /static/", 3000, 20.0),  # is kept in memory
    "look": Allowance("(GET|HEAD) (/t/|/ready|/api/tables/)", 200, 20.0),  # asks the database
    "replay": Allowance("(GET|HEAD) /api/matches/", 400, 20.0),  # plays a match again
    "page": Allowance("(GET|HEAD) ", 500, 20.0),
    "socket": Allowance("websocket ", 200, 20.0),  # wakes a table, as does the next
    "standing": Allowance("POST /api/tables/", 100, 20.0),
    "table": Allowance("", 120, 60.0),  # makes one
    "board": Allowance("", 20, 60.0),  # the same with a board of one's own, which a process must read first
}
SOCKETS_AN_ADDRESS = 40  # at the same time
MOST_ADDRESSES = 10_000  # that are remembered
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
REPORT_POLICY = (  # a study's report brings all that it needs, and can reach nothing here
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts allow-downloads"
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

_say = sayings()


class Credits:
    """A number of requests for each address, which grows back evenly."""

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


class Limits:
    """What each address may still ask for, by kind."""

    def __init__(self) -> None:
        self._credits = {name: Credits(kind.most, kind.seconds) for name, kind in KINDS.items()}

    def allow(self, scope: Scope, kind: str | None = None) -> bool:
        """Whether whoever asks may do so once more; a kind that cannot be told from method and path is given."""
        return self._credits[kind or kind_of(scope)].spend(address_of(scope))


def kind_of(scope: Scope) -> str:
    """Of what kind a request is."""
    asked = f"{scope.get('method', scope['type'])} {scope['path']}"
    return next(name for name, kind in KINDS.items() if re.match(kind.pattern, asked))


class Guard:
    """Wraps the application: exact origins, few requests and sockets an address, strict headers.

    Without `origins` a page is our own if it came from the host that it asks; with `names` that host must be one of
    them, or `localhost`, or a bare address: anybody can make a name of their own lead here.
    """

    def __init__(
        self, app: ASGIApp, limits: Limits, origins: Collection[str] = (), names: Collection[str] | None = None
    ) -> None:
        self.app, self.limits, self.origins, self.names = app, limits, origins, names
        self._sockets: Counter[str] = Counter()

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
        if not self._is_ours(scope):
            await _turn_away(scope, send, 403, _say("fault-other-name"))
        elif scope["method"] not in ("GET", "HEAD") and not self._is_own_page(scope):
            await _turn_away(scope, send, 403, _say("fault-other-site"))
        elif not self.limits.allow(scope):
            await _turn_away(scope, send, 429, _say("fault-too-often"))
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        free = self._sockets[address] < SOCKETS_AN_ADDRESS
        own = self._is_ours(scope) and self._is_own_page(scope)
        if not own or not free or not self.limits.allow(scope):
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

    def _is_ours(self, scope: Scope) -> bool:
        """Whether the host that is asked for is this server."""
        hosts = Headers(scope=scope).getlist("host")
        return self.names is None or all(is_local(host) or name_of(host) in self.names for host in hosts)

    def _is_bare(self, scope: Scope) -> bool:
        return all(map(is_local, Headers(scope=scope).getlist("host")))

    def _is_own_page(self, scope: Scope) -> bool:
        """Whether the page that asks came from this server."""
        if not self.origins or (self.names is not None and is_own_origin(scope) and self._is_bare(scope)):
            return is_own_origin(scope)
        given = Headers(scope=scope).getlist("origin")
        return len(given) == 1 and given[0] in self.origins


def own_names(origins: Iterable[str]) -> tuple[str, ...]:
    """By which names this machine goes, beside `localhost` and addresses: its own, and those of listed origins."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return tuple(dict.fromkeys([*(str(urlsplit(one).hostname) for one in origins), own, short, f"{short}.local"]))


def name_of(host: str) -> str:
    """A host without its port."""
    return re.sub(r":\d*$", "", host).lower()


def is_local(host: str) -> bool:
    """Whether a host is `localhost` or a bare address: nobody can make these lead elsewhere than they say."""
    name = name_of(host)
    try:
        return name == "localhost" or bool(ipaddress.ip_address(name.strip("[]")))
    except ValueError:
        return False


def is_own_origin(scope: Scope) -> bool:
    """Whether the page that asks came from the host that it asks."""
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
        ip = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))


def _with_headers(scope: Scope, send: Send) -> Send:
    guarding = SECURE_HEADERS if scope["scheme"] == "https" else HEADERS
    of_report = guarding | {"Content-Security-Policy": REPORT_POLICY}

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            is_report = scope["path"].startswith(PLACE) and message["status"] < 400
            for name, value in (of_report if is_report else guarding).items():
                headers[name] = value
        await send(message)

    return send_guarded


async def _turn_away(scope: Scope, send: Send, status: int, why: Saying) -> None:
    """Answer in the language of whoever asks."""
    speech = Speech(language_of(Headers(scope=scope).get("accept-language", "")))
    body = json.dumps({"error": speech.say(why)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
