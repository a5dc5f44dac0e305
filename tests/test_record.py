import numpy as np
import pytest

import macabre
from macabre.record import REFEREE, SEATS, SPECTATOR, Field, Layout, everybody, nobody, owner


def layout():
    return Layout("trial", [everybody("open"), owner("hand", SEATS), nobody("pile"), Field("undeclared")])


def filled(shape):
    array = shape.array()
    array.view(np.int64)[:] = 7
    return array


def seen(row):
    shape = layout()
    return shape.read(shape.masked(filled(shape).tobytes(), row))


def test_everybody_sees_what_is_open():
    assert all(seen(row).open == 7 for row in range(SEATS + 2))


@pytest.mark.parametrize("seat", range(SEATS))
def test_an_owner_sees_the_own_row_only(seat):
    assert list(seen(seat).hand) == [7 if other == seat else 0 for other in range(SEATS)]


@pytest.mark.parametrize("row", range(SEATS + 1))
def test_nobody_sees_secrets_and_an_undeclared_field_is_secret(row):
    assert (seen(row).pile, seen(row).undeclared) == (0, 0)


def test_a_spectator_sees_no_hand_and_the_referee_all():
    assert list(seen(SPECTATOR).hand) == [0] * SEATS
    assert (list(seen(REFEREE).hand), seen(REFEREE).pile) == ([7] * SEATS, 7)


def test_an_owners_field_needs_the_seat_as_first_axis():
    with pytest.raises(TypeError, match="first axis"):
        owner("hand", 3)


def test_both_readings_share_their_bytes():
    shape = layout()
    array = shape.array()
    shape.structs(array)[0].hand[2] = 5
    assert array[0]["hand"][2] == 5


@pytest.mark.parametrize("index", [-1, SEATS])
def test_checked_rows_refuse_what_compiled_code_would_misread(index):
    shape = layout()
    record = shape.structs(shape.array(), checked=True)[0]
    with pytest.raises(IndexError):
        record.hand[index]
    with pytest.raises(IndexError):
        record.hand[index] = 1


def test_two_games_of_one_layout_are_refused():
    from dataclasses import replace

    rules = macabre.load("cluedo-cards").rules
    with pytest.raises(TypeError, match="layout of cluedo-cards"):
        replace(rules, id="another")


@pytest.mark.parametrize("game", macabre.games())
def test_states_are_small(game):
    assert macabre.load(game).rules.state.dtype.itemsize <= 1024
