"""How a game plays, for those who design games: seats, length, skill, luck, and what is used."""

import macabre.fast  # noqa: F401
from macabre.study.comparison import Comparison
from macabre.study.figures import Figures
from macabre.study.files import write_study
from macabre.study.journal import run_study
from macabre.study.plan import Study, make_study
from macabre.study.summary import sum_up
from macabre.study.wanted import best_settings, read_wish

__all__ = [
    "Comparison",
    "Figures",
    "Study",
    "best_settings",
    "make_study",
    "read_wish",
    "run_study",
    "sum_up",
    "write_study",
]
