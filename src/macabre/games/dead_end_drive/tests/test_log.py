"""Somebody who reads the log alone can replay a match on a real board: this does, from its texts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from macabre.games.dead_end_drive.tests.table import BOARD, GAME
from macabre.testing.walk import Dice, play_random_move

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
ALL_OTHERWISE = {"seating": "players", "open_characters": True, "detective_path": "half"}


class Board:
    """A board on the kitchen table: pawns, portrait, Detective, discards, hands face down."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.names = NAMES[: view["players"]]
        self.traps = {space: BOARD.titles[trap] for trap, space in view["board"]["traps"].items()}
        self.pawns: dict[str, str | None] = {}
        self.portrait: str | None = None
        self.detective = 0
        self.hands = dict.fromkeys(self.names, 0)
        self.discards: list[str] = []
        self.lost: dict[str, str | None] = {}
        self.out: set[str] = set()
        self.turn = ""
        self.heir: str | None = None

    def read(self, text: str) -> None:
        """Do what a sentence says."""
        for pattern, act in self.SENTENCES:
            found = re.fullmatch(pattern, text)
            if found:
                return act(self, *found.groups())
        raise AssertionError(f"nobody could play «{text}»")

    def sit(self, chairs: str) -> None:
        self.pawns = dict(chair.rsplit(" on ", 1) for chair in chairs.split(", "))  # type: ignore[arg-type]

    def seat(self, name: str, pawn: str, chair: str) -> None:
        assert chair not in self.pawns.values()
        self.pawns[pawn] = chair

    def start(self, step: str) -> None:
        self.detective = int(step)

    def roll(self, name: str, first: str, second: str) -> None:
        self.turn = name

    def show(self, name: str) -> None:
        self.portrait = name

    def move(self, name: str, pawn: str, start: str, end: str, trap: str | None) -> None:
        assert (name, start) == (self.turn, self.pawns[pawn])
        assert end not in self.pawns.values()
        assert self.traps.get(end) == trap
        self.pawns[pawn] = end

    def escape(self, name: str, pawn: str, start: str) -> None:
        assert (start, pawn) == (self.pawns[pawn], self.portrait)
        self.pawns[pawn] = "out"

    def play(self, name: str, card: str) -> None:
        self.hands[name] -= 1
        self.discards.append(card)

    def spring(self, name: str, card: str) -> None:
        self.discards.append(card)

    def keep(self, name: str) -> None:
        self.hands[name] += 1

    def step(self, name: str, steps: str) -> None:
        self.detective += 1
        assert self.detective == int(steps)
        self.discards.append("Detective card")

    def shuffle(self, count: str) -> None:
        assert int(count) == len(self.discards)
        self.discards = []

    def knock_off(self, pawn: str, owner: str | None) -> None:
        self.pawns[pawn] = None
        self.lost[pawn] = owner
        if self.portrait == pawn:
            self.portrait = None

    def go_out(self, name: str, cards: str | None, die: str | None) -> None:
        laid = cards.split(", ") if cards else []
        assert len(laid) == self.hands[name]
        self.discards += laid
        self.hands[name] = 0
        self.out.add(name)

    def inherit(self, name: str) -> None:
        self.heir = name

    SENTENCES: Any = (
        (r"The pawns sit down: (.+)\.", sit),
        (r"(\w+) seats (.+) on (\w+)\.", seat),
        (r"The Detective starts on step (\d+) of his path, \d+ from the door\.", start),
        (r"\w+ is dealt .+\.", lambda self: None),
        (r"\w+ rolls \d+ for the first turn\.", lambda self: None),
        (r"\w+ begins\.", lambda self: None),
        (r"(\w+) rolls (\d) and (\d)(?:, a double)?\.", roll),
        (r"Aunt Agatha's portrait comes down, and (.+)'s is the first on the wall\.", show),
        (r"The double brings up the next portrait: (.+)'s\.", show),
        (r"That portrait comes down; (.+)'s is next\.", show),
        (r".+ has been knocked off, so that portrait is taken away\.", lambda self: None),
        (r"\w+ (?:changes|keeps) the portrait\.", lambda self: None),
        (r"(\w+) moves (.+) from (\w+) to (\w+) with the \d+(?:, onto the (.+) trap)?\.", move),
        (r"(\w+) moves (.+) from (\w+) out of the front door with the \d+!", escape),
        (r"No pawn can use the \d: \w+ loses that die\.", lambda self: None),
        (r"(\w+) plays a (.+): the trap is sprung!", play),
        (r"(\w+) drew a (.+): the trap is sprung!", spring),
        (r"\w+ draws a trap card\.", lambda self: None),
        (r"(\w+) says that it is the wrong card, and keeps it\.", keep),
        (r"(\w+) draws a Detective card: the Detective takes step (\d+)\.", step),
        (r"The (\d+) discards are shuffled into a new pile\.", shuffle),
        (r"(.+) is knocked off(?:: one of (\w+)'s|; nobody shows the card)\.", knock_off),
        (
            r"(\w+) has lost their last character and is out(?:, discarding (.+?))?(, and loses the other die)?\.",
            go_out,
        ),
        (r"\w+'s secret card is .+\.", lambda self: None),
        (r".+: (\w+) inherits\.", inherit),
    )


def said(card: dict[str, Any]) -> str:
    """A card of a view as the log says it."""
    if card["kind"] != "trap":
        return f"{card['kind'].title()} card"
    return f"{' and '.join(BOARD.titles[trap] for trap in card['traps'])} card"


def compare(board: Board, view: dict[str, Any]) -> None:
    alive = {pawn: space for pawn, space in board.pawns.items() if space is not None}
    assert alive == {pawn: space for pawn, space in view["pawns"].items() if space is not None}
    assert (board.portrait, board.detective) == (view["portrait"], view["detective"])
    assert sorted(board.discards) == sorted(said(card) for card in view["discards"])
    assert {board.names.index(name) for name in board.out} == set(view["out"])
    if view["phase"] in ("portrait", "move"):
        assert list(board.hands.values()) == view["hand_sizes"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, ALL_OTHERWISE], ids=["usual", "otherwise"])
def test_a_match_is_replayed_from_the_texts_of_its_log_alone(players: int, options: dict[str, Any]) -> None:
    match, dice, told = GAME.new(players, seed=players, options=options), Dice(players), 0
    board = Board(match.view("spectator"))
    while True:
        for event in match.told("spectator", NAMES, since=told):
            if event["text"]:
                board.read(event["text"])
        if len(match):  # where the Detective starts is told with the first pawn that sits
            compare(board, match.view("spectator"))
        if match.finished:
            break
        told = len(match)
        play_random_move(match, dice)
    assert match.winners == [board.names.index(board.heir or "")]
