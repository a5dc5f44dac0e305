"""Follows the Dockerfile where there is no Docker: `python -m scripts.container FOLDER`.

Its steps are done below an empty folder, with what .dockerignore lets through; then the server is started as the
container would start it, asked for its health as the container would be asked, and ended. What is not tried: the base
image, the user, and the read-only file system.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PORT = "8013"  # of the container
HEALTHY_SECONDS = 180  # until when it must be, as HEALTHCHECK says


class Container:
    """A folder that stands for the root of a container's file system."""

    def __init__(self, root: Path) -> None:
        self.root, self.port = root, str(_free_port())
        self.env = os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
        self.last: dict[str, list[str]] = {}  # what is run in the end, by instruction

    def build(self) -> None:
        """Do what the Dockerfile says, line by line."""
        (self.root / "data").mkdir(parents=True)
        for instruction, rest in _instructions():
            if instruction == "COPY" and "--from" not in rest:
                self._copy(*rest.split())
            elif instruction == "RUN" and "useradd" not in rest:
                subprocess.run(self._below(rest), shell=True, check=True, env=self.env)
            elif instruction == "ENV":
                self._set(rest)
            elif instruction in ("ENTRYPOINT", "CMD"):
                self.last[instruction] = json.loads(rest)
            elif instruction == "HEALTHCHECK":
                self.last[instruction] = json.loads(rest.partition(" CMD ")[2])

    def _copy(self, source: str, target: str) -> None:
        for path in _copied():
            inside = path.relative_to(ROOT)
            if source == "." or path == ROOT / source:
                place = self.root / target.strip("/") / (inside if source == "." else inside.name)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)

    def _set(self, variables: str) -> None:
        for variable in shlex.split(variables):
            name, _, value = variable.partition("=")
            self.env[name] = self._below(value).replace("$PATH", self.env["PATH"])

    def _below(self, text: str) -> str:
        """A text whose folders lie below this root."""
        return re.sub(r"(?<![\w.])/(?=(macabre|source|data)\b)", f"{self.root}/", text)

    def _command(self, *instructions: str) -> list[str]:
        words = [word for instruction in instructions for word in self.last[instruction]]
        return [shutil.which(words[0], path=self.env["PATH"]) or words[0]] + [
            word.replace(PORT, self.port) for word in words[1:]
        ]

    def run(self) -> None:
        """Start the server, wait until it is healthy, and end it."""
        with subprocess.Popen(self._command("ENTRYPOINT", "CMD"), env=self.env, cwd=self.root) as server:
            try:
                limit = time.monotonic() + HEALTHY_SECONDS
                while not self._is_healthy():
                    if server.poll() is not None or time.monotonic() > limit:
                        raise SystemExit("the server is not healthy")
                    time.sleep(0.5)
            finally:
                server.terminate()

    def _is_healthy(self) -> bool:
        asked = subprocess.run(self._command("HEALTHCHECK"), env=self.env, capture_output=True, check=False)
        return asked.returncode == 0


def _instructions() -> Iterator[tuple[str, str]]:
    for line in (ROOT / "Dockerfile").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            instruction, _, rest = line.partition(" ")
            yield instruction, rest


def _copied() -> Iterator[Path]:
    """The files that .dockerignore lets through."""
    for line in (ROOT / ".dockerignore").read_text("utf-8").split():
        if line.startswith("!"):
            found = ROOT / line[1:]
            inside = found.rglob("*") if found.is_dir() else [found]
            yield from (path for path in inside if path.is_file() and "__pycache__" not in path.parts)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as line:
        return int(line.getsockname()[1])


if __name__ == "__main__":
    container = Container(Path(sys.argv[1]).resolve())
    container.build()
    container.run()
    print("The container's steps were done, and its server is healthy.")
