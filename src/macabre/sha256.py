"""SHA-256 as compiled code has it, for HMACs of messages that fit into one block.

Numbers are 32 bits in 64-bit integers. `chance.Stream` says the same by Python's own library.
"""

from __future__ import annotations

from ctypes import c_int64
from math import isqrt
from struct import unpack
from typing import Any

from macabre.desk import NUMBERS, Desk, Machine, Records
from macabre.kernel import HALF, HAS_SHA, hash_block, inner, kernel, plus, shared, table, times, twin

BLOCK, DIGEST, ROUNDS = 16, 8, 64  # in numbers
WORK = ROUNDS + DIGEST  # what is computed in: a block and what it is stretched to, then the digest
KEY = 2 * DIGEST  # what a key is prepared as
END = 0x80  # the byte after a message


def _cube_root(number: int) -> int:
    root = 1 << -(-number.bit_length() // 3)
    while root**3 > number:
        root = (2 * root + number // root**2) // 3
    return root


# 32 bits behind the point of the roots of the first primes.
_PRIMES = [n for n in range(2, 312) if all(n % k for k in range(2, isqrt(n) + 1))]
START = table(isqrt(prime << 64) & HALF for prime in _PRIMES[:DIGEST])
SALT = table(_cube_root(prime << 96) & HALF for prime in _PRIMES[:ROUNDS])


def compress(state: Any, at: int, work: Any) -> None:
    """Hash the block that work begins with, on from a state; the digest ends the work.

    A number that stands twice, one above the other, is turned by a shift; what is above 32 bits is dropped in the end.
    """
    for t in range(BLOCK, ROUNDS):
        early, late = work[t - 15], work[t - 2]
        e, g = early | early << 32, late | late << 32
        mixed = (e >> 7 ^ e >> 18 ^ early >> 3) + (g >> 17 ^ g >> 19 ^ late >> 10)
        work[t] = work[t - 16] + work[t - 7] + mixed & HALF
    a, b, c, d = state[at], state[at + 1], state[at + 2], state[at + 3]
    e, f, g, h = state[at + 4], state[at + 5], state[at + 6], state[at + 7]
    for t in range(ROUNDS):
        left, right = a | a << 32, e | e << 32
        one = h + (right >> 6 ^ right >> 11 ^ right >> 25) + (g ^ e & (f ^ g)) + SALT[t] + work[t]
        two = (left >> 2 ^ left >> 13 ^ left >> 22) + (a & b | c & (a | b))
        h, g, f, e = g, f, e, d + one & HALF
        d, c, b, a = c, b, a, one + two & HALF
    for i, number in enumerate((a, b, c, d, e, f, g, h)):
        work[ROUNDS + i] = int(state[at + i] + number & HALF)  # NumPy's would overflow in plain Python


def _compress_at_once(state: Any, at: int, work: Any) -> None:
    hash_block(state, at, work, SALT)


if HAS_SHA:
    twin(compress, _compress_at_once)
else:
    shared(compress)


@inner
def put(work: Any, at: int, number: int, size: int) -> int:
    """Write the lowest `size` bytes of a number where the block is empty; where the next one goes."""
    for i in range(size):
        work[at >> 2] |= (number >> 8 * (size - 1 - i) & 255) << 24 - 8 * (at & 3)
        at += 1
    return at


@inner
def close(work: Any, at: int) -> None:
    """End a message, before which a block was hashed."""
    put(work, at, END, 1)
    work[BLOCK - 1] = 8 * (4 * BLOCK + at)


@inner
def keyed_bits(key: Any, work: Any, length: int) -> int:
    """The first 64 bits of the HMAC of a message of `length` bytes, by a prepared key."""
    close(work, length)
    compress(key, 0, work)
    for i in range(BLOCK):
        work[i] = work[ROUNDS + i] if i < DIGEST else 0
    close(work, 4 * DIGEST)
    compress(key, DIGEST, work)
    return plus(times(work[ROUNDS], 1 << 32), work[ROUNDS + 1])


class KeyDesk(Desk):
    """What a key is prepared with."""

    key: Any = NUMBERS
    work: Any = NUMBERS
    prepared: Any = NUMBERS


@kernel(KeyDesk)
def prepare(desk: KeyDesk) -> int:
    """Compute what is the same in every HMAC by a key, which is given as a block."""
    key, work, out = desk.key, desk.work, desk.prepared
    for half in range(2):
        for i in range(BLOCK):
            work[i] = key[i] ^ (0x5C5C5C5C if half else 0x36363636)
        compress(START, 0, work)
        for i in range(DIGEST):
            out[half * DIGEST + i] = work[ROUNDS + i]
    return 0


def block_of(data: bytes) -> list[int]:
    """Bytes as a block, with zeros behind them."""
    return list(unpack(">16I", data.ljust(4 * BLOCK, b"\0")))


def prepared(key: bytes, machine: Machine, rules: Records) -> list[int]:
    """A key of at most a block, ready for `keyed_bits`."""
    desk = KeyDesk(machine, key=(c_int64 * BLOCK)(*block_of(key)), work=(c_int64 * WORK)(), prepared=(c_int64 * KEY)())
    machine.entry(prepare, rules)(desk.handle)
    return desk.prepared[:]
