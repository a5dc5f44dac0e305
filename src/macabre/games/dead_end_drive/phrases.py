"""Moves in words, moves that one may wish to make, and how a match was won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from macabre.games.dead_end_drive.board import OUT, Mansion
from macabre.games.dead_end_drive.cards import count_of
from macabre.games.dead_end_drive.events import card_name
from macabre.games.dead_end_drive.state import DETECTIVE_CAME, DICE, ESCAPE, LAST_ALIVE, SEATING, State
from macabre.grammar import Move

QUESTIONS = {
    "pawn": "Which character?",
    "die": "By how much?",
    "to": "Where to?",
    "card": "Which card?",
    "change": "Which portrait?",
}
TYPES = {
    "place": "Seat a character",
    "portrait": "Decide on the portrait",
    "move": "Move a character",
    "lose": "Give up a die",
    "play": "Play a trap card",
    "draw": "Draw a trap card",
    "keep": "Keep the card you drew",
    "spring": "Spring the trap with the card you drew",
}


def place_name(board: Mansion, name: str) -> str:
    """A space, with what is there."""
    if name == OUT:
        return "out of the front door"
    space = board.space_number(name)
    trap = board.record.trap_at[space]
    if trap:
        return f"the {board.titles[board.traps[trap - 1]]} trap ({name})"
    return f"the secret passage {name}" if board.record.is_passage[space] else name


def _say_move(board: Mansion, move: Move, names: Sequence[str]) -> str:
    where = place_name(board, move["to"])
    return f"Move {move['pawn']} by {move['die']} {where if move['to'] == OUT else f'to {where}'}"


PHRASES: dict[str, Callable[[Mansion, Move, Sequence[str]], str]] = {
    "place": lambda board, move, names: f"Seat {move['pawn']} on {move['to']}",
    "portrait": lambda board, move, names: f"{'Change' if move['change'] else 'Keep'} the portrait",
    "move": _say_move,
    "lose": lambda board, move, names: f"Give up the {move['die']}",
    "play": lambda board, move, names: f"Play the {card_name(board, move['card'])}: the trap is sprung",
    "draw": lambda board, move, names: TYPES["draw"],
    "keep": lambda board, move, names: TYPES["keep"],
    "spring": lambda board, move, names: TYPES["spring"],
}


def say_part(board: Mansion, field: str, value: Any, names: Sequence[str]) -> str:
    """A type of move, a character, a die, a space or a card, to be chosen by itself."""
    if field == "type":
        return TYPES[value]
    if field == "to":
        where = place_name(board, value)
        return where[0].upper() + where[1:]
    if field == "card":
        return card_name(board, value)
    if field == "change":
        return "A new one" if value else "The same"
    return f"By {value}" if field == "die" else str(value)


# --- what one may wish


def wish(board: Mansion, s: State, seat: int) -> list[Move]:
    """To choose a chair, to bring a character to a trap or out of the house, to use a card, to change the portrait."""
    simple: list[Move] = [{"type": kind} for kind in ("draw", "keep", "spring")]
    portraits: list[Move] = [{"type": "portrait", "change": change} for change in (True, False)]
    return [
        *_wish_chairs(board, s),
        *_wish_moves(board, s),
        *_wish_cards(board, s, seat),
        *portraits,
        *simple,
        *_wish_losses(s),
    ]


def _wish_moves(board: Mansion, s: State) -> Iterator[Move]:
    record = board.record
    traps = [name for space, name in enumerate(board.spaces) if record.trap_at[space]]
    counts = sorted({*s.dice[:DICE], sum(s.dice[:DICE])} - {0})
    for pawn, die, to in product(board.pawns, counts, [*traps, OUT]):
        yield {"type": "move", "pawn": pawn, "die": die, "to": to}


def _wish_chairs(board: Mansion, s: State) -> Iterator[Move]:
    if s.phase == SEATING:
        for pawn, chair in product(board.pawns, board.record.chair):
            yield {"type": "place", "pawn": pawn, "to": board.spaces[chair]}


def _wish_cards(board: Mansion, s: State, seat: int) -> Iterator[Move]:
    for kind in range(board.record.kinds):
        if count_of(s.hand[seat], kind):
            yield {"type": "play", "card": board.kinds[kind]}


def _wish_losses(s: State) -> Iterator[Move]:
    yield from ({"type": "lose", "die": die} for die in sorted(set(s.dice[:DICE]) - {0}))


# --- how it was won


def judge(board: Mansion, s: State, names: Sequence[str]) -> str:
    """One of three ways to inherit, or none (DED-32 to DED-34, DED-38)."""
    if s.ending not in (ESCAPE, LAST_ALIVE, DETECTIVE_CAME):
        return "The turns have run out before anybody could inherit."
    pawn, heir = board.pawns[s.winning_pawn], names[s.winner]
    if s.ending == ESCAPE:
        return f"{pawn}, whose portrait hung on the wall, got out of the front door, and is {heir}'s."
    if s.ending == LAST_ALIVE:
        return f"{pawn} is alive and {heir}'s, and nobody else has a character left."
    return f"The Detective arrived while the portrait of {pawn} hung on the wall, and {pawn} is {heir}'s."
