"""The text of a whole match: a header, a line for each step, and an end that proves it complete."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from macabre.catalogue import load
from macabre.data import Source
from macabre.errors import BadTranscript, Error
from macabre.game import Game
from macabre.match import Match
from macabre.notation import chance_text

FORMAT = "macabre transcript 1"


# --- writing


def write(match: Match) -> str:
    """The transcript of a match, finished or not."""
    lines = [*_header(match), "moves", *(step_text(match, place) for place in range(len(match)))]
    body = "".join(f"{line}\n" for line in lines)
    return body + f"end {len(match)} {match.digest()} {_checksum(body)}\n"


def _header(match: Match) -> Iterator[str]:
    yield FORMAT
    yield f"game {match.game.id}"
    yield f"rules {match.game.rules.version}"
    yield f"players {match.players}"
    for name, value in match.options.items():
        yield f"option {name} {json.dumps(value)}"
    yield "chance manual" if match.seed is None else f"chance seed {match.seed}"
    own = match.board.digest != match.game.default_board.digest
    yield f"board {'own' if own else 'default'} {match.board.digest}"
    if own:
        yield from (f"| {line}" for line in match.board.source.text.split("\n"))


def step_text(match: Match, place: int) -> str:
    """A step's line: its number, who acted, the move, and for chance how it was drawn."""
    entry = match._log[place]
    rules = match.game.rules
    if entry.draw is None:
        return (
            f"{place + 1} {entry.who} {rules.notation.moves.write(rules.notation.to_move(match.board, entry.action))}"
        )
    before = rules.state.read(match._trail[place])
    move = chance_text(rules, rules.notation.chance_move(match.board, before, entry.action))
    draw = entry.draw
    return f"{place + 1} chance {move} ; {draw.purpose} {draw.count} {_write_weights(draw.weights)} {draw.index}"


def _write_weights(weights: tuple[int, ...]) -> str:
    """Equal neighbours are counted: 36x1 is thirty-six outcomes of weight 1."""
    return ",".join(f"{len(list(group))}x{weight}" for weight, group in groupby(weights))


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:32]


# --- reading


def replay(text: str, name: str = "transcript") -> Match:
    """The match that a transcript tells, checked step by step; BadTranscript points at the line."""
    return _Reader(text, name).match()


class _Reader:
    """Reads a transcript line by line, and knows where it is."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.lines = text.splitlines()
        self.place = 0

    def match(self) -> Match:
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
        if not self.lines or self.lines[0] != FORMAT:
            self.place = 1
            raise self._fault(f"a transcript begins with the line '{FORMAT}'")
        if not re.fullmatch(r"end \d+ [0-9a-f]{64} [0-9a-f]{32}", self.lines[-1]):
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
        if not value.isdecimal():
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
        chance = self._chance()
        board = self._board(game)
        match: Match = self._attempt(game.new, players, options=options, board=board, chance="manual")
        if self._next() != "moves":
            raise self._fault(f"expected 'moves', found '{self.lines[self.place - 1]}'")
        if chance is not None:
            seeded: Match = self._attempt(game.new, players, chance, options, board)
            match.seed, match._stream = seeded.seed, None
            self.stream = seeded._stream
        else:
            self.stream = None
        return match

    def _json(self, text: str) -> Any:
        try:
            return json.loads(text)
        except ValueError:
            raise self._fault(f"'{text}' is not a value") from None

    def _chance(self) -> int | None:
        value = self._value("chance")
        if value == "manual":
            return None
        found = re.fullmatch(r"seed (-?\d+)", value)
        if not found:
            raise self._fault(f"chance is 'manual' or 'seed' and a number, not '{value}'")
        return int(found[1])

    def _board(self, game: Game) -> Any:
        kind, _, digest = self._value("board").partition(" ")
        if kind not in ("own", "default"):
            raise self._fault(f"a board is 'own' or 'default', not '{kind}'")
        text = []
        while kind == "own" and self._peek().startswith("| "):
            text.append(self._next()[2:])
        source = Source("\n".join(text), f"the board in {self.name}") if kind == "own" else game.default_board.source
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
        found = re.fullmatch(r"(\d+) (chance|\d) (.*?)(?: ; (\S+ \d+ \S+ \d+))?", line)
        if not found or (found[2] == "chance") != (found[4] is not None):
            raise self._fault(f"this is no step of a match: '{line}'")
        if int(found[1]) != len(match) + 1:
            raise self._fault(f"expected step {len(match) + 1}, found step {found[1]}")
        if found[2] != "chance":
            self._attempt(match.play, found[3], int(found[2]))
            return
        self._attempt(match.play, found[3], "chance")
        self._check_draw(match, found[4])

    def _check_draw(self, match: Match, stated: str) -> None:
        draw = match._log[-1].draw
        assert draw is not None
        actual = f"{draw.purpose} {draw.count} {_write_weights(draw.weights)} {draw.index}"
        if stated != actual:
            raise self._fault(f"chance is said to be '{stated}', but by the rules it is '{actual}'")
        if self.stream and self.stream.index(draw.purpose, draw.count, draw.weights) != draw.index:
            raise self._fault("the seed gives another outcome than the one that is written here")

    def _end(self, match: Match) -> None:
        body = "".join(f"{line}\n" for line in self.lines[: self.place])
        length, digest, checksum = self._value("end").split()
        if self.place != len(self.lines):
            raise self._fault("something stands after the line 'end …'")
        if int(length) != len(match):
            raise self._fault(f"the end speaks of {length} steps, but there are {len(match)}")
        if digest != match.digest() or checksum != _checksum(body):
            raise self._fault("the transcript was changed: its checksum is another")
        match._stream = self.stream
        match._settle()
