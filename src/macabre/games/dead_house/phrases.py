"""Moves in words, moves that one may wish to make, and how a match was won."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations, product
from typing import Any

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.grammar import SPECIALS, kinds_in
from macabre.games.dead_house.state import NONE, PAWNS, State
from macabre.grammar import Move

QUESTIONS = {
    "card": "Which card?",
    "pawn": "Which of your pawns?",
    "player": "Which player?",
    "with": "With which pawn?",
    "replace": "Which pawn is sent home?",
    "parts": "Which pawns go how far?",
}
TYPES = {
    "move": "Move a pawn",
    "back": "Push an opponent's pawn back",
    "split": "Divide a card between two pawns",
    "swap": "Change the places of two pawns",
    "special": "Play a special card",
    "discard": "Discard a card",
}
Names = Sequence[str]


def pawn_name(pawn: int) -> str:
    """A pawn as it is said: people count from 1."""
    return f"pawn {pawn + 1}"


def anybodys_pawn(pawn: Sequence[int], names: Names) -> str:
    """A pawn, with whose it is."""
    return f"{names[pawn[0]]}'s {pawn_name(pawn[1])}"


def _squares(count: int) -> str:
    return "1 square" if count == 1 else f"{count} squares"


def title(board: Track, card: str) -> str:
    """A card's name set off from the sentence, since Miss Me? ends like one."""
    return f"«{board.titles[card]}»"


def _card_name(title: str) -> str:
    return f"Card {title}" if title.lstrip("-").isdecimal() else title


def _by(board: Track, card: str, steps: int) -> str:
    """The card, where its title does not say its count."""
    return "" if board.titles[card].lstrip("-") == str(steps) else f" by {title(board, card)}"


def _say_move(board: Track, move: Move, names: Names) -> str:
    kind = board.cards.index(move["card"])
    steps, back = board.record.forward[kind], board.record.backward[kind]
    way = f"{_squares(steps)} forward" if steps else f"{_squares(back)} back"
    return f"{pawn_name(move['pawn']).capitalize()} goes {way}{_by(board, move['card'], steps or back)}"


def _say_back(board: Track, move: Move, names: Names) -> str:
    steps = board.record.pushes[board.cards.index(move["card"])]
    pawn = anybodys_pawn([move["player"], move["pawn"]], names)
    return f"{pawn} goes {_squares(steps)} back{_by(board, move['card'], steps)}"


def _say_split(board: Track, move: Move, names: Names) -> str:
    (first, part), (second, rest) = move["parts"]
    return f"{pawn_name(first).capitalize()} goes {_squares(part)} forward, then {pawn_name(second)} goes {rest}"


def _say_swap(board: Track, move: Move, names: Names) -> str:
    own, other = pawn_name(move["pawn"]).capitalize(), anybodys_pawn(move["with"], names)
    return f"{own} and {other} change places by {title(board, move['card'])}"


def _say_special(board: Track, move: Move, names: Names) -> str:
    if move["card"] == "steal":
        return f"Steal: swap hands with {names[move['player']]}"
    if move["card"] == "reanimate":
        return "Reanimate: all cards are shuffled and dealt anew"
    return f"Possession: {pawn_name(move['pawn'])} takes the place of {anybodys_pawn(move['replace'], names)}"


PHRASES: dict[str, Callable[[Track, Move, Names], str]] = {
    "move": _say_move,
    "back": _say_back,
    "split": _say_split,
    "swap": _say_swap,
    "special": _say_special,
    "discard": lambda board, move, names: f"Discard {title(board, move['card'])}",
}


def say_part(board: Track, field: str, value: Any, names: Names) -> str:
    """A type of move, a card, a pawn or a player, to be chosen by itself."""
    if field == "type":
        return TYPES[value]
    if field == "card":
        return _card_name(board.titles.get(value, value.capitalize()))
    if field == "pawn":
        return pawn_name(value).capitalize()
    if field in ("with", "replace"):
        return anybodys_pawn(value, names)
    return names[value] if field == "player" else ""


# --- what one may wish


def wish(board: Track, s: State, seat: int) -> list[Move]:
    """All that the cards in hand can do with any pawn, and the special cards."""
    return [*_wish_cards(board, s, seat), *_wish_specials(s, seat)]


def _wish_cards(board: Track, s: State, seat: int) -> Iterator[Move]:
    for card in dict.fromkeys(kinds_in(board, s.hand[seat])):
        kind = board.cards.index(card)
        yield from ({"type": "move", "card": card, "pawn": pawn} for pawn in range(PAWNS))
        if board.record.pushes[kind]:
            yield from ({"type": "back", "card": card, "player": q, "pawn": pawn} for q, pawn in _others(s, seat))
        if board.record.divides[kind]:
            yield from _wish_splits(board.record.forward[kind])
        if board.record.swaps[kind]:
            pairs = product(range(PAWNS), product(range(s.seats), range(PAWNS)))
            yield from ({"type": "swap", "card": card, "pawn": pawn, "with": list(other)} for pawn, other in pairs)
        yield {"type": "discard", "card": card}


def _wish_splits(steps: int) -> Iterator[Move]:
    for (first, second), part in product(permutations(range(PAWNS), 2), range(1, steps)):
        yield {"type": "split", "parts": [[first, part], [second, steps - part]]}


def _wish_specials(s: State, seat: int) -> Iterator[Move]:
    possession, steal, reanimate = SPECIALS
    for pawn, other in product(range(PAWNS), _others(s, seat)):
        yield {"type": "special", "card": possession, "pawn": pawn, "replace": list(other)}
    for other_seat in range(s.seats):
        if other_seat != seat:
            yield {"type": "special", "card": steal, "player": other_seat}
    yield {"type": "special", "card": reanimate}


def _others(s: State, seat: int) -> list[tuple[int, int]]:
    """The opponents' pawns."""
    return [(other, pawn) for other in range(s.seats) if other != seat for pawn in range(PAWNS)]


def enough_pawns(count: int) -> str:
    """The pawns that win (HOU-27, HOU-30)."""
    return {1: "one pawn", 2: "two pawns"}.get(count, "all three pawns")


def judge(board: Track, s: State, names: Names) -> str:
    """Enough pawns in Dead House, or the limit of turns (HOU-27, HOU-4)."""
    pawns = enough_pawns(s.pawns_to_win)
    if s.winner == NONE:
        return f"After {s.turns} turns nobody has brought {pawns} into Dead House."
    return f"{names[s.winner]} was the first to bring {pawns} into Dead House."
