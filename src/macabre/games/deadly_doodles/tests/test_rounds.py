"""Rounds, segments and what must be drawn (DOO-4 to DOO-10)."""

import pytest

from macabre.errors import IllegalMove
from macabre.games.deadly_doodles.tests import plain
from macabre.games.deadly_doodles.tests.table import (
    CLOSED,
    GAME,
    STREET,
    begin,
    finish_round,
    own_map,
    play,
    put,
    refusal,
    texts,
    turn_up,
)
from macabre.testing.walk import Dice, decision_walk


def test_doo_4_seven_rounds_of_four_cards():
    match = begin(players=2)
    for number, cards in enumerate([CLOSED, ("corner",) * 4, ("t",) * 4, ("cross",) * 4, ("dead-end",) * 4], 1):
        assert match.view(0)["round"] == number
        turn_up(match, *cards)
        assert match.view(0)["cards"] == list(cards)
        finish_round(match)
    turn_up(match, *CLOSED)
    finish_round(match)
    assert not match.finished
    turn_up(match, *("corner",) * 4)
    finish_round(match)
    assert match.finished
    assert match.view(0)["round"] == 7
    assert match.view(0)["cards"] == ["corner"] * 4


def test_doo_4_a_draw_2_is_discarded_and_two_more_are_turned_up():
    match = begin("draw-2", "t", "t", "t")
    assert match.chance_to_act
    assert match.view(0)["discards"] == ["draw-2"]
    turn_up(match, "cross")
    assert match.chance_to_act
    turn_up(match, "cross")
    assert match.view(0)["cards"] == ["t", "t", "t", "cross", "cross"]
    assert match.view(0)["left"] == [["t", "t", "t", "cross", "cross"]]


def test_doo_4_a_draw_2_by_a_draw_2_counts_too():
    match = begin("t", "t", "t", "draw-2", "draw-2", "cross", "corner")
    assert match.chance_to_act
    turn_up(match, "corner")
    assert len(match.view(0)["cards"]) == 6
    assert match.view(0)["discards"] == ["draw-2", "draw-2"]


def test_doo_5_everybody_draws_at_the_same_time_in_any_order():
    match = begin("straight", "corner", "t", "dead-end", players=3)
    assert match.to_act == [0, 1, 2]
    play(match, "draw dead-end B1 N", 2)
    play(match, "draw corner B1 NW", 0)
    assert match.to_act == [0, 1, 2]
    assert [len(left) for left in match.view(1)["left"]] == [3, 4, 3]


def test_doo_5_the_round_ends_when_all_are_done():
    match = begin("t", "t", "t", "t", players=2)
    for _ in range(4):
        match.play(match.legal_moves(0)[0], 0)
    assert match.to_act == [1]
    assert refusal(match, "draw t B1 NEW", 0) == "DOO-5"
    for _ in range(4):
        match.play(match.legal_moves(1)[0], 1)
    assert match.chance_to_act
    assert match.view(0)["round"] == 2
    assert match.view(0)["discards"] == ["t"] * 4


def test_doo_5_the_rounds_number_is_noted():
    match = begin(players=2)
    for number, cards in enumerate([("t", "t", "t", "trap"), ("cross",) * 4], 1):
        turn_up(match, *cards)
        before = set(match.view(0)["rooms"][0])
        finish_round(match)
        fresh = {room: drawn for room, drawn in match.view(0)["rooms"][0].items() if room not in before}
        assert fresh
        assert {drawn["round"] for drawn in fresh.values()} == {number}


def test_doo_5_a_card_that_is_not_left_is_refused():
    match = begin("straight", "corner", "t", "dead-end")
    assert refusal(match, "draw cross B1 NESW") == "DOO-5"
    play(match, "draw corner B1 NE")
    assert refusal(match, "draw corner F1 NE") == "DOO-5"
    assert refusal(match, "trap C3") == "DOO-5"
    assert refusal(match, "no-trap") == "DOO-5"
    assert refusal(match, "mark cross") == "DOO-5"


def test_doo_5_when_it_is_over_nobody_acts():
    match = GAME.new(1, seed=1)
    finish_round(match)
    assert match.finished
    assert match.to_act == []
    assert match.legal_moves(0) == []
    with pytest.raises(IllegalMove, match="DOO-4"):
        match.play("draw t B1 NEW", 0)


def test_doo_6_alone_there_are_no_traps():
    alone, two = GAME.new(1, chance="manual"), GAME.new(2, chance="manual")
    assert "trap" not in [move["card"] for move in alone.legal_moves("chance")]
    assert alone.view(0)["deck"] == 34
    assert "trap" in [move["card"] for move in two.legal_moves("chance")]


def test_doo_7_one_segment_a_room_and_none_in_a_trap():
    match = begin("corner", "corner", "trap", "t", players=2)
    play(match, "draw corner B1 NE")
    assert refusal(match, "draw corner B1 NW") == "DOO-7"
    play(match, "trap C1")
    assert refusal(match, "draw corner C1 SW") == "DOO-7"
    assert not any("C1" in text for text in texts(match))


def test_doo_7_a_trap_of_anothers_does_not_hinder():
    match = begin("corner", "corner", "trap", "t", players=2)
    play(match, "trap B1", 1)
    assert "draw corner B1 NE" in texts(match, 0)


def test_doo_7_segments_may_be_turned():
    match = begin("corner", "straight", "t", "dead-end")
    match = put(match, ["B1 NESW, B2 NESW, A2 NESW"])
    assert {t for t in texts(match) if t.startswith("draw t B3")} == {"draw t B3 NSW"}
    assert {t for t in texts(match) if t.startswith("draw straight A3")} == {"draw straight A3 NS"}
    assert {t for t in texts(match) if t.startswith("draw corner A3")} == {"draw corner A3 NE"}


def test_doo_8_ends_lie_on_passages_and_an_entryway_is_one():
    match = begin("straight", "corner", "t", "cross")
    assert "draw cross B1 NESW" in texts(match)
    assert refusal(match, "draw t G2 NES") is None
    assert refusal(match, "draw straight C1 NS") == "DOO-8"
    assert refusal(match, "draw cross A6 NESW") is None
    match = put(match, ["B1 NESW"])
    assert refusal(match, "draw t B2 NES") == "DOO-8"


@pytest.mark.parametrize(
    ("card", "ends"), [("straight", "NE"), ("corner", "NS"), ("t", "NS"), ("cross", "NES"), ("dead-end", "NE")]
)
def test_doo_8_each_shape_has_its_ends(card, ends):
    match = begin(card, "dead-end", "straight", "corner")
    assert refusal(match, f"draw {card} B1 {ends}") == "DOO-8"


def test_doo_8_ends_are_accepted_in_any_order():
    match = begin("straight", "corner", "t", "cross")
    match.play({"type": "draw", "card": "t", "room": "B1", "ends": ["W", "N", "E"]}, 0)
    assert match.view(0)["rooms"][0]["B1"] == {"shape": "t", "ends": ["N", "E", "W"], "round": 1}


def test_doo_9_the_first_segment_is_at_an_entryway():
    match = begin("straight", "corner", "t", "cross")
    entryways = {(door["room"], door["side"]) for door in match.view(0)["map"]["entryways"]}
    for move in match.legal_moves(0):
        assert any((move["room"], side) in entryways for side in move["ends"])
    assert refusal(match, "draw straight B2 NS") == "DOO-9"
    assert refusal(match, "draw straight B1 EW") == "DOO-9"


def test_doo_9_later_ones_meet_an_earlier_one_or_begin_at_an_entryway():
    match = begin("straight", "corner", "t", "cross")
    play(match, "draw straight B1 NS")
    assert "draw corner B2 NW" in texts(match)
    assert refusal(match, "draw corner A1 ES") == "DOO-9"
    assert "draw corner F7 SE" not in texts(match)
    assert "draw corner F7 ES" in texts(match)


def test_doo_9_an_end_that_does_not_join_is_allowed():
    match = begin("straight", "corner", "t", "cross")
    match = put(match, ["B1 NS, A2 ES"])
    assert "draw cross B2 NESW" not in texts(match)
    play(match, "draw t B2 NSW")
    match = put(match, ["A3 E"])
    assert "draw corner B3 NW" in texts(match)
    assert "draw corner A1 ES" not in texts(match)


def test_doo_9_touching_without_an_end_does_not_join():
    match = begin("straight", "corner", "t", "dead-end")
    match = put(match, ["B1 NS"])
    assert not any(text.startswith(("draw dead-end A1", "draw dead-end C1")) for text in texts(match))


def test_doo_10_what_can_be_drawn_must_be():
    match = begin("straight", "corner", "t", "dead-end")
    assert not any(text.startswith("mark") for text in texts(match))
    assert refusal(match, "mark straight") == "DOO-10"


def test_doo_10_marks_when_nothing_can_be_drawn():
    match = begin("t", "t", "cross", "dead-end", board=own_map(STREET))
    play(match, "draw dead-end A1 N")
    assert texts(match) == {"mark t", "mark cross"}
    play(match, "mark t")
    assert match.view(0)["marks"] == [1]
    assert texts(match) == {"mark t", "mark cross"}
    play(match, "mark cross")
    play(match, "mark t")
    assert match.view(0)["marks"] == [3]
    assert match.view(0)["round"] == 2


def test_doo_10_a_trap_that_can_be_set_counts():
    match = begin("t", "t", "trap", "dead-end", players=2, board=own_map(STREET))
    play(match, "draw dead-end A1 N")
    assert texts(match) == {"trap N1"}
    assert refusal(match, "mark t") == "DOO-10"
    play(match, "trap N1")
    assert texts(match) == {"mark t"}


def test_doo_10_mark_and_no_trap_in_any_order_but_only_then():
    match = begin("t", "trap", "trap", "dead-end", players=2, board=own_map(STREET))
    play(match, "trap N1")
    assert refusal(match, "no-trap") == "DOO-11"
    play(match, "draw dead-end A1 N")
    assert texts(match) == {"mark t", "no-trap"}
    other = match.clone()
    play(match, "mark t")
    play(match, "no-trap")
    play(other, "no-trap")
    play(other, "mark t")
    assert match.digest() == other.digest()
    assert match.view(0)["marks"][0] == 1


def test_doo_10_no_trap_waits_for_what_can_be_drawn():
    match = begin("t", "trap", "trap", "dead-end", players=2, board=own_map(STREET))
    match = put(match, [""], ["N1 A1"])
    assert texts(match) == {"mark t", "mark dead-end", "no-trap"}
    match = begin("t", "trap", "trap", "dead-end", players=2, board=own_map(STREET))
    match = put(match, [""], ["N1"])
    play(match, "draw dead-end A1 N")
    assert "no-trap" in texts(match)


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 3])
def test_doo_7_8_9_10_11_against_the_slow_rules(players):
    for match in decision_walk(GAME, players, 23, 250):
        for seat in match.to_act:
            view = match.view(seat)
            found = plain.legal_moves(view["map"], view["rooms"][seat], view["left"][seat])
            key = repr
            assert sorted(found, key=key) == sorted(match.legal_moves(seat), key=key)


def test_doo_10_every_refusal_has_a_clause():
    dice = Dice(4)
    ends = ["".join(found) for found in plain.all_ends()]
    for match in decision_walk(GAME, 2, 29, 120):
        seat = match.to_act[0]
        legal = texts(match, seat)
        for _ in range(10):
            room = match.board.rooms[dice.below(49)]
            drawn = ends[dice.below(15)]
            shape = plain.shape_of(drawn)
            for text in (f"draw {shape} {room} {drawn}", f"trap {room}", f"mark {shape}", "no-trap"):
                found = match.explain(text, seat)
                assert (found is None) == (text in legal)
                assert found is None or found[0] in GAME.clauses
