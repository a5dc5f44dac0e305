"""The planner, the drawing and the words."""

import time

import pytest

import macabre
from macabre.drive import Driver
from macabre.errors import MalformedMove
from macabre.games.deadly_doodles.tests.table import GAME, begin, finish_round, play, put
from macabre.language import Speech
from macabre.testing.walk import in_world, record_of

SIX = ("draw-2", "straight", "corner", "draw-2", "t", "cross", "dead-end", "corner")


def advice(match, seat=0):
    driver = Driver(GAME.rules, match.board)
    driver.state = match.sight(seat)
    return {match.move_text(GAME.rules.notation.to_move(match.board, a)): v for a, v in driver.advise(seat)}


def best(match, seat=0):
    values = advice(match, seat)
    return max(values, key=values.get)


def test_the_planner_sees_the_third_card_of_a_round():
    """The first two cards from B1 bring nothing, but with them the third enters the loot."""
    match = begin("straight", "corner", "dead-end", "dead-end")
    match = put(match, ["F7 S, F1 N, G2 E, C7 S, A6 W"], last_round=True)
    finish_plan(match)
    assert "A2" in match.view(0)["rooms"][0]


def finish_plan(match):
    while match.to_act:
        match.play(best(match), match.to_act[0])


def test_the_planner_answers_six_cards_in_time():
    match = begin(*SIX)
    match = put(match, ["B1 NESW, F1 NESW, A6 W, C7 NS"])
    advice(match)
    start = time.process_time()
    for _ in range(5):
        advice(match)
    assert (time.process_time() - start) / 5 < 0.05


def test_the_planner_is_far_better_than_luck():
    totals = []
    for seed in range(5):
        match = GAME.new(1, seed=seed)
        finish_plan(match)
        totals += match.scores
    assert sum(totals) / 5 > 30


def test_a_greedy_trap_goes_where_paths_are_shown():
    match = begin("trap", "corner", "t", "t", players=3, open_paths=True)
    s = record_of(match)
    for other in (1, 2):
        s.shown_ends[other][0] |= 1 << match.board.rooms.index("E5")
    match = put(in_world(match, s), ["B1 N"])
    values = advice(match)
    assert max((v, t) for t, v in values.items() if t.startswith("trap"))[1] == "trap E5"


def test_the_picture_has_all_to_play_from():
    match = begin("straight", "corner", "trap", "dead-end", players=2)
    play(match, "draw corner B1 NE")
    play(match, "trap C3")
    picture = GAME.rules.notation.picture(match.view(0), Speech(names=["Anna", "Bert"]))
    for part in (
        "┗━━",
        "trap",
        "Round 1 of 7",
        "Left to draw: a straight passage and a dead end",
        "▶ Bert",
        "▮▮▮▮",
        "entryways free",
    ):
        assert part in picture
    assert "trap C3" not in GAME.rules.notation.picture(match.view(1), Speech(names=["Anna", "Bert"]))


def test_the_picture_at_the_end_has_all_maps_and_the_sheet():
    match = GAME.new(4, seed=2)
    finish_round(match)
    names = ["Anna", "Bert", "Cleo", "Dora"]
    for viewer in (0, "spectator", None):
        picture = GAME.rules.notation.picture(match.view(viewer), Speech(names=names))
        assert "★" in picture
        assert all(picture.count(name) >= 2 for name in names[1:])


def test_every_event_has_words_and_the_task_counts_the_cards():
    match = GAME.new(2, seed=4, options={"open_paths": True})
    assert Speech().say(GAME.rules.notation.task(match.view(0))) == "draw your 4 cards on your map, in any order"
    finish_round(match)
    assert all(isinstance(event["text"], str) for event in match.events)
    assert {"draw", "used", "round", "paths", "scores"} <= {event["type"] for event in match.events}


def test_cards_are_called_as_people_say_it():
    match = begin("t", "t", "dead-end", "cross", players=2)
    assert match.told(0, ["Anna", "Bert"])[-1]["text"] == "Round 1: 2 T-junctions, a crossing and a dead end."


def test_what_others_draw_is_one_line_a_round():
    match = begin("straight", "corner", "t", "dead-end", players=2)
    told = len(match)
    while match.view(1)["left"][1]:
        match.play(match.legal_moves(1)[0], 1)
    texts = [event["text"] for event in match.told(0, ["Anna", "Bert"], told)]
    assert [text for text in texts if text] == ["Bert is done with this round."]


@pytest.mark.parametrize(
    "move",
    [
        "draw corner Z9 NE",
        "draw corner B1 NX",
        "draw corner B1 NN",
        "draw moon B1 NE",
        "draw corner B1",
        {"type": "draw", "card": "corner", "room": "B1", "ends": "NE"},
        {"type": "draw", "card": "corner", "room": ["B1"], "ends": ["N", "E"]},
        {"type": "draw", "card": "corner", "room": "B1", "ends": [1, None]},
        {"type": "draw", "card": "corner", "room": "B1", "ends": []},
        {"type": "draw", "card": ["corner"], "room": "B1", "ends": ["N"]},
    ],
)
def test_what_is_no_move_is_refused(move):
    match = begin("straight", "corner", "t", "cross")
    with pytest.raises(MalformedMove):
        match.explain(move, 0)


def test_a_trap_card_is_no_segment():
    match = begin("trap", "corner", "t", "cross", players=2)
    assert match.explain({"type": "mark", "card": "trap"}, 0)[0] == "DOO-11"
    assert match.explain({"type": "draw", "card": "trap", "room": "B1", "ends": ["N"]}, 0)[0] == "DOO-11"


def test_views_are_fresh():
    match = begin("straight", "corner", "t", "cross")
    match.view(0)["map"]["things"].clear()
    match.view(0)["map"]["entryways"][0]["room"] = "Z9"
    assert match.view(0)["map"]["entryways"][0]["room"] == "B1"
    assert match.view(0)["map"]["things"]


def test_a_map_of_ones_own_survives_the_transcript(tmp_path):
    text = (GAME.rules.folder / "map.toml").read_text("utf-8").replace(" 1 B . . .|d", " 1 B . . . d")
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    match = GAME.new(2, seed=1, board=str(path))
    finish_round(match)
    assert macabre.replay(match.transcript()).digest() == match.digest()
