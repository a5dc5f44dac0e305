"""HOU-29 to HOU-32: the card's own wording of Possession, and house rules."""

from __future__ import annotations

from typing import Any

import pytest

from macabre.desk import INTERPRETER
from macabre.drive import Driver
from macabre.games.dead_house.tests.conftest import GAME, Table
from macabre.language import english
from macabre.rules import promise

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
Tables = Any


def said(place: Table) -> list[tuple[str, str]]:
    """Clause and sentence of all that everybody is told."""
    return [(event["clause"], event["text"]) for event in place.match.told("spectator", NAMES) if event["text"]]


# --- HOU-29


def test_hou_29_a_pawn_on_a_gravestone_may_take_anothers_place(table: Tables) -> None:
    place = table(possession_with="off-track").pawns(0, "s2", "home", 8).pawns(1, 40, "s1", "home")
    froms = {text.split()[2] for text in place.texts("special possession")}
    assert froms == {"0", "1"}
    place.play("special possession 0 1:0")
    assert (place.places(0), place.places(1)) == ([40, "home", 8], ["home", "s1", "home"])
    assert place.turn == 0


def test_hou_29_also_that_of_ones_own_pawn(table: Tables) -> None:
    place = table(possession_with="off-track").pawns(0, "s2", "house", 8)
    assert place.play("special possession 0 0:2").places(0) == [8, "house", "home"]


def test_hou_29_not_one_on_the_track_nor_in_dead_house(table: Tables) -> None:
    place = table(possession_with="off-track").pawns(0, 8, "house", "home").pawns(1, 40, "home", "home")
    assert place.match.explain("special possession 0 1:0") == ("HOU-29", "your pawn 1 is on the track already")
    refusal = ("HOU-14", "your pawn 2 is in Dead House and never moves again")
    assert place.match.explain("special possession 1 1:0") == refusal


def test_hou_29_without_it_only_from_home_base(table: Tables) -> None:
    place = table().pawns(0, "s2", "home", "home").pawns(1, 40, "home", "home")
    assert place.match.explain("special possession 0 1:0") == ("HOU-23", "your pawn 1 is not at Home Base")


def test_hou_29_the_log_says_where_both_pawns_went(table: Tables) -> None:
    place = table(possession_with="off-track").pawns(0, "s2", "home", "home").pawns(1, 40, "home", "home")
    assert said(place.play("special possession 0 1:0"))[-3:] == [
        ("HOU-29", "Anna plays Possession: pawn 1 takes the place of Ben's pawn 1."),
        ("HOU-29", "Anna's pawn 1 goes from gravestone 2 to square 40."),
        ("HOU-29", "Ben's pawn 1 is sent home from square 40: Anna's pawn 1 takes its place."),
    ]


# --- HOU-30


@pytest.mark.parametrize(("needed", "pawns"), [(1, "one pawn"), (2, "two pawns"), (3, "all three pawns")])
def test_hou_30_so_many_pawns_in_dead_house_win(table: Tables, needed: int, pawns: str) -> None:
    done = ["house"] * (needed - 1)
    place = table(pawns_to_win=needed).pawns(0, *done, "s5", *[8] * (3 - needed)).hand(0, "1")
    place.play(f"move 1 {needed - 1}")
    assert (place.match.finished, place.match.winners) == (True, [0])
    clause = "HOU-27" if needed == 3 else "HOU-30"
    assert said(place)[-1] == (clause, f"Anna has {pawns} in Dead House and wins.")
    assert place.refusal("move 6 0") == clause
    assert place.match.verdict(NAMES) == f"Anna was the first to bring {pawns} into Dead House."


def test_hou_30_one_pawn_less_does_not_win(table: Tables) -> None:
    place = table(pawns_to_win=2).pawns(0, "s5", 8, "home").hand(0, "1")
    assert not place.play("move 1 0").match.finished


def test_hou_30_how_the_match_ended_is_told_apart(table: Tables) -> None:
    place = table(pawns_to_win=1).pawns(0, "s5", 8, "home").hand(0, "1").play("move 1 0")
    assert place.match.ending == "as many pawns in Dead House as were agreed"
    place = table().pawns(0, "s5", "house", "house").hand(0, "1").play("move 1 0")
    assert place.match.ending == "three pawns in Dead House"


def test_hou_30_the_greedy_bot_brings_on_the_pawn_that_wins(table: Tables) -> None:
    """With three to win a pawn should come out; with one to win, the one ahead should go on."""
    for needed, pawn in ((3, 1), (1, 0)):
        place = table(pawns_to_win=needed, special_cards=False).pawns(0, 40, "home", "home").hand(0, "2")
        chosen = advised(place)
        assert chosen["pawn"] == pawn, (needed, chosen)


def advised(place: Table) -> dict[str, Any]:
    """The first of the moves that look best."""
    driver = Driver(GAME.rules, place.board, INTERPRETER)
    driver.state = place.match.sight(0)
    moves = driver.advise(0)
    best = max(value for _, value in moves)
    action = next(action for action, value in moves if value == best)
    return dict(GAME.rules.notation.to_move(place.board, action))


def test_hou_30_only_the_pawns_that_are_needed_promise_anything(table: Tables) -> None:
    def promised(needed: int, *pawns: int | str) -> int:
        place = table(pawns_to_win=needed).pawns(0, *pawns)
        return int(promise(place.board.record, place.s, 0))

    assert promised(1, "s3", 8, 9) == promised(1, 9, "s3", "home")
    assert promised(2, "s3", 8, 9) == promised(2, 9, "s3", "home") < promised(2, "s3", 9, 20)
    assert promised(3, "s3", 8, 9) > promised(3, 9, "s3", "home")


# --- HOU-31


def test_hou_31_nobody_has_special_cards(table: Tables) -> None:
    place = table(3, special_cards=False).pawns(1, 40, "home", "home")
    assert place.match.view(0)["specials"] == [[], [], []]
    assert place.texts("special") == []
    for text in ("special steal 1", "special reanimate", "special possession 0 1:0"):
        assert place.match.explain(text) == ("HOU-31", "this match is played without special cards")
    assert "special" not in english(GAME.rules.notation.task(place.match.view(0)))


# --- HOU-32


@pytest.mark.parametrize(("players", "starts"), [(2, [4, 34]), (3, [4, 19, 34]), (4, [4, 19, 34, 49])])
def test_hou_32_everybodys_first_pawn_stands_on_its_start_square(players: int, starts: list[int]) -> None:
    match = GAME.new(players, seed=1, options={"pawn_starts_out": True})
    assert match.view(0)["pawns"] == [[{"track": start}, "home", "home"] for start in starts]


@pytest.mark.parametrize("first_player", [None, 1])
def test_hou_32_the_log_says_where_pawns_start_once(first_player: int | None) -> None:
    options = {"pawn_starts_out": True, "first_player": first_player}
    match = GAME.new(2, seed=1, options=options)
    told = [event for event in match.told("spectator", NAMES) if event["type"] == "starts-out"]
    assert [event["text"] for event in told] == [
        "Anna's pawn 1 starts on square 4.",
        "Ben's pawn 1 starts on square 34.",
    ]
    assert {event["clause"] for event in told} == {"HOU-32"}


def test_hou_32_dealing_anew_tells_it_not_again(table: Tables) -> None:
    place = table(pawn_starts_out=True)
    place.match.play("special reanimate")
    while place.match.chance_to_act:
        place.match.play(place.match.legal_moves("chance")[0], "chance")
    assert [event["type"] for event in place.match.events].count("starts-out") == 2


def test_hou_29_to_32_are_off_unless_they_are_agreed() -> None:
    usual = {"possession_with": "home", "pawns_to_win": 3, "special_cards": True, "pawn_starts_out": False}
    assert usual.items() <= GAME.new(2, seed=1).options.items()
