"""What is stored is what is applied: whoever applies something else is found by the table's shadow."""

import pytest

from macabre.server import entries as e
from macabre.testing.walk import Dice
from tests.server import shadow
from tests.server.desk import Desk


@pytest.fixture
def choice():
    """A table where somebody can choose, with the seat and the texts of two moves."""
    desk, dice = Desk("dead-house").begin(), Dice(1)
    while len(desk.table.match.legal_actions()) < 2:
        desk.play(dice)
    match = desk.table.match
    return desk.table, match.to_act[0], [match.move_text(move) for move in match.legal_moves()[:2]]


@pytest.fixture
def forgiven():
    """What is found here was planted."""
    yield
    shadow.faults.clear()


def tried(table, *steps):
    ahead = table.match.clone()
    for step in steps:
        ahead.play(*step)
    return ahead


def test_a_move_that_was_tried_is_not_played_again(choice, monkeypatch):
    table, seat, moves = choice
    ahead = tried(table, (moves[0], seat))
    shadow.shadows.pop(table)
    monkeypatch.setattr(type(ahead), "play", lambda *_: pytest.fail("it is played again"))
    table.apply(e.Moved(seat, moves[0]), ahead=ahead)
    assert table.match is ahead


def test_another_move_than_the_stored_one_is_found(choice, forgiven):
    table, seat, moves = choice
    with pytest.raises(AssertionError, match=shadow.FAULT):
        table.apply(e.Moved(seat, moves[0]), ahead=tried(table, (moves[1], seat)))
    assert shadow.faults


def test_a_step_that_is_not_stored_is_found_by_the_next_entry(choice, forgiven):
    table, seat, moves = choice
    ahead = tried(table, (moves[0], seat))
    ahead.play(*((ahead.legal_moves("chance")[0], "chance") if ahead.chance_to_act else (ahead.legal_moves()[0],)))
    table.apply(e.Moved(seat, moves[0]), ahead=ahead)
    with pytest.raises(AssertionError, match=shadow.FAULT):
        table.apply(e.Emoted(seat, "gasp"))
    assert shadow.faults


def test_a_tried_match_keeps_no_key_at_the_table():
    desk, dice = Desk("dead-house").begin(), Dice(2)
    for _ in range(20):
        assert desk.table.match.luck.secret is None
        assert desk.table.match.luck.stream is None
        desk.play(dice)
