"""A world that one seed makes: people, lines, servers, a database, and all that goes wrong with them.

Servers, connections, tables, bots' protocol and the storage's logic are the real ones. Whatever is to go wrong is
listed beforehand (`Plan.faults`), so that a world can be run again with fewer of them; all other luck (delays, what
people do) comes from streams of their own. What is checked at once: nothing is acknowledged or shown that is not
stored. What is checked in the end: all that `tests/server/truth.py` compares, and that every table goes on once nothing
goes wrong any more.
"""

import hashlib
import math
import sqlite3
import traceback
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

import msgspec

from macabre.server.faults import described
from macabre.server.hall import Hall
from macabre.server.socket import serve_socket
from macabre.server.workers import Workers
from macabre.storage import StorageFault, Store
from macabre.storage.opening import read_address
from tests.server.truth import Stored, compare_stored
from tests.simulation.ambient import SMALLEST, Thinkers, made_up
from tests.simulation.databases import READ, SYNC, WRITE, Postgres, Sqlite
from tests.simulation.decisions import check_decisions
from tests.simulation.loop import CURRENT, Loop, Process
from tests.simulation.people import LATER, Person
from tests.simulation.wire import Line

GAMES = {SMALLEST: {}, "cluedo-cards": {"target": 2}}
BOUND_SECONDS = 150.0  # within which every table has gone on once nothing goes wrong any more
FURTHER = 14  # entries by which it has then grown: about a match of the smallest game
MOST_STEPS = 250  # of a process until it dies, where it is to die in the midst of work
SIZES = (60, 240, 240)  # for how many crashes worlds are made; about half of them come
DAY = 86_400.0

KINDS = {  # how often each kind of fault comes
    "kill": 30,
    "kill at step": 40,
    "power cut": 4,
    "close": 3,
    "stop": 6,
    "leap": 4,
    "cut": 12,
    "half open": 6,
    "slow line": 4,
    "elsewhere": 8,
    "resend": 10,
    "bots late": 3,
    "bots talk nonsense": 3,
    "bots die": 3,
    "database": 24,  # what can go wrong with it, by its kind
}
OF_DATABASES = {
    "sqlite": ("disk sync", "disk sync", "disk write", "disk read", "disk slow"),
    "postgres": ("line cut", "line cut", "line silent", "nudges lost", "ears cut"),
}


URLS = {"sqlite": "sqlite:///tables", "postgres": "postgresql://tables"}


@dataclass(frozen=True)
class Fault:
    """Something that goes wrong: when, what, for whom, and how much."""

    at: float
    kind: str
    who: int
    much: float


@dataclass(frozen=True)
class Seating:
    """A table: how many seats it has, how many people come, how many look on or have a second screen."""

    seats: int
    people: int
    spectators: int
    screens: int
    clock: int | None = None
    game: str = SMALLEST


@dataclass(frozen=True)
class Plan:
    """Everything about a world that is not left to its streams of luck."""

    seed: int
    database: str
    servers: int
    tables: tuple[Seating, ...]
    faults: tuple[Fault, ...]
    seconds: float = 20.0  # in which things go wrong
    doubles: float = 0.05  # of commands are sent twice
    withheld: float = 0.1  # of salts are not given at first
    paced: bool = False
    deaf: bool = False  # whether nudges between servers are lost for ever: they may be

    @classmethod
    def of(cls, seed, database=None, crashes=None):
        luck = Random(f"plan {seed}")
        crashes = crashes or SIZES[seed % len(SIZES)]
        database = database or luck.choice(("sqlite", "postgres"))
        servers = 1 if database == "sqlite" else luck.choice((1, 2, 2, 3))
        tables = tuple(_seating(luck) for _ in range(luck.choice((1, 1, 1, 2))))
        seconds = crashes * luck.choice((0.1, 0.2, 0.4))
        faults = sorted((_fault(luck, seconds, database) for _ in range(2 * crashes)), key=lambda fault: fault.at)
        return cls(
            seed, database, servers, tables, tuple(faults), seconds, paced=luck.random() < 0.1, deaf=luck.random() < 0.2
        )


def _seating(luck):
    seats = luck.choice((2, 2, 2, 3))
    people = seats - (luck.random() < 0.35)
    clock = 5 if luck.random() < 0.15 else None
    game = SMALLEST if luck.random() < 0.85 else "cluedo-cards"
    return Seating(seats, people, int(luck.random() < 0.2), int(luck.random() < 0.2), clock, game)


def _fault(luck, seconds, database):
    [kind] = luck.choices(list(KINDS), KINDS.values())
    if kind == "database":
        kind = luck.choice(OF_DATABASES[database])
    return Fault(round(seconds * luck.random(), 3), kind, luck.randrange(64), luck.random())


class Place:
    """A table of the world, and who comes to it."""

    def __init__(self, number, seating):
        self.number, self.seating, self.code, self.persons = number, seating, None, []
        self.people, self.goal = seating.people, None


class Network:
    """All lines."""

    def __init__(self, world):
        self.world, self.loop, self.luck = world, world.loop, world.chance("lines")
        self.messages = Counter()
        self.lines = []

    def open(self, person, process, code):
        line = Line(self, person, process, code)
        line.began = self.loop.now
        self.lines = [line for line in self.lines if not line.is_cut and not line.is_dead]
        self.lines.append(line)
        line.serve(self._serve)
        return line

    async def _serve(self, socket, hall):
        try:
            await serve_socket(socket, hall)
        except Exception as error:
            self.world.fail(f"a connection failed: {described(error)}")

    def count(self, kind):
        self.messages[kind] += 1

    def watch(self, line, text):
        """Nothing leaves a server that is not stored, nor a refusal of what is."""
        database, code = self.world.database, line.person.code
        if text.startswith('{"t":"done"'):
            answer = msgspec.json.decode(text)
            if database.place(code, answer["id"]) != answer["number"]:
                self.world.fail(f"{answer['id']} is acknowledged as {answer['number']} and is not stored so")
        elif text.startswith('{"t":"refused","id":"'):
            refusal = msgspec.json.decode(text)
            if not refusal["text"].endswith(LATER) and database.place(code, refusal["id"]) is not None:
                self.world.fail(f"{refusal['id']} is refused and stored: {refusal['text']}")
        elif text.startswith(('{"t":"seen"', '{"t":"changed"')):
            number = int(text.partition('"number":')[2].partition(",")[0])
            if number > database.newest(code):
                self.world.fail(f"entry {number} is shown and not stored")


@dataclass
class Outcome:
    """What came of a world."""

    seed: int
    failure: str | None = None
    crashes: int = 0
    figures: Counter = field(default_factory=Counter)
    trace: list = field(default_factory=list)
    digest: str = ""


class World:
    """One run."""

    def __init__(self, plan, keeps_trace=False):
        self.plan, self.pace = plan, 0.06
        self._trace = [] if keeps_trace else None
        self.loop = Loop(self.chance)
        kind = {"sqlite": Sqlite, "postgres": Postgres}[plan.database]
        self.database = kind(self.loop, self.chance("database"), self.note)
        self.network = Network(self)
        self.servers = [None] * plan.servers
        self.places = [Place(number, seating) for number, seating in enumerate(plan.tables)]
        self.failure = None
        self.crashes, self.figures = 0, Counter()
        self.is_settling = self.is_healed = False
        self._bots = self.chance("bots")
        self._bots_until = {}
        self._steps = self.chance("steps")
        self.database.deaf_until = math.inf if plan.deaf else 0.0
        self.loop.carry = self.carry

    def chance(self, name):
        return Random(f"{name} {self.plan.seed}")

    # --- notes

    def trace(self, *what):
        if self._trace is not None:
            self._trace.append(f"{self.loop.now:.6f} {' '.join(map(str, what))}")

    note = trace

    def fail(self, why):
        self.failure = self.failure or why
        self.trace("FAILURE", why)

    def mind(self, person, text):
        """What is said to somebody without being asked: no table may be out of order or gone."""
        if "out of order" in text or "deleted" in text or "went wrong" in text or "no table with that code" in text:
            self.fail(f"{person.name} is told: {text}")

    # --- servers

    def start(self, number):
        process = Process(self.loop, f"server {number}")
        process.hall, process.number = None, number
        self.servers[number] = process
        process.on_death = partial(self.kill, process, True)
        process.spawn(self._serve(process))

    async def _serve(self, process):
        try:
            store = SimulatedStore(read_address(URLS[self.plan.database]))
        except sqlite3.Error:
            self.trace(process, "cannot start")
            self.loop.world.call_later(0.5, self._replace, process)
            return
        store.is_shared = self.database.is_shared
        workers = Workers(1, 1.0 if self.plan.paced else 0.0)
        process.hall = Hall(store, workers, paced=self.plan.paced)
        process.hall.start()
        if process.number == 0:
            try:
                await self._open_tables(process.hall)
            except StorageFault:
                self.loop.world.call_later(0.5, self._replace, process)
                return
        self.trace(process, "is open")
        process.is_open = True

    async def _open_tables(self, hall):
        for place in self.places:
            if place.code:
                continue
            seating = place.seating
            options = dict(GAMES[seating.game])
            place.code = await hall.create(seating.game, seating.seats, options, None, seating.clock, "random")
            self._invite(place)

    def _invite(self, place):
        seating = place.seating
        place.persons = [Person(self, place, f"Player{n}", n) for n in range(seating.people)]
        first = place.persons[0]
        for n in range(seating.screens):
            place.persons.append(Person(self, place, f"Screen{n}", first.wish, first.tokens["mine"]))
        place.persons += [Person(self, place, f"Guest{n}") for n in range(seating.spectators)]
        for person in place.persons:
            self.loop.world.call_later(0.1 * person.luck.random(), person.connect)
            self.loop.world.call_later(4 * person.luck.random(), person.watch)

    def door(self, wish):
        """An open server, the one that is wished for if it is open."""
        doors = [server for server in self.servers if server and not server.is_dead and getattr(server, "is_open", 0)]
        return doors[wish % len(doors)] if doors else None

    @property
    def people(self):
        return [person for place in self.places for person in place.persons]

    def kill(self, process, is_told=True):
        """A process dies, here and now; another one starts in its place."""
        if process.is_dead:
            return
        self.crashes += 1
        self.trace(process, "dies after", process.steps)
        process.die()
        if self.database.is_shared:
            self.database.ears.pop(process, None)
        for line in self.network.lines:
            if line.process is process:
                line.end_with_server(is_told)
        seconds = self._steps.choice((0.01, 0.02, 0.04, 0.4)) * (0.5 + self._steps.random())
        self.loop.world.call_later(seconds, self._replace, process)

    def _replace(self, process):
        process.die()
        if self.servers[process.number] is process:
            self.start(process.number)

    # --- what is done beside the event loop

    def carry(self, executor, work):
        """How long it waits, what is done, and how late that is known."""
        luck = self._bots
        if isinstance(executor, Thinkers):
            self.figures["thoughts"] += 2
            return self._think(work)
        if executor is None or not isinstance(self.database, Sqlite):
            return 0.001 * luck.random(), work, 0.001 * luck.random()
        before, after = self.database.delay()
        return before, work, after

    def _think(self, work):
        luck, now = self._bots, self.loop.now
        before, after = 0.01 * luck.random(), 0.01 * luck.random()
        if work.func.__name__ == "make_film":
            return before, lambda: b"film", after
        if self._bots_until.get("bots late", 0) > now:
            before = 10.0 * luck.random()
        if self._bots_until.get("bots die", 0) > now and luck.random() < 0.7:
            return before, _die, after
        if self._bots_until.get("bots talk nonsense", 0) > now and luck.random() < 0.7:
            return before, lambda: "nonsense", after
        return before, work, after

    # --- what goes wrong

    def strike(self, fault):
        if self.failure:
            return
        self.trace("fault", fault.kind, fault.who, fault.much)
        alive = [server for server in self.servers if server and not server.is_dead]
        people = self.people
        if alive and fault.kind in _TO_SERVERS:
            _TO_SERVERS[fault.kind](self, alive[fault.who % len(alive)], fault.much)
        elif people and fault.kind in _TO_PEOPLE:
            _TO_PEOPLE[fault.kind](people[fault.who % len(people)])
        elif fault.kind in _TO_DATABASES:
            _TO_DATABASES[fault.kind](self.database, self.loop.now + 8 * fault.much**3)
        elif fault.kind.startswith("bots"):
            self._bots_until[fault.kind] = self.loop.now + 3 * fault.much

    def cut_power(self, _, much):
        for server in list(self.servers):
            if server:
                self.kill(server, is_told=much < 0.5)

    def kill_at_step(self, process, much):
        process.last_step = process.steps + 1 + int(MOST_STEPS * much**2)

    def close(self, process, _):
        """As it ends when it is told to: what has come is answered, then people are sent away."""
        if getattr(process, "is_open", False):
            process.is_open = False
            for line in self.network.lines:
                if line.process is process:
                    line.close_for_now()
            process.spawn(self._close(process))

    async def _close(self, process):
        from macabre.server.app import CLOSE_SECONDS, LET_GO_SECONDS, _within

        hall = process.hall
        await _within(CLOSE_SECONDS, hall.close())
        hall.workers.close()
        await _within(LET_GO_SECONDS, hall.store.close())
        self.loop.world.call_later(0.0, self.kill, process)

    def heal(self):
        """From here on nothing goes wrong; tables must go on."""
        self.trace("all is well")
        self.is_healed = True
        for mend in _MENDS:
            if hasattr(self.database, mend):
                setattr(self.database, mend, 0.0)
        if isinstance(self.database, Sqlite):
            self.database.fails.clear()
        elif not self.plan.deaf:
            self.database.deaf_until = 0.0
        self._bots_until.clear()
        for line in self.network.lines:
            line.is_slow = False
        for server in self.servers:
            if server:
                server.last_step = None

    # --- a whole run

    def run(self):
        with made_up(self.plan.seed, self.database) as notes:
            world = self.loop.world
            for number in range(self.plan.servers):
                world.call_later(0.05 * number if number else 0.0, self.start, number)
            for fault in self.plan.faults:
                world.call_later(fault.at, self.strike, fault)
            world.call_later(self.plan.seconds, self.heal)
            was_over = self.loop.run_until(self._is_over, self.plan.seconds + BOUND_SECONDS)
            self._look_for_failures(notes, was_over)
            self._compare()
            self._end()
        return self._outcome()

    def _end(self):
        for server in self.servers:
            if server:
                server.die()
        self.loop.world.die()

    def _is_over(self):
        if self.failure:
            return True
        if not self.is_healed:
            return False
        if not self.is_settling:
            self.is_settling = all(map(self._has_gone_on, self.places))
            return False
        return all(
            person.seen and person.line and person.seen["number"] == self.database.newest(person.code)
            and not person.pending
            for person in self.people
        )  # fmt: skip

    def _has_gone_on(self, place):
        """Since all is well, or since the table was made."""
        if place.goal is None and place.code:
            place.goal = self.database.newest(place.code) + FURTHER
        return place.goal is not None and self.database.newest(place.code) >= place.goal

    def _look_for_failures(self, notes, was_over):
        if notes.errors:
            self.fail(f"the server's log says: {notes.errors[0]}")
        if not was_over:
            self.fail(self._stuck())

    def _stuck(self):
        where = [
            f"table {place.number} has {self.database.newest(place.code)} entries of {place.goal}, "
            f"its people wait for {[person.pending for person in place.persons]}"
            for place in self.places
        ]
        return f"not all has gone on within {BOUND_SECONDS} seconds: {'; '.join(where)}"

    def _compare(self):
        for place in self.places:
            if self.failure:
                return
            try:
                stored = self.stored(place.code)
                self._check_forsaken(place)
                check_decisions(stored, place.persons)
                figures = compare_stored(stored, place.persons, self.plan.paced)
            except AssertionError as error:
                self.fail(f"the truth: {error or _line_of(error)}")
            except KeyError as error:
                self.fail(f"the truth: nobody has sent {error}")
            else:
                self.figures.update(vars(figures))

    def _check_forsaken(self, place):
        for person in place.persons:
            there = [command for command in person.forsaken if self.database.place(place.code, command)]
            assert not there, f"{there} could not be stored, as was said, and are in the log"

    def stored(self, code):
        rows = {name: self.database.rows(name, code) for name in ("entries", "names", "secrets", "matches")}
        entries = sorted(
            (row["number"], row["command"], row["asked"], row["body"], row["link"]) for row in rows["entries"]
        )
        names = {row["number"]: row["name"] for row in rows["names"]}
        known = {row["deal"]: row["secret"] for row in rows["secrets"]}
        return Stored(code, entries, names, known, [(row["id"], row["transcript"]) for row in rows["matches"]])

    def _outcome(self):
        self.figures.update(self.network.messages)
        self.figures["requests"], self.figures["commits"] = 2 * self.database.requests, self.database.commits
        trace = self._trace or []
        digest = hashlib.sha256("\n".join(trace).encode()).hexdigest() if trace else ""
        return Outcome(self.plan.seed, self.failure, self.crashes, self.figures, trace, digest)


def _line_of(error):
    return traceback.extract_tb(error.__traceback__)[-1].line


def _die():
    raise BrokenProcessPool


class SimulatedStore(Store):
    """The real store, but for the line on which nudges are heard: it has no engine in between."""

    async def nudges(self):
        process = CURRENT.get()
        ear = Ear(process.loop)
        database = self._writers.database
        database.ears[process] = ear
        while True:
            yield await ear.next()


class Ear:
    """Nudges that have come and were not heeded yet."""

    def __init__(self, loop):
        self._loop, self._heard, self._waiting = loop, [], None

    def __call__(self, notice):
        self._heard.append(notice)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    async def next(self):
        while not self._heard:
            self._waiting = self._loop.create_future()
            await self._waiting
        if self._heard[0] is None:
            self._heard.clear()
            raise OSError("the line is cut")
        return self._heard.pop(0)


def _cut_ears(database, _):
    for process, ear in list(database.ears.items()):
        process.call_later(0.0, ear, None)
    database.ears.clear()


def _on(name):
    return lambda database, until: setattr(database, name, until)


def _disk(where):
    return lambda database, until: database.fails.update({where: until})


_TO_SERVERS = {
    "kill": lambda world, process, much: world.kill(process, much < 0.6),
    "kill at step": World.kill_at_step,
    "power cut": World.cut_power,
    "close": World.close,
    "stop": lambda world, process, much: process.stop_for(8 * much**2),
    "leap": lambda world, process, much: setattr(process, "leap", process.leap + DAY * (much - 0.5)),
}
_TO_PEOPLE = {
    "cut": lambda person: person.line and person.line.cut(),
    "half open": lambda person: person.line and person.line.fall_dead(),
    "slow line": lambda person: person.line and setattr(person.line, "is_slow", True),
    "elsewhere": lambda person: person.go_elsewhere(),
    "resend": lambda person: person.resend_old(),
}
_TO_DATABASES = {
    "disk sync": _disk(SYNC),
    "disk write": _disk(WRITE),
    "disk read": _disk(READ),
    "disk slow": _on("slow_until"),
    "line cut": _on("cut_until"),
    "line silent": _on("silent_until"),
    "nudges lost": lambda database, until: setattr(database, "deaf_until", max(database.deaf_until, until)),
    "ears cut": _cut_ears,
}
_MENDS = ("slow_until", "cut_until", "silent_until")


def run(seed, keeps_trace=False, **more):
    """The world of a seed."""
    return World(Plan.of(seed, **more), keeps_trace).run()


def run_again(plan, faults):
    """The same with other faults."""
    return World(replace(plan, faults=tuple(faults))).run()
