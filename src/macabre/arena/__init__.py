"""Many matches between bots, and what they show."""

from macabre.arena.run import run_series
from macabre.arena.series import Series, make_series
from macabre.arena.simulation import Results, simulate
from macabre.arena.standings import Standing, Standings
from macabre.arena.statistics import wilson

__all__ = ["Results", "Series", "Standing", "Standings", "make_series", "run_series", "simulate", "wilson"]
