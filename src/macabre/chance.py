"""Where luck comes from: a small fast generator for simulation, a keyed stream for matches.

The stream gives the n-th number of a purpose, whatever else was drawn before: a retry or a
restart meets the same number, and matches on one key share their luck until they must part.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from macabre.kernel import SPAN, inner, nth, plus, shift_right, signed, size, times

_STEP, _FIRST, _SECOND = map(signed, (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))


@inner
def tick(bits: int) -> int:
    """The generator's next state."""
    return plus(bits, _STEP)


@inner
def mix(bits: int) -> int:
    """64 random bits from the generator's state."""
    bits = times(bits ^ shift_right(bits, 30), _FIRST)
    bits = times(bits ^ shift_right(bits, 27), _SECOND)
    return bits ^ shift_right(bits, 31)


@inner
def below(bits: int, limit: int) -> int:
    """A number from 0 to limit - 1 out of 64 random bits; limit is far below 2**31."""
    return (shift_right(bits, 32) * limit) >> 32


@inner
def pick(bits: int, members: int) -> int:
    """One of a set that is not empty."""
    return nth(members, below(bits, size(members)))


def match_bits(seed: int, number: int) -> int:
    """The bits that start the generator of the number-th match of a seed."""
    return plus(mix(signed(seed)), number)


class Stream:
    """Numbers from a key, by purpose and count; the same key gives the same luck."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def key_of(self, kind: str) -> bytes:
        """The key for the purposes of a kind."""
        return self.key

    def number(self, purpose: str, count: int, limit: int) -> int:
        """The count-th number of a purpose, from 0 to limit - 1, without bias."""
        label = purpose.encode()
        label = len(label).to_bytes(2, "big") + label + count.to_bytes(8, "big")
        fair = SPAN - SPAN % limit
        attempt = 0
        while True:
            bits = self._bits(purpose, label + attempt.to_bytes(8, "big"))
            if bits < fair:
                return bits % limit
            attempt += 1

    def _bits(self, purpose: str, message: bytes) -> int:
        return int.from_bytes(hmac.digest(self.key_of(purpose.partition(":")[0]), message, "sha256")[:8], "big")

    def index(self, purpose: str, count: int, weights: Sequence[int]) -> int:
        """Which of the outcomes in canonical order happens."""
        return index_of_number(self.number(purpose, count, sum(weights)), weights)


def index_of_number(number: int, weights: Sequence[int]) -> int:
    """The outcome whose share of the weights holds the number."""
    for index, weight in enumerate(weights):
        if number < weight:
            return index
        number -= weight
    raise ValueError("the number is not below the sum of the weights")
