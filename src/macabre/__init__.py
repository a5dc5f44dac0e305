"""Macabre: four deadly table games, one engine."""

from macabre.arena.advice import hint
from macabre.arena.review import review
from macabre.catalogue import games, load
from macabre.errors import (
    BadAction,
    BadBoard,
    BadOption,
    BadPlayers,
    BadSave,
    BadSeat,
    BadSeed,
    BadTranscript,
    Error,
    IllegalMove,
    MalformedMove,
    NoEnvironment,
    NothingToUndo,
    UnknownBot,
    UnknownClause,
    UnknownGame,
)
from macabre.game import Game
from macabre.match import Match
from macabre.release import RELEASE
from macabre.transcript import replay

__version__ = RELEASE

__all__ = [
    "BadAction",
    "BadBoard",
    "BadOption",
    "BadPlayers",
    "BadSave",
    "BadSeat",
    "BadSeed",
    "BadTranscript",
    "Error",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "NoEnvironment",
    "NothingToUndo",
    "UnknownBot",
    "UnknownClause",
    "UnknownGame",
    "__version__",
    "games",
    "hint",
    "load",
    "replay",
    "review",
]
