"""Figures for those who watch over the server, as Prometheus reads them: counts and times, no code and no name."""

from __future__ import annotations

import asyncio
import os
import re
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from macabre.server.guard import is_local, name_of

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
LAG_SECONDS = 0.25  # how often it is measured how late the event loop is
HEAD_BYTES, HEAD_SECONDS = 4096, 5.0  # of a question for these figures

Gauges = Callable[[], Mapping[str, float]]  # what there is at the moment, by name


class Count:
    """How often something happened, by kind where there are kinds."""

    def __init__(self, name: str, about: str, label: str | None = None) -> None:
        self.name, self.about, self.label = f"macabre_{name}_total", about, label
        self._counts: Counter[str] = Counter() if label else Counter({"": 0})

    def add(self, kind: str = "", times: int = 1) -> None:
        """It happened again."""
        self._counts[kind] += times

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.about, "counter")
        for kind, count in sorted(self._counts.items()):
            yield f'{self.name}{{{self.label}="{kind}"}} {count}' if self.label else f"{self.name} {count}"


class Times:
    """How long something took, in steps."""

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = f"macabre_{name}_seconds", about
        self._counts, self._sum = [0] * (len(TIMES) + 1), 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect_left(TIMES, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Measure what is done meanwhile, however it ends."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it: each step counts all that were quicker."""
        yield from _head(self.name, self.about, "histogram")
        count = 0
        for most, here in zip([*map(str, TIMES), "+Inf"], self._counts, strict=True):
            count += here
            yield f'{self.name}_bucket{{le="{most}"}} {count}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {count}"


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


MOVES = Count("moves", "Moves that were stored.")
REFUSALS = Count("refusals", "Commands that were refused, by reason.", "reason")
FAULTS = Count("storage_faults", "Attempts to read or write the database that failed.")
ANSWERS = Count("answers", "Answers to requests and sockets, by status or close code.", "status")
COMMANDS = Times("command", "From a command's arrival to its answer.")
APPENDS = Times("append", "How long the database took to store a batch.")
LAG = Times("loop_lag", "How late the event loop was.")


def page(gauges: Mapping[str, float]) -> str:
    """All figures of this process."""
    lines = [line for figure in (MOVES, REFUSALS, FAULTS, ANSWERS, COMMANDS, APPENDS, LAG) for line in figure.lines()]
    for name, value in {**gauges, **_process()}.items():
        lines += [f"# TYPE {name} gauge", f"{name} {value}"]
    return "\n".join(lines) + "\n"


def _process() -> dict[str, float]:
    """Memory and descriptors, where the system tells."""
    with suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        descriptors = len(os.listdir("/proc/self/fd"))
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        return {"process_resident_memory_bytes": memory, "process_open_fds": descriptors}
    return {}


class Counted:
    """Wraps the application, and counts how it answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand everything on."""

        async def counted(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.close"):
                ANSWERS.add(str(message.get("status", message.get("code", 1000))))
            await send(message)

        await self.app(scope, receive, counted)


async def measure_lag() -> None:
    """For ever: how much later than asked for the event loop comes back."""
    while True:
        due = time.perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        LAG.add(max(0.0, time.perf_counter() - due))


async def serve_metrics(host: str, ports: range, gauges: Gauges, names: Collection[str] = ()) -> asyncio.Server:
    """Answer on a port of its own: the first that is free, since several processes may share a range.

    Only who asks for the address itself, or by one of the names, is answered: other names may lead here, too.
    """

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(head, gauges, {host, *names}))
                await writer.drain()
        writer.close()

    for port in ports:
        with suppress(OSError):
            return await asyncio.start_server(answer, host, port, limit=HEAD_BYTES)
    raise OSError(f"no port of {ports[0]} to {ports[-1]} is free")


def _answer(head: bytes, gauges: Gauges, names: Collection[str]) -> bytes:
    hosts = re.findall(rb"(?im)^host:[ \t]*(.*?)[ \t]*\r?$", head)
    if not all(is_local(host) or name_of(host) in names for host in map(bytes.decode, hosts, ["latin-1"] * len(hosts))):
        body, status = b"these figures do not go by that name\n", b"403 Forbidden"
    elif head.split(b" ")[:2] == [b"GET", b"/metrics"]:
        body, status = page(gauges()).encode(), b"200 OK"
    else:
        body, status = b"the figures are at /metrics\n", b"404 Not Found"
    kind = b"text/plain; version=0.0.4; charset=utf-8"
    lines = [b"HTTP/1.1 " + status, b"Content-Type: " + kind, b"Content-Length: %d" % len(body), b"Connection: close"]
    return b"\r\n".join([*lines, b"", body])
