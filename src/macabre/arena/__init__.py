"""Many matches between bots, and what they show: with Numba and NumPy. Hints and reviews need neither."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from macabre.arena.run import run_series
    from macabre.arena.series import Series, make_series
    from macabre.arena.simulation import Results, simulate
    from macabre.arena.standings import Standing, Standings
    from macabre.arena.statistics import wilson

__all__ = ["Results", "Series", "Standing", "Standings", "make_series", "run_series", "simulate", "wilson"]

PLACES = {
    "Results": "simulation",
    "Series": "series",
    "Standing": "standings",
    "Standings": "standings",
    "make_series": "series",
    "run_series": "run",
    "simulate": "simulation",
    "wilson": "statistics",
}


def __getattr__(name: str) -> Any:
    """Loaded when it is asked for, since it needs what not everybody has."""
    if name not in PLACES:
        raise AttributeError(f"there is no {name} in macabre.arena")
    import_module("macabre.fast")
    return getattr(import_module(f"macabre.arena.{PLACES[name]}"), name)
