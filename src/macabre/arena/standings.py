"""What a series shows: each bot's share of wins with its interval, ranks, leads, times."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from macabre.arena.files import whole_file
from macabre.arena.ratings import Rating, rate
from macabre.arena.series import STOPPED, Played, Series, milliseconds
from macabre.arena.statistics import resampled_interval

Interval = tuple[float, float]


@dataclass(frozen=True)
class Standing:
    """One bot in a series; copies of a bot are taken together, and a share is that of one copy."""

    bot: str
    copies: int
    """How many seats it had in each match."""
    share: float
    """Its share of wins."""
    interval: Interval
    """The 95 % interval of the share."""
    rank: float
    """Its mean rank; 1 is the best."""
    lead: float | None
    """How many points it was ahead of the others on average; None where there are no points."""
    rating: Rating | None
    """None unless OpenSkill is installed."""
    milliseconds: float
    """What a decision took on average."""
    slowest: float
    """The milliseconds that 95 % of decisions stay under."""


@dataclass(frozen=True)
class Standings:
    """All matches of a series, and what follows from them."""

    series: Series
    matches: list[Played]

    @property
    def deals(self) -> int:
        """How many deals were played, each in all rotations."""
        return len(self.matches) // self.series.seats

    @property
    def bots(self) -> list[str]:
        """The bots, each once, as they were named."""
        return list(dict.fromkeys(self.series.entrants))

    @property
    def cut_off(self) -> int:
        """How many matches were stopped at the limit."""
        return sum(match.ending == STOPPED for match in self.matches)

    @property
    def has_scores(self) -> bool:
        """Whether the game has points."""
        return any(match.scores for match in self.matches)

    def shares(self, bot: str) -> npt.NDArray[np.float64]:
        """In each deal, the share of wins of one copy of a bot."""
        return self._deal_means([self._mean_over_copies(match, bot, match.share) for match in self.matches])

    def seat_shares(self, seat: int) -> npt.NDArray[np.float64]:
        """In each deal, the share of wins of a seat, in which every entrant has sat."""
        return self._deal_means([match.share(seat) for match in self.matches])

    def interval(self, bot: str) -> Interval:
        """The 95 % interval of a bot's share, from resampled deals."""
        return resampled_interval(self.shares(bot))

    def lead_over(self, bot: str, other: str) -> tuple[float, Interval]:
        """By how much one bot's share is above another's, with its interval."""
        halves = (1 + self.shares(bot) - self.shares(other)) / 2  # a share again: one half where they are equal
        low, high = resampled_interval(halves)
        return 2 * float(halves.mean()) - 1, (2 * low - 1, 2 * high - 1)

    @cached_property
    def table(self) -> list[Standing]:
        """Every bot, the best first."""
        ratings = rate(self.series.entrants, self.matches)
        return sorted((self._standing(bot, ratings) for bot in self.bots), key=lambda line: -line.share)

    def _standing(self, bot: str, ratings: dict[str, Rating]) -> Standing:
        times = self._times(bot)
        ranks = [self._mean_over_copies(match, bot, match.ranks.__getitem__) for match in self.matches]
        leads = [self._mean_over_copies(match, bot, match.lead) for match in self.matches if match.scores]
        return Standing(
            bot,
            self.series.entrants.count(bot),
            float(self.shares(bot).mean()),
            self.interval(bot),
            float(np.mean(ranks)),
            float(np.mean(leads)) if leads else None,
            ratings.get(bot),
            mean_time(times),
            slow_time(times),
        )

    def _mean_over_copies(self, match: Played, bot: str, value: Callable[[int], float]) -> float:
        seats = [seat for seat, who in enumerate(match.seated) if self.series.entrants[who] == bot]
        return sum(value(seat) for seat in seats) / len(seats)

    def _deal_means(self, values: list[float]) -> npt.NDArray[np.float64]:
        return np.array(values).reshape(self.deals, self.series.seats).mean(axis=1)

    def _times(self, bot: str) -> Counter[int]:
        times: Counter[int] = Counter()
        for match in self.matches:
            for who, counted in enumerate(match.times):
                if self.series.entrants[who] == bot:
                    times.update(counted)
        return times

    def write_csv(self, path: Path) -> None:
        """One line a match."""
        seats = range(self.series.seats)
        groups = [[f"{name}_{seat}" for seat in seats] for name in ("bot", "rank", "score")]
        with whole_file(path) as file:
            writer = csv.writer(file)
            bots, ranks, scores = groups
            writer.writerow(["deal", "rotation", "seed", *bots, "winners", *ranks, *scores, "decisions", "ending"])
            for match in self.matches:
                writer.writerow(self._csv_line(match))

    def _csv_line(self, match: Played) -> list[object]:
        bots = [self.series.entrants[who] for who in match.seated]
        scores = match.scores or [""] * len(bots)
        winners = " ".join(map(str, match.winners))
        seed = self.series.deal_seed(match.deal)
        return [match.deal, match.rotation, seed, *bots, winners, *match.ranks, *scores, match.decisions, match.ending]


def mean_time(times: Counter[int]) -> float:
    """The mean of counted times, in milliseconds."""
    return sum(milliseconds(step - 0.5) * count for step, count in times.items()) / max(1, times.total())


def slow_time(times: Counter[int]) -> float:
    """What 95 % of counted times stay under, in milliseconds."""
    left = 0.95 * times.total()
    for step, count in sorted(times.items()):
        left -= count
        if left <= 0:
            return milliseconds(step)
    return 0.0
