"""Bots from outside at the tables of this process: one for each match and seat, each in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from macabre.bots import Sight
from macabre.bots.guest import OutsideBot

MOST_AT_ONCE = 4  # that think
MOST_SEATED = 12  # whose processes wait for their next turn; each holds some 150 MB


class GuestSeat(NamedTuple):
    """Where a bot sits: it remembers no other match, and no other seat of it."""

    code: str
    deal: int
    seat: int
    bot: str


class Guests:
    """All bots from outside that play here, those who moved last at the end."""

    def __init__(self) -> None:
        self._seated: dict[GuestSeat, OutsideBot] = {}
        self._thinking: set[OutsideBot] = set()
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE)

    async def choose(self, place: GuestSeat, sight: Sight, seed: int) -> str:
        """The text of a bot's move; BotFault if it has none."""
        self.leave(lambda other: other.code == place.code and other.deal != place.deal)
        bot = self._seated.pop(place, None) or OutsideBot(place.bot, seed, is_kept=False)
        loop = asyncio.get_running_loop()
        self._thinking.add(bot)
        try:
            action = await loop.run_in_executor(self._threads, bot.ask, sight)
        except BaseException:
            bot.leave()
            raise
        finally:
            self._thinking.discard(bot)
        self._seated[place] = bot
        for eldest in list(self._seated)[:-MOST_SEATED]:
            self._seated.pop(eldest).leave()
        return sight.rules.notation.moves.write(sight.move(action))

    def leave(self, is_gone: Callable[[GuestSeat], bool]) -> None:
        """Let those go who need not wait any longer."""
        for place in [place for place in self._seated if is_gone(place)]:
            self._seated.pop(place).leave()

    def close(self) -> None:
        """Let all go."""
        self.leave(lambda place: True)
        for bot in self._thinking:
            bot.leave()
        self._threads.shutdown(wait=False, cancel_futures=True)
