"""A server inside the test's own process, on a real port: clocks can be shortened and faults planted in it."""

import asyncio
import socket
import threading
import time

import uvicorn

from macabre.cli.serve import settings
from macabre.server.app import make_app
from macabre.server.settings import Settings


class LocalServer:
    """The application under uvicorn with the settings of `macabre serve`, in a thread."""

    def __init__(self, database, chosen=None, **changes):
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
        return set(self.server.config.app.app.app.state.hall.hosts)

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
