"""Where a match's chance comes from: the caller, a seed, or a promise that can be checked.

A fair match's key is made of the server's secret, which it was committed to before anybody sat
down to the deal, and of salts from the players, committed to before any of them was shown.
All parts are hashed with their lengths, so that no two lists of parts read alike.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from macabre.chance import Stream
from macabre.language import Listed, Saying, sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

SECRET_BYTES = 32


def packed(*parts: str | int | bytes) -> bytes:
    """Parts as bytes, each behind its length."""
    pieces = [part if isinstance(part, bytes) else str(part).encode() for part in parts]
    return b"".join(len(piece).to_bytes(4, "big") + piece for piece in pieces)


def fresh_secret() -> bytes:
    """Bytes that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(256)


def key_of_seed(seed: int) -> bytes:
    """The key of a match that was asked for by a seed."""
    return hashlib.sha256(packed("macabre/seed/v1", seed)).digest()


@dataclass(frozen=True)
class Manual:
    """Whoever plays the match plays chance too."""

    @property
    def stream(self) -> Stream | None:
        """Nothing is drawn."""
        return None


@dataclass(frozen=True)
class Seeded:
    """A seed makes the same luck again."""

    seed: int

    @property
    def stream(self) -> Stream | None:
        """Numbers from the seed."""
        return Stream(key_of_seed(self.seed))


@dataclass(frozen=True)
class Salt:
    """What one player's browser adds: first its commitment, then the salt itself."""

    commitment: str
    salt: str


@dataclass(frozen=True)
class Burn:
    """A deal that came to nothing: its secret was published, since the seats in `withheld` did not show their salts."""

    deal: int
    commitment: str
    secret: str
    withheld: tuple[int, ...]
    version: int | None = None  # of the rules it was promised by, if the match is played by others


@dataclass(frozen=True)
class Fair:
    """A secret that was promised by its hash, and the players' salts; all as hexadecimal digits."""

    table: str
    deal: int
    version: int
    commitment: str
    salts: Mapping[int, Salt] = field(default_factory=dict)
    secret: str | None = None
    persons: tuple[int, ...] | None = None  # the seats of people at the deal; none if nobody wrote that down
    burnt: tuple[Burn, ...] = ()  # the deals before it that came to nothing

    @classmethod
    def promise(cls, table: str, deal: int, version: int, secret: bytes) -> Fair:
        """What is shown before the deal."""
        return cls(table, deal, version, secret_commitment(table, deal, version, secret))

    @property
    def stream(self) -> Stream | None:
        """Numbers from the key, once the secret is known."""
        return Stream(self.key()) if self.secret else None

    def key(self) -> bytes:
        """The key of all draws."""
        salts: list[str | int | bytes] = []
        for seat, salt in sorted(self.salts.items()):
            salts += [seat, bytes.fromhex(salt.salt)]
        message = packed("macabre/k/v1", self.table, self.deal, self.version, *salts)
        return hmac.digest(bytes.fromhex(self.secret or ""), message, "sha256")

    @property
    def unsalted(self) -> list[int]:
        """The seats of people who gave no salt."""
        return [seat for seat in self.persons or () if seat not in self.salts]

    def faults(self) -> list[Saying]:
        """What of the promises was not kept; one that is not due yet is none of them."""
        found = []
        if self.secret and self._promised(self.deal, self.secret) != self.commitment:
            found.append(_report("luck-other-secret"))
        for seat, salt in self.salts.items():
            if salt_commitment(self.table, self.deal, seat, bytes.fromhex(salt.salt)) != salt.commitment:
                found.append(_report("luck-other-salt", seat=seat))
        for burn in self.burnt:
            if self._promised(burn.deal, burn.secret, burn.version) != burn.commitment:
                found.append(_report("luck-other-burnt", deal=burn.deal))
        return found

    def _promised(self, deal: int, secret: str, version: int | None = None) -> str:
        return secret_commitment(self.table, deal, version or self.version, bytes.fromhex(secret))

    def doubts(self) -> list[Saying]:
        """What nothing proves though every promise was kept."""
        if self.persons is None:
            return [_report("doubt-unknown-seats")]
        found = [self._doubt_of_salts()] if self.unsalted or not self.persons else []
        for burn in self.burnt:
            found.append(_report("doubt-burnt", deal=burn.deal, seats=seats(burn.withheld)))
        return found

    def _doubt_of_salts(self) -> Saying:
        if not self.persons:
            return _report("doubt-no-person")
        lacking = seats(self.unsalted)
        if not self.salts:
            return _report("doubt-no-salt", seats=lacking)
        return _report("doubt-some-salts", seats=lacking, others=seats(sorted(self.salts)))


def secret_commitment(table: str, deal: int, version: int, secret: bytes) -> str:
    """The hash by which a server promises its secret."""
    return hashlib.sha256(packed("macabre/s/v1", table, deal, version, secret)).hexdigest()


def salt_commitment(table: str, deal: int, seat: int, salt: bytes) -> str:
    """The hash by which a player's browser promises its salt."""
    return hashlib.sha256(packed("macabre/c/v1", table, deal, seat, salt)).hexdigest()


def fingerprint(secret: bytes, table: str, deal: int, trace: Trace) -> str:
    """What stands for a match up to a step. Without the secret it tells nothing, not even to who knows all but a card;
    with it, which is shown in the end, anybody can compute it from the transcript."""
    return hmac.digest(secret, packed("macabre/f/v1", table, deal, trace.count, trace.hash), "sha256").hex()


class Trace:
    """A chain of hashes over a transcript's header and its steps; never for players, who could use it to guess."""

    def __init__(self, header: Iterable[str]) -> None:
        self.count = 0
        self.hash = hashlib.sha256(packed("macabre/trace/v1", *header)).digest()

    def add(self, step: str) -> None:
        """One more step, as the transcript has it."""
        self.count += 1
        self.hash = hashlib.sha256(packed(self.hash, self.count, step)).digest()


def seats(numbers: Iterable[int]) -> Saying:
    """Seats as a sentence has them."""
    items = tuple(map(str, numbers))
    return _report("luck-seats", count=len(items), seats=Listed(items))


Luck = Manual | Seeded | Fair
