"""How long a move takes to reach everybody at its table while hundreds of tables play on one process.

`python benchmarks/tables.py` plays 500 tables of four scripted browsers, one move every six seconds a
table, each stored durably before it is told; then the same sockets and message sizes go through a bare
echo server of the same library. `--tables N --seconds S` makes it smaller; `--processes P` says how many
processes the browsers take.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import re
import resource
import secrets
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
import websockets
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

from macabre.catalogue import load
from macabre.server import protocol as p
from macabre.server.decide import Asker, decide, miss_salts, open_table, opening_of
from macabre.server.entries import write_entry
from macabre.server.hall import CODE_LENGTH, LETTERS
from macabre.server.table import Table
from macabre.storage import Append, Store

GAME, SEATS, EVERY_SECONDS = "cluedo-cards", 4, 6.0
GOAL = 10.0  # times the echo's 99th percentile
LOST_SECONDS = 30.0
BARE = {"log_level": "warning", "ws": "websockets-sansio", "ws_per_message_deflate": False, "access_log": False}


# --- tables that are already being played


def token_of(code: str, seat: int) -> str:
    """A seat's key; anybody may know it here."""
    return f"{code} {seat} ".ljust(40, "x")


def dealt_table(code: str) -> tuple[list[str], dict[int, bytes]]:
    """The log of a table where four have sat down and the cards are dealt."""
    table, lines, kept = Table(code), list[str](), dict[int, bytes]()
    game = load(GAME)
    options = game.new(SEATS, chance="manual").options

    def keep(decision: Any) -> None:
        kept.update(decision.secrets)
        for entry in decision.entries:
            lines.append(write_entry(entry))
            table.apply(entry)

    keep(open_table(table.code, opening_of(game, SEATS, options)))
    for seat in range(SEATS):
        sit = p.Sit(id=f"sit-{seat}", seat=seat, name=f"Player {seat}", token=token_of(code, seat))
        keep(decide(table, sit, Asker({seat}, set(), None)))
    keep(decide(table, p.Start(id="start", seat=0), Asker({0}, set(), kept[1])))
    keep(miss_salts(table, Asker(set(), set(), kept[1])))
    return lines, kept


async def store_tables(database: str, codes: list[str], progress: Progress) -> None:
    """All tables into the database."""
    store = await Store.open(database)
    for code in progress.track(codes, description="Setting tables up"):
        lines, kept = dealt_table(code)
        await store.append(Append(code, 0, lines, None, kept))
    await store.close()


# --- servers


@contextmanager
def running(command: list[str], is_up: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server process and its port."""
    env = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            found = None
            while not found:
                line = process.stdout.readline()
                assert line, f"{command} did not start"
                found = re.search(is_up, line)
            yield process, int(found[1])
        finally:
            process.terminate()


def serve_echo() -> None:
    """The bare server: what a socket says is echoed to all sockets of its path, in the size that it asks for."""
    import uvicorn

    rooms: dict[str, set[Any]] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        room = rooms.setdefault(scope["path"], set())
        await receive()
        await send({"type": "websocket.accept"})
        room.add(send)
        while (message := await receive())["type"] == "websocket.receive":
            number, size, *_ = message["text"].split(" ")
            text = f"{number} ".ljust(int(size), "x")
            for everybody in list(room):
                await everybody({"type": "websocket.send", "text": text})
        room.discard(send)

    listener = socket.create_server(("127.0.0.1", 0))
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as ours does
    print(f"echo at {listener.getsockname()[1]}", flush=True)
    uvicorn.Server(uvicorn.Config(app, **BARE, lifespan="off")).run(sockets=[listener])  # type: ignore[arg-type]


# --- browsers


class Glance(msgspec.Struct):
    """What a scripted browser takes from a message."""

    t: str
    number: int = 0
    phase: str = ""
    to_act: list[int] = []
    legal: list[dict[str, Any]] = []
    text: str = ""


read_glance = msgspec.json.Decoder(Glance).decode


@dataclass
class Findings:
    """What the browsers of one process have seen."""

    seconds: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    asked: int = 0
    lost: int = 0
    refused: int = 0
    over: int = 0


def address_of(number: int) -> str:
    """Every table is another house."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


class Party:
    """Four browsers at one table."""

    def __init__(self, port: int, code: str, number: int, findings: Findings) -> None:
        self.port, self.code, self.findings = port, code, findings
        self.address = address_of(number)
        self.sockets: list[Any] = []
        self.number = [0] * SEATS
        self.last: list[Glance | None] = [None] * SEATS
        self.arrived = asyncio.Event()
        self.awaited = 0

    async def connect(self) -> None:
        """Sit down, all four."""
        url = f"ws://localhost:{self.port}/ws/{self.code}"
        for seat in range(SEATS):
            line = await websockets.connect(
                url,
                origin=f"http://localhost:{self.port}",  # type: ignore[arg-type]
                local_addr=(self.address, 0),
                compression=None,
                max_size=None,
                open_timeout=60,
                ping_interval=None,
            )
            self.sockets.append(line)
            await self.greet(seat)
        self.readers = [asyncio.create_task(self.read(seat)) for seat in range(SEATS)]

    async def greet(self, seat: int) -> None:
        """Say who one is."""
        hello = {"t": "hello", "tokens": {str(seat): token_of(self.code, seat)}, "seat": seat}
        await self.sockets[seat].send(json.dumps(hello))

    async def read(self, seat: int) -> None:
        """Take everything in."""
        async for text in self.sockets[seat]:
            self.take(seat, text)

    def take(self, seat: int, text: str) -> None:
        """One message."""
        glance = read_glance(text)
        if glance.t == "seen":
            self.last[seat] = glance
            self.findings.sizes.append(len(text))
            self.note(seat, glance.number)
        elif glance.t == "refused":
            self.findings.refused += 1

    def note(self, seat: int, number: int) -> None:
        """A browser has seen the log up to an entry."""
        self.number[seat] = number
        if min(self.number) >= self.awaited:
            self.arrived.set()

    async def move(self) -> None:
        """One move, and how long until all four have seen it."""
        looks = self.last[0]
        if looks is None or looks.phase != "playing":
            self.findings.over += looks is not None
            return
        seat = looks.to_act[0]
        mine = self.last[seat]
        if mine is None or not mine.legal:
            self.findings.lost += 1
            return
        text = random.choice(mine.legal)["text"]
        await self.send(seat, json.dumps({"t": "play", "id": secrets.token_hex(8), "seat": seat, "move": text}))

    async def send(self, seat: int, text: str) -> None:
        """Say it and wait."""
        self.awaited = max(self.number) + 1
        self.arrived.clear()
        self.findings.asked += 1
        begun = time.perf_counter()
        await self.sockets[seat].send(text)
        try:
            await asyncio.wait_for(self.arrived.wait(), LOST_SECONDS)
        except TimeoutError:
            self.findings.lost += 1
            return
        self.findings.seconds.append(time.perf_counter() - begun)

    async def play(self, until: float) -> None:
        """A move every six seconds, beginning at a moment of one's own."""
        following = time.perf_counter() + random.random() * EVERY_SECONDS
        while following < until:
            await asyncio.sleep(max(0.0, following - time.perf_counter()))
            await self.move()
            following += EVERY_SECONDS

    async def close(self) -> None:
        """Go."""
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*(line.close() for line in self.sockets), return_exceptions=True)


class EchoParty(Party):
    """Four sockets of the bare server."""

    sizes: list[int]

    async def greet(self, seat: int) -> None:
        """There is nothing to say."""

    def take(self, seat: int, text: str) -> None:
        """The number comes first."""
        self.note(seat, int(text.split(" ", 1)[0]))

    async def move(self) -> None:
        """As long as a move's message, asking for as much as a table's."""
        size = random.choice(self.sizes)
        await self.send(random.randrange(SEATS), f"{max(self.number) + 1} {size} ".ljust(80, "x"))


async def drive(
    kind: type[Party], port: int, codes: list[tuple[int, str]], seconds: float, queue: Any, all_in: Any
) -> Findings:
    """All parties of this process; play begins when those of all processes sit."""
    findings = Findings()
    parties = [kind(port, code, number, findings) for number, code in codes]
    for party in parties:
        await party.connect()
        queue.put("connected")
    await asyncio.to_thread(all_in.wait)
    findings.sizes.clear()
    until = time.perf_counter() + seconds
    ticking = asyncio.create_task(tick(until, queue))
    await asyncio.gather(*(party.play(until) for party in parties))
    await ticking
    await asyncio.gather(*(party.close() for party in parties))
    return findings


async def tick(until: float, queue: Any) -> None:
    """Say that time passes."""
    while time.perf_counter() < until:
        await asyncio.sleep(1)
        queue.put("second")


def browse(
    kind: str, port: int, codes: list[tuple[int, str]], seconds: float, sizes: list[int], queue: Any, all_in: Any
) -> None:
    """In a process of its own."""
    EchoParty.sizes = sizes
    party = Party if kind == "tables" else EchoParty
    try:
        queue.put(asyncio.run(drive(party, port, codes, seconds, queue, all_in)))
    except BaseException as error:
        queue.put(error)
        raise


def run_browsers(
    kind: str, port: int, codes: list[str], seconds: float, processes: int, sizes: list[int], progress: Progress
) -> Findings:
    """Drive a server from several processes, and add up what they found."""
    context = multiprocessing.get_context("spawn")
    queue: Queue[Any] = context.Queue()
    all_in = context.Barrier(processes)
    shares = [list(enumerate(codes))[n::processes] for n in range(processes)]
    workers = [
        context.Process(target=browse, args=(kind, port, share, seconds, sizes, queue, all_in)) for share in shares
    ]
    for worker in workers:
        worker.start()
    connecting = progress.add_task(f"Connecting ({kind})", total=len(codes))
    playing = progress.add_task(f"Playing ({kind})", total=int(seconds) * processes)
    total = Findings()
    running_workers = processes
    while running_workers:
        news = queue.get(timeout=seconds + 300)
        if news == "connected":
            progress.advance(connecting)
        elif news == "second":
            progress.advance(playing)
        elif isinstance(news, BaseException):
            raise news
        else:
            running_workers -= 1
            for name in ("seconds", "sizes"):
                getattr(total, name).extend(getattr(news, name))
            for name in ("asked", "lost", "refused", "over"):
                setattr(total, name, getattr(total, name) + getattr(news, name))
    for worker in workers:
        worker.join()
    return total


# --- the report


def percentile(values: list[float], share: float) -> float:
    """The value below which that share lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def used(pid: int) -> tuple[float, float]:
    """CPU seconds and resident mebibytes of a process."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    cpu = (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    return cpu, int(parts[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def row(name: str, found: Findings, cpu: float, memory: float) -> list[str]:
    """A line of the table."""
    times = [f"{percentile(found.seconds, share) * 1000:.1f}" for share in (0.5, 0.9, 0.99, 1.0)]
    return [name, f"{len(found.seconds):,}", f"{found.lost + found.refused}", *times, f"{cpu:.1f}", f"{memory:.0f}"]


def new_codes(count: int) -> list[str]:
    """Codes of tables."""
    found: set[str] = set()
    while len(found) < count:
        found.add("".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)))
    return sorted(found)


def measured(
    kind: str, command: list[str], is_up: str, codes: list[str], seconds: float, processes: int, sizes: list[int],
    progress: Progress,
) -> tuple[Findings, float, float]:  # fmt: skip
    """One server's findings, with its CPU seconds and its memory."""
    with running(command, is_up) as (process, port):
        if kind == "tables":
            wait_until_alive(port)
        before = used(process.pid)[0]
        found = run_browsers(kind, port, codes, seconds, processes, sizes, progress)
        cpu, memory = used(process.pid)
    return found, cpu - before, memory


def wait_until_alive(port: int) -> None:
    """Until the server answers."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"http://localhost:{port}/alive", timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def count_moves(path: Path) -> int:
    """The moves in the log."""
    connection = sqlite3.connect(path)
    (count,) = connection.execute("""select count(*) from entries where body like '{"e":"moved"%'""").fetchone()
    connection.close()
    return int(count)


def run(
    tables: Annotated[int, typer.Option(min=1, help="Tables of four.")] = 500,
    seconds: Annotated[float, typer.Option(min=1, help="How long to play.")] = 60.0,
    processes: Annotated[int, typer.Option(min=1, help="Processes for the browsers.")] = 2,
    echo_server: Annotated[bool, typer.Option("--echo-server", hidden=True)] = False,
) -> None:
    """Play many tables at once and compare with a bare echo server."""
    if echo_server:
        serve_echo()
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    console = Console()
    codes = new_codes(tables)
    with tempfile.TemporaryDirectory() as folder, Progress(console=console) as progress:
        path = Path(folder) / "tables.db"
        database = f"sqlite:///{path}"
        asyncio.run(store_tables(database, codes, progress))
        serve = [sys.executable, "-m", "macabre", "serve", "--port", "0", "--database", database]
        ours = measured("tables", serve, r"is open at \S+:(\d+)/", codes, seconds, processes, [], progress)
        sizes = [int(n) for n in statistics.quantiles(ours[0].sizes, n=100)]
        bare = [sys.executable, __file__, "--echo-server"]
        echo = measured("echo", bare, r"echo at (\d+)", codes, seconds, processes, sizes, progress)
        stored = count_moves(path)
    sheet = Sheet(title=f"{tables} tables of {SEATS}, a move every {EVERY_SECONDS:g} s, {seconds:g} s, milliseconds")
    for name in ("server", "moves", "lost", "median", "90 %", "99 %", "most", "CPU s", "MiB"):
        sheet.add_column(name, justify="left" if name == "server" else "right")
    sheet.add_row(*row("tables, durable", *ours))
    sheet.add_row(*row("bare echo", *echo))
    console.print(sheet)
    ratio = percentile(ours[0].seconds, 0.99) / percentile(echo[0].seconds, 0.99)
    kept = stored >= len(ours[0].seconds) and not ours[0].lost and not ours[0].refused
    console.print(f"99 of 100 moves reach all four within {ratio:.1f} times what the echo takes; the goal is {GOAL:g}.")
    console.print(f"{stored:,} moves are in the log, {len(ours[0].seconds):,} were seen by all.")
    raise SystemExit(0 if ratio <= GOAL and kept else 1)


if __name__ == "__main__":
    typer.run(run)
