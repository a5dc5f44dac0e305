"""Processes that think may die at any moment; whoever waits for them has an answer all the same."""

import os
import re
import signal
import time
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

import pytest

from macabre.server import pools
from tests.server.client import Client, leave, make_table, new_id
from tests.server.loops import complete
from tests.server.serving import Server, children

pytestmark = pytest.mark.process


def test_what_a_dying_pool_forgets_is_thought_again(monkeypatch):
    """Python's own pool loses a task that comes just while it finds its process dead: once in a thousand times."""
    monkeypatch.setattr(pools, "ASK_SECONDS", 0.25)
    submit = ProcessPoolExecutor.submit

    async def run():
        pool = pools.Pool(1, 0)
        first = await pool.do(os.getpid)

        def forget(*_):
            monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
            os.kill(first, signal.SIGKILL)
            return Future()

        monkeypatch.setattr(ProcessPoolExecutor, "submit", forget)
        second = await pool.do(os.getpid)
        pool.close()
        return first, second

    first, second = complete(run())
    assert first != second


async def play_with_bot(url, moves):
    """Anna, who has played so many entries of a match with a bot that thinks, and whose turn it is."""
    anna = await Client(url, make_table(url)).connect()
    await anna.sit(0, "Anna")
    assert (await anna.ask(t="seat-bot", seat=1, bot="easy"))["t"] == "done"
    await anna.ask(t="start", seat=0)
    await play_on(anna, moves)
    return anna


async def play_on(anna, moves):
    """Until so much more is told, and Anna has something to decide."""
    end = anna.seen["number"] + moves
    while anna.seen["number"] < end or not anna.seen["legal"]:
        if not await anna.play_on():
            await anna.receive()


def end(server, by):
    """All that a server has printed when it and all that it has started are gone, and how it ended."""
    started = children(server.process.pid)
    server.process.send_signal(by)
    ending, limit = server.process.wait(timeout=30), time.monotonic() + 30
    while any(Path(f"/proc/{pid}").exists() for pid in started):
        assert time.monotonic() < limit, started
        time.sleep(0.02)
    return server.close(), ending


@pytest.fixture
def heeds_control_c():
    """Processes that a shell starts in the background ignore Ctrl-C, and so does all that they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="what a server has started is read in /proc")
@pytest.mark.usefixtures("heeds_control_c")
@pytest.mark.parametrize(("by", "code"), [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 130)])
@pytest.mark.parametrize("is_busy", [False, True])
def test_a_server_that_is_told_to_end_leaves_nothing_behind_and_has_nothing_to_say(tmp_path, by, code, is_busy):
    """Python would count the semaphores of its pools as leaked, a moment after the server is gone."""

    async def play():
        anna = await play_with_bot(server.url, 20)
        if is_busy:
            for pid in children(server.process.pid):
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    os.kill(pid, signal.SIGKILL)  # the next bot thinks in another process
            await play_on(anna, 6)
            await anna.send(t="ask-hint", id=new_id(), seat=0)
        else:
            assert (await anna.ask(t="ask-hint", seat=0))["t"] == "hint"
        await leave(anna)

    server = Server(f"sqlite:///{tmp_path}/tables.db").start()
    try:
        complete(play())
    except BaseException:
        server.kill()
        raise
    said, ending = end(server, by)
    assert re.fullmatch(r"Macabre is open at http://localhost:\d+/ .*\n", said), said
    assert ending == code
