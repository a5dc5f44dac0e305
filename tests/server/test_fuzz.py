"""Whatever a socket is sent, the server answers in a sentence or ends that one connection, and a table stays sound."""

import contextlib
import itertools
import json
import logging
import typing

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from macabre.server import protocol as p
from macabre.server import socket as socket_module
from tests.effort import LONG
from tests.server.client import make_table
from tests.server.local import LocalServer

pytestmark = pytest.mark.process

EXAMPLES = 1500 if LONG else 60
ANSWERS = {"seen", "changed", "done", "refused", "explained", "previewed", "wishes", "pong"}
TOKENS = ["a" * 32, "b" * 40]

# --- messages by their grammar, nearly right

ODD_TEXT = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["", "\0", "0", "-1", "null", "<b>", "'; drop table entries; --", "../..", "\u202e", "x" * 3000]),
)
FIELDS = {
    "seat": st.one_of(st.integers(-2, 3), st.integers(-(2**63), 2**63 - 1)),
    "absent": st.integers(-2, 3),
    "deal": st.integers(-1, 3),
    "id": st.one_of(st.uuids().map(str), ODD_TEXT, st.sampled_from(["bot:1:0--", "same-id-again"])),
    "name": st.one_of(st.sampled_from(["Anna", "Ben"]), ODD_TEXT),
    "token": st.one_of(st.sampled_from(TOKENS), ODD_TEXT),
    "bot": st.one_of(st.none(), st.sampled_from(["random", "greedy"]), ODD_TEXT),
    "emote": st.one_of(st.sampled_from(p.EMOTES), ODD_TEXT),
    "move": st.one_of(st.sampled_from(["pass", "play dagger-1", "miss nobody", "roll", "draw"]), ODD_TEXT),
    "commitment": st.one_of(st.just("0" * 64), ODD_TEXT),
    "salt": st.one_of(st.just("0" * 64), ODD_TEXT),
    "agree": st.booleans(),
    "number": st.integers(-(2**63), 2**63 - 1),
    "slowness": st.floats(allow_nan=False, allow_infinity=False),
    "once": st.booleans(),
    "saw": st.one_of(st.none(), st.fixed_dictionaries({"number": st.integers(-(2**63), 2**63 - 1), "seal": ODD_TEXT})),
    "language": st.one_of(st.none(), st.sampled_from(["en", "de", "en-GB, de;q=0.5", "de;q=nan"]), ODD_TEXT),
    "tokens": st.dictionaries(ODD_TEXT, st.one_of(st.sampled_from(TOKENS), ODD_TEXT), max_size=4),
}


def messages_of(kind):
    info = msgspec.inspect.type_info(kind)
    fields = {field.encode_name: FIELDS[field.encode_name] for field in info.fields}
    return st.fixed_dictionaries(fields).map(lambda values: {"t": info.tag} | values)


KINDS = typing.get_args(p.FromBrowser)
GOOD = st.one_of([messages_of(kind) for kind in KINDS])
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | ODD_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ODD_TEXT, inner, max_size=4),
    max_leaves=12,
)


@st.composite
def nearly_good(draw):
    """A message with a field too many, too few, or of another kind."""
    message = dict(draw(GOOD))
    change = draw(st.sampled_from(["add", "drop", "swap"]))
    field = draw(st.sampled_from(sorted(message)))
    if change == "add":
        message[draw(ODD_TEXT)] = draw(ANY_JSON)
    elif change == "drop":
        del message[field]
    else:
        message[field] = draw(ANY_JSON)
    return message


@st.composite
def broken_text(draw):
    """The text of a message with a stretch of it gone, doubled or replaced."""
    text = json.dumps(draw(GOOD))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, len(text)))
    return text[:start] + draw(st.sampled_from(["", text[start:end] * 2, "\\", '"', "[" * 50, "\ud7ff"])) + text[end:]


WRITTEN = st.one_of(
    GOOD.map(json.dumps), nearly_good().map(json.dumps), broken_text(), ODD_TEXT, ANY_JSON.map(json.dumps)
)
TALK = st.lists(WRITTEN.filter(lambda text: len(text.encode()) < 8192), max_size=12)


# --- the server


@pytest.fixture(scope="module")
def complaints():
    """What the server says to its own log while all this goes on."""
    found = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: found.append(record.getMessage())
    loggers = [logging.getLogger(name) for name in ("macabre", "uvicorn.error", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    yield found
    for logger in loggers:
        logger.removeHandler(handler)


@pytest.fixture(scope="module")
def server(tmp_path_factory, complaints):
    with LocalServer(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/tables.db") as server:
        yield server
    assert not complaints


@pytest.fixture(scope="module")
def tables(server):
    """A table where somebody sits at once, and one where a match is being played."""
    waiting, playing = make_table(server.url, players=2), make_table(server.url, players=2)
    with greet(server, playing) as socket:
        for command in (
            {"t": "sit", "id": "sit-down-0", "seat": 0, "name": "Zoe", "token": TOKENS[0]},
            {"t": "seat-bot", "id": "bot-sits-1", "seat": 1, "bot": "random"},
        ):
            socket.send(json.dumps(command))
    return [waiting, playing]


ADDRESSES = (f"127.7.{n // 250}.{n % 250 + 1}" for n in itertools.count())


@contextlib.contextmanager
def greet(server, code):
    """A socket from an address of its own, so that no limit is in the way."""
    address = server.url.replace("http", "ws") + f"/ws/{code}"
    source = (next(ADDRESSES), 0)
    with connect(address, origin=server.url, source_address=source, open_timeout=30, max_size=None) as socket:
        socket.send(json.dumps({"t": "hello", "tokens": {"0": TOKENS[0], "1": TOKENS[1]}, "seat": 0}))
        yield socket


def answers_of(socket):
    """All answers until the server has read everything, or has ended the connection."""
    try:
        socket.send('{"t":"ping"}')
        while True:
            message = json.loads(socket.recv(timeout=60))
            yield message
            if message["t"] == "pong":
                return
    except ConnectionClosed as closed:
        yield {"t": "closed", "code": closed.rcvd.code if closed.rcvd else None}


def check(message):
    if message["t"] == "closed":
        assert message["code"] in (1003, 1009, 4001, 4008), message
        return
    assert message["t"] in ANSWERS
    if message["t"] == "refused":
        assert message["text"]
        assert len(message["text"]) < 9000
        assert "Traceback" not in message["text"]


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(TALK, st.integers(0, 1))
def test_whatever_is_said_is_answered_and_the_table_stays_sound(server, tables, complaints, talk, which):
    code = tables[which]
    with greet(server, code) as socket:
        try:
            for text in talk:
                socket.send(text)
        except ConnectionClosed:
            pass
        for message in answers_of(socket):
            check(message)
    assert not complaints, complaints
    with greet(server, code) as socket:
        seen = json.loads(socket.recv(timeout=60))
        assert seen["t"] == "seen", "the table is still there for everybody else"
        assert seen["number"] >= 2


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(st.one_of(st.binary(max_size=300), ODD_TEXT.map(str.encode)), st.sampled_from(["GET", "POST", "PUT", "HEAD"]))
def test_whatever_is_asked_by_http_is_answered(server, complaints, body, method):
    path = "/api/tables" if method == "POST" else "/api/tables/x" + body.hex()[:80]
    answer = httpx.request(method, server.url + path, content=body, headers={"Origin": server.url}, timeout=60)
    assert answer.status_code in (201, 400, 404, 405, 429)
    assert not complaints


def test_the_fuzz_reaches_every_kind_of_message():
    """A new message must come with an idea of what to put into it."""
    assert {field.encode_name for kind in KINDS for field in msgspec.inspect.type_info(kind).fields} <= set(FIELDS)
    assert socket_module.MESSAGES >= 2 * 12, "a talk is short enough not to be cut off"
