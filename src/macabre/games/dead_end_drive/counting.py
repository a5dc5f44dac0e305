"""What a study counts: cards, characters, spaces, and traps that are entered and sprung."""

from __future__ import annotations

from macabre.games.dead_end_drive.board import OUT, Mansion
from macabre.games.dead_end_drive.cards import pending_trap
from macabre.games.dead_end_drive.state import NONE, State
from macabre.spoken import Thing

HEADINGS = {"pawn": "Character moved", "change": "Portrait"}


def name_word(board: Mansion, field: str, word: str) -> list[Thing]:
    """A word of a move."""
    if field == "to":
        return [_name_space(board, word)]
    return [(HEADINGS.get(field, field.capitalize()), word.replace("-", " "))] if not word.isdecimal() else []


def _name_space(board: Mansion, space: str) -> Thing:
    if space == OUT:
        return "Space", "out of the door"
    trap = board.record.trap_at[board.space_number(space)]
    return ("Trap entered", _title(board, trap - 1)) if trap else ("Space", space)


def name_kill(board: Mansion, before: State, after: State) -> list[Thing]:
    """The trap that a move sprang, and its victim."""
    if before.pending == NONE or before.alive == after.alive:
        return []
    return [("Trap sprung", _title(board, pending_trap(board.record, before))), ("Victim", board.pawns[before.pending])]


def _title(board: Mansion, trap: int) -> str:
    return board.titles[board.traps[trap]]
