"""Writes a whole match as text: a header, a line for each step, and an end that proves it complete."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from macabre.luck import Fair, Luck, Manual, Seeded, Trace, fingerprint
from macabre.release import RELEASE

if TYPE_CHECKING:
    from macabre.match import Match

FORMAT = "macabre transcript 2"


def write(match: Match) -> str:
    """The transcript of a match, finished or not."""
    steps = [f"{number} {step}" for number, step in enumerate(match.steps(), 1)]
    body = "".join(f"{line}\n" for line in [*_header(match), "moves", *steps])
    end = f"end {len(steps)} {match.digest()}"
    digits = fingerprint_of(match)
    return body + " ".join([end, *([digits] if digits else []), checksum(body)]) + "\n"


def begin_trace(match: Match) -> Trace:
    """The chain over a match's header, before its first step."""
    return trace_over(_header(match))


def trace_over(header: Iterable[str]) -> Trace:
    """The same over its lines; what is revealed only in the end does not count."""
    return Trace(line for line in header if not is_secret(line))


def is_secret(line: str) -> bool:
    """Whether a line of the header is shown in the end only, and no part of fingerprints."""
    return line.startswith(("secret ", "release "))


def fingerprint_of(match: Match, length: int | None = None) -> str | None:
    """The fingerprint after `length` steps, or of the whole match, if its luck was promised and is revealed."""
    return fingerprint_after(match.luck, begin_trace(match), match.steps(), length)


def fingerprint_after(luck: Luck, trace: Trace, steps: Sequence[str], length: int | None = None) -> str | None:
    """The same by the chain over the header, and the steps as lines tell them."""
    if not isinstance(luck, Fair) or luck.secret is None or (length or 0) > len(steps):
        return None
    for step in steps[:length]:
        trace.add(step)
    return fingerprint(bytes.fromhex(luck.secret), luck.table, luck.deal, trace)


def _header(match: Match) -> Iterator[str]:
    yield FORMAT
    yield f"game {match.game.id}"
    yield f"rules {match.game.rules.version}"
    yield f"release {RELEASE}"
    yield f"players {match.players}"
    for name, value in match.options.items():
        yield f"option {name} {json.dumps(value)}"
    yield from _write_luck(match.luck, match.players)
    own = match.board.digest != match.game.default_board.digest
    yield f"board {'own' if own else 'default'} {match.board.digest}"
    if own:
        yield from (f"| {line}" for line in match.board.source.text.split("\n"))


def _write_luck(luck: Luck, players: int) -> Iterator[str]:
    if isinstance(luck, Manual):
        yield "chance manual"
    elif isinstance(luck, Seeded):
        yield f"chance seed {luck.seed}"
    else:
        yield f"chance fair {luck.table} {luck.deal} {luck.commitment}"
        for burn in luck.burnt:
            withheld = ",".join(map(str, burn.withheld))
            by = f" rules {burn.version}" if burn.version else ""
            yield f"burnt {burn.deal} {burn.commitment} {burn.secret} {withheld}{by}"
        for seat in range(players):
            yield f"seat {seat} {_write_seat(luck, seat)}"
        if luck.secret:
            yield f"secret {luck.secret}"


def _write_seat(luck: Fair, seat: int) -> str:
    """Who sat there at the deal, and a person's salt."""
    salt, persons = luck.salts.get(seat), luck.persons
    kind = "unknown" if persons is None else "person" if seat in persons else "bot"
    return f"{kind} {salt.commitment} {salt.salt}" if salt else kind


def checksum(body: str) -> str:
    """By which a change of the text is noticed."""
    return hashlib.sha256(body.encode()).hexdigest()[:32]
