"""Means and shares with intervals, from units that are drawn again; differences from the same units on both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import sqrt

import numpy as np
import numpy.typing as npt

from macabre.arena.statistics import Z95, wilson

TIMES = 2000  # that units are drawn again

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class FigureRow:
    """One measured thing: in each unit (a match, a pair, a deal) how much of it there was, and out of how much."""

    label: str
    amounts: Numbers
    outof: Numbers
    is_part: bool = True  # whether it is a part of a whole: never below 0 nor above 1

    @classmethod
    def mean(cls, label: str, values: Sequence[float] | Numbers, is_part: bool = True) -> FigureRow:
        """A mean over units."""
        numbers = np.asarray(values, np.float64)
        return cls(label, numbers, np.ones(len(numbers)), is_part)

    @classmethod
    def ratio(cls, label: str, amounts: Sequence[float], outof: Sequence[float], is_part: bool = True) -> FigureRow:
        """A ratio of two sums over units."""
        return cls(label, np.asarray(amounts, np.float64), np.asarray(outof, np.float64), is_part)

    @property
    def units(self) -> int:
        """In how many units there was anything to measure."""
        return int(np.count_nonzero(self.outof))

    @property
    def total(self) -> float:
        """Out of how much in all."""
        return float(self.outof.sum())

    @property
    def value(self) -> float:
        """What the units show, even if a part of a whole comes out below 0 by chance."""
        return float(self.amounts.sum()) / self.total

    def estimate(self) -> Estimate | None:
        """The value with its interval; nothing where there was nothing to measure."""
        return self._measured if self.total else None

    @cached_property
    def _measured(self) -> Estimate:
        found = _around(self.value, self.resampled, self.units)
        if not self.is_part:
            return found
        value = min(1.0, max(0.0, self.value))
        if found.low == found.high:
            return Estimate(value, *wilson(value * self.units, self.units))
        return _between_0_and_1(value, found)

    @cached_property
    def resampled(self) -> Numbers:
        """The value in each drawing of units."""
        weights = _weights(len(self.amounts))
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray(weights @ self.amounts / (weights @ self.outof))


def difference(row: FigureRow, other: FigureRow) -> Estimate | None:
    """By how much the other's value is above, where both were measured in the same units."""
    own, against = row.estimate(), other.estimate()
    if own is None or against is None or len(row.amounts) != len(other.amounts):
        return None
    return _around(other.value - row.value, other.resampled - row.resampled, min(row.units, other.units))


def _between_0_and_1(value: float, found: Estimate) -> Estimate:
    """The interval of a part. What came out below 0 may still be as much as half the interval is wide, and so on."""
    half = (found.high - found.low) / 2
    low, high = min(found.low, 1 - half), max(found.high, half)
    return Estimate(value, max(0.0, low), min(1.0, high))


def _around(value: float, resampled: Numbers, units: int) -> Estimate:
    """The interval of a value: of few units it is wider than drawing them again shows, by Student's measure."""
    if units < 2:
        return Estimate(value, value, value)
    low, high = map(float, np.nanquantile(resampled, [0.025, 0.975]))
    wider = _student(units - 1) / Z95 * sqrt(units / (units - 1))
    return Estimate(value, value - wider * max(0.0, value - low), value + wider * max(0.0, high - value))


def _student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, by its expansion in powers of 1 / freedom."""
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


@lru_cache(maxsize=8)
def _weights(units: int) -> Numbers:
    """How often each unit was drawn, in each drawing; the same for whatever is measured in as many units."""
    generator = np.random.Generator(np.random.PCG64(units))
    return generator.multinomial(units, np.full(units, 1 / units), size=TIMES).astype(np.float64)
