"""CLU-1 to CLU-3: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from macabre import BadPlayers
from macabre.games.cluedo_cards.tests.positions import DECK, GAME, card, table, turn_up

WEAPONS = ["Dagger", "Candlestick", "Revolver", "Rope", "Lead Piping", "Spanner"]
SUSPECTS = ["Colonel Mustard", "Professor Plum", "Reverend Green", "Mrs Peacock", "Miss Scarlett", "Mrs White"]
PICTURES = [
    *("dagger", "candlestick", "revolver", "rope", "lead-piping", "spanner"),
    *("mustard", "plum", "green", "peacock", "scarlett", "white"),
]
MINIATURES = [
    (["dagger", "mustard", "plum"], 1),
    (["candlestick", "green", "lead-piping"], 2),
    (["revolver", "peacock", "scarlett"], 1),
    (["rope", "white", "spanner"], 2),
]


def whole_deck() -> list[tuple[str, int]]:
    """Every card that the rules speak of."""
    return [(c["picture"], c["number"]) for c in DECK.cards]


def offered_first() -> list[tuple[str, int]]:
    """Every card that may be dealt first."""
    moves = GAME.new(2, options={"first_player": 0}, chance="manual").legal_moves("chance")
    return [(move["card"]["picture"], move["card"]["number"]) for move in moves]


def test_clu_1_is_for_two_to_four_players() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for players in (2, 3, 4):
        assert len(GAME.new(players, seed=1).view(0)["hands"]) == players
    for players in (0, 1, 5):
        with pytest.raises(BadPlayers):
            GAME.new(players)


def test_clu_1_thirty_six_cards_three_of_each_of_twelve_illustrations() -> None:
    assert len(whole_deck()) == len(set(whole_deck())) == 36
    assert Counter(picture for picture, _ in whole_deck()) == dict.fromkeys(PICTURES, 3)
    assert sorted(offered_first()) == sorted(whole_deck())


def test_clu_1_the_illustrations_are_six_weapons_and_six_suspects() -> None:
    assert DECK.names == dict(zip(PICTURES, WEAPONS + SUSPECTS, strict=True))


def test_clu_1_there_are_four_miniatures() -> None:
    match = table(["plum-1", "green-2"], "plum-2")
    match.play("play plum-1")
    assert len(match.legal_moves("chance")) == 4


@pytest.mark.parametrize("picture", PICTURES)
def test_clu_2_the_cards_of_an_illustration_bear_1_2_and_3(picture: str) -> None:
    assert sorted(number for name, number in whole_deck() if name == picture) == [1, 2, 3]


def test_clu_3_the_miniatures_show_three_pictures_each_for_these_points() -> None:
    found = [(miniature["pictures"], miniature["points"]) for miniature in DECK.miniatures]
    assert found == MINIATURES


def test_clu_3_the_four_miniatures_show_each_illustration_once() -> None:
    shown = [picture for miniature in DECK.miniatures for picture in miniature["pictures"]]
    assert sorted(shown) == sorted(PICTURES)


def test_clu_3_the_view_shows_a_miniature_with_its_pictures_and_points() -> None:
    match = table(["plum-1", "green-2", "white-3", "white-1"], "plum-2", target=1)
    match.play("play plum-1")
    turn_up(match, 3, 2, 1, 0)
    expected = [{"pictures": pictures, "points": points} for pictures, points in reversed(MINIATURES)]
    assert match.view("spectator")["miniatures"] == expected


@pytest.mark.parametrize(("last", "loser"), [(picture, i) for i, m in enumerate(MINIATURES) for picture in m[0]])
def test_clu_3_each_picture_costs_the_points_of_the_miniature_that_shows_it(last: str, loser: int) -> None:
    """With the miniatures turned up in their order, seat i has the i-th."""
    match = table([f"{last}-1", "", "", ""], f"{last}-2", target=50)
    match.play({"type": "play", "card": card(f"{last}-1")})
    turn_up(match, 0, 1, 2, 3)
    expected = [3, 0, 0, 0]
    expected[loser] -= MINIATURES[loser][1]
    assert match.scores == expected
