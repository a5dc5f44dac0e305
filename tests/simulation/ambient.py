"""What the server takes from around it, made up: clocks, luck, processes that think, and the log that it writes."""

import contextlib
import logging
import sys
import time
from datetime import UTC, datetime, timedelta
from random import Random

from macabre import catalogue, luck
from macabre.server import hall, host, workers
from macabre.storage import accounts, store
from tests.simulation.databases import Calm
from tests.simulation.loop import CURRENT

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
SMALLEST = "last-candle"  # the game that is copied to make others: a few steps, and all that a game can have
OFTEN = 6  # entries after which what a log comes to is kept, so that tables wake by it


class Clocks:
    """In the place of `time`: each process has its own, which goes on as the loop's does."""

    def monotonic(self):
        process = CURRENT.get()
        return process.loop.now + process.ahead

    def perf_counter(self):
        """Work takes time, too: otherwise nobody would ever rest."""
        process = CURRENT.get()
        process.ahead += 0.001
        return process.loop.now + process.ahead

    def time(self):
        process = CURRENT.get()
        return EPOCH.timestamp() + process.loop.now + process.leap


class Calendar(datetime):
    """In the place of `datetime`: the clock on the wall, which may leap."""

    @classmethod
    def now(cls, tz=None):
        process = CURRENT.get()
        return EPOCH + timedelta(seconds=process.loop.now + process.leap)


class Secrets:
    """In the place of `secrets`: the same for the same seed."""

    def __init__(self, seed):
        self._luck = Random(f"secrets {seed}")

    def token_bytes(self, size=32):
        return self._luck.randbytes(size)

    def token_hex(self, size=32):
        return self._luck.randbytes(size).hex()

    def token_urlsafe(self, size=32):
        return self._luck.randbytes(size).hex()[: size * 4 // 3]

    def randbits(self, bits):
        return self._luck.getrandbits(bits)

    def randbelow(self, end):
        return self._luck.randrange(end)

    def choice(self, items):
        return self._luck.choice(items)


class Thinkers:
    """In the place of a pool of processes; the loop carries out what it is given."""

    def submit(self, task):
        """They are never broken: those that die say so."""

    def end(self, seconds):
        pass


class Notes(logging.Handler):
    """What the server writes to its log as an error: in a world in which nobody edits a log there is no reason for it.

    Table out of order, connection failed: whatever it is, something went wrong that nobody planned.
    """

    def __init__(self):
        super().__init__(logging.ERROR)
        self.errors = []

    def emit(self, record):
        self.errors.append(record.getMessage())


CLOCKS = Clocks()


@contextlib.contextmanager
def made_up(seed, database):
    """As long as a world lasts; the errors that are logged meanwhile."""
    secrets, notes, log = Secrets(seed), Notes(), logging.getLogger("macabre")
    changes = [(module, "time", CLOCKS) for module in _with("time", time)]
    changes += [(module, "secrets", secrets) for module in _with("secrets", sys.modules["secrets"])]
    games = catalogue.game_modules() | {SMALLEST: "macabre.games._template"}
    changes += [
        (catalogue, "game_modules", lambda: games),
        (luck, "secrets", secrets),
        (store, "datetime", Calendar),
        (accounts, "datetime", Calendar),
        (store, "make_pools", database.make_pools),
        (store, "Witness", Calm),
        (workers.Pool, "_make_pool", lambda pool: Thinkers()),
        (host, "KEEP_EVERY", OFTEN),
        (hall, "WORTH_KEEPING", OFTEN),
        (log, "handlers", [notes]),
        (log, "propagate", False),
        (log, "level", logging.ERROR),
    ]
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in changes]
    forget_levels(log)
    try:
        for owner, name, value in changes:
            setattr(owner, name, value)
        yield notes
    finally:
        for owner, name, value in reversed(before):
            setattr(owner, name, value)
        forget_levels(log)


def forget_levels(log):
    """A logger remembers whether it is enabled."""
    log.manager._clear_cache()


def _with(name, module):
    """The server's modules that use a module by its name."""
    ours = [(key, found) for key, found in sys.modules.items() if key.startswith("macabre.server.")]
    return [found for _, found in sorted(ours) if getattr(found, name, None) is module]
