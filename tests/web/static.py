"""A hall without a server: built once, served as any web host would, below a path, and visited."""

import functools
import http.server
import re
import threading
from contextlib import contextmanager

from tests.command import macabre
from tests.web.firefox import Firefox
from tests.web.people import wait

BELOW = "some/path"
MINUTES = 10 * 60_000  # two Pythons start in it, on whatever machine
MAKE = """async ([game, players, options, board]) => {
  const { api } = await import(new URL("static/page/page.js", location.href));
  return (await api("/api/tables", { game, players, options, board })).code;
}"""


class _Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Nothing."""


class _Host(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """A page that goes away has not read all."""


def build(folder, *more):
    """A folder for a web host, with a hall somewhere below."""
    done = macabre("site", str(folder / BELOW), *more)
    assert done.returncode == 0, done.stderr
    return folder


@contextmanager
def hosted(folder, below=BELOW):
    """The address of what lies below a folder as long as there is a web host; without one there is no network."""
    host = _Host(("127.0.0.1", 0), functools.partial(_Files, directory=folder))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_address[1]}/{below}/"
    finally:
        host.shutdown()
        host.server_close()


class Visitor:
    """Somebody with a browser in which nothing may go wrong, but for what is meant to."""

    def __init__(self, browser, meant=(), **more):
        usual = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        self.context = browser.new_context(**usual | more)
        self.context.add_init_script(
            "try { localStorage.setItem('macabre/folded', false) } catch {}"
        )  # a list of moves
        self.meant, self.faults = meant, []

    def open(self, address, link=None):
        """A new window; the page in it, to which a link may lead."""
        self.window = self.context.new_page()
        self.window.set_default_timeout(MINUTES)
        self.window.on("pageerror", lambda error: self._note(str(error)))
        self.window.on("console", lambda told: self._note(told.text) if told.type == "error" else None)
        self.window.goto(address)
        if link:
            self.window.get_by_role("link", name=link).click()
        self.page = self.window.locator("#page").element_handle().content_frame()
        self.page.locator("#games .button, #board").first.wait_for(state="attached")
        return self.page

    def _note(self, fault):
        if not any(part in fault for part in self.meant):
            self.faults.append(fault)

    def make(self, game, players=2, options=None, board=None):
        """The address of a new table's page."""
        self.page.evaluate("localStorage.removeItem('macabre/name')")  # who sits down is asked for it
        code = self.page.evaluate(MAKE, [game, players, options or {}, board])
        return re.sub(r"[a-z]+\.html.*", f"table.html?of={code}", self.page.url)

    def stay_until_all_is_kept(self, language="en"):
        """Until there is everything that is needed without a network, in a language that was spoken."""
        self.window.evaluate("navigator.serviceWorker.ready.then(() => true)")
        words = re.sub(r"[a-z]+\.html.*", f"static/words/{language}/dead-house.ftl", self.page.url)
        wait(self.window, f"caches.match('{words}').then(Boolean)")

    def leave(self):
        """Close the browser; nothing has gone wrong in it."""
        self.context.close()
        assert self.faults == [], self.faults

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.leave()


class FirefoxVisitor(Visitor):
    """The same with Debian's Firefox."""

    def __init__(self):
        self.browser = Firefox()
        self.faults = self.browser.faults

    def open(self, address):
        """A new window; the page in it."""
        self.window = self.browser.open(address)
        self.page = self.window.frame
        self.page.locator("#games .button, #board").wait_for()
        self.page.evaluate("localStorage.setItem('macabre/folded', false)")  # a list of moves
        return self.page

    def leave(self):
        """Close the browser; nothing has gone wrong in it."""
        self.browser.leave()
        assert self.faults == []


PLAYED = """
import hashlib
from macabre.bots import Sight
from macabre.bots.searcher import Searcher, bits_of
from macabre.bots.tree import EVEN
from macabre.catalogue import games, load
from macabre.chance import below, mix
from macabre.machines import machine_of


def played(game, decisions=250, iterations=400):
    '''What comes of playing at random, and of thinking now and then.'''
    match, bits, seen = load(game).new(seed=7), 7, hashlib.sha256()
    machine = machine_of(match.game.rules).name
    for number in range(decisions):
        if match.finished:
            match = load(game).new(seed=number)
        seat, bits = match.to_act[0], mix(bits)
        actions = match.legal_actions(seat)
        if number % 50 == 0:
            seen.update(tree(match, seat, iterations))
        match.act(actions[below(bits, len(actions))], seat)
        seen.update(match.state() + match.digest().encode())
    return f"{game} {machine} {seen.hexdigest()}"


def tree(match, seat, iterations):
    sight = Sight.of(match, seat)
    searcher = Searcher(sight.rules, sight.board)
    searcher.set_out(sight.record, seat, EVEN, bits_of(1, sight.record))
    searcher.run(iterations)
    return searcher.tree


PLAYED = [played(game) for game in games()]
"""
