"""Somebody who reads the log alone can replay a match on a real board: this does, from its texts."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from macabre.games.dead_house.tests.conftest import GAME, Table
from macabre.language import Speech
from macabre.testing.walk import Dice, play_random_move

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
PAWN = r"(\w+)'s pawn (\d)"
SPECIAL = r"(\w+) plays (Possession|Steal|Reanimate)\b.*"
TITLES = {"Slappy": "slappy", "Miss Me?": "miss-me"}


class Board:
    """A board on the kitchen table: pawns, discards and special cards, moved as somebody reads out."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.squares = view["board"]["squares"]
        self.names = NAMES[: view["players"]]
        self.pawns = {(name, pawn): "Home Base" for name in self.names for pawn in range(3)}
        self.specials = {name: [*view["specials"][0]] for name in self.names}
        self.discards: list[str] = []
        self.again: str | None = None
        self.winner: str | None = None

    def read(self, text: str) -> None:
        """Do what a sentence says."""
        for pattern, act in self.SENTENCES:
            found = re.fullmatch(pattern, text)
            if found:
                return act(self, *found.groups())
        raise AssertionError(f"nobody could play «{text}»")

    def begin(self, name: str) -> None:
        assert not self.discards

    def go(self, name: str, pawn: str, start: str, way: str) -> None:
        key = name, int(pawn) - 1
        assert self.pawns[key] == start
        stops = way.split(", so on to ")
        for lead, after in pairwise(stops):
            self.check_lead(lead, after)
        self.pawns[key] = stops[-1].split(",")[0]

    def check_lead(self, lead: str, after: str) -> None:
        """The squares on the board in front of the reader say the same."""
        square, _, sign = lead.removeprefix("square ").partition(", ")
        there = int(after.split(",", maxsplit=1)[0].removeprefix("square "))
        ahead = self.squares[int(square)] == "ahead-3"
        assert sign == ("Move Ahead 3" if ahead else "a blue gnome")
        assert ahead == (there == (int(square) + 3) % len(self.squares))
        assert ahead or self.squares[there] == "gnome-red"

    def send_home(self, name: str, pawn: str, start: str, why: str) -> None:
        key = name, int(pawn) - 1
        assert self.pawns[key] == start
        self.pawns[key] = "Home Base"

    def play(self, name: str, card: str) -> None:
        self.discards.append(TITLES.get(card, card))

    def use(self, name: str, card: str) -> None:
        self.specials[name].remove(card.lower())
        if card == "Reanimate":
            self.discards = []

    def shuffle(self) -> None:
        self.discards = []

    def start_out(self, name: str, pawn: str, place: str) -> None:
        self.pawns[name, int(pawn) - 1] = place

    def win(self, name: str, count: str) -> None:
        needed = {"one pawn": 1, "two pawns": 2, "all three pawns": 3}[count]
        assert [self.pawns[name, pawn] for pawn in range(3)].count("Dead House") == needed
        self.winner = name

    SENTENCES: Any = (
        (r"(\w+) begins\.", begin),
        (rf"{PAWN} goes from (.+?) to (.+)\.", go),
        (rf"{PAWN} is sent home from (.+?): (.+)\.", send_home),
        (r"(\w+) plays “(.+?)”.*", play),
        (r"(\w+) divides a (\d+):.*", play),
        (r"(\w+) can use no card and discards “(.+)”\.", play),
        (SPECIAL, use),
        (r"\w+ landed on Take Another Turn and takes one\.", lambda self: None),
        (r"The deck is empty: the discards are shuffled into a new one\.", shuffle),
        (rf"{PAWN} starts on (.+)\.", start_out),
        (r"(\w+) has (.+) in Dead House and wins\.", win),
    )


def said(place: Any) -> str:
    """A place of a view as the log says it."""
    if isinstance(place, str):
        return {"home": "Home Base", "house": "Dead House"}[place]
    return f"square {place['track']}" if "track" in place else f"gravestone {place['safety']}"


def compare(board: Board, view: dict[str, Any]) -> None:
    for seat, name in enumerate(board.names):
        assert [board.pawns[name, pawn] for pawn in range(3)] == [said(place) for place in view["pawns"][seat]]
        assert board.specials[name] == view["specials"][seat]
    assert board.discards == view["discards"]
    assert view["winners"] == ([board.names.index(board.winner)] if board.winner else [])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"ahead_at_turn_off": "stay", "squares_catch_pushed": True},
        {"possession_with": "off-track", "pawns_to_win": 2},
        {"pawns_to_win": 1, "special_cards": False, "pawn_starts_out": True},
    ],
)
def test_a_match_is_replayed_from_the_texts_of_its_log_alone(players: int, options: dict[str, Any]) -> None:
    match, dice, told = GAME.new(players, seed=players, options=options), Dice(players), 0
    board = Board(match.view("spectator"))
    while True:
        for event in match.told("spectator", NAMES, since=told):
            if event["text"]:
                board.read(event["text"])
        compare(board, match.view("spectator"))
        if match.finished:
            break
        told = len(match)
        play_random_move(match, dice)


def texts(table: Table) -> list[str]:
    """What the last decision is told as, up to the draw."""
    return [event["text"] for event in table.match.told("spectator", NAMES) if event["text"]]


def clauses(table: Table) -> list[str]:
    """Those by which pawns have moved."""
    return [event["clause"] for event in table.match.events if event["type"] == "moved"]


def test_hou_11_the_log_names_the_gnome(table: Any) -> None:
    place = table().pawns(0, 4, "home", "home").pawns(1, 8, "home", "home").hand(0, "2").play("move 2 0")
    assert texts(place)[-3:] == [
        "Anna plays “2” with pawn 1.",
        "Anna's pawn 1 goes from square 4 to square 6, a blue gnome, so on to square 11.",
        "Ben's pawn 1 is sent home from square 8: the gnome sweeps it away.",
    ]
    assert clauses(place) == ["HOU-11", "HOU-11"]


def test_hou_10_a_step_back_that_ends_where_it_began_is_told(table: Any) -> None:
    place = table().pawns(0, 18, "home", "home").hand(0, "-3").play("move -3 0")
    assert texts(place)[-1] == "Anna's pawn 1 goes from square 18 to square 15, Move Ahead 3, so on to square 18."


def test_hou_10_a_pawn_that_stays_before_its_turn_off_says_why(table: Any) -> None:
    place = table(ahead_at_turn_off="stay").pawns(0, 58, "home", "home").hand(0, "2").play("move 2 0")
    ending = "to square 0, Move Ahead 3, and stays there, or it would pass its turn-off."
    assert texts(place)[-1] == f"Anna's pawn 1 goes from square 58 {ending}"
    assert clauses(place) == ["HOU-10"]


def test_hou_12_a_pushed_pawn_that_rests_says_why(table: Any) -> None:
    place = table().pawns(1, 31, "home", "home").hand(0, "1").play("back 1 1 0")
    ending = "to square 30, Move Ahead 3, and rests there, since it was pushed."
    assert texts(place)[-1] == f"Ben's pawn 1 goes from square 31 {ending}"
    assert clauses(place) == ["HOU-12"]


def test_hou_17_a_split_that_sends_ones_own_pawn_home_tells_both_parts(table: Any) -> None:
    place = table().pawns(0, 20, 23, "home").hand(0, "5").play("split 0:3/1:2")
    assert texts(place)[-4:] == [
        "Anna divides a 5: 3 for pawn 1, then 2 for pawn 2.",
        "Anna's pawn 1 goes from square 20 to square 23.",
        "Anna's pawn 2 is sent home from square 23: Anna's pawn 1 takes its place.",
        "Anna's pawn 2 goes from Home Base to square 5.",
    ]


def told_to(table: Table, seat: int) -> list[str]:
    """The same, as it is said to a player."""
    speech = Speech("en", NAMES, me=seat)
    return [event["text"] for event in table.match.told_in(speech, seat) if event["text"]]


def test_a_player_is_told_of_their_own_doings_as_you(table: Any) -> None:
    place = table().pawns(0, 4, "home", "home").pawns(1, 8, "home", "home").hand(0, "2").play("move 2 0", "6")
    assert told_to(place, 0)[-4:] == [
        "You play “2” with pawn 1.",
        "Your pawn 1 goes from square 4 to square 6, a blue gnome, so on to square 11.",
        "Ben's pawn 1 is sent home from square 8: the gnome sweeps it away.",
        "You draw “6”.",
    ]
    assert told_to(place, 1)[-3:] == [
        "Anna plays “2” with pawn 1.",
        "Anna's pawn 1 goes from square 4 to square 6, a blue gnome, so on to square 11.",
        "Your pawn 1 is sent home from square 8: the gnome sweeps it away.",
    ]


def test_a_player_is_told_what_others_do_to_them(table: Any) -> None:
    place = table().pawns(1, 31, "home", "home").hand(0, "1").play("special steal 1")
    assert told_to(place, 1)[-1] == "Anna plays Steal and swaps hands with you."
    place = table().pawns(1, 31, "home", "home").hand(0, "1").play("special possession 0 1:0")
    assert told_to(place, 1)[-3:] == [
        "Anna plays Possession: pawn 1 takes the place of your pawn 1.",
        "Anna's pawn 1 goes from Home Base to square 31.",
        "Your pawn 1 is sent home from square 31: Anna's pawn 1 takes its place.",
    ]
