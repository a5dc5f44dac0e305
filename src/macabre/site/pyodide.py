"""Python for browsers: fetched once by npm, known by its hash, and kept with our other files."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from macabre.cache import cache_root
from macabre.errors import Error

PIN: dict[str, Any] = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
FETCH_SECONDS = 600


class NoPyodide(Error):
    """Python for browsers cannot be had."""


def pyodide(folder: Path | None = None) -> dict[str, bytes]:
    """The files of Pyodide by name: from a folder that is given, else from the archive that a release is pinned to."""
    return _from_folder(folder) if folder else _from_archive(_archive())


def _from_folder(folder: Path) -> dict[str, bytes]:
    missing = [name for name in PIN["files"] if not (folder / name).is_file()]
    if missing:
        raise NoPyodide.because("fault-pyodide-folder", folder=str(folder), missing=", ".join(missing))
    return {name: (folder / name).read_bytes() for name in PIN["files"]}


def _from_archive(data: bytes) -> dict[str, bytes]:
    with tempfile.TemporaryFile() as file:
        file.write(data)
        file.seek(0)
        with tarfile.open(fileobj=file) as archive:
            return {name: _member(archive, f"package/{name}") for name in PIN["files"]}


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    file = archive.extractfile(name)
    assert file is not None
    return file.read()


def _archive() -> bytes:
    """The archive, fetched unless it is kept."""
    kept = cache_root() / f"pyodide-{PIN['version']}.tgz"
    if kept.is_file() and _is_right(found := kept.read_bytes()):
        return found
    fetched = _fetch()
    kept.parent.mkdir(parents=True, exist_ok=True)
    part = kept.with_suffix(".part")
    part.write_bytes(fetched)
    part.replace(kept)
    return fetched


def _is_right(data: bytes) -> bool:
    return f"sha512-{base64.b64encode(hashlib.sha512(data).digest()).decode()}" == PIN["integrity"]


def _fetch() -> bytes:
    own = Path(sys.executable).with_name("npm")
    npm = str(own) if own.exists() else shutil.which("npm")
    if npm is None:
        raise NoPyodide.because("fault-no-npm")
    with tempfile.TemporaryDirectory() as folder:
        wanted = [npm, "pack", f"pyodide@{PIN['version']}", "--silent"]
        done = subprocess.run(wanted, cwd=folder, check=False, capture_output=True, timeout=FETCH_SECONDS)
        found = [path.read_bytes() for path in Path(folder).glob("*.tgz")]
    if done.returncode or not found:
        raise NoPyodide.because("fault-npm", version=PIN["version"])
    if not _is_right(found[0]):
        raise NoPyodide.because("fault-pyodide", version=PIN["version"])
    return found[0]
