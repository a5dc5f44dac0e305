"""Lets others on the local network in, once somebody at this computer asks for it."""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
from typing import Any

from starlette.requests import Request

from macabre.errors import Error
from macabre.language import sayings
from macabre.server.wire import Door

_say = sayings()

HERE = ("localhost", "127.0.0.1", "::1")


def lan_address() -> str | None:
    """The address by which others reach this machine, if there is one; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


class Lan:
    """The second door of a server that listens on this computer alone."""

    def __init__(self, server: Any, port: int) -> None:
        """The server is uvicorn's; both doors have the same port."""
        self.server, self.port = server, port
        self._doors: dict[str, asyncio.Server] = {}  # by the address that each is open at
        self._opening = asyncio.Lock()

    @property
    def origin(self) -> str | None:
        """Where others find the hall, once the door is open; a computer that is carried away has another address."""
        address = lan_address()
        return f"http://{address}:{self.port}" if address in self._doors else None

    async def open(self) -> str:
        """Open the door, if it is not; where others find the hall."""
        async with self._opening:
            address = lan_address()
            if address is None or ipaddress.ip_address(address).is_loopback:
                raise Error(_say("fault-offline"))
            if address not in self._doors:
                self._doors[address] = await self._listen(address)
        return f"http://{address}:{self.port}"

    async def _listen(self, address: str) -> asyncio.Server:
        config = self.server.config
        state = {"server_state": self.server.server_state, "app_state": self.server.lifespan.state}
        line = functools.partial(config.http_protocol_class, config=config, **state)
        try:
            door = Door.at((address, self.port))
        except OSError as error:
            raise Error(_say("fault-network", why=str(error.strerror))) from None
        opened = await asyncio.get_running_loop().create_server(line, sock=door, backlog=config.backlog)
        self.server.servers.append(opened)
        return opened


offered: Lan | None = None  # by a server that somebody at this computer has started for themselves


def is_from_here(request: Request) -> bool:
    """Whether somebody at this computer asks, by its own name: not a page of strangers that only found the way."""
    return request.client is not None and request.client.host in HERE and request.url.hostname in HERE
