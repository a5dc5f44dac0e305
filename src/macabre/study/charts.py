"""The charts of a study: narrow enough for a phone, each with what made it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import floor, log10
from textwrap import shorten

import numpy as np

from macabre.arena import svg
from macabre.language import Figure, Speech
from macabre.language.columns import filled, width
from macabre.study.estimates import Estimate
from macabre.study.figures import SHARE

WIDTH, LEFT, RIGHT = 400, 16, 86
LABEL, LINE, GAP = 18, 16, 8  # heights: of a row's label, of each of its marks, of what parts rows
PANEL, BINS = 84, 28
FOOT, LETTERS = 13, 70  # of the lines that say what made a chart
TITLE_LINE, TITLE_LETTERS = 18, 48
NAME_LETTERS = 24  # of a name before a distribution
COLOURS = (4, 0, 1, 2, 3, 5)  # which of the drawing's colours traces take


@dataclass(frozen=True)
class ChartLine:
    """A name, and an estimate for each label of a chart."""

    name: str
    estimates: dict[str, Estimate | None]


@dataclass(frozen=True)
class Form:
    """How numbers are written."""

    form: str
    signed: bool = False
    speech: Speech = field(default_factory=Speech)

    def write(self, value: float) -> str:
        """A number as people read it."""
        return self.speech.figure(value, ".1%") if self.form == SHARE and not self.signed else self.write_bare(value)

    def write_bare(self, value: float) -> str:
        """The same without its unit."""
        sign = "+" if self.signed else ""
        if self.form == SHARE:
            return self.speech.figure(100 * value, f"{sign}.1f")
        return self.speech.figure(value, f"{sign},.{0 if abs(value) >= 1000 else 1 if abs(value) >= 10 else 2}f")

    def write_mark(self, value: float) -> str:
        """A number under a grid's line."""
        sign = "+" if self.signed and value else ""
        return self.speech.figure(*((100 * value, f"{sign}.3g") if self.form == SHARE else (value, ",.4g")))

    def write_all(self, estimate: Estimate | None) -> str:
        """A value with its interval."""
        if estimate is None:
            return "–"
        low, high = self.write_bare(estimate.low), self.write(estimate.high)
        return self.speech.report("figure-interval", value=self.write(estimate.value), low=low, high=high)


class Scale:
    """Values along a width."""

    def __init__(self, low: float, high: float, right: float = WIDTH - RIGHT) -> None:
        self.low, self.high, self.right = low, high if high > low else low + 1, right

    def __call__(self, value: float) -> float:
        return LEFT + (self.right - LEFT) * (value - self.low) / (self.high - self.low)

    @property
    def marks(self) -> list[float]:
        """Where the grid's lines stand: at three to six round numbers."""
        rough = (self.high - self.low) / 4
        power = 10.0 ** floor(log10(rough))
        step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.8)
        first = floor(self.low / step + 1 - 1e-9)
        marks = [step * number for number in range(first - 1, first + 8)]
        return [mark for mark in marks if self.low - 1e-9 <= mark <= self.high + 1e-9]


def draw_intervals(
    title: str, labels: Sequence[str], traces: Sequence[ChartLine], form: Form, even: float | None, made: str
) -> str:
    """A row for each label, a dot with its interval for each trace."""
    scale = _fitting(traces, form, even)
    start, parts = _head(title, traces)
    top = start + 10
    height = LABEL + LINE * len(traces) + GAP
    bottom = top + height * len(labels)
    parts += _grid(scale, top, bottom, form)
    if even is not None:
        parts.append(svg.line(scale(even), top, scale(even), bottom, "even"))
    for number, label in enumerate(labels):
        parts += _row(label, traces, top + height * number, scale, form)
    return _finish(title, parts, bottom + 24, made)


def _row(label: str, traces: Sequence[ChartLine], top: float, scale: Scale, form: Form) -> Iterator[str]:
    yield svg.text(LEFT, top + 13, label, "clear")
    for number, one in enumerate(traces):
        estimate, y = one.estimates.get(label), top + LABEL + LINE * (number + 0.5)
        yield svg.text(WIDTH - 12, y + 4, form.write(estimate.value) if estimate else "–", "end")
        if estimate:
            colour = COLOURS[number % len(COLOURS)]
            yield svg.line(scale(estimate.low), y, scale(estimate.high), y, colour=colour)
            yield svg.dot(scale(estimate.value), y, colour, f"{one.name}, {label}: {form.write_all(estimate)}")


def _fitting(traces: Sequence[ChartLine], form: Form, even: float | None) -> Scale:
    known = [estimate for one in traces for estimate in one.estimates.values() if estimate]
    values = [0.0, *(e.low for e in known), *(e.high for e in known), *([even] if even is not None else [])]
    return Scale(min(values), max(values) or 1.0)


def _head(title: str, traces: Sequence[ChartLine]) -> tuple[float, list[str]]:
    """The title, what the colours mean, and how far down they reach."""
    lines = filled(title, TITLE_LETTERS).split("\n")
    parts = [svg.text(LEFT, 24 + TITLE_LINE * number, line, "heading") for number, line in enumerate(lines)]
    bottom = 24 + TITLE_LINE * (len(lines) - 1)
    if len(traces) > 1:
        bottom += TITLE_LINE
        parts += _legend(traces, bottom)
    return bottom, parts


def _legend(traces: Sequence[ChartLine], y: float) -> Iterator[str]:
    x = float(LEFT)
    for number, one in enumerate(traces):
        yield svg.text(x, y, f"● {one.name}", f"c{COLOURS[number % len(COLOURS)]}")
        x += 26 + 7 * width(one.name)


def _grid(scale: Scale, top: float, bottom: float, form: Form) -> Iterator[str]:
    for mark in scale.marks:
        yield svg.line(scale(mark), top, scale(mark), bottom, "grid")
        yield svg.text(scale(mark), bottom + 14, form.write_mark(mark), "faint middle")


def draw_histograms(title: str, values: Sequence[tuple[str, Sequence[int]]], made: str, speech: Speech) -> str:
    """A distribution for each trace, one below the other on the same scale."""
    everything = np.concatenate([np.asarray(numbers) for _, numbers in values])
    low, high = int(everything.min()), int(np.quantile(everything, 0.995)) + 1
    scale = Scale(low, high, WIDTH - LEFT)
    start, parts = _head(title, [])
    for number, (name, numbers) in enumerate(values):
        top = start + 16 + (PANEL + 34) * number
        words = _middle(shorten(name, NAME_LETTERS, placeholder="…"), np.asarray(numbers), speech)
        parts.append(svg.text(LEFT, top + 12, words, "faint"))
        parts += _histogram(np.asarray(numbers), scale, top, COLOURS[number % len(COLOURS)], speech)
    bottom = start + 16 + (PANEL + 34) * len(values)
    parts += [svg.text(scale(mark), bottom, speech.figure(mark, ",.4g"), "faint middle") for mark in scale.marks]
    return _finish(title, parts, bottom + 8, made)


def _middle(name: str, numbers: np.ndarray, speech: Speech) -> str:
    quarter, half, rest = (Figure(number, ",.0f") for number in np.quantile(numbers, [0.25, 0.5, 0.75]))
    return speech.report("study-median", name=name, median=half, low=quarter, high=rest)


def _histogram(numbers: np.ndarray, scale: Scale, top: float, colour: int, speech: Speech) -> Iterator[str]:
    edges = np.linspace(scale.low, scale.high, min(BINS, int(scale.high - scale.low)) + 1)
    counts, _ = np.histogram(np.minimum(numbers, scale.high), edges)
    half = np.quantile(numbers, 0.5)
    base = top + 18 + PANEL
    for count, left, right in zip(counts.tolist(), edges[:-1], edges[1:], strict=True):
        height = PANEL * count / max(1, counts.max())
        ends = (speech.figure(end, ",.0f") for end in (left, right))
        text = f"{'–'.join(ends)}: {speech.figure(count, ',')}"
        yield svg.bar(scale(left), base - height, scale(right) - scale(left) - 1, height, colour, text)
    yield svg.line(LEFT, base, WIDTH - LEFT, base, "grid")
    yield svg.line(scale(half), top + 18, scale(half), base, "even")


# --- curves

CURVE_LEFT, CURVE_HEIGHT = LEFT + 30, 190

Point = tuple[float, float]


@dataclass(frozen=True)
class Plane:
    """Where the labels' places and shares lie."""

    labels: Sequence[str]
    top: float

    def __call__(self, number: int, share: float) -> Point:
        x = CURVE_LEFT + (WIDTH - LEFT - CURVE_LEFT) * number / max(1, len(self.labels) - 1)
        return x, self.top + CURVE_HEIGHT * (1 - share)

    def level(self, share: float, kind: str) -> str:
        """A line all along a share."""
        (left, y), (right, _) = self(0, share), self(len(self.labels) - 1, share)
        return svg.line(left, y, right, y, kind)


def draw_curves(
    title: str, labels: Sequence[str], traces: Sequence[ChartLine], even: float | None, made: str, speech: Speech
) -> str:
    """Shares that change along the labels, with bands for their intervals."""
    start, parts = _head(title, traces)
    plane = Plane(labels, start + 16)
    parts += _levels(plane, speech)
    if even is not None:
        parts.append(plane.level(even, "even"))
    for number, one in enumerate(traces):
        parts += _curve(plane, one, COLOURS[number % len(COLOURS)])
    return _finish(title, parts, plane.top + CURVE_HEIGHT + 24, made)


def _levels(plane: Plane, speech: Speech) -> Iterator[str]:
    for share in (0, 0.25, 0.5, 0.75, 1):
        yield plane.level(share, "grid")
        yield svg.text(CURVE_LEFT - 4, plane(0, share)[1] + 4, speech.figure(share, ".0%"), "faint end")
    for number, label in list(enumerate(plane.labels))[::2]:
        yield svg.text(plane(number, 0)[0], plane.top + CURVE_HEIGHT + 16, label, "faint middle")


def _curve(plane: Plane, one: ChartLine, colour: int) -> Iterator[str]:
    found = [(number, one.estimates.get(label)) for number, label in enumerate(plane.labels)]
    known = [(number, estimate) for number, estimate in found if estimate]
    upper = [plane(number, estimate.high) for number, estimate in known]
    lower = [plane(number, estimate.low) for number, estimate in known]
    yield svg.area([*upper, *reversed(lower)], colour)
    yield svg.path([plane(number, estimate.value) for number, estimate in known], colour, one.name)


def _finish(title: str, parts: list[str], bottom: float, made: str) -> str:
    lines = filled(made, LETTERS).split("\n")
    parts += [svg.text(LEFT, bottom + 12 + FOOT * number, line, "made") for number, line in enumerate(lines)]
    return svg.inline(WIDTH, round(bottom + FOOT * len(lines) + 14), title, parts)
