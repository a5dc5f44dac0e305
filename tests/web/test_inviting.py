"""How others come to the table: links that work, and what is seen of them."""

import json
import re
import urllib.error
import urllib.request

import pytest

from macabre.server.lan import lan_address
from tests.server.client import fetch, make_table
from tests.server.serving import Server
from tests.web.people import new_table, sit, wait


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """A server as `./play` starts it."""
    folder = tmp_path_factory.mktemp("own")
    with Server(f"sqlite:///{folder / 'tables.db'}", 0, "--open", env={"BROWSER": "true"}) as running:
        yield running


def ask(server, origin, host=None):
    """Ask to let the network in; the status."""
    headers = {"Origin": origin, "Host": host or origin.partition("//")[2], "Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(f"{server.url}/api/lan", b"{}", headers), timeout=60) as got:
            return got.status
    except urllib.error.HTTPError as error:
        return error.code


def test_a_link_that_works_here_only_says_so_and_the_network_is_let_in_by_one_press(person, own):
    address = lan_address()
    if address is None or address.startswith("127."):
        pytest.skip("this machine is in no network")
    anna = person()
    anna.goto(new_table(own))
    sit(anna, 0, "Anna")
    anna.get_by_text("This link works on this computer only.").wait_for()
    anna.get_by_role("button", name="Let others on this network join").click()
    wait(anna, f"document.querySelector('#link').value.startsWith('http://{address}:{own.port}/t/')")
    assert not anna.get_by_text("works on this computer only").is_visible()
    ben = person()
    ben.goto(anna.locator("#link").input_value())
    sit(ben, 1, "Ben")
    anna.locator("#seats > li").nth(1).get_by_text("Ben").wait_for()
    assert json.loads(fetch(f"http://{address}:{own.port}/api/lan")) == {"offered": False, "origin": None}


def test_only_who_is_at_this_computer_lets_the_network_in(own, server):
    stranger = "http://strangers.example:1"
    assert ask(own, stranger) == 403, "a page whose name was made to lead here"
    assert ask(own, stranger, f"localhost:{own.port}") == 403
    assert ask(server, server.url) == 403, "a server that nobody started for themselves"


def test_a_link_is_seen_with_a_picture_and_without_a_secret(server):
    code = make_table(server.url, "dead-house", 2)
    page = fetch(f"{server.url}/t/{code}")
    shown = dict(re.findall(r'<meta property="og:(\w+)" content="(.*?)">', page))
    assert shown["title"] == "Dead House – a table at Macabre"
    assert shown["image"] == f"{server.url}/static/games/dead-house/preview.jpg"
    assert code not in " ".join(shown.values())
    with urllib.request.urlopen(shown["image"], timeout=60) as answer:
        assert answer.headers["Content-Type"] == "image/jpeg"
        assert answer.read(3) == b"\xff\xd8\xff"
    assert 'property="og:title" content="Macabre"' in fetch(server.url)
    request = urllib.request.Request(f"{server.url}/t/{code}", headers={"Host": "evil'><b>"})
    with pytest.raises(urllib.error.HTTPError):  # a foreign name is written into no page
        urllib.request.urlopen(request, timeout=60)


def test_a_link_is_shared_by_the_sheet_of_the_system(person, server):
    page = person()
    page.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve(); }")
    page.goto(new_table(server).replace("localhost", "127.0.0.1"))
    assert page.get_by_role("button", name="Share").count() == 0, "what nobody else can open is not shared"
    page.evaluate("""async () => {
      const { drawInvite } = await import("/static/table/invite.js");
      const real = window.fetch;
      window.fetch = async (path, ...more) => path === "/api/lan"
        ? new Response(JSON.stringify({ offered: true, origin: "http://192.0.2.7:8013" })) : real(path, ...more);
      drawInvite(document.querySelector("#invite"), location.pathname.slice(3));
    }""")
    page.get_by_role("button", name="Share").click()
    assert page.evaluate("window.shared.url") == f"http://192.0.2.7:8013/t/{page.url[-6:]}"
