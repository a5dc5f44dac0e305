"""A server inside the test's own process, on a real port: clocks can be shortened and faults planted in it."""

import asyncio
import contextlib
import inspect
import socket
import threading
import time

import pytest
import uvicorn

from macabre.cli.serve import settings
from macabre.server import hall
from macabre.server.app import make_app
from macabre.server.settings import Settings


class LocalServer:
    """The application under uvicorn with the settings of `macabre serve`, in a thread."""

    def __init__(self, database, chosen=None, **changes):
        self.database = database
        listener = socket.create_server(("127.0.0.1", 0))
        self.port = listener.getsockname()[1]
        self.url = f"http://localhost:{self.port}"
        app = make_app(database, settings=chosen or Settings(pace=0))
        config = uvicorn.Config(app, **(settings() | {"factory": False} | changes))
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self._run, args=(listener,), daemon=True)

    @property
    def awake(self):
        """The codes of the tables that are awake; the others are asleep in the database."""
        plain = self.server.config.app.app.app
        return set(inspect.getclosurevars(plain).nonlocals["app"].state.hall.hosts)

    def _run(self, listener):
        with listener:
            asyncio.run(self.server.serve([listener]))

    def __enter__(self):
        self.thread.start()
        limit = time.monotonic() + 60
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < limit, "the server takes too long to start"
            time.sleep(0.01)
        return self

    def __exit__(self, *_):
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server does not stop"


@contextlib.contextmanager
def sleepy_server(database):
    """A server whose tables do not rest: those that everybody has left are read from the database for who comes."""
    with pytest.MonkeyPatch.context() as changed, LocalServer(database) as server:
        changed.setattr(hall, "MOST_RESTING", 0)
        yield server


async def asleep(server, code):
    """Until a table of such a server sleeps."""
    while code in server.awake:
        await asyncio.sleep(0.01)
