"""What the viewers of one table are shown: made once for all who see the same, and compared with what was before."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from macabre.language import Saying, Speech
from macabre.rules import Viewer
from macabre.server import protocol as p
from macabre.server.changes import Change, changes
from macabre.server.seen import OWN, Marks, Sentences, frame, in_sentences, shared
from macabre.server.table import Table

TOLD_APART = frozenset({"number", "legal", "parts", "told", "fresh", "emotes"})
SHORT = frozenset({"seal", "fingerprint", "status", "view"})  # for which there are shorter forms
SHARED = tuple(name for name in p.Seen.__struct_fields__ if name not in TOLD_APART | SHORT | {*OWN})
OWN_COMPARED = tuple(name for name in OWN if name not in SHORT)


class Eyes(NamedTuple):
    """Whose sight it is; browsers that share all of this are shown the same."""

    viewer: int | None
    yours: tuple[int, ...]
    language: str
    doubt: Saying | None

    @property
    def key(self) -> tuple[int | None, tuple[int, ...], str, str]:
        """By what they are told apart."""
        return self.viewer, self.yours, self.language, str(self.doubt)


@dataclass(eq=False)
class SharedSight:
    """What all who read one language are shown alike."""

    seen: p.Seen

    @cached_property
    def seal(self) -> str | None:
        """The seal of the log in few letters."""
        return _in_base_64(self.seen.seal)

    @cached_property
    def mark(self) -> tuple[int, str] | None:
        """The fingerprint of the match in few letters."""
        found = self.seen.fingerprint
        return (found.step, _in_base_64(found.digits) or "") if found else None


def _in_base_64(digits: str | None) -> str | None:
    return digits and b64encode(bytes.fromhex(digits)).decode().rstrip("=")


class Different(NamedTuple):
    """What is different from one sight to the next, written already."""

    changes: Any
    view: Any
    has_moves: bool  # whether the moves are others


@dataclass(eq=False)
class SightNow:
    """What can be seen at one moment, except for what is told once."""

    seen: p.Seen
    shared: SharedSight
    actions: list[int]
    names: list[str]

    def since(self, before: SightNow, alike: list[Change]) -> Different:
        """What is different from an earlier sight, beside what is different for all; from these two alone."""
        made = alike + differences(OWN_COMPARED, before.seen, self.seen)
        old, new, view = before.seen.view, self.seen.view, list[Change]()
        if old is not None and new is not None:
            view = changes(old, new)
        elif old is not new:
            made = [*made, (["view"], new)]
        has_moves = self.actions != before.actions or self.names != before.names
        return Different(_written(made), _written(view), has_moves)


def _written(made: list[Change]) -> Any:
    """As it is sent to everybody who sees the same."""
    return msgspec.Raw(p.write_message(made)) if made else []


def differences(names: tuple[str, ...], before: p.Seen, after: p.Seen) -> list[Change]:
    """All changes of some fields of a message."""
    found: list[Change] = []
    for name in names:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and old != new:
            made = changes(msgspec.to_builtins(old), msgspec.to_builtins(new))
            found += [([name, *place], *now) for place, *now in made]
    return found


class Now(NamedTuple):
    """All that the sights of a table depend on, besides the table, which is the same as long as its number is."""

    number: int
    rewound: int
    filmed: int
    present: Set[int]
    left: int | None
    away: Mapping[int, int]
    pause: p.Pause | None


class Sights:
    """The sights of one table at the moment when somebody last asked for one."""

    def __init__(self, table: Callable[[], Table], marks: Callable[[], Marks], paced: bool) -> None:
        self._table, self._marks, self.paced = table, marks, paced
        self._now: Now | None = None
        self._seen: dict[Any, SightNow] = {}  # by the keys of eyes
        self._shared: dict[tuple[str, Any], SharedSight] = {}
        self._told: dict[tuple[str, tuple[int, ...]], list[p.Told]] = {}
        self._speeches: dict[str, Speech] = {}
        self._alike: dict[tuple[SharedSight, SharedSight], list[Change]] = {}
        self._different: dict[tuple[SightNow, SightNow], Different] = {}
        self._said: dict[str, Sentences] = {}  # by language: the sentences of events

    @property
    def table(self) -> Table:
        """Whose sights these are."""
        return self._table()

    def at(self, now: Now, eyes: Eyes) -> SightNow:
        """What can be seen by these eyes now."""
        if now != self._now:
            self._now, self._seen, self._shared, self._told, self._speeches = now, {}, {}, {}, {}
            self._alike, self._different, self._said = {}, {}, {}
        found = self._seen.get(key := eyes.key)
        if found is None:
            found = self._seen[key] = self._make(now, eyes)
        return found

    def _make(self, now: Now, eyes: Eyes) -> SightNow:
        table, base = self.table, self._base(now, eyes)
        seen = frame(base.seen, table, eyes.viewer, list(eyes.yours), self.speech_for(eyes))
        match, viewer = table.match, eyes.viewer
        actions = match.legal_actions(viewer) if match and viewer is not None else []
        return SightNow(seen, base, actions, table.names)

    def _base(self, now: Now, eyes: Eyes) -> SharedSight:
        key = eyes.language, str(eyes.doubt)
        if key not in self._shared:
            marks = replace(self._marks(), doubt=eyes.doubt)
            made = shared(self.table, now.present, self.speech_for(eyes), now.left, marks, now.away, now.pause)
            self._shared[key] = SharedSight(made)
        return self._shared[key]

    def different(self, before: SightNow, now: SightNow) -> Different:
        """What is different at this moment from an earlier one, compared once for all who were shown the same."""
        found = self._different.get((before, now))
        if found is None:
            both = before.shared, now.shared
            if both not in self._alike:
                self._alike[both] = differences(SHARED, before.shared.seen, now.shared.seen)
            found = self._different[before, now] = now.since(before, self._alike[both])
        return found

    def told(self, eyes: Eyes, since: int) -> list[p.Told]:
        """What happened after some steps, as these eyes saw it; of the moment that `at` was asked for."""
        match = self.table.match
        assert match is not None
        viewer: Viewer = "spectator" if eyes.viewer is None else eyes.viewer
        events = match.heard(viewer, since)
        key = eyes.language, tuple(map(id, events))  # who hears the same is told the same
        if key not in self._told:
            said = self._said.setdefault(eyes.language, {})
            self._told[key] = in_sentences(match, events, self.paced, self.speech_for(eyes), said)
        return self._told[key]

    def speech_for(self, eyes: Eyes) -> Speech:
        """The language of whoever looks, who knows the people here by their names."""
        if eyes.language not in self._speeches:
            self._speeches[eyes.language] = Speech(eyes.language, self.table.names)
        return self._speeches[eyes.language]
