"""The numbers of a study as tidy tables: CSV, and Parquet where pyarrow is installed."""

from __future__ import annotations

import csv
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from macabre.arena.files import whole_file
from macabre.language import english
from macabre.study.chances import decided_at, lead_changes
from macabre.study.comparison import Comparison
from macabre.study.figures import MIXED, PEOPLE, Figures
from macabre.study.playing import PlayedMatch
from macabre.study.uses import in_order, split

Cell = str | int | float | None
Line = dict[str, Cell]


def match_lines(comparison: Comparison) -> Iterator[Line]:
    """A line for each match."""
    for name, side in zip(comparison.names, comparison.sides, strict=True):
        for table, matches in _matches(side):
            for seen in matches:
                yield {"side": name, "table": table, **_match_line(side, seen)}


def _matches(side: Figures) -> Iterator[tuple[str, list[PlayedMatch]]]:
    yield from ((table.name, table.matches) for table in side.tables)
    yield MIXED, side.mixed_matches


def _match_line(side: Figures, seen: PlayedMatch) -> Line:
    study, looked = side.findings.study, bool(seen.chances and seen.winners)
    seats = range(study.seats)
    return {
        "deal": seen.deal,
        "seed": str(study.deal_seed(seen.deal)) if seen.seated[0] >= 0 else None,
        **{f"bot_{seat}": study.ladder[who] if who >= 0 else PEOPLE for seat, who in enumerate(seen.seated)},
        "winners": " ".join(map(str, seen.winners)),
        **{f"score_{seat}": seen.scores[seat] if seen.scores else None for seat in seats},
        "decisions": seen.decisions,
        "forced": seen.forced,
        "ending": seen.ending,
        "lead_changes": lead_changes(seen.chances) if looked else None,
        "decided_after": decided_at(seen.chances, seen.winners) if looked else None,
    }


def figure_lines(comparison: Comparison) -> Iterator[Line]:
    """A line for each number of the report."""
    for measured in comparison.measured:
        group = measured.group
        common: Line = {
            "table": measured.table,
            "group": group.key,
            "title": english(group.title),
            "label": measured.label,
        }
        estimates = [measured.estimate(side) for side in range(len(comparison.sides))]
        for name, estimate in zip(comparison.names, estimates, strict=True):
            if estimate:
                yield {
                    "side": name,
                    **common,
                    **_estimate(estimate.value, estimate.low, estimate.high),
                    "even": group.even,
                }
        if measured.difference:
            found = measured.difference
            yield {"side": "difference", **common, **_estimate(found.value, found.low, found.high), "even": 0.0}


def _estimate(value: float, low: float, high: float) -> Line:
    return {"value": value, "low": low, "high": high}


def use_lines(comparison: Comparison) -> Iterator[Line]:
    """A line for each card, space, trap or square: how often it was on offer, chosen and used."""
    for name, side in zip(comparison.names, comparison.sides, strict=True):
        for table in side.tables:
            for thing in sorted({thing for seen in table.matches for thing in seen.uses}, key=in_order):
                uses = [seen.uses[thing] for seen in table.matches if thing in seen.uses]
                heading, label = split(thing)
                counts = {"offered": sum(use[0] for use in uses), "chosen": sum(use[1] for use in uses)}
                used = sum(sum(use[2]) for use in uses)
                yield {"side": name, "table": table.name, "heading": heading, "name": label, **counts, "used": used}


TABLES = {"matches": match_lines, "figures": figure_lines, "uses": use_lines}


def write_tables(comparison: Comparison, folder: Path) -> bool:
    """All tables; whether Parquet could be written too."""
    arrow = _pyarrow()
    for name, lines_of in TABLES.items():
        lines = list(lines_of(comparison))
        _write_csv(folder / f"{name}.csv", lines)
        if arrow:
            _write_parquet(arrow, folder / f"{name}.parquet", lines)
    return arrow is not None


def _write_csv(path: Path, lines: list[Line]) -> None:
    with whole_file(path) as file:
        writer = csv.DictWriter(file, list(lines[0]))
        writer.writeheader()
        writer.writerows(lines)


def _pyarrow() -> Any:
    try:
        return importlib.import_module("pyarrow")
    except ImportError:
        return None


def _write_parquet(arrow: Any, path: Path, lines: list[Line]) -> None:
    parquet = importlib.import_module("pyarrow.parquet")
    part = path.with_name(f"{path.name}.part")
    parquet.write_table(arrow.Table.from_pylist(lines), part)
    part.replace(path)
