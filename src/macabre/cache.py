"""Files that we keep for ourselves, each sealed with our own key.

Compiled code is loaded by unpickling it, so whoever wrote it could do anything that we can. Therefore the folder
is for its owner alone, and each file begins with a seal: its HMAC by a key that lies elsewhere, in the user's own
folder. A file that is damaged, was made by somebody else or comes from another machine counts as missing.
The seal does not help against people who can read the key: they can already act as the user.
"""

from __future__ import annotations

import hmac
import os
import secrets
import stat
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

from macabre.system import turn_at

KEY_BYTES = SEAL_BYTES = 32
OTHERS = 0o077  # what anybody but the owner may do with a file
MOST_BYTES = 1 << 28
A_DAY = 86_400
SUFFIXES = (".nbc", ".cwasm", ".imports", ".ready", ".part", ".turn")  # of all files that we write


def cache_root() -> Path:
    """Where the folder of our files is: $MACABRE_CACHE, else the user's cache folder."""
    chosen = os.environ.get("MACABRE_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "macabre"


def key_file() -> Path:
    """Where the key is; nobody who hands us a cache folder says where."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "macabre" / "cache.key"


class Cache:
    """Sealed files by name, in a folder of our own; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, key: bytes) -> None:
        self.folder, self._key = folder, key
        self._is_tidy = False

    def read(self, name: str) -> bytes | None:
        """What was kept under a name; None if there is nothing that we sealed."""
        if self.folder is None:
            return None
        try:
            sealed = (self.folder / name).read_bytes()
        except OSError:
            return None
        if not hmac.compare_digest(sealed[:SEAL_BYTES], self._seal(name, sealed[SEAL_BYTES:])):
            return None
        with suppress(OSError):
            os.utime(self.folder / name)  # it is in use
        return sealed[SEAL_BYTES:]

    def write(self, name: str, data: bytes) -> None:
        """Keep data under a name, whole or not at all; where nothing can be written, nothing is kept."""
        if self.folder is not None:
            with suppress(OSError):
                _write_whole(self.folder / name, self._seal(name, data) + data)
                self._tidy_once(self.folder)

    def turn(self, name: str) -> AbstractContextManager[None]:
        """Who makes what is kept under a name does so in their turn, and finds it if another process made it before."""
        return nullcontext() if self.folder is None else turn_at(self.folder / f"{name}.turn")

    def _seal(self, name: str, data: bytes) -> bytes:
        return hmac.digest(self._key, f"{name}\n".encode() + data, "sha256")

    def _tidy_once(self, folder: Path) -> None:
        if not self._is_tidy:
            self._is_tidy = True
            forget_oldest(folder)


def forget_oldest(folder: Path, most: int = MOST_BYTES) -> None:
    """If there are more bytes than that, what was used longest ago goes, but nothing that was used today."""
    for used, size, path in sorted(_files_in(folder), reverse=True):
        most -= size
        if most < 0 and used < time.time() - A_DAY:
            path.unlink(missing_ok=True)


def _write_whole(path: Path, data: bytes) -> None:
    """For its owner alone, and there whole or not at all."""
    descriptor, part = tempfile.mkstemp(".part", dir=path.parent)
    try:
        with open(descriptor, "wb") as file:
            file.write(data)
        os.replace(part, path)
    except BaseException:
        os.unlink(part)
        raise


def _files_in(folder: Path) -> list[tuple[float, int, Path]]:
    """Our files, each with when it was last used and how large it is."""
    found = []
    for path in folder.iterdir():
        with suppress(OSError):
            if path.suffix in SUFFIXES:
                found.append((path.stat().st_mtime, path.stat().st_size, path))
    return found


def open_cache() -> Cache:
    """The user's cache; one that keeps nothing if its folder or its key cannot be ours alone."""
    try:
        return Cache(own_folder(cache_root() / "kernels"), own_key(key_file()))
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return Cache(None, b"")


def own_folder(folder: Path) -> Path:
    """A folder that nobody else can write into or read; PermissionError if it belongs to somebody else."""
    folder.mkdir(0o700, parents=True, exist_ok=True)
    found = folder.lstat()
    if not (stat.S_ISDIR(found.st_mode) and _is_ours(found)):
        raise PermissionError(f"{folder} is not a folder of our own")
    if found.st_mode & OTHERS:
        folder.chmod(0o700)
    return folder


def own_key(path: Path) -> bytes:
    """The key in a file that nobody else can read; it is made where there is none."""
    key = _read_key(path)
    if key is None:
        own_folder(path.parent)
        _write_whole(path, secrets.token_bytes(KEY_BYTES))
        key = _read_key(path)  # another process may have made one as well
    if key is None:
        raise PermissionError(f"{path} cannot be ours alone")
    return key


def _read_key(path: Path) -> bytes | None:
    try:
        with path.open("rb") as file:
            found, key = os.fstat(file.fileno()), file.read(KEY_BYTES + 1)
    except OSError:
        return None
    is_secret = _is_ours(found) and not (hasattr(os, "getuid") and found.st_mode & OTHERS)
    return key if is_secret and len(key) == KEY_BYTES else None


def _is_ours(found: os.stat_result) -> bool:
    return not hasattr(os, "getuid") or found.st_uid == os.getuid()


CACHE = open_cache()
