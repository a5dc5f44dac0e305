"""Digests of sources, which were taken when the site was built.

In the archive for browsers this module takes the place of `macabre.sources`.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from pathlib import Path

TAKEN = Path(__file__).with_name("digests.json")
GAMES = "macabre.games."


def digest_of_functions(roots: Iterable[str], more: str, without: Collection[str]) -> str:
    """Tells one version of a game's functions from another."""
    package = next(root for root in roots if root.startswith(GAMES)).split(".")[2]
    digests: dict[str, str] = json.loads(TAKEN.read_text())
    return digests[package]


def digest(roots: Iterable[str], more: str = "") -> str:
    """Nobody brings modules along."""
    return more


def file_of(name: str) -> Path | None:
    """Nobody brings modules along."""
    return None
