"""What a seat considers possible: all that may be and nothing else, as a separate enumeration finds step by step.

At the start there is one world. Whatever happens then, each world that was possible is played on in every way that the
seat cannot tell from what it saw; what comes out must be what the game says is possible now.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

import numpy as np

from macabre.desk import INTERPRETER
from macabre.drive import Driver
from macabre.game import Game
from macabre.match import Match
from macabre.notation import is_shown
from macabre.rules import CHANCE, EVERYBODY, Rules, reveals
from macabre.testing.walk import Dice, random_match, random_walk

MOST_WORLDS = 400
MOST_LEARNT_FROM = 6000  # worlds, where a step teaches something
FILLINGS_A_WORLD = 25
NEVER = 1e-12  # how likely it is that honest fillings repeat themselves so often
FILLED, FOLLOWED, TAUGHT = 12, 60, 4  # positions and steps that are looked at
MATCHES, STRETCH = 4, 60  # decisions

Worlds = Counter[bytes]


def check_worlds(game: Game, players: int, decisions: int) -> None:
    """Over many fillings every possible world appears, as often as there are ways to it."""
    dice = Dice(17)
    checked = 0
    for number, match in enumerate(random_walk(game, players, 17, decisions)):
        seat = number % players
        worlds = _worlds(game.rules, match, match.sight(seat), seat, MOST_WORLDS)
        assert worlds is not None or len(match), "worlds finds too many before anything has happened"
        if worlds is None or (len(worlds) < 2 and match.to_act):
            continue
        _compare_fillings(match, seat, worlds, dice)
        checked += len(worlds) > 1
        if checked == FILLED:
            break


def _worlds(rules: Rules, match: Match, sight: bytes, seat: int, limit: int) -> Worlds | None:
    """What the game says is possible, and in how many ways; None if it is too much."""
    worlds = rules.worlds(match.board, sight, seat, limit)
    return None if worlds is None else Counter(worlds)


def _compare_fillings(match: Match, seat: int, ways: Worlds, dice: Dice) -> None:
    rules, sight = match.game.rules, match.sight(seat)
    assert _as_seen(rules, match.state(), sight) in ways, "the truth is not among the worlds"
    driver = Driver(rules, match.board)
    found: Worlds = Counter()
    for number in range(FILLINGS_A_WORLD * ways.total()):
        driver.state = sight
        driver.determinise(seat, dice.bits())
        assert driver.state in ways, f"determinise fills in a world that seat {seat} knows to be impossible"
        found[driver.state] += 1
        likely = ways[driver.state] / ways.total()
        assert len(found) > 1 or likely == 1 or likely**number > NEVER, "fillings are always the same"
    assert set(found) == set(ways), f"{len(set(ways) - set(found))} of {len(ways)} possible worlds never appear"
    expected = {world: FILLINGS_A_WORLD * n for world, n in ways.items()}
    chi_square = sum((found[world] - n) ** 2 / n for world, n in expected.items())
    free = len(ways) - 1
    assert chi_square < free + 6 * (2 * free) ** 0.5 + 20, f"fillings are not even: {chi_square:.0f} for {free}"


def _as_seen(rules: Rules, world: bytes, sight: bytes) -> bytes:
    """A world with what the others know left as the seat sees it: nobody enumerates that."""
    if not rules.beyond_worlds:
        return world
    mixed, seen = (np.frombuffer(data, rules.state.dtype).copy() for data in (world, sight))
    for name in rules.beyond_worlds:
        mixed[name] = seen[name]
    return mixed.tobytes()


# --- step by step


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
        learners = reveals(self.match.board.record, self.rules.state.read(self.match.state(self.place)), *self.act)
        return learners == EVERYBODY or bool(learners >> self.seat & 1)

    @property
    def is_dealt(self) -> bool:
        """Whether nobody but chance has acted yet."""
        return self.place < self.match.decision_points()[0]


def check_memory(game: Game, players: int, decisions: int) -> None:
    """What a seat considers possible after a step follows from what it considered possible before: no more, no less."""
    matches = [random_match(game, players, seed, most=min(STRETCH, decisions)) for seed in range(MATCHES)]
    deeds = [
        Lived(match, place, (place + n) % players) for n, match in enumerate(matches) for place in range(len(match))
    ]
    dealt = [deed for deed in deeds if deed.is_dealt]
    others = [deed for deed in deeds if not deed.is_dealt]
    for limit, most, chosen in (
        (MOST_WORLDS, 2 * FOLLOWED, dealt),
        (MOST_WORLDS, FOLLOWED, others),
        (MOST_LEARNT_FROM, TAUGHT, [deed for deed in others if deed.teaches]),
    ):
        list(islice((deed for deed in chosen if _follow(deed, limit)), most))


def _follow(deed: Lived, limit: int) -> bool:
    """Compare what the game says with what follows; False if there is too much of it."""
    held = _worlds(deed.rules, deed.match, deed.before, deed.seat, limit)
    holds = held and _worlds(deed.rules, deed.match, deed.after, deed.seat, limit)
    if not held or holds is None:
        return False
    driver = Driver(deed.rules, deed.match.board)
    if deed.rules.beyond_worlds and not _can_be_followed(deed):
        return False
    follow = _follow_from(deed, held, driver)
    step = f"step {deed.place + 1}, {deed.match.steps(deed.place)[0]}"
    lost = follow.keys() - holds.keys()
    assert not lost, (
        f"after {step}, `worlds` loses {len(lost)} worlds that are possible for all that seat {deed.seat} has seen"
    )
    forgotten = holds.keys() - follow.keys()
    if forgotten:
        forgotten -= _against_the_rules(deed, held)
    assert not forgotten, (
        f"after {step}, `worlds` has {len(forgotten)} worlds that seat {deed.seat} has seen to be impossible: "
        "look at `audience`, and at what the state keeps of what was seen"
    )
    if deed.is_dealt:
        _compare_ways(follow, holds, f"after {step}, seat {deed.seat} takes worlds for likelier than they are")
    return True


def _can_be_followed(deed: Lived) -> bool:
    """Whether the truth without what nobody enumerates leads where the truth leads."""
    before, after = (deed.match.state(deed.place + step) for step in (0, 1))
    blank = _as_seen(deed.rules, before, deed.before)
    return _as_seen(deed.rules, after, deed.after) in _drive_anyway(deed, [blank])


def _follow_from(deed: Lived, held: Worlds, driver: Driver) -> Worlds:
    """Everything that can have come of the worlds, as the seat sees it, and how likely each is."""
    found: Worlds = Counter()
    for world, ways in held.items():
        for action, weight in _possible(deed, driver, world):
            driver.state = world
            driver.act(deed.act[0], action)
            if deed.rules.state.masked(driver.state, deed.seat) == deed.after:
                found[_as_seen(deed.rules, driver.state, deed.after)] += ways * weight
    return found


def _possible(deed: Lived, driver: Driver, world: bytes) -> list[tuple[int, int]]:
    """What may have been done in a world, for all that the seat saw, with its weight."""
    who, done = deed.act
    driver.state = world
    acting = driver.actor()
    if who == CHANCE:
        acts = driver.weights() if acting == CHANCE else []
    else:
        acts = [(action, 1) for action in driver.legal(who)] if acting > 0 and acting >> who & 1 else []
    return [(action, weight) for action, weight in acts if action == done] if deed.is_seen else acts


def _against_the_rules(deed: Lived, held: Worlds) -> set[bytes]:
    """What would have come of worlds in which others were not allowed what they did: not every seat thinks of that."""
    return set(_drive_anyway(deed, held)) if deed.is_seen and deed.act[0] not in (CHANCE, deed.seat) else set()


def _drive_anyway(deed: Lived, held: Iterable[bytes]) -> Iterator[bytes]:
    driver = Driver(deed.rules, deed.match.board, INTERPRETER, checked=True)
    for world in held:
        driver.state = world
        try:
            driver.act(*deed.act)
        except (LookupError, ValueError, ArithmeticError):
            continue
        yield _as_seen(deed.rules, driver.state, deed.after)


def _compare_ways(follow: Worlds, holds: Worlds, complaint: str) -> None:
    """Nobody has decided anything yet: how likely each world is follows from chance alone."""
    assert all(ways * holds.total() == holds[world] * follow.total() for world, ways in follow.items()), complaint
