"""What a seat considers possible where nobody could list it: fillings after a step against what they are made of.

Fillings of what a seat saw before a step are played on. Each world that follows is seen by the seat in its own way,
and what it sees is filled in again. What many of these fillings have, and no world that follows, the seat has seen to
be impossible.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import accumulate, combinations
from operator import itemgetter

import numpy as np
import numpy.typing as npt

from macabre.drive import Driver
from macabre.game import Game
from macabre.record import Layout
from macabre.testing.lived import Lived, as_seen, drive_anyway, possible
from macabre.testing.walk import Dice, Options, house_rules, random_match

MATCHES, EACH = 3, 1  # steps that change something that a seat sees
FOLLOWED, TRIED = 400, 600  # worlds that follow, and fillings before the step that are tried
LIKELIER = 4  # times, at most, that a thing is in fillings as against what follows: both are nearly even
NEVER = 1e-10  # how unlikely a difference between fillings and what follows must be to count

Numbers = npt.NDArray[np.int64]
Truths = npt.NDArray[np.bool_]
Counts = npt.NDArray[np.float32]


def check_samples(game: Game, players: int, decisions: int) -> None:
    """After steps of every kind, or by every house rule, fillings are worlds that follow from fillings before."""
    dice = Dice(23)
    rules = house_rules(game) if players == game.players[-1] else [{}]
    deeds = (telling(_deeds(game, players, decisions, options), len(rules) == 1) for options in rules)
    compared = [_compare_samples(deed, dice) for some in deeds for deed in some]
    assert any(compared) or not _hides(game.rules.state, players), (
        "no filling could be compared: after no step is there a world that follows from fillings before it"
    )


def _hides(layout: Layout, players: int) -> bool:
    """Whether there is anything to fill in."""
    return any((layout.masks[seat] == 0).any() for seat in range(players))


def _deeds(game: Game, players: int, decisions: int, options: Options) -> Iterator[Lived]:
    """Steps of some matches, each as every seat lives through it."""
    for seed in range(MATCHES):
        match = random_match(game, players, seed, options, decisions)
        yield from (Lived(match, place, seat) for place in range(len(match)) for seat in range(players))


def telling(deeds: Iterable[Lived], each_kind: bool) -> list[Lived]:
    """For each field that a seat sees, some steps that changed it: the seat's own, and others'.

    What is not for all to see may be looked at after each kind of step: one may forget what another keeps.
    """
    found: dict[tuple[str, bool, tuple[str, bool] | None], list[Lived]] = defaultdict(list)
    for deed in deeds:
        own, hidden = deed.act[0] == deed.seat, _hidden(deed.rules.state) if each_kind else frozenset()
        kinds = [(name, own, (deed.kind, deed.teaches) if name in hidden else None) for name in deed.changed]
        wanted = [kind for kind in kinds if len(found[kind]) < EACH]
        if wanted and deed.can_be_followed and not deed.shuffles:
            for kind in wanted:
                found[kind].append(deed)
    return list({id(deed): deed for some in found.values() for deed in some}.values())


@cache
def _hidden(layout: Layout) -> frozenset[str]:
    """The fields that not all may see."""
    return frozenset(name for name in layout.fields if len(_hidden_cells(layout, name, layout.spectator)))


def _compare_samples(deed: Lived, dice: Dice) -> bool:
    """Fillings after a step have nothing that no world has which follows from fillings before it; False if none do."""
    driver = Driver(deed.rules, deed.match.board)
    followed, forbidden = _followed(deed, driver, dice)
    if not followed:
        return False
    filled = [_filled_again(deed, driver, world, dice) for world in followed]
    where, excess = _strangest(deed, filled, followed, [])
    if excess > 0 and forbidden:
        where, excess = _strangest(deed, filled, followed, list(drive_anyway(deed, forbidden)))
    assert excess <= 0, (
        f"after {deed.step}, fillings have something in {where} that seat {deed.seat} has seen to be impossible: "
        "look at what `determinise` makes of what was seen"
    )
    return True


def _filled(driver: Driver, sight: bytes, seat: int, dice: Dice) -> bytes:
    driver.state = sight
    driver.determinise(seat, dice.bits())
    return driver.state


def _filled_again(deed: Lived, driver: Driver, world: bytes, dice: Dice) -> bytes:
    sight = deed.rules.state.masked(world, deed.seat)
    return as_seen(deed.rules, _filled(driver, sight, deed.seat, dice), sight)


def _followed(deed: Lived, driver: Driver, dice: Dice) -> tuple[list[bytes], list[bytes]]:
    """Worlds that follow from fillings before the step, and fillings in which another was not allowed what it did."""
    followed: list[bytes] = []
    forbidden: list[bytes] = []
    for _ in range(TRIED):
        world = _filled(driver, deed.before, deed.seat, dice)
        acts = possible(deed, driver, world)
        if acts:
            followed.append(_led_on(deed, driver, world, acts, dice))
        elif deed.may_be_against_the_rules:
            forbidden.append(world)
        if len(followed) == FOLLOWED:
            break
    return followed, forbidden


def _led_on(deed: Lived, driver: Driver, world: bytes, acts: list[tuple[int, int]], dice: Dice) -> bytes:
    """What comes of a world by one of the acts."""
    place = dice.below(sum(weight for _, weight in acts))
    ends = accumulate(weight for _, weight in acts)
    driver.state = world
    driver.act(deed.act[0], next(action for (action, _), end in zip(acts, ends, strict=True) if place < end))
    return as_seen(deed.rules, driver.state, deed.rules.state.masked(driver.state, deed.seat))


# --- what worlds have


def _strangest(deed: Lived, filled: list[bytes], followed: list[bytes], others: list[bytes]) -> tuple[str, float]:
    """What is too common in fillings for something that no world has: where it is, and by how much."""
    layout = deed.rules.state
    now, then, more = (
        np.frombuffer(b"".join(some), np.int64).reshape(-1, layout.cells) for some in (filled, followed, others)
    )
    is_hidden = layout.masks[deed.seat] == 0
    seen = _bits(then[:, ~is_hidden])
    varies = seen.any(axis=0) & ~seen.all(axis=0)
    given, extra = (_both_ways(_bits(cells[:, ~is_hidden])[:, varies], always=True) for cells in (then, more))
    hidden = {name: places for name in layout.fields if len(places := _hidden_cells(layout, name, deed.seat))}
    found = [("nothing", 0.0)]
    for name, places in hidden.items():
        ours, theirs, rest = (_both_ways(_bits(cells[:, places])) for cells in (now, then, more))
        found.append((name, _excess(given.T @ ours, given.T @ theirs + extra.T @ rest, given.sum(axis=0))))
    return max([*found, *_strange_numbers(hidden, now, np.concatenate([then, more]), len(then))], key=itemgetter(1))


def _hidden_cells(layout: Layout, name: str, seat: int) -> Numbers:
    first = layout.first_cells[name]
    return first + np.flatnonzero(layout.masks[seat][first : first + layout.fields[name].cells] == 0)


def _bits(cells: Numbers) -> Truths:
    return np.unpackbits(np.ascontiguousarray(cells).view(np.uint8), axis=1).astype(bool)


def _both_ways(bits: Truths, always: bool = False) -> Counts:
    """A column for each bit that is set, and one for each that is not."""
    columns = [bits, ~bits, np.ones((len(bits), int(always)), bool)]
    return np.concatenate(columns, axis=1).astype(np.float32)


def _excess(now: Counts, then: Counts, of: Counts) -> float:
    """By how much the share of what is nowhere then is now above what luck explains."""
    shares = np.where(then == 0, now, 0) / np.maximum(of, 1)[:, None]
    return float((shares - LIKELIER * (1 - NEVER ** (1 / np.maximum(of, 1)))[:, None]).max())


def _strange_numbers(
    hidden: dict[str, Numbers], now: Numbers, then: Numbers, followed: int
) -> Iterator[tuple[str, float]]:
    """The same of whole cells, of the sums of fields, and of the sums of two fields."""
    sums = {name: (now[:, places].sum(axis=1), then[:, places].sum(axis=1)) for name, places in hidden.items()}
    for name, places in hidden.items():
        for ours, theirs in [sums[name], *((now[:, place], then[:, place]) for place in places)]:
            yield name, _new(ours, theirs, followed)
    for (one, mine), (other, yours) in combinations(sums.items(), 2):
        yield f"{one} and {other}", _new(mine[0] + yours[0], mine[1] + yours[1], followed)


def _new(now: Numbers, then: Numbers, followed: int) -> float:
    """The excess of the most common number that is not there then."""
    _, counts = np.unique(now[~np.isin(now, then)], return_counts=True)
    most = np.array([[counts.max(initial=0)]], np.float32)
    return _excess(most, np.zeros((1, 1), np.float32), np.array([followed], np.float32))
