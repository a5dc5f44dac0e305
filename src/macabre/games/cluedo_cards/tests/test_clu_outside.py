"""The game as it is seen from outside: the keys of views, the shapes of moves, what is asked for."""

from __future__ import annotations

import json

import pytest

from macabre import MalformedMove
from macabre.games.cluedo_cards.tests.positions import GAME, cards, legal_texts, table
from macabre.testing.walk import decision_walk

KEYS = {
    *("phase", "hands", "hand_sizes", "draw_pile", "discards", "miniatures", "misses", "turn", "starter"),
    *("round", "last_round", "scores", "target"),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_has_all_keys_for_everybody_and_is_plain_json(players: int) -> None:
    for match in decision_walk(GAME, players, 3, 150):
        for viewer in (*range(players), "spectator", None):
            view = match.view(viewer)
            assert set(view) >= KEYS
            assert json.loads(json.dumps(view)) == view
            assert [len(hand) for hand in view["hands"]] == view["hand_sizes"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seat_to_act_is_the_turn_and_has_no_turn_to_miss(players: int) -> None:
    for match in decision_walk(GAME, players, 4, 300):
        view = match.view("spectator")
        assert match.to_act == [view["turn"]]
        assert view["misses"][view["turn"]] == 0


def test_a_first_view_in_full() -> None:
    view = table(["plum-1 green-1", "plum-2 white-1"], "plum-3", target=7, starter=1, turn=1).view(1)
    assert {key: view[key] for key in KEYS} == {
        "phase": "play",
        "hands": [[None, None], cards("plum-2 white-1")],
        "hand_sizes": [2, 2],
        "draw_pile": 31,
        "discards": cards("plum-3"),
        "miniatures": [None, None],
        "misses": [0, 0],
        "turn": 1,
        "starter": 1,
        "round": 1,
        "last_round": None,
        "scores": [0, 0],
        "target": 7,
    }


def test_the_phases() -> None:
    match = table(["dagger-1 revolver-1 white-3", "plum-1 white-2"], "rope-1")
    phases = [match.view(0)["phase"]]
    for move in ("play dagger-1", "miss nobody", "play plum-1", "play revolver-1", "swap 1"):
        match.play(move)
        phases.append(match.view(0)["phase"])
    assert phases == ["play", "miss", "play", "play", "swap", "play"]


def test_moves_are_dicts() -> None:
    match = table(["dagger-1 revolver-1 white-2", "plum-2 white-3", "green-2 green-3"], "rope-1")
    assert {"type": "play", "card": {"picture": "dagger", "number": 1}} in match.legal_moves()
    match.play("play dagger-1")
    assert match.legal_moves() == [{"type": "miss", "player": player} for player in (None, 1, 2)]
    match.play({"type": "miss", "player": None})
    assert match.legal_moves() == [{"type": "draw"}]
    match = table(["revolver-1 white-2", "plum-2 white-3", "green-2 green-3"], "rope-1")
    match.play({"type": "play", "card": {"picture": "revolver", "number": 1}})
    assert match.legal_moves() == [{"type": "swap", "player": 1}, {"type": "swap", "player": 2}]


def test_a_move_is_asked_for_even_if_only_one_answer_is_legal() -> None:
    match = table(["revolver-1 white-2", "plum-2 white-3"], "rope-1")
    assert (match.to_act, legal_texts(match)) == ([0], {"play revolver-1"})
    match.play("play revolver-1")
    assert (match.to_act, legal_texts(match)) == ([0], {"swap 1"})
    match.play("swap 1")
    assert (match.to_act, legal_texts(match)) == ([1], {"draw"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "play"},
        {"type": "play", "card": "plum-1"},
        {"type": "play", "card": {"picture": "plum", "number": 4}},
        {"type": "play", "card": {"picture": "plum", "number": True}},
        {"type": "draw", "card": None},
        {"type": "miss"},
        {"type": "miss", "player": "nobody"},
        {"type": "swap", "player": None},
        {"type": "fold"},
        "play plum",
        "miss 4",
        "",
    ],
)
def test_a_move_of_another_shape_is_refused_and_changes_nothing(wrong: object) -> None:
    match = table(["plum-1 green-1", "plum-2 white-1"], "plum-3")
    before = match.digest()
    with pytest.raises(MalformedMove):
        match.play(wrong)  # type: ignore[arg-type]
    assert match.digest() == before
