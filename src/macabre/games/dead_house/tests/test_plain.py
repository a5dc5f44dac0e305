"""The rules against the slow and obvious version, in positions of every sort."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from macabre.games.dead_house.tests.conftest import GAME, Table
from macabre.games.dead_house.tests.plain import Race, legal_moves
from macabre.testing.options import choices_of, covering
from macabre.testing.walk import Dice, in_world, play_random_move, record_of

CARDS = list(GAME.default_board.cards)


def _sorted(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def _compare(match: Any) -> None:
    seat = match.to_act[0]
    view = match.view(seat)
    moves = match.legal_moves()
    assert _sorted(moves) == _sorted(legal_moves(view, seat))
    for move in moves:
        race = Race(view)
        assert race.carry_out(seat, move)
        tried = in_world(match, match.state())
        tried.play(move)
        assert tried.view("spectator")["pawns"] == race.pawns, move
        assert record_of(tried).again == race.again, move


@st.composite
def positions(draw: Any) -> Table:
    players = draw(st.integers(2, 4))
    ahead, possession = draw(st.sampled_from(["pass", "stay"])), draw(st.sampled_from(["home", "off-track"]))
    table = Table(
        players, ahead_at_turn_off=ahead, squares_catch_pushed=draw(st.booleans()), possession_with=possession
    )
    squares = draw(st.permutations(range(60)))
    stones = {seat: draw(st.permutations(["s1", "s2", "s3", "s4", "s5"])) for seat in range(players)}
    for seat in range(players):
        zones = draw(st.lists(st.sampled_from("htttsse"), min_size=3, max_size=3))
        if zones == ["e"] * 3:
            zones[0] = "t"
        choices = {"h": lambda: "home", "t": squares.pop, "s": stones[seat].pop, "e": lambda: "house"}
        table.pawns(seat, *(choices[zone]() for zone in zones))
    table.hand(0, *draw(st.lists(st.sampled_from(CARDS), min_size=4, max_size=4)))
    return table


@pytest.mark.slow
@settings(max_examples=150)
@given(positions())
def test_all_moves_agree_in_any_position(table: Table) -> None:
    _compare(table.match)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.usually(1)
def test_hou_10_to_32_all_moves_agree_in_matches_by_all_ways_to_play(players: int) -> None:
    for seed, options in enumerate(covering(choices_of(GAME, players))):
        match, dice = GAME.new(players, seed=seed, options=options), Dice(seed)
        for _ in range(40):
            if match.finished:
                break
            _compare(match)
            play_random_move(match, dice)
