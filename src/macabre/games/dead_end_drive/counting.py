"""What a study counts: cards, characters, spaces, and traps that are entered and sprung."""

from __future__ import annotations

from macabre.games.dead_end_drive.board import OUT, Mansion
from macabre.games.dead_end_drive.cards import pending_trap
from macabre.games.dead_end_drive.grammar import CHANGE, write_card
from macabre.games.dead_end_drive.state import NONE, State
from macabre.games.dead_end_drive.words import say, say_card, say_pawn, say_trap
from macabre.language.saying import Argument
from macabre.spoken import Thing

HEADINGS = {"pawn": "Character moved", "change": "Portrait"}
OUTSIDE = "out of the door"


def name_word(board: Mansion, field: str, word: str) -> list[Thing]:
    """A word of a move."""
    if field == "to":
        return [_name_space(board, word)]
    return [(HEADINGS.get(field, field.capitalize()), word.replace("-", " "))] if not word.isdecimal() else []


def _name_space(board: Mansion, space: str) -> Thing:
    if space == OUT:
        return "Space", OUTSIDE
    trap = board.record.trap_at[board.space_number(space)]
    return ("Trap entered", _title(board, trap - 1)) if trap else ("Space", space)


def name_kill(board: Mansion, before: State, after: State) -> list[Thing]:
    """The trap that a move sprang, and its victim."""
    if before.pending == NONE or before.alive == after.alive:
        return []
    return [("Trap sprung", _title(board, pending_trap(board.record, before))), ("Victim", board.pawns[before.pending])]


def say_thing(board: Mansion, heading: str, name: str) -> Argument:
    """What was counted, for readers."""
    if heading == "Card":
        return say_card(board, next(card for card in board.kinds if write_card(card).replace("-", " ") == name))
    if heading == "Portrait":
        return say("part-change", change=name == CHANGE)
    if heading == "Space":
        return say("part-to", place=OUT) if name == OUTSIDE else name
    return _say_trap(board, name) if heading.startswith("Trap") else say_pawn(name)


def _say_trap(board: Mansion, title: str) -> Argument:
    return say_trap(board, next(trap for trap in board.traps if board.titles[trap] == title))


def _title(board: Mansion, trap: int) -> str:
    return board.titles[board.traps[trap]]
