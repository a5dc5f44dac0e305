"""Estimates with their uncertainty, and distributions drawn as bars."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

import numpy as np
import numpy.typing as npt

from macabre.language import Speech
from macabre.language.columns import flush_right

Z95 = 1.959964
BAR, PLACES = 40, 13  # how wide bars are, and what stands before them
EIGHTHS = " ▏▎▍▌▋▊▉█"


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + Z95**2 / (2 * trials)
    spread = Z95 * sqrt(share * (1 - share) / trials + Z95**2 / (4 * trials**2))
    scale = 1 + Z95**2 / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def bar(share: float) -> str:
    """A bar of up to full width."""
    eighths = round(share * BAR * 8)
    return EIGHTHS[8] * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def draw_histogram(values: npt.NDArray[np.int64], speech: Speech, bins: int = 12) -> list[str]:
    """A distribution of whole numbers, a line for each range."""
    low, high = int(values.min()), int(np.quantile(values, 0.995))
    step = max(1, -(-(high - low + 1) // bins))
    edges = [low + step * i for i in range(bins + 1) if low + step * i <= high + step]
    counts = [int(((values >= a) & (values < b)).sum()) for a, b in pairwise(edges)]
    beyond = int((values >= edges[-1]).sum())
    more = speech.report("range-or-more", low=edges[-1])
    return [
        f"{flush_right(_range_text(edge, step, speech), PLACES)} {bar(count / max(counts))} {count}"
        for edge, count in zip(edges, counts, strict=False)
    ] + ([f"{flush_right(more, PLACES)} {bar(beyond / max(counts))} {beyond}"] if beyond else [])


def _range_text(low: int, step: int, speech: Speech) -> str:
    return str(low) if step == 1 else speech.report("range", low=low, high=low + step - 1)


def quartiles(values: Sequence[int] | npt.NDArray[np.int64]) -> tuple[int, int, int]:
    """The quarter, the half and the three-quarter mark."""
    low, middle, high = np.quantile(values, [0.25, 0.5, 0.75])
    return int(low), int(middle), int(high)


def resampled_interval(values: npt.NDArray[np.float64], times: int = 4000) -> tuple[float, float]:
    """The 95 % interval of a mean, from means of as many values drawn again.

    A value is a deal's: its matches share their luck, so deals are drawn, not matches. Where
    all are alike and drawing again shows no spread, the interval is that of a share of the deals.
    """
    if len(values) < 2 or values.min() == values.max():
        return _interval_without_spread(values)
    generator = np.random.Generator(np.random.PCG64(len(values)))
    means = [values[generator.integers(len(values), size=len(values))].mean() for _ in range(times)]
    low, high = np.quantile(means, [0.025, 0.975])
    return float(low), float(high)


def _interval_without_spread(values: npt.NDArray[np.float64]) -> tuple[float, float]:
    if len(values) == 0:
        return 0.0, 1.0
    return wilson(float(values[0]) * len(values), len(values))
