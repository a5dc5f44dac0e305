"""A test for each clause."""

import pytest

import macabre
from macabre.data import Source

GAME = macabre.load("stolen-silver")
SMALL = Source('game = "stolen-silver"\ncards = 12\ndeal = 2\n')


def deal(*hands):
    """A match in which these hands were dealt."""
    match = GAME.new(len(hands), board=SMALL, chance="manual")
    for cards in zip(*hands, strict=True):
        for seat, card in enumerate(cards):
            match.play({"type": "deal", "player": seat, "card": card}, "chance")
    return match


def lay(match, *cards):
    for card in cards:
        match.play({"type": "lay", "card": card})
    return match


def test_sil_1_up_to_six_get_four_cards_of_thirty():
    assert GAME.players == range(3, 7)
    match = GAME.new(6, seed=1)
    assert [len(hand) for hand in match.view(None)["hands"]] == [4] * 6
    assert match.board.record.cards == 30


@pytest.mark.parametrize(("line", "fault"), [("cards = 5", "cards must be 6 to 61"), ("deal = 3", "not 6 hands of 3")])
def test_sil_1_a_deck_must_serve_six(line, fault):
    text = "\n".join(line if old.startswith(line[:4]) else old for old in SMALL.text.split("\n"))
    with pytest.raises(macabre.BadBoard, match=fault):
        GAME.load_board(Source(text))


def test_sil_2_cards_are_dealt_one_by_one_clockwise():
    match = GAME.new(3, board=SMALL, chance="manual")
    told = [match.legal_moves("chance")[0]["player"]]
    match.play({"type": "deal", "player": 0, "card": 7}, "chance")
    told.append(match.legal_moves("chance")[0]["player"])
    assert told == [0, 1]
    assert 7 not in [move["card"] for move in match.legal_moves("chance")]


def test_sil_3_each_lays_a_card_of_the_hand_in_turn():
    match = deal((1, 2), (3, 4), (5, 6))
    assert match.legal_moves() == [{"type": "lay", "card": 1}, {"type": "lay", "card": 2}]
    assert match.explain("lay 3", 0) == ("SIL-3", "the 3 is not in your hand")
    lay(match, 1)
    assert match.to_act == [1]


def test_sil_4_the_second_highest_takes_one_piece_then_two():
    match = lay(deal((1, 6), (2, 4), (3, 5)), 1, 2, 3)
    assert match.scores == [0, 1, 0]
    lay(match, 5, 6, 4)
    assert match.scores == [0, 1, 2]


def test_sil_5_who_was_caught_leads():
    match = lay(deal((1, 6), (2, 4), (3, 5)), 1, 2, 3)
    assert (match.view(0)["leader"], match.to_act) == (2, [2])


def test_sil_6_most_silver_wins_when_hands_are_empty():
    match = lay(deal((1, 6), (2, 4), (3, 5)), 1, 2, 3, 5, 6, 4)
    assert match.finished
    assert match.winners == [2]
    assert match.verdict(["Anna", "Ben", "Cleo"]) == "Cleo got away with 2 pieces of silver."


def test_sil_6_equals_win_together():
    three_rounds = Source('game = "stolen-silver"\ncards = 60\ndeal = 3\n')
    matches = [GAME.new(6, seed=seed, board=three_rounds) for seed in range(40)]
    for match in matches:
        while not match.finished:
            match.play(match.legal_moves()[0])
    shared = [match for match in matches if len(match.winners) > 1]
    assert shared
    assert all(len({match.scores[seat] for seat in match.winners}) == 1 for match in shared)


def test_sil_7_a_hand_is_its_owners_and_what_was_laid_is_everybodys():
    match = lay(deal((1, 2), (3, 4), (5, 6)), 1)
    assert match.view(1)["hands"] == [[None], [3, 4], [None, None]]
    assert match.view("spectator")["hands"] == [[None], [None, None], [None, None]]
    assert match.view(2)["laid"] == [[1], [], []]
