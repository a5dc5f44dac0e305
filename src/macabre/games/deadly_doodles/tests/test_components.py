"""The map and the deck (DOO-1 to DOO-3)."""

import pytest

from macabre.errors import BadBoard
from macabre.games.deadly_doodles.tests import plain
from macabre.games.deadly_doodles.tests.table import GAME, STREET, begin, own_map
from macabre.language import Speech

OUTLINE = GAME.default_board.outline
MAZE = GAME.default_board.maze
ROOMS = MAZE.rooms


def things(kind):
    return sorted(thing for thing in OUTLINE["things"].values() if thing.startswith(kind))


def load(text, **deck):
    return GAME.load_board(own_map(text, deck))


def test_doo_1_one_to_four_players_with_the_same_map():
    assert list(GAME.players) == [1, 2, 3, 4]
    views = [GAME.new(4, seed=1).view(viewer)["map"] for viewer in (0, 3, "spectator", None)]
    assert all(view == OUTLINE for view in views)


def test_doo_1_what_is_on_a_map():
    assert things("loot") == ["loot"] * 4
    assert things("dragon") == ["dragon"]
    assert things("weapon") == [f"weapon-{pair}" for pair in "ABCDEF"]
    assert things("monster") == [f"monster-{pair}" for pair in "ABCDEF"]
    assert len(OUTLINE["entryways"]) == 6
    assert {"room": "G2", "side": "E"} in OUTLINE["entryways"]


def test_doo_1_north_of_c4_is_c3():
    assert MAZE.rooms[MAZE.neighbour(ROOMS.index("C4"), 0)] == "C3"
    assert plain.neighbour(OUTLINE, "C4", "N") == "C3"


def test_doo_2_thirty_six_cards():
    match = GAME.new(2, chance="manual")
    weights = {move["card"]: move["weight"] for move in match.legal_moves("chance")}
    assert weights == {"straight": 9, "corner": 9, "t": 6, "cross": 4, "dead-end": 4, "trap": 2, "draw-2": 2}
    assert match.view(0)["deck"] == 36


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ({"straight": 8}, "36 cards, not 35"),
        ({"trap": 3, "t": 5}, "trap must be 2"),
        ({"draw-2": 1, "t": 7}, "draw-2 must be 2"),
        ({"t": -1, "cross": 11}, "t must be 0 or more"),
    ],
)
def test_doo_2_a_deck_that_is_not_so_is_refused(deck, words):
    with pytest.raises(BadBoard, match=words):
        load(STREET, **deck)


def test_doo_3_the_default_map_keeps_its_own_rules():
    assert OUTLINE["columns"] == list("ABCDEFG")
    assert OUTLINE["rows"] == list(range(1, 8))
    doors = {door["room"] for door in OUTLINE["entryways"]}
    assert not doors & set(OUTLINE["things"])
    assert 0.2 * 84 <= len(OUTLINE["walls"]) <= 0.3 * 84
    assert len(MAZE.within_reach([ROOMS.index("B1")])) == 49


def test_doo_3_a_weapon_and_its_monster_are_apart_but_not_far():
    place = {thing: ROOMS.index(room) for room, thing in OUTLINE["things"].items()}
    for pair in "ABCDEF":
        weapon, monster = place[f"weapon-{pair}"], place[f"monster-{pair}"]
        assert monster not in {MAZE.neighbour(weapon, side) for side in range(4)}, pair
        assert MAZE.distances(weapon)[monster] <= 8, pair


def test_doo_3_the_default_map_is_the_drawn_one():
    assert OUTLINE["things"]["E4"] == "dragon"
    assert OUTLINE["things"]["A1"] == "monster-B"
    assert ["D1", "E1"] in OUTLINE["walls"]
    assert ["E4", "E5"] in OUTLINE["walls"]
    assert ["A1", "A2"] not in OUTLINE["walls"]


def test_doo_3_a_map_of_ones_own_may_be_small():
    match = begin("straight", "corner", "t", "dead-end", board=load(STREET))
    assert match.view(0)["map"]["columns"] == list("ABCDEFGHIJKLMN")
    assert {match.move_text(move) for move in match.legal_moves(0)} == {"draw corner A1 NE", "draw dead-end A1 N"}


FAULTS = {
    "a thing that cannot be reached, and why": (
        STREET.replace("C d D", "C|d D").replace("e E", "e|E"),
        r"line 5, column 18: weapon D in H1 cannot be reached: no passage leads out of H1, I1, J1 ",
    ),
    "a room that cannot be reached": (STREET.replace("F .", "F|."), "line 5, column 30: N1 cannot be reached"),
    "a monster without its weapon": (STREET.replace("a", "."), "weapon A is missing, which monster A needs"),
    "a pair that is missing": (STREET.replace("a", ".").replace(" A b", " . b"), "monster A is missing"),
    "a thing twice": (STREET.replace("F .", "F F"), "line 5, column 30: monster F is there twice"),
    "no entryway": (STREET.replace("v", " "), "no entryway"),
    "what is no room": (STREET.replace("F .", "F ?"), r"column 30: '\?' is not a room"),
    "what is no wall": (STREET.replace("a A", "a!A"), "column 7: a wall is |"),
    "what is no entryway": (STREET.replace("v", "^"), "line 4, column 4: an entryway here is v"),
    "a mark between columns": (STREET.replace("v", "v."), "column 5: only blanks"),
    "no letters": (STREET.replace("A B", "B A", 1), "line 3, column 1: the map begins with"),
    "a wrong number": (STREET.replace("1", "2"), "line 5, column 1: row 1 begins with its number"),
    "a long line": (STREET + "  .", "line 5, column 32: this line is longer"),
    "no rows": ("   A B C", "the map has no rows"),
    "too many rooms": ("   A B C D E F G H\n\n" + "\n\n".join(f" {r} " + ". " * 8 for r in range(1, 9)), "at most 62"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_doo_3_a_map_is_refused_with_line_and_column(fault):
    text, words = FAULTS[fault]
    with pytest.raises(BadBoard, match=words):
        load(text)


def test_doo_3_a_wide_map_has_its_entryways_at_both_ends():
    wide = "   " + " ".join("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:26]) + "\n"
    text = wide + "   v\n 1 a A b B c C d D e E f F " + ". " * 13 + ".<\n"
    text += "\n 2>" + ". " * 26
    board = load(text)
    assert len(board.rooms) == 52
    match = begin("straight", "corner", "t", "dead-end", board=board)
    doors = {move["room"] for move in match.legal_moves(0)}
    assert doors == {"A1", "A2", "Z1"}


def test_doo_3_an_east_entryway_does_not_join_the_next_rows_west_side():
    text = "   A B C D E F G\n\n 1 a A b B c C d<\n\n 2>D e E f F . ."
    match = begin("dead-end", "dead-end", "straight", "straight", board=load(text))
    match.play("draw straight G1 EW", 0)
    found = {(move["room"], *move["ends"]) for move in match.legal_moves(0) if move["card"] == "dead-end"}
    assert found == {("F1", "E"), ("A2", "W")}


def test_doo_3_the_picture_shows_walls_things_and_entryways():
    picture = GAME.default_board.picture(Speech())
    assert all(sign in picture for sign in "$*aAfF▼◀▲▶│─")
