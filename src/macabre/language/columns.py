"""Texts in columns of a terminal, where letters of some scripts take two places."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_WIDE = "\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6"
_OPENING = "\uff08\u300c\u300e\u3010"  # never at the end of a line
_CLOSING = (  # nor at the beginning
    "\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff01\uff1f\uff09\u300d\u300f\u3011\u30fc\u2026\u3005"
    "\u3063\u3083\u3085\u3087\u30c3\u30e3\u30e5\u30e7"
)
_PIECE = re.compile(rf"[ \n]+|[{_OPENING}]*[{_WIDE}][{_CLOSING}]*|[^ \n{_WIDE}]+[{_CLOSING}]*")


def width(text: str) -> int:
    """How many places a text takes."""
    return len(text) if text.isascii() else sum(map(_width_of, text))


@lru_cache(4096)
def _width_of(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def cut(text: str, places: int) -> str:
    """As much of a text as fits."""
    while width(text) > places:
        text = text[:-1]
    return text


def padded(text: str, places: int) -> str:
    """A text with blanks after it."""
    return text + " " * (places - width(text))


def flush_right(text: str, places: int) -> str:
    """A text with blanks before it."""
    return " " * (places - width(text)) + text


def filled(text: str, places: int, indent: str = "") -> str:
    """A text in lines that fit, later ones indented: broken at blanks, and where a script needs none at any letter."""
    lines = [""]
    for piece in _PIECE.findall(text):
        if width(lines[-1] + piece) > places and lines[-1].strip():
            lines.append(indent + piece.strip(" \n"))
        elif lines[-1] != indent or piece.strip(" \n"):
            lines[-1] += piece
    return "\n".join(line.rstrip(" \n") for line in lines)


def centred(text: str, places: int) -> str:
    """As much of a text as fits, with blanks on both sides."""
    text = cut(text, places)
    left = (places - width(text)) // 2
    return padded(" " * left + text, places)
