"""Finds games: the folders of macabre.games, and those that other packages offer by entry point."""

from __future__ import annotations

import copyreg
import difflib
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from macabre.errors import UnknownGame
from macabre.game import Game

ENTRY_POINTS = "macabre.games"

# Imported before the package's `games` is bound to the function below, which importing it later would undo.
_FOLDER = import_module("macabre.games")


@cache
def game_modules() -> dict[str, str]:
    """The module of each game, by id; nothing is imported yet."""
    found = {point.name: point.module for point in entry_points(group=ENTRY_POINTS)}
    for module in pkgutil.iter_modules(_FOLDER.__path__):
        if not module.name.startswith("_"):
            found[module.name.replace("_", "-")] = f"macabre.games.{module.name}"
    return dict(sorted(found.items()))


def games() -> list[str]:
    """The ids of all games there are."""
    return list(game_modules())


@cache
def _load(game_id: str) -> Game:
    return Game(import_module(game_modules()[game_id]).RULES)


def load(game_id: str) -> Game:
    """The game of that id."""
    if not isinstance(game_id, str) or game_id not in game_modules():
        close = difflib.get_close_matches(str(game_id), games(), 1, 0.4)
        meant = close[0] if close else None
        raise UnknownGame.because("fault-no-game", game=str(game_id), meant=meant, games=", ".join(games()))
    return _load(game_id)


copyreg.pickle(Game, lambda game: (load, (game.id,)))
