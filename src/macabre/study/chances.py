"""Everybody's chances during a match, by playing it on many times from where it stood."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from macabre.chance import match_bits
from macabre.match import Match
from macabre.steps import GREEDY, RANDOM, SCORES, WINNERS, contest, contest_states

MARKS = 10  # moments of a match that are looked at, evenly over its decisions
PLAYED_ON = 32  # times that a match is played on from each
LEAD = 7  # wins of these by which another must be ahead to take the lead: less may be noise

Chances = list[tuple[int, ...]]  # at each mark: how often each seat won, alone or with others


def find_chances(match: Match, decisions: Sequence[int], bot: str, seed: int, limit: int) -> Chances:
    """How often each seat wins from each mark on; decisions are the lengths of the log at which somebody decided."""
    marks = [decisions[len(decisions) * mark // MARKS] for mark in range(MARKS)]
    return [
        _play_on(match, match.state(mark), bot, match_bits(seed, number), limit) for number, mark in enumerate(marks)
    ]


def _play_on(match: Match, state: bytes, bot: str, bits: int, limit: int) -> tuple[int, ...]:
    """Play on with the same bots, or with greedy ones where those are too slow."""
    rules = match.game.rules
    states, cells = contest_states(rules, state)
    policies = np.full(match.players, RANDOM if bot == "random" else GREEDY)
    rows = np.zeros((PLAYED_ON, SCORES + match.players), np.int64)
    contest(match.board.array, states, cells, rules.state.masks, rules.scratch.array(), policies, rows, bits, limit)
    winners = [int(row) for row in rows[:, WINNERS] if row > 0]
    return tuple(sum(won >> seat & 1 for won in winners) for seat in range(match.players))


def lead_changes(chances: Chances) -> int:
    """How often the lead changed to a seat that was then clearly ahead."""
    leader, changes = None, 0
    for now in chances:
        best = max(range(len(now)), key=now.__getitem__)
        if leader is None and _is_ahead(now, best):
            leader = best
        elif leader is not None and now[best] - now[leader] >= LEAD:
            leader, changes = best, changes + 1
    return changes


def _is_ahead(now: tuple[int, ...], best: int) -> bool:
    return now[best] - max((wins for seat, wins in enumerate(now) if seat != best), default=0) >= LEAD


def decided_at(chances: Chances, winners: Sequence[int]) -> float:
    """After what part of the match a winner won more than half of all continuations, and did so to its end."""
    last = max((mark for mark, now in enumerate(chances) if not _is_decided(now, winners)), default=-1)
    return (last + 1) / MARKS


def _is_decided(now: tuple[int, ...], winners: Sequence[int]) -> bool:
    return any(now[seat] * 2 > PLAYED_ON for seat in winners)


def winners_chance(now: tuple[int, ...], winners: Sequence[int]) -> float:
    """The chance that those who won in the end had."""
    return sum(now[seat] for seat in winners) / (PLAYED_ON * max(1, len(winners)))


def comeback(chances: Chances, winners: Sequence[int]) -> float:
    """How small the chance of those who won once was."""
    return min((winners_chance(now, winners) for now in chances), default=1.0) if winners else 1.0
