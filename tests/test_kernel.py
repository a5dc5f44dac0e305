import os

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from macabre import kernel
from macabre.chance import below, mix, pick, tick
from macabre.cli import prepare
from macabre.kernel import lowest, nth, shift_right, signed, size, write_members

SETS = st.integers(1, (1 << 62) - 1)
WORDS = st.integers(-(1 << 63), (1 << 63) - 1)


@numba.njit
def compiled_size(x):
    return size(x)


@numba.njit
def compiled_lowest(x):
    return lowest(x)


@numba.njit
def compiled_nth(x, k):
    return nth(x, k)


@numba.njit
def compiled_members(x, out, at, width):
    write_members(x, out, at, width)


@numba.njit
def compiled_shift(x, k):
    return shift_right(x, k)


@numba.njit
def compiled_tick(x):
    return tick(x)


@numba.njit
def compiled_mix(x):
    return mix(x)


@numba.njit
def compiled_below(x, n):
    return below(x, n)


@numba.njit
def compiled_pick(word, x):
    return pick(word, x)


@numba.njit
def compiled_nth_by_halves(x, k):
    return nth_by_halves(x, k)


nth_by_halves = kernel.inner(kernel._nth_by_halves)


@given(SETS)
def test_sets_compiled_and_interpreted_agree(members):
    assert compiled_size(members) == size(members) == bin(members).count("1")
    assert compiled_lowest(members) == lowest(members)


@given(SETS, st.data())
def test_nth_agrees_in_all_its_forms(members, data):
    k = data.draw(st.integers(0, size(members) - 1))
    assert compiled_nth(members, k) == nth(members, k) == compiled_nth_by_halves(members, k)


@given(WORDS, st.integers(0, 63))
def test_words_compiled_and_interpreted_agree(word, places):
    assert signed(compiled_shift(word, places)) == signed(shift_right(word, places))
    assert compiled_tick(word) == tick(word)
    assert compiled_mix(word) == mix(word)


@given(WORDS, st.integers(1, 1 << 20), SETS)
def test_numbers_lie_within_their_limit(word, limit, members):
    assert 0 <= below(word, limit) < limit
    assert compiled_below(word, limit) == below(word, limit)
    assert members >> pick(word, members) & 1
    assert compiled_pick(word, members) == pick(word, members)


def test_below_is_even():
    counts = [0] * 6
    word = 1
    for _ in range(60_000):
        word = tick(word)
        counts[below(mix(word), 6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25


def test_the_cache_is_keyed_by_sources_and_data(tmp_path):
    (tmp_path / "rules.py").write_text("one")
    (tmp_path / "board.toml").write_text("cards = 1")
    before = kernel.sources_digest([tmp_path])
    assert kernel.sources_digest([tmp_path]) == before
    (tmp_path / "board.toml").write_text("cards = 2")
    with_data = kernel.sources_digest([tmp_path])
    (tmp_path / "rules.py").write_text("two")
    assert len({before, with_data, kernel.sources_digest([tmp_path])}) == 3


@pytest.mark.parametrize(("cache", "xdg", "expected"), [("/a", "/b", "/a"), ("", "/b", "/b/macabre")])
def test_where_the_cache_is(monkeypatch, cache, xdg, expected):
    monkeypatch.setenv("MACABRE_CACHE", cache)
    monkeypatch.setenv("XDG_CACHE_HOME", xdg)
    assert str(kernel.cache_root()) == expected


def double(x):
    return x + x


def test_a_kernel_is_compiled_once_for_each_type():
    first, later = kernel.compiled(double), kernel.compiled(double)
    assert (first(3), first(0.5)) == (6, 1.0)
    assert (later(3), later(0.5)) == (6, 1.0)
    assert sum(later.stats.cache_hits.values()) == 2
    assert not later.stats.cache_misses


def test_code_that_two_processes_keep_at_the_same_moment_is_not_mixed_up(tmp_path, monkeypatch):
    mine, theirs = (kernel.CodeFiles(tmp_path, "rule", "stamp") for _ in range(2))
    replace = os.replace

    def save_between(source, target):
        monkeypatch.setattr(os, "replace", replace)
        theirs.save("their type", "their code")
        replace(source, target)

    monkeypatch.setattr(os, "replace", save_between)
    mine.save("my type", "my code")
    for files in (mine, theirs):
        assert (files.load("my type"), files.load("their type")) == ("my code", "their code")


def test_code_of_other_sources_and_broken_files_are_not_used(tmp_path):
    files = kernel.CodeFiles(tmp_path, "rule", "old")
    files.save("type", "code")
    assert kernel.CodeFiles(tmp_path, "rule", "new").load("type") is None
    [path] = tmp_path.iterdir()
    path.write_bytes(path.read_bytes()[:9])
    assert files.load("type") is None
    files.flush()
    assert not list(tmp_path.iterdir())


@numba.njit
def many_words(word, n, out):
    """A loop whose body the compiler would love to simplify, if it might assume that nothing overflows."""
    for i in range(n):
        word = tick(word)
        if word > 0:
            out[i] = below(mix(word), 100)
        else:
            out[i] = 100 + below(mix(word), 100)


def test_words_in_a_compiled_loop_are_those_of_plain_python():
    found = np.zeros(2000, np.int64)
    many_words(-5, 2000, found)
    word, expected = -5, []
    for _ in range(2000):
        word = tick(word)
        expected.append(below(mix(word), 100) + 100 * (word <= 0))
    assert found.tolist() == expected


@given(SETS, st.integers(0, 62), st.integers(0, 5))
def test_members_are_written_byte_by_byte_and_no_further(members, width, at):
    plain, fast = np.full(72, 7, np.int8), np.full(72, 7, np.int8)
    write_members(members, plain, at, width)
    compiled_members(members, fast, at, width)
    assert fast.tolist() == plain.tolist()
    assert plain[at : at + width].tolist() == [members >> i & 1 for i in range(width)]


def test_games_are_ready_where_they_lie_and_since_they_were_written(tmp_path, monkeypatch):
    """Numba compiles anew for another clone, and for files that were written again; nobody may be told otherwise."""
    monkeypatch.setattr(prepare, "CACHE", tmp_path)
    written = prepare._written_last()
    stamp = prepare._stamp("some-game")
    assert not prepare._is_ready("some-game", written)
    stamp.touch()
    os.utime(stamp, (written, written))
    assert prepare._is_ready("some-game", written)
    os.utime(stamp, (written - 1, written - 1))
    assert not prepare._is_ready("some-game", written)
    monkeypatch.setattr(prepare, "__file__", str(tmp_path / "another-clone/prepare.py"))
    assert prepare._stamp("some-game") != stamp
