"""Where a match's chance comes from: from whoever plays it, from a seed, or from a promise that can be checked.

A fair match's key is made of the server's secret, which it was committed to before anybody sat
down to the deal, and of salts from the players, committed to before any of them was shown.
All parts are hashed with their lengths, so that no two lists of parts read alike.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from macabre.chance import Stream

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
class Fair:
    """A secret that was promised by its hash, and the players' salts; all as hexadecimal digits."""

    table: str
    deal: int
    version: int
    commitment: str
    salts: Mapping[int, Salt] = field(default_factory=dict)
    secret: str | None = None

    @classmethod
    def promise(cls, table: str, deal: int, version: int, secret: bytes) -> Fair:
        """What is shown before the deal."""
        return cls(table, deal, version, secret_commitment(table, deal, version, secret))

    def with_secret(self, secret: bytes) -> Fair:
        """The same with what was promised."""
        return replace(self, secret=secret.hex())

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

    def faults(self) -> list[str]:
        """What of the promises was not kept."""
        found = []
        if self.secret is None:
            return ["the secret is not revealed"]
        if secret_commitment(self.table, self.deal, self.version, bytes.fromhex(self.secret)) != self.commitment:
            found.append("the secret is not the one that was promised")
        for seat, salt in self.salts.items():
            if salt_commitment(self.table, self.deal, seat, bytes.fromhex(salt.salt)) != salt.commitment:
                found.append(f"the salt of seat {seat} is not the one that was promised")
        return found


def secret_commitment(table: str, deal: int, version: int, secret: bytes) -> str:
    """The hash by which a server promises its secret."""
    return hashlib.sha256(packed("macabre/s/v1", table, deal, version, secret)).hexdigest()


def salt_commitment(table: str, deal: int, seat: int, salt: bytes) -> str:
    """The hash by which a player's browser promises its salt."""
    return hashlib.sha256(packed("macabre/c/v1", table, deal, seat, salt)).hexdigest()


Luck = Manual | Seeded | Fair
