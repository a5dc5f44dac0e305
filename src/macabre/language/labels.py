"""What figures are called: a text that files keep as it is, said in the reader's language where people read it."""

from __future__ import annotations

from typing import Any

from macabre.language.saying import COMMANDS, Saying
from macabre.language.speech import Speech


class Label(str):
    """A name in files, and the message that says it."""

    __slots__ = ("saying",)
    saying: Saying


def label(key: str, name: str, **arguments: Any) -> Label:
    """A name in files that a message says."""
    made = Label(name)
    made.saying = Saying(COMMANDS, key, arguments)
    return made


def shown(name: str, speech: Speech) -> str:
    """A name as its reader has it; what a game calls its cards, spaces and endings is the same for all."""
    return speech.say(name.saying) if isinstance(name, Label) else name
