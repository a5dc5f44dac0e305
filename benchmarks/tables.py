"""What a move costs: the server's CPU, the bytes to four browsers, and how long it takes to reach them all.

`python -m benchmarks.tables` plays tables of four scripted browsers, game by game, each move stored durably before it
is told; then the same sockets and message sizes go through a bare echo server of the same library. `--tables N
--seconds S --every E` say how much is played; `--every 0` goes beyond the limit: whoever has seen a move makes the next
at once. `--processes P` says how many processes the browsers take; what they cost is told apart, and so is what the
server takes while all sit and nobody moves. How busy the machine was besides is measured by a loop that always does the
same.
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
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing.queues import Queue
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
import websockets
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Sheet

from macabre.catalogue import games, load
from macabre.server import protocol as p
from macabre.server.decide import Asker, decide, miss_salts, open_table, opening_of
from macabre.server.entries import write_entry
from macabre.server.hall import CODE_LENGTH, LETTERS
from macabre.server.table import Table
from macabre.storage import Append, Store
from tests.server.following import changed, legal_in

SEATS, USUAL_SECONDS = 4, 6.0  # between two moves at a table
GOALS = {"CPU ms": 1.5, "bytes": 3_000.0, "tables": 1_500.0, "times echo": 4.0}
LOST_SECONDS = 30.0
REST_SECONDS = 5.0  # in which all sit and nobody moves
BARE = {"log_level": "warning", "ws": "websockets-sansio", "ws_per_message_deflate": False, "access_log": False}


# --- tables that are already being played


def token_of(code: str, seat: int) -> str:
    """A seat's key; anybody may know it here."""
    return f"{code} {seat} ".ljust(40, "x")


def dealt_table(code: str, game_id: str) -> tuple[list[str], dict[int, bytes]]:
    """The log of a table where four have sat down and the cards are dealt."""
    table, lines, kept = Table(code), list[str](), dict[int, bytes]()
    game = load(game_id)
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


async def store_tables(database: str, game: str, codes: list[str], progress: Progress) -> None:
    """All tables into the database."""
    store = await Store.open(database)
    for code in progress.track(codes, description=f"Setting up {game}"):
        lines, kept = dealt_table(code, game)
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
    id: str | None = None
    number: int = 0
    phase: str = ""
    to_act: list[int] = []
    legal: list[dict[str, Any]] = []
    changes: list[list[Any]] = []
    said: list[Any] = []
    offer: dict[str, Any] | None = None

    def after(self, before: Glance) -> Glance:
        """What is known once it is taken in."""
        if self.t == "seen":
            return self
        made = [change for change in self.changes if change[0][0] in ("phase", "to_act")]
        now = changed({"phase": before.phase, "to_act": before.to_act}, made)
        offer = before.offer if self.offer is None else self.offer
        return Glance("seen", self.number, **now, legal=before.legal, said=before.said + self.said, offer=offer)

    @property
    def texts(self) -> list[str]:
        """The moves that may be made."""
        return [one["text"] for one in (self.legal if self.offer is None else legal_in(self.offer, self.said)[0])]


read_glance = msgspec.json.Decoder(Glance).decode


@dataclass
class Findings:
    """What the browsers of one process have seen, and what they took for it."""

    seconds: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # of messages
    bytes: list[int] = field(default_factory=list)  # of the messages of one move, to all four
    asked: int = 0
    lost: int = 0
    refused: int = 0
    notices: int = 0  # that the server has trouble, which refuse nothing
    over: int = 0
    cpu: float = 0.0

    def add(self, other: Findings) -> None:
        """Those of another process too."""
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


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
        self.awaited = self.heard = 0

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
        if glance.t in ("seen", "changed"):
            self.last[seat] = glance.after(self.last[seat] or glance)
            self.findings.sizes.append(len(text))
            self.heard += len(text)
            self.note(seat, glance.number)
        elif glance.t == "refused":
            self.findings.refused += glance.id is not None
            self.findings.notices += glance.id is None

    def note(self, seat: int, number: int) -> None:
        """A browser has seen the log up to an entry."""
        self.number[seat] = number
        if min(self.number) >= self.awaited:
            self.arrived.set()

    async def move(self) -> None:
        """One move, and how long until all four have seen it."""
        looks = self.last[0]
        if looks is None or self.is_over:
            self.findings.over += looks is not None
            return
        seat = looks.to_act[0]
        mine = self.last[seat]
        texts = mine.texts if mine else []
        if not texts:
            self.findings.lost += 1
            return
        text = random.choice(texts)
        await self.send(seat, json.dumps({"t": "play", "id": secrets.token_hex(8), "seat": seat, "move": text}))

    async def send(self, seat: int, text: str) -> None:
        """Say it and wait."""
        self.awaited = max(self.number) + 1
        self.arrived.clear()
        self.findings.asked += 1
        self.heard, begun = 0, time.perf_counter()
        await self.sockets[seat].send(text)
        try:
            await asyncio.wait_for(self.arrived.wait(), LOST_SECONDS)
        except TimeoutError:
            self.findings.lost += 1
            return
        self.findings.seconds.append(time.perf_counter() - begun)
        self.findings.bytes.append(self.heard)

    async def play(self, until: float, every: float) -> None:
        """A move at regular intervals, starting at a moment of its own, until the match is over."""
        following = time.perf_counter() + random.random() * every
        while following < until and not self.is_over:
            await asyncio.sleep(max(0.0, following - time.perf_counter()))
            await self.move()
            following = max(following + every, time.perf_counter()) if every else time.perf_counter()

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to do."""
        return self.last[0] is not None and self.last[0].phase != "playing"

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
    kind: type[Party], port: int, codes: list[tuple[int, str]], seconds: float, every: float, queue: Any, all_in: Any
) -> Findings:
    """All parties of this process; play begins when those of all processes sit."""
    findings = Findings()
    parties = [kind(port, code, number, findings) for number, code in codes]
    for party in parties:
        await party.connect()
        queue.put("connected")
    await asyncio.to_thread(all_in.wait)
    queue.put("seated")
    await asyncio.sleep(REST_SECONDS)
    findings.sizes.clear()
    until, used_before = time.perf_counter() + seconds, time.process_time()
    ticking = asyncio.create_task(tick(until, queue))
    await asyncio.gather(*(party.play(until, every) for party in parties))
    await ticking
    findings.cpu = time.process_time() - used_before
    await asyncio.gather(*(party.close() for party in parties))
    return findings


async def tick(until: float, queue: Any) -> None:
    """Say that time passes."""
    queue.put("begun")
    while time.perf_counter() < until:
        await asyncio.sleep(1)
        queue.put("second")
    queue.put("ended")


@dataclass(frozen=True)
class Play:
    """How much is played, and how large the echo's messages are."""

    kind: str
    seconds: float
    every: float
    processes: int
    sizes: list[int] = field(default_factory=list)


def browse(play: Play, port: int, codes: list[tuple[int, str]], queue: Any, all_in: Any) -> None:
    """In a process of its own."""
    EchoParty.sizes = play.sizes
    party = Party if play.kind == "tables" else EchoParty
    try:
        queue.put(asyncio.run(drive(party, port, codes, play.seconds, play.every, queue, all_in)))
    except BaseException as error:
        queue.put(error)
        raise


@dataclass
class Server:
    """What a server took from the first move until the last, and before that while all sat."""

    process: subprocess.Popen[str]
    port: int
    seated: float = 0.0
    begun: float = 0.0
    cpu: float = 0.0
    memory: float = 0.0
    newcomer: str = ""  # what somebody is told who wants a table

    def sit(self) -> None:
        """All sit."""
        self.seated = self.seated or used(self.process.pid)[0]

    @property
    def at_rest(self) -> float:
        """CPU seconds a second while nobody moved."""
        return (self.begun - self.seated) / REST_SECONDS

    def begin(self) -> None:
        """The first is about to move."""
        self.begun = self.begun or used(self.process.pid)[0]

    def end(self) -> None:
        """The first has made the last move."""
        if not self.cpu:
            cpu, self.memory = used(self.process.pid)
            self.cpu = cpu - self.begun

    def ask_for_table(self, game: str) -> None:
        """What a newcomer is told in the midst of it, and after how long."""
        url, begun = f"http://localhost:{self.port}", time.perf_counter()
        wishes = json.dumps({"game": game, "players": SEATS}).encode()
        asked = urllib.request.Request(f"{url}/api/tables", wishes, {"Origin": url, "Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(asked, timeout=60) as answer:
                said = str(answer.status)
        except urllib.error.HTTPError as error:
            said = str(error.code)
        self.newcomer = f"{said} after {time.perf_counter() - begun:.2f} s"


def run_browsers(play: Play, server: Server, game: str, codes: list[str], progress: Progress) -> Findings:
    """Drive a server from several processes, and add up what they found."""
    context = multiprocessing.get_context("spawn")
    queue: Queue[Any] = context.Queue()
    all_in = context.Barrier(play.processes)
    shares = [list(enumerate(codes))[n :: play.processes] for n in range(play.processes)]
    workers = [context.Process(target=browse, args=(play, server.port, share, queue, all_in)) for share in shares]
    for worker in workers:
        worker.start()
    connecting = progress.add_task(f"Connecting ({game}, {play.kind})", total=len(codes))
    playing = progress.add_task(f"Playing ({game}, {play.kind})", total=int(play.seconds) * play.processes)
    total, running_workers, ticks = Findings(), play.processes, 0
    while running_workers:
        news = queue.get(timeout=play.seconds + 300)
        if news == "connected":
            progress.advance(connecting)
        elif news == "seated":
            server.sit()
        elif news == "begun":
            server.begin()
        elif news == "ended":
            server.end()
        elif news == "second":
            progress.advance(playing)
            ticks += 1
            if play.kind == "tables" and ticks == int(0.8 * play.seconds * play.processes):
                server.ask_for_table(game)
        elif isinstance(news, BaseException):
            raise news
        else:
            running_workers -= 1
            total.add(news)
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


def new_codes(count: int) -> list[str]:
    """Codes of tables."""
    found: set[str] = set()
    while len(found) < count:
        found.add("".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)))
    return sorted(found)


def measured(
    play: Play, command: list[str], is_up: str, game: str, codes: list[str], progress: Progress
) -> tuple[Findings, Server]:
    """One server's findings, with its CPU seconds and its memory."""
    with running(command, is_up) as (process, port):
        if play.kind == "tables":
            wait_until_alive(port)
        server = Server(process, port)
        return run_browsers(play, server, game, codes, progress), server


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


def slowness() -> float:
    """How many times longer a loop takes, in CPU time, than on this kind of machine when it is idle."""
    best = []
    for _ in range(3):
        begun, total = time.process_time(), 0
        for number in range(1_000_000):
            total += number
        best.append(time.process_time() - begun)
    return min(best) / IDLE_SECONDS


IDLE_SECONDS = 0.056  # that the loop took on the machine of docs/reliability.md when nothing else ran


def play_game(game: str, tables: int, play: Play, progress: Progress) -> tuple[dict[str, Any], bool]:
    """A line of the sheet, and whether nothing was lost."""
    codes = new_codes(tables)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(store_tables(f"sqlite:///{path}", game, codes, progress))
        serve = [sys.executable, "-m", "macabre", "serve", "--port", "0", "--database", f"sqlite:///{path}"]
        ours, server = measured(play, serve, r"is open at \S+:(\d+)/", game, codes, progress)
        stored = count_moves(path)
    sizes = [int(n) for n in statistics.quantiles(ours.sizes, n=100)]
    bare = [sys.executable, "-m", "benchmarks.tables", "--echo-server"]
    echo_play = replace(play, kind="echo", sizes=sizes, seconds=play.seconds / 2, every=play.every or 1.0)
    echo, bare_server = measured(echo_play, bare, r"echo at (\d+)", game, codes, progress)
    moves = len(ours.seconds)
    cpu = 1000 * server.cpu / max(1, moves)
    line = {
        "game": game,
        "moves": moves,
        "lost": ours.lost + ours.refused,
        "notices": ours.notices,
        "CPU ms": cpu,
        "at rest, a s": 1000 * server.at_rest,
        "echo's": 1000 * bare_server.cpu / max(1, len(echo.seconds)),
        "browsers'": 1000 * ours.cpu / max(1, moves),
        "bytes": statistics.median(ours.bytes),
        "tables": 1000 * USUAL_SECONDS / cpu,
        "median ms": 1000 * percentile(ours.seconds, 0.5),
        "99 % ms": 1000 * percentile(ours.seconds, 0.99),
        "times echo": percentile(ours.seconds, 0.99) / percentile(echo.seconds, 0.99),
        "a newcomer": server.newcomer,
    }
    return line, stored >= moves and not ours.lost and not ours.refused


def show(console: Console, lines: list[dict[str, Any]], title: str) -> None:
    """The sheet; what meets no goal is marked."""
    sheet = Sheet(title=title)
    for name in lines[0]:
        sheet.add_column(name, justify="left" if name == "game" else "right")
    for line in lines:
        sheet.add_row(*(_cell(name, value) for name, value in line.items()))
    console.print(sheet)


def _cell(name: str, value: Any) -> str:
    text = str(value) if isinstance(value, str) else f"{value:,.2f}" if value < 20 else f"{value:,.0f}"
    if name not in GOALS:
        return text
    met = value >= GOALS[name] if name == "tables" else value <= GOALS[name]
    return text if met else f"{text} !"


def run(
    game: Annotated[list[str] | None, typer.Option(help="One game or several; all, if none is named.")] = None,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, help="How long to play each game.")] = 20.0,
    every: Annotated[float, typer.Option(min=0, help="Seconds between two moves at a table.")] = 2.0,
    processes: Annotated[int, typer.Option(min=1, help="Processes for the browsers.")] = 2,
    echo_server: Annotated[bool, typer.Option("--echo-server", hidden=True)] = False,
) -> None:
    """Play many tables at once and compare with a bare echo server."""
    if echo_server:
        serve_echo()
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    console = Console(width=160)
    play, slow = Play("tables", seconds, every, processes), slowness()
    with Progress(console=console) as progress:
        found = [play_game(one, tables, play, progress) for one in game or games()]
    pace = f"a move every {every:g} s" if every else "a move as soon as the last was seen"
    show(console, [line for line, _ in found], f"{tables} tables of {SEATS}, {pace}, {seconds:g} s each game")
    load, kept = os.getloadavg()[0], all(is_kept for _, is_kept in found)
    console.print(
        f"! misses the goal: {GOALS}. Other work: load {load:.0f} on {os.cpu_count()} cores; a loop took "
        f"{slow:.1f} and {slowness():.1f} times its CPU time on an idle one. Nothing was lost: {kept}."
    )
    raise SystemExit(0 if kept else 1)


if __name__ == "__main__":
    typer.run(run)
