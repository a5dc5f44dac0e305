"""Whose pages may act here, and by which names a local server goes."""

import socket

import httpx
import pytest

from macabre.cli import serve
from macabre.cli.database import DATABASE_VARIABLE
from macabre.cli.serve import _names, _origin
from macabre.errors import Error
from macabre.server.settings import VARIABLE, Settings
from tests.server.client import make_table
from tests.server.loops import in_own_thread
from tests.server.raw import RawSocket
from tests.server.serving import Server

pytestmark = pytest.mark.process

WISHES = {"game": "cluedo-cards", "players": 2}


@pytest.fixture(scope="module")
def local(tmp_path_factory):
    """As it is started on one's own machine."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('local')}/tables.db") as server:
        yield server


@pytest.fixture(scope="module")
def listed(tmp_path_factory):
    """Behind a proxy, for two addresses."""
    allowed = ["--origin", "https://play.example/", "--origin", "http://games.example:8080"]
    with Server(f"sqlite:///{tmp_path_factory.mktemp('listed')}/tables.db", 0, *allowed) as server:
        yield server


def post(server, host, origin, **more):
    headers = {"Host": host, "Origin": origin} | more
    return httpx.post(f"{server.url}/api/tables", json=WISHES, headers=headers, timeout=60)


def upgrade(server, code, host, origin):
    with RawSocket(server.port) as raw:
        return raw.upgrade(f"/ws/{code}", origin, host=host)[0]


def foreign(port):
    """Names that somebody could make lead to this machine."""
    return [f"evil.example:{port}", "evil.example", f"localhost.evil.example:{port}", f"127.0.0.1.evil.example:{port}"]


def test_no_foreign_name_leads_to_a_local_server(local):
    code = make_table(local.url)
    for host in foreign(local.port):
        answer = post(local, host, f"http://{host}")
        assert (answer.status_code, "--origin" in answer.text) == (403, True), host
        assert upgrade(local, code, host, f"http://{host}") == 403
        for path in ("/", "/api/games", f"/api/tables/{code}", f"/t/{code}", "/static/kit/dom.js"):
            assert httpx.get(local.url + path, headers={"Host": host}, timeout=60).status_code == 403, path


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "127.0.0.1", "192.168.1.7", "[::1]", "[fe80::1]"])
def test_a_local_server_goes_by_localhost_and_every_address(local, host):
    asked = f"{host}:{local.port}"
    assert post(local, asked, f"http://{asked}").status_code == 201
    assert upgrade(local, make_table(local.url), asked, f"http://{asked}") == 101


def test_only_pages_of_the_list_may_act_if_there_is_one(listed):
    code = post(listed, "play.example", "https://play.example").json()["code"]
    for origin in ("https://play.example", "http://games.example:8080"):
        assert post(listed, "play.example", origin).status_code == 201
        assert upgrade(listed, code, "play.example", origin) == 101
    for origin in (listed.url, "http://play.example", "https://play.example:8443", "https://games.example", "null", ""):
        assert post(listed, "play.example", origin).status_code == 403, origin
        assert upgrade(listed, code, "play.example", origin) == 403, origin
    for name in ("play.example", "games.example:8080", "localhost", "127.0.0.1"):
        assert httpx.get(f"{listed.url}/alive", headers={"Host": name}, timeout=60).status_code == 200
    assert httpx.get(f"{listed.url}/alive", headers={"Host": "evil.example"}, timeout=60).status_code == 403


def test_an_origin_is_written_as_browsers_do():
    assert _origin(" HTTPS://Play.Example/ ") == "https://play.example"
    assert _origin("https://play.example:443") == "https://play.example"
    assert _origin("http://play.example:443") == "http://play.example:443"
    assert _origin("http://[::1]:80") == "http://[::1]"
    for bad in (
        "play.example",
        "ftp://play.example",
        "https://",
        "https://play.example/t",
        "https://a@b",
        "*",
        "https://*.example",
    ):
        with pytest.raises(Error, match="an origin is an address"):
            _origin(bad)


def test_names_are_asked_for_only_where_the_server_is_local(monkeypatch):
    monkeypatch.setattr(socket, "gethostname", lambda: "Parlour")
    own = ("parlour", "parlour.local")
    assert _names("0.0.0.0", True, ()) == own
    assert _names("127.0.0.1", False, ("https://play.example", "http://[::1]:80")) == ("play.example", "::1", *own)
    for local in ("localhost", "127.0.0.9", "::1", "192.168.1.7", "10.0.0.1", "100.64.0.1", "fe80::1"):
        assert _names(local, False, ()) == own, local
    for world in ("0.0.0.0", "::", "1.2.3.4", "play.example"):
        assert _names(world, False, ()) is None, world


def test_what_is_chosen_reaches_every_process(tmp_path, monkeypatch):
    for name in (VARIABLE, DATABASE_VARIABLE):
        monkeypatch.setenv(name, "")  # so that what is set here is taken back
    for name in ("_announce", "allow_files", "prepare"):
        monkeypatch.setattr(serve, name, lambda *_: None)
    monkeypatch.setattr(serve, "_serve", lambda listener, *_, **__: listener.close())
    database = f"sqlite:///{tmp_path}/tables.db"
    given = {"origin": ["https://Play.example/"], "pace": 0.5, "most_tables": 7, "most_megabytes": 3}
    in_own_thread(serve.run, port=0, database=database, **given)
    chosen = Settings.handed_on()
    assert (chosen.origins, chosen.names[0]) == (("https://play.example",), "play.example")
    assert (chosen.most_tables, chosen.most_bytes, chosen.pace, chosen.processes) == (7, 3 * 2**20, 0.5, 1)
