"""One side of a study or two: what each chart draws, and the differences between the sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from macabre.language import Saying, Speech
from macabre.language.labels import label, meant, shown
from macabre.study.charts import ChartLine, Form, draw_curves, draw_histograms, draw_intervals
from macabre.study.describe import differs_by, differs_in_words, made_by
from macabre.study.estimates import Estimate, FigureRow, difference
from macabre.study.figures import MIXED, Figures, Group
from macabre.study.heat import draw_heat

SHOWN = 24  # rows of a chart; of more, the highest and the lowest


@dataclass(frozen=True)
class Measured:
    """A row of one table as it was measured on each side, and the difference if there are two."""

    table: str
    group: Group
    label: str
    rows: tuple[FigureRow | None, ...]

    @cached_property
    def difference(self) -> Estimate | None:
        """By how much the other side is above this one."""
        if len(self.rows) != 2 or self.rows[0] is None or self.rows[1] is None:
            return None
        return difference(self.rows[0], self.rows[1])

    @property
    def units(self) -> int:
        """In how many matches, pairs or deals it was measured, on each side."""
        return min(row.units if row else 0 for row in self.rows)

    def estimate(self, side: int) -> Estimate | None:
        """What one side shows."""
        row = self.rows[side]
        return row.estimate() if row else None


@dataclass(frozen=True)
class Comparison:
    """A study, perhaps beside another one that differs in an option or the board, or beside many."""

    sides: tuple[Figures, ...]
    speech: Speech = field(default_factory=Speech)

    @property
    def is_sweep(self) -> bool:
        """Whether there are too many sides to tell each difference."""
        return len(self.sides) > 2

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the sides are called."""
        if len(self.sides) == 1:
            return ("",)
        first, *others = [side.findings.study for side in self.sides]
        return (label("study-as-it-is", "as it is"), *(differs_by(first, other) for other in others))

    @cached_property
    def made(self) -> str:
        """What made the figures."""
        return made_by(self.speech, *(side.findings for side in self.sides))

    @cached_property
    def sides_said(self) -> list[str]:
        """The same for people."""
        if len(self.sides) == 1:
            return [""]
        first, *others = [side.findings.study for side in self.sides]
        as_it_is = self.speech.report("study-as-it-is")
        return [as_it_is, *(differs_in_words(first, other, self.speech) for other in others)]

    def said(self, name: str | Saying) -> str:
        """A label or a title in the reader's language."""
        return shown(name, self.speech) if isinstance(name, str) else self.speech.say(name)

    def heading(self, heading: str) -> str:
        """What uses are counted of, in the reader's language."""
        return self.said(self.sides[0].names.heading(heading))

    def form(self, group: Group, signed: bool = False) -> Form:
        """How a group's numbers are written."""
        return Form(group.form, signed, self.speech)

    def tables(self) -> Iterator[tuple[str, list[dict[str, Group]]]]:
        """Each table's name, and its groups on each side."""
        for tables in zip(*(side.tables for side in self.sides), strict=True):
            yield tables[0].name, [table.groups for table in tables]
        yield MIXED, [side.mixed for side in self.sides]

    @cached_property
    def measured(self) -> list[Measured]:
        """Everything, in order."""
        return [
            Measured(name, _first(groups, key), named, tuple(_row(side, key, named) for side in groups))
            for name, groups in self.tables()
            for key in dict.fromkeys(key for side in groups for key in side)
            for named in _labels(groups, key)
        ]

    def of(self, key: str) -> list[Measured]:
        """Everything that was measured of a group, at all tables."""
        return [measured for measured in self.measured if measured.group.key == key]

    @property
    def keys(self) -> list[str]:
        """The keys of all groups."""
        return list(dict.fromkeys(measured.group.key for measured in self.measured))

    # --- charts

    def charts(self, key: str) -> Iterator[str]:
        """A chart of all tables; of two sides, one for each table and one of the differences."""
        found = self.of(key)
        if not found:
            return
        if len(self.sides) == 1:
            yield self._draw(found, self.said(found[0].group.title), self._by_table(found))
            return
        for table in dict.fromkeys(measured.table for measured in found):
            own = [measured for measured in found if measured.table == table]
            sides = [self._trace(name, {m.label: m.estimate(n) for m in own}) for n, name in enumerate(self.sides_said)]
            yield self._draw(own, self._titled(own[0].group, self.said(table)), sides)
        yield self._draw_differences(found)

    def _titled(self, group: Group, more: str) -> str:
        return self.speech.report("study-title-of", title=group.title, more=more)

    def _trace(self, name: str, estimates: dict[str, Estimate | None]) -> ChartLine:
        return ChartLine(self.said(name), {self.said(named): estimate for named, estimate in estimates.items()})

    def _by_table(self, found: Sequence[Measured]) -> list[ChartLine]:
        tables = dict.fromkeys(measured.table for measured in found)
        return [self._trace(table, {m.label: m.estimate(0) for m in found if m.table == table}) for table in tables]

    def _draw(self, found: Sequence[Measured], title: str, traces: Sequence[ChartLine]) -> str:
        group, labels = found[0].group, list(dict.fromkeys(self.said(measured.label) for measured in found))
        if group.key == "curve":
            return draw_curves(title, labels, traces, group.even, self.made, self.speech)
        return self._draw_rows(title, labels, traces, self.form(group), group.even)

    def _draw_rows(
        self, title: str, labels: list[str], traces: Sequence[ChartLine], form: Form, even: float | None
    ) -> str:
        shown = choose_rows(labels, traces[-1])
        if len(shown) < len(labels):
            title = self.speech.report("study-title-some", title=title, count=len(labels))
        return draw_intervals(title, shown, traces, form, even, self.made)

    def _draw_differences(self, found: Sequence[Measured]) -> str:
        group, labels = found[0].group, list(dict.fromkeys(self.said(measured.label) for measured in found))
        tables = dict.fromkeys(measured.table for measured in found)
        traces = [self._trace(t, {m.label: m.difference for m in found if m.table == t}) for t in tables]
        title = self._titled(group, self.speech.report("study-what-changes"))
        return self._draw_rows(title, labels, traces, self.form(group, signed=True), 0.0)

    def heat_maps(self, heading: str) -> Iterator[str]:
        """How often each place under a heading is used, on the drawn board: by the best bots, for each side."""
        for name, side in zip(self.sides_said, self.sides, strict=True):
            _, board = side.findings.study.laid_out
            uses, words = side.tables[-1].every_use(heading), filter(None, (self.said(side.tables[-1].name), name))
            named = meant(side.names.heading(heading))
            title = self.speech.report("study-title-heat", heading=named, table=", ".join(words))
            drawn = draw_heat(title, board, uses, self.made, self.speech)
            yield from [drawn] if drawn else []

    def histograms(self) -> Iterator[str]:
        """How long matches last, at each table."""
        if len(self.sides) == 1:
            lengths = [(self.said(t.name), [seen.decisions for seen in t.matches]) for t in self.sides[0].tables]
            yield draw_histograms(self.speech.report("study-title-lengths"), lengths, self.made, self.speech)
            return
        for tables in zip(*(side.tables for side in self.sides), strict=True):
            lengths = [(n, [s.decisions for s in t.matches]) for n, t in zip(self.sides_said, tables, strict=True)]
            title = self.speech.report("study-title-lengths-of", table=self.said(tables[0].name))
            yield draw_histograms(title, lengths, self.made, self.speech)


def _first(groups: Sequence[dict[str, Group]], key: str) -> Group:
    return next(side[key] for side in groups if key in side)


def _labels(groups: Sequence[dict[str, Group]], key: str) -> list[str]:
    return list(dict.fromkeys(row.label for side in groups if key in side for row in side[key].rows))


def _row(side: dict[str, Group], key: str, label: str) -> FigureRow | None:
    return side[key].row(label) if key in side else None


def choose_rows(labels: Sequence[str], trace: ChartLine) -> list[str]:
    """All rows, or the highest and the lowest of the last trace where there are many."""
    if len(labels) <= SHOWN:
        return list(labels)
    known = {label: estimate.value for label in labels if (estimate := trace.estimates.get(label))}
    ordered = sorted(known, key=lambda label: -known[label])
    half = SHOWN // 2
    return ordered if len(ordered) <= SHOWN else [*ordered[:half], *ordered[-half:]]
