"""What a seat considers possible: all that may be and nothing else, as a separate enumeration finds step by step.

At the start there is one world. Whatever happens then, each world that was possible is played on in every way that the
seat cannot tell from what it saw; what comes out must be what the game says is possible now.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice

from macabre.drive import Driver
from macabre.game import Game
from macabre.match import Match
from macabre.rules import Rules
from macabre.testing.lived import Lived, as_seen, drive_anyway, drive_unseen, parts_of, possible
from macabre.testing.walk import Dice, Options, other_house_rules, part, random_match, random_walk, spread

MOST_WORLDS = 400
MANY_WORLDS, MOST_TRIED = 2000, 8  # where nowhere the same is in doubt among fewer; and places that are tried then
MOST_LEARNT_FROM = 6000  # worlds, where a step teaches something
FILLINGS_A_WORLD = 25
NEVER = 1e-12  # how unlikely the repetition of honest fillings must be to count
FILLED, FOLLOWED, TAUGHT = 12, 60, 4  # positions of each kind, and steps, that are looked at
MATCHES, STRETCH = 4, 60  # decisions

Worlds = Counter[bytes]
Place = tuple[Match, int, Worlds]
Crowded = tuple[Match, int]


def check_worlds(game: Game, players: int, decisions: int) -> None:
    """Over many fillings every possible world appears, as often as there are ways to it, whatever the house rules."""
    dice = Dice(17)
    _fill_often(game, players, decisions, {}, FILLED, dice)
    for options in other_house_rules(game, players):
        _fill_often(game, players, part(decisions), options, part(FILLED), dice)


def _fill_often(game: Game, players: int, decisions: int, options: Options, most: int, dice: Dice) -> None:
    places, crowded = _places(game, players, decisions, options)
    doubts = _by_doubt(places)
    ends = doubts.pop((), [])
    larger = _by_doubt(_looked_closer(spread(crowded, part(MOST_TRIED) if options else MOST_TRIED)))
    several = [place for alike in doubts.values() for place in spread(alike, -(-most // len(doubts)))]
    rarer = [place for doubt, alike in larger.items() if doubt not in doubts for place in spread(alike, 1)]
    for match, seat, worlds in (*several, *rarer, *spread(ends, most)):
        _compare_fillings(match, seat, worlds, dice)


def _by_doubt(places: Iterable[Place]) -> dict[tuple[str, ...], list[Place]]:
    """Places with doubt about the same fields together: where other things are in doubt, fillings go other ways."""
    found: dict[tuple[str, ...], list[Place]] = defaultdict(list)
    for place in places:
        found[in_doubt(place)].append(place)
    return found


def in_doubt(place: Place) -> tuple[str, ...]:
    """The fields in which the worlds differ."""
    match, _, worlds = place
    first = next(iter(worlds), b"")
    parts = parts_of(match.game.rules.state).items()
    return tuple(name for name, part in parts if any(world[part] != first[part] for world in worlds))


def _places(game: Game, players: int, decisions: int, options: Options) -> tuple[list[Place], list[Crowded]]:
    """Where a seat holds few worlds possible, or only one and nobody decides any more or yet; and where too many."""
    places: list[Place] = []
    crowded: list[Crowded] = []
    for number, match in enumerate(random_walk(game, players, 17, decisions, options, ends=True)):
        seat = number % players
        worlds = _worlds(game.rules, match, match.sight(seat), seat, MOST_WORLDS)
        assert worlds is not None or len(match), "worlds finds too many before anything has happened"
        if worlds is None:
            crowded.append((match.clone(), seat))
        elif len(worlds) > 1 or not match.to_act:
            places.append((match.clone(), seat, worlds))
    return places, crowded


def _looked_closer(crowded: Iterable[Crowded]) -> Iterator[Place]:
    """Those places among some with too many worlds that have not very many."""
    for match, seat in crowded:
        worlds = _worlds(match.game.rules, match, match.sight(seat), seat, MANY_WORLDS)
        if worlds is not None:
            yield match, seat, worlds


def _worlds(rules: Rules, match: Match, sight: bytes, seat: int, limit: int) -> Worlds | None:
    """What the game says is possible, and in how many ways; None if it is too much."""
    worlds = rules.worlds(match.board, sight, seat, limit)
    return None if worlds is None else Counter(worlds)


def _compare_fillings(match: Match, seat: int, ways: Worlds, dice: Dice) -> None:
    rules, sight = match.game.rules, match.sight(seat)
    assert as_seen(rules, match.state(), sight) in ways, "the truth is not among the worlds"
    driver = Driver(rules, match.board)
    found: Worlds = Counter()
    fillings = FILLINGS_A_WORLD * min(ways.total(), MOST_WORLDS)
    for number in range(fillings):
        driver.state = sight
        driver.determinise(seat, dice.bits())
        assert driver.state in ways, f"determinise fills in a world that seat {seat} knows to be impossible"
        found[driver.state] += 1
        likely = ways[driver.state] / ways.total()
        assert len(found) > 1 or likely == 1 or likely**number > NEVER, "fillings are always the same"
    assert set(found) == set(ways) or ways.total() > MOST_WORLDS, (
        f"{len(set(ways) - set(found))} of {len(ways)} possible worlds never appear"
    )
    expected = {world: fillings * n / ways.total() for world, n in ways.items()}
    chi_square = sum((found[world] - n) ** 2 / n for world, n in expected.items())
    free = len(ways) - 1
    assert chi_square < free + 6 * (2 * free) ** 0.5 + 20, f"fillings are not even: {chi_square:.0f} for {free}"


# --- step by step


def check_memory(game: Game, players: int, decisions: int) -> None:
    """What a seat considers possible after a step follows from what it considered possible before: no more, no less."""
    _follow_some([deed for seed in range(MATCHES) for deed in _deeds(game, players, seed, decisions, {})])
    for seed, options in enumerate(other_house_rules(game, players)):
        deeds = _deeds(game, players, seed, decisions, options)
        _follow_some(spread(deeds, part(MATCHES * len(deeds))))


def _deeds(game: Game, players: int, seed: int, decisions: int, options: Options) -> list[Lived]:
    """The steps of a match, each as one seat lives through it."""
    match = random_match(game, players, seed, options, min(STRETCH, decisions))
    return [Lived(match, place, (place + seed) % players) for place in range(len(match))]


def _follow_some(deeds: list[Lived]) -> None:
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
    if not held or holds is None or not deed.can_be_followed:
        return False
    driver = Driver(deed.rules, deed.match.board)
    follow = _follow_from(deed, held, driver)
    lost = follow.keys() - holds.keys()
    assert not lost, (
        f"after {deed.step}, `worlds` loses {len(lost)} worlds that are possible for all that seat {deed.seat} has seen"
    )
    forgotten = holds.keys() - follow.keys()
    if forgotten and deed.may_be_against_the_rules:
        forgotten -= set(drive_anyway(deed, held))
    if forgotten and deed.may_show_more:
        forgotten -= set(drive_unseen(deed, driver, held))
    assert not forgotten, (
        f"after {deed.step}, `worlds` has {len(forgotten)} worlds that seat {deed.seat} has seen to be impossible: "
        "look at `audience`, and at what the state keeps of what was seen"
    )
    if deed.is_dealt:
        _compare_ways(follow, holds, f"after {deed.step}, seat {deed.seat} takes worlds for likelier than they are")
    return True


def _follow_from(deed: Lived, held: Worlds, driver: Driver) -> Worlds:
    """Everything that can have come of the worlds, as the seat sees it, and how likely each is."""
    found: Worlds = Counter()
    for world, ways in held.items():
        for action, weight in possible(deed, driver, world):
            driver.state = world
            driver.act(deed.act[0], action)
            if deed.looks_like(driver.state):
                found[as_seen(deed.rules, driver.state, deed.after)] += ways * weight
    return found


def _compare_ways(follow: Worlds, holds: Worlds, complaint: str) -> None:
    """Nobody has decided anything yet: how likely each world is follows from chance alone."""
    assert all(ways * holds.total() == holds[world] * follow.total() for world, ways in follow.items()), complaint
