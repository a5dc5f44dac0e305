"""What a designer wants of a game, such as matches of 20 to 30 minutes, and how near each setting comes to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from macabre.errors import BadOption
from macabre.language import Speech, sayings
from macabre.language.saying import COMMANDS
from macabre.study.charts import Form
from macabre.study.comparison import Comparison, Measured
from macabre.study.estimates import Estimate
from macabre.study.figures import NUMBER, SHARE

_report = sayings(COMMANDS)

SHOWN = 5  # settings
WRITTEN = re.compile(r"(?P<name>[a-z-]+)=(?P<low>[\d.]+?)?\.\.(?P<high>[\d.]+)?")

# What can be wanted: how it is written, and the group of figures that it is the greatest of.
KINDS = {
    "minutes": (NUMBER, "minutes"),
    "decisions": (NUMBER, "length"),
    "seat": (SHARE, "seats"),
    "forced": (SHARE, "forced"),
    "decided": (SHARE, "decided"),
    "lead-changes": (NUMBER, "leads"),
}


@dataclass(frozen=True)
class Wish:
    """A figure that should lie between two bounds; shares are given in per cent."""

    name: str
    low: float
    high: float

    def found(self, comparison: Comparison, side: int) -> Estimate | None:
        """The figure of one side at the table of the best bots: the greatest of its group."""
        table = comparison.sides[0].tables[-1].name
        own: list[Measured] = [m for m in comparison.of(KINDS[self.name][1]) if m.table == table]
        estimates = [estimate for m in own if (estimate := m.estimate(side))]
        return max(estimates, key=lambda estimate: estimate.value, default=None)

    def missed_by(self, value: float) -> float:
        """How far a value lies outside, in parts of the nearer bound; 0 within."""
        if self.low <= value <= self.high:
            return 0.0
        bound = self.low if value < self.low else self.high
        return abs(value - bound) / max(bound, 1e-9)

    def said(self, estimate: Estimate | None, speech: Speech) -> str:
        """The figure in words."""
        figure = Form(KINDS[self.name][0], speech=speech).write_all(estimate)
        return speech.report(f"wanted-{self.name}", figure=figure)


def read_wish(text: str) -> Wish:
    """A wish such as «minutes=20..30» or «seat=..27»."""
    found = WRITTEN.fullmatch(text)
    if found is None or found["name"] not in KINDS or not (found["low"] or found["high"]):
        raise BadOption(_report("fault-wanted", text=text, kinds=", ".join(KINDS)))
    scale = 100 if KINDS[found["name"]][0] == SHARE else 1
    low, high = (float(found[end]) / scale if found[end] else None for end in ("low", "high"))
    return Wish(found["name"], low if low is not None else 0.0, high if high is not None else float("inf"))


class Nearest(NamedTuple):
    """The settings that come nearest to what is wanted, the best first, each in a sentence; and what is said of all."""

    head: str
    settings: list[str]


def best_settings(comparison: Comparison, wishes: Sequence[Wish]) -> Nearest:
    """The settings that come nearest; if none is as wanted, that is said first."""
    found, speech = [], comparison.speech
    for side, named in enumerate(comparison.sides_said):
        name = named or speech.report("study-as-it-is")
        estimates = [wish.found(comparison, side) for wish in wishes]
        missed = sum(w.missed_by(e.value) if e else 1.0 for w, e in zip(wishes, estimates, strict=True))
        said = ", ".join(wish.said(estimate, speech) for wish, estimate in zip(wishes, estimates, strict=True))
        found.append((missed, side, speech.report("wanted-found" if missed else "wanted-as-is", name=name, said=said)))
    nearest = sorted(found)[:SHOWN]
    head = speech.report("study-none-as-wanted" if nearest[0][0] else "study-nearest")
    return Nearest(head, [sentence for _, _, sentence in nearest])
