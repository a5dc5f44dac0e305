"""What the viewers of one table are shown: made once for all who see the same, and told by what has changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from macabre.language import Saying, Speech
from macabre.match import Match
from macabre.rules import Viewer
from macabre.server import protocol as p
from macabre.server.changes import changes
from macabre.server.offers import Offering
from macabre.server.seen import Glance, Marks, frame, told_to
from macabre.server.table import Table

TOLD_APART = frozenset({"number", "legal", "parts", "told", "fresh", "emotes"})
COMPARED = tuple(name for name in p.Seen.__struct_fields__ if name not in TOLD_APART)
PLAIN = frozenset({"view", "options"})  # which are made of dicts and lists
NO_MOVES = p.Offer([], {}, [], [])


@dataclass(frozen=True)
class Eyes:
    """Whose sight it is; browsers that share all of this are shown the same."""

    viewer: int | None
    yours: tuple[int, ...]
    language: str
    doubt: Saying | str | None = field(hash=False)  # its arguments are a dict


@dataclass(eq=False)
class SightNow:
    """What is to be seen at one moment, but for what is told once."""

    seen: p.Seen
    offer: p.Offer
    actions: list[int]
    names: list[str]
    _since: WeakKeyDictionary[SightNow, tuple[msgspec.Raw, p.Offer | None]] = field(default_factory=WeakKeyDictionary)

    def since(self, before: SightNow) -> tuple[msgspec.Raw, p.Offer | None]:
        """What is different from an earlier sight, and the moves if they are others; from these two alone."""
        found = self._since.get(before)
        if found is None:
            made = differences(before.seen, self.seen)
            offer = self.offer if self.offer != before.offer else None
            found = self._since[before] = msgspec.Raw(p.write_message(made)), offer
        return found


def differences(before: p.Seen, after: p.Seen) -> list[Any]:
    """All changes of a message, but for what is told apart."""
    found: list[Any] = []
    for name in COMPARED:
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            made = changes(old, new) if name in PLAIN else changes(msgspec.to_builtins(old), msgspec.to_builtins(new))
            found += [([name, *place], *now) for place, *now in made]
    return found


class Now(NamedTuple):
    """All that the sights of a table depend on, beside the table itself, which is the same as long as its number is."""

    number: int
    rewound: int
    filmed: int
    present: Set[int]
    left: int | None
    away: Mapping[int, int]


class Sights:
    """The sights of one table at the moment when somebody last asked for one."""

    def __init__(self, table: Callable[[], Table], marks: Callable[[], Marks], paced: bool) -> None:
        self._table, self._marks, self._paced = table, marks, paced
        self._now: Now | None = None
        self._seen: dict[Eyes, SightNow] = {}
        self._before: dict[Eyes, SightNow] = {}
        self._told: dict[tuple[str, tuple[int, ...]], msgspec.Raw] = {}
        self._speeches: dict[str, Speech] = {}

    def at(self, now: Now, eyes: Eyes) -> SightNow:
        """What is to be seen by these eyes now."""
        if now != self._now:
            self._now, self._before, self._seen, self._told, self._speeches = now, self._seen, {}, {}, {}
        if eyes not in self._seen:
            self._seen[eyes] = self._make(now, eyes)
        return self._seen[eyes]

    def _make(self, now: Now, eyes: Eyes) -> SightNow:
        table = self._table()
        speech = self.speech_for(eyes)
        marks = replace(self._marks(), doubt=eyes.doubt)
        glance = Glance(eyes.viewer, list(eyes.yours), now.present, speech, now.left, marks, now.away)
        seen = frame(table, glance)
        match, viewer = table.match, eyes.viewer
        actions = match.legal_actions(viewer) if match and viewer is not None else []
        return SightNow(seen, self._offer(match, actions, speech, eyes), actions, table.names)

    def _offer(self, match: Match | None, actions: list[int], speech: Speech, eyes: Eyes) -> p.Offer:
        """The moves in words, which stay the same as long as the moves and the names do."""
        if match is None or not actions:
            return NO_MOVES
        before = self._before.get(eyes)
        if before and before.actions == actions and before.names == self._table().names:
            return before.offer
        return Offering(match, speech).make(actions)

    def told(self, eyes: Eyes, since: int) -> Any:
        """What happened after some steps, as these eyes saw it; of the moment that `at` was asked for."""
        table = self._table()
        assert table.match is not None
        viewer: Viewer = "spectator" if eyes.viewer is None else eyes.viewer
        key = eyes.language, tuple(map(id, table.match.heard(viewer, since)))  # who hears the same is told the same
        if key not in self._told:
            told = told_to(table, eyes.viewer, since, self._paced, self.speech_for(eyes))
            self._told[key] = msgspec.Raw(p.write_message([msgspec.structs.astuple(one) for one in told]))
        return self._told[key]

    def speech_for(self, eyes: Eyes) -> Speech:
        """The language of whoever looks, who knows the people here by their names."""
        if eyes.language not in self._speeches:
            self._speeches[eyes.language] = Speech(eyes.language, self._table().names)
        return self._speeches[eyes.language]
