import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from macabre import compiler, kernel
from macabre.chance import below, mix, pick, tick
from macabre.kernel import lowest, nth, shift_right, signed, size, write_members

SETS = st.integers(1, (1 << 62) - 1)
BITS = st.integers(-(1 << 63), (1 << 63) - 1)


@kernel.compiled
def compiled_size(x):
    return size(x)


@kernel.compiled
def compiled_lowest(x):
    return lowest(x)


@kernel.compiled
def compiled_nth(x, k):
    return nth(x, k)


@kernel.compiled
def compiled_members(x, out, at, width):
    write_members(x, out, at, width)


@kernel.compiled
def compiled_shift(x, k):
    return shift_right(x, k)


@kernel.compiled
def compiled_tick(x):
    return tick(x)


@kernel.compiled
def compiled_mix(x):
    return mix(x)


@kernel.compiled
def compiled_below(x, n):
    return below(x, n)


@kernel.compiled
def compiled_pick(bits, x):
    return pick(bits, x)


@kernel.compiled
def compiled_nth_by_halves(x, k):
    return nth_by_halves(x, k)


nth_by_halves = kernel.inner(compiler.nth_by_halves)


@given(SETS)
def test_sets_compiled_and_interpreted_agree(members):
    assert compiled_size(members) == size(members) == bin(members).count("1")
    assert compiled_lowest(members) == lowest(members)


@given(SETS, st.data())
def test_nth_agrees_in_all_its_forms(members, data):
    k = data.draw(st.integers(0, size(members) - 1))
    assert compiled_nth(members, k) == nth(members, k) == compiled_nth_by_halves(members, k)


@given(BITS, st.integers(0, 63))
def test_bits_compiled_and_interpreted_agree(bits, places):
    assert signed(compiled_shift(bits, places)) == signed(shift_right(bits, places))
    assert compiled_tick(bits) == tick(bits)
    assert compiled_mix(bits) == mix(bits)


@given(BITS, st.integers(1, 1 << 20), SETS)
def test_numbers_lie_within_their_limit(bits, limit, members):
    assert 0 <= below(bits, limit) < limit
    assert compiled_below(bits, limit) == below(bits, limit)
    assert members >> pick(bits, members) & 1
    assert compiled_pick(bits, members) == pick(bits, members)


def test_below_is_even():
    counts = [0] * 6
    bits = 1
    for _ in range(60_000):
        bits = tick(bits)
        counts[below(mix(bits), 6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25


@kernel.compiled
def many_draws(bits, n, out):
    """A loop whose body the compiler would love to simplify, if it might assume that nothing overflows."""
    for i in range(n):
        bits = tick(bits)
        if bits > 0:
            out[i] = below(mix(bits), 100)
        else:
            out[i] = 100 + below(mix(bits), 100)


def test_words_in_a_compiled_loop_are_those_of_plain_python():
    found = np.zeros(2000, np.int64)
    many_draws(-5, 2000, found)
    bits, expected = -5, []
    for _ in range(2000):
        bits = tick(bits)
        expected.append(below(mix(bits), 100) + 100 * (bits <= 0))
    assert found.tolist() == expected


@given(SETS, st.integers(0, 62), st.integers(0, 5))
def test_members_are_written_byte_by_byte_and_no_further(members, width, at):
    plain, fast = np.full(72, 7, np.int8), np.full(72, 7, np.int8)
    write_members(members, plain, at, width)
    compiled_members(members, fast, at, width)
    assert fast.tolist() == plain.tolist()
    assert plain[at : at + width].tolist() == [members >> i & 1 for i in range(width)]
