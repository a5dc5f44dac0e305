"""A study of many settings at once: small charts of what changes from one to the next, and the settings wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from macabre.arena import svg
from macabre.study.charts import COLOURS, ChartLine, Form
from macabre.study.comparison import Comparison, Measured
from macabre.study.figures import SHARE, USES

WIDTH, HEIGHT = 280, 190
LEFT, RIGHT, TOP, BOTTOM = 44, 14, 44, 34
FEW_LABELS = 6  # along a small chart
LETTERS = 34  # of a title
SHORT = 9  # letters of a setting's name under a chart


def panels(comparison: Comparison) -> Iterator[tuple[str, str]]:
    """A small chart for each figure of outcomes and course, with a name: settings along it, a line for each table."""
    found: dict[tuple[str, str], list[Measured]] = {}
    for measured in comparison.measured:
        if not measured.group.key.startswith((*USES, "curve")):
            found.setdefault((measured.group.key, measured.label), []).append(measured)
    for number, rows in enumerate(found.values()):
        yield f"sweep-{number}-{rows[0].group.key}", _panel(comparison, rows)


def ranges(comparison: Comparison) -> list[str]:
    """From where to where each outcome goes, in sentences."""
    return [
        sentence
        for measured in comparison.measured
        if measured.group.key in ("minutes", "length", "higher")
        if (sentence := _range(comparison, measured))
    ]


def _range(comparison: Comparison, measured: Measured) -> str | None:
    known = [(e.value, side) for side in range(len(comparison.sides)) if (e := measured.estimate(side))]
    if not known:
        return None
    (_, low), (_, high) = min(known), max(known)
    form, names, said = comparison.form(measured.group), comparison.sides_said, comparison.said
    return comparison.speech.report(
        "study-range",
        title=measured.group.title,
        label=said(measured.label),
        table=said(measured.table),
        low=form.write_all(measured.estimate(low)),
        low_setting=names[low],
        high=form.write_all(measured.estimate(high)),
        high_setting=names[high],
    )


# --- drawing


def _panel(comparison: Comparison, rows: Sequence[Measured]) -> str:
    group, names, said = rows[0].group, comparison.sides_said, comparison.said
    title = said(group.title) if len(group.rows) == 1 else f"{said(rows[0].label)}: {said(group.title)}"
    lines = [ChartLine(said(row.table), {name: row.estimate(side) for side, name in enumerate(names)}) for row in rows]
    return draw_small(title, names, lines, comparison.form(group), group.even, comparison.made)


def draw_small(
    title: str, names: Sequence[str], lines: Sequence[ChartLine], form: Form, even: float | None, made: str
) -> str:
    """A small chart: settings along it, with whiskers for intervals."""
    known = [estimate for line in lines for estimate in line.estimates.values() if estimate]
    ends = [bound for e in known for bound in (e.low, e.high)] + ([even] if even is not None else [])
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    high = high if high > low else low + 1
    parts = [svg.text(12, 20, shortened(title, LETTERS), "heading"), f"<desc>{escape(f'{title}. {made}')}</desc>"]
    parts += [
        svg.text(12 + 112 * n, 36, f"● {line.name}", f"c{COLOURS[n % len(COLOURS)]}") for n, line in enumerate(lines)
    ]
    for value in (low, (low + high) / 2, high):
        y = _y(value, low, high)
        parts.append(svg.line(LEFT, y, WIDTH - RIGHT, y, "grid"))
        parts.append(svg.text(LEFT - 4, y + 4, _mark(form, value), "faint end"))
    if even is not None:
        parts.append(svg.line(LEFT, _y(even, low, high), WIDTH - RIGHT, _y(even, low, high), "even"))
    parts += _settings(names)
    for number, line in enumerate(lines):
        parts += _line(names, line, COLOURS[number % len(COLOURS)], form, low, high)
    return svg.inline(WIDTH, HEIGHT, title, parts)


def shortened(text: str, letters: int) -> str:
    """A text of limited length."""
    return text if len(text) <= letters else text[: letters - 1].rstrip() + "…"


def _settings(names: Sequence[str]) -> Iterator[str]:
    """The settings' names below, as many as there is room for; of options the value alone."""
    step = -(-len(names) // FEW_LABELS)
    for number in range(0, len(names), step):
        words = shortened(names[number].rpartition("=")[2].strip(), SHORT)
        yield svg.text(_x(number, len(names)), HEIGHT - BOTTOM + 18, words, "faint middle")


def _line(names: Sequence[str], line: ChartLine, colour: int, form: Form, low: float, high: float) -> Iterator[str]:
    known = [(n, name, e) for n, name in enumerate(names) if (e := line.estimates[name])]
    yield svg.path([(_x(n, len(names)), _y(e.value, low, high)) for n, _, e in known], colour, line.name)
    for number, name, estimate in known:
        x = _x(number, len(names))
        yield svg.line(x, _y(estimate.low, low, high), x, _y(estimate.high, low, high), "grid")
        yield _spot(x, _y(estimate.value, low, high), colour, f"{line.name}, {name}: {form.write_all(estimate)}")


def _mark(form: Form, value: float) -> str:
    return form.speech.figure(*((100 * value, ".0f") if form.form == SHARE else (value, ",.3g")))


def _spot(x: float, y: float, colour: int, words: str) -> str:
    return svg.dot(x, y, colour, words).replace('r="6"', 'r="3.5"')


def _x(number: int, count: int) -> float:
    return LEFT + 12 + (WIDTH - LEFT - RIGHT - 24) * number / max(1, count - 1)


def _y(value: float, low: float, high: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)
