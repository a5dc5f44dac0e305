"""A series: the same deals for everybody, each played in all rotations of the seats."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import ceil, gcd, log2
from typing import Any

import msgspec

from macabre.arena.deals import Deals, deals_of
from macabre.arena.entrants import make_player
from macabre.bots.playing import Player, play_on
from macabre.data import Board
from macabre.game import Game, players_fault
from macabre.match import Match

FEW_ORDERS = 6  # ways to sit that any series goes through
GOLDEN = 0.618  # of a list: steps of this size meet all its parts alike
STOPPED = "cut off"  # the ending of a match that was longer than the limit
STEPS_AN_OCTAVE = 8  # of the scale on which decisions' times are counted


class Series(Deals, frozen=True, kw_only=True):
    """Everything that a series' results follow from, except how many deals are played."""

    entrants: tuple[str, ...]

    @property
    def seats(self) -> int:
        """As many as there are entrants."""
        return len(self.entrants)

    def bot_seed(self, deal: int, seat: int) -> int:
        """The seed of whoever sits in a seat: another in each deal, so that no result hangs on a single seed."""
        return self.deal_seed(deal) * self.seats + seat

    def order(self, deal: int) -> tuple[int, ...]:
        """Who follows whom in a deal: all ways to sit round the table take turns."""
        orders = circles(self.entrants)
        return orders[deal % len(orders)]


class Outcome(msgspec.Struct, frozen=True):
    """How a match came out."""

    deal: int
    seated: tuple[int, ...]  # who of those that take part sat in each seat
    decisions: int
    winners: tuple[int, ...]  # seats; none if it was cut off at the limit, or nobody won
    scores: tuple[int, ...] | None
    ending: str

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each seat: winners first, then by score where the game has scores; equals share the better."""
        merit = [(seat in self.winners, self.scores[seat] if self.scores else 0) for seat in range(len(self.seated))]
        return tuple(1 + sum(other > own for other in merit) for own in merit)

    def place(self, seat: int) -> int:
        """One seat's."""
        return self.ranks[seat]

    def share(self, seat: int) -> float:
        """What of the win is a seat's; a shared win is divided."""
        return (seat in self.winners) / max(1, len(self.winners))


def ended(match: Match) -> tuple[tuple[int, ...], tuple[int, ...] | None, str]:
    """Who won, with what scores, and how it ended."""
    scores = tuple(match.scores) if match.finished and match.scores else None
    return tuple(match.winners), scores, match.ending or STOPPED


class Played(Outcome, frozen=True):
    """One match of a series."""

    rotation: int
    times: tuple[dict[int, int], ...]  # of each entrant: how many decisions took how long

    def lead(self, seat: int) -> float:
        """By how much a seat's score is above the best of the others."""
        scores = self.scores or ()
        return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def make_series(
    game: Game,
    entrants: Sequence[str],
    seed: int = 0,
    options: dict[str, Any] | None = None,
    board: Any = None,
    iterations: int | None = None,
    limit: int | None = None,
) -> Series:
    """A series that can be played: players, options and board are checked here."""
    if len(entrants) not in game.players:
        raise players_fault(game, len(entrants))
    match = game.new(len(entrants), 0, options, board)
    return Series(entrants=tuple(entrants), **deals_of(match, entrants, seed, iterations, limit))


@lru_cache
def circles(entrants: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The ways to sit round a table that differ, entrant 0 first."""
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for rest in permutations(range(1, len(entrants))):
        found.setdefault(tuple(entrants[i] for i in rest), (0, *rest))
    return spread(list(found.values()))


def spread(orders: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The same in a sequence whose beginning is a fair sample, for tables at which no series comes to the end."""
    count = len(orders)
    step = 1 if count <= FEW_ORDERS else next(n for n in range(round(GOLDEN * count), count) if gcd(n, count) == 1)
    return [orders[place * step % count] for place in range(count)]


# --- playing a deal, in whatever process


@lru_cache(maxsize=2)
def open_series(key: bytes) -> tuple[Series, Game, Board]:
    """A series with its game and board, loaded once in each process."""
    series = msgspec.json.decode(key, type=Series)
    return series, *series.load("board")


def play_deal(key: bytes, deal: int) -> list[Played]:
    """One deal in all rotations; the same in whatever process it is played."""
    series, _, _ = open_series(key)
    return [play_match(key, deal, rotation) for rotation in range(series.seats)]


def play_match(key: bytes, deal: int, rotation: int) -> Played:
    """One match. Its players are new, so that nothing is carried over from another."""
    series, game, board = open_series(key)
    order = series.order(deal)
    seated = tuple(order[(seat + rotation) % series.seats] for seat in range(series.seats))
    seeds = [series.bot_seed(deal, seat) for seat in range(series.seats)]
    named = [series.entrants[who] for who in seated]
    players = [make_player(name, seed, series.iterations) for name, seed in zip(named, seeds, strict=True)]
    match = game.new(series.seats, series.deal_seed(deal), series.options, board)
    times, decisions = _play_out(match, players, series.limit)
    spent = tuple(dict(times[seated.index(who)]) for who in range(series.seats))
    return Played(deal, seated, decisions, *ended(match), rotation, spent)


def _play_out(match: Match, players: list[Player], limit: int) -> tuple[list[Counter[int]], int]:
    times: list[Counter[int]] = [Counter() for _ in players]
    decisions = play_on(match, [_timed(*each) for each in zip(players, times, strict=True)], limit)
    return times, decisions


def _timed(player: Player, times: Counter[int]) -> Player:
    """The same player, whose time is taken."""

    def decide(match: Match, seat: int) -> int:
        begun = time.thread_time_ns()
        action = player(match, seat)
        times[time_step(time.thread_time_ns() - begun)] += 1
        return action

    return decide


def time_step(nanoseconds: int) -> int:
    """Where a time stands on the scale, on which each step is nine per cent longer."""
    return ceil(log2(max(nanoseconds, 1000) / 1000) * STEPS_AN_OCTAVE)


def milliseconds(step: float) -> float:
    """The time at a step of the scale."""
    return float(2 ** (step / STEPS_AN_OCTAVE)) / 1000
