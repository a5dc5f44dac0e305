"""Traps and the score sheet (DOO-11 to DOO-20)."""

import pytest

from macabre.games.deadly_doodles.tests import plain
from macabre.games.deadly_doodles.tests.table import (
    GAME,
    STREET,
    at_the_end,
    begin,
    items,
    own_map,
    play,
    put,
    refusal,
    texts,
)
from macabre.rules import score
from macabre.testing.walk import random_match, record_of

NOTHING = [0, 0, 0, 0, 6, 0, 0]


def test_doo_11_a_trap_needs_an_empty_room():
    match = begin("trap", "trap", "t", "corner", players=2)
    match = put(match, ["B2 NS"], ["A3"])
    for room in ("A2", "A1", "B4", "E4", "B2", "A3"):
        assert refusal(match, f"trap {room}") == "DOO-11"
    assert "trap B1" in texts(match)  # an entryway does no harm
    play(match, "trap B1")
    assert match.view(0)["rooms"][0]["B1"] == {"trap": True, "round": 1}


def test_doo_11_another_players_segment_does_not_hinder():
    match = begin("trap", "trap", "t", "corner", players=2)
    match = put(match, ["", "B1 NS"])
    assert "trap B1" in texts(match, 0)


def test_doo_11_without_an_empty_room_nothing_happens():
    match = begin("trap", "trap", "t", "t", players=2, board=own_map(STREET))
    match = put(match, ["A1 N"])
    play(match, "trap N1")
    assert texts(match) == {"mark t", "no-trap"}
    play(match, "no-trap")
    assert match.view(0)["marks"][0] == 0


def hits(*maps, traps):
    match = at_the_end(list(maps), list(traps))
    found = [sheet["items"][6] // -3 for sheet in match.view("spectator")["sheet"]]
    assert found == [plain.hits(seat, match.view(None)["rooms"]) for seat in range(len(maps))]
    return found


def test_doo_12_a_trap_hits_all_others_with_a_segment_there():
    assert hits("B2 NS", "B2 NS", "", "C2 NS", traps=["", "", "B2", ""]) == [1, 1, 0, 0]
    assert hits("B2 NS, C2 NS", "", traps=["", "B2 C2"]) == [2, 0]


def test_doo_12_equal_traps_hit_just_those_who_set_them():
    assert hits("", "", traps=["B2", "B2"]) == [1, 1]
    assert hits("", "", "B2 NS", traps=["B2", "B2", ""]) == [1, 1, 0]
    assert hits("", "", "", traps=["B2", "B2", "B2"]) == [1, 1, 1]
    assert hits("", "", "", "B2 NS", traps=["B2", "B2", "B2", ""]) == [1, 1, 1, 0]
    assert hits("", "", "", "", traps=["B2"] * 4) == [1, 1, 1, 1]


def test_doo_12_other_traps_work_as_usual_beside_equal_ones():
    assert hits("C2 NS", "", "B2 NS, G7 N", traps=["B2 G7", "B2 C2", ""]) == [2, 1, 1]


def test_doo_12_traps_are_told_player_by_player():
    match = begin("dead-end", "trap", "trap", "dead-end", players=2)
    match = put(match, last_round=True)
    for seat, rooms in enumerate((("C2", "A3"), ("C2", "D1"))):
        for room in rooms:
            play(match, f"trap {room}", seat)
        play(match, "draw dead-end B1 N", seat)
        play(match, "draw dead-end F1 N", seat)
    told = [(e["seat"], e["room"], e["hit"]) for e in match.told("spectator") if e["type"] == "sprung"]
    assert told == [(0, "C2", [0]), (0, "A3", []), (1, "D1", []), (1, "C2", [1])]
    assert [sheet["items"][6] for sheet in match.view(0)["sheet"]] == [-3, -3]


def test_doo_13_loot_counts_two_and_double_with_the_dragon():
    assert items(at_the_end(["A2 NS"]))[0] == 2
    assert items(at_the_end(["A2 NS, C4 NS, F3 NS"]))[0] == 6
    assert items(at_the_end(["A2 NS, C4 NS, F3 NS, E4 N"]))[0] == 12
    assert items(at_the_end(["E4 N"]))[0] == 0


def test_doo_13_linking_to_a_room_is_not_entering_it():
    assert items(at_the_end(["A3 N, B1 S"])) == NOTHING
    assert items(at_the_end(["A3 N, A2 S"]))[0] == 2


def test_doo_14_a_weapon_counts_one():
    assert items(at_the_end(["B4 N, G4 N"])) == [0, 2, 0, 0, 6, 0, 0]


def test_doo_15_a_monster_with_its_weapon_counts_four():
    assert items(at_the_end(["B4 N, A1 E"])) == [0, 1, 4, 0, 6, 0, 0]
    assert items(at_the_end(["B4 N, A1 E, D6 N, E7 W"])) == [0, 2, 8, 0, 6, 0, 0]


def test_doo_16_a_monster_without_its_weapon_costs_two():
    assert items(at_the_end(["A1 E"])) == [0, 0, 0, -2, 6, 0, 0]
    assert items(at_the_end(["A1 E, G4 N, D6 N"])) == [0, 1, 0, -4, 6, 0, 0]


def test_doo_17_an_entryway_without_an_end_counts_one():
    assert items(at_the_end(["B1 NS"]))[4] == 5
    assert items(at_the_end(["B1 EW"]))[4] == 6
    assert items(at_the_end(["B1 N, F1 N, G2 E, A6 W, C7 S, F7 S"]))[4] == 0


def test_doo_18_a_mark_costs_two():
    assert items(at_the_end([""], marks=[3]))[5] == -6


def test_doo_19_a_hit_costs_three():
    match = at_the_end(["B2 NS, C2 NS", ""], ["", "B2 C2"])
    assert items(match, 0)[6] == -6
    assert items(match, 1)[6] == 0


def test_doo_20_most_points_win():
    match = at_the_end(["A2 NS", "A2 NS, C4 NS", "B1 N"])
    assert match.winners == [1]
    assert match.scores == [6, 8, 3]
    assert [sheet["total"] for sheet in match.view(0)["sheet"]] == match.scores


def test_doo_20_a_tie_is_shared():
    assert at_the_end(["A2 NS", "B1 N", "C4 NS"]).winners == [0, 2]


def test_doo_20_alone_one_wins_in_any_case():
    assert at_the_end(["B1 N, A1 E, D6 N"]).winners == [0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_doo_13_14_15_16_17_18_19_against_the_slow_sheet(players):
    for seed in range(6):
        match = random_match(GAME, players, seed)
        view = match.view("spectator")
        for seat in range(players):
            slow = plain.sheet(view["map"], seat, view["rooms"], view["marks"][seat])
            assert view["sheet"][seat] == {"items": slow, "total": sum(slow)}
            assert score(match.board.record, record_of(match), seat) == sum(slow)
