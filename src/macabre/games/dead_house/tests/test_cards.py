"""HOU-15 to HOU-21: the movement cards."""

import pytest


@pytest.mark.parametrize(("card", "steps"), [("2", 2), ("6", 6), ("8", 8), ("9", 9), ("10", 10), ("11", 11)])
def test_hou_15_one_of_your_pawns_forward(table, card, steps):
    place = table(4).pawns(0, 46, "home", 19).hand(0, card)
    place.play(f"move {card} 0")
    expected = {6: 52, 8: 54, 11: 57}.get(steps, 46 + steps)
    assert place.places(0) == [expected, "home", 19]


def test_hou_15_is_never_a_pawn_of_others(table):
    place = table().pawns(1, 20, 30, 40).hand(0, "6")
    assert place.play("move 6 1").places(1) == [20, 30, 40]


def test_hou_16_a_one_forward_or_an_opponents_pawn_back(table):
    place = table(3).pawns(0, 20, "home", "home").pawns(1, 33, "s2", "home").pawns(2, 44, 9, "house").hand(0, "1")
    assert place.texts("back") == ["back 1 1 0", "back 1 2 0", "back 1 2 1"]
    assert place.texts("move") == ["move 1 0", "move 1 1", "move 1 2"]
    place.play("back 1 2 0")
    assert place.places(2) == [43, 9, "house"]


def test_hou_16_back_round_the_loop_and_onto_another(table):
    place = table().pawns(0, 8, "home", "home").pawns(1, 9, "home", "home").hand(0, "1", "1")
    assert place.play("back 1 1 0").places(0)[0] == "home"
    place = table().pawns(1, 5, 0, "home").hand(0, "1")
    assert place.play("back 1 1 1").places(1) == [5, 59, "home"]


def test_hou_16_refusals(table):
    place = table().pawns(0, 20, "home", "home").pawns(1, 33, "home", "home").hand(0, "1", "2")
    assert place.refusal("back 2 1 0") == "HOU-15"
    assert place.refusal("back 1 0 0") == "HOU-16"
    assert place.refusal("back 1 1 1") == "HOU-16"


def test_hou_17_a_five_whole_or_divided_between_two(table):
    place = table().pawns(0, 19, 31, "house").hand(0, "5")
    splits = ["0:1/1:4", "0:2/1:3", "0:3/1:2", "0:4/1:1", "1:1/0:4", "1:2/0:3", "1:3/0:2", "1:4/0:1"]
    assert place.texts("move") == ["move 5 0", "move 5 1"]
    assert place.texts("split") == [f"split {split}" for split in splits]
    assert place.match.legal_moves()[-1] == {"type": "split", "parts": [[1, 4], [0, 1]]}
    place.play("split 0:1/1:4")
    assert place.places(0) == [20, 35, "house"]


def test_hou_17_the_first_part_is_carried_out_before_the_second(table):
    place = table().pawns(0, 19, 20, "house").hand(0, "5")
    assert place.play("split 0:1/1:4").places(0) == [20, 7, "house"]
    place = table().pawns(0, 19, 20, "house").hand(0, "5")
    assert place.play("split 1:4/0:1").places(0) == [20, 24, "house"]


def test_hou_17_a_sweep_of_the_first_part_may_send_the_second_pawn_home(table):
    place = table().pawns(0, 19, 23, "house").hand(0, "5")
    assert place.play("split 0:2/1:3").places(0) == [26, 11, "house"]


def test_hou_17_a_split_needs_both_parts(table):
    place = table().pawns(0, "s5", 30, "house").hand(0, "5")
    assert place.texts("split") == ["split 0:1/1:4", "split 1:4/0:1"]
    assert place.refusal("split 1:3/0:2") == "HOU-17"
    assert place.refusal("split 0:2/1:3") == "HOU-17"


def test_hou_17_a_pawn_that_the_first_part_sent_home_may_enter_again(table):
    place = table().pawns(0, "s3", "s5", "house").hand(0, "5")
    assert "split 0:2/1:3" in place.texts()
    assert place.play("split 0:2/1:3").places(0) == ["s5", 11, "house"]
    place = table().pawns(0, "s2", "s5", "house").hand(0, "5")
    assert place.texts("split") == ["split 0:3/1:2", "split 0:4/1:1", "split 1:1/0:4"]


def test_hou_17_refusals(table):
    place = table().pawns(0, 19, 30, "home").hand(0, "5")
    for text in ("split 0:1/0:4", "split 0:0/1:5", "split 0:3/1:3", "split 0:5/1:0"):
        assert place.refusal(text) == "HOU-17"


def test_hou_18_backward_round_the_loop_and_out_of_the_safety_zone(table):
    assert table().pawns(0, 25, "home", "home").hand(0, "-3").play("move -3 0").places(0)[0] == 22
    assert table().pawns(0, 10, "home", "home").hand(0, "-13").play("move -13 0").places(0)[0] == 57
    assert table().pawns(0, "s5", "home", "home").hand(0, "-3").play("move -3 0").places(0)[0] == "s2"
    assert table().pawns(0, "s3", "home", "home").hand(0, "-3").play("move -3 0").places(0)[0] == 2
    assert table().pawns(0, "s2", "home", "home").hand(0, "-3").play("move -3 0").places(0)[0] == 1
    assert table(3).pawns(0, "s5", "home", "home").hand(0, "-13").play("move -13 0").places(0)[0] == 54


def test_hou_18_not_from_home_base(table):
    place = table().pawns(0, "home", 20, "home").hand(0, "-3")
    assert place.texts("move") == ["move -3 1"]
    assert place.refusal("move -3 0") == "HOU-18"


def test_hou_18_the_short_cut_over_ones_own_start(table):
    place = table().pawns(0, 4, "home", "home").hand(0, "-3", "2").hand(1, "6")
    place.play("move -3 0", "8")
    assert place.places(0)[0] == 1
    place.play("move 6 0").play("move 2 0")
    assert place.places(0)[0] == "s1"


def test_hou_19_slappy_moves_twelve_or_swaps_with_any_pawn_on_the_track(table):
    place = table().pawns(0, 20, 35, "home").pawns(1, 50, "s1", "house").hand(0, "slappy")
    assert place.texts("move") == ["move slappy 0", "move slappy 1", "move slappy 2"]
    swaps = ["swap slappy 0 0:1", "swap slappy 0 1:0", "swap slappy 1 0:0", "swap slappy 1 1:0"]
    assert place.texts("swap") == swaps
    assert place.match.legal_moves()[-1] == {"type": "swap", "card": "slappy", "pawn": 1, "with": [1, 0]}
    place.play("swap slappy 1 1:0")
    assert (place.places(0), place.places(1)) == ([20, 50, "home"], [35, "s1", "house"])
    assert table().pawns(0, 20, "home", "home").hand(0, "slappy").play("move slappy 0").places(0)[0] == 32


def test_hou_19_not_with_itself_and_only_by_slappy(table):
    place = table().pawns(0, 20, 35, "home").hand(0, "slappy", "6")
    assert place.refusal("swap slappy 0 0:0") == "HOU-19"
    assert place.refusal("swap 6 0 0:1") == "HOU-15"


def test_hou_20_miss_me_swaps_with_the_nearest_ahead_round_the_loop(table):
    place = table().pawns(0, 57, 20, "home").pawns(1, 5, 19, "s1").hand(0, "miss-me")
    assert place.texts("swap") == ["swap miss-me 0 1:0", "swap miss-me 1 0:0"]
    assert place.refusal("swap miss-me 0 0:1") == "HOU-20"
    assert place.refusal("swap miss-me 1 1:1") == "HOU-20"
    place.play("swap miss-me 0 1:0")
    assert (place.places(0)[0], place.places(1)[0]) == (5, 57)
    assert table().pawns(0, 20, "home", "home").hand(0, "miss-me").play("move miss-me 0").places(0)[0] == 32


def test_hou_20_needs_another_pawn(table):
    assert table().pawns(0, 57, "home", "s1").hand(0, "miss-me").texts("swap") == []


def test_hou_21_a_swap_gives_no_other_turn(table):
    for card in ("slappy", "miss-me"):
        place = table().pawns(0, 20, "home", "home").pawns(1, 28, "home", "home").hand(0, card)
        assert place.play(f"swap {card} 0 1:0").turn == 1
        assert place.places(0)[0] == 28


def test_hou_21_only_pawns_on_the_track(table):
    place = table().pawns(0, "home", "s2", 20).pawns(1, 40, "home", "home").hand(0, "slappy")
    assert place.texts("swap") == ["swap slappy 2 1:0"]
    for text in ("swap slappy 0 1:0", "swap slappy 1 1:0", "swap slappy 2 1:1", "swap slappy 2 0:0"):
        assert place.refusal(text) == "HOU-21"
