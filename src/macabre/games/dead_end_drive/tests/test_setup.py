"""DED-1 to DED-7, and who knows what."""

from collections import Counter
from itertools import pairwise

import pytest

import macabre
from macabre.errors import BadPlayers
from macabre.games.dead_end_drive.tests.table import GAME, PAWNS


def begin(players, starts):
    """Chance by hand: chairs and cards in order, these rolls for the first turn."""
    match = GAME.new(players, chance="manual")
    while match.legal_moves("chance")[0]["type"] in ("place", "deal"):
        match.play(match.legal_moves("chance")[0], "chance")
    for dice in starts:
        seat = match.legal_moves("chance")[0]["player"]
        match.play({"type": "start", "player": seat, "dice": dice}, "chance")
    return match


def test_ded_1_two_to_four_players_and_twelve_pawns():
    assert list(GAME.players) == [2, 3, 4]
    assert list(GAME.new(2, seed=1).view(0)["pawns"]) == PAWNS
    assert len(set(PAWNS)) == 12
    with pytest.raises(BadPlayers):
        GAME.new(5)


def test_ded_2_chance_orders_the_pawns_on_the_chairs():
    match = GAME.new(2, chance="manual")
    moves = match.legal_moves("chance")
    assert [move["pawn"] for move in moves] == PAWNS
    assert {move["weight"] for move in moves} == {1}
    view = GAME.new(4, seed=5).view(0)
    assert sorted(view["pawns"].values()) == sorted(view["chairs"])
    assert len({tuple(GAME.new(4, seed=seed).view(0)["pawns"].values()) for seed in range(5)}) == 5


def test_ded_3_twenty_nine_trap_cards():
    board = GAME.default_board
    copies = Counter(board.kinds[kind]["kind"] for kind in range(16) for _ in range(board.record.copies[kind]))
    assert copies == {"wild": 4, "trap": 15}
    assert board.record.detectives == 10
    assert Counter(len(card["traps"]) for card in board.kinds if card["kind"] == "trap") == {1: 5, 2: 10}
    assert GAME.new(3, seed=1).view(0)["pile"] == 29


def test_ded_4_the_first_favourite_comes_by_chance_as_play_begins():
    match = begin(3, [[6, 6], [1, 1], [1, 2]])
    assert match.view(0)["portrait"] is None
    assert [move["name"] for move in match.legal_moves("chance")] == PAWNS
    match.play({"type": "portrait", "name": "Lulu"}, "chance")
    view = match.view(0)
    assert (view["portrait"], view["portraits_left"], view["portraits_back"]) == ("Lulu", 12, [])


@pytest.mark.parametrize(("players", "share"), [(2, 4), (3, 4), (4, 3)])
def test_ded_5_character_cards(players, share):
    match = GAME.new(players, seed=3)
    dealt = [name for names in match.view(None)["characters"] for name in names]
    assert len(dealt) == len(set(dealt)) == share * players
    for seat in range(players):
        view = match.view(seat)
        assert all(len(names) == share for names in view["characters"])
        assert all((None in names) != (q == seat) for q, names in enumerate(view["characters"]))
    assert match.view(0)["secret_characters"] == ([[None, None], [None, None]] if players == 2 else None)


def test_ded_6_the_highest_roll_begins_and_ties_roll_again():
    match = begin(4, [[6, 5], [1, 2], [5, 6], [3, 3]])
    assert match.legal_moves("chance")[0]["player"] == 0
    match.play({"type": "start", "player": 0, "dice": [1, 1]}, "chance")
    assert match.legal_moves("chance")[0]["player"] == 2
    match.play({"type": "start", "player": 2, "dice": [1, 1]}, "chance")
    match.play({"type": "start", "player": 0, "dice": [1, 1]}, "chance")
    match.play({"type": "start", "player": 2, "dice": [1, 2]}, "chance")
    match.play({"type": "portrait", "name": "Lulu"}, "chance")
    assert match.view(0)["turn"] == 2


def test_ded_6_play_goes_to_the_left():
    match = GAME.new(3, seed=8)
    turns = [match.view(0)["turn"]]
    while len(turns) < 7:
        match.play(match.legal_moves()[0])
        if match.view(0)["turn"] != turns[-1]:
            turns.append(match.view(0)["turn"])
    assert all((turn + 1) % 3 == following for turn, following in pairwise(turns))


def test_ded_7_the_mansion():
    view = GAME.new(2, seed=1).view(0)
    board = view["board"]
    assert view["detective_steps"] == 13
    assert board["traps"] == {
        "stairs": "B15", "fireplace": "K12", "chandelier": "R11", "statue": "D3", "bookcase": "R4"
    }  # fmt: skip
    assert sorted(board["passages"]) == ["A11", "A6", "N12", "U15", "U2"]
    assert (board["door"], board["columns"], board["rows"]) == ("K1", 21, 15)
    assert len(view["chairs"]) == 12
    drawn = GAME.clauses and (GAME.rules.folder / "RULES.md").read_text("utf-8")
    assert board["text"] in drawn


def test_ded_37_who_knows_what():
    match = GAME.new(3, seed=4)
    for _ in range(60):
        match.play(match.legal_moves()[-1])
    seats = range(3)
    for seat in seats:
        view = match.view(seat)
        for other in seats:
            hidden = other != seat
            assert (None in view["characters"][other]) == (hidden and bool(view["characters"][other]))
            assert all((card is None) == hidden for card in view["trap_cards"][other])
            assert len(view["trap_cards"][other]) == view["hand_sizes"][other]
    public = match.view("spectator")
    assert all(name is None for names in public["characters"] for name in names)
    referee = match.view(None)
    assert all(name for names in referee["characters"] for name in names)
    assert sum(referee["hand_sizes"]) + referee["pile"] + len(referee["discards"]) == 29


def test_ded_37_a_drawn_card_is_told_to_the_drawer_alone():
    match = GAME.new(4, seed=2)
    for _ in range(400):
        if match.finished:
            break
        match.play(match.legal_moves()[0])
    drawn = [event for event in match.events if event["type"] == "drawn"]
    assert drawn
    for event in drawn:
        assert event["to"] == [event["seat"]] if event["card"] else event["seat"] not in event["to"]


def test_transcript_replays():
    match = GAME.new(2, seed=12)
    for _ in range(80):
        match.play(match.legal_moves()[-1])
    assert macabre.replay(match.transcript()).digest() == match.digest()
