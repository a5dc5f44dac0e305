"""Boards of strangers: whatever is in them, no other table waits, and what they can put into a message is small."""

import asyncio
import contextlib
import itertools
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from macabre import load
from macabre.data import NAME
from macabre.server import board_reader
from macabre.server.boards import MOST_WAITING
from tests.server.client import Client, begin, leave, make_table, sit_down
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.serving import Server, children
from tests.server.truth import chain_anew

resource = pytest.importorskip("resource")  # not on Windows
pytestmark = pytest.mark.process

DECK = load("cluedo-cards").default_board.source.text
DOTS = "a." * 7_000 + "a = 1"  # within the limit of size; it took a parser more than a second
KEYS = f"[{'a.' * 998}a]\n" + "".join(f"k{n} = 1\n" for n in range(1_500))
LATE = "your board: this takes too much time or memory to read"
SECONDS = 60  # for what comes at once on an idle machine


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(f"sqlite:///{tmp_path_factory.mktemp('boards')}/tables.db") as server:
        assert post(server, DECK).status_code == 201  # so that the process is there that reads boards
        yield server
        output = server.stop()
    assert "Traceback" not in output, output[-3000:]


PEOPLE = (f"10.0.{n // 250}.{n % 250}" for n in itertools.count())


def post(server, board, game="cluedo-cards"):
    """Each board comes from somebody else: nobody may send many."""
    wishes = {"game": game, "players": 2, "board": board}
    headers = {"Origin": server.url, "X-Forwarded-For": next(PEOPLE)}
    return httpx.post(f"{server.url}/api/tables", json=wishes, headers=headers, timeout=600)


@contextlib.contextmanager
def stopped(server):
    """All processes that the server has started hold still."""
    pids = children(server.process.pid)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def reader(server):
    """The process that reads boards: the one whose memory is limited."""
    pids = [pid for pid in children(server.process.pid) if is_limited(pid, resource.RLIMIT_AS)]
    assert len(pids) == 1
    return pids[0]


def is_limited(pid, limit):
    return resource.prlimit(pid, limit)[0] != resource.RLIM_INFINITY


# --- in flight


@pytest.mark.parametrize("board", [DOTS, KEYS, DECK], ids=["dots", "keys", "good"])
def test_while_a_board_is_read_other_tables_go_on(server, board):
    """By order, not by time: twenty gestures, a new table and a page come before the board's answer."""
    events = []

    async def gesture():
        _, (anna, ben) = await sit_down(server.url)
        with stopped(server):
            asked = threading.Thread(target=lambda: events.append(post(server, board)))
            asked.start()
            for _ in range(10):
                for person, seat in ((anna, 0), (ben, 1)):
                    done = await person.ask(t="emote", seat=seat, emote="gasp")
                    events.append(done["t"])
                    await asyncio.sleep(0.02)
            events.append(make_table(server.url))
            events.append(httpx.get(f"{server.url}/alive", timeout=SECONDS).text)
        asked.join()
        await leave(anna, ben)

    complete(gesture())
    assert events[:20] == ["done"] * 20
    assert events[21] == "alive\n"
    (answer,) = events[22:]
    assert answer.status_code == (201 if board is DECK else 400), answer.text
    assert board is DECK or answer.json()["error"].startswith("your board, line 1: a ")


def test_a_reader_that_dies_refuses_one_board_and_breaks_nothing_else(server):
    async def play():
        _, anna, ben = await begin(server.url)
        with stopped(server), ThreadPoolExecutor(1) as post_office:
            asked = post_office.submit(post, server, DECK)
            os.kill(reader(server), signal.SIGKILL)
            refused = await asyncio.wrap_future(asked)
        assert (refused.status_code, refused.json()) == (400, {"error": LATE})
        assert (await anna.ask(t="emote", seat=0, emote="gasp"))["t"] == "done"
        assert (await asyncio.to_thread(post, server, DECK)).status_code == 201, "the next board gets another reader"
        await leave(anna, ben)

    complete(play())


def test_only_so_many_boards_wait(server):
    with stopped(server), ThreadPoolExecutor(MOST_WAITING + 2) as post_office:
        asked = [post_office.submit(post, server, DECK) for _ in range(MOST_WAITING + 2)]
        limit = time.monotonic() + SECONDS
        while sum(answer.done() for answer in asked) < 2:
            assert time.monotonic() < limit
            time.sleep(0.02)
        assert [answer.result().status_code for answer in asked if answer.done()] == [503, 503]
        os.kill(reader(server), signal.SIGCONT)
    statuses = sorted(answer.result().status_code for answer in asked)
    assert statuses == [201] * MOST_WAITING + [503] * 2


def test_a_reader_that_is_late_is_replaced(tmp_path, monkeypatch):
    monkeypatch.setattr(board_reader, "LATE_SECONDS", 0.5)
    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:
        assert post(server, DECK).status_code == 201
        (late,) = [pid for pid in children(os.getpid()) if is_limited(pid, resource.RLIMIT_AS)]
        os.kill(late, signal.SIGSTOP)
        assert post(server, DECK).json() == {"error": LATE}
        assert late not in children(os.getpid())
        monkeypatch.setattr(board_reader, "LATE_SECONDS", SECONDS)
        assert post(server, DECK).status_code == 201


ENDLESS = {
    "limit_time(CPU_SECONDS)": ("while True: pass", -signal.SIGXCPU),
    "limit_more_memory(MEMORY_BYTES)": ("bytearray(2 * MEMORY_BYTES)", 1),
}


@pytest.mark.parametrize("limit", ENDLESS)
def test_the_system_ends_what_takes_too_much(limit):
    work, ending = ENDLESS[limit]
    code = f"from macabre.server.board_reader import *\n{limit}\n{work}"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=600)
    assert done.returncode == ending
    assert done.returncode < 0 or "MemoryError" in done.stderr


def test_both_limits_are_set_in_the_reader(server):
    pid = reader(server)
    assert is_limited(pid, resource.RLIMIT_CPU)
    assert is_limited(pid, resource.RLIMIT_AS)


# --- boards that are stored


def store_board(path, code, board):
    """As a table was made before boards were so small."""
    connection = sqlite3.connect(path, timeout=20)
    with connection:
        query = "select body from entries where code = ? and number = 1"
        (body,) = connection.execute(query, (code,)).fetchone()
        values = (json.dumps(json.loads(body) | {"board": board}), code)
        connection.execute("update entries set body = ? where code = ? and number = 1", values)
    connection.close()


def test_a_table_with_a_large_board_of_before_wakes_beside_the_event_loop(tmp_path, monkeypatch):
    rules, threads = load("cluedo-cards").rules, []
    plain = rules.load

    def watched(source):
        threads.append(threading.current_thread())
        return plain(source)

    async def visit(server, code):
        anna = await Client(server.url, code).connect()
        assert (await anna.sit(0, "Anna"))["t"] == "done"
        await leave(anna)

    with LocalServer(f"sqlite:///{tmp_path}/tables.db") as server:
        code = make_table(server.url)
        store_board(tmp_path / "tables.db", code, DECK + "# a long remark\n" * 3000)
        chain_anew(f"sqlite:///{tmp_path}/tables.db", code)
        monkeypatch.setitem(rules.__dict__, "load", watched)
        complete(visit(server, code))
        assert httpx.get(f"{server.url}/api/tables/{code}/drawing", timeout=SECONDS).status_code == 200
        assert threads
        assert server.thread not in threads
    assert len(threads) == 1, "a board that was just read is kept"


# --- what boards can put into messages

LONG = "x" * NAME
DEFAULT = {game: load(game).default_board.source.text for game in ("cluedo-cards", "dead-end-drive", "dead-house")}
NAMES = {  # every text of a board that messages repeat
    "cluedo-cards": ['picture = "dagger"', 'name = "Dagger"'],
    "dead-end-drive": ['"Smothers"', 'T = "the dining table"', 'name = "stairs"', 'title = "Stairs"'],
    "dead-house": ['name = "Camera"', 'name = "slappy"', 'title = "Slappy"'],
}
CASES = [(game, text) for game, texts in NAMES.items() for text in texts]


@pytest.mark.parametrize(("game", "text"), CASES)
def test_a_name_in_a_board_has_a_limit(server, game, text):
    quoted = text.rpartition("= ")[2]
    line = next(number for number, line in enumerate(DEFAULT[game].split("\n"), 1) if text in line)
    line -= text == '"Smothers"'  # the list of pawns begins one line before
    answer = post(server, DEFAULT[game].replace(text, text.replace(quoted, f'"{LONG}x"'), 1), game)
    assert (answer.status_code, f"line {line}: a name may have at most {NAME} letters" in answer.text) == (400, True), (
        answer.text
    )


def test_no_name_can_hide_line_ends_or_turn_the_writing_round(server):
    for trick in ("\\n", "\\u202e", "\\u200b"):
        answer = post(server, DEFAULT["dead-end-drive"].replace('"Smothers"', f'"Smo{trick}thers"'), "dead-end-drive")
        assert answer.status_code == 400, trick


def test_furniture_has_letters_and_names_only(server):
    for more, sentence in {
        "T2 = 'x'": "one letter",
        "Z = {a = 1}": "must be a text",
        "Z.a.b = 1": "must be a text",
    }.items():
        board = DEFAULT["dead-end-drive"].replace("[furniture]\n", f"[furniture]\n{more}\n")
        assert sentence in post(server, board, "dead-end-drive").text


def test_what_is_seen_at_a_table_hardly_grows_with_the_names_of_its_board(server):
    """Pawns of 4,800 letters made of one message two megabytes. How many moves are listed is the dice's affair."""

    async def first_sight(board):
        code = make_table(server.url, "dead-end-drive", board=board)
        anna, ben = [await Client(server.url, code).connect() for _ in range(2)]
        await anna.sit(0, "Anna")
        await ben.sit(1, "Ben")
        await anna.ask(t="start", seat=0)
        while not any(person.seen["legal"] for person in (anna, ben)):
            for person in (anna, ben):
                if not await person.salt():
                    await person.receive()
        largest = max(len(json.dumps(person.seen)) for person in (anna, ben))
        await leave(anna, ben)
        return largest

    longest = DEFAULT["dead-end-drive"]
    for number, pawn in enumerate(load("dead-end-drive").default_board.pawns):
        longest = longest.replace(f'"{pawn}"', f'"{number:x<{NAME}}"')
    assert complete(first_sight(longest)) < 256 * 1024
