"""What a table's log consists of: everything that ever happened at it, in order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct, structs

from macabre.language import ERASED
from macabre.server.kinds import any_of


class Entry(Struct, frozen=True, tag_field="e"):
    """One line of the log."""


class Opened(Entry, frozen=True, tag="opened"):
    """The table was made, for one game under fixed house rules."""

    game: str
    version: int  # of the rules
    players: int
    options: dict[str, Any]
    board: str | None  # the text of a board of one's own
    clock: int | None = None  # seconds for a decision
    release: str | None = None  # of Macabre; logs of old do not say
    digest: str | None = None  # of the game's usual board; logs of old do not say
    substitute: str = "normal"  # the bot that others may let play for who is away


class Renewed(Entry, frozen=True, tag="renewed"):
    """The rules have changed: from the next match on those of another release are played by. One that was under way
    stays as it stood."""

    version: int
    release: str
    digest: str  # of the game's usual board
    options: dict[str, Any]  # the house rules, with those that are new
    match: str | None  # where the one that was under way can be watched, if it can


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat; `token` is the hash of the browser's secret. The name is kept apart from the log."""

    seat: int
    name: str
    token: str


class Stood(Entry, frozen=True, tag="stood"):
    """A person gave the seat up."""

    seat: int


class BotSat(Entry, frozen=True, tag="bot"):
    """A bot was put into a seat, or given another name, or taken away."""

    seat: int
    bot: str | None
    name: str | None = None  # logs of old have none


class BotFailed(Entry, frozen=True, tag="bot-failed"):
    """A bot from outside could not play on; in this match greedy does for it."""

    seat: int
    why: str


class Promised(Entry, frozen=True, tag="promised"):
    """The server's commitment to the secret of a deal."""

    deal: int
    commitment: str


class Started(Entry, frozen=True, tag="started"):
    """Seats are fixed; those in `salting` add a salt each. In a rematch it may be that the seats move on by one."""

    deal: int
    salting: list[int]
    moved_on: bool = False


class SaltPromised(Entry, frozen=True, tag="salt-promised"):
    """A player's commitment to a salt."""

    seat: int
    commitment: str


class SaltsMissed(Entry, frozen=True, tag="salts-missed"):
    """Seats that did not promise in time go without."""

    seats: list[int]


class SaltShown(Entry, frozen=True, tag="salt-shown"):
    """A player's salt."""

    seat: int
    salt: str


class Burnt(Entry, frozen=True, tag="burnt"):
    """Somebody did not show the salt in time: this deal's secret is published and never used."""

    deal: int
    secret: str


class Dealt(Entry, frozen=True, tag="dealt"):
    """All salts are in: the match begins."""

    deal: int


class Moved(Entry, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str


class Chanced(Entry, frozen=True, tag="chanced"):
    """Chance acted: the move, and after the semicolon how it was drawn."""

    step: str


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat asks to take its last decision back."""

    seat: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """Another person agrees, or not."""

    seat: int
    agree: bool


class Undone(Entry, frozen=True, tag="undone"):
    """A seat's last decision was taken back; numbers that were drawn stay spent."""

    seat: int


class Substituted(Entry, frozen=True, tag="substituted"):
    """A bot plays for somebody who is absent, or makes one decision for them."""

    seat: int
    bot: str
    once: bool = False


class Returned(Entry, frozen=True, tag="returned"):
    """The person is back."""

    seat: int


class Revealed(Entry, frozen=True, tag="revealed"):
    """The match is over: the secret that was promised, and where the match can be replayed."""

    deal: int
    secret: str
    match: str


class Emoted(Entry, frozen=True, tag="emoted"):
    """A gesture."""

    seat: int
    emote: str


class Erased(Entry, frozen=True, tag="erased"):
    """A person had the name erased."""

    seat: int


class Doubted(Entry, frozen=True, tag="doubted"):
    """A browser proved that it saw another log than this one, up to entry `seen`, when this one had `had` entries."""

    seen: int
    had: int


read_entry: Callable[[str | bytes], Entry] = msgspec.json.Decoder(any_of(Entry)).decode
_encode = msgspec.json.Encoder().encode


_STARTED = re.compile(r'\{"e":"started","deal":(\d{1,9})\b')


def without_name(entry: Entry) -> Entry:
    """An entry as the log keeps it: for ever, and so without a person's name."""
    return structs.replace(entry, name="") if isinstance(entry, Sat) else entry


def with_name(entry: Entry, name: str | None) -> Entry:
    """An entry of the log with the name that is kept for it, if there is one."""
    return structs.replace(entry, name=name or entry.name or ERASED) if isinstance(entry, Sat) else entry


def lacks_name(body: str) -> bool:
    """Whether an entry of the log is one of those whose name is kept apart."""
    return body.startswith('{"e":"sat"')


def started_deal(bodies: Iterable[str]) -> int | None:
    """The number of the last deal that was started in a part of a log."""
    found = [int(start[1]) for start in map(_STARTED.match, bodies) if start]
    return found[-1] if found else None


def write_entry(entry: Entry) -> str:
    """An entry as text."""
    return _encode(entry).decode()
