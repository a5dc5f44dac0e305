"""Reviews of matches that are over: made once, a decision at a time, outside the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

from macabre.arena.review import Moment, Review, Turn, assemble, how_made, usual_iterations
from macabre.language import Speech
from macabre.match import Match
from macabre.rules import CHANCE
from macabre.server.faults import described
from macabre.server.films import Reel
from macabre.server.replays import Replay
from macabre.server.workers import Workers

KEPT = 32
MOST_WAITING = 4  # reviews that are not finished

log = logging.getLogger("macabre")


class TooManyReviews(Exception):
    """Too many reviews are being made."""


class Progress:
    """One review: how far it is, and what came out."""

    def __init__(self, replay: Replay, reel: Reel) -> None:
        self.replay, self.reel = replay, reel
        self.done = 0
        self.review: Review | None = None
        self.task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether somebody works at it."""
        return self.task is not None and not self.task.done()

    async def make(self, workers: Workers) -> None:
        """Look at one decision after the other; what was looked at counts even if it is stopped."""
        moments: list[Moment] = []
        transcript = await asyncio.to_thread(self.reel.match.clone().transcript)
        for number in range(self.replay.last):
            moment = await workers.look_back(transcript, number)
            if moment:
                moments.append(moment)
            self.done = number + 1
        self.review = assemble(self.reel.match, moments, usual_iterations(self.reel.match.game.rules))

    def info(self, speech: Speech) -> dict[str, Any]:
        """What the browser is told."""
        said = review_info(self.review, self.reel.match, speech.called(self.replay.names)) if self.review else None
        return {"done": self.done, "count": self.replay.last, "review": said}


def review_info(review: Review, match: Match, speech: Speech) -> dict[str, Any]:
    """A review as data; a turning point names its decision, in words, what luck did then, and whose chance changed."""
    moments = [_moment_info(moment) for moment in review.moments]
    turns = [_turn_info(turn, speech) | {"luck": luck_after(match, review, turn, speech)} for turn in review.turns]
    return {"made": speech.say(how_made(review.iterations)), "moments": moments, "turns": turns}


def _moment_info(moment: Moment) -> dict[str, Any]:
    return {name: value for name, value in vars(moment).items() if name not in ("said", "best_said")}


def luck_after(match: Match, review: Review, turn: Turn, speech: Speech) -> list[str]:
    """What dice and cards did between a turning point's decision and the next that was looked at, in words."""
    points = match.decision_points()
    following = next(moment.number for moment in review.moments if moment.number > turn.moment.number)
    first, last = points[turn.moment.number] + 1, points[following]
    drawn = {step + 1 for step in range(first, last) if match.entries[step].who == CHANCE}
    told = match.at(last).told_in(speech, None, first)
    return [event["text"] for event in told if event["number"] in drawn and event["text"]]


def _turn_info(turn: Turn, speech: Speech) -> dict[str, Any]:
    moment = turn.moment
    said = {"words": speech.say(moment.said), "best_words": speech.say(moment.best_said)}
    return {"number": moment.number, "seat": turn.seat, "before": turn.before, "after": turn.after} | said


class Reviews:
    """The reviews that were asked for last."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._kept: OrderedDict[str, Progress] = OrderedDict()

    def find(self, replay: Replay, speech: Speech) -> dict[str, Any] | None:
        """How far a match's review is, which begins when it is first asked for; None if it cannot be played again.

        TooManyReviews if there are.
        """
        if not isinstance(replay.shown, Reel):
            return None
        progress = self._kept.get(replay.id) or Progress(replay, replay.shown)
        progress.replay = replay  # in which nobody is named whose name was erased meanwhile
        if progress.review is None and not progress.is_under_way:
            self._begin(progress)
        self._kept[replay.id] = progress
        self._kept.move_to_end(replay.id)
        self._forget()
        return progress.info(speech)

    def _begin(self, progress: Progress) -> None:
        if sum(other.is_under_way for other in self._kept.values()) >= MOST_WAITING:
            raise TooManyReviews
        progress.task = asyncio.create_task(progress.make(self.workers))
        progress.task.add_done_callback(_tell_fault)

    def _forget(self) -> None:
        """Keep the last few, and those that are being made."""
        finished = [key for key, progress in self._kept.items() if not progress.is_under_way]
        for key in finished[: max(0, len(self._kept) - KEPT)]:
            del self._kept[key]

    def close(self) -> None:
        """The server stops."""
        for progress in self._kept.values():
            if progress.task:
                progress.task.cancel()


def _tell_fault(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error:
        log.warning("a review failed: %s", described(error))
