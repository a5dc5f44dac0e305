"""Multisets of cards in one integer, and the sets of ends that a card can have (DOO-2, DOO-8)."""

from __future__ import annotations

from macabre.games.deadly_doodles.state import (
    CORNER,
    COUNT,
    COUNT_BITS,
    CROSS,
    DEAD_END,
    DRAW_2,
    PATTERNS,
    STRAIGHT,
    TEE,
    TRAP,
)
from macabre.kernel import inner

# Which kind of card has each set of ends; NORTH is the lowest bit.
KIND_OF_ENDS = (
    TRAP, DEAD_END, DEAD_END, CORNER, DEAD_END, STRAIGHT, CORNER, TEE,
    DEAD_END, CORNER, STRAIGHT, TEE, CORNER, TEE, TEE, CROSS,
)  # fmt: skip
PATTERNS_OF = tuple(sum(1 << ends for ends in range(PATTERNS) if KIND_OF_ENDS[ends] == k) for k in range(DRAW_2))


@inner
def one(kind: int) -> int:
    """A single card."""
    return 1 << (COUNT_BITS * kind)


@inner
def count_of(cards: int, kind: int) -> int:
    """How many of a kind there are."""
    return (cards >> (COUNT_BITS * kind)) & COUNT


@inner
def how_many(cards: int) -> int:
    """How many there are in all; a number's digits to base 64 add up to it modulo 63, and no deck has more cards."""
    return cards % COUNT


@inner
def in_play(turned: int) -> int:
    """A round's cards without its Draw 2, which are discarded at once (DOO-4)."""
    return turned & (one(DRAW_2) - 1)


@inner
def patterns(cards: int) -> int:
    """The sets of ends in which the cards can be drawn, turned as one likes (DOO-7), as a set of them."""
    found = 0
    for kind in range(DRAW_2):
        if count_of(cards, kind):
            found |= PATTERNS_OF[kind]
    return found


@inner
def kinds_in(cards: int) -> int:
    """How many kinds there are among cards."""
    found = 0
    for kind in range(DRAW_2):
        found += count_of(cards, kind) != 0
    return found


@inner
def nth_kind(cards: int, k: int) -> int:
    """The k-th kind there is among cards, counted from 0."""
    kind = 0
    while k > 0 or count_of(cards, kind) == 0:
        k -= count_of(cards, kind) != 0
        kind += 1
    return kind
