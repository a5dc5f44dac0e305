"""Whose command an id is: it belongs to one key of a seat and to one content."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from macabre.luck import packed
from macabre.server import protocol as p
from macabre.server.table import Table, hash_token

NOBODY = ""  # who knows no seat's key


def digests(command: p.Command, keys: Sequence[str]) -> list[str]:
    """What the log may hold of a command if its sender, who knows the seats' keys (as hashes), has sent it before."""
    return [_digest(command, key) for key in (*keys, _own_key(command))]


def digest(table: Table, command: p.Command, keys: Sequence[str]) -> str:
    """What the log keeps of it: of the seat's own key, or else of a key of somebody who sits here."""
    known = {number: seat.token for number, seat in enumerate(table.seats) if seat.token in keys}
    own = known.get(getattr(command, "seat", -1)) or next(iter(known.values()), None)
    return _digest(command, _own_key(command) or own or NOBODY)


def _own_key(command: p.Command) -> str:
    return hash_token(command.token) if isinstance(command, p.Sit) else NOBODY


def _digest(command: p.Command, key: str) -> str:
    content = p.write_message(msgspec.structs.replace(command, id=""))
    return hashlib.sha256(packed("macabre/command/v1", key, content)).hexdigest()
