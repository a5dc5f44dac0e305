"""What happens at a table by itself: clocks run out, and bots move."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from macabre.bots import Sight
from macabre.bots.guest import BotFault
from macabre.bots.levels import is_ours
from macabre.language import sayings
from macabre.server import protocol as p
from macabre.server.decide import Asker, Decision, Refusal, decide, miss_salts
from macabre.server.deeds import Busy, Deed
from macabre.server.entries import BotFailed
from macabre.server.faults import described
from macabre.server.guests import GuestSeat
from macabre.server.table import PLAYING, PROMISING, SALTING, Table

if TYPE_CHECKING:
    from macabre.server.host import Host

SALT_SECONDS = 8.0
RETRY_SECONDS = 2.0  # until what happens by itself is tried again

log = logging.getLogger("macabre")
_say = sayings()

Work = Callable[[], Awaitable[None]]


class Nonsense(Exception):
    """What a bot of ours has answered is no move: whatever ails the process that thinks, it is asked again."""


class Clockwork:
    """The clocks and the bots of one awake table."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bot_seed = secrets.randbits(32)
        self._turned_at = time.monotonic()  # when the match last changed

    @property
    def _table(self) -> Table:
        return self._host.table

    def turn(self, seconds: float = 0.0) -> None:
        """The match has changed; until that is shown, which takes so long, no clock runs."""
        self._turned_at = time.monotonic() + seconds

    def wind(self) -> None:
        """Set going what is not going yet."""
        if self._table.phase in (PROMISING, SALTING):
            key = f"{self._table.phase} {self._table.deal.number}"
            self._once(key, lambda: self._end_salting(key))
        if self.seconds_left():
            self._once("clock", self._ring)
        if self._host.pause.number:
            self._once(f"pause {self._host.pause.ends}", self._end_pause)
        if any(self._host.presence.away().values()):
            self._once("grace", self._end_grace)
        if self._table.phase == PLAYING and self._table.match and self._is_attended():
            for seat in self._table.match.to_act:
                self._wake_bot(seat, self._table.seats[seat].player, self._table.turned)

    def _is_attended(self) -> bool:
        """Whether anybody is here for whom bots play; one who only watches sees what they do elsewhere."""
        return any(not listener.only_watches for listener in self._host.listeners)

    def stop(self) -> None:
        """Nothing happens by itself any more; whoever comes back sets it going again."""
        for task in self._tasks.values():
            task.cancel()
        self._tasks = {}
        self._host.workers.guests.leave(lambda place: place.code == self._table.code)

    def _once(self, key: str, work: Work) -> None:
        if key not in self._tasks:
            task = self._tasks[key] = asyncio.ensure_future(work())
            task.add_done_callback(lambda done: self._tasks.get(key) is done and self._tasks.pop(key))

    async def _persist(self, work: Work) -> None:
        """Nobody asked for it, so nobody asks again: try until it is done, or refused."""
        while True:
            try:
                await work()
                return
            except Refusal as refusal:
                if not isinstance(refusal, Busy):
                    return
            except Exception as error:
                log.warning("table %s: %s", self._table.code, described(error))
            await asyncio.sleep(RETRY_SECONDS)

    # --- the clock, where people want one

    def seconds_left(self) -> int | None:
        """For whoever must act; None if nobody is hurried. A table that wakes gives the whole time again."""
        table = self._table
        if table.clock is None or table.phase != PLAYING or table.outdated:
            return None
        if self._host.pause.number:
            return table.clock
        return max(0, math.ceil(table.clock - max(0.0, time.monotonic() - self._turned_at)))

    def late(self) -> set[int]:
        """The seats whose time is up."""
        match = self._table.match
        return set(match.to_act) if match and self.seconds_left() == 0 else set()

    async def _ring(self) -> None:
        """Time is up: those who are here are told, and choose."""
        while left := self.seconds_left():
            await asyncio.sleep(left)
        self._host.tell()

    # --- patience with those who are away, and with their salts

    async def _end_grace(self) -> None:
        """When a bot may play for somebody who is away, those who are here are told."""
        while waits := [seconds for seconds in self._host.presence.away().values() if seconds]:
            await asyncio.sleep(min(waits))
            self._host.tell()

    async def _end_pause(self) -> None:
        """Nobody waits for ever for who does not say that they are ready."""
        number = self._host.pause.number
        await asyncio.sleep(self._host.pause.left())
        if self._host.pause.number == number:
            self._host.go_on()

    async def _end_salting(self, key: str) -> None:
        """Nobody waits for ever for a browser that is gone."""
        if self._table.deal.salting:
            await asyncio.sleep(SALT_SECONDS)
        await self._persist(lambda: self._miss_salts(key))

    async def _miss_salts(self, key: str) -> None:
        if key == f"{self._table.phase} {self._table.deal.number}":
            await self._host.append(Deed(f"clock:{key}", lambda asker: miss_salts(self._table, asker)))

    # --- bots

    def _wake_bot(self, seat: int, bot: str | None, number: int) -> None:
        if bot:
            think = lambda: self._let_bot_move(seat, bot, number)  # noqa: E731
            self._once(f"bot {seat} {bot} {number}", lambda: self._persist(think))

    async def _let_bot_move(self, seat: int, bot: str, number: int) -> None:
        """Look, think elsewhere, move; all processes that think at once send the same command id."""
        match, host = self._table.match, self._host
        if match is None or not self._is_for_bot(seat, bot, number):
            return
        sight = Sight.of(match, seat)
        own = match.board is not self._table.game.default_board
        pause, shown = asyncio.sleep(host.workers.pause_of(bot)), host.showing.end(number, lambda: host.listeners)
        try:
            text, *_ = await asyncio.gather(self._think(sight, own, bot), pause, shown, host.pause.over())
        except BotFault as fault:
            await self._stand_in(seat, bot, number, fault)
            return
        play = p.Play(id=f"bot:{number}:{seat}", seat=seat, move=text)

        def make(asker: Asker) -> Decision:
            if not self._is_for_bot(seat, bot, number):  # whoever wrote meanwhile, also at another process
                raise Refusal(_say("refuse-other-thought"))
            host.check_room()
            try:
                return decide(self._table, play, asker)
            except Refusal as refusal:
                raise Nonsense from refusal

        await host.append(Deed(play.id, make, lambda: {seat}))

    async def _think(self, sight: Sight, own_board: bool, bot: str) -> str:
        workers, table = self._host.workers, self._table
        if is_ours(bot):
            return await workers.choose(sight, own_board, bot, self._bot_seed)
        place = GuestSeat(table.code, table.deal.number, sight.seat, bot)
        return await workers.guests.choose(place, sight, self._bot_seed)

    async def _stand_in(self, seat: int, bot: str, number: int, fault: BotFault) -> None:
        """A bot from outside cannot play on: another does, and all are told. What it saw is told to nobody."""
        log.warning("table %s: the bot %s %s", self._table.code, bot, fault)

        def make(asker: Asker) -> Decision:
            if not self._is_for_bot(seat, bot, number):
                raise Refusal(_say("refuse-other-thought"))
            return Decision([BotFailed(seat, fault.why)])

        await self._host.append(Deed(f"bot-failed:{number}:{seat}", make))

    def _is_for_bot(self, seat: int, bot: str, number: int) -> bool:
        return self._table.turned == number and self._table.seats[seat].player == bot
