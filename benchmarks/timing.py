"""How speed is taken, the same for us and for the peers: work done per second of CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable

Batch = Callable[[int], tuple[int, float]]  # the batch's number -> how much was done, in how many CPU seconds


def rate(batch: Batch, seconds: float) -> float:
    """What is done in a CPU second, by as many batches as fill the time given."""
    (done, spent), number = batch(0), 0
    while spent < seconds:
        number += 1
        more, took = batch(number)
        done, spent = done + more, spent + took
    return done / spent


def timed(work: Callable[[int], int]) -> Batch:
    """A batch whose whole work is timed, and which counts what it does itself."""

    def batch(number: int) -> tuple[int, float]:
        begun = time.process_time()
        done = work(number)
        return done, time.process_time() - begun

    return batch
