"""More connections than there are files for: who sits keeps the seat, the others are told, the log stays short."""

import asyncio
import contextlib
import os
import time

import httpx
import pytest

from macabre.cli.serve import MOST_FILES
from macabre.server.guard import HEADERS, SOCKETS_AN_ADDRESS
from tests.server.client import leave, sit_down
from tests.server.loops import complete
from tests.server.raw import RawSocket
from tests.server.serving import Server

resource = pytest.importorskip("resource")  # not on Windows
pytestmark = pytest.mark.process

FILES = 200  # that the server may have open, half of them for connections
SECONDS = 60  # for what comes at once on an idle machine


@pytest.fixture
def server(tmp_path):
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        yield server


def allow_files(server, files):
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (files, hard))


def open_files(server):
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


def crowd(server, code, count):
    """`count` sockets at a table, from as many addresses as that needs; nobody keeps the server waiting."""
    lines, statuses = [], []
    for n in range(count):
        lines.append(RawSocket(server.port, f"127.0.1.{n // SOCKETS_AN_ADDRESS + 1}"))
        statuses.append(lines[-1].upgrade(f"/ws/{code}")[0])
    return lines, statuses


async def gesture(person, seat, times=1):
    for _ in range(times):
        assert (await person.ask(t="emote", seat=seat, emote="gasp"))["t"] == "done"


def test_the_soft_limit_is_raised_at_the_start(tmp_path):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        server = Server(f"sqlite:///{tmp_path}/tables.db").start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    limit, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    server.stop()
    assert limit == (MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)) > 256


def test_who_does_not_fit_in_is_told_and_who_sits_keeps_the_seat(server):
    async def visit():
        code, (anna, ben) = await sit_down(server.url)
        allow_files(server, FILES)
        lines, statuses = crowd(server, code, FILES // 2 + 30)
        fitted = statuses.count(101)
        assert FILES // 2 - 20 <= fitted <= FILES // 2 - 2
        assert statuses == [101] * fitted + [503] * (len(statuses) - fitted)
        await gesture(anna, 0, 5)
        answer = httpx.get(f"{server.url}/alive", timeout=SECONDS)
        assert (answer.status_code, list(answer.json())) == (503, [])
        assert all(answer.headers[name] == value for name, value in HEADERS.items())
        for line in lines:
            line.line.close()
        await until_it_answers(server)
        await gesture(ben, 1, 5)
        await leave(anna, ben)

    complete(visit())
    output = server.stop()
    assert "Traceback" not in output
    assert output.count("turned away") == 1, output


async def until_it_answers(server):
    limit = time.monotonic() + SECONDS
    while True:
        with contextlib.suppress(httpx.HTTPError):
            if (await asyncio.to_thread(httpx.get, f"{server.url}/alive", timeout=SECONDS)).status_code == 200:
                return
        assert time.monotonic() < limit
        await asyncio.sleep(0.05)


def test_a_thousand_who_are_cut_off_fill_no_log(server):
    async def visit():
        code, (anna, ben) = await sit_down(server.url)
        allow_files(server, FILES)
        lines, _ = crowd(server, code, FILES // 2)
        for _ in range(1000):
            with contextlib.suppress(OSError):
                RawSocket(server.port).line.close()
        await gesture(anna, 0)
        for line in lines:
            line.line.close()
        await leave(anna, ben)

    complete(visit())
    output = server.stop()
    assert "Traceback" not in output
    assert len(output.splitlines()) < 10, output[-2000:]


@contextlib.contextmanager
def no_files_left(server, code):
    """Leave the server no file to open; whoever still fits in holds one that it had open for a moment."""
    allow_files(server, open_files(server))
    with contextlib.ExitStack() as held:
        while sits_down(held.enter_context(RawSocket(server.port)), code):
            pass
        yield
        allow_files(server, 1000)


def sits_down(line, code):
    """Whether there was a file for this one; the answer may be lost with the line."""
    try:
        return line.upgrade(f"/ws/{code}")[0] == 101
    except OSError:
        return False


def test_a_connection_that_cannot_even_be_accepted_fills_no_log(server):
    async def visit():
        code, (anna, ben) = await sit_down(server.url)
        with no_files_left(server, code):
            for _ in range(300):
                with RawSocket(server.port) as knocking:
                    assert knocking.read(12) == b"HTTP/1.1 503"
            await gesture(anna, 0, 20)
        await until_it_answers(server)
        await gesture(ben, 1, 20)
        await leave(anna, ben)

    complete(visit())
    output = server.stop()
    assert "Traceback" not in output
    assert output.count("could not be accepted") == 1, output
