"""CLU-20: who knows what."""

from __future__ import annotations

import json
from typing import Any

import pytest

import macabre
from macabre.games.cluedo_cards.tests.positions import GAME, cards, deal, draw, table, texts, turn_up
from macabre.match import Match
from macabre.rules import Viewer
from macabre.testing.walk import random_match

PUBLIC = "hand_sizes draw_pile discards miniatures misses turn starter round last_round scores target phase"
FIVES = [
    "plum-1 plum-2 green-1 green-2 white-1",
    "mustard-1 mustard-2 peacock-1 peacock-2 white-2",
    "spanner-1 spanner-2 rope-1 rope-2 white-3",
]


def hands(match: Match, viewer: Viewer) -> list[str]:
    """All hands as a viewer sees them."""
    return [texts(hand) for hand in match.view(viewer)["hands"]]


def swapped() -> Match:
    """Seats 0 and 1 of three have just swapped; seat 1 is to act."""
    match = table(["revolver-1 plum-1 green-2", "rope-1 white-3 scarlett-3", "spanner-1 peacock-2"], "revolver-2")
    match.play("play revolver-1")
    match.play("swap 1")
    return match


def told(match: Match, viewer: Viewer, kind: str) -> list[dict[str, Any]]:
    """The events of a kind that a viewer was told."""
    return [event for event in match.told(viewer) if event["type"] == kind]


# --- hands


def test_clu_20_your_hand_is_known_to_you_alone() -> None:
    match = GAME.new(3, options={"first_player": 0}, chance="manual")
    deal(match, FIVES, "scarlett-3")
    for seat in range(3):
        seen = hands(match, seat)
        assert set(seen.pop(seat).split()) == set(FIVES[seat].split())
        assert seen == ["? ? ? ? ?"] * 2


def test_clu_20_spectators_know_no_hand() -> None:
    assert hands(swapped(), "spectator") == ["? ? ?", "? ?", "? ?"]
    assert hands(GAME.new(2, seed=1), "spectator") == ["? ? ? ? ?"] * 2


def test_clu_20_the_referee_knows_all_hands() -> None:
    assert hands(swapped(), None) == ["rope-1 scarlett-3 white-3", "plum-1 green-2", "spanner-1 peacock-2"]


def test_clu_20_a_card_dealt_is_told_to_its_owner_alone() -> None:
    match = GAME.new(3, options={"first_player": 0}, chance="manual")
    deal(match, FIVES, "scarlett-3")
    for viewer in (0, 1, 2, "spectator"):
        for event in told(match, viewer, "dealt"):
            assert (event["card"] is not None) == (event["seat"] == viewer)
    assert [event["card"] for event in told(match, 1, "dealt") if event["seat"] == 1] == cards(FIVES[1])


def test_clu_20_a_card_drawn_is_known_to_its_owner_alone() -> None:
    match = table(["plum-1", "green-1", "white-1"], "scarlett-2")
    draw(match, "mustard-3")
    assert [hands(match, viewer)[0] for viewer in (0, 1, 2, "spectator")] == ["mustard-3 plum-1", "? ?", "? ?", "? ?"]
    drawn = [told(match, viewer, "drawn")[0]["card"] for viewer in (0, 1, 2, "spectator")]
    assert drawn == [*cards("mustard-3"), None, None, None]
    assert "mustard" not in json.dumps([match.view(1), match.told(1), match.told("spectator")])


def test_clu_20_the_order_of_a_hand_means_nothing() -> None:
    """The same hand dealt in another order is the same hand."""
    views = []
    for first in (FIVES[0], " ".join(reversed(FIVES[0].split()))):
        match = GAME.new(3, options={"first_player": 0}, chance="manual")
        deal(match, [first, *FIVES[1:]], "scarlett-3")
        views.append([match.view(viewer) for viewer in (0, 1, 2, "spectator", None)])
    assert views[0] == views[1]


# --- swaps


def test_clu_20_the_two_who_swapped_know_each_card_that_they_gave() -> None:
    match = swapped()
    assert hands(match, 0) == ["rope-1 scarlett-3 white-3", "plum-1 green-2", "? ?"]
    assert hands(match, 1) == ["rope-1 scarlett-3 white-3", "plum-1 green-2", "? ?"]


def test_clu_20_a_swap_teaches_the_others_nothing() -> None:
    match = swapped()
    assert hands(match, 2) == ["? ? ?", "? ?", "spanner-1 peacock-2"]
    assert hands(match, "spectator") == ["? ? ?", "? ?", "? ?"]
    names = json.dumps([match.view(2), match.told(2), match.told("spectator")])
    assert not any(picture in names for picture in ("plum", "green", "scarlett", "white"))


def test_clu_20_a_card_given_is_known_until_it_is_played() -> None:
    match = swapped()
    match.play("play plum-1")
    assert hands(match, 0) == ["rope-1 scarlett-3 white-3", "green-2", "? ?"]
    assert texts(match.view("spectator")["discards"][-1:]) == "plum-1"
    match.play("play spanner-1")
    match.play("play rope-1")
    assert hands(match, 1) == ["scarlett-3 white-3", "green-2", "?"]


def test_clu_20_a_card_drawn_after_the_swap_is_unknown_and_known_cards_come_first() -> None:
    match = table(["revolver-1 green-2 white-2", "peacock-3 rope-3"], "revolver-3")
    match.play("play revolver-1")
    match.play("swap 1")
    draw(match, "dagger-2")
    assert hands(match, 0)[1] == "green-2 white-2 ?"
    draw(match, "candlestick-3")
    assert hands(match, 1)[0] == "rope-3 peacock-3 ?"
    assert hands(match, 0)[0] == "candlestick-3 rope-3 peacock-3"


def test_clu_20_a_third_party_that_knew_a_card_knows_it_in_its_new_place() -> None:
    """Seat 0 gave cards to seat 1, which then swaps with seat 2."""
    match = table(["revolver-1 revolver-3 green-2", "rope-2 white-3", "spanner-1 peacock-2"], "revolver-2")
    for move in ("play revolver-1", "swap 1", "play revolver-3", "swap 2"):
        match.play(move)
    assert hands(match, 0) == ["rope-2 white-3", "? ?", "green-2"]
    assert hands(match, 1) == ["rope-2 white-3", "spanner-1 peacock-2", "green-2"]
    assert hands(match, 2) == ["? ?", "spanner-1 peacock-2", "green-2"]
    assert hands(match, "spectator") == ["? ?", "? ?", "?"]


def test_clu_20_a_third_party_knows_only_its_part_of_a_swapped_hand() -> None:
    """What seat 1 has drawn since stays unknown to seat 0 when seat 2 takes it all."""
    three = ["revolver-1 green-2 white-2", "rope-3 peacock-3", "revolver-3 mustard-2 mustard-1"]
    match = table(three, "revolver-2")
    match.play("play revolver-1")
    match.play("swap 1")
    draw(match, "dagger-3")
    match.play("play revolver-3")
    match.play("swap 1")
    assert hands(match, 0) == ["rope-3 peacock-3", "? ?", "green-2 white-2 ?"]
    assert hands(match, 2) == ["? ?", "mustard-1 mustard-2", "dagger-3 green-2 white-2"]
    assert hands(match, 1) == ["rope-3 peacock-3", "mustard-1 mustard-2", "dagger-3 green-2 white-2"]


def test_clu_20_who_swaps_a_second_time_keeps_what_it_knew_of_the_first() -> None:
    """Seat 2 swaps with seat 0, which gave its first hand to seat 1."""
    three = ["revolver-1 green-2", "rope-2 white-3", "revolver-3 peacock-2"]
    match = table(three, "revolver-2", misses=(0, 1, 0))
    for move in ("play revolver-1", "swap 1", "play revolver-3", "swap 0"):
        match.play(move)
    assert hands(match, 0) == ["peacock-2", "green-2", "rope-2 white-3"]
    assert hands(match, 1) == ["?", "green-2", "rope-2 white-3"]
    assert hands(match, 2) == ["peacock-2", "?", "rope-2 white-3"]


def test_clu_20_hands_swapped_back_are_known_to_both() -> None:
    match = table(["revolver-1 revolver-3 green-2", "rope-2 white-3"], "revolver-2")
    for move in ("play revolver-1", "swap 1", "play revolver-3", "swap 0"):
        match.play(move)
    assert hands(match, 0) == hands(match, 1) == ["green-2", "rope-2 white-3"]


def test_clu_20_a_known_card_that_is_played_shuffled_and_drawn_again_is_unknown() -> None:
    match = table(["revolver-1 plum-1 green-2", "white-1 mustard-2"], "revolver-2", pile="")
    for move in ("play revolver-1", "swap 1", "play plum-1", "play white-1"):
        match.play(move)
    draw(match, "plum-1")
    assert hands(match, 0) == ["mustard-2", "green-2 ?"]
    assert hands(match, 1) == ["mustard-2", "plum-1 green-2"]


def test_clu_20_what_follows_by_elimination_is_not_in_the_view() -> None:
    """The last card of the pile is drawn, all the others lie open, and yet no hand is named."""
    match = table(["plum-1 green-1", "white-1 rope-3"], "scarlett-2", pile="mustard-3")
    draw(match, "mustard-3")
    assert (len(match.view(0)["discards"]), match.view(0)["draw_pile"]) == (31, 0)
    assert hands(match, 0)[1] == "? ?"
    assert hands(match, 1)[0] == "? ? ?"
    assert hands(match, "spectator") == ["? ? ?", "? ?"]


# --- what all know


def test_clu_20_sizes_pile_and_the_whole_discard_pile_are_known_to_all() -> None:
    match = swapped()
    match.play("play plum-1")
    seen = [{key: match.view(viewer)[key] for key in PUBLIC.split()} for viewer in (0, 1, 2, "spectator", None)]
    assert all(view == seen[0] for view in seen)
    assert seen[0]["hand_sizes"] == [3, 1, 2]
    assert seen[0]["draw_pile"] == 36 - 6 - 3
    assert seen[0]["discards"] == cards("revolver-2 revolver-1 plum-1")


def test_clu_20_the_miniatures_are_known_to_all_once_the_round_has_ended() -> None:
    match = table(["plum-1", "green-1 green-2"], "plum-2")
    assert match.view(None)["miniatures"] == [None, None]
    match.play("play plum-1")
    turn_up(match, 3, 0)
    deal(match, FIVES[:2], "scarlett-3")
    for viewer in (0, 1, "spectator", None):
        view = match.view(viewer)
        assert [miniature["points"] for miniature in view["last_round"]["miniatures"]] == [2, 1]
        assert view["miniatures"] == [None, None]


# --- the end


def ended(target: int) -> Match:
    """Seat 0 swapped with seat 1 of three, and seat 2 has then ended the round."""
    match = table(["revolver-1 plum-3 green-2", "white-3 rope-3", "mustard-1"], "revolver-2", target=target)
    for move in ("play revolver-1", "swap 1"):
        match.play(move)
    draw(match, "dagger-3")
    match.play("play mustard-1")
    turn_up(match, 1, 2, 3)
    return match


def test_clu_20_hands_stay_closed_when_the_match_ends() -> None:
    match = ended(target=3)
    assert match.finished
    assert hands(match, 0) == ["rope-3 white-3", "plum-3 green-2 ?", ""]
    assert hands(match, 1) == ["rope-3 white-3", "dagger-3 plum-3 green-2", ""]
    assert hands(match, 2) == ["? ?", "? ? ?", ""]
    assert hands(match, "spectator") == ["? ?", "? ? ?", ""]


def test_clu_20_hands_stay_closed_when_a_round_ends() -> None:
    """Nothing that a seat is given names a card that was left in another's hand."""
    match = ended(target=10)
    assert match.view(2)["round"] == 2
    given = json.dumps([match.view(2), match.view("spectator"), match.told(2), match.told("spectator")])
    left = ({"picture": "plum", "number": 3}, {"picture": "dagger", "number": 3}, {"picture": "white", "number": 3})
    assert not any(json.dumps(held) in given for held in left)


def test_clu_20_what_a_swap_taught_is_of_no_use_in_the_next_round() -> None:
    match = ended(target=10)
    deal(match, FIVES, "scarlett-3")
    for seat in range(3):
        assert [other for i, other in enumerate(hands(match, seat)) if i != seat] == ["? ? ? ? ?"] * 2


def test_clu_20_the_finished_view_shows_the_table_as_the_last_card_left_it() -> None:
    view = ended(target=3).view(0)
    assert (view["phase"], view["finished"], view["winners"], view["to_act"]) == ("over", True, [2], [])
    assert (view["hand_sizes"], view["draw_pile"], view["round"]) == ([2, 3, 0], 36 - 8, 1)
    assert texts(view["discards"]) == "revolver-2 revolver-1 mustard-1"
    assert [miniature["points"] for miniature in view["miniatures"]] == [2, 1, 2]
    assert view["last_round"] == {"winner": 2, "card": cards("mustard-1")[0], "miniatures": view["miniatures"]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_clu_20_a_replay_of_a_finished_match_may_show_everything(players: int) -> None:
    match = random_match(GAME, players, 5)
    again = macabre.replay(match.transcript())
    assert again.finished
    assert again.view(None) == match.view(None)
    assert "?" not in " ".join(hands(again, None))
