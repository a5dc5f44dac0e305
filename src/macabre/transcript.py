"""Reads the text of a whole match, and plays it again step by step."""

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
from macabre.luck import Burn, Fair, Luck, Manual, Salt, Seeded, Trace
from macabre.match import Match
from macabre.transcribe import FORMAT, checksum, fingerprint_by, is_secret

OLD_FORMAT = "macabre transcript 1"
OTHER_CHECKSUM = "the transcript was changed: the checksum does not match"
OTHER_OUTCOME = "the match's key gives another outcome than the one that is written here"
MOST_OUTCOMES = 100_000  # of a draw that no rules check


def replay(text: str, name: str = "transcript") -> Match:
    """The match that a transcript tells, checked step by step; BadTranscript points at the line."""
    if not isinstance(text, str):
        raise BadTranscript(f"a transcript is a text, not {type(text).__name__}", name)
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
        luck = self.header.luck
        if not isinstance(luck, Fair) or luck.secret is None or (length or 0) > len(self.steps):
            return None
        trace = Trace(line for line in self.lines if not is_secret(line))
        for step in self.steps[:length]:
            trace.add(step)
        return fingerprint_by(luck, trace)


def read_header(text: str, name: str = "transcript") -> Header:
    """What stands above a transcript's moves."""
    return _Reader(text, name).header()


def by_release(release: str | None) -> str:
    """A release as sentences name it."""
    return f"Macabre {release}" if release else "an earlier release of Macabre"


class _Reader:
    """Reads a transcript line by line, and knows where it is."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.place = self.steps = 0

    def match(self) -> Match:
        self.is_old = self.lines[0] == OLD_FORMAT
        self._check_complete()
        match = self._begin(self._open())
        while not self._peek().startswith("end "):
            self._step(match)
        self._end(match)
        return match

    def header(self) -> Header:
        self.is_old = self.lines[0] == OLD_FORMAT
        self._check_complete()
        return self._open()

    def unplayed(self) -> Unplayed:
        header, begun = self.header(), self.place
        counts: dict[str, int] = {}
        while not self._peek().startswith("end "):
            _, _, draw = self._parsed_step()
            if draw:
                self._check_stated(draw, counts)
        steps = [line.partition(" ")[2] for line in self.lines[begun : self.place]]
        self._close()
        return Unplayed(header, self.lines[: begun - 1], steps)

    def _fault(self, sentence: str) -> BadTranscript:
        return BadTranscript(sentence, self.name, self.place)

    def _peek(self) -> str:
        return self.lines[self.place]

    def _next(self) -> str:
        self.place += 1
        return self.lines[self.place - 1]

    def _check_complete(self) -> None:
        if self.lines[0] not in (OLD_FORMAT, FORMAT):
            self.place = 1
            raise self._fault(f"a transcript begins with the line '{FORMAT}'")
        if not re.fullmatch(r"end \d{1,9} [0-9a-f]{64} ([0-9a-f]{64} )?[0-9a-f]{32}", self.lines[-1]):
            self.place = len(self.lines)
            raise self._fault("the transcript is cut off: its last line is not the line 'end …'")

    def _value(self, key: str) -> str:
        """The rest of the next line, which must begin with the key."""
        line = self._next()
        if not line.startswith(f"{key} "):
            raise self._fault(f"expected '{key} …', found '{line}'")
        return line[len(key) + 1 :]

    def _number(self, key: str) -> int:
        value = self._value(key)
        if not re.fullmatch(r"[0-9]{1,9}", value):
            raise self._fault(f"'{key}' needs a number, not '{value}'")
        return int(value)

    def _open(self) -> Header:
        """All that stands above the moves."""
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
            raise self._fault(f"expected 'moves', found '{self.lines[self.place - 1]}'")
        self.trace = Trace(line for line in self.lines[: self.place - 1] if not is_secret(line))
        return header

    def _begin(self, header: Header) -> Match:
        """The match as it was set up; OtherRules if the rules or the board of this release are others."""
        game: Game = self._attempt(load, header.game)
        made = f"made by {by_release(header.release)} under rules {header.version} of {game.id}"
        if header.version != game.rules.version:
            raise OtherRules(f"{made}; these are rules {game.rules.version}", self.name)
        if header.board is None and header.digest != game.default_board.digest:
            raise OtherRules(f"{made}, on a board that was the usual one then; it is another now", self.name)
        board = Source.stored(header.board, f"the board in {self.name}") if header.board is not None else None
        return self._attempt(game.new_with, Manual(), header.players, header.options, board)

    def _release(self) -> str | None:
        return self._value("release") if self._peek().startswith("release ") else None

    def _json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise self._fault(f"'{text}' is not a value") from None

    def _luck(self, version: int, players: int) -> Luck:
        value = self._value("chance")
        if value == "manual":
            return Manual()
        seed = re.fullmatch(r"seed (-?\d{1,302})", value)
        if seed:
            return Seeded(int(seed[1]))
        fair = re.fullmatch(r"fair (\S+) (\d{1,9}) ([0-9a-f]{64})", value)
        if not fair:
            raise self._fault(f"chance is 'manual', 'seed' and a number, or 'fair' and a promise, not '{value}'")
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
                raise self._fault("a burnt deal has its number, its promise, its secret, and who withheld a salt")
            withheld, version = tuple(map(int, found[4].split(","))), int(found[5]) if found[5] else None
            burnt.append(Burn(int(found[1]), found[2], found[3], withheld, version))
        own, deals = [burn.deal for burn in burnt if not burn.version], [burn.deal for burn in burnt]
        if (
            own != list(range(deal - len(own), deal))
            or deals != sorted({*deals})
            or deals[len(deals) - len(own) :] != own
        ):
            raise self._fault(f"the burnt deals do not lead up to deal {deal}")
        return tuple(burnt)

    def _seats(self, players: int) -> tuple[tuple[int, ...] | None, dict[int, Salt]]:
        """The people at the deal, if that is known, and their salts."""
        kinds, salts = [], {}
        for seat in range(players):
            pattern = rf"{seat} (?:(bot)|(unknown|person)(?: ([0-9a-f]{{64}}) ((?:[0-9a-f]{{2}})+))?)"
            found = re.fullmatch(pattern, self._value("seat"))
            if not found:
                raise self._fault(f"seat {seat} is 'bot', or 'person' with the promise of a salt and the salt")
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
                raise self._fault("a salt has a seat, its commitment and its digits")
            salts[int(found[1])] = Salt(found[2], found[3])
        return salts

    def _secret(self) -> str | None:
        if not self._peek().startswith("secret "):
            return None
        value = self._value("secret")
        if not re.fullmatch(r"[0-9a-f]{64}", value):
            raise self._fault("a secret has 64 hexadecimal digits")
        return value

    def _kept(self, luck: Fair) -> Fair:
        """Fair luck whose promises were kept, as far as they are due."""
        faults = [fault for fault in luck.faults() if luck.secret or "not revealed" not in fault]
        if faults:
            raise self._fault(faults[0])
        return luck

    def _board(self) -> tuple[str | None, str]:
        """The text of a board of one's own, and the board's digest."""
        kind, _, digest = self._value("board").partition(" ")
        if kind not in ("own", "default"):
            raise self._fault(f"a board is 'own' or 'default', not '{kind}'")
        text = []
        while kind == "own" and self._peek().startswith("| "):
            text.append(self._next()[2:])
        own = "\n".join(text) if kind == "own" else None
        if own is not None and Source.stored(own).digest != digest:
            raise self._fault("the own board is not the one that was played on")
        return own, digest

    def _attempt(self, call: Any, *args: Any, **kwargs: Any) -> Any:
        """Call, and blame this line for what the caller would be blamed for."""
        try:
            return call(*args, **kwargs)
        except Error as error:
            raise self._fault(str(error)) from None

    def _parsed_step(self) -> tuple[str, str, str | None]:
        """Who acted, what was done, and how chance drew it."""
        line = self._next()
        found = re.fullmatch(r"(\d{1,9}) (chance|\d) (.*?)(?: ; (\S+ \d+ \S+ \d+))?", line)
        if not found or (found[2] == "chance") != (found[4] is not None):
            raise self._fault(f"this is no step of a match: '{line}'")
        self.steps += 1
        if int(found[1]) != self.steps:
            raise self._fault(f"expected step {self.steps}, found step {found[1]}")
        self.trace.add(line.partition(" ")[2])
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
            raise self._fault(f"this does not use the next number of '{purpose}'")
        counts[purpose] = int(count) + 1
        if self.stream and self.stream.index(purpose, int(count), self._weights(weights)) != int(index):
            raise self._fault(OTHER_OUTCOME)

    def _weights(self, text: str) -> list[int]:
        groups = [group.partition("x") for group in text.split(",")]
        if not re.fullmatch(r"\d{1,6}x\d{1,12}(,\d{1,6}x\d{1,12})*", text) or not any(int(w) for _, _, w in groups):
            raise self._fault(f"'{text}' are no weights")
        if sum(int(times) for times, _, _ in groups) > MOST_OUTCOMES:
            raise self._fault(f"a draw has at most {MOST_OUTCOMES:,} outcomes")
        return [int(weight) for times, _, weight in groups for _ in range(int(times))]

    def _check_draw(self, match: Match, stated: str) -> None:
        draw = match.entries[-1].draw
        assert draw is not None
        if stated != draw.text:
            raise self._fault(f"chance is said to be '{stated}', but by the rules it is '{draw.text}'")
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
            raise self._fault("something stands after the line 'end …'")
        if int(length) != self.steps:
            raise self._fault(f"the end speaks of {length} steps, but there are {self.steps}")
        if stated != checksum(body):
            raise self._fault(OTHER_CHECKSUM)
        if not self.is_old and digits != self._fingerprint():
            raise self._fault("the transcript was changed: the fingerprint does not match")
        return digest

    def _fingerprint(self) -> list[str]:
        luck = self.luck
        return [fingerprint_by(luck, self.trace)] if isinstance(luck, Fair) and luck.secret else []


copyreg.pickle(Match, lambda match: (replay, (match.transcript(),)))
