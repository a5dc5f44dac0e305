"""A scripted browser: speaks the protocol over a real socket, keeps its tokens, and comes back when it is cut off."""

import asyncio
import contextlib
import json
import secrets
import time
import urllib.request
from collections import deque

import websockets

from macabre.luck import salt_commitment
from macabre.server.socket import MESSAGES, WINDOW_SECONDS
from tests.server.following import Follower
from tests.server.loops import keep_line

SILENCE_SECONDS = 60  # far longer than any server is silent that somebody waits for
MOST_MESSAGES = MESSAGES - 10  # in a while: one that talks more is sent away


def new_id():
    return secrets.token_hex(8)


def make_table(url, game="cluedo-cards", players=2, options=None, **more):
    """A new table's code."""
    wishes = json.dumps({"game": game, "players": players, "options": options or {}, **more}).encode()
    request = urllib.request.Request(f"{url}/api/tables", wishes, {"Origin": url, "Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)["code"]


def fetch(url):
    with urllib.request.urlopen(url, timeout=60) as answer:
        return answer.read().decode()


class Client:
    """One browser at one table. `acknowledged` and `shown` are what it has been promised and told."""

    def __init__(self, url, code, seats=()):
        self.url, self.code = url, code
        self.tokens = {seat: secrets.token_hex(32) for seat in seats}
        self.salts = {}
        self.seen = None
        self.answers = {}
        self.acknowledged = []  # (command id, entry number)
        self.shown = []  # every `seen` message's number and told steps
        self.saw = None  # the newest of the log that it was shown, to ask about when it comes back
        self.socket = None

    async def connect(self):
        address = self.url.replace("http", "ws", 1) + f"/ws/{self.code}"
        self.socket = await websockets.connect(address, origin=self.url, max_size=None, max_queue=None, open_timeout=60)
        keep_line(self.socket)
        self.follower = Follower()
        self.talked = deque(maxlen=MOST_MESSAGES)  # when each of the newest messages was sent on this line
        seat = min(self.tokens, default=None)
        tokens = {str(s): token for s, token in self.tokens.items()}
        await self.send(t="hello", tokens=tokens, seat=seat, saw=self.saw)
        return self

    async def send(self, **message):
        """As soon as a server lets a browser talk."""
        if len(self.talked) == MOST_MESSAGES:
            await asyncio.sleep(self.talked[0] + WINDOW_SECONDS - time.monotonic())
        self.talked.append(time.monotonic())
        await self.socket.send(json.dumps(message))

    async def receive(self):
        """Take in the next message."""
        message = self.follower.take(json.loads(await asyncio.wait_for(self.socket.recv(), SILENCE_SECONDS)))
        if message["t"] == "seen":
            self.seen = message
            self.shown.append((message["number"], message["told"]))
            if message["seal"] and not message["doubt"]:
                self.saw = {"number": message["number"], "seal": message["seal"]}
        elif "id" in message:
            self.answers[message["id"]] = message
            if message["t"] == "done":
                self.acknowledged.append((message["id"], message["number"]))
        return message

    async def ask(self, **message):
        """Send a command and wait for its answer."""
        message.setdefault("id", new_id())
        await self.send(**message)
        while message["id"] not in self.answers:
            await self.receive()
        return self.answers[message["id"]]

    async def until(self, condition):
        """Take messages in until what is seen is so."""
        while not (self.seen and condition(self.seen)):
            await self.receive()
        return self.seen

    async def sit(self, seat, name):
        self.tokens.setdefault(seat, secrets.token_hex(32))
        return await self.ask(t="sit", seat=seat, name=name, token=self.tokens[seat])

    async def salt(self):
        """Promise and show the salts of the own seats, as the browser does by itself; whether any was due."""
        busy = False
        promise = self.seen["promise"]
        for seat in set(self.seen["yours"]) & set(promise["awaited"]):
            busy = True
            if self.seen["phase"] == "promising":
                salt = self.salts.setdefault((promise["deal"], seat), secrets.token_bytes(32))
                commitment = salt_commitment(self.code, promise["deal"], seat, salt)
                await self.ask(t="promise-salt", seat=seat, deal=promise["deal"], commitment=commitment)
            elif self.seen["phase"] == "salting":
                salt = self.salts[promise["deal"], seat].hex()
                await self.ask(t="show-salt", seat=seat, deal=promise["deal"], salt=salt)
        return busy

    async def look(self, seat):
        """See the table from another own seat."""
        await self.send(t="look", seat=seat)
        await self.until(lambda seen: seen["seat"] == seat)

    async def play_on(self, choose=lambda legal: legal[0]["text"]):
        """Do whatever this browser must do next; whether there was anything."""
        seen = self.seen
        if seen["phase"] in ("promising", "salting"):
            return await self.salt()
        for seat in set(seen["yours"]) & set(seen["to_act"]):
            if seen["seat"] != seat:
                await self.look(seat)
            if self.seen["legal"]:
                await self.ask(t="play", seat=seat, move=choose(self.seen["legal"]))
                return True
        return False

    async def play_to_the_end(self, choose=lambda legal: legal[0]["text"]):
        while self.seen["phase"] != "over":
            if not await self.play_on(choose):
                await self.receive()

    async def close(self):
        if self.socket:
            await self.socket.close()


class Witness(Client):
    """Remembers every byte that it was sent, and what was promised in which phase."""

    def __init__(self, *args):
        super().__init__(*args)
        self.raw, self.messages, self.promises = [], [], []

    async def receive(self):
        message = await super().receive()
        self.raw.append(json.dumps(message))
        self.messages.append(message)
        if message["t"] == "seen" and message["promise"]:
            self.promises.append((message["phase"], message["promise"]))
        return message


class Silent(Witness):
    """A browser that never gives a salt."""

    async def salt(self):
        return False


class Withholder(Witness):
    """A browser that promises a salt and does not show it."""

    async def salt(self):
        return self.seen["phase"] == "promising" and await super().salt()


async def sit_down(url, names=("Anna", "Ben")):
    code = make_table(url, players=len(names))
    clients = [await Client(url, code).connect() for _ in names]
    for seat, (client, name) in enumerate(zip(clients, names, strict=True)):
        assert (await client.sit(seat, name))["t"] == "done"
    return code, clients


async def begin(url):
    """Two people at a table where the cards are dealt."""
    code, (anna, ben) = await sit_down(url)
    await anna.ask(t="start", seat=0)
    for phase in ("promising", "salting"):
        for person in (anna, ben):
            await person.until(lambda seen, now=phase: seen["phase"] == now)
            await person.salt()
    for person in (anna, ben):
        await person.until(lambda seen: seen["phase"] == "playing")
    return code, anna, ben


async def leave(*clients):
    for client in clients:
        with contextlib.suppress(Exception):
            await client.close()


async def last_words(client):
    """What is said last on a line, and the code with which the server ends it."""
    last = None
    try:
        while True:
            last = await client.receive()
    except websockets.ConnectionClosed as closed:
        return last, closed.rcvd.code
