"""The file of a SQLite database: its owner's alone, one server's at a time, and still the one that was opened."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from macabre.errors import Error, reason
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.system import lock

_report = sayings(COMMANDS)

PRIVATE = 0o600
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database


class Unfit(Error):
    """Why a database cannot be used, in half a sentence."""


def check_place(file: Path) -> None:
    """Whether the database can be written where it is to be; Unfit if not."""
    if not file.parent.is_dir():
        raise Unfit(_report("unfit-no-folder", folder=str(file.parent)))
    if file.exists() and not file.is_file():
        raise Unfit(_report("unfit-no-file"))
    if file.exists() and not os.access(file, os.W_OK):
        raise Unfit(_report("unfit-read-only"))
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise Unfit(_report("unfit-folder-read-only", folder=str(file.parent)))


def check_there(file: Path) -> None:
    """Whether there is such a file; Unfit if not."""
    if not file.is_file():
        raise Unfit(_report("unfit-not-there"))


def make_private(file: Path) -> None:
    """A new file is its owner's alone from the first byte on; one that others could read is narrowed."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for one in (file, *(Path(f"{file}{end}") for end in BESIDE)):
        with suppress(FileNotFoundError):
            _narrow(one)


def _narrow(file: Path) -> None:
    if file.stat().st_mode & 0o777 & ~PRIVATE:
        try:
            file.chmod(PRIVATE)
        except PermissionError:
            raise Unfit(_report("unfit-open-to-all", file=str(file))) from None


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Somewhere to write what becomes a new file once it is whole; its owner's alone."""
    part = file.with_name(f"{file.name}.part")
    try:
        if file.exists():
            raise Error(_report("fault-exists", file=str(file)))
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        yield part
        os.link(part, file)  # unlike a renaming, it replaces nothing that came meanwhile
    except OSError as error:
        raise Error(_report("fault-unwritable", file=str(file), why=reason(error))) from None
    finally:
        for left in (part, *(Path(f"{part}{end}") for end in BESIDE)):
            with suppress(OSError):
                left.unlink(missing_ok=True)


class Witness:
    """Knows whether a database's file is still the one that was opened; if not, what is written there is lost."""

    def __init__(self, file: Path) -> None:
        self._file, self._log = file, Path(f"{file}-wal")
        self._known: dict[Path, tuple[int, int]] = {}
        self.check()

    def check(self) -> None:
        """OSError if the file, or the log that SQLite writes first, was deleted or exchanged."""
        self._check(self._file)
        if self._log in self._known:
            self._check(self._log)

    def check_writable(self) -> None:
        """OSError also if nothing may be written there any more."""
        self.check()
        if not os.access(self._file, os.W_OK):
            raise PermissionError("the file of the database is read-only")

    def check_written(self) -> None:
        """The same after a commit, when there is such a log."""
        self._check(self._file)
        self._check(self._log)

    def expect_new_log(self) -> None:
        """SQLite reopens the file, and with it may begin another log."""
        self._known.pop(self._log, None)

    def _check(self, file: Path) -> None:
        found = file.stat()
        if self._known.setdefault(file, (found.st_dev, found.st_ino)) != (found.st_dev, found.st_ino):
            raise FileNotFoundError("the file of the database is no longer the one that was opened")


@contextmanager
def sole_server(file: Path) -> Iterator[Callable[[str], None]]:
    """Nobody else serves this file until the process ends, however it ends; an Error names who does.

    What is given takes the address at which this server will be found.
    """
    handle = _open_lock(Path(f"{file.resolve()}.lock"))
    try:
        _lock(handle, file)
        here = f"PID {os.getpid()}, {socket.gethostname()}"
        _write(handle, here)
        yield lambda address: _write(handle, f"{here}, {address}")
    finally:
        os.close(handle)


def _open_lock(file: Path) -> int:
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as error:
        raise Error(_report("fault-lock", file=str(file), why=str(error.strerror))) from None


def _lock(handle: int, file: Path) -> None:
    try:
        lock(handle)
    except BlockingIOError:
        other = _read(handle).decode(errors="replace").strip()
        raise Error(_report("fault-served", file=str(file), server=other or None)) from None


def _read(handle: int) -> bytes:
    os.lseek(handle, 0, os.SEEK_SET)
    return os.read(handle, 1000)


def _write(handle: int, text: str) -> None:
    os.ftruncate(handle, 0)
    os.lseek(handle, 0, os.SEEK_SET)
    os.write(handle, text.encode())
