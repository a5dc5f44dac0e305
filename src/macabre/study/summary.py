"""What stands out, in sentences: only what lies clearly beyond chance."""

from __future__ import annotations

from collections.abc import Iterator

from macabre.language import Figure, Speech
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


def _said(comparison: Comparison, measured: Measured) -> str:
    return comparison.form(measured.group).write_all(measured.estimate(0))


def _seats(comparison: Comparison) -> Iterator[str]:
    say, said = comparison.speech.report, comparison.said
    found = [m for m in comparison.of("seats") if is_clear(m, m.estimate(0), m.group.even or 0)]
    for measured in found:
        seat, table = said(measured.label), said(measured.table)
        even = Figure(measured.group.even or 0, ".0%")
        yield say("summary-seat", table=table, seat=seat, wins=_said(comparison, measured), even=even)
    if not found:
        yield say("summary-no-seat")


def _length(comparison: Comparison) -> Iterator[str]:
    say, said = comparison.speech.report, comparison.said
    for length, forced in zip(comparison.of("length"), comparison.of("forced"), strict=True):
        figures = {"length": _said(comparison, length), "forced": _said(comparison, forced)}
        yield say("summary-length", table=said(length.table), **figures)
    for measured in comparison.of("minutes"):
        yield say("summary-minutes", table=said(measured.table), minutes=_said(comparison, measured))
    for measured in comparison.of("decided"):
        yield say("summary-decided", table=said(measured.table), part=_said(comparison, measured))


def _skill(comparison: Comparison) -> Iterator[str]:
    for measured in comparison.of("higher"):
        label, share = comparison.said(measured.label), _said(comparison, measured)
        yield comparison.speech.report("summary-higher", label=label, share=share)


def _luck(comparison: Comparison) -> Iterator[str]:
    for table in dict.fromkeys(measured.table for measured in comparison.of("alone")):
        kinds = [m for m in comparison.of("alone") if m.table == table and _is_off(m, above=True)]
        if kinds:
            kinds_said = ", ".join(f"{comparison.said(m.label)} {_said(comparison, m)}" for m in kinds)
            yield comparison.speech.report("summary-luck", table=comparison.said(table), kinds=kinds_said)


def _uses(comparison: Comparison) -> Iterator[str]:
    for key in comparison.keys:
        if key.startswith("chosen "):
            yield from _never(comparison, key)
        elif key.startswith("won "):
            yield from _winning(comparison, key)


def _never(comparison: Comparison, key: str) -> Iterator[str]:
    for table in dict.fromkeys(measured.table for measured in comparison.of(key)):
        found = [m for m in comparison.of(key) if m.table == table]
        never = [m for m in found if (estimate := m.estimate(0)) and estimate.value == 0]
        names = [comparison.said(m.label) for m in never]
        if names and len(names) < len(found):
            heading, names_said = comparison.heading(key.removeprefix("chosen ")), _list(comparison.speech, names)
            yield comparison.speech.report(
                "summary-never", heading=heading, table=comparison.said(table), names=names_said
            )


def _winning(comparison: Comparison, key: str) -> Iterator[str]:
    for table in dict.fromkeys(measured.table for measured in comparison.of(key)):
        found = [m for m in comparison.of(key) if m.table == table]
        for more in (True, False):
            names = [comparison.said(m.label) for m in found if _is_off(m, more)]
            if names:
                told = {"heading": comparison.heading(key.removeprefix("won ")), "table": comparison.said(table)}
                said = _list(comparison.speech, names)
                yield comparison.speech.report(
                    "summary-winners-more" if more else "summary-winners-less", names=said, **told
                )


def _is_off(measured: Measured, above: bool) -> bool:
    estimate, even = measured.estimate(0), measured.group.even or 0
    return estimate is not None and is_clear(measured, estimate, even) and (estimate.value > even) == above


def _list(speech: Speech, names: list[str]) -> str:
    return _and_more(speech, ", ".join(names[:NAMED]), len(names) - NAMED)


def _and_more(speech: Speech, said: str, more: int) -> str:
    return speech.report("summary-and-more", names=said, count=more) if more > 0 else said


# --- two sides


def _changes(comparison: Comparison) -> Iterator[str]:
    """Outcomes first, then the course of the match, then what is used in it: each by how much it changes."""
    clear = [m for m in comparison.measured if is_changed(m)]
    course = [m for m in clear if not m.group.key.startswith((*OUTCOMES, *USES))]
    yield from _sentences(comparison, [m for m in clear if m.group.key in OUTCOMES])
    yield from _sentences(comparison, course)[:NAMED]
    yield from _changed_uses(comparison, [m for m in clear if m.group.key.startswith(USES)])
    if not clear:
        yield comparison.speech.report("summary-no-difference")
        return
    outcomes = sum(m.group.key in OUTCOMES for m in comparison.measured)
    others = len(comparison.measured) - outcomes
    expected = OUTCOME_BY_CHANCE * outcomes + BY_CHANCE * others
    yield comparison.speech.report("summary-by-chance", figures=outcomes + others, expected=Figure(expected, ".1f"))


def is_changed(measured: Measured) -> bool:
    """Whether a figure differs beyond chance; there are few outcomes, so their intervals are taken as they are."""
    return is_clear(measured, measured.difference, 0.0, 1.0 if measured.group.key in OUTCOMES else SURE)


def effect(measured: Measured) -> float:
    """How large a change is: of a share in points, of a number in parts of what it was."""
    change, before = measured.difference, measured.estimate(0)
    assert change is not None
    assert before is not None
    return abs(change.value) if measured.group.form == SHARE else abs(change.value) / max(abs(before.value), 1e-9)


def _sentences(comparison: Comparison, clear: list[Measured]) -> list[str]:
    """One for each figure, with all tables at which it changes; the greatest change first."""
    found: dict[tuple[str, str], list[Measured]] = {}
    for measured in sorted(clear, key=effect, reverse=True):
        found.setdefault((measured.group.key, measured.label), []).append(measured)
    return [_sentence(comparison, tables) for tables in found.values()]


def _sentence(comparison: Comparison, tables: list[Measured]) -> str:
    changes = "; ".join(_changed_at(comparison, measured) for measured in tables)
    title, label = tables[0].group.title, comparison.said(tables[0].label)
    return comparison.speech.report("summary-changes", title=title, label=label, changes=changes)


def _changed_at(comparison: Comparison, measured: Measured) -> str:
    told = {"change": _change(comparison, measured), "table": comparison.said(measured.table)}
    return comparison.speech.report("summary-changed-at", before=_said(comparison, measured), **told)


def _change(comparison: Comparison, measured: Measured) -> str:
    change = comparison.form(measured.group, signed=True).write_all(measured.difference)
    return comparison.speech.report("summary-points", change=change) if measured.group.form == SHARE else change


def _changed_uses(comparison: Comparison, clear: list[Measured]) -> Iterator[str]:
    """What is used otherwise has one cause: a sentence for each heading, with the greatest changes."""
    for key in dict.fromkeys(measured.group.key for measured in clear):
        own = sorted((m for m in clear if m.group.key == key), key=effect, reverse=True)
        changes = [
            f"{comparison.said(m.label)} {_change(comparison, m)} ({comparison.said(m.table)})" for m in own[:FEW_NAMED]
        ]
        said = _and_more(comparison.speech, "; ".join(changes), len(own) - FEW_NAMED)
        yield comparison.speech.report("summary-changed-uses", title=own[0].group.title, changes=said)
