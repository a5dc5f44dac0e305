"""Runs a series: keeps what is finished, carries on where it was stopped, and stops early once the result is clear."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from macabre.arena.crews import Crew, Work, alone
from macabre.arena.deals import MOST_DEALS
from macabre.arena.files import check_same, write_whole
from macabre.arena.series import Played, Series, open_series, play_deal
from macabre.arena.standings import Standings
from macabre.errors import Error, reason
from macabre.language import Figure, sayings
from macabre.language.saying import COMMANDS

_report = sayings(COMMANDS)

LOOK = 25  # deals between two looks at whether a series has shown enough
PAUSE = 1.0  # seconds between two writings of what is finished

Progress = Callable[[int], None]


class Kept(msgspec.Struct, frozen=True):
    """What a series' file holds."""

    series: Series
    deals: dict[int, list[Played]]


@dataclass
class Keeper:
    """A series' file, whole at any time: a series that is stopped goes on from it."""

    series: Series
    path: Path | None
    written: float = 0.0

    def read(self) -> dict[int, list[Played]]:
        """The deals that are finished."""
        if self.path is None or not self.path.exists():
            return {}
        try:
            kept = msgspec.json.decode(self.path.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError) as error:
            raise Error(_report("fault-unreadable", file=str(self.path), why=reason(error))) from None
        check_same(self.path, kept.series, self.series)
        return kept.deals

    def write(self, deals: dict[int, list[Played]], now: bool = False) -> None:
        """Keep what is finished, if it is time."""
        if self.path is None or (not now and time.monotonic() - self.written < PAUSE):
            return
        kept = Kept(self.series, dict(sorted(deals.items())))
        write_whole(self.path, msgspec.json.encode(kept).decode())
        self.written = time.monotonic()


def run_series(
    series: Series,
    deals: int,
    crew: Crew = alone,
    path: Path | None = None,
    until_above: float | None = None,
    progress: Progress = lambda done: None,
) -> Standings:
    """Play `most` deals, or fewer once the first entrant's interval is above a share; the results.

    The same series gives the same results whoever plays it, stopped early or not.
    """
    if not 0 < deals <= MOST_DEALS:
        raise Error(_report("fault-deals", most=Figure(MOST_DEALS, ","), deals=deals))
    keeper = Keeper(series, path)
    done = {deal: played for deal, played in keeper.read().items() if deal < deals}
    enough = Enough(series, until_above)
    progress(len(done))
    if not enough.after(done):
        try:
            _play(series, deals, crew, keeper, done, enough, progress)
        finally:
            keeper.write(done, now=True)
    count = enough.deals or deals
    return Standings(series, [match for deal in range(count) for match in done[deal]])


def _play(
    series: Series,
    deals: int,
    crew: Crew,
    keeper: Keeper,
    done: dict[int, list[Played]],
    enough: Enough,
    progress: Progress,
) -> None:
    missing = [deal for deal in range(deals) if deal not in done]
    with closing(crew(Work(series.key, open_series, play_deal), missing)) as playing:  # type: ignore[type-var]
        for deal, played in playing:
            done[deal] = played
            keeper.write(done)
            progress(len(done))
            if enough.after(done):
                return


class Enough:
    """Whether the first entrant's interval is above a share: looked at after every 25 deals, in their order."""

    def __init__(self, series: Series, share: float | None) -> None:
        self.series, self.share = series, share
        self.looked = 0
        self.deals: int | None = None  # how many deals were enough

    def after(self, done: dict[int, list[Played]]) -> bool:
        """Whether it is, as far as deals are finished without a gap."""
        while self.share is not None and self.deals is None and self._next_is_finished(done):
            self.looked += LOOK
            matches = [match for deal in range(self.looked) for match in done[deal]]
            if Standings(self.series, matches).interval(self.series.entrants[0])[0] > self.share:
                self.deals = self.looked
        return self.deals is not None

    def _next_is_finished(self, done: dict[int, list[Played]]) -> bool:
        return all(deal in done for deal in range(self.looked, self.looked + LOOK))
