"""Writes a whole match down as text: a header, a line for each step, and an end that proves it complete."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from macabre.luck import Luck, Manual, Seeded

if TYPE_CHECKING:
    from macabre.match import Match

FORMAT = "macabre transcript 1"


def write(match: Match) -> str:
    """The transcript of a match, finished or not."""
    steps = [f"{number} {step}" for number, step in enumerate(match.steps(), 1)]
    body = "".join(f"{line}\n" for line in [*_header(match), "moves", *steps])
    return body + f"end {len(steps)} {match.digest()} {checksum(body)}\n"


def _header(match: Match) -> Iterator[str]:
    yield FORMAT
    yield f"game {match.game.id}"
    yield f"rules {match.game.rules.version}"
    yield f"players {match.players}"
    for name, value in match.options.items():
        yield f"option {name} {json.dumps(value)}"
    yield from _write_luck(match.luck)
    own = match.board.digest != match.game.default_board.digest
    yield f"board {'own' if own else 'default'} {match.board.digest}"
    if own:
        yield from (f"| {line}" for line in match.board.source.text.split("\n"))


def _write_luck(luck: Luck) -> Iterator[str]:
    if isinstance(luck, Manual):
        yield "chance manual"
    elif isinstance(luck, Seeded):
        yield f"chance seed {luck.seed}"
    else:
        yield f"chance fair {luck.table} {luck.deal} {luck.commitment}"
        for seat, salt in sorted(luck.salts.items()):
            yield f"salt {seat} {salt.commitment} {salt.salt}"
        if luck.secret:
            yield f"secret {luck.secret}"


def checksum(body: str) -> str:
    """By which a change of the text is noticed."""
    return hashlib.sha256(body.encode()).hexdigest()[:32]
