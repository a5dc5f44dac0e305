"""Entries are chained: each has the hash of the one before, so that none can be changed, left out or put in unseen."""

from __future__ import annotations

import hashlib

from macabre.luck import packed

BEFORE_ALL = ""  # what the first entry is chained to


def link(code: str, number: int, command: str | None, asked: str | None, body: str, before: str) -> str:
    """The hash of an entry and, through the link before, of the whole log up to it. Not for browsers, who could guess
    by it: they are given a seal that is made of it."""
    parts = ("macabre/entry/v1", code, number, command or "", asked or "", body, before)
    return hashlib.sha256(packed(*parts)).hexdigest()
