"""Who is at a table: at this process, at others, and who has been away for how long."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from macabre.server.table import Table

GRACE_SECONDS = 30.0  # that somebody may be away before others may let a bot play for them
BELIEVED_SECONDS = 6.0  # how long another process is believed about who is there


class Guest(Protocol):
    """A connection of whoever holds seats."""

    held: set[int]
    ready: int  # the entry up to which they want the match to go on


class Presence:
    """The people of one table."""

    def __init__(self, table: Callable[[], Table], guests: Iterable[Guest]) -> None:
        self._table, self._guests = table, guests
        self._elsewhere: dict[str, tuple[float, Mapping[int, int]]] = {}  # process -> when it said so, who is there
        self._missed: dict[str | None, float] = {}  # people who are away, by their keys, and since when

    def here(self) -> dict[int, int]:
        """The seats whose people are connected to this process, and up to which entry each is ready to go on."""
        found: dict[int, int] = {}
        for guest in self._guests:
            _note(found, dict.fromkeys(guest.held, guest.ready))
        return found

    def ready(self) -> dict[int, int]:
        """The same of all processes that said so lately."""
        found, lately = self.here(), time.monotonic() - BELIEVED_SECONDS
        for said, seats in self._elsewhere.values():
            if said > lately:
                _note(found, seats)
        return found

    def present(self) -> set[int]:
        """The seats whose people are here, or at another process that said so lately."""
        return set(self.ready())

    def hear(self, process: str, seats: Mapping[int, int]) -> None:
        """Another process says who is there."""
        self._elsewhere[process] = (time.monotonic(), seats)

    def away(self) -> dict[int, int]:
        """The seats of people who are away, and in how many seconds others may let a bot play for each.

        The time begins when this process first misses somebody: it may hear of them later than others, never too soon.
        """
        now, table, present = time.monotonic(), self._table(), self.ready()
        absent = {seat: table.seats[seat].token for seat in table.persons if seat not in present}
        self._missed = {token: self._missed.get(token, now) for token in absent.values()}
        return {seat: max(0, math.ceil(self._missed[token] + GRACE_SECONDS - now)) for seat, token in absent.items()}

    def gone(self) -> set[int]:
        """The seats whose people have been away for so long that a bot may play for them."""
        return {seat for seat, seconds in self.away().items() if not seconds}


def _note(found: dict[int, int], said: Mapping[int, int]) -> None:
    """The latest entry that was said of each seat counts."""
    for seat, number in said.items():
        found[seat] = max(number, found.get(seat, 0))
