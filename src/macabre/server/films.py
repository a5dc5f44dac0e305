"""Films: what there was to see of a match, stored, for when no release at hand can play it again.

A film is lines of JSON, packed: what match it was, how its board is drawn, and one line for each
decision. It shows a match that is over with all hands open, and one that is not as all may see it.
Whoever has a name in it is a sign that stands for the seat, so that a name can still be erased.
"""

from __future__ import annotations

import lzma
import math
import re
import time
from typing import Any

import msgspec

from macabre.catalogue import games, load
from macabre.language import SeatName, Speech, from_data, to_data
from macabre.match import Match
from macabre.record import MOST_SEATS
from macabre.rules import Viewer
from macabre.server.drawings import chart_of, picture_for
from macabre.transcript import Unplayed, replay

MOST_BYTES = 2**19  # of a film; a longer one is not kept
PRESET = 1  # packs nearly as well as others, at once
SIGNS = [chr(0xE000 + seat) for seat in range(MOST_SEATS)]  # stand for names; nobody else uses these letters

Info = dict[str, Any]


class Reel:
    """A match that can be played again, decision by decision."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._viewer: Viewer = None if match.finished else "spectator"
        match.told(self._viewer)  # once for all steps
        self.stops = match.decision_points()
        self.last = len(self.stops) - 1

    @property
    def game(self) -> str:
        """The id of its game."""
        return self.match.game.id

    def info(self, speech: Speech) -> Info:
        """What match it was."""
        match = self.match
        return {
            "game": match.game.id,
            "title": match.game.text(speech.code).title,
            "players": match.players,
            "count": self.last,
            "winners": match.winners,
            "finished": match.finished,
        }

    def step(self, number: int, speech: Speech) -> Info:
        """The position after a decision, with what had happened since the one before."""
        match = self.match.at(self.stops[number])
        since = self.stops[number - 1] if number else 0
        view = match.view(self._viewer)
        told = match.told_in(speech, self._viewer, since)
        return {
            "number": number,
            "told": [event["text"] for event in told if event["text"]],
            "events": told if self._viewer is None else [_without_audience(event) for event in told],
            "picture": picture_for(match.game, view, speech),
            "view": view,
            "to_act": match.to_act,
        }

    def filmed(self, number: int) -> Info:
        """The same for a film: with what is said as data, for readers of any language."""
        step = self.step(number, Speech(names=SIGNS))
        board, say = self.match.board, self.match.game.rules.notation.say
        return step | {"said": [to_data(say(board, event)) for event in step["events"]]}

    def chart(self, speech: Speech) -> Info:
        """Which board it is, and the board as drawings know it."""
        return chart_of(self.match.game, self.match.board, speech)


def _without_audience(event: Info) -> Info:
    return {key: value for key, value in event.items() if key != "to"}


def make_film(transcript: str, cast: str, until: float = math.inf) -> bytes:
    """The film of a match, whose transcript may end before it is over; TimeoutError if it takes too long."""
    reel = Reel(replay(transcript))
    lines = [reel.info(Speech()) | {"cast": cast}, reel.chart(Speech())]
    for number in range(reel.last + 1):
        if time.monotonic() > until:
            raise TimeoutError
        lines.append(reel.filmed(number))
    return lzma.compress(b"\n".join(map(msgspec.json.encode, lines)), preset=PRESET)


class Film:
    """A film that was stored."""

    def __init__(self, body: bytes) -> None:
        info, self._chart, *self._steps = lzma.decompress(body).decode().split("\n")
        self._info: Info = msgspec.json.decode(info)
        self.cast: str = self._info.pop("cast")
        self.last = len(self._steps) - 1

    @property
    def game(self) -> str:
        """The id of its game."""
        return str(self._info["game"])

    def info(self, speech: Speech) -> Info:
        """What match it was."""
        named = {"title": load(self.game).text(speech.code).title} if self.game in games() else {}
        return self._info | named

    def step(self, number: int, speech: Speech) -> Info:
        """The position after a decision, with what had happened since the one before."""
        line = self._steps[number]
        picture: str = msgspec.json.decode(line)["picture"]
        for seat, sign in enumerate(SIGNS[: self._info["players"]]):
            name = speech.say(SeatName(seat))
            line = line.replace(sign, msgspec.json.encode(name).decode()[1:-1])
            picture = _drawn_with(picture, sign, name)
        found: Info = msgspec.json.decode(line)
        return _said_again(found, speech) | {"picture": picture}

    def chart(self, speech: Speech) -> Info:
        """Which board it is, and the board as drawings know it: in English, since only that was stored."""
        found: Info = msgspec.json.decode(self._chart)
        return found


def _said_again(step: Info, speech: Speech) -> Info:
    """A step in the reader's language, as far as there are still words for what happened; films of old have none."""
    for event, data in zip(step["events"], step.pop("said", ()), strict=False):
        saying = from_data(data)
        if saying is not None and speech.has(saying):
            event["text"] = speech.say(saying)
    return step | {"told": [event["text"] for event in step["events"] if event["text"]]}


def _drawn_with(picture: str, sign: str, name: str) -> str:
    """A picture with a name for a sign: the name takes the room that was left behind the sign, except for one space."""

    def padded(found: re.Match[str]) -> str:
        spaces = len(found[1])
        return name + " " * max(min(1, spaces), spaces - len(name) + 1)

    return re.sub(f"{sign}( *)", padded, picture)


class Lines:
    """A match that is over and of which there is no film: its lines, as its file has them."""

    def __init__(self, told: Unplayed) -> None:
        self._told = told
        self.game, self.last = told.header.game, len(told.steps)

    def info(self, speech: Speech) -> Info:
        """What match it was; who won is not known without the rules."""
        players, title = self._told.header.players, load(self.game).text(speech.code).title
        return {
            "game": self.game,
            "title": title,
            "players": players,
            "count": self.last,
            "winners": None,
            "finished": True,
        }

    def step(self, number: int, speech: Speech) -> Info:
        """One line."""
        told = [self._told.steps[number - 1].partition(" ; ")[0]] if number else []
        events = [{"number": number, "type": "line", "text": line} for line in told]
        return {"number": number, "told": told, "events": events, "picture": "", "view": None, "to_act": []}

    def chart(self, speech: Speech) -> Info:
        """Nothing is drawn."""
        return {"board": self._told.header.digest[:16], "usual": self._told.header.board is None, "chart": {}}
