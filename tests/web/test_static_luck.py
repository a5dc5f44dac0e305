"""Bad luck in a hall without a server: tabs that die, two at one table, no storage, no WebAssembly, a new release."""

import re
import shutil

import pytest

from tests.web.people import CAN_MOVE, begin_with_bot, move, wait, wait_for_moves, wait_for_phase
from tests.web.static import BELOW, Visitor, build, hosted

pytestmark = pytest.mark.process

WATCHED = "You are playing at this table in another window"
LOST = ["ERR_FAILED", "Failed to fetch"]
FORGETS = "This browser cannot save anything"
FORBIDDEN = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });"
NO_WEBASSEMBLY = "delete self.WebAssembly;"
RELEASE = re.compile(rf"/{BELOW}/([0-9a-f]+)/")
LITTLE = 1 << 10  # bytes that a browser may keep
IS_FULL = """new Promise((resolve) => {
  const opening = indexedDB.open("probe");
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows");
  opening.onerror = () => resolve(true);
  opening.onsuccess = () => {
    const work = opening.result.transaction("rows", "readwrite");
    work.objectStore("rows").put("x", "x");
    work.oncomplete = () => resolve(false);
    work.onabort = () => resolve(true);
  };
})"""


@pytest.fixture(scope="module")
def regular(browser, static_hall):
    """Somebody whose hall is open all the time: to open one takes longer than what happens in it."""
    with hosted(static_hall) as address, Visitor(browser) as found:
        found.address = address
        found.open(f"{address}?pace=0")
        yield found


def begin(visitor):
    """A match is on, and it is the visitor's turn."""
    begin_with_bot(visitor.page, visitor.make("cluedo-cards"))
    wait_for_moves(visitor.page)


def come_back(visitor, address):
    """Open the hall again, and the match that it offers to play on."""
    page = visitor.open(address)
    page.locator("#own-tables a", has_text="Continue").first.click()
    page.wait_for_url("**/table.html*")
    wait_for_phase(page, "playing")
    return page


def worker_with(visitor, hall, fault):
    """Whoever answers lives in a browser that lacks something."""
    (file,) = hall.rglob("site/worker.js")
    text = file.read_text("utf-8").replace("/** @typedef", f"{fault}\n/** @typedef", 1)
    assert fault in text
    visitor.context.route(
        re.compile(r"/site/worker\.js"), lambda route: route.fulfill(body=text, content_type="text/javascript")
    )


def log_of(page):
    return page.locator("#log li").all_inner_texts()


def test_a_tab_that_dies_finds_its_match_again(regular):
    from playwright.sync_api import Error

    begin(regular)
    table, log = regular.page.url, log_of(regular.page)
    with pytest.raises(Error):
        regular.window.goto("chrome://crash")
    regular.window.close()
    page = come_back(regular, f"{regular.address}?pace=0")
    wait_for_moves(page)
    assert log_of(page) == log
    assert regular.window.url.endswith(f"#table.html{table.partition('table.html')[2]}")
    assert regular.faults == []


def test_of_two_windows_at_one_table_one_plays_and_the_other_watches(regular):
    begin(regular)
    window, one = regular.window, regular.page
    other = regular.open(window.url)
    other.get_by_text(WATCHED).wait_for()
    wait_for_phase(other, "playing")
    assert not other.evaluate(CAN_MOVE)
    before = len(log_of(other))  # who plays reads more: what was drawn is told to them alone
    move(one)
    wait(other, f"document.querySelectorAll('#log li').length > {before}")
    other.get_by_role("button", name="Play here instead").click()
    wait_for_moves(other)
    one.get_by_text(WATCHED).wait_for()
    wait(one, f"!({CAN_MOVE})")
    regular.window.close()
    regular.window, regular.page = window, one
    wait_for_moves(one)
    assert not one.get_by_text(WATCHED).is_visible()
    assert regular.faults == []


def test_where_storage_is_forbidden_it_is_said_and_one_plays(browser, static_hall):
    with hosted(static_hall) as address, Visitor(browser) as visitor:
        worker_with(visitor, static_hall, FORBIDDEN)
        page = visitor.open(f"{address}?pace=0")
        link = visitor.make("cluedo-cards")
        page.get_by_text(FORGETS).first.wait_for()
        begin_with_bot(page, link)
        wait_for_moves(page)
        move(page)


def test_bots_think_though_the_network_went_while_their_python_was_fetched(browser, static_hall):
    """The hall's own Python has come, the one that thinks has not: it is fetched again."""
    fetched = []

    def fetch(route):
        fetched.append(route)
        route.abort() if len(fetched) == 2 else route.continue_()

    with hosted(static_hall) as address, Visitor(browser, LOST, service_workers="block") as visitor:
        visitor.context.route(re.compile(r"/python/macabre\.tar\.xz"), fetch)
        page = visitor.open(f"{address}?pace=0")
        begin_with_bot(page, visitor.make("cluedo-cards"))
        for _ in range(2):  # between two moves of one's own the bot has made its own
            wait_for_moves(page)
            move(page)
        wait_for_moves(page)
    assert len(fetched) == 3


def test_full_storage_is_said_and_nothing_is_lost(regular, monkeypatch):
    monkeypatch.setattr(regular, "meant", ["Quota"])
    begin(regular)
    page, log = regular.page, log_of(regular.page)
    allow(regular, LITTLE)
    wait(page, IS_FULL)
    page.locator("#moves button.choice").first.click()
    page.get_by_text("could not be saved").first.wait_for()
    assert log_of(page) == log
    allow(regular, None)
    wait(page, f"{IS_FULL}.then((full) => !full)")
    wait_for_moves(page)
    move(page)
    assert regular.faults == []


def allow(visitor, size):
    """So many bytes may be kept; None for what is usual."""
    origin = re.match(r"https?://[^/]+", visitor.window.url)[0]
    wanted = {"origin": origin} | ({"quotaSize": size} if size else {})
    visitor.context.new_cdp_session(visitor.window).send("Storage.overrideQuotaForOrigin", wanted)


def test_where_there_is_no_webassembly_it_is_said_and_rules_can_be_read(browser, static_hall):
    with hosted(static_hall) as address, Visitor(browser, meant=["WebAssembly", "503"]) as visitor:
        worker_with(visitor, static_hall, NO_WEBASSEMBLY)
        page = visitor.open(address)
        page.get_by_role("button", name="Play now").first.click()
        page.get_by_text("This browser cannot open the hall").wait_for()
        page.get_by_role("link", name="Rules").first.click()
        page.get_by_text("In a minute").first.wait_for()


def test_a_match_ends_under_the_release_it_was_begun_with(browser, static_hall, tmp_path):
    place = shutil.copytree(static_hall, tmp_path / "site")
    with hosted(place) as address, Visitor(browser) as visitor:
        visitor.open(f"{address}?pace=0")
        begin(visitor)
        visitor.stay_until_all_is_kept()
        [old] = RELEASE.findall(visitor.page.url)
        release_anew(place, old, tmp_path / "pyodide")
        visitor.window.evaluate("navigator.serviceWorker.ready.then((one) => one.update())")
        wait(visitor.window, "navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)")
        first = visitor.window
        visitor.open(f"{address}?pace=0")
        assert RELEASE.findall(visitor.page.url) == [old]
        visitor.window.close()
        assert len(first.evaluate("caches.keys()")) == 2
        first.close()
        page = come_back(visitor, f"{address}?pace=0")
        assert old not in page.url
        wait_for_moves(page)
        move(page)
        wait(visitor.window, "caches.keys().then((names) => names.length === 1)")


def release_anew(place, old, pyodide):
    """The next release, which differs in a blank."""
    shutil.copytree(place / BELOW / old / "pyodide", pyodide)
    with (pyodide / "pyodide-lock.json").open("a") as lock:
        lock.write("\n")
    build(place, "--pyodide", str(pyodide))
