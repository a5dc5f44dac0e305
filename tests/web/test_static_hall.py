"""The hall without a server, in a real browser: a game is played to its end offline; with `--long`, all are."""

import json
import os
import re
import subprocess
import sys

import pytest

from macabre.catalogue import games
from tests.effort import LONG
from tests.web.people import CAN_MOVE, IS_OVER, begin_with_bot, move, phase, play_to_the_end, wait, wait_for_phase
from tests.web.static import PLAYED, build, hosted

pytestmark = pytest.mark.process

only_long = pytest.mark.skipif(not LONG, reason="takes minutes: ./test --long")
MINUTES = 10 * 60_000  # two Pythons start in it, on whatever machine
LONG_SECONDS = 600
SHORT = {"cluedo-cards": {"target": 1}}
MAKE = """async ([game, players, options]) => {
  const { api } = await import(new URL("static/page/page.js", location.href));
  return (await api("/api/tables", { game, players, options })).code;
}"""
IN_PYTHON = """async (code) => {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location.href));
  const archive = await (await fetch("python/macabre.tar.xz")).arrayBuffer();
  const python = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
  python.unpackArchive(archive, "xztar", { extractDir: "/hall" });
  python.runPython("import sys; sys.path.insert(0, '/hall')");
  python.runPython(code);
  return python.globals.get("PLAYED").toJs();
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return build(tmp_path_factory.mktemp("site"))


class Visitor:
    """Somebody with a browser in which nothing may go wrong."""

    def __init__(self, browser):
        self.context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        self.context.add_init_script("localStorage.setItem('macabre/folded', false)")  # moves are made by the list
        self.faults = []

    def open(self, address):
        """A new window; the page in it."""
        self.window = self.context.new_page()
        self.window.set_default_timeout(MINUTES)
        self.window.on("pageerror", lambda error: self.faults.append(str(error)))
        self.window.on("console", lambda told: self.faults.append(told.text) if told.type == "error" else None)
        self.window.goto(address)
        self.page = self.window.frame(url=re.compile(r"/hall\.html|/table\.html"))
        self.page.locator("#games .button, #board").first.wait_for()
        return self.page

    def make(self, game, players=2):
        """The address of a new table's page."""
        code = self.page.evaluate(MAKE, [game, players, SHORT.get(game, {})])
        return re.sub(r"[a-z]+\.html.*", f"table.html?of={code}", self.page.url)


@pytest.fixture(scope="module")
def cut_off(browser, folder):
    """A visitor who has been here before, and has no network now; and the address."""
    visitor = Visitor(browser)
    with hosted(folder) as address:
        visitor.open(f"{address}?pace=0")
        visitor.window.evaluate("navigator.serviceWorker.ready.then(() => true)")
        visitor.window.close()
    visitor.open(f"{address}?pace=0")
    yield visitor, f"{address}?pace=0"
    visitor.context.close()
    assert visitor.faults == []


def let_a_bot_play_on(page):
    """Somebody goes away, and leaves the seat to a bot."""
    own = page.locator("#seats > li").first
    own.get_by_text("Away for a while?").click()
    own.get_by_label("Which bot").last.select_option("Greedy")
    own.get_by_role("button", name="Let it play for me").click()
    own.get_by_text("bot plays:").wait_for()


@pytest.mark.parametrize("game", games() if LONG else ["cluedo-cards"])
def test_every_game_is_played_to_its_end_without_a_network(cut_off, game):
    visitor, _ = cut_off
    page = visitor.page
    begin_with_bot(page, visitor.make(game))
    for _ in range(2):
        wait(page, CAN_MOVE, LONG_SECONDS)
        move(page)
    let_a_bot_play_on(page)
    wait(page, IS_OVER, LONG_SECONDS)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url(re.compile(r"/replay\.html.*#0$"))
    page.evaluate("location.hash = '#2'")
    page.locator("#log li").first.wait_for()


@only_long
def test_who_closes_the_window_finds_the_match_again(cut_off):
    visitor, address = cut_off
    begin_with_bot(visitor.page, visitor.make("cluedo-cards"))
    table, log = visitor.page.url, visitor.page.locator("#log li").first.inner_text()
    visitor.window.close()
    page = visitor.open(address)
    link = page.locator("#own-tables a", has_text="Play on").first
    link.wait_for()
    assert table.endswith(link.get_attribute("href"))
    link.click()
    wait(page, "location.pathname.endsWith('/table.html')")
    wait_for_phase(page, "playing")
    assert page.locator("#log li").first.inner_text() == log
    assert visitor.window.url.endswith(f"#table.html{table.partition('table.html')[2]}")


@only_long
def test_two_windows_show_the_same_table(cut_off):
    visitor, address = cut_off
    begin_with_bot(visitor.page, visitor.make("cluedo-cards"))
    one, window = visitor.page, visitor.window
    other = visitor.open(f"{address}#table.html{one.url.partition('table.html')[2]}")
    wait_for_phase(other, "playing")
    play_to_the_end([one])
    wait_for_phase(other, "over")
    window.close()


def test_rules_run_in_the_browser_as_they_do_elsewhere(browser, folder):
    """V8 and wasmtime come to the same bytes, in play and in search."""
    environment = os.environ | {"MACABRE_MACHINE": "wasm"}
    told = [sys.executable, "-c", f"{PLAYED}\nimport json\nprint(json.dumps(PLAYED))"]
    expected = json.loads(subprocess.run(told, env=environment, check=True, capture_output=True).stdout)
    assert all(" wasm " in line for line in expected)
    with hosted(folder) as address:
        page = Visitor(browser).open(address)
        assert page.evaluate(IN_PYTHON, PLAYED) == expected


def test_where_there_is_no_webassembly_it_is_said_and_rules_can_be_read(browser, folder):
    visitor = Visitor(browser)
    visitor.context.route(
        re.compile(r"/site/worker\.js"),
        lambda route: route.fulfill(content_type="text/javascript", body="throw new Error('there is no WebAssembly')"),
    )
    with hosted(folder) as address:
        page = visitor.open(address)
        page.get_by_role("button", name="Play now").first.click()
        page.get_by_text("This browser cannot open the hall").wait_for()
        page.get_by_role("link", name="Rules").first.click()
        page.get_by_text("In a minute").first.wait_for()
        assert phase(page) is None
    visitor.context.close()
