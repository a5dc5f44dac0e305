"""A table whose match is played here, from a seed, and shown to a real page: the same pictures every time."""

from macabre.bots import Sight, make_bot
from macabre.catalogue import load
from macabre.language import ENGLISH
from macabre.server import entries as e
from macabre.server import protocol as p
from macabre.server.questions import Question, answer
from macabre.server.seen import seen
from macabre.server.table import OVER, PLAYING, Table
from tests.server.client import make_table

NAMES = ("Anna", "Ben", "Carla", "Dora")
LONGEST = 3_000  # decisions


class Puppet:
    """Plays a match with bots, and hands a page what seat 0 sees of it, whenever it is asked to."""

    def __init__(self, game, players, seed, paced=False, **options):
        rules = load(game).rules
        self.match = load(game).new(players, seed, options)
        self.bot = make_bot("greedy", seed)
        self.table = Table("")
        self.table.apply(e.Opened(game, rules.version, players, self.match.options, None))
        for seat in range(players):
            self.table.apply(e.Sat(seat, NAMES[seat], f"{seat}"))
        self.table.match, self.table.phase = self.match, PLAYING
        self.told = None
        self.page = self.line = None
        self.hints = []  # the moves that a hint names
        self.paced = paced
        self.tells = False  # whether the page has something to show, and says so once it has
        self.watched = []  # up to which entries the page says that it has shown everything
        self.pause = None  # between two rounds
        self.left = None  # seconds on the clock, where there is one
        self.ready = []  # after which entries the page says that its person wants to go on

    def choose(self):
        """What a bot would do for the first seat that must act: the seat, the move."""
        seat = self.match.to_act[0]
        return seat, self.bot.choose(Sight.of(self.match, seat))

    def step(self):
        """One decision; whether the match goes on."""
        self.play_for(*self.choose())
        return not self.match.finished

    def play_for(self, seat, move):
        """This decision."""
        self.match.play(move, seat)
        self.table.number += 1
        self.table.turned = self.table.number
        if self.match.finished:
            self.table.phase, self.table.finished_match = OVER, "puppet"
            self._offer_transcript()

    def play(self, decisions):
        """So many decisions, and on until seat 0 must act."""
        for number in range(LONGEST):
            if number >= decisions and 0 in self.match.to_act:
                return
            if not self.step():
                return

    def finish(self):
        """To the end of the match."""
        for _ in range(LONGEST):
            if not self.step():
                return
        raise AssertionError("the match did not end")

    # --- the page

    def open(self, page, server):
        """Let a page look at the table; what it is drawn with comes from the server."""
        self.table.code = make_table(server.url, self.table.game.id, self.table.players)
        self.page = page
        page.route_web_socket("**/ws/*", self._open)
        self._offer_transcript()
        page.goto(f"{server.url}/t/{self.table.code}")

    def _offer_transcript(self):
        """Once the match is over; not sooner, since pages keep no files where requests are answered from here."""
        if self.page and self.match.finished:
            self.page.route("**/transcript.txt", lambda route: route.fulfill(body=self.match.transcript()))

    def _open(self, line):
        self.line, self.told = line, None
        line.on_message(self._hear)

    def _hear(self, text):
        message = p.read_message(text)
        if isinstance(message, p.Hello | p.Look):
            self.show()
        elif isinstance(message, Question):
            self.line.send(p.write_message(answer(self.table, message, {0}, ENGLISH)).decode())
        elif isinstance(message, p.AskHint):
            self.line.send(p.write_message(p.Hint(message.id, [self._hinted(move) for move in self.hints])).decode())
        elif isinstance(message, p.Watched):
            self.watched.append(message.number)
        elif isinstance(message, p.Ready):
            self.ready.append(message.number)
        elif isinstance(message, p.Ping):
            self.line.send(p.write_message(p.Pong()).decode())

    def _hinted(self, move):
        return p.HintedMove(self.match.move_text(move), self.match.phrase(move, NAMES), 0.5, "others are about as good")

    def show(self):
        """Tell the page how things stand."""
        people = set(range(self.table.players))
        more = {"left": self.left, "paced": self.paced, "pause": self.pause}
        message = seen(self.table, 0, [0], people, self.told, self.table.number, **more)
        self.told = len(self.match)
        self.tells = any(told.ms for told in message.told)
        self.line.send(p.write_message(message).decode())
