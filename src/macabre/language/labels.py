"""What figures are called: a text that files keep as it is, said in the reader's language where people read it."""

from __future__ import annotations

from typing import Any

from macabre.language.saying import COMMANDS, Argument, Saying
from macabre.language.speech import Speech


class Label(str):
    """A name in files, and what says it."""

    __slots__ = ("saying",)
    saying: Argument


def label(key: str, name: str, **arguments: Any) -> str:
    """A name in files that a message says."""
    return called(name, Saying(COMMANDS, key, arguments))


def called(name: str, saying: Argument) -> str:
    """A name in files; it is also what people read where a game has no words for it."""
    made = Label(name)
    made.saying = name if isinstance(saying, Saying) and not Speech().has(saying) else saying
    return made


def meant(name: str) -> Argument:
    """What a name is as an argument of a message."""
    return name.saying if isinstance(name, Label) else name


def shown(name: str, speech: Speech) -> str:
    """A name as its reader has it."""
    return speech.say(meant(name))
