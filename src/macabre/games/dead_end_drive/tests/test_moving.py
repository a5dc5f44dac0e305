"""DED-8 to DED-20 and the front door."""

import pytest

from macabre.data import Source
from macabre.errors import IllegalMove
from macabre.games.dead_end_drive.state import MOVE
from macabre.games.dead_end_drive.tests.table import GAME, PAWNS, kinds, roll, table, targets
from macabre.language import english
from macabre.testing.walk import in_world, record_of


def move(pawn, die, to):
    return {"type": "move", "pawn": pawn, "die": die, "to": to}


def clause(match, played):
    refusal = match.explain(played)
    assert refusal is not None
    return refusal[0]


def test_ded_8_two_different_pawns_one_for_each_die_in_any_order():
    match = table(pawns={"Lulu": "D8", "Clay": "F8"}, dice=(3, 4))
    assert {m["die"] for m in match.legal_moves()} == {3, 4}
    assert {m["pawn"] for m in match.legal_moves()} == set(PAWNS)
    match.play(move("Lulu", 4, "D6"))
    assert match.to_act == [0]
    assert clause(match, move("Lulu", 3, "D13")) == "DED-8"
    assert clause(match, move("Clay", 4, "F12")) == "DED-8"
    match.play(move("Clay", 3, "F11"))
    assert match.view(0)["turn"] == 1


def test_ded_8_ded_10_ded_14_what_must_be_done_names_the_dice_that_are_left():
    def say(view):
        return english(GAME.rules.notation.task(view))

    match = table(pawns={"Lulu": "D8", "Clay": "F8"}, dice=(3, 4))
    assert say(match.view(0)) == "move a pawn with the 3 and another with the 4"
    match.play(move("Lulu", 4, "D6"))
    assert say(match.view(0)) == "move another pawn with the 3"
    double = table(dice=(2, 2))
    assert say(double.view(1)) == "change the portrait on the wall, or keep it, after this double"
    double.play({"type": "portrait", "change": False})
    assert say(double.view(1)) == "move two pawns with a 2 each, or one with the total of 4"
    sitting = table(seated=True, dice=(3, 4))
    assert say(sitting.view(0)) == "move a pawn off the chairs with the 3 and another with the 4"
    view = double.view(1)
    last_seated = view | {"pawns": view["pawns"] | {"Lulu": view["chairs"][0]}}
    assert say(last_seated) == "move two pawns with a 2 each, or one with the total of 4"


def test_ded_9_the_full_count():
    match = table(pawns={"Lulu": "D4"}, dice=(3, 4))
    assert {"F5", "D5", "D7"} <= targets(match, "Lulu", 3)
    assert not {"D6", "E5", "D8"} & targets(match, "Lulu", 3)
    corridor = table(pawns={"Lulu": "A1"}, dice=(3, 6))
    assert targets(corridor, "Lulu", 3) == {"D1", "C2"}
    assert clause(corridor, move("Lulu", 3, "C1")) == "DED-9"
    assert clause(corridor, move("Lulu", 5, "D3")) == "DED-9"


def test_ded_10_doubles_ask_about_the_portrait_first():
    match = table(dice=(2, 2), portrait="Lulu")
    assert match.legal_moves() == [{"type": "portrait", "change": False}, {"type": "portrait", "change": True}]
    assert clause(match, {"type": "lose", "die": 2}) == "DED-10"
    match.play({"type": "portrait", "change": True})
    assert "Lulu" not in [m["name"] for m in match.legal_moves("chance")]
    match.play({"type": "portrait", "name": "Clay"}, "chance")
    view = match.view(0)
    assert (view["portrait"], view["portraits_back"], view["portraits_left"]) == ("Clay", ["Lulu"], 12)
    assert clause(match, {"type": "portrait", "change": True}) == "DED-10"


def test_ded_10_one_pawn_may_move_the_total_of_a_double():
    match = table(pawns={"Lulu": "D8"}, dice=(4, 4))
    match.play({"type": "portrait", "change": False})
    assert {m["die"] for m in match.legal_moves()} == {4, 8}
    whole = match.clone()
    whole.play(move("Lulu", 8, "A13"))
    assert whole.view(0)["turn"] == 1
    match.play(move("Lulu", 4, "D6"))
    assert {m["die"] for m in match.legal_moves()} == {4}
    assert clause(match, move("Clay", 8, "O9")) == "DED-10"
    assert clause(table(dice=(3, 4)), move("Lulu", 7, "O9")) == "DED-10"


def test_ded_10_seen_portraits_come_back_in_the_order_in_which_they_went():
    match = table(dice=(1, 1), portrait="Clay", unseen=0, back_size=2)
    s = record_of(match)
    s.back[:2] = [PAWNS.index("Lulu"), PAWNS.index("Dusty")]
    match = in_world(match, s)
    match.play({"type": "portrait", "change": True})
    assert match.view(0)["portrait"] == "Lulu"
    assert match.view(0)["portraits_back"] == ["Dusty", "Clay"]


def test_ded_11_one_pawn_is_finished_before_the_next():
    match = table(pawns={"Lulu": "G3"}, dice=(3, 4))
    match.play(move("Lulu", 3, "D3"))
    assert kinds(match) == {"draw"}
    assert clause(match, move("Clay", 4, "O13")) == "DED-11"


def test_ded_12_a_die_that_no_pawn_can_use_is_lost_beside_the_other_moves():
    # A1 to C1 with C2 and D1 taken: the corner holds one pawn with two free spaces beside it.
    pawns = dict.fromkeys(PAWNS) | {"Lulu": "A1", "Clay": "C1"}
    match = table(pawns=pawns | {"Dusty": "C2", "Parker": "D1"}, dice=(1, 6))
    s = record_of(match)
    s.moved = sum(1 << PAWNS.index(name) for name in ("Clay", "Dusty", "Parker"))
    match = in_world(match, s)
    assert {m["type"]: m["die"] for m in match.legal_moves()} == {"move": 1, "lose": 6}
    assert clause(match, {"type": "lose", "die": 1}) == "DED-12"
    match.play({"type": "lose", "die": 6})
    assert match.view(0)["dice"] == [{"value": 1, "used": False}, {"value": 6, "used": True}]
    assert kinds(match) == {"move"}


def test_ded_12_a_lost_die_of_a_double_takes_the_total_along():
    pawns = dict.fromkeys(PAWNS) | {"Lulu": "A1", "Clay": "C2", "Dusty": "D1"}
    match = table(pawns=pawns, dice=(2, 2), portrait="Lulu")
    s = record_of(match)
    s.moved = (1 << PAWNS.index("Clay")) | (1 << PAWNS.index("Dusty"))
    s.places[PAWNS.index("Clay")] = GAME.default_board.space_number("C1")
    match = in_world(match, s)
    match.play({"type": "portrait", "change": False})
    assert match.legal_moves() == [{"type": "lose", "die": 2}]
    match.play({"type": "lose", "die": 2})
    assert match.legal_moves() == [{"type": "lose", "die": 2}]
    match.play({"type": "lose", "die": 2})
    assert match.view(0)["turn"] == 1


def test_ded_12_leaving_counts_as_a_full_move_and_a_forbidden_trap_does_not():
    only = dict.fromkeys(PAWNS) | {"Lulu": "K1", "Clay": "J1", "Dusty": "L1", "Parker": "K2"}
    match = table(pawns=only, dice=(6, 5), portrait="Lulu")
    s = record_of(match)
    s.moved = sum(1 << PAWNS.index(name) for name in ("Clay", "Dusty", "Parker"))
    match = in_world(match, s)
    assert match.legal_moves() == [move("Lulu", 5, "out"), move("Lulu", 6, "out")]
    assert trap_only() == [{"type": "lose", "die": 1}, {"type": "lose", "die": 2}]


def trap_only():
    """What seat 0 may do when the only full move of the only pawn that sits would end on a trap."""
    board = GAME.load_board(Source(OWN_MANSION))
    match = GAME.new(2, chance="manual", board=board)
    s = record_of(match)
    s.phase, s.turn_number, s.portrait = MOVE, 1, 3
    s.dice[:] = [1, 2]
    s.places[:] = [-1] * 12
    for pawn, space in enumerate(["A3", "B1", "A1"]):
        s.places[pawn] = board.space_number(space)
    s.alive = 0b111
    return in_world(match, s).legal_moves()


# From A3 only the trap on A2 can be entered, and from there nothing while a pawn stands on A1.
OWN_MANSION = """
game = "dead-end-drive"
detective_steps = 3
door = "C1"
pawns = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]
mansion = \"\"\"
 3 h|h h h h h h h h h h h
 2 1 v . . . . . . . . . .
 1 . . . . . . . . . . . .
\"\"\"
[furniture]
v = "a vase"
[[trap]]
name = "pit"
title = "Pit"
[[card]]
kind = "wild"
copies = 2
"""


def test_ded_13_never_diagonally():
    match = table(pawns={"Lulu": "F8"}, dice=(1, 2))
    assert targets(match, "Lulu", 1) == {"F7", "F9", "E8", "G8"}


def test_ded_14_only_those_who_sit_may_move_and_none_ends_on_a_trap():
    match = table(pawns={"Lulu": "D8"}, seated=True, dice=(3, 4))
    assert "Lulu" not in {m["pawn"] for m in match.legal_moves()}
    refusal = match.explain(move("Lulu", 3, "D11"))
    assert refusal[0] == "DED-14"
    assert "still sits" in refusal[1]
    sitting = table(pawns={"Pierre": "K9"}, seated=True, dice=(3, 5))
    assert "K12" not in targets(sitting, "Pierre", 3)
    assert clause(sitting, move("Pierre", 3, "K12")) == "DED-14"


def test_ded_14_the_die_after_the_last_chair_is_free():
    match = table(pawns={"Lulu": "K9", "Clay": "G3"}, dice=(1, 3))
    assert {m["pawn"] for m in match.legal_moves()} == {"Lulu"}
    match.play(move("Lulu", 1, "K10"))
    assert "D3" in targets(match, "Clay", 3)


def test_ded_14_leaving_straight_from_a_chair_is_allowed():
    match = table(pawns={"Lulu": "J5", "Clay": "K9"}, dice=(6, 6), portrait="Lulu")
    match.play({"type": "portrait", "change": False})
    assert "out" in targets(match, "Lulu", 12)


def test_ded_15_no_space_twice_in_one_move():
    match = table(pawns={"Lulu": "A1"}, dice=(2, 4))
    assert "A1" not in targets(match, "Lulu", 2)
    refusal = match.explain(move("Lulu", 4, "C1"))
    assert refusal[0] == "DED-15"
    assert clause(match, move("Lulu", 2, "A1")) == "DED-15"


def test_ded_16_pawns_and_furniture_stand_in_the_way():
    match = table(pawns={"Lulu": "D8", "Clay": "E8"}, dice=(1, 2))
    assert targets(match, "Lulu", 1) == {"C8", "D7"}
    refusal = match.explain(move("Lulu", 1, "E8"))
    assert refusal == ("DED-16", "Clay stands on E8")
    assert match.explain(move("Lulu", 1, "D9")) == ("DED-16", "the piano stands on D9")
    assert clause(match, move("Lulu", 2, "F8")) == "DED-16"


def test_ded_17_empty_chairs_are_furniture_unless_blocked():
    free = table(pawns={"Lulu": "I7"}, dice=(1, 2))
    assert targets(free, "Lulu", 1) == {"H7", "I6", "I8"}
    assert clause(free, move("Lulu", 1, "J7")) == "DED-17"


def test_ded_17_a_blocked_pawn_crosses_chairs_but_ends_on_none():
    around = {"Lulu": "K10", "Clay": "J10", "Dusty": "L10", "Parker": "K11"}
    match = table(pawns=around, dice=(1, 3))
    assert targets(match, "Lulu", 1) == set()
    assert targets(match, "Lulu", 3) == {"I9", "M9"}
    assert clause(match, move("Lulu", 1, "K9")) == "DED-17"
    opened = table(pawns=around | {"Parker": "K4"}, dice=(1, 3))
    assert "I9" not in targets(opened, "Lulu", 3)
    assert clause(opened, move("Lulu", 3, "I9")) == "DED-17"


def test_ded_18_rugs_are_floor():
    assert set(GAME.default_board.maze.marks) <= set(".h@12345TGFBSsvdep")
    assert "K11" in targets(table(pawns={"Lulu": "K10"}, dice=(1, 2)), "Lulu", 1)


def test_ded_19_walls_cannot_be_crossed():
    match = table(pawns={"Lulu": "G8"}, dice=(1, 2))
    assert targets(match, "Lulu", 1) == {"F8", "G9", "G7"}
    assert clause(match, move("Lulu", 1, "H8")) == "DED-19"
    below = table(pawns={"Lulu": "K3"}, dice=(1, 2))
    assert clause(below, move("Lulu", 1, "K2")) == "DED-19"


def test_ded_20_one_hop_through_the_passages():
    match = table(pawns={"Lulu": "A5"}, dice=(2, 3))
    assert {"A11", "N12", "U2", "U15"} <= targets(match, "Lulu", 2)
    assert {"A12", "B11", "A10"} <= targets(match, "Lulu", 3)
    starting = table(pawns={"Lulu": "A6", "Clay": "U2"}, dice=(1, 2))
    assert {"A11", "N12", "U15"} <= targets(starting, "Lulu", 1)
    assert "U2" not in targets(starting, "Lulu", 1)
    assert clause(starting, move("Lulu", 1, "U2")) == "DED-16"


def test_ded_20_not_twice_in_a_move():
    # From A6 all ways on foot are taken; one hop leads to A11, whose ways are taken too.
    pawns = {"Lulu": "A6", "Clay": "A5", "Dusty": "B6", "Parker": "A12", "Charity": "B11", "Hickory": "A10"}
    match = table(pawns=pawns, dice=(2, 6))
    refusal = match.explain(move("Lulu", 2, "A11"))
    assert refusal[0] == "DED-20"


def test_ded_32_only_the_one_on_the_portrait_leaves_and_not_by_exact_count():
    match = table(pawns={"Lulu": "K1", "Clay": "J1"}, dice=(5, 6), portrait="Lulu")
    assert "out" in targets(match, "Lulu", 5) & targets(match, "Lulu", 6)
    assert clause(match, move("Clay", 5, "out")) == "DED-32"
    far = table(pawns={"Lulu": "H1"}, dice=(1, 3), portrait="Lulu")
    assert far.explain(move("Lulu", 3, "out")) == (
        "DED-32", "Lulu needs a count of at least 4 to leave by the front door"
    )  # fmt: skip
    with pytest.raises(IllegalMove, match="DED-32"):
        far.play(move("Lulu", 3, "out"))


def test_paths_are_shown():
    match = table(pawns={"Lulu": "A5"}, dice=(3, 6))
    for played in match.legal_moves():
        if played["pawn"] == "Lulu":
            path = match.preview(played)["path"]
            assert (path[0], path[-1]) == ("A5", played["to"])
            assert len(path) == played["die"] + 1 == len(set(path))
    leaving = table(pawns={"Lulu": "J2"}, dice=(5, 6), portrait="Lulu")
    path = leaving.preview(move("Lulu", 5, "out"))["path"]
    assert (path[0], path[-2:]) == ("J2", ["K1", "out"])
    assert len(path) == 4
    assert leaving.preview(leaving.legal_moves()[0])["path"]


def test_a_roll_of_chance_gives_the_dice():
    match = table(pawns={"Lulu": "D8", "Clay": "F8"}, dice=(3, 4))
    match.play(move("Lulu", 4, "D6"))
    match.play(move("Clay", 3, "F11"))
    roll(match, 2, 5)
    assert match.view(1)["dice"] == [{"value": 2, "used": False}, {"value": 5, "used": False}]
