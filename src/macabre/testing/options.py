"""House rules together: every pair of choices, in as few matches as will do."""

from __future__ import annotations

from itertools import combinations, product

import numpy as np

from macabre.game import Game
from macabre.rules import Option, OrNone, Value
from macabre.steps import CUT_OFF, GREEDY, RANDOM, SCORES, WINNERS, contest, contest_states
from macabre.testing.walk import Options, is_wide

MATCHES = 10  # by bots of each kind, for each set of options

Group = tuple[tuple[str, int], ...]  # one or two options, each with the number of its choice


def check_options(game: Game, players: int, decisions: int) -> None:
    """By whatever two house rules are played together, matches of random and of greedy bots come to an end."""
    for options in covering(choices_of(game, players)):
        for policy in (RANDOM, GREEDY):
            endless = _cut_off(game, players, options, policy)
            assert not endless, f"{endless} of {MATCHES} matches by {options} did not end"


def choices_of(game: Game, players: int) -> dict[str, list[Value]]:
    """What is tried of each option: all its choices, or of very many numbers some."""
    return {name: _tried(option, players) for name, option in game.options.items()}


def _tried(option: Option, players: int) -> list[Value]:
    if option.tried:
        return list(option.tried)
    if option.names_seat:
        return [choice for choice in option.choices if choice is None or int(choice) < players]
    if not is_wide(option):
        return list(option.choices)
    numbers = option.choices.numbers if isinstance(option.choices, OrNone) else option.choices
    return list(dict.fromkeys([option.default, numbers[0], numbers[-1]]))


def covering(choices: dict[str, list[Value]]) -> list[Options]:
    """Few sets of options in which every two choices of different options meet at least once."""
    missing, rows = _all_groups(choices), list[Options]()
    while missing:
        row = dict(min(missing))
        for name in sorted(choices.keys() - row.keys()):
            row[name] = max(range(len(choices[name])), key=lambda number: _met(missing, row | {name: number}))
        missing -= _groups_in(row)
        rows.append({name: choices[name][number] for name, number in sorted(row.items())})
    return rows or [{}]


def _all_groups(choices: dict[str, list[Value]]) -> set[Group]:
    """Every choice alone, and every two of different options."""
    names = [*combinations(sorted(choices), 1), *combinations(sorted(choices), 2)]
    return {
        tuple(zip(group, numbers, strict=True))
        for group in names
        for numbers in product(*(range(len(choices[name])) for name in group))
    }


def _groups_in(row: dict[str, int]) -> set[Group]:
    items = sorted(row.items())
    return {*combinations(items, 1), *combinations(items, 2)}


def _met(missing: set[Group], row: dict[str, int]) -> int:
    return len(missing & _groups_in(row))


def _cut_off(game: Game, players: int, options: Options, policy: int) -> int:
    """How many of some matches are longer than any random match of the game has ever been."""
    rules, match = game.rules, game.new(players, options=options, chance="manual")
    states, cells = contest_states(rules, match.state(0))
    results = np.zeros((MATCHES, SCORES + players), np.int64)
    policies, scratch = np.full(players, policy), rules.scratch.array()
    masks, limit = rules.state.masks, rules.longest_random_match
    contest(match.board.array, states, cells, masks, scratch, policies, results, 1, limit)
    return int((results[:, WINNERS] == CUT_OFF).sum())
