"""Who plays a series' deals: this process, a process for each core, or a Ray cluster.

A crew is given a series and deals, and yields each deal as it is finished, in any order.
What is played does not depend on the crew.
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
from itertools import islice
from typing import Any

from macabre.arena.series import Played, Series, open_series, play_deal
from macabre.errors import Error

Finished = tuple[int, list[Played]]
Crew = Callable[[Series, Iterable[int]], Iterator[Finished]]

AHEAD = 2  # deals handed out for each process, so that none waits


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def alone(series: Series, deals: Iterable[int]) -> Iterator[Finished]:
    """Play here, one deal after another."""
    for deal in deals:
        yield deal, play_deal(series.key, deal)


# --- processes


def in_processes(jobs: int) -> Crew:
    """A crew of so many processes, each of which loads the game once."""

    def crew(series: Series, deals: Iterable[int]) -> Iterator[Finished]:
        others = multiprocessing.active_children()
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(jobs, context, _enter, (series.key,))
        try:
            yield from _hand_out(pool, series.key, iter(deals), jobs * AHEAD)
        except BrokenProcessPool:
            raise Error("a process of the series was ended from outside; what is finished was kept") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                if process not in others:
                    process.terminate()

    return crew


def _hand_out(pool: ProcessPoolExecutor, key: bytes, deals: Iterator[int], most: int) -> Iterator[Finished]:
    """A few deals ahead of those that are being played, so that a series can be stopped."""
    running: dict[Future[list[Played]], int] = {}
    while True:
        for deal in islice(deals, most - len(running)):
            running[pool.submit(play_deal, key, deal)] = deal
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future.result()


def _enter(key: bytes) -> None:
    """Begin a process: warm, deaf to Ctrl-C, which is the parent's to answer, and gone when the parent is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    open_series(key)


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


# --- Ray


def on_ray(address: str) -> Crew:
    """A crew on a Ray cluster at an address; «local» starts one here."""

    def crew(series: Series, deals: Iterable[int]) -> Iterator[Finished]:
        ray = _connect(address)
        task = ray.remote(play_deal)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        try:
            yield from _hand_out_on_ray(ray, task, series.key, iter(deals), most)
        finally:
            ray.shutdown()

    return crew


def _connect(address: str) -> Any:
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise Error("Ray is not installed: pip install 'macabre[ray]'") from None
    try:
        ray.init(address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise Error(f"no Ray cluster answers at {address} ({error.__class__.__name__})") from None
    return ray


def _hand_out_on_ray(ray: Any, task: Any, key: bytes, deals: Iterator[int], most: int) -> Iterator[Finished]:
    running: dict[Any, int] = {}
    while True:
        for deal in islice(deals, most - len(running)):
            running[task.remote(key, deal)] = deal
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        for reference in done:
            yield running.pop(reference), ray.get(reference)
