import macabre


def deal(*cards, said=()):
    match = macabre.load("kuhn-poker").new(2, chance="manual")
    for seat, card in enumerate(cards):
        match.play({"type": "deal", "player": seat, "card": card}, "chance")
    for word in said:
        match.play(word)
    return match


def test_kuh_1_three_cards_and_a_chip_each():
    match = deal()
    assert [move["card"] for move in match.legal_moves("chance")] == [1, 2, 3]
    assert match.view("spectator")["chips"] == [1, 1]


def test_kuh_2_one_card_each():
    assert deal(2, 3).view(None)["cards"] == [2, 3]


def test_kuh_3_both_speak_in_turn():
    match = deal(2, 3, said=["pass"])
    assert match.to_act == [1]
    match.play("bet")
    assert match.to_act == [0]
    assert match.view(0)["chips"] == [1, 2]


def test_kuh_4_the_higher_card_takes_the_pot():
    assert deal(2, 3, said=["pass", "pass"]).scores == [-1, 1]
    assert deal(3, 2, said=["bet", "bet"]).scores == [2, -2]
    assert deal(1, 2, said=["pass", "bet", "bet"]).winners == [1]


def test_kuh_4_whoever_does_not_call_gives_up_the_pot():
    assert deal(1, 3, said=["bet", "pass"]).scores == [1, -1]
    assert deal(3, 1, said=["pass", "bet", "pass"]).scores == [-1, 1]


def test_kuh_5_a_card_is_secret_until_it_is_shown():
    match = deal(2, 3, said=["bet"])
    assert match.view(0)["cards"] == [2, None]
    assert match.view("spectator")["cards"] == [None, None]
    match.play("pass")
    assert match.view("spectator")["cards"] == [None, None]
    assert deal(2, 3, said=["bet", "bet"]).view("spectator")["cards"] == [2, 3]
