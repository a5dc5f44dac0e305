"""Real server processes for tests."""

import contextlib
import ctypes
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import pytest

from tests.command import USUAL_MACHINE
from tests.server.shadow import FAULT

PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1


def fixed_port():
    """A free port below those of outgoing connections: who knocks at a closed door must not meet himself."""
    for port in random.sample(range(20_000, 30_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


class Server:
    """`macabre serve` in a process of its own, with a shadow beside every table."""

    def __init__(self, database, port=0, *more, begin=None, env=None):
        """`begin` is called in the process before it becomes a server."""
        self.database, self.port, self.more, self.begin, self.env = database, port, more, begin, env or {}
        self.process = None

    def spawn(self):
        """Begin to start."""
        command = [sys.executable, "-m", "tests.server.shadowed", "serve", "--port", str(self.port)]
        command += ["--database", self.database] if self.database else []
        command += ["--pace", "0"]  # bots that wait make tests wait
        self.output = tempfile.NamedTemporaryFile(delete=False)  # noqa: SIM115 (a pipe unread would fill up)
        self.process = subprocess.Popen(
            [*command, *self.more],
            stdout=self.output,
            stderr=subprocess.STDOUT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"} | USUAL_MACHINE | self.env,
            preexec_fn=self.begin,  # noqa: PLW1509 (it only asks the kernel for something)
        )
        return self

    def start(self):
        """Start, and wait until it answers."""
        self.spawn()
        while not (found := re.search(r"is open at .*:(\d+)/", self.said())):
            assert self.process.poll() is None, f"the server did not start: {self.said()}"
            time.sleep(0.02)
        self.port = int(found[1])
        self.url = f"http://localhost:{self.port}"
        self._wait_until_alive()
        return self

    def _wait_until_alive(self):
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/alive", timeout=2):
                return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def said(self):
        """All that it has printed."""
        return Path(self.output.name).read_text("utf-8")

    def kill(self):
        """As a power cut would."""
        self.process.kill()
        self.process.wait()
        self.close()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return self.close()

    def close(self):
        """What it has printed; its tables were what their logs say, all the time."""
        output = self.said()
        self.output.close()
        Path(self.output.name).unlink()
        assert FAULT not in output, output
        return output

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()


@contextlib.contextmanager
def full_disk(pid, folder):
    """Nothing the process writes may make a file longer: the disk is full, until it is not."""
    resource = pytest.importorskip("resource")  # not on Windows
    size = max(path.stat().st_size for path in folder.glob("tables.db-wal"))
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, hard))


def children(pid):
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rsplit(")", 1)[1].split()[1]) == pid:
                found.append(int(path.parent.name))
    return found


def obey_modes():
    """In a child that is about to become a server: even root minds what a file's mode says."""
    ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)
