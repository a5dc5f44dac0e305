"""A scripted browser that never gives up: cut off, it comes back and sends what was not answered, under the same id."""

import asyncio
import random
import time

import websockets

from tests.server.client import Client, make_table, new_id

CUT_OFF = (OSError, websockets.WebSocketException, EOFError)
PATIENCE = 200  # seconds without any server
LATER = "try again"  # how a refusal ends that says nothing about the command itself


class Stubborn(Client):
    """One player (or, without a seat, a spectator) who knows the addresses of one or several servers."""

    def __init__(self, urls, code, seat=None, token_of=None):
        self.urls = [urls] if isinstance(urls, str) else list(urls)
        super().__init__(self.urls[0], code, () if seat is None else (seat,))
        if token_of is not None:
            self.tokens = dict(token_of.tokens)
        self.mine = seat
        self.sent = {}  # command id -> message
        self.replies = {}  # command id -> all that was answered to it
        self.frames = []  # every `seen` message
        self.connections = 0
        self.copies = 0  # how often a command was sent again

    async def connect(self):
        """Find a server that answers, beginning with the one behind the last; wait for what is to be seen."""
        begun, reasons = time.monotonic(), []
        while True:
            try:
                await self._hang_up()
                self.seen = None
                await super().connect()
                self.connections += 1
                while self.seen is None:
                    await self._take_in()
                return self
            except (*CUT_OFF, TimeoutError) as error:
                passed = time.monotonic() - begun
                reasons.append(f"{passed:.2f} {error.__class__.__name__} {error}")
                assert passed < PATIENCE, f"no server took us in: {reasons[-200:]}"
            self.urls.append(self.urls.pop(0))
            self.url = self.urls[0]
            await asyncio.sleep(0.1)

    async def _hang_up(self):
        if self.socket is not None:
            self.socket.transport.abort()

    async def cut(self):
        """Lose the connection, as a phone in a tunnel does, and come back."""
        await self._hang_up()
        await self.connect()

    async def _take_in(self):
        message = await super().receive()
        if message["t"] == "seen":
            self.frames.append(message)
            if message["yours"]:
                self.mine = message["yours"][0]
                if message["seat"] != self.mine:
                    await self.send(t="look", seat=self.mine)
        elif message.get("id"):
            self.replies.setdefault(message["id"], []).append(message)
        return message

    async def receive(self):
        """The next message, from this connection or the next."""
        try:
            return await self._take_in()
        except TimeoutError:
            raise AssertionError(f"nothing was heard for long; last seen: {self.seen}") from None
        except CUT_OFF:
            await self.connect()

    async def ask(self, **message):
        """Send a command until it is answered, and wait until its effect is seen."""
        message.setdefault("id", new_id())
        self.sent[message["id"]] = message
        while not self._is_answered(message["id"]):
            await self._send_once(message)
        answer = self.answers[message["id"]]
        while answer["t"] == "done" and self.seen["number"] < answer["number"]:
            await self.receive()
        return answer

    async def _send_once(self, message):
        connection = self.connections
        self.answers.pop(message["id"], None)
        try:
            await self.send(**message)
        except CUT_OFF:
            await self.connect()
        while message["id"] not in self.answers and connection == self.connections:
            await self.receive()
        self.copies += not self._is_answered(message["id"])

    def _is_answered(self, command):
        answer = self.answers.get(command)
        return answer is not None and not (answer["t"] == "refused" and answer["text"].endswith(LATER))

    # --- playing

    async def play_on(self, choose):
        """Salt, move, answer: whatever is to be done next; whether there was anything."""
        seen, mine = self.seen, self.mine
        if mine not in seen["yours"]:
            return False
        if seen["undo_asked"] not in (None, mine) and self.answered_undo != seen["number"]:
            self.answered_undo = seen["number"]
            await self.ask(t="answer-undo", seat=mine, agree=True)
            return True
        return await super().play_on(choose)

    answered_undo = None

    async def play_matches(self, rng, stop, starts, pause=0.06):
        """Play match after match, with a gesture or an undo now and then, until told to stop; then end the last."""
        while not (stop.is_set() and starts and self.seen["phase"] == "over"):
            if starts and self.seen["phase"] in ("gathering", "over"):
                await self.ask(t="start", seat=self.mine)
            elif await self.play_on(lambda legal: rng.choice(legal)["text"]):
                await self._fidget(rng)
                await asyncio.sleep(rng.uniform(0, 2 * pause))
            else:
                await self.receive()

    async def _fidget(self, rng):
        whim = rng.random()
        if whim < 0.04:
            await self.ask(t="emote", seat=self.mine, emote=rng.choice(("gasp", "laugh", "sorry")))
        elif whim < 0.07 and self.seen["phase"] == "playing":
            await self.ask(t="undo", seat=self.mine)

    async def watch(self):
        """Only look."""
        while True:
            await self.receive()


class Party:
    """The players and a spectator of one table."""

    def __init__(self, code, players, spectator):
        self.code, self.players, self.spectator = code, players, spectator

    @property
    def clients(self):
        return [*self.players, self.spectator]

    async def play(self, seed, stop):
        """Play until told to stop, each by itself; then wait until everybody has seen the end."""
        tasks = [
            asyncio.create_task(player.play_matches(random.Random(f"{seed} {seat}"), stop, starts=seat == 0))
            for seat, player in enumerate(self.players)
        ]
        tasks.append(asyncio.create_task(self.spectator.watch()))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            await self._all_see(self.players[0].seen["number"], tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _all_see(self, number, tasks):
        limit = time.monotonic() + 120
        while any(client.seen is None or client.seen["number"] < number for client in self.clients):
            assert time.monotonic() < limit, "not everybody was told of the end"
            for task in tasks[1:]:
                if task.done():
                    task.result()
            await asyncio.sleep(0.02)

    async def leave(self):
        for client in self.clients:
            await client.close()


async def gather_party(urls, game, players, options=None):
    """A table with everybody seated; clients begin at servers one after the other."""
    urls = [urls] if isinstance(urls, str) else urls
    code = await asyncio.to_thread(make_table, urls[0], game, players, options)
    turned = [urls[turn % len(urls) :] + urls[: turn % len(urls)] for turn in range(players + 1)]
    seated = [Stubborn(turned[seat], code, seat) for seat in range(players)]
    party = Party(code, seated, Stubborn(turned[players], code))
    for seat, player in enumerate(seated):
        await player.connect()
        answer = await player.sit(seat, f"Player {seat}")
        assert answer["t"] == "done", answer
    await party.spectator.connect()
    return party


async def begin(party):
    """Start a match and salt it, as browsers do by themselves."""
    await party.players[0].ask(t="start", seat=0)
    await asyncio.gather(*(salted(player) for player in party.players))


async def salted(player):
    while player.seen["phase"] != "playing":
        if player.seen["phase"] not in ("promising", "salting") or not await player.salt():
            await player.receive()


async def everybody_at(clients, number):
    await asyncio.gather(*(client.until(lambda seen: seen["number"] >= number) for client in clients))
