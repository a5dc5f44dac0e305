"""What a drawing is given of a board: everything, from the data alone."""

import json

import macabre
from macabre.data import Source
from macabre.language import Speech

GAME = macabre.load("dead-house")
TEXT = (GAME.rules.folder / "track.toml").read_text("utf-8")


def chart(text=TEXT):
    return GAME.rules.notation.chart(GAME.load_board(Source(text)), Speech())


def test_hou_3_the_chart_says_what_lies_where():
    drawn = chart()
    assert len(drawn["squares"]) == 60
    assert drawn["squares"][:7] == ["ahead-3", "plain", "turn-off", "plain", "start", "plain", "gnome-blue"]
    assert drawn["sides"][1] == {"name": "Hand", "start": 19, "turn_off": 17}
    assert (drawn["gravestones"], drawn["pawns"]) == (5, 3)
    assert set(drawn["squares"]) <= set(drawn["kinds"])


def test_hou_10_and_11_the_chart_says_where_squares_lead():
    leads = chart()["leads"]
    assert (leads[0], leads[6], leads[51], leads[11]) == (3, 11, 56, None)


def test_hou_10_the_chart_says_what_house_rules_change():
    ahead = chart()["kinds"]["ahead-3"]
    assert "turn-off" not in ahead["text"]
    notes = {(note["option"], note["value"]): note["text"] for note in ahead["notes"]}
    assert notes["ahead_at_turn_off", "pass"] == "It goes past its own turn-off, never in."
    assert notes["ahead_at_turn_off", "stay"] == "It stays here if it would pass its own turn-off."


def test_every_note_is_about_a_choice_that_there_is():
    drawn = chart()
    notes = [note for words in [*drawn["kinds"].values(), *drawn["specials"]] for note in words["notes"]]
    assert len(notes) == 5
    assert all(GAME.options[note["option"]].allows(note["value"]) for note in notes)


def test_hou_15_to_20_the_chart_says_what_each_card_does():
    cards = {card["name"]: card for card in chart()["cards"]}
    assert cards["1"]["text"] == "Move a pawn forward 1 or push an opponent's pawn back 1."
    assert cards["-13"]["text"] == "Move a pawn back 13."
    assert (cards["5"]["divide"], cards["5"]["forward"]) == (True, 5)
    assert (cards["slappy"]["title"], cards["slappy"]["swap"]) == ("Slappy", "any")
    assert sum(card["count"] for card in cards.values()) == 53


def test_hou_22_the_chart_names_the_special_cards():
    assert [card["title"] for card in chart()["specials"]] == ["Possession", "Steal", "Reanimate"]


def test_a_board_of_ones_own_has_a_chart_of_its_own():
    text = TEXT.replace("squares = 60", "squares = 75").replace("gravestones = 5", "gravestones = 3")
    text = text.replace('title = "Slappy"', 'title = "The Dummy"').replace('name = "Ghost"', 'name = "Bat"')
    drawn = chart(text)
    assert (len(drawn["squares"]), drawn["gravestones"]) == (75, 3)
    assert drawn["sides"][3]["name"] == "Bat"
    assert "The Dummy" in [card["title"] for card in drawn["cards"]]
    assert json.loads(json.dumps(drawn)) == drawn
