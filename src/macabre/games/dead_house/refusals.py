"""Why a move is not legal, by its clause, from what the seat sees."""

from __future__ import annotations

from macabre.games.dead_house.board import Track
from macabre.games.dead_house.events import clause_of_steps
from macabre.games.dead_house.grammar import SPECIALS
from macabre.games.dead_house.moves import may_possess
from macabre.games.dead_house.phrases import pawn_name
from macabre.games.dead_house.state import HOME, NO_SWAP, OFF_TRACK, PAWNS, SAFETY, SWAP_NEXT, State
from macabre.games.dead_house.track import is_on_track, move_forward, nearest_ahead, pawns_on_track, room
from macabre.grammar import Move

Refusal = tuple[str, str]


def refuse(board: Track, s: State, seat: int, move: Move) -> Refusal:
    """The clause and a sentence, for a move that is not legal."""
    for other in _players_named(move):
        if other >= s.seats:
            return "HOU-1", f"there is no player {other} here"
    if move["type"] == "special":
        return _refuse_special(board, s, seat, move)
    if move["type"] == "split":
        return _refuse_split(board, s, seat, move)
    kind = board.cards.index(move["card"])
    if not s.hand[seat] & board.record.cards_of[kind]:
        return "HOU-5", f"you have no card {board.titles[move['card']]} in your hand"
    return _REFUSALS[move["type"]](board, s, seat, move, kind)


def _players_named(move: Move) -> list[int]:
    pawns = [move[key] for key in ("with", "replace") if key in move]
    return [pawn[0] for pawn in pawns] + ([move["player"]] if "player" in move else [])


# --- special cards


def _refuse_special(board: Track, s: State, seat: int, move: Move) -> Refusal:
    if not s.special_cards:
        return "HOU-31", "this match is played without special cards"
    if s.special_used:
        return "HOU-22", "you have already played a special card in this turn"
    if not s.specials[seat] >> SPECIALS.index(move["card"]) & 1:
        return "HOU-22", f"you have used {move['card'].capitalize()} already, and each special card works only once"
    if move["card"] == "steal":
        return "HOU-24", "you swap hands with an opponent, not with yourself"
    if not may_possess(board.record, s, s.pawns[seat][move["pawn"]]):
        return _refuse_possessor(board, s, s.pawns[seat][move["pawn"]], f"your {pawn_name(move['pawn'])}")
    return "HOU-23", f"the pawn to be replaced is {_where(s, move['replace'])}, not on the track"


def _refuse_possessor(board: Track, s: State, place: int, pawn: str) -> Refusal:
    """Why a pawn cannot take another's place."""
    if s.possession_with != OFF_TRACK:
        return "HOU-23", f"{pawn} is not at Home Base"
    if place == board.record.house:
        return "HOU-14", f"{pawn} is in Dead House and never moves again"
    return "HOU-29", f"{pawn} is on the track already"


def _where(s: State, pawn: list[int]) -> str:
    place = s.pawns[pawn[0]][pawn[1]]
    return "at Home Base" if place == HOME else "in its safety zone or Dead House"


# --- movement cards


def _refuse_move(board: Track, s: State, seat: int, move: Move, kind: int) -> Refusal:
    return _refuse_steps(board, s, seat, move["pawn"], board.record.forward[kind])


def _refuse_steps(board: Track, s: State, seat: int, pawn: int, steps: int) -> Refusal:
    """Why a pawn cannot go so many steps forward, or (with none) backward."""
    place = s.pawns[seat][pawn]
    if place == board.record.house:
        return "HOU-14", f"your {pawn_name(pawn)} is in Dead House and never moves again"
    if steps == 0:
        return "HOU-18", f"your {pawn_name(pawn)} is at Home Base and cannot move back"
    left = room(board.record, s, seat, pawn)
    return "HOU-14", f"your {pawn_name(pawn)} needs exactly {left} to enter Dead House, and {steps} is too many"


def _refuse_back(board: Track, s: State, seat: int, move: Move, kind: int) -> Refusal:
    if not board.record.pushes[kind]:
        return clause_of_steps(board.record, kind), f"{board.titles[move['card']]} does not push opponents' pawns back"
    if move["player"] == seat:
        return "HOU-16", "you push an opponent's pawn back, not one of your own"
    if s.pawns[move["player"]][move["pawn"]] >= SAFETY:
        return _refuse_safe(board, s.pawns[move["player"]][move["pawn"]])
    return "HOU-16", "that pawn is at Home Base, not on the track"


def _refuse_safe(board: Track, place: int) -> Refusal:
    """Why others leave a pawn alone on its gravestones or behind them."""
    if place == board.record.house:
        return "HOU-14", "that pawn is in Dead House and never moves again"
    return "HOU-13", "a pawn in its safety zone cannot be moved by others"


def _refuse_split(board: Track, s: State, seat: int, move: Move) -> Refusal:
    (first, part), (second, rest) = move["parts"]
    kind = board.dividing(part + rest)
    if kind is None:
        return "HOU-17", f"there is no card of {part + rest} that can be divided"
    if not s.hand[seat] & board.record.cards_of[kind]:
        return "HOU-5", f"you have no card {board.titles[board.cards[kind]]} in your hand"
    if first == second:
        return "HOU-17", "divide the card between two different pawns"
    if not part or not rest:
        return "HOU-17", "each of the two pawns must move at least 1"
    if part > room(board.record, s, seat, first):
        return _as_split("first", _refuse_steps(board, s, seat, first, part))
    after = State.read(bytes(s))
    move_forward(board.record, after, seat, first, part)
    return _as_split("second", _refuse_steps(board, after, seat, second, rest))


def _as_split(which: str, refusal: Refusal) -> Refusal:
    return "HOU-17", f"both pawns must be able to move, and the {which} cannot: {refusal[1]}"


def _refuse_swap(board: Track, s: State, seat: int, move: Move, kind: int) -> Refusal:
    how = board.record.swaps[kind]
    clause = "HOU-20" if how == SWAP_NEXT else "HOU-19"
    other, pawn = move["with"]
    if how == NO_SWAP:
        return clause_of_steps(board.record, kind), f"{board.titles[move['card']]} does not swap pawns"
    if not is_on_track(s.pawns[seat][move["pawn"]]):
        return "HOU-21", f"your {pawn_name(move['pawn'])} is {_where(s, [seat, move['pawn']])}, not on the track"
    if other != seat and s.pawns[other][pawn] >= SAFETY:
        return _refuse_safe(board, s.pawns[other][pawn])
    if not is_on_track(s.pawns[other][pawn]):
        return "HOU-21", f"the other pawn is {_where(s, [other, pawn])}, not on the track"
    if [other, pawn] == [seat, move["pawn"]]:
        return clause, "a pawn swaps places with another one, not with itself"
    nearest = nearest_ahead(board.record, s, pawns_on_track(s), s.pawns[seat][move["pawn"]])
    return clause, f"it swaps with the nearest pawn ahead: {pawn_name(nearest % PAWNS)} of player {nearest // PAWNS}"


def _refuse_discard(board: Track, s: State, seat: int, move: Move, kind: int) -> Refusal:
    return "HOU-8", "you must use a card if you can, and one of yours can be used"


_REFUSALS = {"move": _refuse_move, "back": _refuse_back, "swap": _refuse_swap, "discard": _refuse_discard}
