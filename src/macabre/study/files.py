"""All that a study leaves behind: the report, its numbers, its charts, and the matches worth looking at."""

from __future__ import annotations

from pathlib import Path

from macabre.arena.files import write_whole
from macabre.study.comparison import Comparison
from macabre.study.outliers import find_outliers
from macabre.study.report import all_charts, file_name, write_report
from macabre.study.tidy import write_tables


def write_study(comparison: Comparison, folder: Path) -> bool:
    """Write everything into a folder; whether Parquet could be written too."""
    (folder / "charts").mkdir(exist_ok=True)
    (folder / "matches").mkdir(exist_ok=True)
    for name, chart in all_charts(comparison).items():
        write_whole(folder / "charts" / f"{name}.svg", chart)
    outliers = [outlier for side in comparison.sides for outlier in find_outliers(side)]
    for number, outlier in enumerate(outliers):
        write_whole(folder / "matches" / file_name(number, outlier), outlier.match().transcript())
    has_parquet = write_tables(comparison, folder)
    write_whole(folder / "report.html", write_report(comparison))
    return has_parquet
