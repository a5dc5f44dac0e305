"""Work that has no end, done in several processes, its results in order."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 8  # tasks handed out for each process, so that none waits for one that is slow


def in_order(do: Callable[[T], R], tasks: Iterator[T], processes: int) -> Iterator[R]:
    """What comes of each task; in this process if there is but one."""
    if processes == 1:
        yield from map(do, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        waiting = [pool.apply_async(do, (task,)) for task in islice(tasks, AHEAD * processes)]
        for task in tasks:
            yield waiting.pop(0).get()
            waiting.append(pool.apply_async(do, (task,)))
