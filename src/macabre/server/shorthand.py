"""What a browser has been told on one line and need not be told again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from macabre.server import protocol as p

ALIKE = ("type", "clause")  # fields of events whose values belong to their form


class Shorthand:
    """What was said on a line since the whole was told: each thing once, and then by its number."""

    def __init__(self) -> None:
        self.numbers: dict[Hashable, int] = {}
        self._fresh: list[Any] = []

    def number(self, key: Hashable, thing: Any) -> int:
        """The number of a thing, which is said now if it was not before."""
        found = self.numbers.get(key)
        if found is None:
            found = self.numbers[key] = len(self.numbers)
            self._fresh.append(thing)
        return found

    def take_fresh(self) -> list[Any]:
        """What is said for the first time."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def told(self, one: p.Told) -> list[Any]:
        """An event: its form says which fields it has, and how long it is shown."""
        event = one.event
        alike = {name: event[name] for name in ALIKE if name in event}
        key = (one.ms, *alike.values(), *event)
        form = self.number(key, (one.ms, alike, [name for name in event if name not in alike]))
        row = [one.number, form, [value for name, value in event.items() if name not in alike], one.text, one.about]
        while row[-1] in ("", []):
            row.pop()
        return row
