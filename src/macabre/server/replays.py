"""Matches that are over, step by step; then everything may be shown.

One that was played by the rules of this release is played again. Of any other, what was stored is
shown: its film, or at least its lines. So is what all could see of one that was never finished.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Set
from typing import Any, NamedTuple

from macabre.bots import bot_names
from macabre.errors import BadTranscript, OtherRules
from macabre.language import ERASED, Saying, Speech, sayings
from macabre.language.saying import plain
from macabre.server.faults import described
from macabre.server.films import Film, Lines, Reel
from macabre.storage import StorageFault, Store
from macabre.transcript import read_header, read_unplayed, replay

KEPT, KEPT_FILMS = 32, 4  # a film is large in memory
KEPT_RESULTS = 2000  # a few bytes each

log = logging.getLogger("macabre")

_say = sayings()

UNFINISHED = _say("replay-unfinished")


def read_cast(stored: str, people: Mapping[int, str]) -> tuple[list[str], list[str | None]]:
    """Everybody's name, and the level of those who were bots; people are called what is still known of them."""
    cast: list[dict[str, Any]] = [_player(one) if isinstance(one, str) else one for one in json.loads(stored)]
    names = [people.get(one["sat"], ERASED) if "sat" in one else str(one["name"]) for one in cast]
    return names, [one["bot"] for one in cast]


def _player(named: str) -> dict[str, str | None]:
    """Matches were once stored with both in one text, such as `Vesper (greedy)`."""
    found = re.fullmatch(r"(.+) \((.+)\)", named)
    if found and found[2] in bot_names():
        return {"name": found[1], "bot": found[2]}
    return {"name": named, "bot": None}


class Replay:
    """One match that can be looked at again."""

    def __init__(
        self,
        match_id: str,
        shown: Reel | Film | Lines,
        cast: str,
        people: Mapping[int, str],
        note: Saying | None = None,
        number: int | None = None,  # of the entry up to which one that was not finished is shown
    ) -> None:
        self.id, self.shown, self.note, self.number, self.last = match_id, shown, note, number, shown.last
        self.name(cast, people)

    def name(self, cast: str, people: Mapping[int, str]) -> None:
        """Who played, as far as it may be told now."""
        self.names, self.bots = read_cast(cast, people)

    def info(self, speech: Speech) -> dict[str, Any]:
        """What match it was; `note` says why it is shown otherwise than others, if it is."""
        note = speech.say(self.note) if self.note else None
        names = [speech.name(name) for name in self.names]
        return {"id": self.id, **self.shown.info(speech), "names": names, "bots": self.bots, "note": note}

    def step(self, number: int, speech: Speech) -> dict[str, Any]:
        """The position after a decision, with what had happened since the one before."""
        return self.shown.step(number, speech.called(self.names))


def open_transcript(transcript: str) -> Reel | Lines:
    """A match, played again if it can be."""
    try:
        return Reel(replay(transcript))
    except OtherRules:
        return Lines(read_unplayed(transcript))


class Replays:
    """The matches that were looked at last."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ends = Ends(store)
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def find(self, match_id: str) -> Replay | None:
        """The match of that id."""
        kept = self._kept.get(match_id)
        found = await (self._name_again(kept) if kept else self._read(match_id))
        if found:  # whatever was forgotten meanwhile
            self._kept[match_id] = found
            self._kept.move_to_end(match_id)
            self._forget()
        return found

    def _forget(self) -> None:
        films = [key for key, one in self._kept.items() if isinstance(one.shown, Film)]
        for key in [*films[:-KEPT_FILMS], *list(self._kept)[:-KEPT]]:
            self._kept.pop(key, None)

    async def transcript(self, match_id: str) -> str | None:
        """A match's file, as it was stored."""
        stored = await self.store.match(match_id)
        return stored[0] if stored else None

    async def _read(self, match_id: str) -> Replay | None:
        stored = await self.store.match(match_id)
        return await (self._open(match_id, *stored) if stored else self._open_unfinished(match_id))

    async def _open(self, match_id: str, transcript: str, cast: str, people: Mapping[int, str]) -> Replay:
        shown: Reel | Film | Lines = await asyncio.to_thread(open_transcript, transcript)
        if isinstance(shown, Reel):
            return Replay(match_id, shown, cast, people)
        film = await self.store.film(match_id)
        shown = await asyncio.to_thread(Film, film[0]) if film else shown
        return Replay(match_id, shown, cast, people, _played_by(transcript))

    async def _open_unfinished(self, film_id: str) -> Replay | None:
        stored = await self.store.film(film_id)
        if stored is None:
            return None
        number, film = await self.store.filmed(film_id), await asyncio.to_thread(Film, stored[0])
        return Replay(film_id, film, film.cast, stored[1], UNFINISHED, number)

    async def _name_again(self, kept: Replay) -> Replay | None:
        """Meanwhile somebody's name may have been erased, or the match deleted; a film that grows is read again."""
        stored = await self.store.cast(kept.id)
        if stored is None and not await self._is_still(kept):
            self._kept.pop(kept.id, None)
            return await self._read(kept.id)
        if stored:
            kept.name(*stored)
        return kept

    async def _is_still(self, kept: Replay) -> bool:
        """Whether the film of a match that was not finished is the one that is kept; its people are named again."""
        number = await self.store.filmed(kept.id)
        if isinstance(kept.shown, Film) and number == kept.number is not None:
            kept.name(kept.shown.cast, await self.store.names(kept.id.partition("-")[0]))
            return True
        return False


class Upshot(NamedTuple):
    """How a match ended, as far as that is known."""

    winners: list[int] | None = None
    is_bad: bool = False  # nobody can look at it again


def read_upshot(transcript: str) -> Upshot:
    """How a match ended; nobody knows it of one that was played by other rules."""
    try:
        return Upshot(replay(transcript).winners)
    except OtherRules:
        return Upshot()
    except BadTranscript as error:
        log.warning("an earlier match is not shown: %s", described(error))
        return Upshot(is_bad=True)


class Ends:
    """How matches ended, in short. Replays are not kept for it: a list of matches would push out those looked at."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Upshot] = OrderedDict()

    async def of(self, matches: Iterable[tuple[int, str]], people: Set[int], speech: Speech) -> list[dict[str, Any]]:
        """Those numbered matches in which some of these people played; at most one is played again to know who won.

        People are known by the entries under which they sat down.
        """
        ends, may_play = [], True
        for number, match_id in matches:
            try:
                stored = await self.store.cast(match_id)
                yours = seats_of(stored[0], people) if stored else []
                if stored is None or not yours:
                    continue
                if may_play and match_id not in self._known:
                    may_play = False
                    await self._play(match_id)
                names = [speech.name(name) for name in read_cast(*stored)[0]]
            except (StorageFault, ValueError) as error:
                log.warning("an earlier match is not shown: %s", described(error))
                continue
            upshot = self._known.get(match_id, Upshot())
            if not upshot.is_bad:
                end = {"match": match_id, "number": number, "names": names, "winners": upshot.winners}
                ends.append(end | {"yours": yours})
        return ends

    async def _play(self, match_id: str) -> None:
        stored = await self.store.match(match_id)
        if stored:
            self._known[match_id] = await asyncio.to_thread(read_upshot, stored[0])
            for key in list(self._known)[:-KEPT_RESULTS]:
                self._known.pop(key, None)


def seats_of(cast: str, people: Set[int]) -> list[int]:
    """Where people sat; they are known by the entries under which they sat down."""
    players: list[dict[str, Any] | str] = json.loads(cast)
    return [seat for seat, one in enumerate(players) if isinstance(one, dict) and one.get("sat") in people]


def _played_by(transcript: str) -> Saying:
    return _say("replay-other-rules", release=plain(read_header(transcript).release))
