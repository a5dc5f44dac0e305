"""DED-32 to DED-38: how a match ends, and what is shown then."""

import numpy as np

from macabre.games.dead_end_drive.state import DETECTIVE_CAME, ESCAPE, LAST_ALIVE
from macabre.games.dead_end_drive.tests.table import DETECTIVE, GAME, PAWNS, WILD, draw, on_trap, table
from macabre.steps import CUT_OFF, DECISIONS, ENDING, RANDOM, SCORES, WINNERS, contest, contest_states

OUT = {"type": "move", "pawn": "Lulu", "die": 3, "to": "out"}


def play_wild(match):
    match.play({"type": "play", "card": WILD})


def turn_up(match, *names):
    for name in names:
        match.play({"type": "secret", "player": 0, "character": name}, "chance")


def test_ded_32_its_owner_wins_whoever_moved_it():
    match = table(pawns={"Lulu": "K1"}, portrait="Lulu")
    match.play(OUT)
    assert match.winners == [1]
    view = match.view("spectator")
    assert (view["phase"], view["pawns"]["Lulu"], view["ending"]) == ("over", "out", "escape")
    assert match.explain(OUT)[0] == "DED-32"
    assert match.verdict() == ("Lulu is Player 2's, and left by the front door while the portrait hung on the wall.")


def test_ded_33_all_pawns_of_one_player():
    gone = dict.fromkeys(PAWNS[3:])
    match = on_trap("Lulu", pawns=gone | {"Lulu": "G3"}, hands={0: [WILD]}, out=0b1100)
    play_wild(match)
    assert match.winners == [0]
    assert match.view("spectator")["characters"] == [PAWNS[:3], [], [], []]
    assert match.view(0)["ending"] == "last alive"
    assert "is Player 1's and still alive; nobody else has a character left" in match.verdict()


def test_ded_33_the_last_pawn_alive_with_two_players():
    gone = dict.fromkeys(PAWNS[1:])
    match = on_trap("Lulu", players=2, pawns=gone | {"Lulu": "G3", "Dusty": "A1"}, hands={1: [WILD]})
    assert not match.finished
    match = on_trap("Lulu", players=2, pawns=gone | {"Lulu": "G3"}, hands={0: [WILD]})
    play_wild(match)
    assert match.finished
    assert match.winners == [0]


def test_ded_34_the_detective_makes_the_portraits_owner_win():
    match = on_trap(detective=12, portrait="Clay")
    draw(match, DETECTIVE)
    assert match.winners == [1]
    view = match.view(2)
    assert (view["ending"], view["detective"]) == ("Detective", 13)
    assert view["characters"][1] == ["Clay", None, None]
    assert match.verdict() == (
        "The Detective arrived while the portrait of Clay hung on the wall, and Clay is Player 2's."
    )


def test_ded_35_two_players_are_never_out():
    gone = dict.fromkeys(PAWNS[4:7])
    match = on_trap("Spritzy", players=2, pawns=gone | {"Spritzy": "G3"}, hands={0: [WILD]})
    play_wild(match)
    assert match.view(0)["characters"][1] == []
    assert match.view(0)["out"] == []
    assert match.to_act == [0]


def test_ded_36_an_open_card_wins_and_the_secret_ones_stay_down():
    match = table(players=2, pawns={"Lulu": "K1"}, portrait="Lulu")
    match.play(OUT)
    assert match.winners == [0]
    view = match.view(1)
    assert view["characters"][0] == ["Lulu", None, None, None]
    assert view["secret_characters"] == [[None, None], [None, None]]


def test_ded_36_the_secret_cards_are_decided_when_they_are_turned_up():
    for owned, winner in ((("Pierre", "Poopsie"), 0), (("Pierre", "Hickory"), 1)):
        match = table(players=2, pawns={"Poopsie": "K1", "Hickory": None}, portrait="Poopsie")
        match.play({"type": "move", "pawn": "Poopsie", "die": 3, "to": "out"})
        assert match.winners == []
        assert {move["character"] for move in match.legal_moves("chance")} == set(PAWNS[8:])
        turn_up(match, *owned)
        assert match.winners == [winner]
        view = match.view("spectator")
        assert sorted(view["secret_characters"][0]) == sorted(owned)
        assert sorted(view["secret_characters"][0] + view["secret_characters"][1]) == sorted(PAWNS[8:])
        assert view["lost"] == {"Hickory": 0 if "Hickory" in owned else 1}
        assert view["characters"] == [[None] * 4, [None] * 4]


def test_ded_38_the_limit_of_turns():
    match = GAME.new(3, seed=5, options={"turn_limit": 3})
    turns = set()
    while not match.finished:
        turns.add(match.view(0)["turn_number"])
        match.play(match.legal_moves()[0])
    assert turns == {1, 2, 3}
    assert match.winners == []
    assert match.view(0)["ending"] == "turn limit"


def test_random_matches_end_in_each_of_the_three_ways():
    rules = GAME.rules
    for players in (2, 3, 4):
        start = GAME.new(players, chance="manual")
        states, words = contest_states(rules, start.state(0))
        results = np.zeros((200, SCORES + players), np.int64)
        policies = np.full(players, RANDOM)
        scratch = rules.scratch.array()
        limit = rules.longest_random_match
        contest(start.board.array, states, words, rules.state.masks, scratch, policies, results, 1, limit)
        assert CUT_OFF not in results[:, WINNERS]
        assert set(results[:, ENDING]) == {ESCAPE, LAST_ALIVE, DETECTIVE_CAME}
        assert results[:, DECISIONS].mean() < 2000
