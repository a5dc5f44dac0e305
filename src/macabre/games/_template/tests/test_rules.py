import macabre


def deal(*cards):
    match = macabre.load("last-candle").new(len(cards), chance="manual")
    for seat, card in enumerate(cards):
        match.play({"type": "deal", "player": seat, "card": card}, "chance")
    return match


def test_can_1_thirteen_cards():
    match = macabre.load("last-candle").new(2, chance="manual")
    assert [move["card"] for move in match.legal_moves("chance")] == list(range(1, 14))


def test_can_2_one_card_each():
    assert deal(5, 9).view(None)["cards"] == [5, 9]


def test_can_3_each_speaks_once_in_turn():
    match = deal(5, 9)
    match.play("stay", 0)
    assert match.to_act == [1]
    assert match.explain("stay", 0)[0] == "CAN-3"


def test_can_4_highest_that_stayed_wins():
    match = deal(5, 9, 13)
    for word in ("stay", "stay", "leave"):
        match.play(word)
    assert match.winners == [1]


def test_can_4_nobody_stayed():
    match = deal(5, 9)
    match.play("leave")
    match.play("leave")
    assert match.finished
    assert match.winners == []


def test_can_5_cards_are_secret_and_those_who_left_never_show():
    match = deal(5, 9)
    assert match.view(0)["cards"] == [5, None]
    match.play("leave")
    match.play("stay")
    assert match.view("spectator")["cards"] == [None, 9]
