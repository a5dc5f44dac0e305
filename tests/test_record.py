import re
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

import macabre
from macabre.record import MOST_SEATS, MatchRecord, Record, Row, Rows, ScratchRecord, everybody, nobody, numbers, owner
from tests.conftest import ROOT

SEATS = 6


class Trial(MatchRecord, seats=SEATS):
    open: int = everybody()
    hand: Row = owner(SEATS)
    known: Rows = owner(SEATS, 2)
    pile: int = nobody()
    undeclared: int


LAYOUT = Trial.layout


def seen(row):
    array = LAYOUT.array()
    array.view(np.int64)[:] = 7
    return Trial.read(LAYOUT.masked(array.tobytes(), row))


def test_fields_come_in_the_order_of_their_declaration_those_of_a_base_first():
    assert list(LAYOUT.fields) == [LAYOUT.name, "seats", "open", "hand", "known", "pile", "undeclared"]
    assert LAYOUT.cells == 4 + SEATS + 2 * SEATS + 1


def test_everybody_sees_what_is_open():
    assert all(seen(row).open == 7 for row in range(SEATS + 2))


@pytest.mark.parametrize("seat", range(SEATS))
def test_an_owner_sees_the_own_row_only(seat):
    assert list(seen(seat).hand) == [7 if other == seat else 0 for other in range(SEATS)]
    assert [list(row) for row in seen(seat).known] == [[7, 7] if other == seat else [0, 0] for other in range(SEATS)]


@pytest.mark.parametrize("row", range(SEATS + 1))
def test_nobody_sees_secrets_and_an_undeclared_field_is_secret(row):
    assert (seen(row).pile, seen(row).undeclared) == (0, 0)


def test_a_spectator_sees_no_hand_and_the_referee_all():
    assert list(seen(LAYOUT.row_of("spectator")).hand) == [0] * SEATS
    assert (list(seen(LAYOUT.row_of(None)).hand), seen(LAYOUT.row_of(None)).pile) == ([7] * SEATS, 7)


def test_an_owners_field_needs_the_seat_as_first_axis():
    with pytest.raises(TypeError, match=r"hand: .* first axis"):

        class Short(MatchRecord, seats=SEATS):
            hand: Row = owner(3)


def test_an_array_needs_its_size():
    with pytest.raises(TypeError, match="hand: an array must be declared with its size"):

        class Endless(Record):
            hand: Row


def test_a_field_without_its_kind_is_refused_instead_of_forgotten():
    with pytest.raises(TypeError, match="turn: a field needs its kind"):

        class Unnamed(Record):
            turn = everybody()


@pytest.mark.parametrize("seats", [0, MOST_SEATS + 1])
def test_a_table_has_one_to_eight_seats(seats):
    with pytest.raises(TypeError, match=f"1 to 8 seats, not {seats}"):

        class Crowd(MatchRecord, seats=seats):
            pass


def test_scratch_has_room_for_moves_and_outcomes_and_what_else_a_game_needs():
    class Scratch(ScratchRecord, moves=5, outcomes=3):
        queue: Row = numbers(7)

    shapes = {name: field.shape for name, field in Scratch.layout.fields.items() if field.shape}
    assert shapes == {"moves": (5,), "values": (5,), "outcomes": (3, 2), "queue": (7,)}


def test_both_readings_share_their_bytes():
    array = LAYOUT.array()
    LAYOUT.struct.from_buffer(array).hand[2] = 5
    assert array[0]["hand"][2] == 5


@pytest.mark.parametrize("index", [-1, SEATS])
def test_checked_rows_refuse_what_compiled_code_would_misread(index):
    [record] = LAYOUT.rows(checked=True)
    with pytest.raises(IndexError):
        record.hand[index]
    with pytest.raises(IndexError):
        record.hand[index] = 1


def test_two_games_of_one_layout_are_refused():
    rules = macabre.load("cluedo-cards").rules
    with pytest.raises(TypeError, match="layout of cluedo-cards"):
        replace(rules, id="another")
    assert rules.notation.game == "cluedo-cards", "nothing is half done"


def test_a_game_for_more_than_its_state_has_seats_is_refused():
    rules = macabre.load("cluedo-cards").rules
    with pytest.raises(TypeError, match="lacks a state for 5 seats"):
        replace(rules, id="another", players=range(2, 6))


@pytest.mark.parametrize("game", macabre.games())
def test_states_are_small(game):
    assert macabre.load(game).rules.state.dtype.itemsize <= 1024


RULE = """
from macabre.games.cluedo_cards.state import DeckRecord, Scratch, State
from macabre.rules import legal

def rule(board: DeckRecord, s: State, out: Scratch, seat: int) -> None:
    number: int
    number = s.hand[seat] & board.fits[s.top] | s.known[seat][1] | legal(board, s, seat, out)
"""
WRONG = {
    "s.hnad[seat]": 'has no attribute "hnad"',
    "board.hand[seat]": 'has no attribute "hand"',
    "s.hand": "Incompatible types in assignment",
    "s.known[seat]": "Incompatible types in assignment",
    "s.top[seat]": "not indexable",
    "legal(s, board, seat, out)": "incompatible type",
}


@pytest.mark.process
def test_mypy_knows_the_fields_of_a_state(tmp_path):
    (tmp_path / "rule.py").write_text(RULE + "".join(f"    number = {wrong}\n" for wrong in WRONG))
    command = [sys.executable, "-m", "mypy", "--no-pretty", tmp_path / "rule.py"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    first = RULE.count("\n") + 1
    faults = re.findall(r"rule\.py:(\d+): error: (.*)", run.stdout)
    assert {int(line) for line, _ in faults} == set(range(first, first + len(WRONG))), run.stdout + run.stderr
    for line, fault in enumerate(WRONG.values(), first):
        assert any(int(number) == line and fault in sentence for number, sentence in faults), run.stdout
