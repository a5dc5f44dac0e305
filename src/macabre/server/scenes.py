"""How long what happened is shown: the one table of durations, which bots and browsers keep to.

A game's `web/scenes.json` lists which events weigh more or less than a move, and whom a scene is about.
The time is told with each event; browsers show it at their own pace and say when they have, and bots
wait for the slowest of them, for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Protocol

import msgspec

from macabre.data import Board
from macabre.game import Game
from macabre.language import SeatName, Speech
from macabre.server.modules import web_folder

MILLISECONDS = {
    "passing": 0,
    "step": 400,
    "move": 1_200,
    "turn-up": 900,
    "scene": 2_800,
    "interlude": 5_000,
    "finale": 3_000,
}
SLOWEST = 2.0  # times as long as usual, for who likes it calm
MOST_BEHIND_SECONDS = 6.0  # that a browser may still be showing when more happens
SLACK_SECONDS = 1.5  # for a browser that is late; a hung one holds nobody up for longer

Event = dict[str, Any]


class Weight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Events that have these fields weigh so much; a scene is about the seat or the thing that a field names."""

    event: dict[str, Any]
    weight: str
    about: str | None = None

    @property
    def ms(self) -> int:
        """How long it is shown."""
        return MILLISECONDS[self.weight]

    def fits(self, event: Event) -> bool:
        """Whether it is said of this event."""
        return all(event.get(field) == value for field, value in self.event.items())


class Timed(msgspec.Struct, frozen=True):
    """How long an event is shown, and whose name is to be read while it is."""

    ms: int
    about: str


MOVE = Weight({}, "move")
UNTIMED = Timed(0, "")


@cache
def _weights(game: Game) -> list[Weight]:
    path = web_folder(game) / "scenes.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Weight]) if path.is_file() else []


@cache
def _weights_of(game: Game, kind: str) -> list[Weight]:
    """Those that may fit events of a type."""
    return [weight for weight in _weights(game) if weight.event.get("type", kind) == kind]


def weight_of(game: Game, event: Event) -> Weight:
    """The first weight that fits; a move's if none does."""
    return next((weight for weight in _weights_of(game, event["type"]) if weight.fits(event)), MOVE)


def timed(game: Game, board: Board, events: Sequence[Event], speech: Speech) -> list[Timed]:
    """The time of each event, and whom it is about."""
    weights = [weight_of(game, event) for event in events]
    return [
        Timed(ms, _about(game, board, weight, event, speech))
        for ms, weight, event in zip(_times(events, weights), weights, events, strict=True)
    ]


def seconds_of(game: Game, events: Sequence[Event]) -> float:
    """How long all of them are shown."""
    return sum(_times(events, [weight_of(game, event) for event in events])) / 1000


def ends_round(game: Game, events: Sequence[Event]) -> bool:
    """Whether a round ends, after which people want a moment."""
    return any(weight_of(game, event).weight == "interlude" for event in events)


def _times(events: Sequence[Event], weights: Sequence[Weight]) -> list[int]:
    """Milliseconds: the weightiest event of a step has all of the step's, except for the end, which has its own."""
    heaviest: dict[tuple[int, bool], int] = {}
    for place, (event, weight) in enumerate(zip(events, weights, strict=True)):
        best = heaviest.setdefault((event["number"], weight.weight == "finale"), place)
        if weight.ms > weights[best].ms:
            heaviest[event["number"], False] = place
    timed_places = set(heaviest.values())
    return [weight.ms if place in timed_places else 0 for place, weight in enumerate(weights)]


def _about(game: Game, board: Board, weight: Weight, event: Event, speech: Speech) -> str:
    """A name that is read while the scene is shown: a player's, or what the game calls a pawn or a card."""
    value = event.get(weight.about) if weight.about else None
    value = value[0] if isinstance(value, list) else value
    if value is None or weight.about is None:
        return ""
    return speech.say(
        SeatName(value) if isinstance(value, int) else game.rules.notation.said(board, weight.about, value)
    )


class Watcher(Protocol):
    """A connection whose browser may say what it has shown."""

    held: set[int]
    watched: int | None  # the entry up to which everything was shown; none if it never says
    slowness: float


class Showing:
    """What the browsers at a table are still busy showing."""

    def __init__(self) -> None:
        self.began, self.seconds = 0.0, 0.0
        self._said = asyncio.Event()

    def begin(self, seconds: float) -> None:
        """Something has happened; the calmest show it after what they may still be busy with."""
        now = time.monotonic()
        unseen = min(max(0.0, self.seconds - (now - self.began) / SLOWEST), MOST_BEHIND_SECONDS)
        self.began, self.seconds = now, unseen + seconds

    def said(self) -> None:
        """A browser has shown more."""
        self._said.set()

    async def end(self, number: int, watchers: Callable[[], Iterable[Watcher]]) -> None:
        """Until all who watch have seen everything up to an entry, or had time enough to."""
        while (left := self._left(number, watchers())) > 0:
            self._said.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._said.wait(), left)

    def _left(self, number: int, watchers: Iterable[Watcher]) -> float:
        """Seconds; where people sit at the table, those who only look on are not waited for."""
        if not self.seconds:
            return 0.0
        all_late = [watcher for watcher in watchers if watcher.watched is not None and watcher.watched < number]
        late = [watcher for watcher in all_late if watcher.held] or all_late
        slowest = max((watcher.slowness for watcher in late), default=None)
        return 0.0 if slowest is None else self.began + self.seconds * slowest + SLACK_SECONDS - time.monotonic()
