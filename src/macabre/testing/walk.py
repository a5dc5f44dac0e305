"""Random matches to look at, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from macabre.chance import below, mix, tick
from macabre.game import Game
from macabre.match import Match
from macabre.rules import Option, OrNone

PARTS = 8  # of a check's effort; a house rule is given one

Thing = TypeVar("Thing")


class Dice:
    """A plain source of numbers for tests."""

    def __init__(self, seed: int) -> None:
        self.state = mix(seed)

    def bits(self) -> int:
        """64 random bits."""
        self.state = tick(self.state)
        return mix(self.state)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return below(self.bits(), limit)


def play_random_move(match: Match, dice: Dice) -> None:
    """One decision of one of the seats that are to act."""
    seat = match.to_act[dice.below(len(match.to_act))]
    actions = match.legal_actions(seat)
    match.act(actions[dice.below(len(actions))], seat)


def record_of(match: Match) -> Any:
    """A copy of a match's whole record, to be changed."""
    return match.game.rules.state.read(match.state())


def in_world(match: Match, record: Any) -> Match:
    """A match on the same board that stands where a record, or its bytes, does; chance waits."""
    return match.game.at(bytes(record), board=match.board, chance="manual")


Options = dict[str, Any]


def house_rules(game: Game) -> list[Options]:
    """The default options, and each other choice of those that list their choices; who begins is not a house rule."""
    listed = {name: option for name, option in game.options.items() if not (is_wide(option) or option.names_seat)}
    choices = [(name, choice) for name, option in listed.items() for choice in option.choices]
    return [{}, *({name: choice} for name, choice in choices if choice != listed[name].default)]


def other_house_rules(game: Game, players: int) -> list[Options]:
    """What is tried beside the default options: each other choice with one number of players, alone only if need be.

    A check gives each of them a small `part` of its effort.
    """
    numbers = [number for number in game.players if number > 1] or list(game.players)
    return house_rules(game)[1 + numbers.index(players) :: len(numbers)] if players in numbers else []


def part(effort: int) -> int:
    """What is done for one house rule of what is done for the default options, and never nothing."""
    return -(-effort // PARTS)


def spread(places: Sequence[Thing], most: int) -> list[Thing]:
    """As many as are looked at, evenly spaced, or all if there are fewer."""
    chosen = min(most, len(places))
    return [places[number * len(places) // chosen] for number in range(chosen)]


def is_wide(option: Option) -> bool:
    """Whether an option has more numbers to choose from than anybody would try."""
    return isinstance(option.choices, range | OrNone)


def random_walk(
    game: Game, players: int, seed: int, decisions: int, options: Options | None = None, ends: bool = False
) -> Iterator[Match]:
    """Matches of random play, one after another: their openings, and the match before each decision, up to a number.

    The first opening by the usual rules is whole; of others, there are no more places than decisions. With ends,
    matches that are over are among them, and the last one is played until it is.
    """
    dice = Dice(seed)
    match = game.new(players, seed=seed, options=options)
    yield from opening(match, decisions if options else None)
    for number in range(decisions):
        if match.finished:
            yield from [match] * ends
            match = game.new(players, seed=seed + number, options=options)
            yield from opening(match, decisions)
        yield match
        play_random_move(match, dice)
    if ends:
        yield played_out(match, dice)


def decision_walk(
    game: Game, players: int, seed: int, decisions: int, options: Options | None = None
) -> Iterator[Match]:
    """The same, only where a seat decides."""
    return (match for match in random_walk(game, players, seed, decisions, options) if match.to_act)


def opening(match: Match, most: int | None = None) -> Iterator[Match]:
    """A match before each thing that chance did ahead of the first decision, or before some of them; chance waits.

    Which of them depends on how the match stands, so that other house rules show other places.
    """
    places = range(match.decision_points()[0])
    apart = 1 if most is None else max(1, -(-len(places) // max(1, most)))
    return (match.at(length) for length in places[int(match.digest(), 16) % apart :: apart])


def played_out(match: Match, dice: Dice) -> Match:
    """The match once it is over."""
    while not match.finished:
        play_random_move(match, dice)
    return match


def random_match(game: Game, players: int, seed: int, options: Options | None = None, most: int | None = None) -> Match:
    """A random match, whole or up to a number of decisions; it may be long, but never longer than the game declares."""
    match, dice = game.new(players, seed=seed, options=options), Dice(seed)
    for _ in range(most or game.rules.longest_random_match):
        if match.finished:
            break
        play_random_move(match, dice)
    return match
