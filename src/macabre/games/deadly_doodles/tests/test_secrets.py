"""Who knows what (DOO-21), and what a seat may think of it."""

from collections import Counter

from macabre.drive import Driver
from macabre.games.deadly_doodles.state import State
from macabre.games.deadly_doodles.tests.table import (
    CLOSED,
    GAME,
    STREET,
    begin,
    finish_round,
    own_map,
    play,
    turn_up,
)
from macabre.testing.walk import Dice, play_random_move

FILLINGS = 40


def test_doo_21_maps_are_secret_until_the_scoring():
    match = begin("straight", "corner", "trap", "dead-end", players=2)
    play(match, "draw corner B1 NE", 0)
    play(match, "trap C3", 0)
    assert match.view(1)["rooms"] == [None, {}]
    assert match.view("spectator")["rooms"] == [None, None]
    assert match.view(1)["left"] == [[None, None], ["straight", "corner", "dead-end", "trap"]]
    assert match.view(1)["marks"] == [None, 0]
    assert set(match.view(0)["rooms"][0]) == {"B1", "C3"}
    assert set(match.view(None)["rooms"][0]) == {"B1", "C3"}


def test_doo_21_others_are_told_only_that_a_card_was_used():
    match = begin("straight", "corner", "trap", "dead-end", players=2)
    play(match, "draw corner B1 NE", 0)
    seen = {viewer: match.told(viewer)[-1] for viewer in (0, 1, "spectator")}
    assert seen[0]["room"] == "B1"
    assert seen[1]["type"] == seen["spectator"]["type"] == "used"
    assert seen[1]["left"] == 3
    assert not {"room", "card", "ends"} & set(seen[1])


def test_doo_21_marks_are_secret_too():
    match = begin("t", "t", "t", "dead-end", players=2, board=own_map(STREET))
    play(match, "draw dead-end A1 N", 0)
    play(match, "mark t", 0)
    assert match.view(1)["marks"] == [None, 0]
    assert match.told(1)[-1]["type"] == "used"
    assert match.view(0)["marks"] == [1, None]


def test_doo_21_all_is_shown_at_the_end():
    match = GAME.new(3, seed=5)
    finish_round(match)
    for viewer in (0, 2, "spectator", None):
        view = match.view(viewer)
        assert view["rooms"] == match.view(None)["rooms"]
        assert view["left"] == [[], [], []]
        assert None not in view["marks"]
        assert view["phase"] == "over"


def test_doo_21_open_paths_show_segments_but_not_traps_as_a_round_ends():
    match = begin("t", "t", "t", "trap", players=2, open_paths=True)
    play(match, "trap C3", 0)
    play(match, "draw t B1 NEW", 0)
    assert match.view(1)["rooms"][0] == {}
    finish_round(match)
    shown, own = match.view(1)["rooms"][0], match.view(0)["rooms"][0]
    assert shown == {room: drawn for room, drawn in own.items() if "ends" in drawn}
    assert "B1" in shown
    assert "C3" not in shown
    assert match.view("spectator")["rooms"][0] == shown
    assert match.told("spectator")[-1]["rooms"][0] == shown
    turn_up(match, *CLOSED)
    match.play(match.legal_moves(0)[0], 0)
    assert match.view(1)["rooms"][0] == shown


def test_doo_21_open_paths_do_not_show_marks():
    board = own_map(STREET.replace("a A b", "a A .").replace("F .", "F b"))
    match = begin("trap", "corner", "dead-end", "dead-end", players=2, board=board, open_paths=True)
    for text in ("draw corner A1 NE", "draw dead-end B1 W", "trap D1", "mark dead-end"):
        play(match, text, 0)
    finish_round(match)
    assert match.view(0)["marks"] == [1, None]
    seen = [State.read(match.sight(viewer)) for viewer in (1, "spectator")]
    assert not any(s.marks[0] or s.shown_marks[0] for s in seen)


def test_doo_21_the_cards_are_conserved():
    match = GAME.new(2, seed=8)
    dice = Dice(8)
    while not match.finished:
        view = match.view("spectator")
        assert view["deck"] + len(view["cards"]) + len(view["discards"]) == 36
        play_random_move(match, dice)


# --- beliefs


def fillings(match, seat, count):
    driver, dice = Driver(GAME.rules, match.board), Dice(1)
    found = Counter()
    for _ in range(count):
        driver.state = match.sight(seat)
        driver.determinise(seat, dice.bits())
        found[driver.state] += 1
    return found


def is_even(match, seat, limit=600):
    worlds = GAME.rules.worlds(match.board, match.sight(seat), seat, limit)
    found = fillings(match, seat, FILLINGS * len(worlds))
    assert set(found) == set(worlds)
    chi_square = sum((found[world] - FILLINGS) ** 2 for world in worlds) / FILLINGS
    free = len(worlds) - 1
    return chi_square < free + 5 * (2 * free) ** 0.5 + 10


def test_doo_21_every_first_card_is_held_possible():
    match = begin("straight", "corner", "trap", "dead-end", players=2)
    play(match, "draw corner B1 NE", 0)
    assert len(GAME.rules.worlds(match.board, match.sight(1), 1, 600)) > 30
    assert is_even(match, 1)


def test_doo_21_orders_do_not_make_a_map_likelier():
    match = begin("straight", "straight", "straight", "dead-end", players=2)
    finish_round(match)
    assert is_even(match, 1)


def test_doo_21_marks_are_held_possible():
    match = begin("trap", "t", "dead-end", "corner", players=2, board=own_map(STREET))
    for _ in range(3):
        match.play(match.legal_moves(0)[-1], 0)
    assert is_even(match, 1)


def test_doo_21_with_open_paths_only_traps_and_this_round_are_in_doubt():
    match = begin("trap", "t", "t", "corner", players=2, open_paths=True)
    finish_round(match)
    worlds = GAME.rules.worlds(match.board, match.sight(1), 1, 600)
    free = match.board.record.empty.bit_count() - sum(
        room not in match.view(1)["map"]["things"] for room in match.view(1)["rooms"][0]
    )
    assert len(worlds) == free
    assert is_even(match, 1)
    turn_up(match, "trap", "dead-end", "dead-end", "dead-end")
    match.play(match.legal_moves(0)[0], 0)
    assert GAME.rules.worlds(match.board, match.sight(1), 1, 600) is None


def test_doo_21_a_trap_that_would_have_let_a_mark_be_drawn_is_impossible():
    board = own_map(STREET.replace("a A b", "a A .").replace("F .", "F b"))
    match = begin("trap", "corner", "dead-end", "dead-end", players=2, board=board, open_paths=True)
    for text in ("draw corner A1 NE", "draw dead-end B1 W", "trap D1", "mark dead-end"):
        play(match, text, 0)
    finish_round(match)
    assert len(GAME.rules.worlds(match.board, match.sight(1), 1, 600)) == 1
    assert set(fillings(match, 1, 20)) == set(GAME.rules.worlds(match.board, match.sight(1), 1, 600))
