"""HOU-6 to HOU-14: landing, entering, what must be used, and what squares do."""

import macabre
from macabre.data import Source


def test_hou_6_landing_sends_another_pawn_home_and_passes_those_on_the_way(table):
    place = table().pawns(0, 19, "home", "home").pawns(1, 22, 25, "home").hand(0, "6")
    place.play("move 6 0")
    assert place.places(0) == [25, "home", "home"]
    assert place.places(1) == [22, "home", "home"]


def test_hou_6_even_one_of_your_own(table):
    place = table().pawns(0, 17, 25, "home").hand(0, "8")
    assert place.play("move 8 0").places(0) == [25, "home", "home"]


def test_hou_6_on_gravestones_but_never_in_dead_house(table):
    place = table().pawns(0, "s1", "s3", "house").hand(0, "2", "2")
    assert place.play("move 2 0").places(0) == ["s3", "home", "house"]
    place = table().pawns(0, "s4", "house", "home").hand(0, "2", "2")
    assert place.play("move 2 0").places(0) == ["house", "house", "home"]


def test_hou_6_gravestones_of_other_colours_are_other_places(table):
    place = table().pawns(0, "s1", "home", "home").pawns(1, "s3", "home", "home").hand(0, "2")
    assert place.play("move 2 0").places(1) == ["s3", "home", "home"]


def test_hou_7_the_start_square_is_the_first_space(table):
    assert table().hand(0, "1").play("move 1 0").places(0) == [4, "home", "home"]
    assert table().hand(0, "6").play("move 6 2").places(0) == ["home", "home", 9]
    assert table().hand(0, "slappy").play("move slappy 0").places(0) == [15 + 3, "home", "home"]
    assert table(2).play(table(2).texts("move")[0]).turn == 1


def test_hou_7_every_forward_card_enters(table):
    forward = ["1", "2", "5", "6", "8", "9", "10", "11", "slappy", "miss-me"]
    for card in forward:
        assert f"move {card} 0" in table().hand(0, card).texts()


def test_hou_8_a_card_that_can_be_used_must_be(table):
    place = table().pawns(0, "s5", "home", "house").hand(0, "8", "-3")
    assert place.texts("discard") == []
    assert place.refusal("discard -3") == "HOU-8"
    assert table().pawns(0, 30, "house", "house").hand(0, "-13").texts("move") == ["move -13 0"]


def test_hou_8_backward_cards_too_out_of_the_safety_zone(table):
    place = table().pawns(0, "s5", "house", "house").hand(0, "8", "-3")
    assert [text for text in place.texts() if "special" not in text] == ["move -3 0"]


def test_hou_8_a_discard_of_ones_choice_if_none_can_be_used(table):
    place = table().hand(0, "-3", "-13", "-13")
    assert [text for text in place.texts() if "special" not in text] == ["discard -3", "discard -13"]
    place.play("discard -13", "6")
    assert place.match.view(0)["hands"][0] == ["6", "-3", "-13"]
    assert (place.match.view(0)["discards"], place.turn) == (["-13"], 1)


def test_hou_8_special_cards_are_no_use_and_may_come_before_a_discard(table):
    place = table().hand(0, "-3")
    assert "discard -3" in place.texts()
    assert "special steal 1" in place.texts()
    place = table().hand(0, "-3").hand(1, "-13")
    assert place.play("special steal 1").texts() == ["discard -13"]


def without_specials(place):
    s = place.s
    s.specials[0] = 0
    return place.put(s)


def test_hou_8_a_swap_and_a_push_count_as_use(table):
    place = table().pawns(0, 1, "house", "house").pawns(1, 40, "home", "home").hand(0, "slappy")
    assert without_specials(place).texts() == ["swap slappy 0 1:0"]
    place = table().pawns(0, "home", "house", "house").pawns(1, 40, "home", "home").hand(0, "-3")
    assert place.texts("discard") == ["discard -3"]
    place = table().pawns(0, "s4", "s4", "home").pawns(1, 40, "home", "home").hand(0, "-3", "1")
    assert place.texts("discard") == []


def test_hou_8_with_all_pawns_safe_and_stuck_a_discard_is_allowed_beside_a_push(table):
    place = table().pawns(0, "house", "house", "s4").pawns(1, 40, "home", "home").hand(0, "1", "11")
    assert "move 1 2" in place.texts()
    assert place.texts("discard") == []
    board = _board_with("1", "forward = 1", "forward = 3")
    place = table(board=board).pawns(0, "house", "house", "s4").pawns(1, 40, "home", "home").hand(0, "1", "11")
    assert without_specials(place).texts() == ["back 1 1 0", "discard 1", "discard 11"]
    place.pawns(1, "home", "home", "home")
    assert place.texts() == ["discard 1", "discard 11"]


def test_hou_8_a_push_must_be_used_while_a_pawn_is_not_safe(table):
    board = _board_with("1", "forward = 1", "back = 1")
    place = table(board=board).pawns(0, "house", "house", "home").pawns(1, 40, "home", "home").hand(0, "1", "-3")
    assert without_specials(place).texts() == ["back 1 1 0"]


def test_hou_9_take_another_turn_after_drawing(table):
    place = table().pawns(0, 20, "home", "home").hand(0, "8", "6")
    place.play("move 8 0", "2")
    assert (place.places(0)[0], place.turn) == (28, 0)
    assert place.match.view(0)["hands"][0] == ["2", "6"]
    assert place.play("move 6 0").turn == 1


def test_hou_9_the_second_turn_may_move_another_pawn(table):
    place = table().pawns(0, 20, 40, "home").hand(0, "8", "6").play("move 8 0", "2")
    assert place.play("move 6 1").places(0)[:2] == [28, 46]


def test_hou_9_two_landings_in_one_split_give_one(table):
    place = table().pawns(0, 12, 24, "home").hand(0, "5", "6", "8")
    place.play("split 0:1/1:4")
    assert (place.places(0), place.turn) == ([13, 28, "home"], 0)
    assert place.play("move 6 0").turn == 1


def test_hou_9_the_first_part_alone_gives_it_too(table):
    place = table().pawns(0, 12, 30, "home").hand(0, "5", "6")
    assert place.play("split 0:1/1:4").turn == 0


def test_hou_10_move_ahead_three_at_once_and_past_ones_own_turn_off(table):
    place = table().pawns(0, 52, 18, "home").hand(0, "8", "8").pawns(1, 3, "home", "home")
    place.play("move 8 0")
    assert place.places(0) == [3, 18, "home"]
    assert place.places(1) == ["home", "home", "home"]
    assert table().pawns(0, 22, "home", "home").hand(0, "8").play("move 8 0").places(0)[0] == 33


def test_hou_10_by_an_option_a_pawn_stays_rather_than_pass_its_own_turn_off(table):
    place = table(ahead_at_turn_off="stay").pawns(0, 52, 22, "home").hand(0, "8", "8").pawns(1, 3, 0, "home")
    place.play("move 8 0")
    assert (place.places(0)[0], place.places(1)) == (0, [3, "home", "home"])
    place = table(ahead_at_turn_off="stay").pawns(0, 22, "home", "home").hand(0, "8")
    assert place.play("move 8 0").places(0)[0] == 33


def test_hou_10_three_squares_that_end_on_the_turn_off_do_not_pass_it(table):
    board = _board_with("track", "ahead-3 = [0, 15, 30, 45]", "ahead-3 = [59]")
    place = table(board=board, ahead_at_turn_off="stay").pawns(0, 57, "home", "home").hand(0, "2")
    assert place.play("move 2 0").places(0)[0] == 2


def test_hou_11_blue_gnome_sweeps_to_the_next_red(table):
    place = table().pawns(0, 19, 22, "home").pawns(1, 25, 26, 27).hand(0, "2")
    place.play("move 2 0")
    assert place.places(0) == [26, "home", "home"]
    assert place.places(1) == ["home", "home", 27]


def test_hou_11_round_the_corner_of_the_loop(table):
    board = _board_with("track", "gnome-red = [11, 26, 41, 56]", "gnome-red = [11]")
    place = table(board=board).pawns(0, 50, 59, 3).pawns(1, 12, 10, 20).hand(0, "1")
    place.play("move 1 0")
    assert place.places(0) == [11, "home", "home"]
    assert place.places(1) == [12, "home", 20]


def test_hou_12_squares_act_backward_too(table):
    place = table().pawns(0, 18, "home", "home").hand(0, "-3")
    assert place.play("move -3 0").places(0)[0] == 18
    place = table().pawns(0, 9, "home", "home").pawns(1, 8, "home", "home").hand(0, "-3")
    place.play("move -3 0")
    assert (place.places(0)[0], place.places(1)[0]) == (11, "home")


def test_hou_12_a_pushed_pawn_rests_where_it_comes_to_stand(table):
    place = table().pawns(1, 31, "home", "home").hand(0, "1")
    assert place.play("back 1 1 0").places(1)[0] == 30
    place = table().pawns(1, 22, "home", "home").pawns(0, 24, 21, "home").hand(0, "1")
    place.play("back 1 1 0")
    assert (place.places(1)[0], place.places(0)) == (21, [24, "home", "home"])


def test_hou_12_by_an_option_squares_catch_a_pushed_pawn(table):
    place = table(squares_catch_pushed=True).pawns(1, 16, "home", "home").pawns(0, 18, "home", "home").hand(0, "1")
    assert place.play("back 1 1 0").places(1)[0] == 18
    assert place.places(0)[0] == "home"
    both = {"squares_catch_pushed": True, "ahead_at_turn_off": "stay"}
    assert table(**both).pawns(1, 31, "home", "home").hand(0, "1").play("back 1 1 0").places(1)[0] == 30


def test_hou_12_one_square_after_another(table):
    board = _board_with("track", "ahead-3 = [0, 15, 30, 45]", "ahead-3 = [22, 25, 45]")
    place = table(board=board).pawns(0, 20, "home", "home").pawns(1, 25, "home", "home").hand(0, "2")
    place.play("move 2 0")
    assert (place.places(0)[0], place.turn) == (28, 0)
    assert place.places(1)[0] == "home"


def test_hou_12_another_turn_only_by_ones_own_pawn_in_ones_own_turn(table):
    place = table().pawns(1, 14, "home", "home").hand(0, "1")
    assert place.play("back 1 1 0").places(1)[0] == 13
    assert place.turn == 1


def test_hou_12_swap_and_possession_set_nothing_off(table):
    place = table().pawns(0, 20, "home", "home").pawns(1, 36, 38, "home").hand(0, "slappy")
    place.play("swap slappy 0 1:0")
    assert (place.places(0)[0], place.places(1)) == (36, [20, 38, "home"])
    place = table().pawns(1, 30, "home", "home")
    assert place.play("special possession 0 1:0").places(0)[0] == 30


def test_hou_13_a_pawn_turns_in_at_its_turn_off(table):
    assert table().pawns(0, 59, "home", "home").hand(0, "6").play("move 6 0").places(0)[0] == "s3"
    assert table().pawns(0, 2, "home", "home").hand(0, "1").play("move 1 0").places(0)[0] == "s1"
    assert table().pawns(0, 1, "home", "home").hand(0, "1").play("move 1 0").places(0)[0] == 2
    assert table().pawns(0, 3, "home", "home").hand(0, "1").play("move 1 0").places(0)[0] == 4


def test_hou_13_only_ones_own_turn_off(table):
    assert table().pawns(0, 31, "home", "home").hand(0, "2").play("move 2 0").places(0)[0] == 33
    assert table(3).pawns(0, 17, "home", "home").hand(0, "2").play("move 2 0").places(0)[0] == 19


def test_hou_13_pawns_in_the_safety_zone_are_out_of_others_reach(table):
    place = table().pawns(0, 20, "home", "home").pawns(1, "s1", "house", "home").hand(0, "1", "slappy", "miss-me")
    for text in ("back 1 1 0", "swap slappy 0 1:0", "swap miss-me 0 1:0"):
        assert place.refusal(text) == "HOU-13"
    assert place.texts("swap") == place.texts("back") == []


def test_hou_14_dead_house_by_exact_count_only(table):
    place = table().pawns(0, "s4", 1, "s5").hand(0, "2", "1", "8", "9")
    assert set(place.texts("move")) == {"move 2 0", "move 1 0", "move 1 1", "move 2 1", "move 1 2"}
    assert place.refusal("move 8 1") == "HOU-14"
    assert place.refusal("move 2 2") == "HOU-14"
    assert table().pawns(0, 0, "home", "home").hand(0, "8").play("move 8 0").places(0)[0] == "house"


def test_hou_14_a_finished_pawn_never_moves(table):
    place = table().pawns(0, "house", "s5", 30).hand(0, "-3", "1", "5", "slappy")
    assert not [text for text in place.texts("move") if text.endswith(" 0")]
    assert not [text for text in place.texts("split") if "0:" in text]
    assert place.refusal("move -3 0") == "HOU-14"
    assert place.refusal("swap slappy 2 0:0") == "HOU-21"
    place.pawns(1, "house", "home", "home")
    assert place.refusal("back 1 1 0") == place.refusal("swap slappy 2 1:0") == "HOU-14"


def _board_with(table, old, new):
    """The default board with one line of one of its tables or cards changed."""
    folder = macabre.load("dead-house").rules.folder
    text = (folder / "track.toml").read_text("utf-8")
    place = text.index(f'name = "{table}"' if table != "track" else "[track]")
    return Source(text[:place] + text[place:].replace(old, new, 1))
