"""Every refusal and every event of Dead House is uttered somewhere, by its clause."""

from __future__ import annotations

import pytest

from macabre.games.dead_house.tests.conftest import GAME, Table
from macabre.match import Match
from macabre.testing.utterances import Uttered, asked, check_events, check_refusals
from macabre.testing.walk import Dice, play_random_move


def refused_by_hand() -> Uttered:
    place = Table().pawns(0, 20, "s2", "house").pawns(1, "s1", "house", 22).hand(0, "1", "5", "-3", "slappy")
    odd = ["back 5 1 2", "swap 5 0 1:2", "back 1 0 0", "back 1 1 0", "back 1 1 1", "move 11 0", "move -3 2"]
    odd += ["split 0:3/0:2", "split 0:5/1:0", "split 0:3/1:3", "split 2:3/0:2", "swap slappy 1 1:2"]
    odd += ["swap slappy 0 0:0", "swap slappy 0 0:1", "special steal 0", "special possession 0 1:2", "discard 1"]
    odd += ["back 1 2 0", "move 5 1"]
    found = asked(place.match, *odd)
    place = Table().pawns(0, 20, 22, "home").pawns(1, 24, "s1", "home").hand(0, "miss-me", "-3", "1")
    found |= asked(place.match, "swap miss-me 0 1:0", "special possession 2 1:1", "move -3 2", "back 1 1 2")
    found |= asked(place.match, "split 0:3/1:2")
    place = Table(possession_with="off-track").pawns(0, 20, "s2", "house").pawns(1, 24, "home", "home")
    found |= asked(place.match, "special possession 0 1:0", "special possession 2 1:0")
    found |= asked(Table(special_cards=False).match, "special steal 1")
    place = Table().pawns(0, "s3", "s4", "home").hand(0, "5")
    found |= asked(place.match, "split 0:4/2:1", "split 2:1/0:4")
    place.play("special steal 1")
    found |= asked(place.match, "special reanimate")
    place = Table().pawns(1, 24, "home", "home").play("special possession 0 1:0")
    place.play(place.texts("move")[0])
    place.play(next(text for text in place.texts() if not text.startswith("special")))
    return found | asked(place.match, "special possession 1 1:0")


def seldom_told() -> list[Match]:
    """Matches that tell what random ones seldom do."""
    stays = Table(ahead_at_turn_off="stay").pawns(0, 58, "home", "home").hand(0, "2").play("move 2 0")
    swept = Table().pawns(0, 4, "home", "home").pawns(1, 8, "home", "home").hand(0, "2").play("move 2 0")
    pushed = Table().pawns(1, 31, "home", "home").hand(0, "1").play("back 1 1 0")
    won = Table().pawns(0, "house", "house", "s5").hand(0, "1").play("move 1 2")
    soon = Table(pawns_to_win=1).pawns(0, "home", "home", "s5").hand(0, "1").play("move 1 2")
    out = Table(possession_with="off-track").pawns(0, "s2", "home", "home").pawns(1, 30, "home", "home")
    out.play("special possession 0 1:0")
    return [stays.match, swept.match, pushed.match, won.match, soon.match, out.match, reshuffled()]


def reshuffled() -> Match:
    """A match in which the deck has run out."""
    match, dice, told = GAME.new(4, seed=1), Dice(1), 0
    while not any(event["type"] == "reshuffled" for event in match.told(None, since=told)):
        told = len(match)
        play_random_move(match, dice)
    return match


@pytest.mark.slow
def test_every_refusal_is_uttered_somewhere() -> None:
    check_refusals(GAME, refused_by_hand())


@pytest.mark.slow
def test_every_event_and_its_clause_is_told_somewhere() -> None:
    check_events(GAME, seldom_told(), ("events.py", "ways.py"))


def test_hou_14_hou_17_the_clause_of_the_card_or_the_place_is_quoted() -> None:
    found = refused_by_hand()
    assert any(clause == "HOU-17" and "does not swap pawns" in text for clause, text in found)
    assert ("HOU-14", "that pawn is in Dead House and never moves again") in found


def test_hou_4_hou_27_after_the_end_the_clause_of_the_ending_is_quoted() -> None:
    limit = Table(turn_limit=1).hand(0, "6").play("move 6 0")
    assert limit.match.explain("move 6 0", 0) == ("HOU-4", "the match is over")
    won = Table().pawns(0, "house", "house", "s5").hand(0, "1").play("move 1 2")
    assert won.match.explain("move 6 0", 0) == ("HOU-27", "the match is over")
