"""Faults that were found once and must not come back."""

import pytest

import macabre
from macabre.games.cluedo_cards.tests.positions import DECK, GAME, deal, load_deck, table, turn_up

FIVES = ["plum-1 plum-2 green-1 green-2 white-1", "mustard-1 mustard-2 peacock-1 peacock-2 white-2"]


def test_miniatures_are_hidden_before_the_start_is_drawn():
    assert GAME.new(3, chance="manual").view(0)["miniatures"] == [None] * 3


def test_last_round_shows_no_miniature_of_the_round_before():
    match = table(["plum-1", "green-1 green-2"], "plum-2")
    match.play("play plum-1")
    turn_up(match, 1, 2)
    deal(match, FIVES, "scarlett-3")
    while not (match.chance_to_act and match.legal_moves("chance")[0]["type"] == "miniature"):
        who = "chance" if match.chance_to_act else None
        match.play(match.legal_moves(who)[0], who)
    assert match.view(0)["last_round"]["miniatures"] == match.view(0)["miniatures"] == [None, None]


@pytest.mark.parametrize("pictures", ['[["rope"], "white"]', '[{ a = 1 }, "white"]'])
def test_a_miniature_with_a_list_or_table_as_picture(pictures):
    with pytest.raises(macabre.BadBoard):
        load_deck(DECK.source.text.replace('["rope", "white", "spanner"]', pictures))


def test_an_unknown_table_is_blamed_on_its_line():
    text = DECK.source.text + "\n[[weapon]]\nname = 1\n"
    with pytest.raises(macabre.BadBoard) as caught:
        load_deck(text)
    assert caught.value.line == text[: text.index("[[weapon]]")].count("\n") + 1


@pytest.mark.parametrize("change", [('name = "Rope"', 'name = "Rope" # a\u2028b'), ("\n", "\r\n")])
def test_a_transcript_with_a_deck_of_ones_own_replays(change):
    match = GAME.new(2, seed=1, board=load_deck(DECK.source.text.replace(*change)))
    assert macabre.replay(match.transcript()).digest() == match.digest()
