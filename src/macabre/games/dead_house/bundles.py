"""Bundles: the cards of a hand, the deck or the discards as one integer.

Each kind of card has a run of bits as long as the deck has cards of it, and a bundle with
n cards of the kind has the first n bits of the run. So cards of one name cannot be told
apart, and equal bundles are equal integers.
"""

from __future__ import annotations

from macabre.games.dead_house.state import TrackRecord
from macabre.kernel import inner, lowest, size


@inner
def count(board: TrackRecord, bundle: int, kind: int) -> int:
    """How many cards of a kind are in a bundle."""
    return size(bundle & board.cards_of[kind])


@inner
def first_kind(board: TrackRecord, bundle: int) -> int:
    """The first kind of a bundle that is not empty."""
    return board.kind_of[lowest(bundle)]


@inner
def with_card(board: TrackRecord, bundle: int, kind: int) -> int:
    """The bundle and one more card of the kind."""
    run = board.cards_of[kind]
    return bundle | (bundle & run) << 1 | (run & -run)


@inner
def without_card(board: TrackRecord, bundle: int, kind: int) -> int:
    """The bundle less one card of the kind, if it has one."""
    run = board.cards_of[kind]
    return bundle & ~run | (bundle & run) >> 1 & run


@inner
def without_bundle(board: TrackRecord, bundle: int, other: int) -> int:
    """The bundle less all cards of another."""
    while other:
        bundle = without_card(board, bundle, first_kind(board, other))
        other &= other - 1
    return bundle
