"""One step of a match as a seat lives through it, and what it may have led to in another world."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from macabre.desk import INTERPRETER
from macabre.drive import Driver
from macabre.match import Match
from macabre.notation import is_shown
from macabre.record import CELL, Layout
from macabre.rules import CHANCE, EVERYBODY, Rules, reveals

HEAP = 8  # cards, or whatever a bit stands for


def as_seen(rules: Rules, world: bytes, sight: bytes) -> bytes:
    """A world with what the others know left as the seat sees it: nobody enumerates that."""
    if not rules.beyond_worlds:
        return world
    mixed, parts = bytearray(world), parts_of(rules.state)
    for name in rules.beyond_worlds:
        mixed[parts[name]] = sight[parts[name]]
    return bytes(mixed)


@cache
def parts_of(layout: Layout) -> dict[str, slice]:
    """Where the bytes of each field are."""
    firsts = {name: CELL * first for name, first in layout.first_cells.items()}
    return {name: slice(first, first + CELL * layout.fields[name].cells) for name, first in firsts.items()}


@dataclass(frozen=True)
class Lived:
    """One step of a match as a seat lives through it."""

    match: Match
    place: int
    seat: int

    @property
    def rules(self) -> Rules:
        """The game's."""
        return self.match.game.rules

    @property
    def before(self) -> bytes:
        """What the seat saw."""
        return self.rules.state.masked(self.match.state(self.place), self.seat)

    @property
    def after(self) -> bytes:
        """What it sees then."""
        return self.rules.state.masked(self.match.state(self.place + 1), self.seat)

    @property
    def act(self) -> tuple[int, int]:
        """Who did what."""
        return self.match.entries[self.place][:2]

    @property
    def is_seen(self) -> bool:
        """Whether the seat saw what was done."""
        before, who = self.match.state(self.place), self.act[0]
        return who == self.seat or is_shown(self.rules, self.match.board, before, who, self.seat)

    @property
    def teaches(self) -> bool:
        """Whether the seat learns what was hidden from it."""
        return self.learners == EVERYBODY or bool(self.learners >> self.seat & 1)

    @property
    def learners(self) -> int:
        """Whom the rules let the step teach what was hidden."""
        return reveals(self.match.board.record, self.rules.state.read(self.match.state(self.place)), *self.act)

    @property
    def kind(self) -> str:
        """What kind of thing was done; chance's are one."""
        who, action = self.act
        return "" if who == CHANCE else str(self.rules.notation.to_move(self.match.board, action)["type"])

    @property
    def is_dealt(self) -> bool:
        """Whether nobody but chance has acted yet."""
        return self.place < self.match.decision_points()[0]

    @property
    def step(self) -> str:
        """Which step it is, and what was done."""
        return f"step {self.place + 1}, {self.match.steps(self.place)[0]}"

    @property
    def may_be_against_the_rules(self) -> bool:
        """Whether another was seen to do it, who must have been allowed to: not every seat thinks of that."""
        return self.is_seen and self.act[0] not in (CHANCE, self.seat)

    @property
    def may_show_more(self) -> bool:
        """Whether the seat learns from what it sees next, not from what was done: not every seat thinks of that."""
        return self.act[0] == CHANCE and self.teaches and not self.is_seen

    @property
    def can_be_followed(self) -> bool:
        """Whether the truth without what nobody enumerates leads where the truth leads."""
        if not self.rules.beyond_worlds:
            return True
        before, after = (self.match.state(self.place + step) for step in (0, 1))
        blank = as_seen(self.rules, before, self.before)
        return as_seen(self.rules, after, self.after) in drive_anyway(self, [blank])

    @property
    def changed(self) -> list[str]:
        """The fields of what the seat sees that the step has changed."""
        before, after = self.before, self.after
        return [name for name, part in parts_of(self.rules.state).items() if before[part] != after[part]]

    @property
    def shuffles(self) -> bool:
        """Whether a heap that all could count by is gone: what a seat knew by counting it may then forget."""
        before, after = self.before, self.after
        gone = [before[part] for part in parts_of(self.rules.state).values() if not any(after[part])]
        return any(int.from_bytes(heap, "little").bit_count() >= HEAP for heap in gone)

    def looks_like(self, world: bytes) -> bool:
        """Whether the seat would see there what it sees after the step."""
        return self.rules.state.masked(world, self.seat) == self.after


def possible(deed: Lived, driver: Driver, world: bytes) -> list[tuple[int, int]]:
    """What may have been done in a world, for all that the seat saw, with its weight."""
    who, done = deed.act
    driver.state = world
    acting = driver.actor()
    if who == CHANCE:
        acts = driver.weights() if acting == CHANCE else []
    else:
        acts = [(action, 1) for action in driver.legal(who)] if acting > 0 and acting >> who & 1 else []
    return [(action, weight) for action, weight in acts if action == done] if deed.is_seen else acts


def drive_unseen(deed: Lived, driver: Driver, held: Iterable[bytes]) -> Iterator[bytes]:
    """What the seat may hold possible by whatever was done unseen, even if it would have seen something else then."""
    seen = deed.rules.state.masks[deed.seat] != 0
    after = np.frombuffer(deed.after, np.int64)
    for world in held:
        for action, _ in possible(deed, driver, world):
            driver.state = world
            driver.act(deed.act[0], action)
            cells = np.where(seen, after, np.frombuffer(driver.state, np.int64))
            yield as_seen(deed.rules, cells.tobytes(), deed.after)


def drive_anyway(deed: Lived, held: Iterable[bytes]) -> Iterator[bytes]:
    """What comes of worlds in which it was done, allowed or not."""
    driver = Driver(deed.rules, deed.match.board, INTERPRETER, checked=True)
    for world in held:
        driver.state = world
        try:
            driver.act(*deed.act)
        except (LookupError, ValueError, ArithmeticError):
            continue
        yield as_seen(deed.rules, driver.state, deed.after)
