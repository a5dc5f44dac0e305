"""Every game that is found proves itself by the shipped kit."""

import pytest

import macabre
from macabre.testing import CHECKS, untested_clauses

CASES = [(game, players) for game in macabre.games() for players in macabre.load(game).players]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("game", "players"), CASES)
def test_game_conforms(game, players, check, decisions):
    chosen = macabre.load(game)
    CHECKS[check](chosen, players, -(-decisions // len(chosen.players)))


@pytest.mark.parametrize("game", macabre.games())
def test_every_clause_has_a_test(game):
    assert untested_clauses(macabre.load(game)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", macabre.games())
def test_some_number_of_players_has_worlds_few_enough_to_enumerate(game):
    from macabre.testing.walk import decision_walk
    from macabre.testing.worlds import MOST_WORLDS

    chosen = macabre.load(game)
    counts = [
        len(chosen.rules.worlds(match.board, match.sight(0), 0, MOST_WORLDS) or [])
        for players in chosen.players
        for match in decision_walk(chosen, players, 17, 300)
    ]
    assert max(counts) > 1
