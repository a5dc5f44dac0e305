"""Two worlds that a seat cannot tell apart, as two logs, and two servers driven by the same commands."""

import asyncio
import json
import re
from contextlib import suppress

from macabre.drive import Driver
from macabre.luck import Manual
from macabre.notation import is_shown
from macabre.rules import CHANCE
from macabre.server.entries import Chanced, Moved, read_entry, write_entry
from macabre.server.seals import KEY
from macabre.server.table import PLAYING, Table
from macabre.storage import Append, Store
from macabre.testing.walk import Dice
from tests.server.client import Client
from tests.server.desk import Desk, token_of
from tests.server.following import in_digits

TRIES = 60
SWAPS = 4
HIDDEN_ADDRESS = {"Host": "table.example"}  # so that links do not tell the servers apart


class Parted(Exception):
    """What happens next is not the same for the viewer in both worlds, and by the rules need not be."""


class Difference(AssertionError):
    """A byte tells the viewer in which world it is."""


# --- the second world


class Twin:
    """The same match seen from a seat and from outside, with other secrets: step by step, where one can be found."""

    def __init__(self, match, seat):
        self.match, self.viewers = match, (seat, "spectator")
        self.rules, self.board = match.game.rules, match.board

    def looks(self, state):
        return [self.rules.state.masked(state, self.rules.state.row_of(viewer)) for viewer in self.viewers]

    def is_hidden(self, state, who):
        return not any(is_shown(self.rules, self.board, state, who, viewer) for viewer in self.viewers)

    def swapped(self, actions, place):
        """The actions with another one at a place, and whatever must change after it; None if there is no way."""
        driver = Driver(self.rules, self.board)
        driver.state = self.match.state(0)
        found = []
        for number, entry in enumerate(self.match.entries):
            action = self._choose(driver, entry.who, actions[number], number, other=number == place)
            if action is None:
                return None
            found.append(action)
            driver.act(entry.who, action)
        return found

    def _choose(self, driver, who, action, number, other):
        """The same action, or one that looks the same to the viewers."""
        before = driver.state
        possible = [a for a, weight in driver.weights() if weight] if who == CHANCE else driver.legal(who)
        wanted = self.looks(self.match.state(number + 1))
        candidates = [a for a in possible if a != action] if other else [action, *possible]
        if not self.is_hidden(before, who):
            candidates = [] if other else [action]
        for candidate in candidates:
            driver.state = before
            if candidate not in possible:
                continue
            driver.act(who, candidate)
            looks = self.looks(driver.state)
            driver.state = before
            if looks == wanted:
                return candidate
        return None


def other_world(match, seat, dice):
    """Another match that looks the same to the seat and to spectators; None if nothing is hidden."""
    twin = Twin(match, seat)
    actions = [entry.action for entry in match.entries]
    hidden = [n for n, entry in enumerate(match.entries) if twin.is_hidden(match.state(n), entry.who)]
    swaps = 0
    for place in sorted(hidden, key=lambda n: (-(n // 8), dice.bits()))[:TRIES]:
        found = twin.swapped(actions, place)
        if found:
            actions, swaps = found, swaps + 1
        if swaps == SWAPS:
            break
    return _with_actions(match, actions) if swaps else None


def _with_actions(match, actions):
    other = match.game.new_with(Manual(), match.players, match.options, match.board)
    for entry, action in zip(match.entries, actions, strict=True):
        other.act(action, "chance" if entry.who == CHANCE else entry.who)
    return other


class Pair:
    """A table in two worlds: two logs with the same secret of the deal, and the matches to look ahead in."""

    def __init__(self, game, players, seat, seed, code, decisions=12, on_move=False, of_others=False):
        self.code, self.seat, self.players, self.of_others = code, seat, players, of_others
        dice = Dice(seed)
        for attempt in range(400 if of_others else 50):
            self.desk = Desk(game, players, code=code).begin()
            self._play(dice, decisions + attempt % 5, on_move)
            match = self.desk.table.match
            other = other_world(match, seat, dice) if self.desk.table.phase == PLAYING else None
            if other and other.state() != match.state():
                self._write(match, other)
                if self.way_on(dice):
                    return
        raise AssertionError(f"no second world of {game} found for seat {seat}")

    def _play(self, dice, decisions, on_move):
        """So many decisions, and on until the seat has a choice if that is wanted."""
        while self.desk.table.phase == PLAYING and (
            decisions > 0 or (on_move and len(self.desk.table.match.legal_moves(self.seat)) < 2)
        ):
            self.desk.play(dice)
            decisions -= 1

    def _write(self, match, other):
        head = self.desk.log[: next(n for n, line in enumerate(self.desk.log) if '"dealt"' in line) + 1]
        self.logs = [[*head, *_lines(world)] for world in (match, other)]
        self.worlds = []
        for log in self.logs:
            table = Table(self.code)
            for line in log:
                table.apply(read_entry(line))
            self.luck = table.deal.luck(self.code, table.version, self.desk.secrets[1])
            table.match.luck = self.luck
            self.worlds.append(table.match)

    async def store(self, databases):
        for database, log in zip(databases, self.logs, strict=True):
            store = await Store.open(database)
            await store.append(Append(self.code, 0, log, None, {deal: self.desk.secrets[deal] for deal in (KEY, 1)}))
            await store.close()

    # --- looking ahead, in both worlds at once

    def after(self, seat, text):
        """Both worlds after a move; Parted if the viewer may then know them apart."""
        then = []
        for present in self.worlds:
            world = present.clone()
            world.play(text, seat)
            world.draw_from(self.luck)
            world.draw_from(Manual())
            world.luck = self.luck
            then.append(world)
        twin, start = Twin(then[0], self.seat), len(self.worlds[0])
        if twin.looks(then[0].state()) != twin.looks(then[1].state()):
            raise Parted
        for n, (one, two) in enumerate(zip(then[0].entries[start:], then[1].entries[start:], strict=False), start):
            hidden = twin.is_hidden(then[0].state(n), one.who) and twin.is_hidden(then[1].state(n), two.who)
            if not hidden and (one.who, one.action) != (two.who, two.action):
                raise Parted
        return then

    def moves(self, seat):
        """The texts of a seat's legal moves that both worlds know."""
        texts = [[world.move_text(move) for move in world.legal_moves(seat)] for world in self.worlds]
        return [text for text in texts[0] if text in texts[1]]

    def way_on(self, dice):
        """A move that leaves the viewer as wise as before in both worlds: seat, text, both worlds then; or None.

        If it matters what others are told, it must be a move of which they are told different things.
        """
        for seat in self.worlds[0].to_act:
            for text in sorted(self.moves(seat), key=lambda _: dice.bits()):
                with suppress(Parted):
                    then = self.after(seat, text)
                    if not then[0].finished and (not self.of_others or self.tells_others_apart(then)):
                        return seat, text, then
        return None

    def tells_others_apart(self, then):
        """Whether another seat knows by what it is told in which world it is."""
        since, others = len(self.worlds[0]), [seat for seat in range(self.players) if seat != self.seat]
        return any(then[0].heard(seat, since) != then[1].heard(seat, since) for seat in others)


def _lines(match):
    for entry, text in zip(match.entries, match.steps(0), strict=True):
        moved = entry.who != CHANCE
        yield write_entry(Moved(entry.who, text.partition(" ")[2]) if moved else Chanced(text))


# --- the two servers


class Ear(Client):
    """A browser that remembers every byte it was sent, over all its connections."""

    def __init__(self, url, code, seat=None):
        super().__init__(url, code)
        if seat is not None:
            self.tokens = {seat: token_of(seat)}
        self.heard = []

    async def connect(self):
        await super().connect()
        recv = self.socket.recv

        async def listen():
            self.heard.append(await recv())
            return self.heard[-1]

        self.socket.recv = listen
        await self.until(lambda seen: True)
        return self

    async def flush(self):
        """Until all that was asked so far is answered."""
        await self.send(t="ping")
        while (await self.receive())["t"] != "pong":
            pass


class Room:
    """One world at one server: a browser for each seat, and somebody who watches."""

    def __init__(self, url, code, players, viewer):
        self.url, self.viewer = url, viewer
        self.seats = [Ear(url, code, seat) for seat in range(players)]
        self.watcher = Ear(url, code)
        self.observed = [self.seats[viewer], self.watcher]

    async def enter(self):
        for ear in self.observed:
            await ear.connect()
        for seat, ear in enumerate(self.seats):
            if seat != self.viewer:
                await ear.connect()
                await self.see(lambda seen, s=seat: seen["seats"][s]["present"])

    async def see(self, condition):
        for ear in self.observed:
            await ear.until(condition)

    async def act(self, by, **message):
        """A command or a question from a seat; the observed see what came of it."""
        ear = self.seats[by]
        answer = await ear.ask(**message)
        if answer["t"] == "done":
            await ear.until(lambda seen: seen["number"] >= answer["number"])
            number = ear.seen["number"]
            await self.see(lambda seen: seen["number"] >= number)

    async def leave(self, seat):
        await self.seats[seat].close()
        others = [ear for ear in self.observed if ear is not self.seats[seat]]
        for ear in others:
            await ear.until(lambda seen: not seen["seats"][seat]["present"])

    async def come_back(self, seat):
        self.seats[seat].seen = None
        await self.seats[seat].connect()
        await self.see(lambda seen: seen["seats"][seat]["present"])

    async def close(self):
        for ear in (*self.seats, self.watcher):
            if ear.socket:
                await ear.close()


class Pseudonyms:
    """Stand for what only the owner of a key can tell from random digits: the same for the same, in order of sight.

    Seals and fingerprints are signed with keys that no browser has, so that what they are says nothing; which of them
    are alike does, and stays.
    """

    def __init__(self):
        self.known = {}

    def cover(self, text, message):
        for letters, digits, length in digits_in(message):
            assert re.fullmatch(f"[0-9a-f]{{{length}}}", digits), digits
            name = self.known.setdefault(digits, f"{len(self.known):0{length}}")
            assert text.count(f'"{letters}"') == 1
            text = text.replace(letters, name)
        return text


def digits_in(message):
    """The seal and the fingerprint of a message, whole or changed: as they are written, as digits, and how many."""
    if message["t"] == "changed":
        sent = [(message.get("seal"), 96), (message.get("mark", [0, None])[1], 64)]
        return [(letters, in_digits(letters), length) for letters, length in sent if letters is not None]
    sent = [(message["seal"], 96), ((message["fingerprint"] or {}).get("digits"), 64)]
    return [(digits, digits, length) for digits, length in sent if digits is not None]


CLOCK = re.compile(r'("wait":|\["seats",\d+,"wait"\],)\d+')  # how long somebody was away is a matter of the clock
COUNTED = re.compile(r'"state":\d+')


def says_nothing(message, last):
    """Whether the newest was sent once more."""
    if message["t"] == "changed":
        clocks = [place[:1] == ["seats"] and place[2:] == ["wait"] for place, *_ in message.get("changes", [])]
        return all(clocks) and not message.keys() - {"t", "number", "state", "changes"}
    return message == last and not message["fresh"] and not message["told"] and not message["emotes"]


def streams(heard):
    """What was answered, and what was seen; that the newest was sent once more says nothing and is left out."""
    answers, seen, last, pseudonyms = [], [], None, Pseudonyms()
    for heard_text in heard:
        text = CLOCK.sub(r"\g<1>0", heard_text)
        message = json.loads(text)
        if message["t"] not in ("seen", "changed"):
            answers.append(text)
            continue
        covered = pseudonyms.cover(text, message)
        if not says_nothing(message, last):
            seen.append(COUNTED.sub('"state":0', covered))
        last = message
    return answers, seen


def compare(rooms):
    """Difference, if the observed of two rooms were not sent the same."""
    for one, two in zip(rooms[0].observed, rooms[1].observed, strict=True):
        for left, right in zip(streams(one.heard), streams(two.heard), strict=True):
            for a, b in zip(left, right, strict=False):
                if a != b:
                    raise Difference(f"{_apart(a, b)}")
            if len(left) != len(right):
                raise Difference(f"{len(left)} messages, not {len(right)}: {[*left, *right][-1][:300]}")


def _apart(a, b):
    place = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(0, place - 60) : place + 60]}… or …{b[max(0, place - 60) : place + 60]}…"


class Drive:
    """The same commands to both worlds, until they may part."""

    def __init__(self, urls, pair, seed):
        self.pair, self.viewer, self.dice = pair, pair.seat, Dice(seed)
        self.rooms = [Room(url, pair.code, pair.players, pair.seat) for url in urls]
        self.count = self.moves = 0

    async def both(self, work):
        await asyncio.gather(*(work(room) for room in self.rooms))

    async def act(self, by, **message):
        self.count += 1
        await self.both(lambda room: room.act(by, id=f"command-{self.count}", **message))

    async def run(self, moves=3):
        try:
            await self.both(Room.enter)
            await self.ask_everything()
            for _ in range(moves):
                if not await self.move():
                    break
                await self.take_back()
            await self.go_and_come()
            await self.ask_everything()
            await self.both(lambda room: room.watcher.flush())
            compare(self.rooms)
        finally:
            await self.both(Room.close)

    async def ask_everything(self):
        """Questions, nonsense and forbidden things from the viewer's own browser."""
        me, other = self.viewer, (self.viewer + 1) % self.pair.players
        texts = sorted({text for seat in range(self.pair.players) for text in self.pair.moves(seat)})
        texts = texts[:: max(1, len(texts) // 5)][:6]
        for text in [*texts, "nonsense"]:
            await self.act(me, t="explain", seat=me, move=text)
            await self.act(me, t="preview", seat=me, move=text)
            if text not in self.pair.moves(me):
                await self.act(me, t="play", seat=me, move=text)
        for message in (
            {"t": "explain", "seat": other, "move": "nonsense"},
            {"t": "ask-wishes", "seat": me},
            {"t": "ask-wishes", "seat": other},
            {"t": "play", "seat": other, "move": "nonsense"},
            {"t": "answer-undo", "seat": me, "agree": True},
            {"t": "substitute", "seat": me, "absent": other, "bot": "random"},
            {"t": "emote", "seat": me, "emote": "gasp"},
        ):
            await self.act(me, **message)
        await self.both(self._speak_nonsense)
        compare(self.rooms)

    async def _speak_nonsense(self, room):
        me = room.seats[self.viewer]
        for text in ("{", '{"t":"play"}', '{"t":"look","seat":99}', '{"t":"hello"}'):
            await me.socket.send(text)
        await me.flush()
        await me.look(None)
        await me.look(self.viewer)

    async def move(self):
        """One move after which the worlds still look the same; whether there was one."""
        way = self.pair.way_on(self.dice)
        if way:
            seat, text, then = way
            await self.act(seat, t="play", seat=seat, move=text)
            self.pair.worlds, self.last, self.moves = then, seat, self.moves + 1
            compare(self.rooms)
        return bool(way)

    async def take_back(self):
        """Sometimes somebody wants the last move back, and the others agree or not."""
        if self.dice.below(2):
            return
        seat, agree = self.last, bool(self.dice.below(2))
        free = self.pair.worlds[0].undo_is_free(seat)
        await self.act(seat, t="undo", seat=seat)
        others = [other for other in range(self.pair.players) if other != seat]
        for other in [] if free else others[: len(others) if agree else 1]:
            await self.act(other, t="answer-undo", seat=other, agree=agree)
        if free or agree:
            for world in self.pair.worlds:
                world.undo(seat, spent=True)
        compare(self.rooms)

    async def go_and_come(self):
        """Others leave and are replaced by a bot; the viewer and the one who watches come anew."""
        idle = [s for s in range(self.pair.players) if s != self.viewer and s not in self.pair.worlds[0].to_act]
        if idle:
            await self.act(idle[0], t="substitute", seat=idle[0], absent=idle[0], bot="random")
            await self.both(lambda room: room.leave(idle[0]))
            await self.act(self.viewer, t="substitute", seat=self.viewer, absent=idle[0], bot="random")
            await self.both(lambda room: room.come_back(idle[0]))
            await self.act(idle[0], t="return", seat=idle[0])
        await self.both(lambda room: room.leave(self.viewer))
        await self.both(lambda room: room.come_back(self.viewer))
        compare(self.rooms)
