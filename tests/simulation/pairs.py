"""Two worlds that a seat cannot tell apart, at two simulated servers with the same luck and the same clocks.

Both are sent the same at the same time. What the seat and a spectator hear must be the same to the byte, and come at
the same moment: in time that is made up, not even a delay has another cause.
"""

from random import Random

import msgspec

from macabre.server.hall import Hall
from macabre.server.seals import KEY
from macabre.server.socket import serve_socket
from macabre.server.workers import Workers
from macabre.storage import Append, Store
from macabre.storage.opening import read_address
from tests.server.desk import token_of
from tests.server.twins import Difference, Pseudonyms
from tests.simulation.ambient import made_up
from tests.simulation.databases import Sqlite
from tests.simulation.loop import Loop, Process
from tests.simulation.wire import Line

EVERY_SECONDS = 0.5  # something is sent
SIGHTS = ('{"t":"seen"', '{"t":"changed"')
ASKED = 4  # moves that are asked about at a time


class Ear:
    """A browser that says what it is told to, and remembers what it hears and when."""

    def __init__(self, world, code, seat=None):
        self.world, self.code, self.seat = world, code, seat
        self.heard, self.line = [], None

    def come(self):
        self.line = Line(self.world, self, self.world.process, self.code)
        self.line.serve(serve_socket)
        tokens = {} if self.seat is None else {str(self.seat): token_of(self.seat)}
        self.say({"t": "hello", "tokens": tokens, "seat": self.seat})

    def go(self):
        self.line.cut()

    def say(self, message):
        self.line.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def take_in(self, line, text):
        if line is self.line:
            self.heard.append((self.world.loop.now, text))

    def cut_off(self, line):
        self.heard.append((self.world.loop.now, "cut off"))


class OneWorld:
    """One of the two: a server, its database, and everybody at the table."""

    def __init__(self, pair, log):
        self.pair, self.log = pair, log
        self.loop, self.luck = Loop(Random), Random("lines")
        self.database = Sqlite(self.loop, Random("disk"), lambda *_: None)
        self.process = Process(self.loop, "server")
        self.seats = [Ear(self, pair.code, seat) for seat in range(pair.players)]
        self.watcher = Ear(self, pair.code)

    def count(self, kind):
        """Lines count what they carry; here nobody asks."""

    def watch(self, line, text):
        """Nor whether it is stored."""

    async def open(self):
        store = Store(read_address("sqlite:///tables"))
        secrets = {deal: self.pair.desk.secrets[deal] for deal in (KEY, 1)}
        await store.append(Append(self.pair.code, 0, self.log, None, secrets))
        self.process.hall = Hall(store, Workers(1, 0.0))
        self.process.hall.start()

    def run(self, script):
        with made_up("pairs", self.database):
            self.process.spawn(self.open())
            world = self.loop.world
            for number, ear in enumerate([*self.seats, self.watcher]):
                world.call_later(1.0 + 0.1 * number, ear.come)
            for number, (do, seat, message) in enumerate(script):
                world.call_later(2.0 + EVERY_SECONDS * number, self._do, do, seat, message)
            self.loop.run_until(lambda: False, 4.0 + EVERY_SECONDS * len(script))
            self.process.die()
            world.die()
        return [self.seats[self.pair.seat].heard, self.watcher.heard]

    def _do(self, do, seat, message):
        ear = self.watcher if seat is None else self.seats[seat]
        getattr(ear, do)(*([message] if message is not None else []))


def script_for(pair, dice, moves=3):
    """What is said and done, the same in both worlds: the viewer asks everything, all play, and people come and go."""
    script = _questions(pair)
    for number in range(moves):
        way = pair.way_on(dice)
        if way is None:
            break
        seat, text, pair.worlds = way
        script.append(("say", seat, {"t": "play", "id": f"move-{number:04}", "seat": seat, "move": text}))
    others = [seat for seat in range(pair.players) if seat != pair.seat]
    script += [("go", others[0], None), ("come", others[0], None), ("go", pair.seat, None), ("come", pair.seat, None)]
    return [*script, ("go", None, None), ("come", None, None), *_questions(pair)]


def _questions(pair):
    me, other = pair.seat, (pair.seat + 1) % pair.players
    texts = sorted({text for seat in range(pair.players) for text in pair.moves(seat)})[:ASKED]
    kinds = [
        {"t": kind, "id": "question", "seat": me, "move": text} for text in texts for kind in ("explain", "preview")
    ]
    refused = [{"t": "play", "id": f"against {n:04}", "seat": me, "move": t} for n, t in enumerate(texts)]
    nonsense = [text for text in texts if text in pair.moves(me)]
    more = [
        {"t": "ask-wishes", "id": "wishes", "seat": me},
        {"t": "ask-wishes", "id": "wishes", "seat": other},
        {"t": "explain", "id": "question", "seat": other, "move": "nonsense"},
        {"t": "answer-undo", "id": "answer-undo", "seat": me, "agree": True},
        {"t": "look", "seat": None},
        {"t": "look", "seat": me},
        {"t": "ask-whole"},
        "{",
    ]
    illegal = [message for message in refused if message["move"] not in nonsense]
    return [("say", me, message) for message in [*kinds, *illegal, *more]]


def compare(pair, dice, moves=3):
    """Difference, if the seat or a spectator could tell the worlds apart; how many positions and messages it took."""
    script = script_for(pair, dice, moves)
    positions = 1 + sum(
        isinstance(message, dict) and message.get("id", "").startswith("move-") for _, _, message in script
    )
    both = [[_covered(heard) for heard in OneWorld(pair, log).run(script)] for log in pair.logs]
    for one, two in zip(*both, strict=True):
        for a, b in zip(one, two, strict=False):
            if a != b:
                raise Difference(f"{a} or {b}")
        if len(one) != len(two):
            raise Difference(f"{len(one)} messages, not {len(two)}")
    return positions, sum(map(len, both[0]))


def _covered(heard):
    pseudonyms = Pseudonyms()
    return [
        (now, pseudonyms.cover(text, msgspec.json.decode(text)) if text.startswith(SIGHTS) else text)
        for now, text in heard
    ]
