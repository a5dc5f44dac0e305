"""HOU-1 to HOU-5, HOU-26 and HOU-27: components, set-up, turns and the end."""

import pytest

import macabre
from macabre.games.dead_house.bundles import with_card
from macabre.testing.walk import Dice, in_world, play_random_move

GAME = macabre.load("dead-house")
COUNTS = {"1": 5, "2": 5, "5": 5, "6": 5, "8": 5, "9": 4, "10": 4, "11": 4, "-3": 4, "-13": 4}
COUNTS |= {"slappy": 4, "miss-me": 4}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hou_1_everybody_has_three_pawns_at_home_and_three_special_cards(players):
    view = GAME.new(players, seed=1).view("spectator")
    assert view["pawns"] == [["home"] * 3] * players
    assert view["specials"] == [["possession", "steal", "reanimate"]] * players


@pytest.mark.parametrize("players", [1, 5])
def test_hou_1_for_two_to_four(players):
    with pytest.raises(macabre.Error, match="2 to 4 players"):
        GAME.new(players)


def test_hou_1_a_pawn_of_somebody_who_is_not_there(table):
    assert table(2).hand(0, "1", "2", "6", "8").refusal("back 1 2 0") == "HOU-1"
    assert table(2).refusal("special steal 3") == "HOU-1"
    assert table(2).pawns(0, 5, "home", "home").hand(0, "slappy").refusal("swap slappy 0 3:0") == "HOU-1"


def test_hou_2_fifty_three_cards():
    match = GAME.new(2, options={"first_player": 0}, chance="manual")
    assert {move["card"]: move["weight"] for move in match.legal_moves("chance")} == COUNTS
    assert sum(COUNTS.values()) == 53


def test_hou_3_fifteen_squares_to_a_side():
    squares = GAME.new(4, seed=1).view(0)["board"]["squares"]
    side = ["plain"] * 15
    for place, kind in {0: "ahead-3", 2: "turn-off", 4: "start", 6: "gnome-blue", 11: "gnome-red", 13: "again"}.items():
        side[place] = kind
    assert squares == side * 4


@pytest.mark.parametrize(("players", "sides"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_hou_3_where_players_sit(players, sides):
    board = GAME.new(players, seed=1).view(0)["board"]
    assert board["starts"] == [15 * side + 4 for side in sides]
    assert board["turn_offs"] == [15 * side + 2 for side in sides]


def test_hou_4_four_cards_each_and_the_rest_is_the_deck():
    view = GAME.new(3, seed=1).view(None)
    assert view["hand_sizes"] == [4, 4, 4]
    assert [len(hand) for hand in view["hands"]] == [4, 4, 4]
    assert (view["deck"], view["discards"]) == (53 - 12, [])


def test_hou_4_chance_or_an_option_says_who_begins():
    match = GAME.new(3, chance="manual")
    assert match.legal_moves("chance") == [{"type": "start", "player": seat, "weight": 1} for seat in range(3)]
    match.play({"type": "start", "player": 1}, "chance")
    assert match.view(0)["turn"] == 1
    assert GAME.new(3, seed=1, options={"first_player": 2}).to_act == [2]


def test_hou_4_the_limit_of_turns_ends_the_match_without_a_winner(table):
    place = table(2, turn_limit=2).hand(0, "6", "6", "6", "6").hand(1, "8", "8", "8", "8")
    place.play("special steal 1").play("move 8 0")
    assert not place.match.finished
    place.play("move 6 0")
    assert (place.match.finished, place.match.winners) == (True, [])
    assert place.match.view(0)["phase"] == "over"


def test_hou_5_play_a_card_move_and_draw_clockwise(table):
    place = table(3).hand(0, "6", "8", "9", "10")
    place.play("move 8 1", "11")
    assert place.places(0) == ["home", 11, "home"]
    assert place.match.view(0)["hands"][0] == ["6", "9", "10", "11"]
    assert place.match.view(0)["discards"] == ["8"]
    assert place.turn == 1
    assert place.hand(1, "9").play("move 9 0").turn == 2
    assert place.hand(2, "9").play("move 9 0").turn == 0


def test_hou_5_only_cards_of_the_hand(table):
    place = table().hand(0, "6", "8", "9", "10")
    assert place.refusal("move 2 0") == "HOU-5"
    assert place.refusal("split 0:1/1:4") == "HOU-5"
    with pytest.raises(macabre.IllegalMove, match="HOU-5"):
        place.match.play("move 6 0", 1)


def test_hou_26_an_empty_deck_is_made_anew_of_the_discards_and_the_card_just_played(table):
    place = table().hand(0, "6", "6").hand(1, "8", "8")
    s = place.s
    for card in ("9", "1"):
        kind = place.board.cards.index(card)
        s.discards[s.height] = kind
        s.height += 1
        s.discarded = with_card(place.board.record, s.discarded, kind)
    s.deck = s.deck_size = 0
    place.match = in_world(place.match, s)
    place.match.play("move 6 0")
    assert place.match.view(None)["deck"] == 3
    assert place.match.view(None)["discards"] == []
    weights = {move["card"]: move["weight"] for move in place.match.legal_moves("chance")}
    assert weights == {"1": 1, "6": 1, "9": 1}
    assert "reshuffled" in [event["type"] for event in place.match.told(1)]


def test_hou_27_three_pawns_in_dead_house_win_at_once_without_drawing(table):
    place = table().pawns(0, "house", "s4", "house").hand(0, "2", "6", "8", "9")
    place.play("move 2 1")
    assert (place.match.finished, place.match.winners) == (True, [0])
    assert place.match.view(None)["hand_sizes"] == [3, 4]
    assert place.match.legal_moves() == []
    assert place.refusal("move 6 0") == "HOU-27"


def test_every_random_match_keeps_its_cards_together():
    match, dice = GAME.new(4, seed=2), Dice(2)
    for _ in range(400):
        if match.finished:
            break
        play_random_move(match, dice)
        view = match.view(None)
        assert sum(view["hand_sizes"]) + view["deck"] + len(view["discards"]) == 53
        assert [len(hand) for hand in view["hands"]] == view["hand_sizes"]
        held = [card for hand in view["hands"] for card in hand] + view["discards"]
        assert all(held.count(card) <= count for card, count in COUNTS.items())
