"""People at a table of a simulated world, who never give up.

They resend what was not answered, under the same id, or what was; they come back elsewhere, sit at two screens at once,
want the same seat, and take back what they did. All that they were promised and shown is remembered.
"""

import msgspec

from macabre.luck import salt_commitment
from tests.server.following import Follower

LATER = "try again"  # how a refusal ends that says nothing about the command itself
WATCH_SECONDS = 4.0  # without a word, after which one asks whether anybody is there
PATIENCE_SECONDS = 3.0  # for an answer, before one asks again
GESTURES = ("gasp", "laugh", "sorry")

decode, encode = msgspec.json.decode, msgspec.json.encode


class Person:
    """One browser of somebody who plays or, without a wish for a seat, looks on."""

    def __init__(self, world, place, name, wish=None, token=None):
        self.world, self.place, self.name, self.wish = world, place, name, wish
        self.loop, self.luck = world.loop, world.chance(f"person {name} {place.number}")
        self.tokens = {} if wish is None else {"mine": token or self.luck.randbytes(24).hex()}
        self.salts, self.seen, self.saw = {}, None, None
        self.sent, self.replies, self.acknowledged, self.frames, self.copies = {}, {}, [], [], 0
        self.line, self.home = None, self.luck.randrange(8)
        self.pending, self._sent_at = None, 0.0
        self._heard_at, self._is_thinking, self._asked = 0.0, False, None
        self._ids = 0
        self._copied, self.forsaken = (
            set(),
            [],
        )  # commands that were sent more than once; that one was told are not stored

    @property
    def code(self):
        return self.place.code

    @property
    def mine(self):
        """The seat that one plays from: one that has something to do, if one has sat down twice."""
        yours = self.seen["yours"] if self.seen else []
        due = self.seen["promise"]["awaited"] or self.seen["to_act"] if yours else []
        return next((seat for seat in yours if seat in due), yours[0] if yours else None)

    def later(self, seconds, do, *args):
        self.loop.call_later(seconds, do, *args, context=self.loop.world.context)

    # --- lines

    def connect(self):
        """To the process where one was, or another; again soon if there is none."""
        if self.line is not None:
            self.line.hang_up()
        self.line = self.seen = None
        self._heard_at = self.loop.now
        process = self.world.door(self.home)
        if process is None:
            self.later(0.01 + 0.1 * self.luck.random(), self._try_again)
            return
        self.line = self.world.network.open(self, process, self.code)
        self._asked, self.follower = None, Follower()
        self.say(t="hello", tokens=self.tokens, seat=None if self.wish is None else self._guess(), saw=self.saw)

    def _guess(self):
        """Whose view is wanted; whoever holds but one seat is given that one."""
        return self.wish

    def _try_again(self):
        if self.line is None:
            self.connect()

    def cut_off(self, line):
        if line is self.line:
            self.line = None
            self.home += self.luck.random() < 0.3
            self.later(0.005 + 0.05 * self.luck.random(), self._try_again)

    def go_elsewhere(self):
        self.home += 1
        self.connect()

    def watch(self):
        """Now and then: is anybody there?"""
        self.later(WATCH_SECONDS * (0.8 + 0.4 * self.luck.random()), self.watch)
        if self.line is None:
            return
        if self._asked is not None and self._heard_at <= self._asked:
            self.home += 1
            self.connect()
        elif self.pending and self.loop.now > self._sent_at + PATIENCE_SECONDS:
            self._send_again()
            self._asked = self.loop.now
        elif self._heard_at < self.loop.now - WATCH_SECONDS:
            self._asked = self.loop.now
            self.say(t="ping")

    def say(self, **message):
        text = encode(message).decode()
        self.world.trace(self.name, "says", text)
        self.line.send(text)

    # --- what comes

    def take_in(self, line, text):
        if line is not self.line:
            return
        self.world.trace(self.name, "hears", text)
        self._heard_at = self.loop.now
        message = self.follower.take(decode(text))
        if message["t"] == "seen":
            self._see(message)
        elif message.get("id"):
            self._hear_answer(message)
        elif message["t"] == "refused":
            self.world.mind(self, message["text"])
        if not self._is_thinking:
            self._is_thinking = True
            self.later(self.world.pace * self.luck.random(), self._think)

    def _see(self, message):
        if self.saw and message["number"] < self.saw["number"]:
            self.world.fail(f"{self.name} was shown entry {message['number']} after {self.saw['number']}")
        if message["doubt"]:
            self.world.fail(f"a log that nobody has touched is doubted: {message['doubt']}")
        self.seen = message
        self.frames.append(message)
        if message["seal"]:
            self.saw = {"number": message["number"], "seal": message["seal"]}

    def _hear_answer(self, message):
        command = message["id"]
        if command not in self.sent:
            return
        if message["t"] == "done" or command not in self._copied:  # the other copy may come in time
            self.replies.setdefault(command, []).append(message)
        if message["t"] == "done":
            self.acknowledged.append((command, message["number"]))
        if self.pending and self.pending["id"] == command:
            if message["t"] == "refused" and message["text"].endswith(LATER):
                if command not in self._copied and self.luck.random() < 0.5:
                    self.forsaken.append(command)
                    self.pending = None
                self._sent_at = self.loop.now - PATIENCE_SECONDS
            else:
                self.pending = None

    # --- what one does

    def ask(self, t, **fields):
        """A command; until it is answered there is no other."""
        self._ids += 1
        self.pending = {"t": t, "id": f"{self.name}-{self._ids:06}", **fields}
        self.sent[self.pending["id"]] = self.pending
        self._sent_at = self.loop.now
        self.say(**self.pending)
        if self.luck.random() < self.world.plan.doubles:
            self._copy(self.pending)

    def _copy(self, message):
        self.copies += 1
        self._copied.add(message["id"])
        self.say(**message)

    def _send_again(self):
        self._sent_at = self.loop.now
        self._copy(self.pending)

    def resend_old(self):
        """What was answered long ago, once more: it must be answered as before."""
        if self.line is not None and self.acknowledged:
            command, _ = self.luck.choice(self.acknowledged)
            self._copy(self.sent[command])

    def _think(self):
        self._is_thinking = False
        if self.line is None or self.seen is None:
            return
        if self.pending is None:
            self._act()
        elif self.loop.now >= self._sent_at + PATIENCE_SECONDS or not self._is_said():
            self._send_again()

    def _is_said(self):
        """Whether the command that waits for an answer was sent over this line."""
        return self.line.began <= self._sent_at

    def _act(self):
        seen, mine, luck = self.seen, self.mine, self.luck
        if self.world.is_settling or self.wish is None:
            return
        if mine is None:
            self._sit(seen)
        elif seen["seat"] != mine:
            self.say(t="look", seat=mine)
        elif seen["phase"] in ("gathering", "over"):
            self._begin(seen, mine)
        elif seen["phase"] in ("promising", "salting"):
            self._salt(seen, mine)
        elif seen["undo_asked"] is not None and seen["undo_asked"] != mine and luck.random() < 0.7:
            self.ask("answer-undo", seat=mine, agree=luck.random() < 0.7)
        elif seen["seats"][mine]["substitute"] and luck.random() < 0.8:
            self.ask("return", seat=mine)
        elif not self._fidget(seen, mine) and mine in seen["to_act"] and seen["legal"]:
            self.ask("play", seat=mine, move=luck.choice(seen["legal"])["text"])

    def _sit(self, seen):
        free = [number for number, seat in enumerate(seen["seats"]) if seat["name"] is None]
        if seen["phase"] == "gathering" and free:
            seat = self.wish if self.wish in free else self.luck.choice(free)
            self.ask("sit", seat=seat, name=self.name, token=self.tokens["mine"])

    def _begin(self, seen, mine):
        free = [number for number, seat in enumerate(seen["seats"]) if seat["name"] is None]
        people = sum(seat["name"] is not None and not seat["bot"] for seat in seen["seats"])
        if free and people >= self.place.people:
            self.ask("seat-bot", seat=free[0], bot=self.luck.choice(("random", "greedy")))
        elif not free and (mine == 0 or self.world.is_healed or self.luck.random() < 0.2):
            self.ask("start", seat=mine)
        elif self.luck.random() < 0.02:
            self.ask("emote", seat=mine, emote=self.luck.choice(GESTURES))

    def _salt(self, seen, mine):
        promise = seen["promise"]
        if mine not in promise["awaited"] or self.luck.random() < self.world.plan.withheld:
            return
        deal = promise["deal"]
        if seen["phase"] == "promising":
            salt = self.salts.setdefault((deal, mine), self.luck.randbytes(32))
            self.ask("promise-salt", seat=mine, deal=deal, commitment=salt_commitment(self.code, deal, mine, salt))
        elif (deal, mine) in self.salts:
            self.ask("show-salt", seat=mine, deal=deal, salt=self.salts[deal, mine].hex())

    def _fidget(self, seen, mine):
        """Something else than one's turn; whether it was done. Once all is well a table goes on without it."""
        if self.world.is_healed:
            return False
        whim = self.luck.random()
        absent = [number for number, seat in enumerate(seen["seats"]) if seat["wait"] == 0 and not seat["substitute"]]
        if whim < 0.04:
            self.ask("emote", seat=mine, emote=self.luck.choice(GESTURES))
        elif whim < (0.05 if mine in seen["to_act"] else 0.3):
            self.ask("undo", seat=mine)
        elif whim < 0.09:
            self.ask("play", seat=mine, move="nonsense")
        elif whim < 0.10:
            self.say(t="explain", id="question-1", seat=mine, move="nonsense")
            return False
        elif whim < 0.11:
            self.ask("substitute", seat=mine, absent=mine, bot="random", once=self.luck.random() < 0.5)
        elif absent and whim < 0.5:
            self.ask("substitute", seat=mine, absent=absent[0], bot="random", once=False)
        elif self.world.plan.paced and whim < 0.6:
            self.say(t="watched", number=seen["number"], slowness=1.0)
            return False
        else:
            return False
        return True
