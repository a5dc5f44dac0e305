"""Somebody who reads the log alone can redraw all maps on paper: this does, from its texts."""

import re

import pytest

import macabre
from macabre.games.deadly_doodles.tests import plain
from macabre.language import Speech
from macabre.testing.walk import Dice, play_random_move

GAME = macabre.load("deadly-doodles")
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
CHART = GAME.rules.notation.chart(GAME.default_board, Speech())
SHAPES = {called: name for name, called in CHART["names"].items()}
SIDES = {"north": "N", "east": "E", "south": "S", "west": "W"}
POINTS = r"(?: \(([+−]\d+) points?\))?"


class Paper:
    """A sheet of paper with a map for each player."""

    def __init__(self, view, weapon_first):
        self.weapon_first = weapon_first
        self.outline, self.names = view["map"], NAMES[: view["players"]]
        self.rooms = {name: {} for name in self.names}
        self.marks = dict.fromkeys(self.names, 0)
        self.points = dict.fromkeys(self.names, len(self.outline["entryways"]))  # none is linked yet (DOO-17)
        self.hits = dict.fromkeys(self.names, 0)
        self.round = 0
        self.scores = None

    def read(self, text):
        """Do what a sentence says."""
        for pattern, act in self.SENTENCES:
            found = re.fullmatch(pattern, text)
            if found:
                return act(self, *found.groups())
        raise AssertionError(f"nobody could draw «{text}»")

    def begin(self, number):
        self.round = int(number)

    def draw(self, name, shape, room, sides, touched, points):
        ends = [SIDES[side] for side in re.split(", | and ", sides)]
        assert touched == self.touched(name, room, ends)
        self.rooms[name][room] = {"shape": SHAPES[shape], "ends": ends, "round": self.round}
        self.points[name] += number(points)

    def touched(self, name, room, ends):
        """What the sheet shows that the segment touches."""
        neighbours = {side: plain.neighbour(self.outline, room, side) for side in ends}
        joined = [
            there
            for side, there in neighbours.items()
            if there and plain.OPPOSITE[side] in self.rooms[name].get(there, {}).get("ends", ())
        ]
        doors = [side for side in ends if plain.is_entryway(self.outline, room, side)]
        thing = self.outline["things"].get(room, "").replace("-", " ")
        said = [f"joins {' and '.join(joined)}"] if joined else []
        named = {side: name for name, side in SIDES.items()}
        said += [f"links {' and '.join(f'the {named[side]} entryway' for side in doors)}"] if doors else []
        late = f", too late for monster {thing[-1]}" if self.is_too_late(name, thing) else ""
        said += [f"reaches {thing if ' ' in thing else f'the {thing}'}{late}"] if thing else []
        return " and ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)

    def is_too_late(self, name, thing):
        """Whether the monster of a weapon was met in an earlier round, if that counts (DOO-24)."""
        monsters = [room for room, other in self.outline["things"].items() if other == f"monster-{thing[-1:]}"]
        met = [self.rooms[name][room]["round"] for room in monsters if "ends" in self.rooms[name].get(room, {})]
        return self.weapon_first and thing.startswith("weapon") and any(earlier < self.round for earlier in met)

    def trap(self, name, room):
        self.rooms[name][room] = {"trap": True, "round": self.round}

    def mark(self, name, points):
        self.marks[name] += 1
        self.points[name] += number(points)

    def own_trap(self, name, room):
        assert self.rooms[name][room]["trap"]
        self.hits[name] += 1

    def spring(self, name, room, hit):
        assert self.rooms[name][room]["trap"]
        for other in [] if hit == "nobody" else hit.split(", "):
            self.hits[other] += 1

    def score(self, totals):
        self.scores = [number(total) for total in re.findall(r"−?\d+", totals)]

    SENTENCES = (
        (r"Round (\d+)(?:, the last)?: .+\.", begin),
        (rf"(\w+) draws an? (.+) in (\w+), open to the (.+?): it (.+?){POINTS}\.", draw),
        (r"(\w+) sets a trap in (\w+)\.", trap),
        (rf"(\w+) cannot draw a .+ and marks it{POINTS}\.", mark),
        (r"\w+ has no room for a trap\.", lambda self: None),
        (r"Round \d+ is over, and all paths are shown\.", lambda self: None),
        (r"\w+ is done with this round\.", lambda self: None),
        (r"Draw 2: two more cards are turned up\.", lambda self: None),
        (r"(\w+) is hit by their own trap in (\w+), since .+\.", own_trap),
        (r"(\w+)'s trap in (\w+) hits (.+)\.", spring),
        (r"Scores: (.+)\.", score),
    )


def number(points):
    return int((points or "0").replace("−", "-"))


WAYS = [
    {},
    {"weapon_first": True},
    {"open_paths": True, "number_of_rounds": 5},
    {"without_traps": True, "weapon_first": True, "number_of_rounds": 3},
]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", WAYS, ids=" ".join)
def test_a_match_is_redrawn_from_the_texts_of_its_log_alone(players, options):
    match, dice, told = GAME.new(players, seed=players, options=options), Dice(players), 0
    paper = Paper(match.view(None), match.options["weapon_first"])
    while True:
        for event in match.told(None, NAMES, since=told):
            if event["text"]:
                paper.read(event["text"])
        view = match.view(None)
        assert list(paper.rooms.values()) == view["rooms"]
        assert list(paper.marks.values()) == view["marks"]
        if match.finished:
            break
        told = len(match)
        play_random_move(match, dice)
    totals = [paper.points[name] - 3 * paper.hits[name] for name in paper.names]
    assert totals == paper.scores == view["scores"]
