"""Every refusal and every event of 13 Dead End Drive is uttered somewhere, by its clause."""

from __future__ import annotations

import pytest

from macabre.games.dead_end_drive.tests.table import (
    BOARD,
    DETECTIVE,
    GAME,
    PAWNS,
    WILD,
    draw,
    empty_pile,
    on_trap,
    open_table,
    table,
    trap,
)
from macabre.match import Match
from macabre.testing.utterances import Uttered, asked, check_events, check_refusals


def refused_by_hand() -> Uttered:
    found = asked(table(pawns={"Lulu": "G3"}), "move Lulu 3 G3", "move Lulu 9 A1", "move Lulu 7 A1")
    found |= asked(table(pawns={"Lulu": "G3"}, dice=(1, 2)), "move Lulu 1 F4", "lose 1", "lose 6", "play wild")
    match = on_trap(hands={0: [WILD, trap("stairs")]})
    found |= asked(match, "lose 4", "move Clay 4 A1", "keep", "play detective", "play chandelier", "play stairs")
    draw(match, WILD)
    found |= asked(match, "play wild", "play stairs", "draw")
    match = on_trap(hands={0: [WILD]})
    draw(match, trap("stairs"))
    found |= asked(match, "spring", "play stairs")
    match.play("keep")
    found |= asked(match, "move Lulu 4 A1", "move Clay 3 A1", "move Clay 7 A1")
    match.play(next(move for move in match.legal_moves() if move["type"] == "move"))
    found |= in_the_way() | refused_at_the_door() | refused_on_chairs() | drawn_before() | refused_while_seating()
    found |= asked(table(out=0b10), "draw", seat=1)
    double = table(dice=(3, 3))
    found |= asked(double, "move Lulu 3 A1")
    double.play("portrait keep")
    found |= asked(double, "portrait change", "move Lulu 5 A1")
    double.play(next(move for move in double.legal_moves() if move["type"] == "move" and move["die"] == 3))
    return found | asked(double, "move Clay 6 A1") | asked(table(seated=True), "move Lulu 3 D3")


def refused_on_chairs() -> Uttered:
    """While pawns sit, none but those may move, and none onto a trap; later, what is gone or in the way."""
    found = asked(table(pawns={"Lulu": "K10"}, seated=True), "move Lulu 3 K13")
    found |= asked(table(pawns={"Pierre": "K9"}, seated=True), "move Pierre 3 K12")
    found |= asked(table(pawns={"Pierre": None}), "move Pierre 3 A1", "portrait change")
    return found | asked(table(pawns={"Lulu": "B10"}), "move Lulu 4 F10")


def refused_while_seating() -> Uttered:
    match = GAME.new(2, seed=1, options={"seating": "players"})
    match.play("place Lulu K9")
    found = asked(match, "place Lulu J9", "place Clay K9", "place Clay A1", "draw")
    return found | asked(table(), "place Clay K9")


def drawn_before() -> Uttered:
    """A card was drawn and kept this turn, and another pawn ends on a trap."""
    match = table(pawns={"Lulu": "G3", "Clay": "K11"}, dice=(3, 1), hands={0: [WILD]})
    match.play("move Lulu 3 D3")
    draw(match, trap("stairs"))
    match.play("keep")
    match.play("move Clay 1 K12")
    return asked(match, "play wild")


def in_the_way() -> Uttered:
    """Every pawn to every space by every die: what stands in whose way."""
    found: Uttered = {}
    for match in (table(), table(seated=True), table(pawns={"Lulu": "K10", "Clay": "L10", "Pierre": None})):
        for pawn in PAWNS[:6]:
            for space in BOARD.spaces[::2]:
                found |= asked(match, {"type": "move", "pawn": pawn, "die": 4, "to": space})
    return found


def refused_at_the_door() -> Uttered:
    ways = {"Smothers": "K3", "Dusty": "K2", "Charity": "J2", "Lulu": "L2"}
    found = asked(table(pawns={"Smothers": "K7"}), "move Smothers 3 out", "move Lulu 3 out")
    found |= asked(table(pawns={"Smothers": "U15"}), "move Smothers 3 out")
    blocked = table(pawns={"Smothers": "K2", "Dusty": "K1"})
    return found | asked(blocked, "move Smothers 3 out") | asked(table(pawns=ways), "move Smothers 3 out")


def seldom_told() -> list[Match]:
    """Matches that tell what random ones seldom do."""
    nothing = empty_pile(on_trap(), [])
    nothing.play("draw")
    again = empty_pile(on_trap(), [WILD])
    again.play("draw")
    last = table(pawns={"Smothers": "G3", "Dusty": None, "Charity": None}, hands={0: [WILD]})
    last.play("move Smothers 3 D3")
    last.play("play wild")
    out = table(pawns={"Smothers": "K1"})
    out.play("move Smothers 3 out")
    secret = table(players=2, portrait="Poopsie", pawns={"Poopsie": "K1"})
    secret.play("move Poopsie 3 out")
    while secret.chance_to_act:
        secret.play(secret.legal_moves("chance")[0], "chance")
    return [nothing, again, last, out, secret, *ended_otherwise(), last_of_two(), seated()]


def seated() -> Match:
    """The players seat the pawns, and the Detective starts half-way."""
    match = GAME.new(2, seed=1, options={"seating": "players", "detective_path": "half"})
    for _ in PAWNS:
        seat = match.to_act[0]
        match.play(match.legal_moves(seat)[0], seat)
    return match


def last_of_two() -> Match:
    """Two players with open characters: the second has but one left, and loses it."""
    match = open_table(dict.fromkeys(PAWNS[7:]) | {PAWNS[6]: "G3"}, hands={0: [WILD]})
    match.play(f"move {PAWNS[6]} 3 D3")
    match.play("play wild")
    return match


def ended_otherwise() -> list[Match]:
    match = on_trap(detective=12)
    draw(match, DETECTIVE)
    alone = table(players=2, pawns=dict.fromkeys(PAWNS[1:11], None) | {"Smothers": "G3"}, hands={0: [WILD]})
    alone.play("move Smothers 3 D3")
    alone.play("play wild")
    while alone.chance_to_act and not alone.finished:
        alone.play(alone.legal_moves("chance")[0], "chance")
    return [match, alone]


@pytest.mark.slow
def test_every_refusal_is_uttered_somewhere() -> None:
    check_refusals(GAME, refused_by_hand())


@pytest.mark.slow
def test_every_event_and_its_clause_is_told_somewhere() -> None:
    check_events(GAME, seldom_told())


@pytest.mark.slow
def test_ded_13_ded_24_what_is_diagonal_or_just_drawn_is_refused_by_its_clause() -> None:
    found = refused_by_hand()
    assert ("DED-13", "Lulu needs a count of at least 2 to reach F4: pawns never move diagonally") in found
    assert ("DED-24", "that is the card you drew: spring the trap with it, or keep it") in found


def test_ded_31_a_player_who_is_out_is_told_so() -> None:
    assert table(out=0b10).explain("draw", 1) == ("DED-31", "Player 2 has lost their last character and is out")
    assert table().explain("draw", 1) == ("DED-6", "it is not Player 2's turn")


def test_ded_32_after_an_escape_its_clause_is_quoted() -> None:
    match = table(pawns={"Smothers": "K1"})
    match.play("move Smothers 3 out")
    assert match.explain("draw", 0) == ("DED-32", "the match is over")


def test_ded_28_without_trap_cards_the_log_says_that_nothing_is_drawn() -> None:
    match = empty_pile(on_trap(), [])
    match.play("draw")
    said = next(event for event in match.told("spectator") if event["type"] == "draw")
    assert (said["clause"], said["text"]) == ("DED-28", "Player 1 should draw, but no trap cards are left.")


def test_ded_4_the_first_portrait_is_told_by_its_clause() -> None:
    shown = [event["clause"] for event in GAME.new(4, seed=1).told(None) if event["type"] == "shown"]
    assert shown == ["DED-4"]
