"""Many matches between bots, and what they show."""

from macabre.arena.series import Results, simulate
from macabre.arena.statistics import wilson

__all__ = ["Results", "simulate", "wilson"]
