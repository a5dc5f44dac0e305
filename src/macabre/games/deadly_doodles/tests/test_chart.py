"""The map as data for drawing."""

from macabre.games.deadly_doodles.tests.table import GAME, begin
from macabre.language import Speech

NOTATION = GAME.rules.notation
CHART = NOTATION.chart(GAME.default_board, Speech())


def test_the_chart_has_the_map_that_views_show():
    match = GAME.new(1, seed=1)
    assert NOTATION.chart(match.board, Speech())["map"] == match.view(0)["map"]


def test_the_chart_turns_each_segment_until_it_looks_the_same():
    turns = CHART["turns"]
    assert {card: len(ends) for card, ends in turns.items()} == {
        "straight": 2, "corner": 4, "t": 4, "cross": 1, "dead-end": 4,
    }  # fmt: skip
    assert turns["corner"] == [["N", "E"], ["E", "S"], ["S", "W"], ["N", "W"]]


def test_the_chart_counts_the_deck():
    assert sum(CHART["deck"].values()) == 36


def test_each_item_of_the_sheet_names_the_clause_that_scores_it():
    for item in CHART["items"]:
        points = str(item["each"]).replace("-", "−")
        assert points in GAME.clauses[item["clause"]]


def test_a_preview_says_what_would_stand_where():
    match = begin("straight", "corner", "trap", "dead-end", players=2)
    assert match.preview("draw corner B1 NE", 0) == {"room": "B1", "shape": "corner", "ends": ["N", "E"], "round": 1}
    assert match.preview("trap C3", 0) == {"room": "C3", "trap": True, "round": 1}
