"""The peers' private environment, made on first use, and the process in it that measures them."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any, cast

HERE = Path(__file__).parent
PINNED = HERE / "peers.txt"


class NoPeersError(Exception):
    """The environment cannot be made; the text says why, in a sentence."""


def folder(pinned: Path) -> Path:
    """Where it is kept: one for each list of versions and each Python."""
    root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    digest = hashlib.sha256(pinned.read_bytes() + sys.version.encode()).hexdigest()[:12]
    return root / "macabre-benchmarks" / f"peers-{digest}"


def interpreter(pinned: Path) -> Path:
    """The Python of an environment that is ready; it is made if need be."""
    place = folder(pinned)
    python = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not (place / "ready").exists():
        _run([sys.executable, "-m", "venv", "--clear", str(place)])
        _run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(pinned)])
        (place / "ready").touch()
    return python


def _run(command: list[str]) -> None:
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as error:
        last_words = (getattr(error, "stderr", "") or str(error)).strip().splitlines()[-1]
        raise NoPeersError(f"The peers cannot be installed, so only our side is measured: {last_words}") from None


class Peers:
    """The process that measures them; it sleeps while we are measured."""

    def __init__(self, script: str = "peers.py", pinned: Path = PINNED) -> None:
        alone = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
        command = [str(interpreter(pinned)), "-E", "-s", str(HERE / script)]
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere, text=True, env=alone)
        self._requests, self._replies = cast("IO[str]", self._process.stdin), cast("IO[str]", self._process.stdout)

    def ask(self, what: str, seconds: float = 0.0) -> Any:
        """Its answer; RuntimeError with what went wrong if it has none."""
        self._requests.write(json.dumps({"ask": what, "seconds": seconds}) + "\n")
        self._requests.flush()
        reply = json.loads(self._replies.readline() or '{"error": "the process ended"}')
        if "error" in reply:
            raise RuntimeError(f"the peers broke on «{what}»: {reply['error']}")
        return reply["answer"]

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()
