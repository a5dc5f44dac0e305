"""Reads the text of a whole match and replays it step by step."""

from __future__ import annotations

import copyreg
import json
import re
from dataclasses import dataclass, replace
from typing import Any

from macabre.catalogue import load
from macabre.data import Source
from macabre.errors import BadTranscript, Error, OtherRules
from macabre.game import Game
from macabre.language import Saying, sayings
from macabre.language.saying import COMMANDS
from macabre.luck import Burn, Fair, Luck, Manual, Salt, Seeded
from macabre.match import Match
from macabre.transcribe import FORMAT, checksum, fingerprint_after, trace_over

_report = sayings(COMMANDS)

OLD_FORMAT = "macabre transcript 1"
OTHER_CHECKSUM = _report("transcript-checksum")
OTHER_OUTCOME = _report("transcript-outcome")
MOST_OUTCOMES = 100_000  # of a draw that no rules check


def replay(text: str, name: str = "transcript") -> Match:
    """The match that a transcript tells, checked step by step; BadTranscript points at the line."""
    if not isinstance(text, str):
        raise BadTranscript(_report("transcript-no-text", kind=type(text).__name__), name)
    return _Reader(text, name).match()


def read_unplayed(text: str, name: str = "transcript") -> Unplayed:
    """What a transcript proves without its rules: that it is whole, its promises, its salts, and every draw."""
    return _Reader(text, name).unplayed()


@dataclass(frozen=True)
class Header:
    """What stands above the moves."""

    game: str
    version: int  # of the rules
    release: str | None  # that wrote it; those of old did not say
    players: int
    options: dict[str, Any]
    luck: Luck
    board: str | None  # the text of a board of one's own
    digest: str  # of the board


@dataclass(frozen=True)
class Unplayed:
    """A match as its lines tell it, not played again."""

    header: Header
    lines: list[str]  # of the header
    steps: list[str]

    def fingerprint(self, length: int | None = None) -> str | None:
        """The fingerprint after `length` steps, or of the whole match, if its luck was promised and is revealed."""
        return fingerprint_after(self.header.luck, trace_over(self.lines), self.steps, length)


def read_header(text: str, name: str = "transcript") -> Header:
    """What stands above a transcript's moves."""
    return _Reader(text, name).header()


def by_release(release: str | None) -> Saying:
    """A release as sentences name it."""
    return _report("transcript-release", release=release)


class _Reader:
    """Reads a transcript line by line, and knows where it is."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.place = 0
        self.told: list[str] = []  # the steps, without their numbers

    def match(self) -> Match:
        match = self._begin(self.header())
        while not self._peek().startswith("end "):
            self._step(match)
        self._end(match)
        return match

    def header(self) -> Header:
        self.is_old = self.lines[0] == OLD_FORMAT
        self._check_complete()
        return self._open()

    def unplayed(self) -> Unplayed:
        header = self.header()
        counts: dict[str, int] = {}
        while not self._peek().startswith("end "):
            _, _, draw = self._parsed_step()
            if draw:
                self._check_stated(draw, counts)
        self._close()
        return Unplayed(header, self.lines[: self.begun], self.told)

    def _fault(self, said: Saying) -> BadTranscript:
        return BadTranscript(said, self.name, self.place)

    def _peek(self) -> str:
        return self.lines[self.place]

    def _next(self) -> str:
        self.place += 1
        return self.lines[self.place - 1]

    def _check_complete(self) -> None:
        if self.lines[0] not in (OLD_FORMAT, FORMAT):
            self.place = 1
            raise self._fault(_report("transcript-begin", line=FORMAT))
        if not re.fullmatch(r"end \d{1,9} [0-9a-f]{64} ([0-9a-f]{64} )?[0-9a-f]{32}", self.lines[-1]):
            self.place = len(self.lines)
            raise self._fault(_report("transcript-cut-off"))

    def _value(self, key: str) -> str:
        """The rest of the next line, which must begin with the key."""
        line = self._next()
        if not line.startswith(f"{key} "):
            raise self._fault(_report("transcript-expected", wanted=f"{key} …", found=line))
        return line[len(key) + 1 :]

    def _number(self, key: str) -> int:
        value = self._value(key)
        if not re.fullmatch(r"[0-9]{1,9}", value):
            raise self._fault(_report("transcript-number", key=key, value=value))
        return int(value)

    def _open(self) -> Header:
        """Everything that stands above the moves."""
        self._next()
        game, version, release = self._value("game"), self._number("rules"), self._release()
        players = self._number("players")
        options = {}
        while self._peek().startswith("option "):
            name, _, value = self._value("option").partition(" ")
            options[name] = self._json(value)
        self.luck = self._luck(version, players)
        self.stream = self.luck.stream
        header = Header(game, version, release, players, options, self.luck, *self._board())
        if self._next() != "moves":
            raise self._fault(_report("transcript-expected", wanted="moves", found=self.lines[self.place - 1]))
        self.begun = self.place - 1
        return header

    def _begin(self, header: Header) -> Match:
        """The match as it was set up; OtherRules if this release has other rules or another board."""
        game: Game = self._attempt(load, header.game)
        release, rules = by_release(header.release), game.rules.version
        made = _report("transcript-made", release=release, rules=header.version, game=game.id)
        if header.version != rules:
            raise OtherRules(_report("transcript-other-rules", made=made, rules=rules), self.name)
        if header.board is None and header.digest != game.default_board.digest:
            raise OtherRules(_report("transcript-other-board", made=made), self.name)
        name = _report("transcript-board", file=self.name)
        board = Source.stored(header.board, name) if header.board is not None else None
        return self._attempt(game.new_with, Manual(), header.players, header.options, board)

    def _release(self) -> str | None:
        return self._value("release") if self._peek().startswith("release ") else None

    def _json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise self._fault(_report("transcript-value", text=text)) from None

    def _luck(self, version: int, players: int) -> Luck:
        value = self._value("chance")
        if value == "manual":
            return Manual()
        seed = re.fullmatch(r"seed (-?\d{1,302})", value)
        if seed:
            return Seeded(int(seed[1]))
        fair = re.fullmatch(r"fair (\S+) (\d{1,9}) ([0-9a-f]{64})", value)
        if not fair:
            raise self._fault(_report("transcript-chance", value=value))
        luck = Fair(fair[1], int(fair[2]), version, fair[3])
        if self.is_old:
            return self._kept(replace(luck, salts=self._salts(), secret=self._secret()))
        burnt = self._burnt(luck.deal)
        persons, salts = self._seats(players)
        return self._kept(replace(luck, burnt=burnt, persons=persons, salts=salts, secret=self._secret()))

    def _burnt(self, deal: int) -> tuple[Burn, ...]:
        """The deals that came to nothing, one after the other up to the one that was played; new rules leave a gap."""
        burnt = []
        while self._peek().startswith("burnt "):
            pattern = r"(\d{1,9}) ([0-9a-f]{64}) ([0-9a-f]{64}) (\d(?:,\d)*)(?: rules (\d{1,9}))?"
            found = re.fullmatch(pattern, self._value("burnt"))
            if not found:
                raise self._fault(_report("transcript-burnt"))
            withheld, version = tuple(map(int, found[4].split(","))), int(found[5]) if found[5] else None
            burnt.append(Burn(int(found[1]), found[2], found[3], withheld, version))
        own, deals = [burn.deal for burn in burnt if not burn.version], [burn.deal for burn in burnt]
        if (
            own != list(range(deal - len(own), deal))
            or deals != sorted({*deals})
            or deals[len(deals) - len(own) :] != own
        ):
            raise self._fault(_report("transcript-burnt-gap", deal=deal))
        return tuple(burnt)

    def _seats(self, players: int) -> tuple[tuple[int, ...] | None, dict[int, Salt]]:
        """The people at the deal, if that is known, and their salts."""
        kinds, salts = [], {}
        for seat in range(players):
            pattern = rf"{seat} (?:(bot)|(unknown|person)(?: ([0-9a-f]{{64}}) ((?:[0-9a-f]{{2}})+))?)"
            found = re.fullmatch(pattern, self._value("seat"))
            if not found:
                raise self._fault(_report("transcript-seat", seat=seat))
            kinds.append(found[1] or found[2])
            if found[3]:
                salts[seat] = Salt(found[3], found[4])
        persons = tuple(seat for seat, kind in enumerate(kinds) if kind == "person")
        return (None if "unknown" in kinds else persons), salts

    def _salts(self) -> dict[int, Salt]:
        salts = {}
        while self._peek().startswith("salt "):
            found = re.fullmatch(r"(\d) ([0-9a-f]{64}) ((?:[0-9a-f]{2})*)", self._value("salt"))
            if not found:
                raise self._fault(_report("transcript-salt"))
            salts[int(found[1])] = Salt(found[2], found[3])
        return salts

    def _secret(self) -> str | None:
        if not self._peek().startswith("secret "):
            return None
        value = self._value("secret")
        if not re.fullmatch(r"[0-9a-f]{64}", value):
            raise self._fault(_report("transcript-secret"))
        return value

    def _kept(self, luck: Fair) -> Fair:
        """Fair luck whose promises were kept, as far as they are due."""
        for fault in luck.faults():
            raise self._fault(fault)
        return luck

    def _board(self) -> tuple[str | None, str]:
        """The text of a board of your own, and the board's digest."""
        kind, _, digest = self._value("board").partition(" ")
        if kind not in ("own", "default"):
            raise self._fault(_report("transcript-board-kind", kind=kind))
        text = []
        while kind == "own" and self._peek().startswith("| "):
            text.append(self._next()[2:])
        own = "\n".join(text) if kind == "own" else None
        if own is not None and Source.stored(own).digest != digest:
            raise self._fault(_report("transcript-own-board"))
        return own, digest

    def _attempt(self, call: Any, *args: Any, **kwargs: Any) -> Any:
        """Call, and blame this line for what the caller would be blamed for."""
        try:
            return call(*args, **kwargs)
        except Error as error:
            raise self._fault(error.whole) from None

    def _parsed_step(self) -> tuple[str, str, str | None]:
        """Who acted, what was done, and how chance drew it."""
        line = self._next()
        found = re.fullmatch(r"(\d{1,9}) (chance|\d) (.*?)(?: ; (\S+ \d+ \S+ \d+))?", line)
        if not found or (found[2] == "chance") != (found[4] is not None):
            raise self._fault(_report("transcript-step", line=line))
        self.told.append(line.partition(" ")[2])
        if int(found[1]) != len(self.told):
            raise self._fault(_report("transcript-step-number", wanted=len(self.told), found=int(found[1])))
        return found[2], found[3], found[4]

    def _step(self, match: Match) -> None:
        who, move, draw = self._parsed_step()
        if draw is not None:
            self._attempt(match.play, move, "chance")
            self._check_draw(match, draw)
        elif move == "undo":
            self._attempt(match.undo, int(who), spent=True)
        else:
            self._attempt(match.play, move, int(who))

    def _check_stated(self, stated: str, counts: dict[str, int]) -> None:
        """A draw as it is written, where no rules say what it must be."""
        purpose, count, weights, index = stated.split()
        if int(count) != counts.get(purpose, 0):
            raise self._fault(_report("transcript-draw-number", purpose=purpose))
        counts[purpose] = int(count) + 1
        if self.stream and self.stream.index(purpose, int(count), self._weights(weights)) != int(index):
            raise self._fault(OTHER_OUTCOME)

    def _weights(self, text: str) -> list[int]:
        groups = [group.partition("x") for group in text.split(",")]
        if not re.fullmatch(r"\d{1,6}x\d{1,12}(,\d{1,6}x\d{1,12})*", text) or not any(int(w) for _, _, w in groups):
            raise self._fault(_report("transcript-weights", text=text))
        if sum(int(times) for times, _, _ in groups) > MOST_OUTCOMES:
            raise self._fault(_report("transcript-outcomes", most=f"{MOST_OUTCOMES:,}"))
        return [int(weight) for times, _, weight in groups for _ in range(int(times))]

    def _check_draw(self, match: Match, stated: str) -> None:
        draw = match.entries[-1].draw
        assert draw is not None
        if stated != draw.text:
            raise self._fault(_report("transcript-draw", stated=stated, right=draw.text))
        if self.stream and self.stream.index(draw.purpose, draw.count, draw.weights) != draw.index:
            raise self._fault(OTHER_OUTCOME)

    def _end(self, match: Match) -> None:
        if self._close() != match.digest():
            raise self._fault(OTHER_CHECKSUM)
        match.draw_from(self.luck)

    def _close(self) -> str:
        """The last line proves all others; the digest that it states."""
        body = "".join(f"{line}\n" for line in self.lines[: self.place])
        length, digest, *digits, stated = self._value("end").split()
        if self.place != len(self.lines):
            raise self._fault(_report("transcript-after-end"))
        if int(length) != len(self.told):
            raise self._fault(_report("transcript-length", stated=int(length), found=len(self.told)))
        if stated != checksum(body):
            raise self._fault(OTHER_CHECKSUM)
        due = fingerprint_after(self.luck, trace_over(self.lines[: self.begun]), self.told)
        if not self.is_old and digits != ([due] if due else []):
            raise self._fault(_report("transcript-fingerprint"))
        return digest


copyreg.pickle(Match, lambda match: (replay, (match.transcript(),)))
