"""What operating systems do differently: limits, pace and cores of a process, and locks on files.

A system that lacks one goes without.
"""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any


def _where_there_is(name: str) -> Any:
    with suppress(ImportError):
        return import_module(name)
    return None


_limits, _locks = _where_there_is("resource"), _where_there_is("fcntl")  # not on Windows


def open_files() -> int:
    """How many files this process may have open."""
    if _limits is None:
        return sys.maxsize
    soft, _ = _limits.getrlimit(_limits.RLIMIT_NOFILE)
    return sys.maxsize if soft == _limits.RLIM_INFINITY else int(soft)


def allow_files(most: int) -> None:
    """Systems allow few unless a process asks for more, up to a hard limit."""
    if _limits is None:
        return
    soft, hard = _limits.getrlimit(_limits.RLIMIT_NOFILE)
    wanted = most if hard == _limits.RLIM_INFINITY else min(hard, most)
    if soft != _limits.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            _limits.setrlimit(_limits.RLIMIT_NOFILE, (wanted, hard))


def limit_time(seconds: int) -> None:
    """From now on; beyond them the system ends this process."""
    if _limits is not None:
        usage = _limits.getrusage(_limits.RUSAGE_SELF)
        _lower(_limits.RLIMIT_CPU, math.ceil(usage.ru_utime + usage.ru_stime) + seconds)


def limit_more_memory(size: int) -> None:
    """Bytes beyond those that this process has now."""
    if _limits is not None:
        with suppress(OSError):  # not every system tells how much that is
            pages = int(Path("/proc/self/statm").read_text().split()[0])
            _lower(_limits.RLIMIT_AS, pages * _limits.getpagesize() + size)


def limit_data(size: int) -> None:
    """Whoever wants more bytes than these gets a MemoryError."""
    if _limits is not None:
        with suppress(ValueError, OSError):
            _limits.setrlimit(_limits.RLIMIT_DATA, (size, size))


def _lower(limit: int, value: int) -> None:
    _, most = _limits.getrlimit(limit)
    _limits.setrlimit(limit, (value if most == _limits.RLIM_INFINITY else min(value, most), most))


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def give_way(niceness: int) -> None:
    """Leave other processes their pace."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def lock(handle: int) -> None:
    """A file is this process's alone; BlockingIOError if it is another's."""
    if _locks is not None:
        _locks.flock(handle, _locks.LOCK_EX | _locks.LOCK_NB)


@contextmanager
def turn_at(path: Path) -> Iterator[None]:
    """Processes that come to the same path go one after another; the file that says so is gone when the last is."""
    handle = _take_turn(path)
    try:
        yield
    finally:
        if handle is not None:
            path.unlink(missing_ok=True)
            os.close(handle)


def _take_turn(path: Path) -> int | None:
    """None where nothing can be written or locked: then nobody waits."""
    if _locks is None:
        return None
    with suppress(OSError):
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        with suppress(OSError):
            _locks.flock(handle, _locks.LOCK_EX)
        return handle
    return None
