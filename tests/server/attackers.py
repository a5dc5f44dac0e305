"""Those who mean ill, all at once, in a process of their own, until its input ends: `… attackers PORT CODE`."""

import contextlib
import json
import socket
import sys
import threading
import time
import urllib.request
from collections import Counter

from tests.server.raw import BINARY, CONTINUED, PING, TEXT, RawSocket, frame

ADDRESS = "127.0.0.66"
FEWEST = 3  # times that each of them is tried


def greeted(port, code):
    raw = RawSocket(port, ADDRESS, timeout=3)
    if raw.upgrade(f"/ws/{code}")[0] != 101:
        raw.line.close()
        return None
    raw.send(frame(TEXT, b'{"t":"hello"}'))
    return raw


def talk_without_end(port, code):
    """As many messages as the line takes, again and again."""
    raw = greeted(port, code)
    if raw:
        with raw:
            for _ in range(20):
                raw.send(frame(TEXT, b'{"t":"look"}') * 20)


def send_giants(port, code):
    for data in (frame(TEXT, b"x" * 100_000), frame(BINARY, b"x" * 5000), frame(TEXT, b"[" * 8000)):
        raw = greeted(port, code)
        if raw:
            with raw:
                raw.send(data)


def ping_and_never_read(port, code):
    raw = greeted(port, code)
    if raw:
        with raw:
            for _ in range(200):
                raw.send(frame(PING, b"x" * 100) * 50)


def send_fragments(port, code):
    raw = greeted(port, code)
    if raw:
        with raw:
            raw.send(frame(TEXT, b"{", final=False))
            for _ in range(1000):
                raw.send(frame(CONTINUED, b"", final=False))


def say_half(port, code):
    """Many lines on which nothing or half a request comes."""
    lines = []
    with contextlib.suppress(OSError):
        for number in range(150):
            line = socket.create_connection(("127.0.0.1", port), 3, source_address=(ADDRESS, 0))
            lines.append(line)
            if number % 2:
                line.sendall(b"GET /ws/x HTTP/1.1\r\nHost: loc")
    time.sleep(1)
    for line in lines:
        line.close()


def half_a_frame(port, code):
    raw = greeted(port, code)
    if raw:
        with raw:
            raw.send(frame(TEXT, b'{"t":"ping"}')[:-2])
            time.sleep(1)


def make_tables(port, code):
    url = f"http://localhost:{port}"
    headers = {"Origin": url, "X-Forwarded-For": ADDRESS}
    wishes = json.dumps({"game": "cluedo-cards", "players": 2, "options": {}}).encode()
    for _ in range(20):
        urllib.request.urlopen(urllib.request.Request(f"{url}/api/tables", wishes, headers), timeout=3).close()


def ask_pages(port, code):
    url = f"http://localhost:{port}"
    for path in ("/api/games", f"/api/tables/{code}", "/api/tables/BBBBBB", "/api/games/cluedo-cards"):
        urllib.request.urlopen(
            urllib.request.Request(url + path, headers={"X-Forwarded-For": ADDRESS}), timeout=3
        ).close()


ATTACKS = [
    talk_without_end, send_giants, ping_and_never_read, send_fragments, say_half, half_a_frame, make_tables, ask_pages,
]  # fmt: skip


def keep_at_it(attack, port, code, enough, counts):
    """Again and again; that the server cuts the line or refuses is what is to be expected."""
    while not enough.is_set() or counts[attack.__name__] < FEWEST:
        with contextlib.suppress(OSError, EOFError, IndexError):
            attack(port, code)
        counts[attack.__name__] += 1
        time.sleep(0.05)


def main(port, code):
    enough, counts = threading.Event(), Counter()
    threads = [threading.Thread(target=keep_at_it, args=(attack, port, code, enough, counts)) for attack in ATTACKS]
    for thread in threads:
        thread.start()
    sys.stdin.read()
    enough.set()
    for thread in threads:
        thread.join()
    print(json.dumps(counts))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
