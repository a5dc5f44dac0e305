"""Who may come in, what they may send, and what every answer says about itself."""

import json
import re
import secrets
import socket
import sqlite3
import time

import httpx
import pytest
from starlette.routing import Route

from macabre.language import Speech
from macabre.server import metrics, wire
from macabre.server.app import ROUTES
from macabre.server.guard import HEADERS, POLICY, REPORT_POLICY, SOCKETS_AN_ADDRESS
from macabre.server.lines import Line
from macabre.server.table import hash_token
from tests.server.client import Client, make_table
from tests.server.local import LocalServer
from tests.server.loops import complete
from tests.server.raw import BINARY, CONTINUED, PING, PONG, TEXT, RawSocket, frame
from tests.server.serving import Server

pytestmark = pytest.mark.process

PATIENCE = 60.0  # seconds for what comes at once on an idle machine
UNSAFE = ("POST", "PUT", "PATCH", "DELETE", "OPTIONS")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("door")
    with Server(f"sqlite:///{folder}/tables.db") as server:
        yield server
        output = server.stop()
    assert "Traceback" not in output, f"what strangers do is no reason for this: {output[-3000:]}"
    assert "failed" not in output, output[-3000:]


@pytest.fixture(scope="module")
def code(server):
    return make_table(server.url, players=2)


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """A server in this process, whose patience can be made short."""
    folder = tmp_path_factory.mktemp("quick")
    with LocalServer(f"sqlite:///{folder}/tables.db") as server:
        yield server


def foreign_origins(port):
    own = f"http://localhost:{port}"
    return [
        None,
        "null",
        "",
        "http://evil.example",
        f"{own}.evil.example",
        f"http://evil-localhost:{port}",
        f"http://localhost.evil.example:{port}",
        f"http://evil.localhost:{port}",
        f"http://127.0.0.1:{port}",
        f"https://localhost:{port}",
        f"ws://localhost:{port}",
        f"//localhost:{port}",
        f"localhost:{port}",
        "http://localhost",
        f"http://localhost:{port + 1}",
        f"http://localhost:{port}0",
        f"{own}/",
        f"{own}/t/BCDFGH",
        f"http://localhost:{port}@evil.example",
        f"http://evil.example#{own}",
        f"{own} http://evil.example",
        f"{own}, http://evil.example",
        own.upper(),
        "http://None",
        "file://",
        "*",
    ]


FOREIGN = range(len(foreign_origins(1)))


# --- origins


@pytest.mark.parametrize("number", FOREIGN)
def test_a_socket_is_opened_only_from_our_own_page(server, code, number):
    with RawSocket(server.port) as raw:
        status, _ = raw.upgrade(f"/ws/{code}", foreign_origins(server.port)[number])
        assert status == 403


def test_our_own_page_gets_its_socket(server, code):
    with RawSocket(server.port) as raw:
        assert raw.upgrade(f"/ws/{code}")[0] == 101


def test_two_origins_are_none(server, code):
    with RawSocket(server.port) as raw:
        assert raw.upgrade(f"/ws/{code}", more=["Origin: http://evil.example"])[0] in (400, 403)


def paths():
    """Every route of the application with something in its blanks."""
    for route in ROUTES:
        if isinstance(route, Route):
            yield re.sub(r"\{[^}]*\}", "BCDFGH", route.path)
    yield "/static/kit/dom.js"


def test_whoever_comes_to_the_door_is_told_in_their_language(server):
    german = {"Accept-Language": "de"}
    turned_away = httpx.post(f"{server.url}/api/tables", headers=german | {"Origin": "http://evil.example"}, timeout=60)
    assert turned_away.json() == {"error": Speech("de")("fault-other-site")}
    about = httpx.get(f"{server.url}/static/manifest.webmanifest", headers=german, timeout=60)
    assert about.headers["content-type"] == "application/manifest+json"
    assert about.json()["description"] == Speech("de")("hall-description")


def test_every_unsafe_request_from_another_page_is_turned_away(server):
    origins = foreign_origins(server.port)
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        for path in paths():
            for number, method in enumerate(UNSAFE):
                origin = origins[(number * 7 + len(path)) % len(origins)]
                headers = {} if origin is None else {"Origin": origin}
                answer = browser.request(method, path, headers=headers, content=b"{}")
                assert answer.status_code == 403, f"{method} {path} from {origin}"
                assert list(answer.json()) == ["error"]
        for origin in origins:
            headers = {} if origin is None else {"Origin": origin}
            wishes = {"game": "cluedo-cards", "players": 2}
            assert browser.post("/api/tables", json=wishes, headers=headers).status_code == 403, origin


def test_all_routes_that_change_something_are_known():
    """Whoever adds one must see to it that the guard stands before it."""
    changing = [route.path for route in ROUTES if isinstance(route, Route) and route.methods - {"GET", "HEAD"}]
    assert changing == ["/api/games/{game}/board", "/api/tables", "/api/tables/{code}/standing", "/api/lan"]


def test_behind_a_proxy_with_https_the_page_is_our_own(server, code):
    with RawSocket(server.port) as raw:
        more = ["X-Forwarded-Proto: https"]
        assert raw.upgrade(f"/ws/{code}", f"https://localhost:{server.port}", more)[0] == 101
    with RawSocket(server.port) as raw:
        assert raw.upgrade(f"/ws/{code}", f"http://localhost:{server.port}", more)[0] == 403


# --- what answers say about themselves


def test_every_answer_carries_the_strict_headers(server):
    own = {"Origin": server.url}
    with httpx.Client(base_url=server.url, timeout=60) as browser:
        answers = [browser.get(path) for path in paths()]
        answers += [browser.head(path) for path in paths()]
        answers += [browser.get("/nowhere"), browser.get("/static/../app.py"), browser.get("/api/tables")]
        answers += [browser.post("/api/tables", content=b"{", headers=own), browser.post("/alive", headers=own)]
        answers += [browser.post("/api/tables", json={}), browser.request("BREW", "/", headers=own)]
    for answer in answers:
        asked = f"{answer.request.method} {answer.request.url.path} {answer.status_code}"
        assert answer.status_code < 500, asked
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, f"{asked}: {name}"
        assert "server" not in answer.headers, asked
        assert "set-cookie" not in answer.headers, asked


def test_the_policy_lets_nothing_foreign_and_nothing_inline_in():
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules.pop("default-src") == "'none'"
    assert {rules[name] for name in ("base-uri", "form-action", "frame-ancestors")} == {"'none'"}
    allowed = {source for value in rules.values() for source in value.split()}
    assert allowed <= {"'self'", "'none'", "data:"}
    assert "data:" not in rules["script-src"]


def test_a_report_may_run_what_it_brings_and_reach_nothing_here():
    rules = dict(rule.split(" ", 1) for rule in REPORT_POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert "connect-src" not in rules
    assert rules["sandbox"] == "allow-scripts allow-downloads"


ODD_PATHS = [
    "/api/tables/%00%00%00%00%00%00",
    "/api/tables/" + "B" * 9000,
    "/api/tables/" + "B" * 9000 + "/qr.svg",
    "/api/tables/%F0%9F%92%80/qr.svg",
    "/api/tables/..%2f..%2fetc",
    "/api/matches/%00",
    "/api/matches/" + "x" * 5000,
    "/api/matches/a/steps/" + "9" * 6000,
    "/api/matches/a/steps/-1",
    "/api/matches/a/steps/%D9%A3",
    "/api/games/%00",
    "/api/games/" + "x" * 9000,
    "/static/%00",
    "/static/" + "x/" * 3000,
    "/static/..%2fserver%2fapp.py",
    "/static/%2e%2e/server/app.py",
    "/t/%0d%0aSet-Cookie:x",
]


@pytest.mark.parametrize("path", ODD_PATHS, ids=lambda path: path[:40])
def test_an_odd_address_is_not_found_and_nothing_worse(server, path):
    answer = httpx.get(server.url + path, timeout=60)
    assert answer.status_code in ((200,) if path.startswith("/t/") else (400, 404)), answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("host", ["localhost:" + "0" * 2800 + "1", "127.0.0.1:" + "0" * 500 + "1"], ids=len)
def test_a_link_to_an_endless_host_is_not_drawn(server, host):
    """The host is whatever is asked for, and a large picture takes a third of a second to draw."""
    answer = httpx.get(f"{server.url}/api/tables/BCDFGH/qr.svg", headers={"Host": host}, timeout=60)
    assert (answer.status_code, answer.json()["error"]) == (400, "that link is too long for a QR code")


ODD_KEYS = [b"", b"{", b'{"tokens":["\\ud800"]}', b"x" * 200_000, b'{"tokens":[' + b'"a",' * 16 + b'"a"]}']


@pytest.mark.parametrize("body", ODD_KEYS, ids=len)
def test_odd_keys_of_seats_are_refused_in_a_sentence(server, code, body):
    """A browser holds few: each of them is hashed, and compared with every seat's."""
    path = f"{server.url}/api/tables/{code}/standing"
    answer = httpx.post(path, content=body, headers={"Origin": server.url}, timeout=60)
    assert answer.status_code == 400
    assert answer.json()["error"]


ODD_WISHES = [
    b"",
    b"{",
    b"[" * 60_000,
    b'{"game":"cluedo-cards","players":2,"options":{"a":' + b"[" * 50_000,
    b'{"game":"cluedo-cards","players":1e400}',
    b'{"game":"cluedo-cards","players":' + b"9" * 5000 + b"}",
    b'{"game":"cluedo-cards","players":2,"more":1}',
    b'{"game":"cluedo-cards","players":2,"options":{"target":[1]}}',
    b'{"game":"cluedo-cards","players":2,"options":{"target":{"a":1}}}',
    b'{"game":"cluedo-cards","players":2,"options":{"__class__":1}}',
    b'{"game":"../cluedo-cards","players":2}',
    b'{"game":"cluedo-cards","players":2,"board":"' + b"x" * 60_000 + b'"}',
    b'{"game":"cluedo-cards","players":2,"board":"a=' + b"[" * 30_000 + b'"}',
    b'{"game":"cluedo-cards","players":2,"board":"a=' + b"{b=" * 9_000 + b'"}',
    b'{"game":"cluedo-cards","players":2,"board":"\\u0000"}',
    b'{"game":"cluedo-cards","players":2,"board":"cards = ' + b"9" * 60_000 + b'"}',
    b'{"game":"cluedo-cards","players":2,"board":"' + b"a." * 8_000 + b'a = 1"}',
    b'{"game":"cluedo-cards","players":2,"substitute":"hal"}',
    b'{"game":"cluedo-cards","players":2,"board":"\\ud800"}',
    b"\xff\xfe{",
    b"x" * 200_000,
]


@pytest.mark.parametrize("body", ODD_WISHES, ids=lambda body: f"{len(body)}:{body[:30]!r}")
def test_an_odd_wish_for_a_table_is_refused_in_a_sentence(server, body):
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers={"Origin": server.url}, timeout=60)
    assert answer.status_code == 400, answer.text
    (sentence,) = answer.json().values()
    assert "\n" not in sentence
    assert "Traceback" not in sentence


# --- tokens


async def anna_and_ben(url, **more):
    """Two people at a table of two."""
    code = make_table(url, players=2)
    anna, ben = [await Client(url, code, **more).connect() for _ in range(2)]
    await anna.sit(0, "Anna")
    await ben.sit(1, "Ben")
    return code, anna, ben


async def holds(url, code, tokens):
    """The seats that these tokens open, and whether any of them can be spoken for."""
    stranger = Client(url, code)
    stranger.tokens = dict(enumerate(tokens))
    await stranger.connect()
    await stranger.until(lambda seen: True)
    answers = [await stranger.ask(t="emote", seat=seat, emote="gasp") for seat in range(2)]
    held = [seat for seat, answer in enumerate(answers) if answer["t"] == "done"]
    assert held == stranger.seen["yours"]
    assert all(answer["text"] == "that seat is not yours" for answer in answers if answer["t"] == "refused")
    await stranger.close()
    return held


def test_only_the_seats_own_token_opens_it(server):
    async def attempt():
        code, anna, ben = await anna_and_ben(server.url)
        _, carl, dora = await anna_and_ben(server.url)
        token = anna.tokens[0]
        assert await holds(server.url, code, [token]) == [0]
        assert await holds(server.url, code, [ben.tokens[1]]) == [1]
        near = [
            token[:-1],
            token + "0",
            token.upper(),
            f" {token}",
            token[::-1],
            "",
            hash_token(token),
            "*",
            "%",
            "null",
        ]
        assert await holds(server.url, code, near) == []
        assert await holds(server.url, code, [carl.tokens[0], dora.tokens[1]]) == [], "tokens of another table"
        for _ in range(4):
            assert await holds(server.url, code, [secrets.token_hex(32) for _ in range(16)]) == []
        await anna.ask(t="stand", seat=0)
        assert await holds(server.url, code, [token]) == [], "an old token"
        eve = await Client(server.url, code).connect()
        refused = await eve.ask(t="sit", seat=0, name="Eve", token="short")
        assert "32 to 128" in refused["text"]
        refused = await eve.ask(t="sit", seat=1, name="Eve", token=secrets.token_hex(32))
        assert refused["text"] == "that seat is taken"
        for client in (anna, ben, carl, dora, eve):
            await client.close()

    complete(attempt())


def test_what_is_sent_before_the_greeting_is_not_heard(server, code):
    with RawSocket(server.port) as raw:
        raw.upgrade(f"/ws/{code}")
        raw.send(frame(TEXT, b'{"t":"ping"}'))
        assert raw.close_code() == 4001


def test_tokens_and_secrets_are_in_no_address_log_reply_or_in_clear_in_the_database(tmp_path):
    """Canaries: every byte that leaves the server in any way is searched for them."""
    heard = []

    class Ear(Client):
        async def receive(self):
            message = await super().receive()
            heard.append(json.dumps(message))
            return message

    async def play(url):
        code = make_table(url, players=2)
        anna, ben = [await Ear(url, code).connect() for _ in range(2)]
        await anna.sit(0, "Anna")
        await ben.sit(1, "Ben")
        await anna.ask(t="start", seat=0)
        for phase in ("promising", "salting"):
            for person in (anna, ben):
                await person.until(lambda seen, now=phase: seen["phase"] == now)
                await person.salt()
        await anna.until(lambda seen: seen["phase"] == "playing")
        await ben.ask(t="play", seat=1, move="nonsense")
        await anna.ask(t="sit", seat=0, name="x" * 999, token=anna.tokens[0])
        await anna.close()
        await ben.close()
        return code, anna, ben

    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        code, anna, ben = complete(play(server.url))
        heard.append(httpx.get(f"{server.url}/api/tables/{code}", timeout=60).text)
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        output = server.stop()
    connection = sqlite3.connect(tmp_path / "tables.db")
    secret = connection.execute("select secret from secrets where deal = 1").fetchone()[0]
    connection.close()
    everywhere = output + "".join(heard)
    for token in (anna.tokens[0], ben.tokens[1]):
        assert token not in everywhere
        assert token.encode() not in stored
        assert hash_token(token) not in everywhere, "even the hash stays in the database"
        assert hash_token(token).encode() in stored
    assert secret.hex() not in everywhere
    assert secret.hex().encode() not in stored.replace(secret, b""), "the log has no secret of a deal that is played"
    assert "Traceback" not in output


# --- names


@pytest.mark.parametrize(
    "name",
    ["<script>alert(1)</sc>", "<img src=x onerror=a>", '"><svg onload=a>', "Анна", "😀", "&lt;b&gt;", "a\\u202eb"],
)
def test_a_name_is_text_wherever_it_comes_back(server, name):
    async def sit():
        code = make_table(server.url, players=2)
        anna = await Client(server.url, code).connect()
        watcher = await Client(server.url, code).connect()
        assert (await anna.sit(0, name))["t"] == "done"
        await watcher.until(lambda seen: seen["seats"][0]["name"])
        assert watcher.seen["seats"][0]["name"] == name
        page = httpx.get(f"{server.url}/t/{code}", timeout=60)
        assert name not in page.text, "pages are files; names come only as data"
        await anna.close()
        await watcher.close()

    complete(sit())


@pytest.mark.parametrize("name", ["a\u202eb", "a\u0000b", "\u200b", "a\x1b[31m", "x" * 25, " "])
def test_a_name_that_plays_tricks_is_refused(server, code, name):
    async def sit():
        anna = await Client(server.url, code).connect()
        answer = await anna.sit(0, name)
        await anna.close()
        assert answer["t"] == "refused"
        assert answer["text"] == "a name needs 1 to 24 visible letters"

    complete(sit())


# --- frames


def greeted(server, code, hello=b'{"t":"hello"}', **more):
    """A raw socket that has said hello."""
    raw = RawSocket(server.port, **more)
    assert raw.upgrade(f"/ws/{code}")[0] == 101
    raw.send(frame(TEXT, hello))
    assert b'"t":"seen"' in raw.receive()[1]
    return raw


def padded(size):
    return b'{"t":"ping"' + b" " * (size - 12) + b"}"


def test_a_frame_of_8_kib_is_read_and_one_more_byte_is_too_much(server, code):
    with greeted(server, code) as raw:
        raw.send(frame(TEXT, padded(8192)))
        assert b'"pong"' in raw.receive()[1]
        raw.send(frame(TEXT, padded(8193)))
        assert raw.close_code() == 1009


def test_many_small_fragments_are_no_way_around_the_limit(server, code):
    with greeted(server, code) as raw:
        for part in range(5):
            raw.send(frame(CONTINUED if part else TEXT, b" " * 2000, final=False))
        assert raw.close_code() == 1009


def test_a_message_of_endless_empty_fragments_ends(server, code):
    with greeted(server, code) as raw:
        raw.send(frame(TEXT, b"", final=False) + frame(CONTINUED, b"", final=False) * 200)
        assert raw.close_code() == 1009


def test_a_claim_of_a_gigabyte_is_refused_before_it_comes(server, code):
    with greeted(server, code) as raw:
        raw.send(bytes([0x81, 0xFF]) + (1 << 30).to_bytes(8, "big") + b"mask" + b"x" * 100)
        assert raw.close_code() == 1009


BAD_FRAMES = {
    "binary": (frame(BINARY, b'{"t":"ping"}'), {1003}),
    "compressed": (frame(TEXT, b'{"t":"ping"}', compressed=True), {1002}),
    "unmasked": (frame(TEXT, b'{"t":"ping"}', masked=False), {1002}),
    "unknown kind": (frame(3, b"x"), {1002}),
    "a long ping": (frame(PING, b"x" * 126), {1002}),
    "a ping in parts": (frame(PING, b"x", final=False), {1002}),
    "a part of nothing": (frame(CONTINUED, b"x"), {1002}),
    "no utf-8": (frame(TEXT, b"\xff\xfe"), {1007}),
}


@pytest.mark.parametrize("kind", BAD_FRAMES)
def test_a_bad_frame_ends_its_connection_and_no_other(server, code, kind):
    data, codes = BAD_FRAMES[kind]
    with greeted(server, code) as honest, greeted(server, code) as raw:
        raw.send(data)
        assert raw.close_code() in codes
        honest.send(frame(TEXT, b'{"t":"ping"}'))
        assert b'"pong"' in honest.receive()[1]


def test_compression_is_not_agreed_to(server, code):
    with RawSocket(server.port) as raw:
        offer = ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"]
        status, head = raw.upgrade(f"/ws/{code}", more=offer)
        assert status == 101
        assert "extensions" not in head.lower()


UNREADABLE = [
    "",
    "x",
    "{",
    "[]",
    "null",
    '"hello"',
    "{}",
    '{"t":"nothing"}',
    '{"t":1}',
    '{"t":"play"}',
    '{"t":"play","id":"12345678","seat":0,"move":7}',
    '{"t":"play","id":"12345678","seat":"0","move":"a"}',
    '{"t":"play","id":"12345678","seat":0,"move":"a","more":1}',
    '{"t":"play","id":"12345678","seat":1e30,"move":"a"}',
    '{"t":"play","id":"12345678","seat":' + "9" * 5000 + ',"move":"a"}',
    '{"t":"hello","tokens":[]}',
    '{"t":"ping","ping":null}',
    '{"t":"ping"}{"t":"ping"}',
    '{"t":"ping","t":"play"}',
    '{"t":"explain","id":"a","seat":0,"move":"\\ud800"}',
    "[" * 8000,
    '{"t":' * 1600,
]


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: text[:40])
def test_a_message_that_cannot_be_read_is_said_so_and_the_talk_goes_on(server, code, text):
    with greeted(server, code) as raw:
        raw.send(frame(TEXT, text.encode()))
        assert json.loads(raw.receive()[1]) == {
            "t": "refused",
            "id": None,
            "text": "that message cannot be read",
            "clause": None,
        }
        raw.send(frame(TEXT, b'{"t":"ping"}'))
        while (answer := raw.receive()[1]) != b'{"t":"pong"}':
            assert b'"t":"seen"' in answer


@pytest.mark.parametrize(
    "name", ["", "short", "x" * 65, "bot:1:0 and more", "clock:salting 1", "a\u0000zero byte", "with a space"]
)
def test_a_command_has_an_id_of_its_own(server, code, name):
    with greeted(server, code) as raw:
        raw.send(frame(TEXT, json.dumps({"t": "start", "id": name, "seat": 0}).encode()))
        assert json.loads(raw.receive()[1])["text"] == "a command's id has 8 to 64 letters and digits"


# --- those who wait, and those who do not


@pytest.fixture
def pings(quick, monkeypatch):
    """Whoever does not answer is soon gone, and for no other reason."""
    monkeypatch.setattr(quick.server.config, "ws_ping_interval", 0.4)
    monkeypatch.setattr(quick.server.config, "ws_ping_timeout", 0.6)
    monkeypatch.setattr("macabre.server.socket.HELLO_SECONDS", 1000)


def test_a_half_sent_frame_is_waited_for_only_so_long(quick, pings):
    with RawSocket(quick.port) as raw:
        raw.upgrade(f"/ws/{make_table(quick.url)}")
        raw.send(frame(TEXT, b'{"t":"hello"}')[:-3])
        assert raw.is_cut()


def test_who_asks_for_much_and_never_reads_it_is_cut_off(quick, monkeypatch):
    monkeypatch.setattr(wire, "UNREAD_SECONDS", 0.5)
    request = f"GET /static/games/cluedo-cards/art.svg HTTP/1.1\r\nHost: localhost:{quick.port}\r\n\r\n".encode()
    with RawSocket(quick.port, address="127.0.0.9", takes=4096) as raw, pytest.raises(ConnectionError):
        ask_on(raw, request)


def ask_on(raw, request):
    for _ in range(900):
        raw.send(request)
        time.sleep(0.01)


def test_what_cannot_be_made_for_one_browser_ends_its_line_alone(quick, monkeypatch):
    code, tell = make_table(quick.url), Line.tell

    def fail(self, now, eyes):
        assert eyes.language != "de", "nothing can be said in German today"
        return tell(self, now, eyes)

    async def sit():
        anna = Client(quick.url, code)
        await anna.connect()
        assert (await anna.sit(0, "Anna"))["t"] == "done"
        await anna.close()

    with greeted(quick, code) as english, greeted(quick, code, b'{"t":"hello","language":"de"}') as german:
        monkeypatch.setattr(Line, "tell", fail)
        complete(sit())
        assert b'"t":"changed"' in english.receive()[1]
        assert german.close_code() == 1011


def test_no_small_answer_waits_for_the_last_to_be_acknowledged(quick):
    with greeted(quick, make_table(quick.url)):
        lines = [line.transport.get_extra_info("socket") for line in quick.server.server_state.connections]
        assert lines
        assert all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in lines)


def test_who_never_answers_a_ping_is_gone(quick, pings):
    with RawSocket(quick.port) as raw:
        raw.upgrade(f"/ws/{make_table(quick.url)}")
        assert raw.close_code() == 1011


def test_who_says_nothing_is_cut_off(quick, monkeypatch):
    monkeypatch.setattr("macabre.server.socket.HELLO_SECONDS", 0.3)
    code = make_table(quick.url)
    with RawSocket(quick.port) as raw:
        raw.upgrade(f"/ws/{code}")
        assert raw.close_code() == 4001


def test_half_a_request_is_waited_for_only_so_long(quick, monkeypatch):
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.5)
    with RawSocket(quick.port) as silent, RawSocket(quick.port) as dripping:
        with pytest.raises(ConnectionError):
            drip(dripping, b"GET / HTTP/1.1\r\nX: " + b"1" * 400)
        assert silent.is_cut()


def drip(raw, request):
    for letter in request:
        raw.send(bytes([letter]))
        time.sleep(0.05)


def test_half_a_second_request_on_a_line_is_waited_for_only_so_long(quick, monkeypatch):
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.5)
    with RawSocket(quick.port) as raw:
        raw.send(b"GET /alive HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert raw.read(12) == b"HTTP/1.1 200"
        raw.send(b"GET /al")
        assert raw.is_cut()


def test_half_a_body_is_waited_for_only_so_long(quick, monkeypatch):
    monkeypatch.setattr("macabre.server.answers.BODY_SECONDS", 0.3)
    with RawSocket(quick.port) as raw:
        head = [
            "POST /api/tables HTTP/1.1",
            f"Host: localhost:{quick.port}",
            f"Origin: {quick.url}",
            "Content-Length: 50",
        ]
        raw.send("\r\n".join([*head, "", "{"]).encode())
        assert raw.read(12) == b"HTTP/1.1 400"


def test_half_a_body_that_is_cut_off_writes_no_line_into_the_log(quick, caplog):
    """A stranger could else fill the disk with them."""
    before = metrics.ANSWERS._counts["400"]
    with RawSocket(quick.port) as raw:
        head = ["POST /api/tables HTTP/1.1", f"Host: localhost:{quick.port}", f"Origin: {quick.url}"]
        raw.send("\r\n".join([*head, "Content-Length: 50", "", "{"]).encode())
    until(lambda: metrics.ANSWERS._counts["400"] > before)
    assert not caplog.records


def test_silent_lines_of_one_address_are_few(quick, monkeypatch):
    monkeypatch.setattr(wire, "WAITING_AN_ADDRESS", 20)
    lines = [RawSocket(quick.port, "127.0.0.77") for _ in range(40)]
    try:
        until(lambda: sum(map(is_gone, lines)) == 20)
        assert httpx.get(f"{quick.url}/alive", timeout=60).status_code == 200, "another address is not touched"
        assert sum(map(is_gone, lines)) == 20
    finally:
        for line in lines:
            line.line.close()
    until(lambda: not wire.HttpLine._waiting["127.0.0.77"])


def is_gone(raw):
    """Whether the line is cut, as far as is known yet."""
    raw.line.setblocking(False)
    try:
        return raw.line.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def until(holds):
    limit = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < limit
        time.sleep(0.02)


def test_one_address_has_only_so_many_sockets(server, code):
    lines = [RawSocket(server.port, "127.0.0.88") for _ in range(SOCKETS_AN_ADDRESS + 3)]
    statuses = [line.upgrade(f"/ws/{code}")[0] for line in lines]
    assert statuses == [101] * SOCKETS_AN_ADDRESS + [403] * 3
    for line in lines:
        line.line.close()
    until(lambda: gets_in(server, code, "127.0.0.88"))


def gets_in(server, code, address):
    with RawSocket(server.port, address) as raw:
        return raw.upgrade(f"/ws/{code}")[0] == 101


def test_a_browser_that_talks_too_much_is_sent_away(server, code):
    with greeted(server, code) as raw:
        raw.send(frame(TEXT, b'{"t":"ping"}') * 150)
        assert raw.close_code() == 4008


def test_a_browser_that_pings_too_much_is_sent_away(server, code):
    with greeted(server, code) as raw:
        raw.send(frame(PING, b"x") * 100)
        assert raw.close_code() == 1008
    with greeted(server, code) as raw:
        raw.send(frame(PONG, b"x") * 100)
        assert raw.close_code() == 1008


def test_who_never_reads_is_cut_off_and_costs_nothing(quick, monkeypatch):
    """The line is really cut: waiting for the last bytes to go out would be for ever."""
    monkeypatch.setattr(wire, "UNREAD_SECONDS", 0.5)
    monkeypatch.setattr("macabre.server.socket.MESSAGES", 10**9)
    monkeypatch.setattr("macabre.server.socket.MOST_REPLIES", 10**9)
    monkeypatch.setattr(wire, "LINGER_SECONDS", 0.5)
    monkeypatch.setattr(quick.server.config, "ws_ping_interval", 1000)
    code = make_table(quick.url)
    with greeted(quick, code, takes=4096) as raw:
        raw.line.settimeout(0.2)
        limit = time.monotonic() + PATIENCE
        try:
            while time.monotonic() < limit:  # never reads, so that the server cannot write
                try:
                    raw.send(
                        frame(TEXT, json.dumps({"t": "explain", "id": "x" * 8000, "seat": 0, "move": ""}).encode())
                    )
                except TimeoutError:
                    continue
        except ConnectionError:
            pass
        assert time.monotonic() < limit, "the line is still up"
    until(lambda: not any(isinstance(line, wire.SocketLine) for line in quick.server.server_state.connections))
