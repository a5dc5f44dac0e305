"""Something to be said, as data: a key of a file of words, and what fills it in; never a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

HOUSE = ""  # whose words belong to no game
COMMANDS = "commands"  # whose words pages never say themselves: faults, reports of studies, what commands print
NONE, YES, NO = "none", "yes", "no"  # what files of words choose by where there is null, true or false

Argument = Any  # a number, a text that is the same in every language, or one of the classes below


class SeatName(NamedTuple):
    """A player, who is called by name."""

    number: int


class Saying(NamedTuple):
    """A message of a file of words, of a game or of the house, with its arguments by name."""

    of: str
    key: str
    arguments: dict[str, Argument]


class Named(NamedTuple):
    """Something on a board: its message, unless the board calls it otherwise than the usual one does."""

    saying: Saying
    own: str


class Listed(NamedTuple):
    """Several things in a row: "and" or "or" before the last, or commas alone."""

    items: tuple[Argument, ...]
    joined: str = "and"


class Figure(NamedTuple):
    """A number with Python's format for it (`,.1f`, `.0%`); its signs are those of the reader's language."""

    value: float
    form: str


def sayings(of: str = HOUSE) -> Callable[..., Saying]:
    """Make sayings from the words of a game, or of the house."""

    def say(key: str, /, **arguments: Argument) -> Saying:
        return Saying(of, key, arguments)

    return say


def plain(value: Any) -> Argument:
    """A value as files of words can choose by it."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return YES if value else NO
    return value


# --- for files and other processes

_CLASSES: dict[str, Any] = {cls.__name__.lower(): cls for cls in (SeatName, Saying, Named, Listed, Figure)}


def to_data(value: Argument) -> Any:
    """A saying, or an argument of one, as JSON has it."""
    if isinstance(value, Saying):
        arguments = {name: to_data(argument) for name, argument in value.arguments.items()}
        return {"saying": [value.of, value.key, arguments]}
    if isinstance(value, SeatName | Named | Listed | Figure):
        return {type(value).__name__.lower(): [to_data(part) for part in value]}
    return [to_data(item) for item in value] if isinstance(value, tuple) else value


def from_data(data: Any) -> Argument:
    """What `to_data` wrote."""
    if isinstance(data, list):
        return tuple(map(from_data, data))
    if not isinstance(data, dict):
        return data
    ((kind, parts),) = data.items()
    if kind == "saying":
        of, key, arguments = parts
        return Saying(of, key, {name: from_data(argument) for name, argument in arguments.items()})
    return _CLASSES[kind](*map(from_data, parts))
