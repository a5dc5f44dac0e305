"""What a drawing is made from: rooms, walls, doorways and furniture, found in any plan."""

from itertools import chain

from macabre.data import Source
from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.chart import draw_chart
from macabre.games.dead_end_drive.tests.table import BOARD, GAME, SMALL
from macabre.language import Speech

CHART = draw_chart(BOARD, Speech())


def room_of(chart, space):
    return next(room for room in chart["rooms"] if space in room["spaces"])


def test_every_space_lies_in_one_room():
    for chart, board in ((CHART, BOARD), (draw_chart(Mansion(Source(SMALL)), Speech()), Mansion(Source(SMALL)))):
        assert sorted(chain.from_iterable(room["spaces"] for room in chart["rooms"])) == sorted(board.spaces)


def test_rooms_are_parted_by_walls_and_by_doorways_in_line_with_them():
    assert len(CHART["rooms"]) == 6
    assert room_of(CHART, "G10") is not room_of(CHART, "H10")
    assert room_of(CHART, "C7") is not room_of(CHART, "C6")
    assert room_of(CHART, "K3") is not room_of(CHART, "K2")
    assert [7, 4, 7, 6] in CHART["doorways"]
    assert [7, 6, 7, 11] in CHART["walls"]


def test_rooms_are_called_by_what_stands_in_them():
    names = {space: room_of(CHART, space)["name"] for space in ("K8", "C10", "U5", "U12", "A2", "K1")}
    assert names == {
        "K8": "Dining Room",
        "C10": "Music Room",
        "U5": "Library",
        "U12": "Drawing Room",
        "A2": "Gallery",
        "K1": "Entrance Hall",
    }


def test_furniture_is_whole_pieces():
    pieces = {tuple(piece["spaces"]): piece["name"] for piece in CHART["furniture"]}
    assert pieces["K6", "K7", "K8"] == "the dining table"
    assert pieces["O5", "O6", "P6"] == "a sofa"
    assert len(pieces) == 11


def test_people_have_letters_of_their_own():
    assert len({pawn["letters"] for pawn in CHART["pawns"]}) == 12


def test_the_notation_gives_the_chart_of_any_board():
    chart = GAME.rules.notation.chart(Mansion(Source(SMALL)), Speech())
    assert (chart["columns"], chart["rows"], chart["detective_steps"]) == (7, 5, 4)
    assert [trap["title"] for trap in chart["traps"]] == ["Pit", "Axe"]
    assert chart["walls"] == [[2, 3, 3, 3], [2, 2, 2, 3]]
    assert chart["pawns"][-1]["name"] == "Old Luke"
