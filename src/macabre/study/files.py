"""Everything that a study leaves behind: the report, its numbers, its charts, and the matches worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from macabre.arena.files import write_whole
from macabre.study.comparison import Comparison
from macabre.study.outliers import find_outliers
from macabre.study.report import all_charts, file_name, write_report
from macabre.study.tidy import write_tables
from macabre.study.wanted import Nearest

WRITING_STEPS = 4


def write_study(
    comparison: Comparison,
    folder: Path,
    progress: Callable[[int], None] = lambda done: None,
    best: Nearest | None = None,
) -> bool:
    """Write everything into a folder, the settings that were wanted first; whether Parquet could be written too."""
    _write_charts(comparison, folder / "charts")
    progress(1)
    _write_matches(comparison, folder / "matches")
    progress(2)
    has_parquet = write_tables(comparison, folder)
    progress(3)
    write_whole(folder / "report.html", write_report(comparison, best))
    progress(WRITING_STEPS)
    return has_parquet


def _write_charts(comparison: Comparison, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for name, chart in all_charts(comparison).items():
        write_whole(folder / f"{name}.svg", chart)


def _write_matches(comparison: Comparison, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    outliers = [outlier for side in comparison.sides for outlier in find_outliers(side)]
    for number, outlier in enumerate(outliers):
        write_whole(folder / file_name(number, outlier), outlier.match().transcript())
