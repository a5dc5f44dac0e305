"""Who carries out tasks, such as the deals of a series: this process, a process for each core, or a Ray cluster.

A crew is given a work and the numbers of its tasks, and yields each as it is finished, in any
order. The result of a task does not depend on the crew.
"""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

from macabre.errors import Error
from macabre.language import sayings
from macabre.language.saying import COMMANDS
from macabre.system import cores

_report = sayings(COMMANDS)

T = TypeVar("T")

AHEAD = 2  # tasks handed out for each process, so that none waits


@dataclass(frozen=True)
class Work(Generic[T]):
    """Tasks by number, and functions of a module that any process can call."""

    key: bytes  # says all about the tasks
    open: Callable[[bytes], object]  # loads what they need, once in each process
    play: Callable[[bytes, int], T]  # does one; the same in whatever process


class Crew(Protocol):
    """Whoever does tasks."""

    def __call__(self, work: Work[T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]:
        """Each task's number with what came of it."""
        ...


def alone(work: Work[T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]:
    """Play here, one task after another."""
    for number in numbers:
        yield number, work.play(work.key, number)


# --- processes


def in_processes(jobs: int) -> Crew:
    """A crew of processes, each of which loads the game once."""

    def crew(work: Work[T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]:
        others = multiprocessing.active_children()
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, context, _enter, (work.open, work.key))
        try:
            yield from _hand_out(pool, work, iter(numbers), jobs * AHEAD)
        except BrokenProcessPool:
            raise Error(_report("fault-process-ended")) from None
        finally:
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()
            pool.shutdown(cancel_futures=True)  # to its end: what is still closing when Python ends complains

    return crew


def _hand_out(pool: ProcessPoolExecutor, work: Work[T], numbers: Iterator[int], most: int) -> Iterator[tuple[int, T]]:
    """A few tasks ahead of those that are being played, so that a series can be stopped."""
    running: dict[Future[T], int] = {}
    while True:
        for number in islice(numbers, most - len(running)):
            running[pool.submit(work.play, work.key, number)] = number
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future.result()


def _enter(open_work: Callable[[bytes], object], key: bytes) -> None:
    """Begin a process: warm, deaf to Ctrl-C, which is the parent's to answer, and gone when the parent is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    open_work(key)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


# --- Ray


def on_ray(address: str) -> Crew:
    """A crew on a Ray cluster at an address; «local» starts one here."""

    def crew(work: Work[T], numbers: Iterable[int]) -> Iterator[tuple[int, T]]:
        ray = _connect(address)
        task = ray.remote(work.play)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        try:
            yield from _hand_out_on_ray(ray, task, work.key, iter(numbers), most)
        finally:
            ray.shutdown()

    return crew


def choose_crew(jobs: int | None, ray: str | None) -> Crew:
    """A cluster if one is named; else that number of processes, or one for each core."""
    if ray is not None:
        return on_ray(ray)
    count = jobs or cores()
    return alone if count == 1 else in_processes(count)


def _connect(address: str) -> Any:
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise Error(_report("fault-no-ray")) from None
    try:
        ray.init(address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise Error(_report("fault-ray", address=address, why=error.__class__.__name__)) from None
    return ray


def _hand_out_on_ray(ray: Any, task: Any, key: bytes, numbers: Iterator[int], most: int) -> Iterator[tuple[int, Any]]:
    running: dict[Any, int] = {}
    while True:
        for number in islice(numbers, most - len(running)):
            running[task.remote(key, number)] = number
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            yield running.pop(reference), ray.get(reference)
