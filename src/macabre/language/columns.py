"""Texts in columns of a terminal, where some scripts take two places for a letter."""

from __future__ import annotations

import unicodedata


def width(text: str) -> int:
    """How many places a text takes."""
    return sum(_width_of(letter) for letter in text)


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


def centred(text: str, places: int) -> str:
    """As much of a text as fits, with blanks on both sides."""
    text = cut(text, places)
    left = (places - width(text)) // 2
    return padded(" " * left + text, places)
