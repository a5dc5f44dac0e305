"""House rules together: the covering array of the kit, and that it finds what does not end."""

from itertools import combinations, product

import pytest

import macabre
from macabre.testing.options import check_options, choices_of, covering


def meetings(rows):
    """Every two choices of different options that some row has."""
    return {pair for row in rows for pair in combinations(sorted(row.items()), 2)}


@pytest.mark.parametrize(
    ("choices", "rows"),
    [
        ({}, 1),
        ({"a": [1, 2, 3]}, 3),
        ({"a": [True, False], "b": ["x", "y", "z"], "c": [None, 0, 1, 2, 3], "d": [True, False]}, 15),
    ],
)
def test_every_two_choices_meet_in_few_rows(choices, rows):
    found = covering(choices)
    assert len(found) == rows
    assert all(row.keys() == choices.keys() for row in found)
    assert {item for row in found for item in row.items()} == {(name, one) for name in choices for one in choices[name]}
    wanted = {pair for a, b in combinations(sorted(choices), 2) for pair in product(*_items(choices, a, b))}
    assert meetings(found) == wanted


def _items(choices, *names):
    return [[(name, choice) for choice in choices[name]] for name in names]


@pytest.mark.parametrize("game", macabre.games())
def test_what_is_tried_may_be_chosen_and_the_usual_way_is_among_it(game):
    chosen = macabre.load(game)
    for players in chosen.players:
        tried = choices_of(chosen, players)
        assert all(chosen.options[name].default in choices for name, choices in tried.items())
        assert all(chosen.check(players, row) for row in covering(tried))


def test_matches_that_do_not_end_are_found(monkeypatch):
    game = macabre.load("cluedo-cards")
    monkeypatch.setitem(vars(game.rules), "longest_random_match", 3)
    with pytest.raises(AssertionError, match="did not end"):
        check_options(game, 2, 20)
