"""What stands out, in sentences: only what lies clearly beyond chance."""

from __future__ import annotations

from collections.abc import Iterator

from macabre.study.charts import Form
from macabre.study.comparison import Comparison, Measured
from macabre.study.estimates import Estimate
from macabre.study.figures import SHARE, USES
from macabre.study.sweep import ranges

SURE = 1.6  # how much wider than 95 % an interval must be clear of chance, since many things are looked at
BY_CHANCE = 0.002  # how many of all intervals that wide leave out what is true
ENOUGH = 20  # matches, pairs or deals, under which nothing is said to stand out
NAMED, FEW_NAMED = 8, 3  # things that one sentence lists
OUTCOMES = ("seats", "endings", "length", "bots", "higher")  # what a change of the rules is made for
OUTCOME_BY_CHANCE = 0.05


def is_clear(measured: Measured, estimate: Estimate | None, even: float, sure: float = SURE) -> bool:
    """Whether a widened interval, of enough units, leaves a value out."""
    if estimate is None or measured.units < ENOUGH:
        return False
    low = estimate.value - sure * (estimate.value - estimate.low)
    high = estimate.value + sure * (estimate.high - estimate.value)
    return not low <= even <= high


def sum_up(comparison: Comparison) -> list[str]:
    """The sentences of a study, of a comparison, or of many settings."""
    if comparison.is_sweep:
        return ranges(comparison)
    if len(comparison.sides) > 1:
        return list(_changes(comparison))
    return [*_seats(comparison), *_length(comparison), *_skill(comparison), *_luck(comparison), *_uses(comparison)]


def _said(measured: Measured) -> str:
    return Form(measured.group.form).write_all(measured.estimate(0))


def _seats(comparison: Comparison) -> Iterator[str]:
    found = [m for m in comparison.of("seats") if is_clear(m, m.estimate(0), m.group.even or 0)]
    for measured in found:
        even = f"{measured.group.even or 0:.0%}"
        yield f"At the table of {measured.table}, {measured.label} wins {_said(measured)}; even would be {even}."
    if not found:
        yield "No seat shows a measurable edge."


def _length(comparison: Comparison) -> Iterator[str]:
    for length, forced in zip(comparison.of("length"), comparison.of("forced"), strict=True):
        yield (
            f"A match of {length.table} takes {_said(length)} decisions; "
            f"{_said(forced)} of them have only one legal move."
        )
    for measured in comparison.of("minutes"):
        yield f"People would take {_said(measured)} minutes for such a match ({measured.table}), as estimated."
    for measured in comparison.of("decided"):
        yield f"Among {measured.table} it is decided after {_said(measured)} of the match."


def _skill(comparison: Comparison) -> Iterator[str]:
    for measured in comparison.of("higher"):
        yield f"At one table {measured.label} in {_said(measured)} of all meetings without a tie; luck alone: 50 %."


def _luck(comparison: Comparison) -> Iterator[str]:
    for table in dict.fromkeys(measured.table for measured in comparison.of("alone")):
        kinds = [m for m in comparison.of("alone") if m.table == table and _is_off(m, above=True)]
        if kinds:
            said = ", ".join(f"{m.label} {_said(m)}" for m in kinds)
            yield f"What one kind of luck decides alone, among {table}: {said}."


def _uses(comparison: Comparison) -> Iterator[str]:
    for key in comparison.keys:
        if key.startswith("chosen "):
            yield from _never(comparison, key)
        elif key.startswith("won "):
            yield from _winning(comparison, key)


def _never(comparison: Comparison, key: str) -> Iterator[str]:
    for table in dict.fromkeys(measured.table for measured in comparison.of(key)):
        found = [m for m in comparison.of(key) if m.table == table]
        names = [m.label for m in found if (estimate := m.estimate(0)) and estimate.value == 0]
        if names and len(names) < len(found):
            yield f"{key.removeprefix('chosen ')}: {table} never choose {_list(names)}, though offered."


def _winning(comparison: Comparison, key: str) -> Iterator[str]:
    for table in dict.fromkeys(measured.table for measured in comparison.of(key)):
        found = [m for m in comparison.of(key) if m.table == table]
        for word, above in (("more", True), ("less", False)):
            names = [m.label for m in found if _is_off(m, above)]
            if names:
                heading = key.removeprefix("won ")
                yield f"{heading}: among {table}, winners use {_list(names)} {word} than their share of players."


def _is_off(measured: Measured, above: bool) -> bool:
    estimate, even = measured.estimate(0), measured.group.even or 0
    return estimate is not None and is_clear(measured, estimate, even) and (estimate.value > even) == above


def _list(names: list[str]) -> str:
    more = len(names) - NAMED
    return ", ".join(names[:NAMED]) + (f" and {more} more" if more > 0 else "")


# --- two sides


def _changes(comparison: Comparison) -> Iterator[str]:
    """Outcomes first, then the course of the match, then what is used in it: each by how much it changes."""
    clear = [m for m in comparison.measured if is_changed(m)]
    course = [m for m in clear if not m.group.key.startswith((*OUTCOMES, *USES))]
    yield from _sentences([m for m in clear if m.group.key in OUTCOMES])
    yield from _sentences(course)[:NAMED]
    yield from _changed_uses([m for m in clear if m.group.key.startswith(USES)])
    if not clear:
        yield "These matches show no difference."
        return
    outcomes = sum(m.group.key in OUTCOMES for m in comparison.measured)
    others = len(comparison.measured) - outcomes
    expected = OUTCOME_BY_CHANCE * outcomes + BY_CHANCE * others
    yield f"Of {outcomes + others} figures that were compared, about {expected:.1f} look so clear by chance alone."


def is_changed(measured: Measured) -> bool:
    """Whether a figure differs beyond chance; there are few outcomes, so their intervals are taken as they are."""
    return is_clear(measured, measured.difference, 0.0, 1.0 if measured.group.key in OUTCOMES else SURE)


def effect(measured: Measured) -> float:
    """How large a change is: of a share in points, of a number in parts of what it was."""
    change, before = measured.difference, measured.estimate(0)
    assert change is not None
    assert before is not None
    return abs(change.value) if measured.group.form == SHARE else abs(change.value) / max(abs(before.value), 1e-9)


def _sentences(clear: list[Measured]) -> list[str]:
    """One for each figure, with all tables at which it changes; the greatest change first."""
    found: dict[tuple[str, str], list[Measured]] = {}
    for measured in sorted(clear, key=effect, reverse=True):
        found.setdefault((measured.group.title, measured.label), []).append(measured)
    return [f"{title}, {label}: {'; '.join(map(_changed_at, tables))}." for (title, label), tables in found.items()]


def _changed_at(measured: Measured) -> str:
    return f"{_change(measured)} ({measured.table}), from {_said(measured)}"


def _change(measured: Measured) -> str:
    unit = " points" if measured.group.form == SHARE else ""
    return Form(measured.group.form, signed=True).write_all(measured.difference) + unit


def _changed_uses(clear: list[Measured]) -> Iterator[str]:
    """What is used otherwise has one cause: a sentence for each heading, with the greatest changes."""
    for title in dict.fromkeys(measured.group.title for measured in clear):
        own = sorted((m for m in clear if m.group.title == title), key=effect, reverse=True)
        more = f" and {len(own) - FEW_NAMED} more" if len(own) > FEW_NAMED else ""
        said = "; ".join(f"{m.label} {_change(m)} ({m.table})" for m in own[:FEW_NAMED])
        yield f"{title}: {said}{more}."
