"""The door: who may come in, how often, and what every answer says about itself."""

from __future__ import annotations

from collections import Counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SOCKETS_AN_ADDRESS = 40
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


class Guard:
    """Wraps the application: exact origins, few sockets an address, strict headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or turn it away."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(scope):
            await _turn_away(send)
            return
        await self.app(scope, receive, _with_headers(send))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if not is_own_origin(scope) or self._sockets[address] >= SOCKETS_AN_ADDRESS:
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
    return headers.get("origin") == f"{scheme}://{headers.get('host')}"


def _with_headers(send: Send) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(raw=message.setdefault("headers", []))
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return send_guarded


async def _turn_away(send: Send) -> None:
    body = b'{"error":"this request does not come from our own page"}'
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
