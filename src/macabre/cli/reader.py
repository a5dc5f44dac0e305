"""The language of the person at the keyboard: what --language says, or else the locale."""

from __future__ import annotations

import os
from collections.abc import Sequence

from macabre.errors import Error
from macabre.language import Speech, find_language, languages, sayings

CHOSEN = "MACABRE_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")

_say = sayings()


def choose_language(code: str | None) -> None:
    """Speak a language from now on, in every process that is started, too."""
    if code is not None and code not in languages():
        raise Error(_say("fault-no-language", language=code, languages=", ".join(languages())))
    if code is not None:
        os.environ[CHOSEN] = code


def speech(names: Sequence[str] = (), me: int | None = None) -> Speech:
    """The language of whoever types."""
    wishes = [os.environ[name] for name in (CHOSEN, *LOCALE) if os.environ.get(name)]
    return Speech(find_language(*wishes[:1]), names, me)
