"""DED-21 to DED-31: traps, cards, and those knocked off."""

import pytest

from macabre.games.dead_end_drive.cards import count_of
from macabre.games.dead_end_drive.tests.table import (
    BOARD,
    DETECTIVE,
    PAWNS,
    WILD,
    draw,
    empty_pile,
    kinds,
    on_trap,
    roll,
    table,
    targets,
    trap,
)
from macabre.testing.walk import in_world, record_of

KEEP, SPRING, DRAW = {"type": "keep"}, {"type": "spring"}, {"type": "draw"}


def play(card):
    return {"type": "play", "card": card}


def clause(match, played):
    refusal = match.explain(played)
    assert refusal is not None
    return refusal[0]


def test_ded_21_traps_matter_only_where_a_move_ends():
    beside = {"Lulu": "C3", "Dusty": "C2", "Parker": "C4", "Clay": "G3"}
    match = table(pawns=beside, dice=(4, 3))
    assert "E5" in targets(match, "Lulu", 4)  # its only way leads over the trap on D3
    match.play({"type": "move", "pawn": "Lulu", "die": 4, "to": "E5"})
    assert match.view(0)["pending_trap"] is None
    match.play({"type": "move", "pawn": "Clay", "die": 3, "to": "D3"})
    assert match.view(0)["pending_trap"] == {"pawn": "Clay", "trap": "statue"}


def test_ded_22_only_a_pawn_just_moved_can_be_caught():
    match = table(pawns={"Lulu": "D3", "Clay": "E8"}, hands={0: [WILD]})
    assert clause(match, play(WILD)) == "DED-22"
    match.play({"type": "move", "pawn": "Clay", "die": 3, "to": "E5"})
    assert kinds(match) == {"move"}


def test_ded_23_play_a_card_that_matches_or_draw():
    hand = [WILD, trap("statue"), trap("stairs"), trap("fireplace", "statue")]
    match = on_trap(hands={0: hand})
    played = [move["card"] for move in match.legal_moves() if move["type"] == "play"]
    assert played == [WILD, trap("statue"), trap("fireplace", "statue")]
    assert DRAW in match.legal_moves()
    assert clause(match, play(trap("stairs"))) == "DED-23"
    assert clause(match, play(trap("bookcase"))) == "DED-23"
    match.play(play(trap("fireplace", "statue")))
    view = match.view(2)
    assert view["discards"] == [trap("fireplace", "statue")]
    assert view["pawns"]["Lulu"] is None
    assert view["hand_sizes"] == [3, 0, 0, 0]


def test_ded_24_keep_or_spring_the_card_drawn():
    match = on_trap()
    draw(match, trap("stairs"))
    assert match.legal_moves() == [KEEP]
    assert clause(match, SPRING) == "DED-24"
    assert match.view(0)["drawn"] == trap("stairs")
    match.play(KEEP)
    assert match.view(0)["trap_cards"][0] == [trap("stairs")]
    assert match.view(0)["pawns"]["Lulu"] == "D3"

    matching = on_trap()
    draw(matching, trap("statue"))
    assert matching.legal_moves() == [KEEP, SPRING]
    matching.play(SPRING)
    assert matching.view(1)["pawns"]["Lulu"] is None
    assert matching.view(1)["discards"] == [trap("statue")]
    assert matching.view(0)["trap_cards"][0] == []


def test_ded_24_the_others_see_only_that_a_card_was_drawn():
    seen = []
    for card in (trap("stairs"), trap("statue"), WILD):
        match = on_trap()
        draw(match, card)
        assert match.view(0)["drawn"] == card
        seen.append((match.view(1), match.view("spectator"), match.sight(2), match.told(3)))
        match.play(KEEP)
        seen[-1] += (match.view(1), match.sight(2), match.told(3))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("option", ["turn", "pawn"])
def test_ded_25_who_has_drawn_plays_no_card_held(option):
    match = table(
        pawns={"Lulu": "G3", "Clay": "K11"}, dice=(3, 1), hands={0: [WILD]}, options={"after_drawing": option}
    )
    match.play({"type": "move", "pawn": "Lulu", "die": 3, "to": "D3"})
    draw(match, trap("fireplace"))
    assert clause(match, play(WILD)) == "DED-25"
    match.play(KEEP)
    match.play({"type": "move", "pawn": "Clay", "die": 1, "to": "K12"})
    assert match.view(0)["drew"]
    if option == "turn":
        assert match.legal_moves() == [DRAW]
        assert clause(match, play(trap("fireplace"))) == "DED-25"
    else:
        assert play(WILD) in match.legal_moves()
        assert play(trap("fireplace")) in match.legal_moves()


def test_ded_25_the_ban_ends_with_the_turn():
    match = on_trap(hands={1: [WILD]}, pawns={"Lulu": "G3", "Clay": "E8", "Dusty": "K11"})
    draw(match, trap("stairs"))
    match.play(KEEP)
    match.play({"type": "move", "pawn": "Clay", "die": 4, "to": "E4"})
    roll(match, 1, 2)
    assert not match.view(1)["drew"]
    match.play({"type": "move", "pawn": "Dusty", "die": 1, "to": "K12"})
    assert play(WILD) in match.legal_moves()


def test_ded_26_a_detective_card_steps_and_another_is_drawn():
    match = on_trap()
    draw(match, DETECTIVE)
    view = match.view(3)
    assert (view["detective"], view["discards"], view["hand_sizes"][0], view["pile"]) == (1, [DETECTIVE], 0, 28)
    assert match.chance_to_act
    draw(match, DETECTIVE)
    assert match.view(3)["detective"] == 2
    draw(match, trap("stairs"))
    assert match.legal_moves() == [KEEP]
    assert clause(on_trap(), play(DETECTIVE)) == "DED-26"


def test_ded_27_the_detective_ends_the_match_at_once():
    match = on_trap(detective=12, portrait="Clay")
    draw(match, DETECTIVE)
    assert match.finished
    assert match.view(0)["hand_sizes"] == [0, 0, 0, 0]
    assert match.view(0)["drawn"] is None


def test_ded_28_the_discards_become_a_new_pile_when_a_card_is_needed():
    match = empty_pile(on_trap(), [trap("statue"), WILD], detectives=10)
    assert match.view(0)["pile"] == 0
    match.play(DRAW)
    weights = {str(move["card"]): move["weight"] for move in match.legal_moves("chance")}
    assert weights == {str(trap("statue")): 1, str(WILD): 1, str(DETECTIVE): 10}
    draw(match, trap("statue"))
    assert match.view(0)["discards"] == []
    assert match.view(0)["pile"] == 11


def test_ded_28_without_any_card_nothing_is_drawn():
    match = empty_pile(on_trap(), [])
    s = record_of(match)
    s.hand_sizes[3] += 10
    match = in_world(match, s)
    match.play(DRAW)
    assert kinds(match) == {"move"}
    view = match.view(0)
    assert (view["drew"], view["drawn"], view["pawns"]["Lulu"]) == (False, None, "D3")


def test_ded_29_the_owner_shows_the_card():
    match = on_trap("Lulu", hands={0: [WILD]})
    match.play(play(WILD))
    view = match.view("spectator")
    assert view["lost"] == {"Lulu": 1}
    assert [len(names) for names in view["characters"]] == [3, 2, 3, 3]
    assert "Lulu" not in match.view(1)["characters"][1]


def test_ded_29_a_secret_card_stays_face_down():
    match = on_trap("Poopsie", players=2, hands={0: [WILD]})
    match.play(play(WILD))
    assert match.view(None)["lost"] == {"Poopsie": None}
    assert match.view(None)["secret_characters"] == [[None, None], [None, None]]
    assert [len(names) for names in match.view(0)["characters"]] == [4, 4]


def test_ded_30_a_portrait_of_the_dead_goes_when_it_appears():
    match = on_trap("Lulu", hands={0: [WILD]}, portrait="Lulu")
    match.play(play(WILD))
    assert match.chance_to_act
    assert match.view(0)["portraits_left"] == 11
    match.play({"type": "portrait", "name": "Clay"}, "chance")
    assert match.view(0)["portrait"] == "Clay"
    assert match.view(0)["portraits_left"] == 11

    later = table(pawns={"Lulu": None}, dice=(2, 2), portrait="Clay")
    assert later.view(0)["portraits_left"] == 12
    later.play({"type": "portrait", "change": True})
    later.play({"type": "portrait", "name": "Lulu"}, "chance")
    assert later.view(0)["portraits_left"] == 11
    assert later.chance_to_act
    later.play({"type": "portrait", "name": "Dusty"}, "chance")
    assert later.view(0)["portrait"] == "Dusty"


def test_ded_30_the_next_is_shown_even_as_the_match_ends():
    gone = dict.fromkeys(PAWNS[1:]) | {"Lulu": "G3"}
    match = on_trap("Lulu", players=2, pawns=gone, hands={0: [WILD]}, portrait="Lulu")
    match.play(play(WILD))
    assert not match.finished
    match.play({"type": "portrait", "name": "Dusty"}, "chance")
    match.play({"type": "portrait", "name": "Smothers"}, "chance")
    assert match.finished
    assert match.view(1)["portrait"] == "Smothers"


def test_ded_30_the_dead_at_the_back_are_passed_over():
    match = table(pawns={"Lulu": None}, dice=(2, 2), portrait="Clay", unseen=0, back_size=2)
    s = record_of(match)
    s.back[:2] = [PAWNS.index("Lulu"), PAWNS.index("Dusty")]
    match = in_world(match, s)
    match.play({"type": "portrait", "change": True})
    view = match.view(0)
    assert (view["portrait"], view["portraits_back"], view["portraits_left"]) == ("Dusty", ["Clay"], 2)


def test_ded_31_who_has_lost_the_last_character_is_out():
    gone = {"Parker": None, "Clay": None}
    match = on_trap("Lulu", pawns={"Lulu": "G3"} | gone, hands={0: [WILD], 1: [WILD, trap("stairs")]})
    match.play(play(WILD))
    view = match.view(0)
    assert view["out"] == [1]
    assert view["hand_sizes"] == [0, 0, 0, 0]
    assert sorted(card["kind"] for card in view["discards"]) == ["trap", "wild", "wild"]
    match.play(next(move for move in match.legal_moves() if move["type"] == "move" and move["to"] != "D3"))
    assert record_of(match).turn == 2


def test_ded_31_who_goes_out_in_the_own_turn_loses_the_other_die():
    gone = {"Dusty": None, "Charity": None}
    match = on_trap("Smothers", pawns={"Smothers": "G3"} | gone, hands={0: [WILD]}, portrait="Lulu")
    match.play(play(WILD))
    assert match.view(1)["out"] == [0]
    assert record_of(match).turn == 1
    assert match.chance_to_act


def test_a_card_drawn_counts_in_the_hand_at_once():
    match = on_trap()
    draw(match, WILD)
    assert match.view(1)["hand_sizes"][0] == 1
    assert count_of(record_of(match).hand[0], BOARD.kind_of(WILD)) == 1
