import hashlib
import hmac

import pytest

import macabre
from macabre.chance import Stream, index_of_number
from macabre.luck import key_of_seed


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


def test_biased_words_are_rejected(monkeypatch):
    words = iter([(1 << 64) - 1, 0])
    monkeypatch.setattr(Stream, "_word", lambda *_: next(words))
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
