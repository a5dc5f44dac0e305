"""Somebody who reads the log alone can replay a match at a real table: this does, from its texts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from macabre.games.cluedo_cards.tests.positions import GAME
from macabre.testing.walk import Dice, play_random_move

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
OTHER_WAYS = {"penalty": "card", "draw_until_one_fits": True, "winner_starts": True, "miniatures": False}
PICTURES = {name: picture for picture, name in GAME.default_board.names.items()}


class Table:
    """A table in somebody's kitchen: piles, hands face down, scores, and whose turn it is."""

    def __init__(self, players: int, draws_on: bool) -> None:
        self.names = NAMES[:players]
        self.draws_on = draws_on
        self.scores = dict.fromkeys(self.names, 0)
        self.sizes: dict[str, int] = {}
        self.discards: list[dict[str, Any]] = []
        self.pile = 0
        self.turn = ""
        self.winner: str | None = None

    def read(self, text: str) -> None:
        """Do what a sentence says."""
        for pattern, act in self.SENTENCES:
            found = re.fullmatch(pattern, text)
            if found:
                return act(self, *found.groups())
        raise AssertionError(f"nobody could play «{text}»")

    def pass_turn(self) -> None:
        self.turn = self.names[(self.names.index(self.turn) + 1) % len(self.names)]

    def deal(self, number: str, card: str, starter: str) -> None:
        self.sizes = dict.fromkeys(self.names, 5)
        self.pile = 36 - 5 * len(self.names) - 1
        self.discards = [_card(card)]
        self.turn = starter

    def lay(self, name: str, card: str) -> None:
        """The Dagger and the Revolver wait for a name, the Rope gives another turn; all else passes the turn."""
        assert name == self.turn
        laid, top = _card(card), self.discards[-1]
        assert laid["picture"] == top["picture"] or laid["number"] == top["number"]
        self.discards.append(laid)
        self.sizes[name] -= 1
        if self.sizes[name] and laid["picture"] not in ("dagger", "revolver", "rope"):
            self.pass_turn()

    def draw(self, name: str) -> None:
        """The turn passes, unless a card that fits is looked for as long as there is a pile (CLU-22)."""
        assert name == self.turn
        self.draw_on(name)
        if not self.draws_on or self.pile < 0:
            self.pass_turn()

    def draw_on(self, name: str) -> None:
        self.pile -= 1
        self.sizes[name] += 1

    def shuffle(self, count: str) -> None:
        """It is told after the draw for which it was needed."""
        assert self.pile == -1
        assert int(count) == len(self.discards) - 1
        self.pile += int(count)
        self.discards = self.discards[-1:]

    def name_somebody(self, name: str, other: str) -> None:
        assert name == self.turn
        self.pass_turn()

    def swap(self, name: str, other: str) -> None:
        assert name == self.turn
        self.sizes[name], self.sizes[other] = self.sizes[other], self.sizes[name]
        self.pass_turn()

    def miss(self, name: str, why: str) -> None:
        assert name == self.turn
        self.pass_turn()

    def again(self, weapon: str, name: str) -> None:
        assert (name, self.discards[-1]["picture"]) == (self.turn, PICTURES[weapon])

    def win_round(self, name: str, points: str) -> None:
        assert self.sizes[name] == 0
        self.scores[name] += int(points)

    def turn_up(self, name: str, pictures: str, points: str | None) -> None:
        shown = self.discards[-1]["picture"] in [PICTURES[picture] for picture in pictures.split(", ")]
        assert shown == (points is not None)
        self.scores[name] -= int(points or 0)

    def end_round(self, scores: str) -> None:
        assert scores == ", ".join(f"{name} {points}" for name, points in self.scores.items()).replace("-", "−")

    def win(self, name: str, points: str) -> None:
        assert self.scores[name] == int(points)
        self.winner = name

    SENTENCES: Any = (
        (r"\w+ is chosen to start\.", lambda self: None),
        (
            r"Round (\d+): the cards are dealt, (.+) is turned up, and (\w+) starts(?:, having won the last one)?\.",
            deal,
        ),
        (r"It does not fit, so (\w+) draws another card\.", draw_on),
        (r"It fits, so \w+ must lay it\.", lambda self: None),
        (r"It does not fit, and the draw pile is empty\.", pass_turn),
        (r"(\w+) lays (.+)\.", lay),
        (r"(\w+) has no card that fits and must draw\.", draw),
        (r"The draw pile is empty: all discards except the top card are shuffled into a new pile of (\d+)\.", shuffle),
        (r"(\w+) uses the Dagger on (\w+)\.", name_somebody),
        (r"(\w+) swaps hands with (\w+)\.", swap),
        (r"(\w+) misses a turn because of the (.+)\.", miss),
        (r"The (.+) gives (\w+) another turn\.", again),
        (r"(\w+) has laid the last card, so round \d+ is over: (\d+) points\.", win_round),
        (r"(\w+) turns up the miniature with (.+?)(?:, and loses (\d+), since .+)?\.", turn_up),
        (r"\w+ wins round \d+\. Scores: (.+)\.", end_round),
        (r"(\w+) has (\d+) points, reaches the target of \d+ and wins\.", win),
    )


def _card(text: str) -> dict[str, Any]:
    name, _, number = text.rpartition(" ")
    return {"picture": PICTURES[name], "number": int(number)}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, *({name: value} for name, value in OTHER_WAYS.items()), OTHER_WAYS])
def test_a_match_is_replayed_from_the_texts_of_its_log_alone(players: int, options: dict[str, Any]) -> None:
    match, dice, told = GAME.new(players, seed=players, options=options), Dice(players), 0
    table = Table(players, match.options["draw_until_one_fits"])
    while True:
        for event in match.told("spectator", NAMES, since=told):
            if event["text"]:
                table.read(event["text"])
        view = match.view("spectator")
        assert [table.scores[name] for name in table.names] == view["scores"]
        assert (table.discards, table.pile) == (view["discards"], view["draw_pile"])
        assert [table.sizes[name] for name in table.names] == view["hand_sizes"]
        if match.finished:
            break
        assert table.names.index(table.turn) == view["turn"]
        told = len(match)
        play_random_move(match, dice)
    assert match.winners == [table.names.index(table.winner or "")]
