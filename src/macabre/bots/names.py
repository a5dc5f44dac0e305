"""What bots are called at a table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

NAMES = (
    "Ambrose", "Barnabas", "Cordelia", "Drusilla", "Edgar", "Fenella", "Griselda", "Hester", "Ichabod", "Jocasta",
    "Lucretia", "Mortimer", "Nerissa", "Octavia", "Prospero", "Rowena", "Silas", "Thaddeus", "Ursula", "Vesper",
    "Winifred", "Yorick",
)  # fmt: skip


def name_bot(place: str, taken: Iterable[str]) -> str:
    """The same name for the same place, that nobody there has; if it can be, not even with the same first letter."""
    others = [name.casefold() for name in taken]
    first = int.from_bytes(hashlib.sha256(place.encode()).digest()[:8]) % len(NAMES)
    free = [name for name in (*NAMES[first:], *NAMES[:first]) if name.casefold() not in others]
    letters = {name[:1] for name in others}
    return next((name for name in free if name[0].casefold() not in letters), free[0])
