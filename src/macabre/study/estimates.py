"""Means and shares with intervals, from units that are drawn again; differences from the same units on both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from macabre.arena.statistics import wilson

TIMES = 2000  # that units are drawn again

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """One measured thing: in each unit (a match, a pair, a deal) how much of it there was, and out of how much."""

    label: str
    amounts: Numbers
    outof: Numbers

    @classmethod
    def mean(cls, label: str, values: Sequence[float] | Numbers) -> Row:
        """A mean over units."""
        numbers = np.asarray(values, np.float64)
        return cls(label, numbers, np.ones(len(numbers)))

    @classmethod
    def ratio(cls, label: str, amounts: Sequence[float], outof: Sequence[float]) -> Row:
        """A ratio of two sums over units."""
        return cls(label, np.asarray(amounts, np.float64), np.asarray(outof, np.float64))

    @property
    def total(self) -> float:
        """Out of how much in all."""
        return float(self.outof.sum())

    def estimate(self) -> Estimate | None:
        """The value with its interval; nothing where there was nothing to measure."""
        return self._measured if self.total else None

    @cached_property
    def _measured(self) -> Estimate:
        value = float(self.amounts.sum()) / self.total
        low, high = _interval(self.resampled)
        if low == high and 0 <= value <= 1:
            low, high = wilson(float(self.amounts.sum()), round(self.total))
        return Estimate(value, min(low, value), max(high, value))

    @cached_property
    def resampled(self) -> Numbers:
        """The value in each drawing of units."""
        weights = _weights(len(self.amounts))
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray(weights @ self.amounts / (weights @ self.outof))


def difference(row: Row, other: Row) -> Estimate | None:
    """By how much the other's value is above, where both were measured in the same units."""
    own, against = row.estimate(), other.estimate()
    if own is None or against is None or len(row.amounts) != len(other.amounts):
        return None
    low, high = _interval(other.resampled - row.resampled)
    value = against.value - own.value
    return Estimate(value, min(low, value), max(high, value))


def _interval(values: Numbers) -> tuple[float, float]:
    known = values[~np.isnan(values)]
    low, high = np.quantile(known, [0.025, 0.975]) if len(known) else (np.nan, np.nan)
    return float(low), float(high)


@lru_cache(maxsize=8)
def _weights(units: int) -> Numbers:
    """How often each unit was drawn, in each drawing; the same for whatever is measured in as many units."""
    generator = np.random.Generator(np.random.PCG64(units))
    return generator.multinomial(units, np.full(units, 1 / units), size=TIMES).astype(np.float64)
