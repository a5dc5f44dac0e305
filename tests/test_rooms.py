"""The same room has the same name in each game."""

from pathlib import Path

import pytest

import macabre

GAMES = Path(macabre.__file__).parent / "games"
ROOMS = ["advice", "board", "events", "grammar", "judgement", "knowledge", "notation", "observation", "phrases"]
ROOMS += ["picture", "refusals", "rules", "state"]


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("[a-z]*/rules.py")))
def test_a_game_has_every_room(game):
    assert [room for room in ROOMS if not (GAMES / game / f"{room}.py").is_file()] == []
