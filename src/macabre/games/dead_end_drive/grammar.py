"""How moves are written: `move Madame-Astra 4 K12`, `play stairs+statue`, `portrait change`."""

from __future__ import annotations

from typing import Any

from macabre.games.dead_end_drive.board import OUT, Mansion, copy_of, plain_name
from macabre.games.dead_end_drive.outside import Card
from macabre.games.dead_end_drive.state import COUNTS, DICE, SEATS, SIDES
from macabre.grammar import Grammar, Misfit, Word, is_number, no_choice, number_word, unlike

CHANGE, LEAVE = "change", "keep"
EXAMPLE = """{"kind": "trap", "traps": ["stairs"]}"""
WITHOUT_TRAPS: dict[str, Card] = {"wild": {"kind": "wild"}, "detective": {"kind": "detective"}}


def _check_pawn(board: Mansion, value: Any) -> str:
    for name in board.pawns:
        if isinstance(value, str) and plain_name(value) == plain_name(name):
            return name
    raise no_choice(board.pawns, value)


def _check_space(board: Mansion, value: Any) -> str:
    if isinstance(value, str) and value.upper() in board.spaces:
        return value.upper()
    raise Misfit.because("misfit-range", first=board.spaces[0], last=board.spaces[-1], given=repr(value))


def _check_target(board: Mansion, value: Any) -> str:
    return OUT if isinstance(value, str) and value.lower() == OUT else _check_space(board, value)


def write_card(card: Card) -> str:
    """A card as one word."""
    return "+".join(card["traps"]) if card["kind"] == "trap" else str(card["kind"])


def _read_card(text: str) -> Card:
    if text in WITHOUT_TRAPS:
        return WITHOUT_TRAPS[text].copy()
    return {"kind": "trap", "traps": text.split("+")}


def _check_card(board: Mansion, value: Any) -> Card:
    if not isinstance(value, dict) or not set(value) <= {"kind", "traps"} or "kind" not in value:
        raise unlike(EXAMPLE, value)
    traps = value.get("traps")
    if value["kind"] == "trap" and isinstance(traps, list) and len(set(map(str, traps))) == len(traps):
        value = {"kind": "trap", "traps": [trap for trap in board.traps if trap in traps]}
        value["traps"] += [trap for trap in traps if trap not in board.traps]
    for card in (WITHOUT_TRAPS["detective"], *board.kinds):
        if card == value:
            return copy_of(card)
    raise Misfit.because("misfit-deck", card=repr(value))


def _read_change(text: str) -> bool:
    if text not in (CHANGE, LEAVE):
        raise no_choice((CHANGE, LEAVE), text)
    return text == CHANGE


def _check_change(board: Mansion, value: Any) -> bool:
    if not isinstance(value, bool):
        raise no_choice(("True", "False"), value)
    return value


def _read_dice(text: str) -> list[int]:
    if not all(number.isdecimal() for number in text.split("+")):
        raise unlike("3+4", text)
    return [int(number) for number in text.split("+")]


def _check_dice(board: Mansion, value: Any) -> list[int]:
    if not isinstance(value, list) or len(value) != DICE or not all(is_number(n) and 1 <= n <= SIDES for n in value):
        raise unlike("[3, 4]", value)
    return list(value)


PAWN = Word(lambda name: name.replace(" ", "-"), str, _check_pawn)
SPACE = Word(str, str, _check_space)
TARGET = Word(str, str, _check_target)
CARD = Word(write_card, _read_card, _check_card)
TO_CHANGE = Word(lambda value: CHANGE if value else LEAVE, _read_change, _check_change)
ROLLED = Word(lambda dice: "+".join(map(str, dice)), _read_dice, _check_dice)
SEAT = number_word(0, SEATS - 1)

MOVES = Grammar(
    {
        "place": {"pawn": PAWN, "to": SPACE},
        "portrait": {"change": TO_CHANGE},
        "move": {"pawn": PAWN, "die": number_word(1, COUNTS), "to": TARGET},
        "lose": {"die": number_word(1, SIDES)},
        "play": {"card": CARD},
        "draw": {},
        "keep": {},
        "spring": {},
    }
)

CHANCES = Grammar(
    {
        "place": {"pawn": PAWN, "to": SPACE},
        "deal": {"player": SEAT, "character": PAWN},
        "start": {"player": SEAT, "dice": ROLLED},
        "portrait": {"name": PAWN},
        "roll": {"player": SEAT, "dice": ROLLED},
        "draw": {"player": SEAT, "card": CARD},
        "secret": {"player": SEAT, "character": PAWN},
    }
)
