"""A series: the same deals for everybody, each played in all rotations of the seats."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import permutations
from math import ceil, gcd, log2
from typing import Any

import msgspec

from macabre.arena.entrants import make_player
from macabre.bots.finding import versions_of
from macabre.bots.levels import make_ours
from macabre.bots.playing import Player, play_on
from macabre.catalogue import load
from macabre.data import Board, Source
from macabre.errors import BadPlayers
from macabre.game import Game
from macabre.kernel import COMPILER
from macabre.luck import Seeded
from macabre.match import Match
from macabre.sources import digest

MOST_DEALS = 1_000_000
FEW_ORDERS = 6  # ways to sit that any series goes through
GOLDEN = 0.618  # of a list: steps of this size meet all its parts alike
SEEDED_BY = "deal and seat"  # what bots' seeds follow from: results that are kept go on only with the same
STEPS_AN_OCTAVE = 8  # of the scale on which decisions' times are counted


class Series(msgspec.Struct, frozen=True):
    """Everything that a series' results follow from, except how many deals are played."""

    game: str
    rules: int
    entrants: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    board: str | None  # the text of a board of one's own
    iterations: int | None
    limit: int
    sources: str  # a digest of the rules, the bots and the board

    @property
    def key(self) -> bytes:
        """The series as bytes, by which processes are told what to play."""
        return msgspec.json.encode(self)

    @property
    def open(self) -> Callable[[bytes], object]:
        """What a process does first."""
        return open_series

    @property
    def play(self) -> Callable[[bytes, int], list[Played]]:
        """What is done for each deal."""
        return play_deal

    @property
    def seats(self) -> int:
        """As many as there are entrants."""
        return len(self.entrants)

    def deal_seed(self, deal: int) -> int:
        """The seed by which a deal can be had again."""
        return self.seed * MOST_DEALS + deal

    def bot_seed(self, deal: int, seat: int) -> int:
        """The seed of whoever sits in a seat: another in each deal, so that no series hangs on what one was given."""
        return self.deal_seed(deal) * self.seats + seat

    def order(self, deal: int) -> tuple[int, ...]:
        """Who follows whom in a deal: all ways to sit round the table take turns."""
        orders = circles(self.entrants)
        return orders[deal % len(orders)]


class Played(msgspec.Struct, frozen=True):
    """One match of a series: who sat where, and how it came out."""

    deal: int
    rotation: int
    seated: tuple[int, ...]  # the entrant in each seat
    winners: tuple[int, ...]  # seats; none if it was cut off at the limit
    scores: tuple[int, ...] | None
    decisions: int
    ending: str
    times: tuple[dict[int, int], ...]  # of each entrant: how many decisions took how long

    @property
    def ranks(self) -> tuple[int, ...]:
        """The place of each seat: winners first, then by score where the game has scores; equals share the better."""
        merit = [(seat in self.winners, self.scores[seat] if self.scores else 0) for seat in range(len(self.seated))]
        return tuple(1 + sum(other > own for other in merit) for own in merit)

    def share(self, seat: int) -> float:
        """What of the win is a seat's; a shared win is divided."""
        return (seat in self.winners) / max(1, len(self.winners))

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
        raise BadPlayers(f"{game.id} is for {game.players[0]} to {game.players[-1]} players, not {len(entrants)}")
    match = game.new(len(entrants), 0, options, board)
    own = match.board.digest != game.default_board.digest
    return Series(
        game.id,
        game.rules.version,
        tuple(entrants),
        seed,
        match.options,
        match.board.source.text if own else None,
        iterations,
        limit or game.rules.longest_random_match,
        sources_of(game, match.board, entrants),
    )


def sources_of(game: Game, board: Board, entrants: Sequence[str] = ()) -> str:
    """A digest of all that decides what comes out of a deal: rules, bots, luck and board; no words, no other game."""
    modules = [*game.rules.modules, make_ours.__module__, play_on.__module__, Seeded.__module__]
    laid_out = hashlib.sha256(bytes(board.rows)).hexdigest()
    return digest(modules, f"{COMPILER} {game.rules.outlook} {laid_out} {SEEDED_BY}{versions_of(entrants)}")


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
def open_series(key: bytes) -> tuple[Series, Game, Any]:
    """A series with its game and board, loaded once in each process."""
    series = msgspec.json.decode(key, type=Series)
    game = load(series.game)
    board = game.load_board(Source(series.board, "the series' board") if series.board is not None else None)
    return series, game, board


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
    return Played(
        deal,
        rotation,
        seated,
        tuple(match.winners),
        tuple(match.scores) if match.finished and match.scores else None,
        decisions,
        match.ending or "cut off",
        tuple(dict(times[seated.index(who)]) for who in range(series.seats)),
    )


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
