"""HOU-22 to HOU-25 and HOU-28: the special cards, and who knows what."""

from collections import Counter

import macabre
from macabre.testing.walk import Dice, play_random_move

GAME = macabre.load("dead-house")


def test_hou_22_at_most_one_a_turn_and_each_once(table):
    place = table().pawns(1, 40, "home", "home").hand(0, "6", "8").hand(1, "2", "2")
    place.play("special possession 0 1:0")
    assert (place.turn, place.match.view(1)["special_used"]) == (0, True)
    assert place.texts("special") == []
    assert place.refusal("special steal 1") == "HOU-22"
    place.play("move 6 1")
    assert place.match.view(0)["special_used"] is False
    place.play("move 2 0")
    assert place.refusal("special possession 2 1:0") == "HOU-22"
    assert place.texts("special") == ["special steal 1", "special reanimate"]
    assert place.match.view(1)["specials"] == [["steal", "reanimate"], ["possession", "steal", "reanimate"]]


def test_hou_22_another_turn_is_a_new_turn(table):
    place = table().pawns(0, 20, "home", "home").hand(0, "8").hand(1, "8")
    place.play("special steal 1").play("move 8 0")
    assert place.turn == 0
    assert place.texts("special") == [
        "special possession 1 0:0",
        "special possession 2 0:0",
        "special reanimate",
    ]


def test_hou_22_only_in_ones_own_turn(table):
    assert table().match.legal_moves(1) == []


def test_hou_23_possession_takes_the_place_of_any_pawn_on_the_track(table):
    place = table(3).pawns(0, "home", 20, "s1").pawns(1, 40, "s2", "house").pawns(2, 50, "home", "home")
    targets = ["0:1", "1:0", "2:0"]
    assert place.texts("special possession") == [f"special possession 0 {target}" for target in targets]
    place.play("special possession 0 2:0")
    assert (place.places(0), place.places(2)) == ([50, 20, "s1"], ["home"] * 3)
    assert place.turn == 0


def test_hou_23_even_in_the_place_of_ones_own(table):
    place = table().pawns(0, "home", 20, "home").play("special possession 2 0:1")
    assert place.places(0) == ["home", "home", 20]


def test_hou_23_refusals(table):
    place = table().pawns(0, "home", 20, "s1").pawns(1, 40, "s2", "home")
    for text in ("special possession 1 1:0", "special possession 2 1:0", "special possession 0 1:1"):
        assert place.refusal(text) == "HOU-23"
    assert place.refusal("special possession 0 1:2") == "HOU-23"


def test_hou_24_steal_swaps_hands_with_an_opponent(table):
    place = table(3).hand(0, "1", "2", "5", "6").hand(2, "8", "9", "10", "11")
    assert place.texts("special steal") == ["special steal 1", "special steal 2"]
    assert place.refusal("special steal 0") == "HOU-24"
    place.play("special steal 2")
    view = place.match.view(None)
    assert (view["hands"][0], view["hands"][2]) == (["8", "9", "10", "11"], ["1", "2", "5", "6"])
    assert place.turn == 0


def test_hou_25_reanimate_shuffles_everything_and_deals_four_each(table):
    place = table(3).hand(0, "6", "6", "6", "6").hand(1, "8", "8", "8", "8")
    place.play("move 6 0").play("special steal 0")
    place.play("move 6 0")
    place.match.play("special reanimate", 2)
    assert place.match.view(None)["deck"] == 53
    assert place.match.view(None)["discards"] == []
    while place.match.chance_to_act:
        place.match.play(place.match.legal_moves("chance")[0], "chance")
    view = place.match.view(None)
    assert (view["hand_sizes"], view["deck"], view["turn"]) == ([4, 4, 4], 41, 2)
    assert view["special_used"]
    assert view["known"] == [[[]] * 3] * 3
    assert place.places(0)[0] == 9


def test_hou_28_a_hand_is_known_to_its_owner_alone(table):
    place = table(3).hand(0, "1", "2", "5", "6")
    assert place.match.view(0)["hands"][0] == ["1", "2", "5", "6"]
    for viewer in (1, 2, "spectator"):
        assert place.match.view(viewer)["hands"][0] == [None] * 4


def test_hou_28_a_drawn_card_is_told_to_its_owner_alone(table):
    place = table(3).hand(0, "6").play("move 6 0", "9")
    drawn = [event for event in place.match.events if event["type"] == "drawn"]
    assert [(event["card"], event["to"]) for event in drawn] == [("9", [0]), (None, [1, 2, "spectator"])]


def test_hou_28_after_a_steal_the_two_know_each_others_cards(table):
    place = table(3).hand(0, "1", "2", "5", "6").hand(2, "8", "9", "10", "11").play("special steal 2")
    assert place.match.view(0)["hands"][2] == ["1", "2", "5", "6"]
    assert place.match.view(2)["hands"][0] == ["8", "9", "10", "11"]
    for viewer in (1, "spectator"):
        assert place.match.view(viewer)["hands"][0] == [None] * 4
    known = place.match.view(None)["known"]
    assert known[0] == [[], [], ["1", "2", "5", "6"]]
    assert known[2] == [["8", "9", "10", "11"], [], []]
    assert "known" not in place.match.view(0)


def test_hou_28_a_played_card_counts_as_a_known_one_first(table):
    place = table(2).hand(0, "6", "9", "9", "10").hand(1, "8", "8", "10", "11").play("special steal 1")
    place.play("move 8 0", "8")
    assert place.match.view(1)["hands"][0] == ["8", "10", "11", None]
    place.play("move 6 0", "6").play("move 8 1", "1")
    assert place.match.view(1)["hands"][0] == ["10", "11", None, None]
    assert place.match.view(0)["hands"][1] == ["9", "9", "10", None]
    place.play("move 6 1", "2").play("move 8 2", "2")
    assert place.match.view(1)["hands"][0] == ["10", "11", None, None]


def test_hou_28_knowledge_goes_with_a_hand_that_a_later_steal_moves(table):
    place = table(3).hand(0, "1", "1", "1", "1").hand(1, "6", "6", "6", "6").hand(2, "9", "9", "9", "9")
    place.play("special steal 1").play("move 6 0", "2")
    place.play("special steal 2")
    known = place.match.view(None)["known"]
    assert known[0] == [[], [], ["1", "1", "1", "1"]]
    assert known[1] == [["6", "6", "6"], [], ["1", "1", "1", "1"]]
    assert known[2] == [[], ["9", "9", "9", "9"], []]


def test_hou_28_pawns_specials_discards_and_the_decks_size_are_known_to_all(table):
    place = table(2).hand(0, "6").play("special steal 1").hand(0, "6").play("move 6 1")
    truth = place.match.view(None)
    for viewer in (0, 1, "spectator"):
        seen = place.match.view(viewer)
        for key in ("pawns", "specials", "discards", "deck", "hand_sizes", "turn"):
            assert seen[key] == truth[key]


def test_hou_28_what_is_known_is_always_in_the_hand_and_no_null_tells_its_place():
    match, dice = GAME.new(4, seed=8), Dice(8)
    for _ in range(300):
        if match.finished:
            break
        play_random_move(match, dice)
        truth = match.view(None)
        for a in range(4):
            for b in range(4):
                known, hand = truth["known"][a][b], list(truth["hands"][b])
                for card in known:
                    hand.remove(card)
                if a != b:
                    assert match.view(a)["hands"][b] == known + [None] * len(hand)


def test_hou_28_an_unknown_card_may_be_any_unseen_one(table):
    place = table(2).hand(0, "6", "9", "9", "10").hand(1, "8", "8", "10", "11").play("special steal 1")
    place.play("move 8 0", "2")
    worlds = GAME.rules.worlds(place.board, place.match.sight(1), 1, 100)
    assert len(worlds) == 53 - 4 - 3 - 1
    kinds = Counter(GAME.rules.state.read(world).hand[0] for world in worlds)
    assert sorted(kinds.values()) == [2, 2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5]
    assert GAME.rules.worlds(place.board, place.match.sight(0), 0, 100) == [_truth(place)]


def _truth(place):
    """The record without what the other seat knows, which a seat does not enumerate."""
    world = GAME.rules.state.read(place.match.state())
    world.known[1][0] = 0
    return bytes(world)
