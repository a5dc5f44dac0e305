"""Thinking is done in processes of its own: bots and hints are given the bytes of a sight, reviews a finished match.

Films are made where reviews are: of matches that are not over, too, but only for what all may see of them.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property, lru_cache, partial

from macabre.arena.review import Moment, look_at, usual_iterations
from macabre.bots import Sight, hint
from macabre.bots.levels import LEVELS, make_ours
from macabre.catalogue import games, load
from macabre.data import Source
from macabre.language import Saying
from macabre.match import Match
from macabre.server.boards import Boards
from macabre.server.films import make_film
from macabre.server.guests import Guests
from macabre.server.pools import Pool
from macabre.transcript import replay

HINT_SECONDS = 0.6
MOST_HINTS = 6  # at once
SETTLED_SECONDS = 5.0
QUICK_SECONDS, SLOW_SECONDS = (0.5, 0.9), (1.1, 1.5)  # how long a bot seems to think, whatever it sees
FOR_BOTS, FOR_HINTS, FOR_REVIEWS = 5, 3, 15  # how far each kind of thinking stands back behind the server

Advice = list[tuple[str, float, Saying | None]]  # moves, each with its chance and why


def think(game: str, board: str | None, seat: int, record: bytes, bot: str, seed: int, seconds: float | None) -> str:
    """In a worker: the bot's move for what its seat sees."""
    sight = _sight(game, board, seat, record)
    answer = make_ours(bot, seed, seconds=seconds).choose(sight)
    return sight.rules.notation.moves.write(sight.move(sight.action(answer)))


def advise(game: str, board: str | None, seat: int, record: bytes) -> Advice:
    """In a worker: the best moves for what a seat sees."""
    sight = _sight(game, board, seat, record)
    write = sight.rules.notation.moves.write
    return [(write(option.move), option.chance, option.why) for option in hint(sight, HINT_SECONDS).options]


def load_game(game: str) -> None:
    """In a worker: load what a bot or a hint needs, so that the first one does not wait for it."""
    match = load(game).new(seed=0)
    hint(Sight.of(match, match.to_act[0]), seconds=0.01)


def _sight(game: str, board: str | None, seat: int, record: bytes) -> Sight:
    return Sight(load(game).rules, load(game).load_board(Source.stored(board) if board else None), seat, record)


def look_back(transcript: str, number: int) -> Moment | None:
    """In a worker: one decision of a match that is over."""
    match = _replayed(transcript)
    return look_at(match, number, usual_iterations(match.game.rules))


@lru_cache(maxsize=2)
def _replayed(transcript: str) -> Match:
    return replay(transcript)


class Overloaded(Exception):
    """Too many ask at once: the answer would come too late."""


class Workers:
    """The processes that think: for bots, for hints and for reviews, so that none waits for another kind."""

    def __init__(self, processes: int = 1, pace: float = 1.0) -> None:
        self.boards, self.guests = Boards(), Guests()
        self._bots, self._processes, self._pace = Pool(processes, FOR_BOTS), processes, pace
        self.thinking = 0  # bots that think, or wait for it
        self._advised = 0  # hints that are being thought of, or wait for it

    @cached_property
    def _advisers(self) -> Pool:
        return Pool(1, FOR_HINTS)

    @cached_property
    def _reviewers(self) -> Pool:
        return Pool(1, FOR_REVIEWS)

    async def choose(self, sight: Sight, own_board: bool, bot: str, seed: int) -> str:
        """The text of a bot's move; where many think, each has less time, so that nobody waits for long."""
        board = sight.board.source.text if own_board else None
        self.thinking += 1
        try:
            seconds = self._seconds_for(bot)
            return await self._bots.do(
                partial(think, sight.rules.id, board, sight.seat, sight.record, bot, seed, seconds)
            )
        finally:
            self.thinking -= 1

    async def prepare(self, game: str) -> None:
        """Let whoever thinks for bots load a game, so that the first of them does not wait for it."""
        await self._bots.do(partial(load_game, game))

    def pause_of(self, bot: str) -> float:
        """Longer than thinking may take: else the time would tell whether there was anything to think about."""
        low, high = SLOW_SECONDS if bot in LEVELS and LEVELS[bot].seconds else QUICK_SECONDS
        return self._pace * (low + (high - low) * secrets.randbelow(1000) / 1000)

    def _seconds_for(self, bot: str) -> float | None:
        """A bot's share of the time; None for one that does not go by the clock."""
        whole = LEVELS[bot].seconds if bot in LEVELS else None
        return None if whole is None else whole * min(1.0, self._processes / self.thinking)

    async def advise(self, sight: Sight, own_board: bool) -> Advice:
        """The best moves of a seat; Overloaded if it would be long until they are found."""
        if self._advised >= MOST_HINTS:
            raise Overloaded
        board = sight.board.source.text if own_board else None
        self._advised += 1
        try:
            return await self._advisers.do(partial(advise, sight.rules.id, board, sight.seat, sight.record))
        finally:
            self._advised -= 1

    async def make_ready(self) -> None:
        """Once the server has settled, let the adviser load all games."""
        await asyncio.sleep(SETTLED_SECONDS)
        for game in games():
            await self._advisers.do(partial(load_game, game))

    async def look_back(self, transcript: str, number: int) -> Moment | None:
        """One decision of a match that is over, with everybody's chances."""
        return await self._reviewers.do(partial(look_back, transcript, number))

    async def film(self, transcript: str, cast: str) -> bytes:
        """What there is to see of a match; BadTranscript if it was played by other rules."""
        return await self._reviewers.do(partial(make_film, transcript, cast))

    def close(self) -> None:
        """Let them go."""
        self.boards.close()
        self.guests.close()
        for name in ("_bots", "_advisers", "_reviewers"):
            if name in self.__dict__:
                getattr(self, name).close()
