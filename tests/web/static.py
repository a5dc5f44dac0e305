"""A hall without a server: built once, and served as any web host would, below a path."""

import functools
import http.server
import threading
from contextlib import contextmanager

from tests.command import macabre

BELOW = "some/path"


class _Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Nothing."""


class _Host(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """A page that goes away has not read all."""


def build(folder):
    """A folder for a web host, with a hall somewhere below."""
    done = macabre("site", str(folder / BELOW))
    assert done.returncode == 0, done.stderr
    return folder


@contextmanager
def hosted(folder):
    """The address of the hall as long as there is a web host; without one there is no network."""
    host = _Host(("127.0.0.1", 0), functools.partial(_Files, directory=folder))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_address[1]}/{BELOW}/"
    finally:
        host.shutdown()
        host.server_close()


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
