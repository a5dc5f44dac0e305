"""Reads the text of a whole match, and plays it again step by step."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from macabre.catalogue import load
from macabre.data import Source
from macabre.errors import BadTranscript, Error
from macabre.game import Game
from macabre.luck import Burn, Fair, Luck, Manual, Salt, Seeded, Trace
from macabre.match import Match
from macabre.transcribe import FORMAT, checksum, fingerprint_by, is_secret

OLD_FORMAT = "macabre transcript 1"


def replay(text: str, name: str = "transcript") -> Match:
    """The match that a transcript tells, checked step by step; BadTranscript points at the line."""
    if not isinstance(text, str):
        raise BadTranscript(f"a transcript is a text, not {type(text).__name__}", name)
    return _Reader(text, name).match()


class _Reader:
    """Reads a transcript line by line, and knows where it is."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
        self.place = self.steps = 0

    def match(self) -> Match:
        self.is_old = self.lines[0] == OLD_FORMAT
        self._check_complete()
        match = self._begin()
        while not self._peek().startswith("end "):
            self._step(match)
        self._end(match)
        return match

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

    def _begin(self) -> Match:
        self._next()
        game = self._attempt(load, self._value("game"))
        version = self._number("rules")
        if version != game.rules.version:
            raise self._fault(f"made under rules {version} of {game.id}; these are rules {game.rules.version}")
        players = self._number("players")
        options = {}
        while self._peek().startswith("option "):
            name, _, value = self._value("option").partition(" ")
            options[name] = self._json(value)
        luck = self._luck(version, players)
        board = self._board(game)
        match: Match = self._attempt(game.new_with, Manual(), players, options, board)
        self.luck, self.stream = luck, luck.stream
        if self._next() != "moves":
            raise self._fault(f"expected 'moves', found '{self.lines[self.place - 1]}'")
        self.trace = Trace(line for line in self.lines[: self.place - 1] if not is_secret(line))
        return match

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
        """The deals that came to nothing, one after the other up to the one that was played."""
        burnt = []
        while self._peek().startswith("burnt "):
            pattern = r"(\d{1,9}) ([0-9a-f]{64}) ([0-9a-f]{64}) (\d(?:,\d)*)"
            found = re.fullmatch(pattern, self._value("burnt"))
            if not found:
                raise self._fault("a burnt deal has its number, its promise, its secret, and who withheld a salt")
            burnt.append(Burn(int(found[1]), found[2], found[3], tuple(map(int, found[4].split(",")))))
        if [burn.deal for burn in burnt] != list(range(deal - len(burnt), deal)):
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

    def _board(self, game: Game) -> Any:
        kind, _, digest = self._value("board").partition(" ")
        if kind not in ("own", "default"):
            raise self._fault(f"a board is 'own' or 'default', not '{kind}'")
        text = []
        while kind == "own" and self._peek().startswith("| "):
            text.append(self._next()[2:])
        source = (
            Source.stored("\n".join(text), f"the board in {self.name}") if kind == "own" else game.default_board.source
        )
        if source.digest != digest:
            raise self._fault(f"the {kind} board is not the one that was played on")
        return source

    def _attempt(self, call: Any, *args: Any, **kwargs: Any) -> Any:
        """Call, and blame this line for what the caller would be blamed for."""
        try:
            return call(*args, **kwargs)
        except Error as error:
            raise self._fault(str(error)) from None

    def _step(self, match: Match) -> None:
        line = self._next()
        found = re.fullmatch(r"(\d{1,9}) (chance|\d) (.*?)(?: ; (\S+ \d+ \S+ \d+))?", line)
        if not found or (found[2] == "chance") != (found[4] is not None):
            raise self._fault(f"this is no step of a match: '{line}'")
        self.steps += 1
        if int(found[1]) != self.steps:
            raise self._fault(f"expected step {self.steps}, found step {found[1]}")
        self.trace.add(line.partition(" ")[2])
        if found[2] != "chance" and found[3] == "undo":
            self._attempt(match.undo, int(found[2]), spent=True)
            return
        if found[2] != "chance":
            self._attempt(match.play, found[3], int(found[2]))
            return
        self._attempt(match.play, found[3], "chance")
        self._check_draw(match, found[4])

    def _check_draw(self, match: Match, stated: str) -> None:
        draw = match.entries[-1].draw
        assert draw is not None
        if stated != draw.text:
            raise self._fault(f"chance is said to be '{stated}', but by the rules it is '{draw.text}'")
        if self.stream and self.stream.index(draw.purpose, draw.count, draw.weights) != draw.index:
            raise self._fault("the match's key gives another outcome than the one that is written here")

    def _end(self, match: Match) -> None:
        body = "".join(f"{line}\n" for line in self.lines[: self.place])
        length, digest, *digits, stated = self._value("end").split()
        if self.place != len(self.lines):
            raise self._fault("something stands after the line 'end …'")
        if int(length) != self.steps:
            raise self._fault(f"the end speaks of {length} steps, but there are {self.steps}")
        if digest != match.digest() or stated != checksum(body):
            raise self._fault("the transcript was changed: its checksum is another")
        if not self.is_old and digits != self._fingerprint():
            raise self._fault("the transcript was changed: its fingerprint is another")
        match.draw_from(self.luck)

    def _fingerprint(self) -> list[str]:
        luck = self.luck
        return [fingerprint_by(luck, self.trace)] if isinstance(luck, Fair) and luck.secret else []
