"""A table as its log tells it. Pure: it knows neither sockets nor databases, and changes only by entries."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from macabre.bots.guest import STAND_IN
from macabre.catalogue import load
from macabre.data import Board, Source
from macabre.errors import Error
from macabre.game import Game
from macabre.language import ERASED, Saying, sayings
from macabre.luck import Burn, Fair, Salt, Trace
from macabre.match import Match
from macabre.server import entries as e
from macabre.server.kinds import Handlers
from macabre.transcribe import begin_trace

GATHERING, PROMISING, SALTING, PLAYING, OVER = "gathering", "promising", "salting", "playing", "over"
LAST_EMOTES = 8
LAST_MATCHES = 6  # that a table knows of

_say = sayings()

applies = Handlers("entry")


@dataclass
class Seat:
    """Who sits there."""

    name: str | None = None
    token: str | None = None  # the hash of a person's secret
    bot: str | None = None
    substitute: str | None = None
    sat: int = 0  # the entry by which they sat down
    once: bool = False  # whether the substitute makes but one decision
    is_erased: bool = False  # whether that person's name is
    fault: str | None = None  # why the bot cannot play on in this match

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there."""
        return self.name is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits there, present or not."""
        return self.token is not None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat now, if any."""
        chosen = self.bot or self.substitute
        return STAND_IN if chosen and self.fault else chosen


@dataclass
class Deal:
    """The luck of one match: the promise, the players' salts, and in the end the secret."""

    number: int
    commitment: str
    persons: list[int] = field(default_factory=list)  # the seats of people, also of those who are away
    burnt: list[Burn] = field(default_factory=list)  # the deals before it that came to nothing
    salting: list[int] = field(default_factory=list)
    promised: dict[int, str] = field(default_factory=dict)
    shown: dict[int, str] = field(default_factory=dict)
    secret: str | None = None

    def luck(self, code: str, version: int, secret: bytes | None = None) -> Fair:
        """What the match draws from; without the secret it draws nothing."""
        salts = {seat: Salt(self.promised[seat], salt) for seat, salt in self.shown.items()}
        shown = secret.hex() if secret else None
        people, burnt = tuple(self.persons), tuple(self.burnt)
        return Fair(code, self.number, version, self.commitment, salts, shown, people, burnt)

    def burn(self, secret: str) -> Burn:
        """What is left of it if it comes to nothing."""
        withheld = tuple(seat for seat in self.salting if seat not in self.shown)
        return Burn(self.number, self.commitment, secret, withheld)


def hash_token(token: str) -> str:
    """What the log keeps of a browser's secret."""
    return hashlib.sha256(f"macabre/token/v1 {token}".encode()).hexdigest()


def name_so_far(code: str, deal: int) -> str:
    """By what a match is known that is not over."""
    return f"{code}-{deal}"


class Table:
    """One table: its seats, its luck, its match."""

    game: Game
    own_board: Board | None = None  # if it was read already, beside the event loop

    def __init__(self, code: str) -> None:
        self.code = code
        self.number = 0  # of entries applied
        self.turned = 0  # the entry by which the match last changed
        self.phase = GATHERING
        self.players = 0
        self.options: dict[str, Any] = {}
        self.clock: int | None = None  # seconds for a decision
        self.substitute = ""  # the bot that others may let play for who is away
        self.seats: list[Seat] = []
        self.deal = self.deal_to_come = Deal(0, "")  # until the first is promised
        self.match: Match | None = None
        self.trace: Trace | None = None  # of the match
        self.doubt: Saying | None = None  # why the log is not trusted, if it is not
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self.undo_refused: tuple[int, int] | None = None  # whose last decision stands, and after how many steps
        self.emotes: list[tuple[int, int, str]] = []  # the last: number, seat, gesture
        self.finished_match: str | None = None
        self.last_match: str | None = None  # the one before, once a rematch has begun
        self.ended: list[str] = []  # the last matches that are over
        self.burnt: list[Burn] = []  # since the last match
        self.filmed = 0  # the entry up to which the match is filmed; no part of the log
        self._ahead: Match | None = None

    def apply(self, entry: e.Entry, ahead: Match | None = None) -> None:
        """The next entry of the log has been stored.

        `ahead` is a match of our own in which all that was stored with it was tried: what is known need not be played.
        """
        self.number += 1
        self._ahead = ahead
        if isinstance(entry, e.Dealt | e.Moved | e.Chanced | e.Undone):
            self.turned = self.number
        applies[type(entry)](self, entry)

    @property
    def is_outdated(self) -> bool:
        """Whether it is played by other rules, or on another usual board, than those of this release."""
        usual = self.digest in (None, self.game.default_board.digest) or self.has_own_board
        return self.version != self.game.rules.version or not usual

    @property
    def outdated(self) -> Saying | None:
        """Why nobody can go on with the match at this table, if nobody can."""
        if self.phase == GATHERING or not self.is_outdated:
            return None
        return _say("refuse-outdated", over=self.phase == OVER, release=self.release)

    @property
    def so_far(self) -> str | None:
        """By what the match is known as far as it has come; none if none is under way."""
        return name_so_far(self.code, self.deal.number) if self.phase == PLAYING else None

    def seats_of(self, tokens: Iterable[str]) -> list[int]:
        """The seats that belong to whoever knows these secrets."""
        return self.seats_with([hash_token(token) for token in tokens])

    def seats_with(self, hashes: Iterable[str]) -> list[int]:
        """The same, for secrets that were hashed before."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if any(hmac.compare_digest(seat.token or "", known) for known in hashes)
        ]

    @property
    def names(self) -> list[str]:
        """What everybody is called."""
        return [seat.name or f"Seat {number}" for number, seat in enumerate(self.seats)]

    @property
    def cast(self) -> list[dict[str, str | int | None]]:
        """Who plays, as a match that is over keeps it: bots by name and level, people by the entry that seated them."""
        return [{"sat": seat.sat, "bot": None} if seat.is_person else _bot(seat) for seat in self.seats]

    @property
    def is_forsaken(self) -> bool:
        """Whether a match was begun by people whose names are all erased."""
        return self.phase != GATHERING and all(self.seats[seat].is_erased for seat in self.persons)

    @property
    def people(self) -> list[int]:
        """The seats of persons for whom no bot plays."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person and not seat.substitute]

    @property
    def persons(self) -> list[int]:
        """The seats of persons, also of those for whom a bot plays."""
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    @property
    def has_first_seat(self) -> bool:
        """Whether it is fixed which seat begins, so that in a rematch people must move on; else they keep theirs."""
        rules = self.game.rules
        fixed = [
            name for name, option in rules.options.items() if option.names_seat and self.options.get(name) is not None
        ]
        return bool(fixed) or not (rules.simultaneous or "start" in rules.notation.purposes)

    # --- one method an entry

    @applies
    def _opened(self, entry: e.Opened) -> None:
        self.game = load(entry.game)
        self.version, self.release, self.digest = entry.version, entry.release, entry.digest
        self.players, self.options, self.clock = entry.players, entry.options, entry.clock
        self.substitute = entry.substitute
        self.has_own_board = entry.board is not None
        self.board = self.own_board or self._read_board(entry.board)
        self.seats = [Seat() for _ in range(entry.players)]

    def _read_board(self, own: str | None) -> Board | None:
        """The board; none if it was one of people's own that is not a board by today's rules."""
        try:
            return self.game.load_board(Source.stored(own) if own else None)
        except Error:
            if self.is_outdated:
                return None
            raise

    @applies
    def _renewed(self, entry: e.Renewed) -> None:
        self.last_match = entry.match or self.last_match
        self.burnt = [replace(burn, version=burn.version or self.version) for burn in self.burnt]
        self.version, self.release, self.digest = entry.version, entry.release, entry.digest
        self.options = entry.options

    @applies
    def _sat(self, entry: e.Sat) -> None:
        self.seats[entry.seat] = Seat(name=entry.name, token=entry.token, sat=self.number)

    @applies
    def _stood(self, entry: e.Stood) -> None:
        self.seats[entry.seat] = Seat()

    @applies
    def _bot_sat(self, entry: e.BotSat) -> None:
        self.seats[entry.seat] = (
            Seat(name=entry.name or f"{entry.bot.title()} {entry.seat}", bot=entry.bot, sat=self.number)
            if entry.bot
            else Seat()
        )

    @applies
    def _bot_failed(self, entry: e.BotFailed) -> None:
        self.seats[entry.seat].fault = entry.why

    @applies
    def _promised(self, entry: e.Promised) -> None:
        """The next deal's promise; the last match stays on the table until the new one starts."""
        self.deal_to_come = Deal(entry.deal, entry.commitment)
        if not self.deal.number:
            self.deal = self.deal_to_come

    @applies
    def _started(self, entry: e.Started) -> None:
        self.deal = self.deal_to_come
        self.deal.salting = entry.salting
        if self.phase == OVER:
            self.last_match, self.burnt = self.finished_match, []
        self.match = self.trace = self.finished_match = None
        for seat in self.seats:
            seat.fault = None
        if entry.moved_on:
            self.seats = [self.seats[-1], *self.seats[:-1]]
        self.deal.persons, self.deal.burnt = self.persons, list(self.burnt)
        self.undo_asked, self.undo_agreed, self.undo_refused = None, set(), None
        self.phase = PROMISING

    @applies
    def _salt_promised(self, entry: e.SaltPromised) -> None:
        self.deal.promised[entry.seat] = entry.commitment
        self._check_promises()

    @applies
    def _salts_missed(self, entry: e.SaltsMissed) -> None:
        self.deal.salting = [seat for seat in self.deal.salting if seat not in entry.seats]
        self._check_promises()

    def _check_promises(self) -> None:
        if set(self.deal.promised) >= set(self.deal.salting):
            self.phase = SALTING

    @applies
    def _salt_shown(self, entry: e.SaltShown) -> None:
        self.deal.shown[entry.seat] = entry.salt

    @applies
    def _burnt(self, entry: e.Burnt) -> None:
        self.burnt.append(self.deal.burn(entry.secret))

    @applies
    def _dealt(self, entry: e.Dealt) -> None:
        self.phase = PLAYING
        if not self.is_outdated:
            luck = self.deal.luck(self.code, self.version)
            match = self._adopt(self.game.new_with(luck, self.players, self.options, self.board))
            self.trace = begin_trace(match)

    @applies
    def _moved(self, entry: e.Moved) -> None:
        self.undo_asked, self.undo_agreed = None, set()
        if not self.is_outdated:
            match, before = self._match(), len(self._match())
            self._step(match, entry.move, entry.seat)
            self._record(f"{entry.seat} {entry.move}" if self._ahead else match.steps(before)[0])
        if self.seats[entry.seat].once:
            self._returned(e.Returned(entry.seat))

    @applies
    def _chanced(self, entry: e.Chanced) -> None:
        if not self.is_outdated:
            self._step(self._match(), entry.step.partition(" ; ")[0].removeprefix("chance "), "chance")
            self._record(entry.step)

    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    def _step(self, match: Match, move: str, who: int | str) -> Match:
        """The match after a step, which is not played again where it was tried."""
        if self._ahead is None:
            match.play(move, who)
        return self._adopt(match)

    def _adopt(self, match: Match) -> Match:
        """Stand where the match was tried, if it was; a table's match draws nothing."""
        if self._ahead is not None:
            if self._ahead.luck is not match.luck:
                self._ahead.draw_from(match.luck)
            match = self._ahead
        self.match = match
        return match

    def _record(self, step: str) -> None:
        if self.trace:
            self.trace.add(step)

    @applies
    def _undo_asked(self, entry: e.UndoAsked) -> None:
        self.undo_asked, self.undo_agreed = entry.seat, set()

    @applies
    def _undo_answered(self, entry: e.UndoAnswered) -> None:
        if entry.agree:
            self.undo_agreed.add(entry.seat)
        elif self.undo_asked is not None:
            self.undo_refused = (self.undo_asked, len(self.match or ()))
            self.undo_asked = None

    @applies
    def _undone(self, entry: e.Undone) -> None:
        self.undo_asked, self.undo_agreed = None, set()
        if not self.is_outdated:
            self._match().undo(entry.seat, spent=True)
            self._record(f"{entry.seat} undo")

    @applies
    def _substituted(self, entry: e.Substituted) -> None:
        seat = self.seats[entry.seat]
        seat.substitute, seat.once, seat.fault = entry.bot, entry.once, None

    @applies
    def _returned(self, entry: e.Returned) -> None:
        seat = self.seats[entry.seat]
        seat.substitute, seat.once, seat.fault = None, False, None

    @applies
    def _revealed(self, entry: e.Revealed) -> None:
        self.deal.secret = entry.secret
        self.finished_match = entry.match
        self.ended = [*self.ended, entry.match][-LAST_MATCHES:]
        self.phase = OVER

    @applies
    def _emoted(self, entry: e.Emoted) -> None:
        self.emotes = [*self.emotes, (self.number, entry.seat, entry.emote)][-LAST_EMOTES:]

    @applies
    def _erased(self, entry: e.Erased) -> None:
        self.seats[entry.seat].name, self.seats[entry.seat].is_erased = ERASED, True

    @applies
    def _doubted(self, entry: e.Doubted) -> None:
        self.doubt = _say("refuse-doubt", seen=entry.seen, had=entry.had, cut=entry.seen > entry.had)


def _bot(seat: Seat) -> dict[str, str | int | None]:
    return {"name": seat.name, "bot": seat.bot}


def phase_after(table: Table, entries: Iterable[e.Entry]) -> str:
    """In which phase a table will be once these entries are applied."""
    phase = table.phase
    for entry in entries:
        phase = _PHASES.get(type(entry), phase)
        if isinstance(entry, e.SaltPromised) and {*table.deal.promised, entry.seat} >= {*table.deal.salting}:
            phase = SALTING
    return phase


_PHASES: dict[type[e.Entry], str] = {
    e.Opened: GATHERING,
    e.Started: PROMISING,
    e.SaltsMissed: SALTING,
    e.Dealt: PLAYING,
    e.Revealed: OVER,
}
