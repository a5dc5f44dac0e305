"""What a long log comes to, kept so that its table wakes without reading all of it.

A snapshot only saves time. It says by which release and rules it was made and for which entry it stands, and is
signed with the table's key; what is odd in any way is not used. It has no person's name, which is looked up, and
its match is played again by the rules, step by step, as the log has it.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import msgspec
from msgspec import Struct

from macabre.game import Game
from macabre.language import ERASED, Saying
from macabre.luck import Burn
from macabre.release import RELEASE
from macabre.server import entries as e
from macabre.server.seals import Seals
from macabre.server.table import Deal, Seat, Table, applies

FORMAT = 3  # to be raised whenever the same log comes to something else
SIGNED = 32  # bytes before the rest


class AllButMatch(Struct, frozen=True):
    """Everything that changes at a table but its match."""

    number: int
    turned: int
    phase: str
    version: int
    release: str | None
    digest: str | None
    options: dict[str, Any]
    seats: list[Seat]
    deal: Deal
    deal_to_come: Deal
    burnt: list[Burn]
    doubt: Saying | None  # numbers alone fill it in
    undo_asked: int | None
    undo_agreed: set[int]
    undo_refused: tuple[int, int] | None
    emotes: list[tuple[int, int, str]]
    finished_match: str | None
    last_match: str | None
    ended: list[str]


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it stood after an entry."""

    made_by: str
    link: str  # of the entry
    state: AllButMatch
    steps: list[str] | None  # of the match, if there is one


_encode = msgspec.json.Encoder().encode  # as it comes: house rules keep their order, by which a match is known
_decode = msgspec.json.Decoder(Snapshot).decode


def write(table: Table, link: str) -> bytes:
    """What a table comes to behind the entry of a link; the same log gives the same bytes."""
    found = {name: getattr(table, name) for name in AllButMatch.__struct_fields__}
    found["seats"] = [replace(seat, name=None) if seat.is_person else seat for seat in table.seats]
    steps = table.match.steps() if table.match else None
    return _encode(Snapshot(maker(table.game), link, AllButMatch(**found), steps))


def signed(body: bytes, seals: Seals) -> bytes:
    """What is stored of a snapshot."""
    return seals.sign(body) + body


def read(stored: bytes, seals: Seals) -> Snapshot | None:
    """A snapshot, unless somebody else than this table's servers has written it, or another release."""
    signature, body = stored[:SIGNED], stored[SIGNED:]
    if not hmac.compare_digest(signature, seals.sign(body)):
        return None
    try:
        return _decode(body)
    except msgspec.DecodeError:
        return None


def number_in(stored: bytes) -> int:
    """For which entry a snapshot stands."""
    return _decode(stored[SIGNED:]).state.number


def maker(game: Game) -> str:
    """By what a snapshot is made: others are of no use."""
    return f"{FORMAT} {RELEASE} {game.id} {game.rules.version} {game.default_board.digest}"


def stand(table: Table, snapshot: Snapshot, names: Mapping[int, str]) -> None:
    """Let a table that has only been opened stand where a snapshot says."""
    state = snapshot.state
    table.version, table.digest, table.options, table.deal = state.version, state.digest, state.options, state.deal
    for entry in _entries(state.deal, snapshot.steps):
        applies[type(entry)](table, entry)
    for name in AllButMatch.__struct_fields__:
        setattr(table, name, getattr(state, name))
    if table.deal.number == table.deal_to_come.number:
        table.deal_to_come = table.deal
    for seat in filter(lambda seat: seat.is_person, table.seats):
        seat.name = ERASED if seat.is_erased else names.get(seat.sat, ERASED)


def _entries(deal: Deal, steps: Iterable[str] | None) -> Iterator[e.Entry]:
    """The entries of the log that made a match."""
    if steps is not None:
        yield e.Dealt(deal.number)
    for step in steps or ():
        who, _, move = step.partition(" ")
        if who == "chance":
            yield e.Chanced(step)
        else:
            yield e.Undone(int(who)) if move == "undo" else e.Moved(int(who), move)
