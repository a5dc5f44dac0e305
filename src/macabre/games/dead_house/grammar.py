"""How moves and places of Dead House are written."""

from __future__ import annotations

from typing import Any

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.bundles import count
from macabre.games.dead_house.outside import PawnPlace, Special
from macabre.games.dead_house.state import HOME, PAWNS, SAFETY, SEATS
from macabre.grammar import Grammar, Misfit, Move, Word, is_number, no_choice, number_word, unlike

SPECIALS: tuple[Special, ...] = ("possession", "steal", "reanimate")
MOST_STEPS = 99


def kinds_in(board: Track, bundle: int) -> list[str]:
    """The names of a bundle's cards."""
    kinds = range(board.record.kinds)
    return [board.cards[kind] for kind in kinds for _ in range(count(board.record, bundle, kind))]


def place_of(board: Track, place: int) -> PawnPlace:
    """Where a pawn stands, as views say it."""
    if place == HOME:
        return "home"
    if place < SAFETY:
        return {"track": place}
    return "house" if place == board.record.house else {"safety": place - SAFETY}


# --- the words of moves


def _check_card(board: Track, value: Any) -> str:
    if value not in board.cards:
        raise no_choice(board.cards, value)
    return str(value)


def _check_special(board: Track, value: Any) -> str:
    if value not in SPECIALS:
        raise no_choice(SPECIALS, value)
    return str(value)


def _read_pair(text: str) -> list[int]:
    parts = text.split(":")
    if len(parts) != 2 or not all(part.isdecimal() for part in parts):
        raise unlike("2:1", text)
    return [int(part) for part in parts]


def _write_pair(pair: list[int]) -> str:
    return f"{pair[0]}:{pair[1]}"


def _pair_of(value: Any, first: int, second: int, form: str) -> list[int]:
    """Two numbers, each from 0 up to a limit."""
    if not isinstance(value, list | tuple) or len(value) != 2 or not all(is_number(number) for number in value):
        raise unlike(form, value)
    if not (0 <= value[0] <= first and 0 <= value[1] <= second):
        raise Misfit.because("misfit-pair", form=form, first=first, second=second, given=repr(value))
    return [int(number) for number in value]


def _check_any_pawn(board: Track, value: Any) -> list[int]:
    return _pair_of(value, SEATS - 1, PAWNS - 1, "[player, pawn]")


def _check_parts(board: Track, value: Any) -> list[list[int]]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise unlike("[[0, 3], [1, 4]]", value)
    return [_pair_of(part, PAWNS - 1, MOST_STEPS, "[pawn, steps]") for part in value]


def _write_parts(parts: list[list[int]]) -> str:
    return "/".join(_write_pair(part) for part in parts)


def _read_parts(text: str) -> list[list[int]]:
    return [_read_pair(part) for part in text.split("/")]


CARD = Word(str, str, _check_card)
SPECIAL = Word(str, str, _check_special)
SEAT = number_word(0, SEATS - 1)
PAWN = number_word(0, PAWNS - 1)
ANY_PAWN = Word(_write_pair, _read_pair, _check_any_pawn)
TWO_PARTS = Word(_write_parts, _read_parts, _check_parts)


def optional(word: Word) -> Word:
    """The same field, which may be missing."""
    return Word(word.write, word.read, word.check, optional=True)


class HouseGrammar(Grammar):
    """A special card has fields of its own: `special possession 0 1:2`, `special steal 1`, `special reanimate`."""

    specials = Grammar({"possession": {"pawn": PAWN, "replace": ANY_PAWN}, "steal": {"player": SEAT}, "reanimate": {}})

    def write(self, move: Move) -> str:
        if move["type"] != "special":
            return super().write(move)
        return f"special {self.specials.write({**move, 'type': move['card']})}"

    def read(self, text: str) -> Move:
        kind, _, rest = text.strip().partition(" ")
        if kind != "special" or rest.split()[:1] == []:
            return super().read(text)
        return _as_special(self.specials.read(rest))

    def check(self, board: Any, move: Any) -> Move:
        if not isinstance(move, dict) or move.get("type") != "special" or move.get("card") not in SPECIALS:
            return super().check(board, move)
        fields = {name: value for name, value in move.items() if name not in ("type", "card")}
        return _as_special(self.specials.check(board, {"type": move["card"], **fields}))


def _as_special(move: Move) -> Move:
    """The move of a special card, whose name stood in place of the type."""
    fields = {name: value for name, value in move.items() if name != "type"}
    return {"type": "special", "card": move["type"], **fields}


MOVES = HouseGrammar(
    {
        "move": {"card": CARD, "pawn": PAWN},
        "back": {"card": CARD, "player": SEAT, "pawn": PAWN},
        "split": {"parts": TWO_PARTS},
        "swap": {"card": CARD, "pawn": PAWN, "with": ANY_PAWN},
        "special": {
            "card": SPECIAL,
            "pawn": optional(PAWN),
            "replace": optional(ANY_PAWN),
            "player": optional(SEAT),
        },
        "discard": {"card": CARD},
    }
)
CHANCES = Grammar(
    {
        "start": {"player": SEAT},
        "deal": {"player": SEAT, "card": CARD},
        "draw": {"player": SEAT, "card": CARD},
    }
)
