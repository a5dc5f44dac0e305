"""What the mansion says can be said in any language, and of any mansion."""

from macabre.data import Source
from macabre.games.dead_end_drive.board import Mansion
from macabre.games.dead_end_drive.tests.table import BOARD, GAME, SMALL, WILD, on_trap, table, trap
from macabre.games.dead_end_drive.words import say_card, say_furniture, say_pawn, say_trap, say_trap_word
from macabre.language import Speech, english


def test_whatever_the_usual_mansion_names_can_be_translated():
    names = [
        *map(say_pawn, BOARD.pawns),
        *(say_trap(BOARD, name) for name in BOARD.traps),
        *map(say_trap_word, BOARD.traps),
        *map(say_furniture, BOARD.source.table["furniture"].values()),
    ]
    assert all(english(named.saying) == named.own for named in names)


def test_a_mansion_of_ones_own_has_names_of_its_own():
    board = Mansion(Source(SMALL))
    assert [english(say_trap(board, name)) for name in board.traps] == ["Pit", "Axe"]
    assert english(say_card(board, trap("pit", "axe"))) == "Pit and Axe card"
    assert english(say_pawn("Old Luke")) == "Old Luke"


def said_to(match, seat, kind):
    told = match.told_in(Speech(names=["Anna", "Ben", "Cleo", "Dora"], me=seat), "spectator")
    return next(event["text"] for event in told if event["type"] == kind)


def test_readers_are_told_of_themselves_as_you():
    match = on_trap(hands={0: [WILD]})
    match.play("play wild")
    assert said_to(match, 0, "play") == "You play a Wild card: the trap is sprung!"
    assert said_to(match, 1, "play") == "Anna plays a Wild card: the trap is sprung!"
    assert said_to(match, 0, "knocked-off") == "Lulu is knocked off: one of Ben's."
    assert said_to(match, 1, "knocked-off") == "Lulu, one of yours, is knocked off."


def test_the_end_is_told_to_the_heir_as_you():
    match = table(pawns={"Smothers": "K1"})
    match.play("move Smothers 3 out")
    assert said_to(match, match.winners[0], "over") == "Smothers has left the house: you inherit."
    assert said_to(match, None, "over") == "Smothers has left the house: Anna inherits."


def test_whatever_can_be_chosen_has_words():
    notation, match = GAME.rules.notation, table(pawns={"Smothers": "K1"})
    said = {
        (field, english(notation.part(BOARD, field, value)))
        for move in match.legal_moves()
        for field, value in move.items()
    }
    assert {
        ("type", "Move a character"),
        ("to", "Out of the front door"),
        ("die", "With the 3"),
        ("pawn", "Lulu"),
    } <= said
    assert english(notation.part(BOARD, "to", "B15")) == "The Stairs trap (B15)"
    assert english(notation.part(BOARD, "change", True)) == "A new one"
