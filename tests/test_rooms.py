"""The same room has the same name in each game."""

import re
from collections import Counter
from pathlib import Path

import pytest

import macabre
from macabre.site.archive import INSTEAD

HOUSE = Path(macabre.__file__).parent
GAMES, BROWSER = HOUSE / "games", HOUSE / "site/browser"
ROOMS = ["advice", "board", "events", "grammar", "judgement", "knowledge", "notation", "observation", "outside"]
ROOMS += ["picture", "refusals", "rules", "state", "wishes", "words"]


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("[a-z]*/rules.py")))
def test_a_game_has_every_room(game):
    assert [room for room in ROOMS if not (GAMES / game / f"{room}.py").is_file()] == []


def classes_in(paths):
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines()]
    return Counter(re.match(r"class (\w+)", line)[1] for line in lines if line.startswith("class "))


def test_one_name_means_one_thing():
    """No two classes of the house share a name, but for what stands in the place of another in browsers, and no game
    takes one of the house's."""
    stand_ins = [BROWSER / name for name in INSTEAD.values()]
    paths = [path for path in GAMES.parent.rglob("*.py") if GAMES not in path.parents]
    house = classes_in(path for path in paths if path not in stand_ins)
    games = classes_in(path for path in GAMES.glob("[a-z]*/*.py"))
    assert [name for name, count in house.items() if count > 1] == []
    assert sorted({*house} & {*games}) == []
    for there, here in INSTEAD.items():
        replaced = HOUSE.parent / there
        assert {*classes_in([BROWSER / here])} & {*house} <= {*classes_in([replaced] if replaced.exists() else [])}
