"""What is stored, as those above know it: nothing here depends on a database."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from macabre.storage.chain import link

TRIED, WHOLE = 0, 2**31 - 1  # the number of one that could not be made, and of one that shows all of a match


@dataclass(frozen=True)
class StoredEntry:
    """An entry as the log has it."""

    number: int
    body: str
    command: str | None
    asked: str | None
    link: str


@dataclass(frozen=True)
class Append:
    """What one command appends to a table's log, behind `after`."""

    code: str
    after: int
    bodies: list[str]
    command: str | None = None
    secrets: dict[int, bytes] = field(default_factory=dict)
    match: tuple[str, str, str] | None = None  # id, transcript and cast of a match that is over
    phase: str | None = None  # of the table afterwards; None leaves it as it was
    names: dict[int, str] = field(default_factory=dict)  # of people, by the numbers of the entries that leave them out
    erased: Sequence[int] = ()  # numbers under which no name is to be kept any longer
    asked: str | None = None  # the digest of who sent the command, and of what it says
    link: str | None = None  # of the entry that it goes behind, as far as its writer knows

    def entries(self, before: str) -> Iterator[StoredEntry]:
        """What the log has of it, behind a link."""
        for number, body in enumerate(self.bodies, self.after + 1):
            is_first = number == self.after + 1
            command, asked = (self.command, self.asked) if is_first else (None, None)
            before = link(self.code, number, command, asked, body, before)
            yield StoredEntry(number, body, command, asked, before)


@dataclass(frozen=True)
class Summary:
    """A table in short: its row, and the body of its first entry."""

    code: str
    number: int  # of the newest entry
    phase: str
    matches: int  # that are over
    bytes: int
    opened_at: datetime
    touched_at: datetime
    opening: str


@dataclass(frozen=True)
class Ages:
    """After how many days without a new entry a table ends; None if it never does."""

    unbegun: float | None = 2  # nobody ever started a match
    idle: float | None = 30  # no match was played to its end
    finished: float | None = 365


@dataclass(frozen=True)
class StoredFilm:
    """The film of a match, of so much of its table's log; of one that could not be made, who has tried."""

    id: str
    code: str
    number: int  # of the entry up to which it shows the match; WHOLE for one that is over
    body: bytes
