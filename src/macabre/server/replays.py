"""Matches that are over, step by step; then everything may be shown."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from macabre.bots import bot_names
from macabre.server.entries import NOBODY
from macabre.storage import Store
from macabre.transcript import replay

KEPT = 32


def read_cast(stored: str, people: Mapping[int, str]) -> tuple[list[str], list[str | None]]:
    """Everybody's name, and the level of those who were bots; people are called what is still known of them."""
    cast: list[dict[str, Any]] = [_player(one) if isinstance(one, str) else one for one in json.loads(stored)]
    names = [people.get(one["sat"], NOBODY) if "sat" in one else str(one["name"]) for one in cast]
    return names, [one["bot"] for one in cast]


def _player(named: str) -> dict[str, str | None]:
    """Matches were once stored with both in one text, such as `Vesper (greedy)`."""
    found = re.fullmatch(r"(.+) \((.+)\)", named)
    if found and found[2] in bot_names():
        return {"name": found[1], "bot": found[2]}
    return {"name": named, "bot": None}


class Replay:
    """One match that is over."""

    def __init__(self, match_id: str, transcript: str, cast: str, people: Mapping[int, str]) -> None:
        self.id, self.transcript = match_id, transcript
        self.name(cast, people)
        self.match = replay(transcript)
        self.stops = self.match.decision_points()
        self.last = len(self.stops) - 1

    def name(self, cast: str, people: Mapping[int, str]) -> None:
        """Who played, as far as it may be told now."""
        self.names, self.bots = read_cast(cast, people)

    def info(self) -> dict[str, Any]:
        """What match it was."""
        match = self.match
        return {
            "id": self.id,
            "game": match.game.id,
            "title": match.game.title,
            "players": match.players,
            "names": self.names,
            "bots": self.bots,
            "count": self.last,
            "winners": match.winners,
        }

    def step(self, number: int) -> dict[str, Any]:
        """The position after a decision, with what had happened since the one before."""
        match = self.match.at(self.stops[number])
        since = self.stops[number - 1] if number else 0
        view = match.view(None)
        told = match.told(None, self.names, since)
        return {
            "number": number,
            "told": [event["text"] for event in told if event["text"]],
            "events": told,
            "picture": match.game.rules.notation.picture(view, self.names),
            "view": view,
            "to_act": match.to_act,
        }


class Replays:
    """The matches that were looked at last."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    async def find(self, match_id: str) -> Replay | None:
        """The match of that id."""
        if not await (self._name_again(match_id) if match_id in self._kept else self._read(match_id)):
            return None
        self._kept.move_to_end(match_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[match_id]

    async def _read(self, match_id: str) -> bool:
        stored = await self.store.match(match_id)
        if stored:
            self._kept[match_id] = Replay(match_id, *stored)
        return stored is not None

    async def _name_again(self, match_id: str) -> bool:
        """Meanwhile somebody's name may have been erased, or the match deleted."""
        stored = await self.store.cast(match_id)
        if stored is None:
            self._kept.pop(match_id, None)
        elif match_id in self._kept:
            self._kept[match_id].name(*stored)
        return match_id in self._kept
