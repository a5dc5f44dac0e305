import hashlib
import hmac
from copy import copy
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

import macabre
from macabre.chance import Stream, index_of_number
from macabre.desk import INTERPRETER
from macabre.history import kinds_of
from macabre.kernel import compiled
from macabre.luck import key_of_seed
from macabre.rules import LONGEST_PURPOSE, PURPOSE
from macabre.sha256 import BLOCK, ROUNDS, START, WORK, block_of, compress
from macabre.steps import Kind, drawn_number


def test_a_number_depends_on_purpose_and_count_alone():
    stream = Stream(b"k" * 32)
    first = [stream.number("pile:1", n, 1000) for n in range(20)]
    stream.number("die:0", 0, 6)
    assert [stream.number("pile:1", n, 1000) for n in range(20)] == first
    assert [stream.number("pile:2", n, 1000) for n in range(20)] != first


def test_a_number_is_the_keyed_hash_of_its_purpose_and_count():
    key, purpose, count, limit = b"\x01" * 32, "die:2", 3, 6
    message = len(purpose).to_bytes(2, "big") + purpose.encode() + count.to_bytes(8, "big") + (0).to_bytes(8, "big")
    word = int.from_bytes(hmac.new(key, message, hashlib.sha256).digest()[:8], "big")
    assert Stream(key).number(purpose, count, limit) == word % limit


def test_biased_bits_are_rejected(monkeypatch):
    draws = iter([(1 << 64) - 1, 0])
    monkeypatch.setattr(Stream, "_bits", lambda *_: next(draws))
    assert Stream(b"").number("pile", 0, 3) == 0


def test_numbers_are_even():
    stream, counts = Stream(b"even"), [0] * 5
    for n in range(20_000):
        counts[stream.number("die", n, 5)] += 1
    assert sum((count - 4000) ** 2 / 4000 for count in counts) < 25


@pytest.mark.parametrize(("number", "index"), [(0, 0), (1, 1), (3, 1), (4, 3)])
def test_an_index_takes_its_share_of_the_weights(number, index):
    assert index_of_number(number, [1, 3, 0, 2]) == index


def test_a_number_beyond_the_weights_is_a_fault():
    with pytest.raises(ValueError, match="weights"):
        index_of_number(6, [1, 3, 2])


def test_seeds_give_keys_of_their_own():
    assert len({key_of_seed(seed) for seed in (0, 1, -1, 10, 1 << 255)}) == 5


def test_matches_on_one_seed_share_their_luck_until_they_part():
    game = macabre.load("cluedo-cards")
    one, two = game.new(3, seed=9), game.new(3, seed=9, options={"target": 3})
    assert one.view(None)["hands"] == two.view(None)["hands"]
    assert game.new(3, seed=10).view(None)["hands"] != one.view(None)["hands"]


def test_without_a_seed_matches_differ():
    game = macabre.load("cluedo-cards")
    assert game.new(2).view(None)["hands"] != game.new(2).view(None)["hands"]


# --- the same numbers in compiled code


@compiled
def one_number(kinds, detail, count, limit, work):
    return drawn_number(kinds[0], detail, count, limit, work)


def kinds_by(stream, name):
    rules = SimpleNamespace(notation=SimpleNamespace(purposes=(name,)))
    rows = kinds_of(rules, stream, INTERPRETER)
    return np.frombuffer(rows, Kind.layout.dtype), rows


@pytest.mark.parametrize("limit", [1, 2, 6, 36, 1000, (1 << 31) - 1, (1 << 61) + 1])
def test_compiled_code_draws_what_the_stream_says(limit):
    """With the last limit an eighth of all words is rejected."""
    work = np.zeros(WORK, np.int64)
    for number, name in enumerate(["pile", "a", "x" * LONGEST_PURPOSE, "Würfel"]):
        stream = Stream(key_of_seed(number))
        compiled_kinds, plain_kinds = kinds_by(stream, name)
        for detail in (0, 1, 9, 10, 512, PURPOSE - 1):
            purpose = f"{name}:{detail}" if detail else name
            for count in (0, 1, 255, 256, 1 << 40):
                expected = stream.number(purpose, count, limit)
                assert one_number(compiled_kinds, detail, count, limit, work) == expected
            plain = one_number.py_func(plain_kinds, detail, count, limit, [0] * WORK)
            assert plain == expected


@pytest.mark.parametrize("length", [0, 1, 3, 54, 55])
def test_a_block_is_hashed_as_by_the_library(length):
    """By the processor's own instructions where it has them, by compiled arithmetic, and by plain Python."""
    message = bytes(range(100, 100 + length))
    block = block_of(message + b"\x80" + bytes(55 - length) + (8 * length).to_bytes(8, "big"))
    expected = [int.from_bytes(hashlib.sha256(message).digest()[at : at + 4], "big") for at in range(0, 32, 4)]
    for hashed in (hash_once, compiled(compress)):
        work = np.array([*block, *[0] * (WORK - BLOCK)], np.int64)
        hashed(START, 0, work)
        assert work[ROUNDS:].tolist() == expected
    plain = [*block, *[0] * (WORK - BLOCK)]
    compress(START.tolist(), 0, plain)
    assert plain[ROUNDS:] == expected


@compiled
def hash_once(state, at, work):
    compress(state, at, work)


def test_a_purpose_with_too_long_a_name_is_refused_when_the_game_is_loaded():
    rules = macabre.load("cluedo-cards").rules
    words = copy(rules.notation)
    words.purposes = ("x" * (LONGEST_PURPOSE + 1),)
    with pytest.raises(TypeError, match="longer than 32 letters"):
        replace(rules, notation=words)
